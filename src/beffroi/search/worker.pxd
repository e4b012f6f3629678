from beffroi.fast cimport Fast

cdef class Worker:
    cdef void play_games(self, Fast position, int games) noexcept nogil
