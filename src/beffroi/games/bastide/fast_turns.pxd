cimport cython
from beffroi cimport fast
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.fast.dice cimport Dice
from beffroi.games.bastide cimport fast_town as town
from beffroi.games.bastide.fast_town cimport FastTown

cdef int PLAY, PASS, PUT, DISMISS, BUILD, BID, ADD, STRIKE, SPLIT, END_OF_MOVES
cdef int PREPARING, STARTING, DRAWING, OVER_PHASE, TURN_PHASE, RENT_PHASE, FIRE_PHASE, RAID_PHASE
cdef int PIECE_PHASE, HOUSE_PHASE, BID_PHASE, ADD_PHASE, PUT_PHASE, EMISSARY_PHASE, PHASES
cdef int MISSING, MOST_CIRCLES, QUEUE_ROOM, TARGET_ROOM, SHARE_BITS, SHARE
cdef int COST, RAISES_FROM, LAST_TURN, FULL_HAND, STRONG_FROM
cdef int FIRST_MOVE[14]
cdef int AFTER_MOVES[14]

cdef class FastTurns(FastTown):
    cdef int phase, mover, initiator, project, before, pledge, sealed_count, has_one_raise
    cdef int queue_length, queue_place, moulon, tax, raider, sign
    cdef int sealed[5]
    cdef int bids[5]
    cdef int added[5]
    cdef int tied_share[5]
    cdef int tied_back[5]
    cdef int queue[20]

    @cython.locals(seat=cython.int, number=cython.int)
    cdef void copy_question(self, FastTurns origin) noexcept nogil
    cdef int asked(self) noexcept nogil
    cdef bint is_chance(self) noexcept nogil
    cdef int held(self) noexcept nogil
    cdef int chance(self, Dice dice) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef int nth_player(self, int number) noexcept nogil
    cdef void begin(self, int seat) noexcept nogil
    cdef void take(self, int tile) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void prepare(self) noexcept nogil
    cdef void ask(self, int phase, int seat) noexcept nogil
    cdef int list_moves(self) noexcept nogil
    cdef int list_more(self) noexcept nogil
    @cython.locals(count=cython.int)
    cdef int list_turns(self) noexcept nogil
    @cython.locals(count=cython.int, equipment=cython.int)
    cdef int list_projects(self) noexcept nogil
    cdef bint can_propose(self) noexcept nogil
    @cython.locals(tile=cython.int)
    cdef int to_pledge(self) noexcept nogil
    cdef int least_bid(self) noexcept nogil
    @cython.locals(tile=cython.int)
    cdef int list_tiles(self, int count) noexcept nogil
    @cython.locals(amount=cython.int)
    cdef int list_amounts(self, int kind, int least, int most) noexcept nogil
    cdef int most_added(self) noexcept nogil
    cdef int list_places(self, Bits area, int first, int times, int count) noexcept nogil
    @cython.locals(width=cython.int)
    cdef int list_sites(self) noexcept nogil
    cdef int width_built(self) noexcept nogil
    @cython.locals(count=cython.int, value=cython.int)
    cdef int list_values(self) noexcept nogil
    @cython.locals(share=cython.int)
    cdef int list_splits(self, int seat, int left, int shares, int count) noexcept nogil
    @cython.locals(count=cython.int, moulon=cython.int, equipment=cython.int)
    cdef int list_fires(self) noexcept nogil
    cdef int list_fires_in(self, Bits area, int count) noexcept nogil
    @cython.locals(first=cython.int)
    cdef int list_pairs(self, Bits area, int count) noexcept nogil
    cdef int list_raids(self) noexcept nogil
    @cython.locals(most=cython.int)
    cdef int damage(self) noexcept nogil
    @cython.locals(least=cython.int)
    cdef int random_move(self, Dice dice) noexcept nogil
    @cython.locals(projects=cython.int, count=cython.int)
    cdef int pick_turn(self, Dice dice) noexcept nogil
    @cython.locals(width=cython.int, first=Bits, second=Bits, number=cython.int, count=cython.int)
    cdef int pick_site(self, Dice dice) noexcept nogil
    cdef int any_of(self, Bits area, Dice dice) noexcept nogil
    cdef bint is_legal(self, int move) noexcept nogil
    cdef bint allows_more(self, int move) noexcept nogil
    cdef bint allows_turn(self, int move) noexcept nogil
    @cython.locals(left=cython.int, seat=cython.int, share=cython.int)
    cdef bint allows_split(self, int shares) noexcept nogil
    @cython.locals(targets=Bits, place=Bits)
    cdef bint allows_strike(self, int first, int last) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    cdef void play_turn(self, int move) noexcept nogil
    cdef void propose(self, int equipment) noexcept nogil
    @cython.locals(area=Bits)
    cdef void play_site(self, int place, int facing) noexcept nogil
    @cython.locals(share=cython.int, seat=cython.int)
    cdef void open_bids(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void break_seals(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef int next_missing(self) noexcept nogil
    cdef bint is_bidder(self, int seat) noexcept nogil
    cdef void seal(self, int amount) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void open_fists(self) noexcept nogil
    cdef void ask_raisers(self) noexcept nogil
    @cython.locals(raised=cython.int, seat=cython.int)
    cdef void add_up(self) noexcept nogil
    @cython.locals(seat=cython.int, total=cython.int)
    cdef void reveal(self) noexcept nogil
    @cython.locals(found=cython.int, seat=cython.int)
    cdef int next_total(self, int below) noexcept nogil
    @cython.locals(step=cython.int, seat=cython.int, _=cython.int)
    cdef void line_up(self, int total) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void place_influences(self) noexcept nogil
    @cython.locals(religious=cython.int, leader=cython.int)
    cdef void end_project(self) noexcept nogil
    cdef void play_tile(self, int tile) noexcept nogil
    cdef void play_english(self, int value) noexcept nogil
    cdef void make_camp(self) noexcept nogil
    cdef void strike(self, int first, int last) noexcept nogil
    @cython.locals(due=cython.int, claimants=cython.int, shares=cython.int, seat=cython.int, claim=cython.int)
    cdef void share_tax(self) noexcept nogil
    @cython.locals(seat=cython.int, share=cython.int)
    cdef void pay_rents(self, int shares) noexcept nogil
    cdef void draw_again(self) noexcept nogil
    cdef void close_turn(self) noexcept nogil
    cdef void finish(self, int sign) noexcept nogil
