cimport cython
from beffroi.games.bastide.fast cimport numbers, plan, score, town, turns
from beffroi.games.bastide.fast.board cimport CBoard

cdef void play_tile(CBoard* b, int tile) noexcept nogil
cdef void play_english(CBoard* b, int value) noexcept nogil
cdef void make_camp(CBoard* b) noexcept nogil
@cython.locals(first=cython.int, last=cython.int)
cdef void strike(CBoard* b, int number) noexcept nogil
@cython.locals(due=cython.int, claimants=cython.int, shares=cython.int, seat=cython.int, claimed=cython.int)
cdef void share_tax(CBoard* b) noexcept nogil
@cython.locals(seat=cython.int, share=cython.int)
cdef void pay_rents(CBoard* b, int shares) noexcept nogil
