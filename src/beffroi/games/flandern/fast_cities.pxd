cimport cython
from beffroi.core cimport bits
from beffroi.fast cimport Fast

cdef int CITY_COUNT, SKETCH, RANKED, GREY, CHURCH, NOBODY, ANNEXES, CENTRE, INSIDE, LOT_COUNT, MASTER_COUNT
cdef int FIRST_PLACE, SECOND_PLACE, CHURCH_KIND, FIRST_PORCH, GREAT, FINISH, RAISE, SET, KIND_COUNT
cdef int CHURCH_KINDS, GUILD_KINDS
cdef int KIND_ARMS[32]
cdef int KIND_MASTERS[32]
cdef int SHAPE[256]
cdef int TOUCH[256]
cdef int BORDERED[256]
cdef int OPENS[256]
cdef int OVER[256]
cdef int PORCH[256]
cdef int CUT[64]
cdef int PAIR_COUNT[8]
cdef int LARGE[64]
cdef int SMALL[64]
cdef int CENTRE_ARMS[8]
cdef int POINTS[8]

cdef class FastCities(Fast):
    cdef int site[8]
    cdef int is_open[8]
    cdef int free[8]
    cdef int built[8]
    cdef int border[8]
    cdef int opened[8]
    cdef int hidden[8]
    cdef int gates[8]
    cdef int sites[8]
    cdef int cathedrals[8]
    cdef int ones[8]
    cdef int twos[8]
    cdef int swallowed[8]
    cdef int quarters[64]
    cdef int near[64]
    cdef int pawns[32]
    cdef int stock[128]
    cdef int left[32]
    cdef int points[8]
    cdef int place_sets[138]
    cdef int place_names[138]
    cdef int site_pawns, builders, guild, city_set, kind_set, as_site, place_count

    cdef void supply(self, int kind, int shape, int count) noexcept nogil
    @cython.locals(city=cython.int, number=cython.int, kind=cython.int, arms=cython.int)
    cdef void copy_cities(self, FastCities source) noexcept nogil
    @cython.locals(arms=cython.int, number=cython.int)
    cdef void copy_city(self, int here, FastCities source, int there) noexcept nogil
    cdef void found(self, int city, int site) noexcept nogil
    @cython.locals(here=cython.int, at=cython.int)
    cdef void stand(self, int city, int arms, int lot) noexcept nogil
    @cython.locals(closed=cython.int, churches=cython.int, lot=cython.int, at=cython.int, opened=cython.int)
    cdef void find_gates(self, int city) noexcept nogil
    cdef int places(self, int city, int kind) noexcept nogil
    cdef int room(self, int city, int arms) noexcept nogil
    @cython.locals(lots=cython.int)
    cdef int owned(self, int city) noexcept nogil
    @cython.locals(fit=cython.int, pair=cython.int, at=cython.int, found=cython.int, lots=cython.int)
    cdef int pairs(self, int city) noexcept nogil
    @cython.locals(city=cython.int, kind=cython.int)
    cdef bint has_place(self) noexcept nogil
    @cython.locals(total=cython.int, city=cython.int, kind=cython.int)
    cdef int find_places(self) noexcept nogil
    cdef int remember_places(self, int name, int places) noexcept nogil
    @cython.locals(shape=cython.int)
    cdef void do_work(self, int city, int kind, int place) noexcept nogil
    cdef int lot_of(self, int city, int kind, int place) noexcept nogil
    cdef void change(self, int city, int kind, int place) noexcept nogil
    @cython.locals(lot=cython.int, small=cython.int)
    cdef void build(self, int city, int kind, int place) noexcept nogil
    @cython.locals(new=cython.int)
    cdef void open_annexes(self, int city, int at) noexcept nogil
    @cython.locals(number=cython.int)
    cdef void set_master(self, int city, int lot) noexcept nogil
    @cython.locals(live=cython.int)
    cdef void cover(self, int city) noexcept nogil
    @cython.locals(arms=cython.int, found=cython.int, at=cython.int, left=cython.int)
    cdef int buildable(self, int city, int builders) noexcept nogil
    @cython.locals(at=cython.int, found=cython.int, kind=cython.int, fit=cython.int, pair=cython.int)
    cdef int for_churches(self, int city) noexcept nogil
    @cython.locals(at=cython.int, reached=cython.int, waiting=cython.int, fresh=cython.int)
    cdef int reachable(self, int city, int lots) noexcept nogil
    @cython.locals(value=cython.int, arms=cython.int)
    cdef void score(self, int city) noexcept nogil
    @cython.locals(other=cython.int, own=cython.int, place=cython.int)
    cdef int earned(self, int city, int arms, int value) noexcept nogil
    cdef int points_for(self, int place, int value) noexcept nogil
    @cython.locals(finished=cython.int, churches=cython.int)
    cdef int value(self, int city) noexcept nogil
    @cython.locals(finished=cython.int)
    cdef int strength(self, int city, int arms) noexcept nogil
    @cython.locals(found=cython.int, number=cython.int)
    cdef int masters(self, int city, int lots) noexcept nogil
