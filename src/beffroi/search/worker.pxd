from beffroi.fast.position cimport Position

cdef class Worker:
    cdef void simulate(self, Position position, int simulations) noexcept nogil
