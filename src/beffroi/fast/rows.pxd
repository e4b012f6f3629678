# The same in C, for modules that `cimport` it; `rows.py` itself is never compiled.
cdef inline unsigned char* octets(unsigned char[::1] row) noexcept nogil:
    return &row[0]

cdef inline int* words(int[::1] row) noexcept nogil:
    return &row[0]
