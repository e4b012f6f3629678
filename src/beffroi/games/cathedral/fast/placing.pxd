cimport cython
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.games.cathedral.fast.board cimport CBoard

cdef Bits CITY
cdef int CHURCH_HAND, TURN_SIZE, SET_SIZE, KIND_SIZE, MOST_CELLS, PLACES
cdef int TURN_COUNT[3]
cdef int TURN_KIND[96]
cdef int TURN_SET[96]
cdef int CELL_COUNT[96]
cdef int CELLS[768]
cdef int NARROWINGS[3]
cdef int EARLIER[192]
cdef int SHIFT[192]
cdef int MOVE[12288]
cdef int MOVE_TURN[2474]
cdef int MOVE_PLACE[2474]

cdef Bits free(CBoard* b, int seat) noexcept nogil
@cython.locals(squares=Bits, at=cython.int, number=cython.int)
cdef void find_places(CBoard* b, int hand, int seat) noexcept nogil
@cython.locals(at=cython.int, area=Bits)
cdef Bits places(CBoard* b, int hand, int turn) noexcept nogil
@cython.locals(count=cython.int, turn=cython.int, area=Bits)
cdef int list_places(CBoard* b, int hand, int seat, int* moves) noexcept nogil
@cython.locals(total=cython.int, turn=cython.int)
cdef int count_places(CBoard* b, int hand, int seat) noexcept nogil
@cython.locals(turn=cython.int)
cdef int nth_place(CBoard* b, int hand, int number) noexcept nogil
cdef int kind_of(int hand, int move) noexcept nogil
@cython.locals(at=cython.int, cell=cython.int, reference=Bits, area=Bits)
cdef Bits squares_of(int hand, int move) noexcept nogil
@cython.locals(squares=Bits, fits=Bits, turn=cython.int, at=cython.int, cell=cython.int)
cdef int can_build(CBoard* b, int seat) noexcept nogil
