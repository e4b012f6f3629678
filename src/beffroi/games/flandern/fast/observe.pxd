cimport cython
from beffroi.fast cimport flat
from beffroi.games.flandern.fast cimport cities, hands, question, rounds
from beffroi.games.flandern.fast.board cimport CBoard

cdef int NOTHING, LOTS, ARMS_COUNT, CITY_PLANES, DRAWN, MOST_QUEUED, KIND_BITS
cdef int GUILD, INFLUENCED, INFLUENCE, LEFT, POINTS, SITE, IS_OPEN, STOCK, SITE_PAWNS, BUILDS_FOR, COMING, GOLD_WAITS
cdef int UNSEEN, HAND, PLAYED, PILE, LAID, ASKED_CITIES, ASKED_KINDS

@cython.locals(city=cython.int, number=cython.int)
cdef void observe(CBoard* b, int seat, unsigned char* planes, int* numbers) noexcept nogil
cdef int clockwise(CBoard* b, int seat, int other) noexcept nogil
@cython.locals(at=cython.int, arms=cython.int, number=cython.int)
cdef void show_city(CBoard* b, int city, unsigned char* planes) noexcept nogil
@cython.locals(lot=cython.int)
cdef void add_pawns(unsigned char* planes, int at, int lots) noexcept nogil
@cython.locals(is_there=cython.bint)
cdef void show_seat(CBoard* b, int other, int number, unsigned char* planes, int* numbers) noexcept nogil
@cython.locals(arms=cython.int, number=cython.int)
cdef void show_supplies(CBoard* b, unsigned char* planes, int* numbers) noexcept nogil
@cython.locals(is_work=cython.bint)
cdef void show_question(CBoard* b, unsigned char* planes, int* numbers) noexcept nogil
@cython.locals(number=cython.int, at=cython.int, is_coming=cython.bint)
cdef void show_coming(CBoard* b, int seat, int* numbers) noexcept nogil
@cython.locals(is_there=cython.bint, card=cython.int, at=cython.int, is_of_two=cython.bint)
cdef void show_gold(CBoard* b, int seat, int* numbers) noexcept nogil
