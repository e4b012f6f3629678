# The same in C, for modules that `cimport` it; `unlocked.py` itself is never compiled.
from beffroi.fast.position cimport Position
from beffroi.search.worker cimport Worker

cdef inline void work(Worker worker, Position position, int simulations) noexcept:
    with nogil:
        worker.simulate(position, simulations)
