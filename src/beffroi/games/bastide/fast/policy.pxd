cimport cython
from libc cimport math
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.fast.dice cimport Dice
from beffroi.games.bastide.fast cimport numbers, plan, question, score, town
from beffroi.games.bastide.fast.board cimport CBoard

cdef double COIN, PLENTY, SPREAD, SPREAD_AT_THE_END, HOUSE_COMES, EXPOSED, ENGLISH_TILE, NEAR_CARD, HELD_CARD, FIRST_CARD
cdef double SIEGE, RACE, POVERTY, COSTLY, NO_SITE, WISH, HOLDS, HOLDER, STRONG, BREACH, MEAN_STRENGTH
cdef double FUNDS, DECIDED, FEWEST
cdef int MANNERS, BID_ALL, GIVE_WAY, REGRETS, TRIES

cdef double value(CBoard* b, int seat) noexcept nogil
cdef double estimate(CBoard* b, int seat) noexcept nogil
@cython.locals(seat=cython.int, card=cython.int, open_circles=Bits, influences=cython.double)
cdef void judge(CBoard* b) noexcept nogil
@cython.locals(standing=cython.int, wall=cython.int, number=cython.int, circles=Bits)
cdef Bits exposed(CBoard* b) noexcept nogil
@cython.locals(french=cython.double, english=cython.double, spread=cython.double, first=cython.double, last=cython.double, seat=cython.int)
cdef void judge_wins(CBoard* b) noexcept nogil
@cython.locals(money=cython.int)
cdef double purse(CBoard* b, int seat) noexcept nogil
@cython.locals(due=cython.int, moulon=cython.int, free=cython.int)
cdef double rents(CBoard* b, int seat) noexcept nogil
@cython.locals(total=cython.double, weight=cython.double, seat=cython.int)
cdef void judge_card(CBoard* b, int card) noexcept nogil
@cython.locals(count=cython.int)
cdef double pull(CBoard* b, int seat, int card) noexcept nogil
cdef double progress(CBoard* b) noexcept nogil
@cython.locals(count=cython.int, equipment=cython.int)
cdef int missing(CBoard* b, int first) noexcept nogil
@cython.locals(strength=cython.double, holds=cython.double, value=cython.int, breaches=cython.int, influences=cython.int)
cdef double town_falls(CBoard* b) noexcept nogil
@cython.locals(to_come=cython.int, poverty=cython.double, comes=cython.double)
cdef double siege(CBoard* b) noexcept nogil
@cython.locals(money=cython.int, moulon=cython.int, free=cython.int, seat=cython.int)
cdef int funds(CBoard* b) noexcept nogil
@cython.locals(sum_of_wishes=cython.double, lean=cython.double, seat=cython.int)
cdef double wish(CBoard* b) noexcept nogil
@cython.locals(total=cython.double, equipment=cython.int, width=cython.int)
cdef double shut_out(CBoard* b) noexcept nogil
cdef int rollout_move(CBoard* b, int* moves, Dice dice) noexcept nogil
@cython.locals(projects=cython.int, count=cython.int, is_french=cython.bint, can_build=cython.bint, tile=cython.int, last=cython.int, is_english=cython.bint)
cdef int good_turn(CBoard* b, int* moves, Dice dice) noexcept nogil
@cython.locals(move=cython.int, _=cython.int)
cdef int good_project(CBoard* b, int* moves, int projects, bint is_french, Dice dice) noexcept nogil
@cython.locals(money=cython.int, least=cython.int, manner=cython.int, most=cython.int, count=cython.int, bid=cython.int)
cdef int good_bid(CBoard* b, Dice dice) noexcept nogil
@cython.locals(most=cython.int)
cdef int affordable(CBoard* b, int seat) noexcept nogil
@cython.locals(own=cython.int, left=cython.int, is_first=cython.bint, step=cython.int, seat=cython.int, count=cython.int, bid=cython.int)
cdef bint is_crowded_out(CBoard* b, int most) noexcept nogil
cdef int full_bid(CBoard* b, int seat, int count) noexcept nogil
@cython.locals(most=cython.int, own=cython.int, manner=cython.int, more=cython.int)
cdef int good_raise(CBoard* b, Dice dice) noexcept nogil
@cython.locals(best=cython.int, most=cython.int, move=cython.int, found=cython.int, _=cython.int)
cdef int best_of_few(CBoard* b, int* moves, Dice dice) noexcept nogil
cdef int merit(CBoard* b, int move) noexcept nogil
@cython.locals(rent=cython.int, seat=cython.int)
cdef int merit_of_house(CBoard* b, int moulon) noexcept nogil
@cython.locals(own=cython.int)
cdef int merit_of_strike(CBoard* b, Bits targets) noexcept nogil
