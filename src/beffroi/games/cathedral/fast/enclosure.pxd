cimport cython
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.games.cathedral.fast cimport placing
from beffroi.games.cathedral.fast.board cimport CBoard

cdef int WAITING, STANDING, CAPTURED, ROW, HALF, NUMBERS
cdef int SIZES[16]

@cython.locals(near=Bits, region=Bits, outside=cython.int, number=cython.int)
cdef void enclose(CBoard* b, Bits building) noexcept nogil
@cython.locals(left=Bits, region=Bits)
cdef int divide(CBoard* b) noexcept nogil
@cython.locals(near=Bits, touched=cython.int, number=cython.int)
cdef Bits cut_off(CBoard* b, Bits building) noexcept nogil
@cython.locals(outside=cython.int, size=cython.int, lost=cython.int, number=cython.int, region=Bits)
cdef int outside_of(CBoard* b, Bits near) noexcept nogil
cdef bint is_held(CBoard* b, Bits region) noexcept nogil
cdef bint is_single(CBoard* b, Bits region, Bits near) noexcept nogil
@cython.locals(wide=Bits)
cdef Bits grown(Bits area) noexcept nogil
@cython.locals(reached=Bits, wider=Bits)
cdef Bits region_around(Bits start, Bits area) noexcept nogil
@cython.locals(other=cython.int, count=cython.int, number=cython.int)
cdef int count_foreign(CBoard* b, Bits region) noexcept nogil
@cython.locals(other=cython.int, number=cython.int)
cdef Bits foreign_in(CBoard* b, Bits region) noexcept nogil
cdef void claim(CBoard* b, Bits region) noexcept nogil
@cython.locals(place=cython.int)
cdef void remember(CBoard* b, Bits building) noexcept nogil
@cython.locals(number=cython.int)
cdef void forget_first(CBoard* b) noexcept nogil
@cython.locals(building=Bits, region=Bits)
cdef void capture(CBoard* b) noexcept nogil
@cython.locals(owner=cython.int, number=cython.int, kind=cython.int, last=cython.int, later=cython.int)
cdef void give_back(CBoard* b, Bits building) noexcept nogil
