cimport cython
from libc cimport math
from beffroi.games.leonardo cimport fast_city as city
from beffroi.games.leonardo.fast_city cimport FastCity

cdef int FORESIGHT, MOST_ROUNDS_AHEAD, FEARED, FIRST_RESERVE, WORK_PRICE, FREE_PALACE, RUINED
cdef double RICHES, LEAD, SOON, LATER_ON, READY, AMPLE, INCOME, AHEAD, RUINOUS, PUSH, WAY, NEWS
cdef double PRUDENCE, PUSHED, KEEN, SURER, HARDLY
cdef int PROMISE[165]
cdef double SAFETY[168]

cdef class FastFortune(FastCity):
    cdef int fortune[6]
    cdef double chance[6]
    cdef double chances
    cdef int owned[23]
    cdef int owned_count
    cdef bint is_judged

    @cython.locals(own=cython.int)
    cdef double worth(self, int seat) noexcept nogil
    cdef void judge(self) noexcept nogil
    @cython.locals(ahead=cython.int)
    cdef void judge_duel(self) noexcept nogil
    @cython.locals(points=cython.double, number=cython.int, space=cython.int, event=cython.int)
    cdef double points(self, int side, int rival) noexcept nogil
    @cython.locals(ahead=cython.int, purse=cython.int)
    cdef double threat(self, int visitor, int space) noexcept nogil
    cdef int place(self, int side) noexcept nogil
    @cython.locals(side=cython.int, rounds=cython.double, most=cython.double, keen=cython.double, part=cython.double)
    cdef void judge_crowd(self) noexcept nogil
    @cython.locals(number=cython.int, side=cython.int, space=cython.int, office=cython.int)
    cdef void survey(self) noexcept nogil
    cdef double prospect(self, int side, double rounds) noexcept nogil
    @cython.locals(other=cython.int, means=cython.double, number=cython.int, rivals=cython.int, income=cython.double, cost=cython.double, space=cython.int)
    cdef double balance(self, int side) noexcept nogil
    @cython.locals(best=cython.int, steps=cython.int, space=cython.int)
    cdef int best_push(self, int side, int office) noexcept nogil
    @cython.locals(number=cython.int, soon=cython.int, dire=cython.int, rounds=cython.int, space=cython.int)
    cdef double safety(self, int side) noexcept nogil
    cdef bint is_ruinous(self, int side, int space, int purse) noexcept nogil
    @cython.locals(ahead=cython.int)
    cdef bint exceeds(self, int side, int space, int tax, int purse) noexcept nogil
    @cython.locals(purse=cython.int)
    cdef bint is_careless(self, int side, int price) noexcept nogil
    @cython.locals(lacking=cython.int, number=cython.int, space=cython.int)
    cdef int reserve_lacks(self, int side, int purse) noexcept nogil
    @cython.locals(works=cython.int, more=cython.int, usual=cython.int, feared=cython.int)
    cdef int feared_toll(self, int space) noexcept nogil
    @cython.locals(reached=cython.int, space=cython.int, due=cython.int, gain=cython.int)
    cdef int landing(self, int visitor, int steps, int gainer) noexcept nogil
