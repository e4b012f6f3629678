cimport cython
from beffroi cimport fast
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.fast.dice cimport Dice
from beffroi.games.bastide.fast cimport numbers, plan, town
from beffroi.games.bastide.fast.board cimport CBoard

cdef int COST

cdef int asked(CBoard* b) noexcept nogil
cdef bint is_chance(CBoard* b) noexcept nogil
cdef int held(CBoard* b) noexcept nogil
cdef void ask(CBoard* b, int phase, int seat) noexcept nogil
cdef int list_moves(CBoard* b, int* moves) noexcept nogil
cdef int list_more(CBoard* b, int* moves) noexcept nogil
@cython.locals(count=cython.int)
cdef int list_turns(CBoard* b, int* moves) noexcept nogil
@cython.locals(count=cython.int, equipment=cython.int)
cdef int list_projects(CBoard* b, int* moves) noexcept nogil
cdef bint can_propose(CBoard* b) noexcept nogil
@cython.locals(tile=cython.int)
cdef int to_pledge(CBoard* b) noexcept nogil
cdef int least_bid(CBoard* b) noexcept nogil
cdef int most_bid(CBoard* b) noexcept nogil
@cython.locals(tile=cython.int)
cdef int list_tiles(CBoard* b, int* moves, int count) noexcept nogil
@cython.locals(amount=cython.int)
cdef int list_amounts(int* moves, int kind, int least, int most) noexcept nogil
cdef int most_added(CBoard* b) noexcept nogil
cdef int list_places(int* moves, Bits area, int first, int times, int count) noexcept nogil
@cython.locals(width=cython.int, count=cython.int)
cdef int list_sites(CBoard* b, int* moves) noexcept nogil
cdef int width_built(CBoard* b) noexcept nogil
@cython.locals(count=cython.int, value=cython.int)
cdef int list_values(CBoard* b, int* moves) noexcept nogil
@cython.locals(left=cython.int, share=cython.int)
cdef int list_splits(CBoard* b, int* moves, int seat, int shares, int count) noexcept nogil
@cython.locals(count=cython.int, moulon=cython.int, equipment=cython.int)
cdef int list_fires(CBoard* b, int* moves) noexcept nogil
@cython.locals(left=cython.int, seat=cython.int)
cdef int left_of_tax(CBoard* b, int shares) noexcept nogil
cdef int list_fires_in(int* moves, Bits area, int count) noexcept nogil
@cython.locals(place=cython.int)
cdef int list_singles(int* moves, int kind, Bits area, int count) noexcept nogil
@cython.locals(first=cython.int, others=Bits)
cdef int list_pairs(int* moves, int kind, Bits area, int count) noexcept nogil
cdef int list_raids(CBoard* b, int* moves) noexcept nogil
@cython.locals(least=cython.int)
cdef int random_move(CBoard* b, int* moves, Dice dice) noexcept nogil
@cython.locals(projects=cython.int, count=cython.int)
cdef int pick_turn(CBoard* b, int* moves, Dice dice) noexcept nogil
@cython.locals(width=cython.int, first=Bits, second=Bits, number=cython.int, count=cython.int)
cdef int pick_site(CBoard* b, Dice dice) noexcept nogil
cdef int any_of(Bits area, Dice dice) noexcept nogil
cdef bint is_legal(CBoard* b, int move) noexcept nogil
cdef bint allows_more(CBoard* b, int move) noexcept nogil
cdef bint allows_turn(CBoard* b, int move) noexcept nogil
@cython.locals(tile=cython.int, equipment=cython.int)
cdef bint has_turn(CBoard* b) noexcept nogil
@cython.locals(claimants=cython.int, packed=cython.int, seat=cython.int)
cdef int split_of(CBoard* b, int shares) noexcept nogil
@cython.locals(claimants=cython.int, packed=cython.int, shares=cython.int, seat=cython.int)
cdef int shares_of(CBoard* b, int move) noexcept nogil
@cython.locals(seat=cython.int)
cdef bint allows_split(CBoard* b, int shares) noexcept nogil
cdef Bits targets_of(int strike) noexcept nogil
@cython.locals(targets=Bits)
cdef bint allows_strike(CBoard* b, int strike) noexcept nogil
