cimport cython
from beffroi cimport fast
from beffroi.fast cimport Dice
from beffroi.games.leonardo cimport fast_city as city
from beffroi.games.leonardo.fast_fortune cimport FastFortune

cdef int RECEIVE_FLORINS, TAKE_TURN, MOVE_PAWN, MEET_OTHERS, MEET, VISIT_SPACE, END_ROUND, FINAL_COUNT
cdef int DEAL_PALACE, TURN_UP_OFFICE, TURN_UP_EVENT, DRAW_WORK, ATTACK, DEFEND, ROLL_FOR_MARKET, ROLL_DEVICE
cdef int BUY_WORKS, EXHIBIT_WORK, KEEP_ROLL, TAKE_SOLDIER, ACQUIRE_PALACE, BIDDING, NAME_BID
cdef int ACQUIRE_OFFICE, OPEN_MARKET, STRIKE_SOLDIER, PUSH_VISITOR, PAY_DEBT, SEEK_ALLIES
cdef int CHOOSE_PARTY, PLACE_BETS, NEGOTIATE
cdef int NOT_ASKED, NO_ANSWER, PALACE_KIND, MARKET_KIND, EMBASSY_KIND, PIAZZA_KIND, PEACE_KIND, NO_PRODUCT
cdef int STEP, WORK_PRICE, WORKS_A_TURN, RETURNED_WORK, FAVOUR, START_FLORINS, MOST_SOLDIERS, LAST_RECRUITING, PRIZE
cdef int LEAST_BET, WINNINGS, PRODUCT_COUNT, FEWEST
cdef int SPACE_KIND[33]
cdef int PRODUCT_BY_NUMBER[13]

cdef class FastSteps(FastFortune):
    cdef bint may_negotiate, has_maximum, no_early_works, may_return
    cdef int kinds[64]
    cdef int actors[64]
    cdef int others[64]
    cdef int numbers[64]
    cdef int answer[6]
    cdef int bidder[6]
    cdef int allies_after, depth, front, actor, other, number, waiting, sealed
    cdef int roll_count, roll_set, sale, bidder_count, best, leader

    @cython.locals(place=cython.int, side=cython.int)
    cdef void copy_steps(self, FastSteps origin) noexcept nogil
    cdef int asked(self) noexcept nogil
    cdef int held(self) noexcept nogil
    cdef void add(self, int kind, int actor, int other, int number) noexcept nogil
    cdef void add_step(self, int kind, int actor) noexcept nogil
    @cython.locals(kept=cython.int, place=cython.int)
    cdef void forget(self, int side) noexcept nogil
    @cython.locals(last=cython.int)
    cdef void proceed(self) noexcept nogil
    @cython.locals(side=cython.int)
    cdef int whom(self) noexcept nogil
    @cython.locals(side=cython.int, is_asked=cython.bint)
    cdef int answering(self) noexcept nogil
    @cython.locals(can_pay=cython.bint)
    cdef bint can_buy_work(self) noexcept nogil
    cdef bint can_bid(self) noexcept nogil
    @cython.locals(top=cython.int)
    cdef bint can_buy_office(self) noexcept nogil
    @cython.locals(short=cython.int)
    cdef bint can_raise(self) noexcept nogil
    @cython.locals(count=cython.int, side=cython.int)
    cdef int bettors(self) noexcept nogil
    cdef bint bets(self, int side) noexcept nogil
    @cython.locals(seat=cython.int, side=cython.int)
    cdef int missing(self) noexcept nogil
    cdef bint is_open(self) noexcept nogil
    @cython.locals(is_late=cython.bint, guelphs=cython.int, able=cython.int, side=cython.int)
    cdef bint is_alliance_possible(self) noexcept nogil
    @cython.locals(place=cython.int)
    cdef bint has_a_future(self, int side) noexcept nogil
    cdef void happen(self) noexcept nogil
    cdef void take_turn(self) noexcept nogil
    cdef void add_arrival(self) noexcept nogil
    cdef void move_by(self, int number) noexcept nogil
    @cython.locals(reached=cython.int)
    cdef void move_pawn(self, int side, int steps) noexcept nogil
    @cython.locals(space=cython.int, other=cython.int)
    cdef void meet_others(self) noexcept nogil
    cdef void meet(self) noexcept nogil
    @cython.locals(space=cython.int)
    cdef void visit_space(self) noexcept nogil
    cdef void visit_palace(self, int space) noexcept nogil
    @cython.locals(event=cython.int, seat=cython.int)
    cdef void hear_news(self) noexcept nogil
    @cython.locals(back=cython.int)
    cdef void end_round(self) noexcept nogil
    @cython.locals(side=cython.int)
    cdef void lapse(self) noexcept nogil
    @cython.locals(side=cython.int)
    cdef void open_answers(self) noexcept nogil
    cdef void end_rolling(self) noexcept nogil
    @cython.locals(number=cython.int)
    cdef int first_roll(self) noexcept nogil
    cdef void end_bidding(self) noexcept nogil
    @cython.locals(number=cython.int)
    cdef void pass_bid(self) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef void show_office(self) noexcept nogil
    @cython.locals(outcome=cython.int)
    cdef int toss(self, Dice dice) noexcept nogil
    cdef int draw(self, Dice dice) noexcept nogil
    @cython.locals(street=cython.int)
    cdef int draw_street(self, Dice dice) noexcept nogil
    @cython.locals(left=cython.int, work=cython.int)
    cdef int draw_work(self, Dice dice) noexcept nogil
    cdef void fall(self, int outcome) noexcept nogil
    @cython.locals(winner=cython.int, loser=cython.int)
    cdef void end_battle(self, int defence) noexcept nogil
    @cython.locals(back=cython.int, side=cython.int, bet=cython.int, florins=cython.int)
    cdef void pay_bets(self, int product) noexcept nogil
