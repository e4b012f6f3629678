cimport cython
from beffroi cimport fast
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.fast cimport Dice, Fast

cdef Bits CITY
cdef int HANDS, CHURCH_HAND, MOST_TURNS, MOST_NARROWINGS, MOST_CELLS, LEAVE, CAPTURE
cdef int CATHEDRAL_PHASE, BUILD_PHASE, CAPTURE_PHASE, OVER_PHASE, WAITING, STANDING, CAPTURED, ROW, LONGEST, HALF
cdef int SIZES[16]
cdef int TURN_COUNT[3]
cdef int TURN_KIND[96]
cdef int TURN_SET[96]
cdef int TURN_SIZE[96]
cdef int CELLS[768]
cdef int NARROWINGS[3]
cdef int EARLIER[192]
cdef int SHIFT[192]

cdef class FastCity(Fast):
    cdef Bits covered[2]
    cdef Bits territory[2]
    cdef Bits cathedral
    cdef int church
    cdef int stock[32]
    cdef int unplaced[2]
    cdef Bits buildings[32]
    cdef int building_kind[32]
    cdef int built[2]
    cdef int has_built[2]
    cdef int plies, phase, mover
    cdef Bits pending[8]
    cdef int pending_count
    cdef int guard, always
    cdef Bits sets[65]
    cdef int counts[32]
    cdef Bits parts[64]
    cdef int part_count
    cdef FastCity origin

    @cython.locals(seat=cython.int, number=cython.int)
    cdef void restart(self) noexcept nogil
    cdef int asked(self) noexcept nogil
    cdef int hand(self) noexcept nogil
    cdef Bits free(self, int seat) noexcept nogil
    @cython.locals(free=Bits, at=cython.int, number=cython.int)
    cdef void find_places(self, int hand, int seat) noexcept nogil
    @cython.locals(at=cython.int, area=Bits)
    cdef Bits places(self, int hand, int turn) noexcept nogil
    @cython.locals(hand=cython.int, count=cython.int, turn=cython.int, place=cython.int, area=Bits)
    cdef int list_moves(self) noexcept nogil
    cdef int pick(self, Dice dice) noexcept nogil
    @cython.locals(hand=cython.int, total=cython.int, turn=cython.int)
    cdef int count_places(self) noexcept nogil
    @cython.locals(turn=cython.int)
    cdef int nth_place(self, int number) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    @cython.locals(at=cython.int, cell=cython.int, reference=Bits, area=Bits)
    cdef Bits squares(self, int hand, int move) noexcept nogil
    @cython.locals(seat=cython.int, kind=cython.int, number=cython.int, area=Bits)
    cdef void build(self, int move) noexcept nogil
    @cython.locals(near=Bits, region=Bits, outside=cython.int, number=cython.int)
    cdef void enclose(self, Bits building) noexcept nogil
    @cython.locals(left=Bits, region=Bits)
    cdef int divide(self) noexcept nogil
    @cython.locals(near=Bits, touched=cython.int, number=cython.int)
    cdef Bits cut_off(self, Bits building) noexcept nogil
    @cython.locals(outside=cython.int, size=cython.int, lost=cython.int, number=cython.int, region=Bits)
    cdef int outside(self, Bits near) noexcept nogil
    cdef bint is_held(self, Bits region) noexcept nogil
    cdef bint is_single(self, Bits region, Bits near) noexcept nogil
    @cython.locals(wide=Bits)
    cdef Bits grown(self, Bits area) noexcept nogil
    @cython.locals(reached=Bits, grown=Bits)
    cdef Bits region_around(self, Bits start, Bits area) noexcept nogil
    @cython.locals(other=cython.int, count=cython.int, number=cython.int)
    cdef int count_foreign(self, Bits region) noexcept nogil
    @cython.locals(other=cython.int, number=cython.int)
    cdef Bits foreign_in(self, Bits region) noexcept nogil
    cdef void claim(self, Bits region) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void remember(self, Bits building) noexcept nogil
    cdef void answer_capture(self, int move) noexcept nogil
    @cython.locals(number=cython.int)
    cdef void forget_first(self) noexcept nogil
    @cython.locals(building=Bits, region=Bits)
    cdef void capture(self) noexcept nogil
    @cython.locals(owner=cython.int, number=cython.int, kind=cython.int, last=cython.int, later=cython.int)
    cdef void give_back(self, Bits building) noexcept nogil
    cdef void next_turn(self) noexcept nogil
    @cython.locals(free=Bits, fits=Bits, turn=cython.int, at=cython.int, cell=cython.int)
    cdef int can_build(self, int seat) noexcept nogil
    @cython.locals(own=cython.int, other=cython.int)
    cdef double share(self, int seat) noexcept nogil
