cimport cython
from beffroi.fast.dice cimport Dice
from beffroi.fast.position cimport Position
from beffroi.games.flandern.fast cimport board, cities, gains, hands, observe, policy, question, rules, setup
from beffroi.games.flandern.fast.board cimport CBoard

cdef class FlandernPosition(Position):
    cdef CBoard* board

    cdef int asked(self) noexcept nogil
    cdef int held(self) noexcept nogil
    cdef int list_moves(self) noexcept nogil
    cdef bint is_legal(self, int move) noexcept nogil
    cdef int random_move(self, Dice dice) noexcept nogil
    cdef int rollout_move(self, Dice dice) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    cdef int chance(self, Dice dice) noexcept nogil
    cdef double share(self, int seat) noexcept nogil
    cdef double value(self, int seat) noexcept nogil
    cpdef double gain(self, int seat, int move)
    cdef void look_at(self, void* looked_at) noexcept nogil
    cdef void observe(self, int seat, unsigned char* planes, int* numbers) noexcept nogil
