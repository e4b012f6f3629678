cimport cython
from beffroi.games.cardinal.fast.board cimport CBoard

cdef int ROW, PIECE_SIZE, COLOUR_COUNT, NOWHERE, NO_COLOUR, NO_FORM, HOUSE, TOWER, PLACE, PLACE_DOWN
cdef int BESIDE_HOUSE, BESIDE_TOWER, BESIDE_PLACE, BESIDE_COLOUR, FREE, CHURCH, TOWER_SQUARE, NAVE_SQUARE

@cython.locals(number=cython.int)
cdef void stand(CBoard* b, int square, int what) noexcept nogil
@cython.locals(place=cython.int)
cdef int place_of(CBoard* b, int zone) noexcept nogil
cdef void mark(CBoard* b, int square, int what) noexcept nogil
cdef void mark_one(CBoard* b, int square, int what) noexcept nogil
@cython.locals(form=cython.int)
cdef int step_of(int move) noexcept nogil
@cython.locals(turned=cython.int, square=cython.int, colour=cython.int, form=cython.int, step=cython.int)
cdef void put(CBoard* b, int move) noexcept nogil
cdef int palette(CBoard* b, int seat) noexcept nogil
@cython.locals(count=cython.int, colour=cython.int)
cdef int list_sites(CBoard* b, int colours, int enough, int* moves) noexcept nogil
@cython.locals(has_houses=cython.bint, has_towers=cython.bint, has_places=cython.bint, number=cython.int, square=cython.int, near=cython.int)
cdef int list_colour(CBoard* b, int colour, int enough, int count, int* moves) noexcept nogil
@cython.locals(before=cython.int, colour=cython.int, step=cython.int)
cdef int list_places(CBoard* b, int square, int turned, int count, int* moves) noexcept nogil
cdef bint has_room(CBoard* b, int square, int colour) noexcept nogil
cdef bint is_open(CBoard* b, int square, int colour) noexcept nogil
cdef bint may_be_built(CBoard* b, int form, int colour) noexcept nogil
cdef bint can_build(CBoard* b, int seat) noexcept nogil
