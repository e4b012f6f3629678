cimport cython
from beffroi.fast cimport flat
from beffroi.games.cardinal.fast cimport rules, town
from beffroi.games.cardinal.fast.board cimport CBoard

cdef int SEATS, FORM_COUNT, NOTHING, STOCK, OWN, MARKERS, LEFT

@cython.locals(number=cython.int, colour=cython.int, form=cython.int)
cdef void observe(CBoard* b, int seat, unsigned char* planes, int* numbers) noexcept nogil
cdef int clockwise(CBoard* b, int seat, int other) noexcept nogil
@cython.locals(other=cython.int, colour=cython.int, at=cython.int)
cdef void show_seat(CBoard* b, int seat, int number, int* numbers) noexcept nogil
