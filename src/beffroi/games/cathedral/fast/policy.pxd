cimport cython
from libc cimport math
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.fast.dice cimport Dice
from beffroi.games.cathedral.fast cimport enclosure, placing, rules
from beffroi.games.cathedral.fast.board cimport CBoard

cdef Bits EDGE
cdef double LAND, NEARLY, TURN, PREY, STUCK, SLOPE_FIRST, SLOPE_LAST, BIAS, MARGIN, CALM
cdef int LONG, ALL_PLACED, LOOKS, LARGE, TOUCHING, INSIDE, MERCY

@cython.locals(margin=cython.double)
cdef double value(CBoard* b, int seat) noexcept nogil
cdef double blended(double victory, double margin) noexcept nogil
@cython.locals(passed=cython.double, slope=cython.double, bias=cython.double, light=cython.double)
cdef double expected(CBoard* b, int seat) noexcept nogil
cdef double progress(CBoard* b) noexcept nogil
@cython.locals(left=cython.int, land=cython.int, weight=cython.double)
cdef double standing(CBoard* b, int seat) noexcept nogil
@cython.locals(squares=cython.int, fitting=cython.int, turn=cython.int, kind=cython.int)
cdef int stuck(CBoard* b, int seat) noexcept nogil
@cython.locals(taken=Bits, left=Bits, part=Bits, largest=cython.int, kept=cython.double, total=cython.double, found=cython.double)
cdef double prospects(CBoard* b, int seat) noexcept nogil
@cython.locals(own=Bits)
cdef Bits apart(CBoard* b, int seat) noexcept nogil
@cython.locals(other=cython.int, prey=cython.int, found=cython.int, number=cython.int)
cdef double prospect(CBoard* b, int seat, Bits part, Bits taken) noexcept nogil
@cython.locals(hand=cython.int, count=cython.int, best=cython.int, most=cython.int, move=cython.int, found=cython.int)
cdef int rollout_move(CBoard* b, Dice dice) noexcept nogil
@cython.locals(area=Bits, own=Bits, around=Bits, merit=cython.int)
cdef int glance(CBoard* b, int move) noexcept nogil
