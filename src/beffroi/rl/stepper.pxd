cdef class Stepper:
    cdef void deal_all(self) noexcept nogil
    cdef int first_illegal(self) noexcept nogil
    cdef void step_all(self) noexcept nogil
