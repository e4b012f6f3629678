cimport cython
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.fast.position cimport Position

cdef int MOST_SEATS, NOBODY, MOULONS, MOULON_SIZE, FIRST_CIRCLE
cdef int EQUIPMENT_COUNT, TILE_COUNT, CARD_COUNT, WALL_COUNT, RELIGIOUS_COUNT
cdef int FIRE, NEW_HOUSE, HALLE, CHURCH, MALADRERIE, FIRST_WALL, FIRST_RELIGIOUS, WALL_CARD, HAND_ROOM
cdef int TAX, RENT_OF_ONE, BANK, ROAD_LENGTH, CAMP_ROOM, HALLE_TAX, CHURCH_TAX, MALADRERIE_TAX
cdef int STANDING_ROOM, LEAST_POINTS
cdef Bits ALL_STRIPS, FIRST_OF_TWO, NEAR_HALLE
cdef Bits STRIPS_OF[11]
cdef Bits STRIPS_NEAR[11]
cdef Bits STRIPS_FACED[82]
cdef Bits CIRCLES_FACING[11]
cdef Bits CIRCLES_OF[14]
cdef Bits CIRCLES_OF_GROUP[3]
cdef Bits OPEN_STRIPS[16]
cdef Bits OPEN_CIRCLES[16]
cdef int WIDTH[14]
cdef int EQUIPMENT_ON[82]

cdef class FastTown(Position):
    cdef int playing[5]
    cdef int money[5]
    cdef int stock[5]
    cdef int road[5]
    cdef int hands[40]
    cdef int bag[6]
    cdef Bits own[5]
    cdef Bits taken, houses, covered
    cdef Bits pieces[4]
    cdef Bits bound[2]
    cdef Bits pools[2]
    cdef int camp[8]
    cdef int cards[3]
    cdef int card_points[3]
    cdef int player_count, bag_size, camp_size, chest, turn, active, idle, has_bank

    @cython.locals(seat=cython.int, number=cython.int, tile=cython.int, card=cython.int)
    cdef void copy_town(self, FastTown origin) noexcept nogil
    @cython.locals(circles=Bits)
    cdef Bits free_circles(self, int equipment) noexcept nogil
    cdef int count_on(self, int equipment) noexcept nogil
    cdef bint is_started(self, int equipment) noexcept nogil
    @cython.locals(free=Bits)
    cdef Bits sites(self, int width, int facing) noexcept nogil
    cdef bint has_site(self, int width) noexcept nogil
    cdef bint is_possible(self, int equipment) noexcept nogil
    cdef bint is_playable(self, int seat, int tile) noexcept nogil
    @cython.locals(area=Bits)
    cdef Bits build(self, int place, int facing, int width) noexcept nogil
    @cython.locals(moulon=Bits)
    cdef void clear(self, Bits area) noexcept nogil
    @cython.locals(area=Bits)
    cdef void take_off(self, int equipment) noexcept nogil
    cdef void put(self, int seat, int place) noexcept nogil
    cdef void destroy(self, int place) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void lift(self, Bits circle, int equipment) noexcept nogil
    cdef void into_bag(self, int tile) noexcept nogil
    cdef void draw(self, int seat, int tile) noexcept nogil
    @cython.locals(tile=cython.int)
    cdef int tile_at(self, int number) noexcept nogil
    @cython.locals(size=cython.int, tile=cython.int)
    cdef int hand_size(self, int seat) noexcept nogil
    @cython.locals(tax=cython.int, strips=Bits)
    cdef int tax_in(self, int moulon) noexcept nogil
    @cython.locals(left=cython.int, seat=cython.int)
    cdef int left_in_bank(self) noexcept nogil
    cdef int claim(self, int seat, int moulon) noexcept nogil
    @cython.locals(standing=cython.int, wall=cython.int, number=cython.int, strips=Bits, circles=Bits)
    cdef void find_exposed(self) noexcept nogil
    @cython.locals(strength=cython.int, value=cython.int, wall=cython.int)
    cdef bint holds_out(self) noexcept nogil
    @cython.locals(leader=cython.int, most=cython.int, step=cython.int, seat=cython.int, count=cython.int)
    cdef int emissary(self, int equipment, int initiator) noexcept nogil
    cdef void dismiss(self, int seat, int value) noexcept nogil
    @cython.locals(card=cython.int, leader=cython.int)
    cdef void hand_out_cards(self) noexcept nogil
    @cython.locals(leader=cython.int, most=cython.int, seat=cython.int, count=cython.int)
    cdef int leader(self, int card) noexcept nogil
    @cython.locals(equipment=cython.int, started=cython.int)
    cdef bint are_all_started(self) noexcept nogil
    @cython.locals(court=cython.int, card=cython.int)
    cdef int points(self, int seat, int sign) noexcept nogil
    @cython.locals(standing=cython.int, card=cython.int)
    cdef int standing(self, int seat, int sign) noexcept nogil
