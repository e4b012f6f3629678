cimport cython
from beffroi.core cimport bits
from beffroi.fast.dice cimport Dice
from beffroi.games.flandern.fast cimport cities, hands, preparation, question, rounds
from beffroi.games.flandern.fast.board cimport CBoard

cdef void play(CBoard* b, int move) noexcept nogil
@cython.locals(card=cython.int)
cdef int chance(CBoard* b, Dice dice) noexcept nogil
