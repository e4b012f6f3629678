cimport cython
from libc cimport math
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.fast.dice cimport Dice
from beffroi.games.bastide.fast cimport numbers, plan, question, score, town
from beffroi.games.bastide.fast.board cimport CBoard

cdef double COIN, PLENTY, SPREAD, HOUSE_COMES, ENGLISH_TILE, STANDS, CAMPED, STARTED, NEAR_CARD, HELD_CARD, FEWEST
cdef int TRIES

cdef double value(CBoard* b, int seat) noexcept nogil
cdef double estimate(CBoard* b, int seat) noexcept nogil
@cython.locals(seat=cython.int, card=cython.int)
cdef void judge(CBoard* b) noexcept nogil
@cython.locals(french=cython.double, english=cython.double, first=cython.double, last=cython.double, seat=cython.int)
cdef void judge_wins(CBoard* b) noexcept nogil
@cython.locals(money=cython.int)
cdef double purse(CBoard* b, int seat) noexcept nogil
@cython.locals(due=cython.int, moulon=cython.int, free=cython.int)
cdef double rents(CBoard* b, int seat) noexcept nogil
@cython.locals(total=cython.double, seat=cython.int)
cdef void judge_card(CBoard* b, int card) noexcept nogil
@cython.locals(count=cython.int)
cdef double pull(CBoard* b, int seat, int card) noexcept nogil
@cython.locals(strength=cython.double, holds=cython.double, value=cython.int, wall=cython.int, influences=cython.int)
cdef double town_falls(CBoard* b) noexcept nogil
@cython.locals(missing=cython.int, equipment=cython.int)
cdef double siege(CBoard* b) noexcept nogil
cdef int rollout_move(CBoard* b, int* moves, Dice dice) noexcept nogil
@cython.locals(projects=cython.int, count=cython.int, can_pay=cython.bint)
cdef int good_turn(CBoard* b, int* moves, Dice dice) noexcept nogil
@cython.locals(money=cython.int, least=cython.int, most=cython.int, count=cython.int, bid=cython.int)
cdef int good_bid(CBoard* b, Dice dice) noexcept nogil
@cython.locals(most=cython.int, own=cython.int, manner=cython.int, more=cython.int)
cdef int good_raise(CBoard* b, Dice dice) noexcept nogil
@cython.locals(best=cython.int, most=cython.int, move=cython.int, found=cython.int, _=cython.int)
cdef int best_of_few(CBoard* b, int* moves, Dice dice) noexcept nogil
cdef int merit(CBoard* b, int move) noexcept nogil
@cython.locals(rent=cython.int, seat=cython.int)
cdef int merit_of_house(CBoard* b, int moulon) noexcept nogil
@cython.locals(own=cython.int)
cdef int merit_of_strike(CBoard* b, Bits targets) noexcept nogil
