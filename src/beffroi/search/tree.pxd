cimport cython
from libc cimport math
from beffroi cimport fast
from beffroi.fast cimport Dice, Fast
from beffroi.search cimport unlocked
from beffroi.search.worker cimport Worker

cdef int EMPTY, ROOT, FIRST_ARMS, TRIES, LONGEST_PATH, MOST_SEATS
cdef double CURIOSITY, DOUBTS, ARMS_A_ROOT
cdef unsigned long long MIX_NODE, MIX_MOVE, MASK

cdef class Tree(Worker):
    cdef Dice dice
    cdef bint is_chosen
    cdef int room, horizon, memory, node_count, arm_count, path_length, trail_length
    cdef int[::1] visits, first_arm, arm_move, arm_seat, arm_next, arm_visits, child, path, trail
    cdef double[::1] arm_total, hopes, sums, squares
    cdef double games
    cdef unsigned long long[::1] key

    cdef void play_games(self, Fast position, int games) noexcept nogil
    @cython.locals(node=cython.int)
    cdef void descend(self, Fast position) noexcept nogil
    @cython.locals(joint=cython.ulonglong, arm=cython.int)
    cdef int step(self, Fast position, int node) noexcept nogil
    cdef unsigned long long mixed(self, unsigned long long joint, int move) noexcept nogil
    @cython.locals(place=cython.int, node=cython.int)
    cdef int find(self, unsigned long long joint) noexcept nogil
    @cython.locals(known=cython.int, tried=cython.int, arm=cython.int)
    cdef int choose(self, Fast position, int node, int seat) noexcept nogil
    cdef bint is_open_at(self, int node) noexcept nogil
    @cython.locals(move=cython.int)
    cdef int try_another(self, Fast position, int node, int seat) noexcept nogil
    @cython.locals(arm=cython.int)
    cdef int arm_of(self, int node, int seat, int move) noexcept nogil
    @cython.locals(arm=cython.int)
    cdef int add(self, int node, int seat, int move) noexcept nogil
    @cython.locals(chosen=cython.int, arm=cython.int, move=cython.int, known=cython.int, most=cython.double, curiosity=cython.double, visits=cython.double, promise=cython.double)
    cdef int best(self, Fast position, int node, int seat, int tried) noexcept nogil
    @cython.locals(mean=cython.double)
    cdef double spread(self, int seat) noexcept nogil
    @cython.locals(number=cython.int, arm=cython.int, seat=cython.int)
    cdef void remember(self, Fast position) noexcept nogil
    @cython.locals(first=cython.int, second=cython.int, arm=cython.int)
    cpdef int lead(self, int seat)
