cimport cython
from beffroi.core cimport bits
from beffroi.games.flandern.fast cimport cities, hands, question
from beffroi.games.flandern.fast.board cimport CBoard

cdef int NEVER, FEW_LOTS, BONUS

cdef void begin_round(CBoard* b) noexcept nogil
@cython.locals(card=cython.int, count=cython.int, pile=cython.int)
cdef int count_gold(CBoard* b) noexcept nogil
@cython.locals(card=cython.int)
cdef int top_pile(CBoard* b) noexcept nogil
@cython.locals(card=cython.int)
cdef int nth_gold(CBoard* b, int number) noexcept nogil
cdef int take_gold(CBoard* b, int card) noexcept nogil
@cython.locals(seat=cython.int)
cdef void ask_cards(CBoard* b) noexcept nogil
cdef int next_to_choose(CBoard* b, int seat) noexcept nogil
cdef void choose(CBoard* b, int move) noexcept nogil
@cython.locals(influence=cython.int, number=cython.int, seat=cython.int)
cdef void reveal(CBoard* b) noexcept nogil
cdef void lay(CBoard* b, int seat, int card) noexcept nogil
@cython.locals(waiting=cython.int)
cdef void go_on(CBoard* b) noexcept nogil
@cython.locals(kinds=cython.int)
cdef bint act(CBoard* b, int seat, int card, int guild) noexcept nogil
@cython.locals(kinds=cython.int)
cdef int kinds_for(int guild) noexcept nogil
@cython.locals(found=cython.int, city=cython.int)
cdef int open_cities(CBoard* b) noexcept nogil
cdef bint ask_work(CBoard* b, int city_set, int kinds, int as_site) noexcept nogil
@cython.locals(card=cython.int, kind=cython.int)
cdef bint show_gold(CBoard* b) noexcept nogil
cdef void end_round(CBoard* b) noexcept nogil
@cython.locals(city=cython.int)
cdef void cover_and_score(CBoard* b) noexcept nogil
@cython.locals(count=cython.int, city=cython.int)
cdef int free_lots(CBoard* b) noexcept nogil
@cython.locals(most=cython.int, city=cython.int, seat=cython.int)
cdef void count_up(CBoard* b) noexcept nogil
cdef void take_turn(CBoard* b, int move) noexcept nogil
cdef void go_on_with_turn(CBoard* b) noexcept nogil
cdef void ask_draw(CBoard* b) noexcept nogil
@cython.locals(city=cython.int)
cdef void draw(CBoard* b, int card) noexcept nogil
cdef void end_turn(CBoard* b) noexcept nogil
@cython.locals(city=cython.int, own=cython.int, lots=cython.int)
cdef bint is_open_to_players(CBoard* b) noexcept nogil
