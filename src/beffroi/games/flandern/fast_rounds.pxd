cimport cython
from beffroi.core cimport bits
from beffroi.games.flandern cimport fast_cities
from beffroi.games.flandern cimport fast_hands as hands
from beffroi.games.flandern cimport fast_question as question
from beffroi.games.flandern.fast_question cimport FastQuestion

cdef int NEVER, FEW_LOTS, BONUS

cdef class FastRounds(FastQuestion):
    cdef int queue[4]
    cdef int queue_count, queue_at, gold_waits, draw_waits, lay_waits, works, shuffled_at, emptied_at

    @cython.locals(seat=cython.int)
    cdef void copy_rounds(self, FastRounds origin) noexcept nogil
    cdef void begin_round(self) noexcept nogil
    @cython.locals(card=cython.int, count=cython.int, pile=cython.int)
    cdef int count_gold(self) noexcept nogil
    @cython.locals(card=cython.int)
    cdef int top_pile(self) noexcept nogil
    @cython.locals(card=cython.int)
    cdef int nth_gold(self, int number) noexcept nogil
    cdef int take_gold(self, int card) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void ask_cards(self) noexcept nogil
    cdef int next_to_choose(self, int seat) noexcept nogil
    cdef void choose(self, int move) noexcept nogil
    @cython.locals(influence=cython.int, number=cython.int, seat=cython.int)
    cdef void reveal(self) noexcept nogil
    cdef void lay(self, int seat, int card) noexcept nogil
    @cython.locals(waiting=cython.int)
    cdef void go_on(self) noexcept nogil
    @cython.locals(kinds=cython.int)
    cdef bint act(self, int seat, int card, int guild) noexcept nogil
    @cython.locals(kinds=cython.int)
    cdef int kinds_for(self, int guild) noexcept nogil
    @cython.locals(cities=cython.int, city=cython.int)
    cdef int open_cities(self) noexcept nogil
    cdef bint ask_work(self, int cities, int kinds, int as_site) noexcept nogil
    @cython.locals(card=cython.int, kind=cython.int)
    cdef bint show_gold(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    @cython.locals(city=cython.int)
    cdef void cover_and_score(self) noexcept nogil
    @cython.locals(count=cython.int, city=cython.int)
    cdef int free_lots(self) noexcept nogil
    @cython.locals(most=cython.int, city=cython.int, seat=cython.int)
    cdef void count_up(self) noexcept nogil
    cdef void take_turn(self, int move) noexcept nogil
    cdef void go_on_with_turn(self) noexcept nogil
    cdef void ask_draw(self) noexcept nogil
    @cython.locals(city=cython.int)
    cdef void draw(self, int card) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    @cython.locals(city=cython.int, own=cython.int, lots=cython.int)
    cdef bint is_open_to_players(self) noexcept nogil
