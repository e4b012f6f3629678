# The same in C, for modules that `cimport` it; `unlocked.py` itself is never compiled.
from beffroi.rl.track cimport Track

cdef inline void deal(Track track) noexcept:
    with nogil:
        track.deal_all()

cdef inline void step(Track track) noexcept:
    with nogil:
        track.step_all()
