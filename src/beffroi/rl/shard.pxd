cimport cython
from beffroi cimport fast
from beffroi.fast cimport memory
from beffroi.fast.dice cimport Dice
from beffroi.fast.position cimport Position
from beffroi.rl cimport rows, unlocked
from beffroi.rl.stepper cimport Stepper

cdef int NO_MASK, DENSE, BITS

cdef class Shard(Stepper):
    cdef Position position
    cdef Dice dice
    cdef int mask_kind, seats, count
    cdef bint observes
    cdef void* boards
    cdef int[::1] actions, asked, counts
    cdef unsigned long long[::1] chance
    cdef unsigned char[::1] done
    cdef int[:, ::1] legal, numbers
    cdef unsigned char[:, ::1] mask, planes
    cdef float[:, ::1] rewards

    @cython.locals(number=cython.int)
    cdef void deal_all(self) noexcept nogil
    @cython.locals(number=cython.int)
    cdef int first_illegal(self) noexcept nogil
    @cython.locals(number=cython.int)
    cdef void step_all(self) noexcept nogil
    cdef void load(self, int number) noexcept nogil
    cdef void save(self, int number) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void start(self, int number) noexcept nogil
    @cython.locals(board=cython.p_void)
    cdef int begin(self, int number) noexcept nogil
    @cython.locals(asked=cython.int, seat=cython.int)
    cdef void go_on(self, int number) noexcept nogil
    @cython.locals(asked=cython.int)
    cdef int answer_chance(self) noexcept nogil
    cdef void ask(self, int number, int asked) noexcept nogil
    @cython.locals(moves=cython.p_int, mask=cython.p_uchar, place=cython.int)
    cdef void mark(self, int number, int mark) noexcept nogil
