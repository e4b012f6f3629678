cimport cython
from beffroi.fast.dice cimport Dice
from beffroi.games.leonardo.fast cimport agenda, city, course
from beffroi.games.leonardo.fast.board cimport CBoard

cdef int MOST
cdef int GUELPHS, GHIBELLINES, DECLINE, BUY_WORK, ENLIST, BUY, AUCTION, RAISE, PASS
cdef int BUY_OFFICE, STRIKE, HOLD_MARKET, DONE, GO_ON
cdef int EXHIBIT, KEEP, PUSH, RETURN_WORK, BID, BET
cdef int YES[32]
cdef int SUBJECT[32]

cdef int asked(CBoard* b) noexcept nogil
cdef int held(CBoard* b) noexcept nogil
cdef int list_moves(CBoard* b, int* moves) noexcept nogil
@cython.locals(count=cython.int, number=cython.int)
cdef int list_amounts(int first, int total, int* moves) noexcept nogil
cdef int first_amount(CBoard* b) noexcept nogil
cdef int amount_count(CBoard* b) noexcept nogil
@cython.locals(most=cython.int, payable=cython.int)
cdef int most_bet(CBoard* b, int side) noexcept nogil
@cython.locals(count=cython.int, number=cython.int)
cdef int list_rooms(CBoard* b, int* moves) noexcept nogil
@cython.locals(count=cython.int, number=cython.int)
cdef int list_rolls(CBoard* b, int* moves) noexcept nogil
@cython.locals(count=cython.int, number=cython.int, space=cython.int, work=cython.int)
cdef int list_works(CBoard* b, int* moves) noexcept nogil
cdef int list_plain(CBoard* b, int* moves) noexcept nogil
cdef int random_move(CBoard* b, Dice dice, int* moves) noexcept nogil
@cython.locals(found=cython.bint, number=cython.int)
cdef bint is_legal(CBoard* b, int move, int* moves) noexcept nogil
cdef void play(CBoard* b, int move) noexcept nogil
cdef void take(CBoard* b, int move, int about) noexcept nogil
cdef void push_visitor(CBoard* b, int spaces) noexcept nogil
cdef void return_work(CBoard* b, int space, int work) noexcept nogil
@cython.locals(place=cython.int, side=cython.int)
cdef void open_auction(CBoard* b) noexcept nogil
@cython.locals(side=cython.int, number=cython.int)
cdef void name_bid(CBoard* b, int florins) noexcept nogil
cdef void agree(CBoard* b) noexcept nogil
@cython.locals(side=cython.int, own=cython.int, equals=cython.int, capital=cython.int)
cdef double share(CBoard* b, int seat) noexcept nogil
