cimport cython
from libc cimport math
from beffroi.core cimport bits
from beffroi.games.flandern cimport fast_cities
from beffroi.games.flandern.fast_cities cimport FastCities

cdef double LOT, BEGUN, ABSENT, MASTER, CALM, SURPRISE, SECOND, THIRD, FOURTH
cdef int TELLING_MASTERS

cdef class FastHopes(FastCities):
    cdef double interest[8]
    cdef double hopes[8]
    cdef double expected[8]

    @cython.locals(total=cython.double, arms=cython.int)
    cdef double stake(self, int city) noexcept nogil
    cdef double stake_after(self, int city, int kind, int place) noexcept nogil
    @cython.locals(value=cython.int, arms=cython.int)
    cdef void judge(self, int city) noexcept nogil
    @cython.locals(value=cython.double, sharpness=cython.double, part=cython.double, arms=cython.int)
    cdef void foresee(self, int city, int lots) noexcept nogil
    @cython.locals(finished=cython.int, held=cython.double, masters=cython.int, room=cython.int)
    cdef double reach(self, int city, int arms, double part) noexcept nogil
    @cython.locals(rival=cython.int, first=cython.double, second=cython.double, third=cython.double, fourth=cython.double, lead=cython.double, ahead=cython.double)
    cdef double mean_points(self, int arms, double value) noexcept nogil
