cimport cython

cdef int CHANCE_ASKED, OVER
cdef unsigned long long WORD
cdef unsigned long long MULTIPLIER

cdef class Dice:
    cdef unsigned long long state
    @cython.locals(x=cython.ulonglong)
    cdef unsigned long long throw(self) noexcept nogil
    cdef int below(self, unsigned long long bound) noexcept nogil

cdef class Fast:
    cdef int seats
    cdef readonly int horizon, memory, thought
    cdef readonly double trust
    cdef int moves[4096]
    cdef int asked(self) noexcept nogil
    cdef int list_moves(self) noexcept nogil
    cdef int pick(self, Dice dice) noexcept nogil
    cdef int fancy(self, Dice dice) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    cdef bint allows(self, int move) noexcept nogil
    cdef int held(self) noexcept nogil
    cdef int toss(self, Dice dice) noexcept nogil
    cdef void restart(self) noexcept nogil
    cdef double share(self, int seat) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef double hope(self, int seat) noexcept nogil
    @cython.locals(asked=cython.int)
    cdef void run_on(self, Dice dice, int decisions) noexcept nogil
    @cython.locals(decisions=cython.int, asked=cython.int)
    cdef int run_out(self, Dice dice) noexcept nogil

cpdef int who(Fast position)
cpdef bint is_over(Fast position)
cpdef list moves_of(Fast position)
cpdef void do(Fast position, int move)
cpdef int picked(Fast position, Dice dice)
cpdef int fancied(Fast position, Dice dice)
cpdef bint may_play(Fast position, int move)
@cython.locals(copied=Fast)
cpdef Fast copy_of(Fast position)
cpdef int finish(Fast position, Dice dice)
@cython.locals(decisions=cython.longlong)
cpdef long long finish_often(Fast position, Dice dice, int games)
cpdef double share_of(Fast position, int seat)
cpdef double worth_of(Fast position, int seat)
