# The same in C, for modules that `cimport` it; `memory.py` itself is never compiled.
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy

cdef inline void* take(size_t size) except NULL:
    cdef void* taken = calloc(1, size)
    if taken == NULL:
        raise MemoryError
    return taken

cdef inline void copy(void* to, const void* source, size_t size) noexcept nogil:
    memcpy(to, source, size)

cdef inline void give_back(void* taken) noexcept nogil:
    free(taken)
