cimport cython

cdef unsigned long long WORD
cdef unsigned long long MULTIPLIER

cdef class Dice:
    cdef unsigned long long state
    # Two threads throw their own dice all the time: these must never lie in one line of the processor's cache.
    cdef char apart[128]
    @cython.locals(x=cython.ulonglong)
    cdef unsigned long long throw(self) noexcept nogil
    cdef int below(self, unsigned long long bound) noexcept nogil
