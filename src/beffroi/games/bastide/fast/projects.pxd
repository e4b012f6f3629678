cimport cython
from beffroi.core cimport bits
from beffroi.games.bastide.fast cimport numbers, plan, question, town, turns
from beffroi.games.bastide.fast.board cimport CBoard

cdef int MISSING, MOST_CIRCLES, RAISES_FROM

cdef void propose(CBoard* b, int equipment) noexcept nogil
@cython.locals(share=cython.int, seat=cython.int)
cdef void open_bids(CBoard* b) noexcept nogil
@cython.locals(seat=cython.int)
cdef void break_seals(CBoard* b) noexcept nogil
@cython.locals(seat=cython.int)
cdef int next_missing(CBoard* b) noexcept nogil
cdef bint is_bidder(CBoard* b, int seat) noexcept nogil
cdef void seal(CBoard* b, int amount) noexcept nogil
@cython.locals(seat=cython.int)
cdef void open_fists(CBoard* b) noexcept nogil
cdef void ask_raisers(CBoard* b) noexcept nogil
@cython.locals(raised=cython.int, seat=cython.int)
cdef void add_up(CBoard* b) noexcept nogil
@cython.locals(seat=cython.int, total=cython.int)
cdef void reveal(CBoard* b) noexcept nogil
@cython.locals(found=cython.int, seat=cython.int)
cdef int next_total(CBoard* b, int below) noexcept nogil
@cython.locals(step=cython.int, seat=cython.int, _=cython.int)
cdef void line_up(CBoard* b, int total) noexcept nogil
@cython.locals(seat=cython.int)
cdef void place_influences(CBoard* b) noexcept nogil
@cython.locals(religious=cython.int, leader=cython.int)
cdef void end_project(CBoard* b) noexcept nogil
@cython.locals(leader=cython.int, most=cython.int, step=cython.int, seat=cython.int, count=cython.int)
cdef int emissary(CBoard* b, int equipment, int initiator) noexcept nogil
cdef void dismiss(CBoard* b, int seat, int value) noexcept nogil
