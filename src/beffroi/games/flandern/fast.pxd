cimport cython
from libc cimport math
from beffroi.core cimport bits, fast
from beffroi.core.fast cimport Dice
from beffroi.games.flandern cimport fast_cities
from beffroi.games.flandern.fast_hopes cimport FastHopes

cdef int SITE_CARD, TAKE_BACK_CARD, INFLUENCE_GOLD, CATHEDRAL_GOLD, MASTER_GOLD, CARD_COUNT, GOLD_COUNT, DRAWN_COUNT
cdef int NO_CARD, NEVER, UNCHOSEN, DRAW_FIRST, GUILD_MOVE, SITE_MOVE, WORK_MOVE
cdef int GUILD_COUNT, SITE_COUNT, TWO_SEATS, UTRECHT_CITY, LUIK_CITY, FEW_LOTS, BONUS, STAYED
cdef int STARTER_PHASE, GUILD_PHASE, INFLUENCE_PHASE, SITE_PHASE, SETTLE_PHASE, GOLD_PHASE
cdef int CHOOSE_PHASE, WORK_PHASE, ORDER_PHASE, LAY_PHASE, DRAW_PHASE, OVER_PHASE
cdef double CALM_POINTS, RESTLESS_POINTS, INFLUENCE_CARD, PER_CARD, PER_CARD_BACK, OWN_QUARTER, LOST_TURN, LOSS
cdef int WORKS_TRIED, CARDS_TRIED, WORKS_A_CARD, SELDOM
cdef int FULL_PILE[32]

cdef class FastFlandern(FastHopes):
    cdef int guilds[4]
    cdef int influenced[4]
    cdef int hands[4]
    cdef int played[4]
    cdef int influence[4]
    cdef int gone[4]
    cdef int chosen[4]
    cdef int queue[4]
    cdef int piles[32]
    cdef int phase, mover, first, queue_count, queue_at, gold, gold_waits, draw_waits, lay_waits
    cdef int pile, laid, works, shuffled_at, emptied_at
    cdef double sums[4]
    cdef double chances[4]
    cdef double stakes[8]
    cdef int is_judged, known, best_move
    cdef double best_gain
    cdef FastFlandern origin

    @cython.locals(seat=cython.int, number=cython.int)
    cdef void restart(self) noexcept nogil
    cdef int asked(self) noexcept nogil
    @cython.locals(count=cython.int, seat=cython.int)
    cdef int held(self) noexcept nogil
    @cython.locals(count=cython.int)
    cdef int list_moves(self) noexcept nogil
    @cython.locals(count=cython.int)
    cdef int list_members(self, int first, int members) noexcept nogil
    @cython.locals(count=cython.int, card=cython.int, influence=cython.int)
    cdef int list_cards(self) noexcept nogil
    @cython.locals(count=cython.int, number=cython.int, places=cython.int)
    cdef int list_works(self) noexcept nogil
    @cython.locals(number=cython.int, card=cython.int)
    cdef int pick(self, Dice dice) noexcept nogil
    @cython.locals(at=cython.int, count=cython.int)
    cdef int nth_work(self, int number) noexcept nogil
    cdef bint allows(self, int move) noexcept nogil
    cdef bint has_cards(self, int card, int influence) noexcept nogil
    cdef bint has_work(self, int city, int kind, int place) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    @cython.locals(card=cython.int)
    cdef int toss(self, Dice dice) noexcept nogil
    cdef void begin(self, int first) noexcept nogil
    cdef int after_first(self, int number) noexcept nogil
    @cython.locals(free=cython.int, seat=cython.int)
    cdef int free_guilds(self) noexcept nogil
    @cython.locals(free=cython.int, city=cython.int)
    cdef int free_sites(self) noexcept nogil
    @cython.locals(number=cython.int)
    cdef void go_on_with_guilds(self) noexcept nogil
    @cython.locals(number=cython.int)
    cdef void go_on_with_influence(self) noexcept nogil
    @cython.locals(city=cython.int)
    cdef void go_on_with_sites(self) noexcept nogil
    @cython.locals(number=cython.int)
    cdef int city_to_found(self) noexcept nogil
    @cython.locals(free=cython.int, utrecht=cython.int, luik=cython.int)
    cdef int settle_by(self, Dice dice) noexcept nogil
    cdef void settle(self, int utrecht, int luik) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void find_builders(self) noexcept nogil
    cdef int set_of(self, int guild) noexcept nogil
    @cython.locals(number=cython.int, city=cython.int, seat=cython.int)
    cdef void deal(self) noexcept nogil
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
    cdef void pass_on(self) noexcept nogil
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
    @cython.locals(other=cython.int, own=cython.int, equals=cython.int)
    cdef double share(self, int seat) noexcept nogil
    cdef int merit(self, int seat) noexcept nogil
    @cython.locals(points=cython.int)
    cdef int points_of(self, int seat) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(total=cython.double, calm=cython.double, seat=cython.int)
    cdef void judge_seats(self) noexcept nogil
    @cython.locals(chance=cython.double, other=cython.int, lead=cython.double)
    cdef double chance_of(self, int seat, double calm) noexcept nogil
    @cython.locals(seat=cython.int, city=cython.int)
    cdef void add_up(self) noexcept nogil
    cdef int fancy(self, Dice dice) noexcept nogil
    @cython.locals(arms=cython.int, other=cython.int, part=cython.double)
    cdef void look_as(self, int seat) noexcept nogil
    @cython.locals(count=cython.int, move=cython.int, gain=cython.double)
    cdef void try_works(self, Dice dice, int tries) noexcept nogil
    @cython.locals(price=cython.double)
    cdef double gain(self, int city, int kind, int place) noexcept nogil
    @cython.locals(good=cython.int, most=cython.double, card=cython.int, use=cython.double)
    cdef int good_card(self, Dice dice) noexcept nogil
    @cython.locals(phase=cython.int, can_work=cython.int)
    cdef double use_of(self, int card, Dice dice) noexcept nogil
    @cython.locals(most=cython.int)
    cdef int some_influence(self, Dice dice) noexcept nogil
