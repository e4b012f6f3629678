cimport cython
from beffroi.fast cimport flat
from beffroi.games.leonardo.fast cimport agenda, city
from beffroi.games.leonardo.fast.board cimport CBoard

cdef int EVENT_COUNT, OFFICE_COUNT, NOTHING, AHEAD, ROLLED, SIDES, SQUARES, KINDS, SHUFFLED
cdef int SIDE, MEMBERS, PARTY, PURSE, ARMY, PAWN, HOME, OWNER, TOLL, OFFICE, ART, OPEN, EVENTS_BELOW, OFFICES_BELOW
cdef int SALE, BIDDERS, TURNS, COMING, OPTIONS

@cython.locals(number=cython.int, space=cython.int)
cdef void observe(CBoard* b, int seat, unsigned char* planes, int* numbers) noexcept nogil
cdef int clockwise(CBoard* b, int seat, int other) noexcept nogil
@cython.locals(other=cython.int, is_there=cython.bint, stands=cython.bint)
cdef void show_side(CBoard* b, int seat, int number, int* numbers) noexcept nogil
@cython.locals(work=cython.int)
cdef void show_space(CBoard* b, int seat, int space, unsigned char* planes, int* numbers) noexcept nogil
@cython.locals(is_rolled=cython.bint, work=cython.int)
cdef void show_piles(CBoard* b, unsigned char* planes, int* numbers) noexcept nogil
@cython.locals(number=cython.int)
cdef void show_below(CBoard* b, int pile, int count, int at, int* numbers) noexcept nogil
@cython.locals(is_sale=cython.bint, is_bidding=cython.bint, number=cython.int)
cdef void show_sale(CBoard* b, int seat, int* numbers) noexcept nogil
@cython.locals(number=cython.int, at=cython.int, place=cython.int)
cdef void show_coming(CBoard* b, int seat, int* numbers) noexcept nogil
