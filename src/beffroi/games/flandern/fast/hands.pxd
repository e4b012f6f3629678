cimport cython
from beffroi.games.flandern.fast cimport cities
from beffroi.games.flandern.fast.board cimport CBoard

cdef int SITE_CARD, TAKE_BACK_CARD, INFLUENCE_GOLD, CATHEDRAL_GOLD, MASTER_GOLD, CARD_COUNT, GOLD_COUNT, DRAWN_COUNT
cdef int NO_CARD, STAYED, GUILD_COUNT, SITE_COUNT, TWO_SEATS

cdef int after_first(CBoard* b, int number) noexcept nogil
@cython.locals(free=cython.int, seat=cython.int)
cdef int free_guilds(CBoard* b) noexcept nogil
@cython.locals(free=cython.int, city=cython.int)
cdef int free_sites(CBoard* b) noexcept nogil
@cython.locals(seat=cython.int)
cdef void find_builders(CBoard* b) noexcept nogil
cdef int set_of(int guild) noexcept nogil
cdef void pass_on(CBoard* b) noexcept nogil
@cython.locals(other=cython.int, own=cython.int, equals=cython.int)
cdef double share(CBoard* b, int seat) noexcept nogil
cdef int merit(CBoard* b, int seat) noexcept nogil
@cython.locals(points=cython.int)
cdef int points_of(CBoard* b, int seat) noexcept nogil
