cimport cython
from beffroi.core cimport bits
from beffroi.games.flandern.fast cimport cities, hands, policy, question, rounds
from beffroi.games.flandern.fast.board cimport CBoard

cdef double NOTHING_TO_DO, INFLUENCE_CARD, PER_CARD, SPEED_OF_TWO, HURRY, LATE, LOST_TURN, EMPTY_HAND
cdef double SEE_FIRST, A_WORK_MORE
cdef int CONTESTED

@cython.locals(phase=cython.int, mover=cython.int, found=cython.double)
cdef double gain_of(CBoard* b, int seat, int move) noexcept nogil
cdef double of_laying(CBoard* b, int move) noexcept nogil
@cython.locals(found=cython.double)
cdef double of_choice(CBoard* b, int card, int influence) noexcept nogil
cdef double of_card(CBoard* b, int card) noexcept nogil
@cython.locals(most=cython.double, count=cython.int, number=cython.int, move=cython.int)
cdef double of_work(CBoard* b, int card) noexcept nogil
@cython.locals(played=cython.int, held=cython.int, better=cython.double)
cdef double of_taking_back(CBoard* b) noexcept nogil
@cython.locals(most=cython.double, card=cython.int)
cdef double best_of(CBoard* b, int cards) noexcept nogil
