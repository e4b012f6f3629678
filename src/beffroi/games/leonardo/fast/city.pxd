cimport cython
from beffroi.core cimport bits
from beffroi.fast.dice cimport Dice
from beffroi.games.leonardo.fast.board cimport CBoard

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

@cython.locals(side=cython.int, seat=cython.int)
cdef void count_sides(CBoard* b) noexcept nogil
@cython.locals(number=cython.int)
cdef bint has_room(CBoard* b, int side) noexcept nogil
cdef bint is_room(CBoard* b, int side, int street) noexcept nogil
@cython.locals(count=cython.int, number=cython.int)
cdef int count_works(CBoard* b, int side) noexcept nogil
cdef void hang(CBoard* b, int space, int work, int change) noexcept nogil
cdef bint shows(CBoard* b, int space, int work) noexcept nogil
@cython.locals(first=cython.int, number=cython.int)
cdef void give(CBoard* b, int space, int side) noexcept nogil
@cython.locals(due=cython.int)
cdef void assess(CBoard* b, int space) noexcept nogil
@cython.locals(number=cython.int, last=cython.int)
cdef bint is_controlled(CBoard* b, int space) noexcept nogil
cdef int due(CBoard* b, int visitor, int space) noexcept nogil
@cython.locals(total=cython.int, number=cython.int)
cdef int capital(CBoard* b, int side) noexcept nogil
@cython.locals(owner=cython.int)
cdef int holder(CBoard* b, int visitor) noexcept nogil
cdef int draw_card(CBoard* b, int pile, Dice dice) noexcept nogil
@cython.locals(number=cython.int)
cdef void turn_up(CBoard* b, int pile, int card) noexcept nogil
cdef void put_under(CBoard* b, int pile, int card) noexcept nogil
cdef bint is_office_due(CBoard* b) noexcept nogil
@cython.locals(office=cython.int)
cdef void take_office(CBoard* b, int side) noexcept nogil
@cython.locals(number=cython.int, seat=cython.int)
cdef void ruin(CBoard* b, int debtor, int creditor) noexcept nogil
@cython.locals(kept=cython.int, number=cython.int, office=cython.int)
cdef void lose_offices(CBoard* b, int side) noexcept nogil
