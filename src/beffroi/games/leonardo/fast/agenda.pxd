cimport cython
from beffroi cimport fast
from beffroi.games.leonardo.fast cimport city
from beffroi.games.leonardo.fast.board cimport CBoard

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
cdef int MOST_AMOUNT

cdef void add(CBoard* b, int kind, int actor, int other, int number) noexcept nogil
cdef void add_step(CBoard* b, int kind, int actor) noexcept nogil
@cython.locals(kept=cython.int, place=cython.int)
cdef void forget(CBoard* b, int side) noexcept nogil
@cython.locals(side=cython.int)
cdef int whom(CBoard* b) noexcept nogil
@cython.locals(side=cython.int, is_asked=cython.bint)
cdef int answering(CBoard* b) noexcept nogil
@cython.locals(can_pay=cython.bint)
cdef bint can_buy_work(CBoard* b) noexcept nogil
cdef bint can_bid(CBoard* b) noexcept nogil
@cython.locals(top=cython.int)
cdef bint can_buy_office(CBoard* b) noexcept nogil
@cython.locals(short=cython.int)
cdef bint can_raise(CBoard* b) noexcept nogil
@cython.locals(count=cython.int, side=cython.int)
cdef int bettors(CBoard* b) noexcept nogil
cdef bint bets(CBoard* b, int side) noexcept nogil
@cython.locals(seat=cython.int, side=cython.int)
cdef int missing(CBoard* b) noexcept nogil
cdef bint is_open(CBoard* b) noexcept nogil
@cython.locals(is_late=cython.bint, guelphs=cython.int, able=cython.int, side=cython.int)
cdef bint is_alliance_possible(CBoard* b) noexcept nogil
@cython.locals(place=cython.int)
cdef bint has_a_future(CBoard* b, int side) noexcept nogil
@cython.locals(side=cython.int)
cdef void open_answers(CBoard* b) noexcept nogil
