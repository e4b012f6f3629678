cimport cython
from beffroi cimport fast
from beffroi.fast.dice cimport Dice
from beffroi.games.cardinal.fast cimport count, town
from beffroi.games.cardinal.fast.board cimport CBoard

cdef int BEGIN, COLOUR_PHASE, BUILD_PHASE, MARKER_PHASE, CARDINAL_PHASE, OVER_PHASE
cdef int CARDINAL_MOVE, STAY, COLOUR_MOVE, MARKER_MOVE

cdef int asked(CBoard* b) noexcept nogil
cdef int chance(CBoard* b, Dice dice) noexcept nogil
cdef void begin(CBoard* b, int first) noexcept nogil
cdef void go_on_with_colours(CBoard* b) noexcept nogil
@cython.locals(total=cython.int, colour=cython.int)
cdef int taken_count(CBoard* b) noexcept nogil
@cython.locals(colour=cython.int)
cdef int first_untaken(CBoard* b) noexcept nogil
cdef void take_colour(CBoard* b, int colour) noexcept nogil
cdef int list_moves(CBoard* b, int* moves) noexcept nogil
@cython.locals(listed=cython.int, colour=cython.int)
cdef int list_colours(int first, int without, int* moves) noexcept nogil
@cython.locals(listed=cython.int, number=cython.int)
cdef int list_zones(CBoard* b, int* moves) noexcept nogil
@cython.locals(number=cython.int, own=cython.int)
cdef int random_zone(CBoard* b, Dice dice) noexcept nogil
cdef void play(CBoard* b, int move) noexcept nogil
cdef void build(CBoard* b, int move) noexcept nogil
cdef void compensate(CBoard* b, int colour) noexcept nogil
cdef void move_cardinal(CBoard* b, int move) noexcept nogil
cdef void next_turn(CBoard* b) noexcept nogil
