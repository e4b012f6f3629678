cimport cython
from beffroi cimport fast
from beffroi.core cimport bits
from beffroi.fast.dice cimport Dice
from beffroi.games.flandern.fast cimport cities, hands
from beffroi.games.flandern.fast.board cimport CBoard

cdef int UNCHOSEN, LAY_MOVE, DRAW_FIRST, DRAW_AGAIN, STOP_DRAWING, GUILD_MOVE, INFLUENCE_MOVE, SITE_MOVE, WORK_MOVE
cdef int STARTER_PHASE, GUILD_PHASE, INFLUENCE_PHASE, SITE_PHASE, SETTLE_PHASE, GOLD_PHASE
cdef int CHOOSE_PHASE, WORK_PHASE, ORDER_PHASE, LAY_PHASE, DRAW_PHASE, AGAIN_PHASE, OVER_PHASE

cdef int asked(CBoard* b) noexcept nogil
@cython.locals(count=cython.int, seat=cython.int)
cdef int held(CBoard* b) noexcept nogil
@cython.locals(count=cython.int)
cdef int list_moves(CBoard* b, int* moves) noexcept nogil
@cython.locals(count=cython.int)
cdef int list_members(int first, int members, int* moves) noexcept nogil
@cython.locals(count=cython.int, card=cython.int, influence=cython.int)
cdef int list_cards(CBoard* b, int* moves) noexcept nogil
@cython.locals(count=cython.int, number=cython.int, places=cython.int)
cdef int list_works(CBoard* b, int* moves) noexcept nogil
@cython.locals(number=cython.int, card=cython.int)
cdef int random_move(CBoard* b, Dice dice, int* moves) noexcept nogil
@cython.locals(at=cython.int, count=cython.int)
cdef int nth_work(CBoard* b, int number) noexcept nogil
cdef bint is_legal(CBoard* b, int move) noexcept nogil
cdef bint has_cards(CBoard* b, int card, int influence) noexcept nogil
cdef bint has_work(CBoard* b, int city, int kind, int place) noexcept nogil
