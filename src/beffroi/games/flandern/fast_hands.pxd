cimport cython
from beffroi.games.flandern cimport fast_cities
from beffroi.games.flandern.fast_hopes cimport FastHopes

cdef int SITE_CARD, TAKE_BACK_CARD, INFLUENCE_GOLD, CATHEDRAL_GOLD, MASTER_GOLD, CARD_COUNT, GOLD_COUNT, DRAWN_COUNT
cdef int NO_CARD, STAYED, GUILD_COUNT, SITE_COUNT, TWO_SEATS

cdef class FastHands(FastHopes):
    cdef int guilds[4]
    cdef int influenced[4]
    cdef int hands[4]
    cdef int played[4]
    cdef int influence[4]
    cdef int gone[4]
    cdef int piles[32]
    cdef int first, gold, pile, laid

    @cython.locals(seat=cython.int, number=cython.int)
    cdef void copy_hands(self, FastHands origin) noexcept nogil
    cdef int after_first(self, int number) noexcept nogil
    @cython.locals(free=cython.int, seat=cython.int)
    cdef int free_guilds(self) noexcept nogil
    @cython.locals(free=cython.int, city=cython.int)
    cdef int free_sites(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void find_builders(self) noexcept nogil
    cdef int set_of(self, int guild) noexcept nogil
    cdef void pass_on(self) noexcept nogil
    @cython.locals(other=cython.int, own=cython.int, equals=cython.int)
    cdef double share(self, int seat) noexcept nogil
    cdef int merit(self, int seat) noexcept nogil
    @cython.locals(points=cython.int)
    cdef int points_of(self, int seat) noexcept nogil
