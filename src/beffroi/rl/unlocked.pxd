# The same in C, for modules that `cimport` it; `unlocked.py` itself is never compiled.
from beffroi.rl.stepper cimport Stepper

cdef inline void deal(Stepper stepper) noexcept:
    with nogil:
        stepper.deal_all()

cdef inline int check(Stepper stepper) noexcept:
    cdef int found
    with nogil:
        found = stepper.first_illegal()
    return found

cdef inline void step(Stepper stepper) noexcept:
    with nogil:
        stepper.step_all()
