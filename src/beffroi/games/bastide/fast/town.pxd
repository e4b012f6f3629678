cimport cython
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.games.bastide.fast cimport plan
from beffroi.games.bastide.fast.board cimport CBoard

cdef int STRONG_FROM

@cython.locals(circles=Bits)
cdef Bits free_circles(CBoard* b, int equipment) noexcept nogil
cdef int count_on(CBoard* b, int equipment) noexcept nogil
cdef bint is_started(CBoard* b, int equipment) noexcept nogil
@cython.locals(free=Bits)
cdef Bits sites(CBoard* b, int width, int facing) noexcept nogil
cdef bint has_site(CBoard* b, int width) noexcept nogil
cdef bint is_possible(CBoard* b, int equipment) noexcept nogil
cdef bint is_playable(CBoard* b, int seat, int tile) noexcept nogil
@cython.locals(area=Bits)
cdef Bits build(CBoard* b, int place, int facing, int width) noexcept nogil
@cython.locals(moulon=Bits)
cdef void clear(CBoard* b, Bits area) noexcept nogil
@cython.locals(area=Bits)
cdef void take_off(CBoard* b, int equipment) noexcept nogil
cdef void put(CBoard* b, int seat, int place) noexcept nogil
cdef void destroy(CBoard* b, int place) noexcept nogil
@cython.locals(seat=cython.int)
cdef void lift(CBoard* b, Bits circle, int equipment) noexcept nogil
cdef void into_bag(CBoard* b, int tile) noexcept nogil
cdef void draw(CBoard* b, int seat, int tile) noexcept nogil
@cython.locals(tile=cython.int)
cdef int tile_at(CBoard* b, int number) noexcept nogil
@cython.locals(size=cython.int, tile=cython.int)
cdef int hand_size(CBoard* b, int seat) noexcept nogil
cdef int claim(CBoard* b, int seat, int moulon) noexcept nogil
@cython.locals(standing=cython.int, wall=cython.int, number=cython.int, strips=Bits, circles=Bits)
cdef void find_exposed(CBoard* b) noexcept nogil
@cython.locals(most=cython.int)
cdef int damage(CBoard* b) noexcept nogil
@cython.locals(tax=cython.int, strips=Bits)
cdef int tax_in(CBoard* b, int moulon) noexcept nogil
@cython.locals(left=cython.int, seat=cython.int)
cdef int left_in_bank(CBoard* b) noexcept nogil
