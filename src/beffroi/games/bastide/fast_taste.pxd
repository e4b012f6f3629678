cimport cython
from libc cimport math
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.fast.dice cimport Dice
from beffroi.games.bastide cimport fast_town as town
from beffroi.games.bastide cimport fast_turns as turns
from beffroi.games.bastide.fast_turns cimport FastTurns

cdef double COIN, PLENTY, SPREAD, HOUSE_COMES, ENGLISH_TILE, STANDS, CAMPED, STARTED, NEAR_CARD, HELD_CARD
cdef int TRIES

cdef class FastTaste(FastTurns):
    cdef double sure[5]
    cdef double court[5]

    @cython.locals(fall=cython.double)
    cdef double estimate(self, int seat) noexcept nogil
    @cython.locals(total=cython.double, own=cython.double, other=cython.int)
    cdef double prospect(self, int seat, double sign) noexcept nogil
    @cython.locals(seat=cython.int, card=cython.int)
    cdef void look(self) noexcept nogil
    @cython.locals(money=cython.int)
    cdef double purse(self, int seat) noexcept nogil
    @cython.locals(due=cython.int, moulon=cython.int, free=cython.int)
    cdef double rents(self, int seat) noexcept nogil
    @cython.locals(total=cython.double, seat=cython.int)
    cdef void look_at_card(self, int card) noexcept nogil
    @cython.locals(count=cython.int)
    cdef double pull(self, int seat, int card) noexcept nogil
    @cython.locals(strength=cython.double, holds=cython.double, value=cython.int, wall=cython.int, influences=cython.int)
    cdef double fall(self) noexcept nogil
    @cython.locals(missing=cython.int, equipment=cython.int)
    cdef double siege(self) noexcept nogil
    cdef int rollout_move(self, Dice dice) noexcept nogil
    @cython.locals(projects=cython.int, count=cython.int, can_pay=cython.bint)
    cdef int fancy_turn(self, Dice dice) noexcept nogil
    @cython.locals(money=cython.int, least=cython.int, most=cython.int, count=cython.int, bid=cython.int)
    cdef int fancy_bid(self, Dice dice) noexcept nogil
    @cython.locals(most=cython.int, own=cython.int, manner=cython.int, more=cython.int)
    cdef int fancy_raise(self, Dice dice) noexcept nogil
    @cython.locals(best=cython.int, most=cython.int, move=cython.int, merit=cython.int, _=cython.int)
    cdef int best_of_few(self, Dice dice) noexcept nogil
    @cython.locals(strike=cython.int)
    cdef int merit(self, int move) noexcept nogil
    @cython.locals(merit=cython.int, seat=cython.int)
    cdef int merit_of_house(self, int moulon) noexcept nogil
    @cython.locals(own=cython.int)
    cdef int merit_of_strike(self, Bits targets) noexcept nogil
