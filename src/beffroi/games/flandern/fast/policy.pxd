cimport cython
from libc cimport math
from beffroi.core cimport bits
from beffroi.fast.dice cimport Dice
from beffroi.games.flandern.fast cimport cities, hands, outlook, question, rounds
from beffroi.games.flandern.fast.board cimport CBoard

cdef double CALM_POINTS, RESTLESS_POINTS, INFLUENCE_CARD, PER_CARD, PER_CARD_BACK, OWN_QUARTER, LOST_TURN, LOSS
cdef int WORKS_TRIED, CARDS_TRIED, WORKS_A_CARD, SELDOM, ALL_LOTS

cdef double value(CBoard* b, int seat) noexcept nogil
cdef double estimate(CBoard* b, int seat) noexcept nogil
@cython.locals(total=cython.double, calm=cython.double, seat=cython.int)
cdef void judge_seats(CBoard* b) noexcept nogil
@cython.locals(chance=cython.double, other=cython.int, lead=cython.double)
cdef double chance_of(CBoard* b, int seat, double calm) noexcept nogil
@cython.locals(seat=cython.int, city=cython.int)
cdef void add_up(CBoard* b) noexcept nogil
cdef double progress(CBoard* b) noexcept nogil
cdef int rollout_move(CBoard* b, Dice dice, int* moves) noexcept nogil
@cython.locals(arms=cython.int, other=cython.int, part=cython.double)
cdef void look_as(CBoard* b, int seat) noexcept nogil
@cython.locals(count=cython.int, move=cython.int, found=cython.double)
cdef void try_works(CBoard* b, Dice dice, int tries) noexcept nogil
@cython.locals(name=cython.int, number=cython.int, found=cython.double)
cdef double remembered_gain(CBoard* b, int move) noexcept nogil
@cython.locals(price=cython.double)
cdef double gain(CBoard* b, int city, int kind, int place) noexcept nogil
@cython.locals(good=cython.int, most=cython.double, card=cython.int, use=cython.double)
cdef int good_card(CBoard* b, Dice dice) noexcept nogil
@cython.locals(phase=cython.int, can_work=cython.int)
cdef double use_of(CBoard* b, int card, Dice dice) noexcept nogil
@cython.locals(most=cython.int)
cdef int some_influence(CBoard* b, Dice dice) noexcept nogil
