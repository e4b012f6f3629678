cimport cython

cdef unsigned long long WORD
cdef unsigned long long MULTIPLIER

cdef class Dice:
    cdef unsigned long long state
    @cython.locals(x=cython.ulonglong)
    cdef unsigned long long throw(self) noexcept nogil
    cdef int below(self, unsigned long long bound) noexcept nogil
