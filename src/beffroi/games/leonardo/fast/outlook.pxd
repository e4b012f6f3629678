cimport cython
from libc cimport math
from beffroi.games.leonardo.fast cimport city
from beffroi.games.leonardo.fast.board cimport CBoard

cdef int FORESIGHT, MOST_ROUNDS_AHEAD, FEARED, FIRST_RESERVE, WORK_PRICE, FREE_PALACE, RUINED
cdef double RICHES, LEAD, SOON, LATER_ON, READY, AMPLE, INCOME, AHEAD, RUINOUS, PUSHES, WAY, NEWS
cdef double PRUDENCE, PUSHED, KEEN, SURER, HARDLY
cdef int PROMISE[165]
cdef double SAFETY[168]

cdef void judge(CBoard* b) noexcept nogil
@cython.locals(ahead=cython.int)
cdef void judge_duel(CBoard* b) noexcept nogil
@cython.locals(points=cython.double, number=cython.int, space=cython.int, event=cython.int)
cdef double points(CBoard* b, int side, int rival) noexcept nogil
@cython.locals(ahead=cython.int, purse=cython.int)
cdef double threat(CBoard* b, int visitor, int space) noexcept nogil
cdef int place(CBoard* b, int side) noexcept nogil
@cython.locals(side=cython.int, rounds=cython.double, most=cython.double, keen=cython.double, part=cython.double)
cdef void judge_crowd(CBoard* b) noexcept nogil
@cython.locals(number=cython.int, side=cython.int, space=cython.int, office=cython.int)
cdef void survey(CBoard* b) noexcept nogil
cdef double prospect(CBoard* b, int side, double rounds) noexcept nogil
@cython.locals(other=cython.int, means=cython.double, number=cython.int, rivals=cython.int, income=cython.double, cost=cython.double, space=cython.int)
cdef double balance(CBoard* b, int side) noexcept nogil
@cython.locals(best=cython.int, steps=cython.int, space=cython.int)
cdef int best_push(CBoard* b, int side, int office) noexcept nogil
@cython.locals(number=cython.int, soon=cython.int, dire=cython.int, rounds=cython.int, space=cython.int)
cdef double safety(CBoard* b, int side) noexcept nogil
cdef bint is_ruinous(CBoard* b, int side, int space, int purse) noexcept nogil
@cython.locals(ahead=cython.int)
cdef bint exceeds(CBoard* b, int side, int space, int tax, int purse) noexcept nogil
@cython.locals(purse=cython.int)
cdef bint is_careless(CBoard* b, int side, int price) noexcept nogil
@cython.locals(lacking=cython.int, number=cython.int, space=cython.int)
cdef int reserve_lacks(CBoard* b, int side, int purse) noexcept nogil
@cython.locals(works=cython.int, more=cython.int, usual=cython.int, feared=cython.int)
cdef int feared_toll(CBoard* b, int space) noexcept nogil
@cython.locals(reached=cython.int, space=cython.int, due=cython.int, gain=cython.int)
cdef int landing(CBoard* b, int visitor, int steps, int gainer) noexcept nogil
