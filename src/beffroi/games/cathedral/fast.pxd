cimport cython
from libc cimport math
from beffroi cimport fast
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.fast cimport Dice
from beffroi.games.cathedral cimport fast_city as city
from beffroi.games.cathedral.fast_city cimport FastCity

cdef Bits EDGE
cdef double LAND, HOPE, TURN_TO_HOPE, PREY, STUCK, MARGIN, CALM
cdef int ALL_PLACED, LOOKS, LARGE, TOUCHING, INSIDE, MERCY

cdef class FastCathedral(FastCity):
    @cython.locals(margin=cython.double)
    cdef double worth(self, int seat) noexcept nogil
    cdef double hope(self, int seat) noexcept nogil
    cdef double contentment(self, double victory, double margin) noexcept nogil
    @cython.locals(left=cython.int, land=cython.int, hope=cython.double)
    cdef double standing(self, int seat) noexcept nogil
    @cython.locals(squares=cython.int, fitting=cython.int, turn=cython.int, kind=cython.int)
    cdef int stuck(self, int seat) noexcept nogil
    @cython.locals(taken=Bits, left=Bits, part=Bits, largest=cython.int, kept=cython.double, hope=cython.double, promise=cython.double)
    cdef double hopes(self, int seat) noexcept nogil
    @cython.locals(own=Bits)
    cdef Bits apart(self, int seat) noexcept nogil
    @cython.locals(other=cython.int, prey=cython.int, found=cython.int, number=cython.int)
    cdef double promise(self, int seat, Bits part, Bits taken) noexcept nogil
    @cython.locals(count=cython.int, best=cython.int, most=cython.int, move=cython.int, found=cython.int)
    cdef int fancy(self, Dice dice) noexcept nogil
    @cython.locals(area=Bits, own=Bits, around=Bits, merit=cython.int)
    cdef int glance(self, int move) noexcept nogil
