cimport cython
from beffroi.games.leonardo cimport fast_city as city
from beffroi.games.leonardo cimport fast_steps as steps
from beffroi.games.leonardo.fast_steps cimport FastSteps

cdef int MISSES

cdef class FastTaste(FastSteps):
    cdef double hope_of(self, int side) noexcept nogil
    @cython.locals(hope=cython.double)
    cdef double hope_of_sale(self, int side, int buyer, int space, int price) noexcept nogil
    @cython.locals(richest=cython.int, price=cython.int, last=cython.int)
    cdef double hope_of_auction(self, int side, int space) noexcept nogil
    @cython.locals(richest=cython.int, rival=cython.int)
    cdef int richest_rival(self, int side) noexcept nogil
    @cython.locals(hope=cython.double)
    cdef double hope_of_debt(self, int side, int debtor, int creditor, int florins) noexcept nogil
    @cython.locals(hope=cython.double, others=cython.double, other=cython.int)
    cdef double hope_without(self, int side, int ruined) noexcept nogil
    @cython.locals(won=cython.double, lost=cython.double)
    cdef double hope_of_bet(self, int side, int bettor, int organiser, int florins) noexcept nogil
    cdef bint can_afford(self, int side, int price) noexcept nogil
    cdef bint wants(self) noexcept nogil
    @cython.locals(side=cython.int, room=cython.int, before=cython.double, after=cython.double)
    cdef bint wants_work(self) noexcept nogil
    cdef void furnish(self, int side, int room, int works) noexcept nogil
    @cython.locals(room=cython.int, most=cython.int, number=cython.int, street=cython.int)
    cdef int fullest_room(self, int side) noexcept nogil
    cdef int fullness(self, int street) noexcept nogil
    @cython.locals(left=cython.double)
    cdef bint wants_palace(self, int side, int bid) noexcept nogil
    @cython.locals(side=cython.int, price=cython.int, space=cython.int, before=cython.double, after=cython.double)
    cdef bint wants_office(self, int office) noexcept nogil
    @cython.locals(bold=cython.int)
    cdef bint wants_market(self) noexcept nogil
