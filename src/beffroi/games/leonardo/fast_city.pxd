cimport cython
from beffroi.core cimport bits
from beffroi.fast cimport Dice, Fast

cdef int MOST_SEATS, NOBODY, NO_CARD, OFF, SPACES, NUMBERS, EVENT_PILE, OFFICE_PILE, PILE_SIZE, FULL, DIGIT, ANY_DIGIT
cdef int DUEL, WORK_KINDS, SALARY, FARTHEST, PALACE_COUNT, STREET_COUNT, MOST_IN_QUARTER, NO_QUARTER, COUNTS, MOST_TAX
cdef int PALACE[23]
cdef int STREET[19]
cdef int PRICE[33]
cdef int QUARTER[33]
cdef int QUARTER_STREETS[24]
cdef int TAX[165]
cdef int WORK_VALUE[9]
cdef long long WORK_UNIT[9]
cdef int EVENT_PARTY[16]
cdef int OFFICE_SPACE[8]
cdef int OFFICE_PRICE[8]

cdef class FastCity(Fast):
    cdef int side_of[6]
    cdef int members[6]
    cdef int speaker[6]
    cdef int party[6]
    cdef int purse[6]
    cdef int soldiers[6]
    cdef int pawn[6]
    cdef int home[6]
    cdef int owner[33]
    cdef long long hung[33]
    cdef int work_count[33]
    cdef int work_sum[33]
    cdef int toll[33]
    cdef int art[9]
    cdef int mixed[2]
    cdef int under[32]
    cdef int under_count[2]
    cdef int top[2]
    cdef int office_owner[33]
    cdef int bought[8]
    cdef int standing, art_left, bought_count, round, rounds, rolls

    @cython.locals(seat=cython.int, space=cython.int, number=cython.int, pile=cython.int)
    cdef void copy_city(self, FastCity origin) noexcept nogil
    @cython.locals(side=cython.int, seat=cython.int)
    cdef void count_sides(self) noexcept nogil
    @cython.locals(number=cython.int)
    cdef bint has_room(self, int side) noexcept nogil
    cdef bint is_room(self, int side, int street) noexcept nogil
    @cython.locals(count=cython.int, number=cython.int)
    cdef int count_works(self, int side) noexcept nogil
    cdef void hang(self, int space, int work, int change) noexcept nogil
    cdef bint shows(self, int space, int work) noexcept nogil
    @cython.locals(first=cython.int, number=cython.int)
    cdef void give(self, int space, int side) noexcept nogil
    @cython.locals(due=cython.int)
    cdef void assess(self, int space) noexcept nogil
    @cython.locals(first=cython.int, number=cython.int)
    cdef bint is_controlled(self, int space) noexcept nogil
    cdef int due(self, int visitor, int space) noexcept nogil
    @cython.locals(total=cython.int, number=cython.int)
    cdef int capital(self, int side) noexcept nogil
    @cython.locals(owner=cython.int)
    cdef int holder(self, int visitor) noexcept nogil
    cdef int draw_card(self, int pile, Dice dice) noexcept nogil
    @cython.locals(number=cython.int)
    cdef void turn_up(self, int pile, int card) noexcept nogil
    cdef void put_under(self, int pile, int card) noexcept nogil
    cdef bint is_office_due(self) noexcept nogil
    @cython.locals(office=cython.int)
    cdef void take_office(self, int side) noexcept nogil
    @cython.locals(number=cython.int, seat=cython.int)
    cdef void ruin(self, int debtor, int creditor) noexcept nogil
    @cython.locals(kept=cython.int, number=cython.int, office=cython.int)
    cdef void lose_offices(self, int side) noexcept nogil
    @cython.locals(side=cython.int, own=cython.int, equals=cython.int, capital=cython.int)
    cdef double share(self, int seat) noexcept nogil
