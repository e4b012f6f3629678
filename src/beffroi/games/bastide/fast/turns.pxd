cimport cython
from beffroi.games.bastide.fast cimport numbers, question, score, town
from beffroi.games.bastide.fast.board cimport CBoard

cdef int LAST_TURN, FULL_HAND

@cython.locals(seat=cython.int)
cdef int nth_player(CBoard* b, int number) noexcept nogil
cdef void begin(CBoard* b, int seat) noexcept nogil
cdef void take(CBoard* b, int tile) noexcept nogil
@cython.locals(seat=cython.int)
cdef void prepare(CBoard* b) noexcept nogil
cdef void close_turn(CBoard* b) noexcept nogil
cdef void finish(CBoard* b, int sign) noexcept nogil
cdef void draw_again(CBoard* b) noexcept nogil
