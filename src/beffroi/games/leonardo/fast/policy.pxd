cimport cython
from beffroi cimport fast
from beffroi.fast.dice cimport Dice
from beffroi.games.leonardo.fast cimport agenda, city, luck, outlook, rules
from beffroi.games.leonardo.fast.board cimport CBoard

cdef int MISSES, WHIM

cdef double value(CBoard* b, int seat) noexcept nogil
@cython.locals(own=cython.int)
cdef double estimate(CBoard* b, int seat) noexcept nogil
cdef double value_to(CBoard* b, int side) noexcept nogil
@cython.locals(expected=cython.double)
cdef double value_after_sale(CBoard* b, int side, int buyer, int space, int price) noexcept nogil
@cython.locals(richest=cython.int, price=cython.int, last=cython.int)
cdef double value_after_auction(CBoard* b, int side, int space) noexcept nogil
@cython.locals(richest=cython.int, rival=cython.int)
cdef int richest_rival(CBoard* b, int side) noexcept nogil
@cython.locals(expected=cython.double)
cdef double value_after_debt(CBoard* b, int side, int debtor, int creditor, int florins) noexcept nogil
@cython.locals(expected=cython.double, others=cython.double, other=cython.int)
cdef double value_without(CBoard* b, int side, int ruined) noexcept nogil
@cython.locals(won=cython.double, lost=cython.double)
cdef double value_of_bet(CBoard* b, int side, int bettor, int organiser, int florins) noexcept nogil
cdef bint can_afford(CBoard* b, int side, int price) noexcept nogil
cdef bint wants(CBoard* b) noexcept nogil
@cython.locals(side=cython.int, room=cython.int, before=cython.double, after=cython.double)
cdef bint wants_work(CBoard* b) noexcept nogil
cdef void furnish(CBoard* b, int side, int room, int works) noexcept nogil
@cython.locals(room=cython.int, most=cython.int, number=cython.int, street=cython.int)
cdef int fullest_room(CBoard* b, int side) noexcept nogil
cdef int fullness(CBoard* b, int street) noexcept nogil
@cython.locals(left=cython.double, is_free=cython.bint)
cdef bint wants_palace(CBoard* b, int side, int bid) noexcept nogil
@cython.locals(side=cython.int, price=cython.int, space=cython.int, before=cython.double, after=cython.double)
cdef bint wants_office(CBoard* b, int office) noexcept nogil
@cython.locals(bold=cython.int)
cdef bint wants_market(CBoard* b) noexcept nogil
@cython.locals(is_open=cython.bint)
cdef int rollout_move(CBoard* b, Dice dice, int* moves) noexcept nogil
cdef bint is_turn_beginning(CBoard* b) noexcept nogil
@cython.locals(side=cython.int, florins=cython.int, ruinous=cython.int, least=cython.double)
cdef int sensible_bet(CBoard* b, Dice dice) noexcept nogil
@cython.locals(move=cython.int, price=cython.int, most=cython.double, expected=cython.double)
cdef int sensible_purchase(CBoard* b, int side, int space) noexcept nogil
cdef int yes_or_no(CBoard* b, int* moves) noexcept nogil
@cython.locals(best=cython.int, number=cython.int)
cdef int best_move(CBoard* b, int* moves) noexcept nogil
@cython.locals(pushed=cython.int)
cdef int merit(CBoard* b, int about) noexcept nogil
cdef void rollout_duel(CBoard* b, Dice dice, int* moves) noexcept nogil
