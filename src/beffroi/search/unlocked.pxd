# The same in C, for modules that `cimport` it; `unlocked.py` itself is never compiled.
from beffroi.fast cimport Fast
from beffroi.search.worker cimport Worker

cdef inline void work(Worker worker, Fast position, int games) noexcept:
    with nogil:
        worker.play_games(position, games)
