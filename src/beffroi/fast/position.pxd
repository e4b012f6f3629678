cimport cython
from beffroi cimport fast
from beffroi.fast cimport memory
from beffroi.fast.dice cimport Dice

cdef class Position:
    cdef readonly int seats, move_count, rollout_length, tree_depth, simulations
    cdef readonly double prior_weight
    cdef int moves[4096]
    cdef void* memory
    cdef size_t size
    cdef Position start
    cdef int asked(self) noexcept nogil
    cdef int held(self) noexcept nogil
    cdef int list_moves(self) noexcept nogil
    cdef bint is_legal(self, int move) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    cdef int chance(self, Dice dice) noexcept nogil
    cdef int random_move(self, Dice dice) noexcept nogil
    cdef int rollout_move(self, Dice dice) noexcept nogil
    cdef double share(self, int seat) noexcept nogil
    cdef double estimate(self, int seat) noexcept nogil
    cdef double value(self, int seat) noexcept nogil
    @cython.locals(asked=cython.int)
    cdef void rollout(self, Dice dice, int decisions) noexcept nogil
    @cython.locals(decisions=cython.int, asked=cython.int)
    cdef int play_out(self, Dice dice) noexcept nogil
    cdef void restart(self) noexcept nogil
    cdef void look_at(self, void* board) noexcept nogil
    cdef void observe(self, int seat, unsigned char* planes, int* numbers) noexcept nogil

cpdef int asked_of(Position position)
cpdef bint is_over(Position position)
cpdef list moves_of(Position position)
cpdef bint is_legal(Position position, int move)
cpdef void step(Position position, int move)
cpdef int chance(Position position, Dice dice)
cpdef void restart(Position position)
@cython.locals(copied=Position)
cpdef Position copy_of(Position position)
cpdef int random_move(Position position, Dice dice)
cpdef int rollout_move(Position position, Dice dice)
cpdef double share_of(Position position, int seat)
cpdef double value_of(Position position, int seat)
cpdef int play_out(Position position, Dice dice)
@cython.locals(decisions=cython.longlong)
cpdef long long play_outs(Position position, Dice dice, int games)
