cimport cython
from beffroi cimport fast
from beffroi.fast cimport Dice
from beffroi.games.leonardo cimport fast_city as city
from beffroi.games.leonardo cimport fast_steps as steps
from beffroi.games.leonardo.fast_taste cimport FastTaste

cdef int GUELPHS, GHIBELLINES, DECLINE, BUY_WORK, ENLIST, BUY, AUCTION, RAISE, PASS
cdef int BUY_OFFICE, STRIKE, HOLD_MARKET, DONE, GO_ON, WORD, EXHIBIT, KEEP, PUSH, RETURN_WORK, BID, BET
cdef int MOST, WHIM, ROLLS_AHEAD
cdef int YES[32]

cdef class FastLeonardo(FastTaste):
    cdef FastLeonardo origin

    cdef void restart(self) noexcept nogil
    cdef int list_moves(self) noexcept nogil
    @cython.locals(count=cython.int, number=cython.int)
    cdef int list_amounts(self, int first, int total) noexcept nogil
    cdef int first_amount(self) noexcept nogil
    cdef int amount_count(self) noexcept nogil
    @cython.locals(payable=cython.int)
    cdef int most_bet(self, int side) noexcept nogil
    @cython.locals(count=cython.int, number=cython.int)
    cdef int list_rooms(self) noexcept nogil
    @cython.locals(count=cython.int, number=cython.int)
    cdef int list_rolls(self) noexcept nogil
    @cython.locals(count=cython.int, number=cython.int, space=cython.int, work=cython.int)
    cdef int list_works(self) noexcept nogil
    cdef int list_plain(self) noexcept nogil
    cdef int pick(self, Dice dice) noexcept nogil
    @cython.locals(is_open=cython.bint)
    cdef int fancy(self, Dice dice) noexcept nogil
    cdef void run_on(self, Dice dice, int decisions) noexcept nogil
    cdef bint is_turn_beginning(self, int rolls) noexcept nogil
    @cython.locals(side=cython.int, florins=cython.int, ruinous=cython.int, least=cython.double)
    cdef int fancy_bet(self, Dice dice) noexcept nogil
    @cython.locals(move=cython.int, price=cython.int, most=cython.double, hope=cython.double)
    cdef int fancy_purchase(self, int side, int space) noexcept nogil
    cdef int yes_or_no(self) noexcept nogil
    @cython.locals(best=cython.int, number=cython.int)
    cdef int best_move(self) noexcept nogil
    @cython.locals(pushed=cython.int)
    cdef int merit(self, int about) noexcept nogil
    @cython.locals(found=cython.bint, number=cython.int)
    cdef bint allows(self, int move) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    cdef void take(self, int move, int about) noexcept nogil
    cdef void push_visitor(self, int spaces) noexcept nogil
    cdef void return_work(self, int space, int work) noexcept nogil
    @cython.locals(place=cython.int, side=cython.int)
    cdef void open_auction(self) noexcept nogil
    @cython.locals(side=cython.int, number=cython.int)
    cdef void name_bid(self, int florins) noexcept nogil
    cdef void agree(self) noexcept nogil
