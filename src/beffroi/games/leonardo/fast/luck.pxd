cimport cython
from beffroi.fast.dice cimport Dice
from beffroi.games.leonardo.fast cimport agenda, city, course
from beffroi.games.leonardo.fast.board cimport CBoard

@cython.locals(outcome=cython.int)
cdef int chance(CBoard* b, Dice dice) noexcept nogil
cdef int draw(CBoard* b, Dice dice) noexcept nogil
@cython.locals(street=cython.int)
cdef int draw_street(CBoard* b, Dice dice) noexcept nogil
@cython.locals(left=cython.int, work=cython.int)
cdef int draw_work(CBoard* b, Dice dice) noexcept nogil
cdef void fall(CBoard* b, int outcome) noexcept nogil
@cython.locals(winner=cython.int, loser=cython.int)
cdef void end_battle(CBoard* b, int defence) noexcept nogil
@cython.locals(back=cython.int, side=cython.int, bet=cython.int, florins=cython.int)
cdef void pay_bets(CBoard* b, int product) noexcept nogil
