# The same in C, for modules that `cimport` it; `memory.py` itself is never compiled.
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy

cdef inline void* take(size_t size) except NULL:
    cdef void* taken = calloc(1, size)
    if taken == NULL:
        raise MemoryError
    return taken

cdef inline void* take_many(const void* like, size_t size, size_t count) except NULL:
    return take(size * count)

cdef inline void* one_of(void* boards, size_t size, size_t number) noexcept nogil:
    return <char*> boards + size * number

cdef inline void copy(void* to, const void* source, size_t size) noexcept nogil:
    memcpy(to, source, size)

cdef inline void give_back(void* taken) noexcept nogil:
    free(taken)
