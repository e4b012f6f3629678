cimport cython
from libc cimport math
from beffroi.core cimport bits
from beffroi.games.flandern.fast cimport cities
from beffroi.games.flandern.fast.board cimport CBoard

cdef double LOT, BEGUN, ABSENT, MASTER, CALM, SURPRISE, SECOND, THIRD, FOURTH
cdef int TELLING_MASTERS

@cython.locals(total=cython.double, arms=cython.int)
cdef double stake(CBoard* b, int city) noexcept nogil
cdef double stake_after(CBoard* b, int city, int kind, int place) noexcept nogil
@cython.locals(value=cython.int, arms=cython.int)
cdef void judge(CBoard* b, int city) noexcept nogil
@cython.locals(value=cython.double, sharpness=cython.double, part=cython.double, arms=cython.int, is_awaited=cython.bint)
cdef void foresee(CBoard* b, int city, int lots) noexcept nogil
@cython.locals(finished=cython.int, held=cython.double, masters=cython.int, room=cython.int)
cdef double reach(CBoard* b, int city, int arms, double part) noexcept nogil
@cython.locals(rival=cython.int, lead=cython.double, surely=cython.double)
cdef void compare(CBoard* b, int arms) noexcept nogil
@cython.locals(rival=cython.int, first=cython.double, second=cython.double, third=cython.double, fourth=cython.double, ahead=cython.double)
cdef double mean_points(CBoard* b, int arms, double value) noexcept nogil
