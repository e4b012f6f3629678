cimport cython
from libc cimport math
from beffroi cimport fast
from beffroi.fast.dice cimport Dice
from beffroi.fast.position cimport Position
from beffroi.search cimport unlocked
from beffroi.search.worker cimport Worker

cdef int EMPTY, ROOT, WIDENING_FIRST, EXPANSION_TRIES, LONGEST_PATH, MOST_ANSWERS, MOST_SEATS
cdef double EXPLORATION, PSEUDO_SIMULATIONS, WIDENING_FACTOR
cdef unsigned long long MIX_NODE, MIX_MOVE, MASK

cdef class Tree(Worker):
    cdef Dice dice
    cdef int prior_seat
    cdef readonly int seats
    cdef int capacity, rollout_length, tree_depth, node_count, edge_count, edges_length, nodes_length
    cdef int[::1] visits, first_edge, edge_move, edge_seat, edge_next, edge_visits, prior_visits, child, edges, nodes
    cdef double[::1] edge_totals, prior_totals, values, sums, squares
    cdef double simulations
    cdef unsigned long long[::1] key

    cdef void simulate(self, Position position, int simulations) noexcept nogil
    @cython.locals(node=cython.int, is_deep=cython.bint)
    cdef void select(self, Position position) noexcept nogil
    @cython.locals(joint=cython.ulonglong, edge=cython.int)
    cdef int step(self, Position position, int node) noexcept nogil
    cdef unsigned long long mixed(self, unsigned long long joint, int move) noexcept nogil
    @cython.locals(place=cython.int, node=cython.int)
    cdef int find(self, unsigned long long joint) noexcept nogil
    @cython.locals(known=cython.int, tried=cython.int, edge=cython.int)
    cdef int select_edge(self, Position position, int node, int seat) noexcept nogil
    cdef bint may_widen(self, int node, int seat) noexcept nogil
    @cython.locals(move=cython.int)
    cdef int expand(self, Position position, int node, int seat) noexcept nogil
    @cython.locals(edge=cython.int)
    cdef int edge_of(self, int node, int seat, int move) noexcept nogil
    @cython.locals(edge=cython.int)
    cdef int add(self, int node, int seat, int move) noexcept nogil
    @cython.locals(chosen=cython.int, edge=cython.int, move=cython.int, known=cython.int, most=cython.double, exploration=cython.double, visits=cython.double, mean=cython.double, supposed=cython.double, total=cython.double, bound=cython.double)
    cdef int best_edge(self, Position position, int node, int seat, int tried) noexcept nogil
    @cython.locals(mean=cython.double)
    cdef double deviation(self, int seat) noexcept nogil
    @cython.locals(number=cython.int, edge=cython.int, seat=cython.int)
    cdef void backpropagate(self, Position position) noexcept nogil
    @cython.locals(first=cython.int, second=cython.int, edge=cython.int)
    cpdef int lead(self, int seat)
