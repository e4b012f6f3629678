cimport cython
from libc cimport math
from beffroi.core cimport bits
from beffroi.fast cimport Dice
from beffroi.games.flandern cimport fast_cities
from beffroi.games.flandern cimport fast_hands as hands
from beffroi.games.flandern cimport fast_question as question
from beffroi.games.flandern.fast_preparation cimport FastPreparation

cdef double CALM_POINTS, RESTLESS_POINTS, INFLUENCE_CARD, PER_CARD, PER_CARD_BACK, OWN_QUARTER, LOST_TURN, LOSS
cdef int WORKS_TRIED, CARDS_TRIED, WORKS_A_CARD, SELDOM

cdef class FastTaste(FastPreparation):
    cdef double sums[4]
    cdef double chances[4]
    cdef double stakes[8]
    cdef int is_judged, known, best_move
    cdef double best_gain

    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(total=cython.double, calm=cython.double, seat=cython.int)
    cdef void judge_seats(self) noexcept nogil
    @cython.locals(chance=cython.double, other=cython.int, lead=cython.double)
    cdef double chance_of(self, int seat, double calm) noexcept nogil
    @cython.locals(seat=cython.int, city=cython.int)
    cdef void add_up(self) noexcept nogil
    cdef int fancy(self, Dice dice) noexcept nogil
    @cython.locals(arms=cython.int, other=cython.int, part=cython.double)
    cdef void look_as(self, int seat) noexcept nogil
    @cython.locals(count=cython.int, move=cython.int, gain=cython.double)
    cdef void try_works(self, Dice dice, int tries) noexcept nogil
    @cython.locals(price=cython.double)
    cdef double gain(self, int city, int kind, int place) noexcept nogil
    @cython.locals(good=cython.int, most=cython.double, card=cython.int, use=cython.double)
    cdef int good_card(self, Dice dice) noexcept nogil
    @cython.locals(phase=cython.int, can_work=cython.int)
    cdef double use_of(self, int card, Dice dice) noexcept nogil
    @cython.locals(most=cython.int)
    cdef int some_influence(self, Dice dice) noexcept nogil
