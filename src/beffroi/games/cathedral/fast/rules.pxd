cimport cython
from beffroi cimport fast
from beffroi.core.bits cimport Bits
from beffroi.fast.dice cimport Dice
from beffroi.games.cathedral.fast cimport enclosure, placing
from beffroi.games.cathedral.fast.board cimport CBoard

cdef int CATHEDRAL_PHASE, BUILD_PHASE, CAPTURE_PHASE, OVER_PHASE, LEAVE, CAPTURE, FIRST, SECOND, LONGEST
cdef int KIND_SIZE, BUILDING_SIZE

cdef int asked(CBoard* b) noexcept nogil
cdef int hand(CBoard* b) noexcept nogil
cdef int list_moves(CBoard* b, int* moves) noexcept nogil
cdef int random_move(CBoard* b, Dice dice) noexcept nogil
cdef void play(CBoard* b, int move) noexcept nogil
cdef void place_cathedral(CBoard* b, int move) noexcept nogil
@cython.locals(seat=cython.int, area=Bits)
cdef void build(CBoard* b, int move) noexcept nogil
@cython.locals(number=cython.int)
cdef void put(CBoard* b, int seat, int kind, Bits area) noexcept nogil
cdef void answer_capture(CBoard* b, int move) noexcept nogil
cdef void next_turn(CBoard* b) noexcept nogil
@cython.locals(own=cython.int, other=cython.int)
cdef double share(CBoard* b, int seat) noexcept nogil
