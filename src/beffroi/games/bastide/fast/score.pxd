cimport cython
from beffroi.core cimport bits
from beffroi.games.bastide.fast cimport plan, town
from beffroi.games.bastide.fast.board cimport CBoard

@cython.locals(card=cython.int, first=cython.int)
cdef void hand_out_cards(CBoard* b) noexcept nogil
@cython.locals(found=cython.int, most=cython.int, seat=cython.int, count=cython.int)
cdef int leader(CBoard* b, int card) noexcept nogil
@cython.locals(equipment=cython.int, started=cython.int)
cdef bint are_all_started(CBoard* b) noexcept nogil
@cython.locals(court=cython.int, card=cython.int)
cdef int points(CBoard* b, int seat, int sign) noexcept nogil
@cython.locals(rank=cython.int, card=cython.int)
cdef int standing(CBoard* b, int seat, int sign) noexcept nogil
@cython.locals(strength=cython.int, value=cython.int, wall=cython.int)
cdef bint holds_out(CBoard* b) noexcept nogil
@cython.locals(own=cython.int, equals=cython.int, other=cython.int, others=cython.int)
cdef double share(CBoard* b, int seat) noexcept nogil
