cimport cython
from beffroi.core cimport bits
from beffroi.fast cimport Dice
from beffroi.games.flandern cimport fast_cities
from beffroi.games.flandern cimport fast_hands as hands
from beffroi.games.flandern cimport fast_question as question
from beffroi.games.flandern cimport fast_rounds as rounds
from beffroi.games.flandern.fast_taste cimport FastTaste

cdef class FastFlandern(FastTaste):
    cdef FastFlandern origin

    cdef void restart(self) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    @cython.locals(card=cython.int)
    cdef int toss(self, Dice dice) noexcept nogil
