# The same in C, for modules that `cimport` it; `__init__.py` itself is never compiled.

cdef enum:
    CHANCE = -1
    OVER = -3
    MOST_MOVES = 4096
