cimport cython
from beffroi.fast.dice cimport Dice
from beffroi.fast.position cimport Position
from beffroi.games.bastide.fast cimport board, observe, policy, question, rules, score, setup
from beffroi.games.bastide.fast.board cimport CBoard

cdef class BastidePosition(Position):
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
    cdef void look_at(self, void* looked_at) noexcept nogil
    cdef void observe(self, int seat, unsigned char* planes, int* numbers) noexcept nogil
    @cython.locals(b="CBoard*")
    cpdef object outlook(self)
