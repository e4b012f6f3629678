# The same in C, for modules that `cimport` it; `rows.py` itself is never compiled.
from libc.string cimport memcpy

cdef inline unsigned char* octets(unsigned char[:, ::1] array, int number) noexcept nogil:
    return &array[number, 0]

cdef inline int* words(int[:, ::1] array, int number) noexcept nogil:
    return &array[number, 0]

cdef inline void copy(int* to, const int* moves, int count) noexcept nogil:
    memcpy(to, moves, count * sizeof(int))

cdef inline bint find(const int* moves, int count, int move) noexcept nogil:
    cdef int number
    for number in range(count):
        if moves[number] == move:
            return True
    return False
