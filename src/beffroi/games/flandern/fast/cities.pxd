cimport cython
from beffroi.core cimport bits
from beffroi.games.flandern.fast.board cimport CBoard

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

@cython.locals(arms=cython.int, number=cython.int)
cdef void copy_city(CBoard* b, int here, int there) noexcept nogil
cdef void found(CBoard* b, int city, int site) noexcept nogil
@cython.locals(here=cython.int, at=cython.int)
cdef void stand(CBoard* b, int city, int arms, int lot) noexcept nogil
@cython.locals(closed=cython.int, churches=cython.int, lot=cython.int, at=cython.int, opened=cython.int)
cdef void find_gates(CBoard* b, int city) noexcept nogil
cdef int places(CBoard* b, int city, int kind) noexcept nogil
cdef int room(CBoard* b, int city, int arms) noexcept nogil
@cython.locals(lots=cython.int)
cdef int owned(CBoard* b, int city) noexcept nogil
@cython.locals(fit=cython.int, pair=cython.int, at=cython.int, found=cython.int, lots=cython.int)
cdef int pairs(CBoard* b, int city) noexcept nogil
@cython.locals(city=cython.int, kind=cython.int)
cdef bint has_place(CBoard* b) noexcept nogil
@cython.locals(total=cython.int, city=cython.int, kind=cython.int)
cdef int find_places(CBoard* b) noexcept nogil
cdef int remember_places(CBoard* b, int name, int places) noexcept nogil
@cython.locals(shape=cython.int)
cdef void do_work(CBoard* b, int city, int kind, int place) noexcept nogil
cdef int lot_of(CBoard* b, int city, int kind, int place) noexcept nogil
cdef void change(CBoard* b, int city, int kind, int place) noexcept nogil
@cython.locals(lot=cython.int, small=cython.int)
cdef void build(CBoard* b, int city, int kind, int place) noexcept nogil
@cython.locals(new=cython.int)
cdef void open_annexes(CBoard* b, int city, int at) noexcept nogil
@cython.locals(number=cython.int)
cdef void set_master(CBoard* b, int city, int lot) noexcept nogil
@cython.locals(live=cython.int)
cdef void cover(CBoard* b, int city) noexcept nogil
@cython.locals(arms=cython.int, found=cython.int, at=cython.int, left=cython.int)
cdef int buildable(CBoard* b, int city, int builders) noexcept nogil
@cython.locals(at=cython.int, found=cython.int, kind=cython.int, fit=cython.int, pair=cython.int)
cdef int for_churches(CBoard* b, int city) noexcept nogil
@cython.locals(at=cython.int, reached=cython.int, waiting=cython.int, fresh=cython.int)
cdef int reachable(CBoard* b, int city, int lots) noexcept nogil
@cython.locals(value=cython.int, arms=cython.int)
cdef void score(CBoard* b, int city) noexcept nogil
@cython.locals(other=cython.int, own=cython.int, place=cython.int)
cdef int earned(CBoard* b, int city, int arms, int value) noexcept nogil
cdef int points_for(int place, int value) noexcept nogil
@cython.locals(finished=cython.int, churches=cython.int)
cdef int city_value(CBoard* b, int city) noexcept nogil
@cython.locals(finished=cython.int)
cdef int strength(CBoard* b, int city, int arms) noexcept nogil
@cython.locals(found=cython.int, number=cython.int)
cdef int masters(CBoard* b, int city, int lots) noexcept nogil
