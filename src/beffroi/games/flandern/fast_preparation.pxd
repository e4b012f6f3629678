cimport cython
from beffroi.core cimport bits
from beffroi.fast cimport Dice
from beffroi.games.flandern cimport fast_cities
from beffroi.games.flandern cimport fast_hands as hands
from beffroi.games.flandern cimport fast_question as question
from beffroi.games.flandern.fast_rounds cimport FastRounds

cdef int UTRECHT_CITY, LUIK_CITY
cdef int FULL_PILE[32]

cdef class FastPreparation(FastRounds):
    cdef void begin(self, int first) noexcept nogil
    @cython.locals(number=cython.int)
    cdef void go_on_with_guilds(self) noexcept nogil
    @cython.locals(number=cython.int)
    cdef void go_on_with_influence(self) noexcept nogil
    @cython.locals(city=cython.int)
    cdef void go_on_with_sites(self) noexcept nogil
    @cython.locals(number=cython.int)
    cdef int city_to_found(self) noexcept nogil
    @cython.locals(free=cython.int, utrecht=cython.int, luik=cython.int)
    cdef int settle_by(self, Dice dice) noexcept nogil
    cdef void settle(self, int utrecht, int luik) noexcept nogil
    @cython.locals(number=cython.int, city=cython.int, seat=cython.int)
    cdef void deal(self) noexcept nogil
