cimport cython
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.fast cimport flat
from beffroi.games.cathedral.fast cimport rules
from beffroi.games.cathedral.fast.board cimport CBoard

cdef int CITY_SIDE, CITY_ROW, SQUARES, KIND_COUNT, OF_BUILDINGS, STOCK

@cython.locals(side=cython.int, number=cython.int, at=cython.int)
cdef void observe(CBoard* b, int seat, unsigned char* planes, int* numbers) noexcept nogil
@cython.locals(number=cython.int)
cdef void show_sets(CBoard* b, int seat, unsigned char* planes) noexcept nogil
@cython.locals(row=cython.int)
cdef void show(unsigned char* planes, int plane, Bits area) noexcept nogil
cdef void mark(unsigned char* planes, int at, Bits area) noexcept nogil
cdef void show_building(unsigned char* planes, Bits area, int kind) noexcept nogil
cdef int square_of(int place) noexcept nogil
@cython.locals(kind=cython.int)
cdef void count_up(CBoard* b, int seat, int* numbers) noexcept nogil
