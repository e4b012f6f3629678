cimport cython
from beffroi.games.cardinal.fast cimport town
from beffroi.games.cardinal.fast.board cimport CBoard

cdef int MARKERS_OF_A_COLOUR

cdef void take_markers(CBoard* b, int square, int step) noexcept nogil
cdef void take_around(CBoard* b, int square) noexcept nogil
@cython.locals(colour=cython.int)
cdef void take_marker(CBoard* b, int what) noexcept nogil
@cython.locals(left=cython.int, seat=cython.int)
cdef int supply(CBoard* b, int colour) noexcept nogil
@cython.locals(total=cython.int, best=cython.int, colour=cython.int, held=cython.int)
cdef int points(CBoard* b, int seat) noexcept nogil
cdef int contacts(CBoard* b, int seat) noexcept nogil
@cython.locals(what=cython.int)
cdef int touches(CBoard* b, int seat, int square) noexcept nogil
cdef int merit(CBoard* b, int seat) noexcept nogil
@cython.locals(own=cython.int, others=cython.int, equals=cython.int, other=cython.int)
cdef double share(CBoard* b, int seat) noexcept nogil
