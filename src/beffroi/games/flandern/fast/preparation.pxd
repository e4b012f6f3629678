cimport cython
from beffroi.core cimport bits
from beffroi.fast.dice cimport Dice
from beffroi.games.flandern.fast cimport cities, hands, question, rounds
from beffroi.games.flandern.fast.board cimport CBoard

cdef int UTRECHT_CITY, LUIK_CITY
cdef int FULL_PILE[32]

cdef void begin(CBoard* b, int first) noexcept nogil
@cython.locals(number=cython.int)
cdef void go_on_with_guilds(CBoard* b) noexcept nogil
@cython.locals(number=cython.int)
cdef void go_on_with_influence(CBoard* b) noexcept nogil
@cython.locals(city=cython.int)
cdef void go_on_with_sites(CBoard* b) noexcept nogil
@cython.locals(number=cython.int)
cdef int city_to_found(CBoard* b) noexcept nogil
@cython.locals(free=cython.int, utrecht=cython.int, luik=cython.int)
cdef int settle_by(CBoard* b, Dice dice) noexcept nogil
cdef void settle(CBoard* b, int utrecht, int luik) noexcept nogil
@cython.locals(number=cython.int, city=cython.int, seat=cython.int)
cdef void deal(CBoard* b) noexcept nogil
