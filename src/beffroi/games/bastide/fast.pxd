cimport cython
from beffroi.games.bastide cimport fast_turns as turns
from beffroi.games.bastide.fast_taste cimport FastTaste

cdef class FastBastide(FastTaste):
    cdef FastBastide origin

    cdef void restart(self) noexcept nogil
    @cython.locals(own=cython.int, equals=cython.int, other=cython.int, standing=cython.int)
    cdef double share(self, int seat) noexcept nogil
