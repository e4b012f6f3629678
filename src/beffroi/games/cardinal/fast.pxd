cimport cython
from beffroi cimport fast
from beffroi.fast cimport Dice, Fast

cdef int STRIDE, PIECE_SIZE, STAY, NOWHERE, HOUSE, TOWER, PLACE, PLACE_DOWN
cdef int BESIDE_HOUSE, BESIDE_TOWER, BESIDE_PLACE, BESIDE_COLOUR, FREE, CHURCH
cdef int BEGIN, COLOUR_PHASE, BUILD_PHASE, MARKER_PHASE, CARDINAL_PHASE, OVER_PHASE
cdef int COLOUR_COUNT, MARKERS_OF_A_COLOUR, EACH, NO_COLOUR, NO_FORM, TOWER_SQUARE, NAVE_SQUARE, LOOKS, LARGE_MARGIN
cdef double MARGIN

cdef class FastCardinal(Fast):
    cdef int on[4761]
    cdef int beside[4761]
    cdef int touched[512]
    cdef int touched_count
    cdef int stock[16]
    cdef int own[4]
    cdef int markers[16]
    cdef int gone[4]
    cdef int fourth, taken, last_form, last_colour, building_count, cardinal, phase, mover, first, colours_left
    cdef FastCardinal origin

    @cython.locals(number=cython.int, square=cython.int)
    cdef void restart(self) noexcept nogil
    cdef int asked(self) noexcept nogil
    cdef int toss(self, Dice dice) noexcept nogil
    cdef void begin(self, int first) noexcept nogil
    cdef void go_on_with_colours(self) noexcept nogil
    @cython.locals(count=cython.int, colour=cython.int)
    cdef int taken_count(self) noexcept nogil
    @cython.locals(colour=cython.int)
    cdef int first_untaken(self) noexcept nogil
    cdef void take_colour(self, int colour) noexcept nogil
    cdef int list_moves(self) noexcept nogil
    @cython.locals(count=cython.int, colour=cython.int)
    cdef int list_colours(self, int without) noexcept nogil
    @cython.locals(count=cython.int, number=cython.int, square=cython.int)
    cdef int list_zones(self) noexcept nogil
    cdef bint is_zone(self, int square) noexcept nogil
    cdef int palette(self, int seat) noexcept nogil
    @cython.locals(count=cython.int, colour=cython.int, number=cython.int)
    cdef int list_sites(self, int colours, int enough) noexcept nogil
    @cython.locals(near=cython.int)
    cdef int list_here(self, int square, int colour, int count) noexcept nogil
    @cython.locals(before=cython.int)
    cdef int list_places(self, int square, int colour, int step, int turned, int count) noexcept nogil
    cdef bint has_room(self, int square, int colour) noexcept nogil
    cdef bint is_open(self, int square, int colour) noexcept nogil
    cdef bint may_be_built(self, int form, int colour) noexcept nogil
    @cython.locals(count=cython.int, best=cython.int, most=cython.int, move=cython.int, found=cython.int)
    cdef int fancy(self, Dice dice) noexcept nogil
    @cython.locals(square=cython.int, step=cython.int, found=cython.int)
    cdef int contacts_of(self, int move) noexcept nogil
    @cython.locals(form=cython.int)
    cdef int step_of(self, int move) noexcept nogil
    cdef int built_around(self, int square) noexcept nogil
    cdef int is_building(self, int square) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    @cython.locals(turned=cython.int, square=cython.int, colour=cython.int, form=cython.int, step=cython.int)
    cdef void build(self, int move) noexcept nogil
    cdef void stand(self, int square, int what) noexcept nogil
    cdef void touch(self, int square) noexcept nogil
    cdef void mark(self, int square, int what) noexcept nogil
    cdef void mark_one(self, int square, int what) noexcept nogil
    cdef void take_markers(self, int square, int step) noexcept nogil
    cdef void take_around(self, int square) noexcept nogil
    @cython.locals(colour=cython.int)
    cdef void take_marker(self, int what) noexcept nogil
    @cython.locals(left=cython.int, seat=cython.int)
    cdef int supply(self, int colour) noexcept nogil
    cdef void next_turn(self) noexcept nogil
    @cython.locals(own=cython.int, equals=cython.int, other=cython.int)
    cdef double share(self, int seat) noexcept nogil
    @cython.locals(rival=cython.int, other=cython.int, margin=cython.int)
    cdef double hope(self, int seat) noexcept nogil
    cdef int merit(self, int seat) noexcept nogil
    @cython.locals(total=cython.int, best=cython.int, colour=cython.int, held=cython.int)
    cdef int points(self, int seat) noexcept nogil
    cdef int contacts(self, int seat) noexcept nogil
    @cython.locals(what=cython.int)
    cdef int touches(self, int seat, int square) noexcept nogil
