cimport cython
from beffroi cimport fast
from beffroi.core cimport bits
from beffroi.fast cimport Dice
from beffroi.games.flandern cimport fast_hands as hands
from beffroi.games.flandern.fast_hands cimport FastHands

cdef int UNCHOSEN, DRAW_FIRST, DRAW_AGAIN, STOP_DRAWING, GUILD_MOVE, SITE_MOVE, WORK_MOVE
cdef int STARTER_PHASE, GUILD_PHASE, INFLUENCE_PHASE, SITE_PHASE, SETTLE_PHASE, GOLD_PHASE
cdef int CHOOSE_PHASE, WORK_PHASE, ORDER_PHASE, LAY_PHASE, DRAW_PHASE, AGAIN_PHASE, OVER_PHASE

cdef class FastQuestion(FastHands):
    cdef int chosen[4]
    cdef int phase, mover

    @cython.locals(seat=cython.int)
    cdef void copy_question(self, FastQuestion origin) noexcept nogil
    cdef int asked(self) noexcept nogil
    @cython.locals(count=cython.int, seat=cython.int)
    cdef int held(self) noexcept nogil
    @cython.locals(count=cython.int)
    cdef int list_moves(self) noexcept nogil
    @cython.locals(count=cython.int)
    cdef int list_members(self, int first, int members) noexcept nogil
    @cython.locals(count=cython.int, card=cython.int, influence=cython.int)
    cdef int list_cards(self) noexcept nogil
    @cython.locals(count=cython.int, number=cython.int, places=cython.int)
    cdef int list_works(self) noexcept nogil
    @cython.locals(number=cython.int, card=cython.int)
    cdef int pick(self, Dice dice) noexcept nogil
    @cython.locals(at=cython.int, count=cython.int)
    cdef int nth_work(self, int number) noexcept nogil
    cdef bint allows(self, int move) noexcept nogil
    cdef bint has_cards(self, int card, int influence) noexcept nogil
    cdef bint has_work(self, int city, int kind, int place) noexcept nogil
