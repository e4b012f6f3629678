cimport cython
from libc cimport math
from beffroi.fast.dice cimport Dice
from beffroi.games.cardinal.fast cimport count, rules, town
from beffroi.games.cardinal.fast.board cimport CBoard

cdef int LOOKS, LONG, LARGE_MARGIN
cdef double MARGIN, PROMISE, ROOM
cdef double SLOPE_FIRST[5]
cdef double SLOPE_LAST[5]

@cython.locals(rival=cython.int, other=cython.int, margin=cython.int)
cdef double value(CBoard* b, int seat, int* moves) noexcept nogil
@cython.locals(slope=cython.double, own=cython.double, total=cython.double, other=cython.int)
cdef double expected(CBoard* b, int seat, int* moves) noexcept nogil
cdef double progress(CBoard* b) noexcept nogil
cdef double standing(CBoard* b, int seat, int* moves) noexcept nogil
@cython.locals(following=cython.int)
cdef int next_builder(CBoard* b) noexcept nogil
@cython.locals(listed=cython.int, best=cython.int, number=cython.int)
cdef double prospects(CBoard* b, int seat, int* moves) noexcept nogil
@cython.locals(listed=cython.int, best=cython.int, most=cython.int, move=cython.int, found=cython.int)
cdef int rollout_move(CBoard* b, int* moves, Dice dice) noexcept nogil
@cython.locals(square=cython.int, step=cython.int, found=cython.int)
cdef int touched_by(CBoard* b, int move) noexcept nogil
cdef int built_around(CBoard* b, int square) noexcept nogil
cdef int is_building(CBoard* b, int square) noexcept nogil
