cimport cython
from beffroi cimport fast
from beffroi.games.leonardo.fast cimport agenda, city
from beffroi.games.leonardo.fast.board cimport CBoard

@cython.locals(last=cython.int)
cdef void proceed(CBoard* b) noexcept nogil
cdef void happen(CBoard* b) noexcept nogil
cdef void take_turn(CBoard* b) noexcept nogil
cdef void add_arrival(CBoard* b) noexcept nogil
cdef void move_by(CBoard* b, int number) noexcept nogil
@cython.locals(reached=cython.int)
cdef void move_pawn(CBoard* b, int side, int steps) noexcept nogil
@cython.locals(space=cython.int, other=cython.int)
cdef void meet_others(CBoard* b) noexcept nogil
cdef void meet(CBoard* b) noexcept nogil
@cython.locals(space=cython.int)
cdef void visit_space(CBoard* b) noexcept nogil
cdef void visit_palace(CBoard* b, int space) noexcept nogil
@cython.locals(event=cython.int, seat=cython.int)
cdef void hear_news(CBoard* b) noexcept nogil
@cython.locals(back=cython.int)
cdef void end_round(CBoard* b) noexcept nogil
@cython.locals(side=cython.int)
cdef void lapse(CBoard* b) noexcept nogil
cdef void end_rolling(CBoard* b) noexcept nogil
@cython.locals(number=cython.int)
cdef int first_roll(CBoard* b) noexcept nogil
cdef void end_bidding(CBoard* b) noexcept nogil
@cython.locals(number=cython.int)
cdef void pass_bid(CBoard* b) noexcept nogil
cdef void settle(CBoard* b) noexcept nogil
cdef void show_office(CBoard* b) noexcept nogil
