# The same in C, for modules that `cimport` it; `board.py` itself is never compiled.
from beffroi.core.bits cimport Bits
from beffroi.fast cimport memory
from beffroi.fast.position cimport Position

cdef struct CBoard:
    int seats
    int playing[5]
    int player_count
    int money[5]
    int stock[5]
    int road[5]
    int hands[40]
    int bag[6]
    int bag_size
    Bits own[5]
    Bits taken
    Bits houses
    Bits covered
    Bits pieces[4]
    Bits bound[2]
    int camp[8]
    int camp_size
    int cards[3]
    int card_points[3]
    int chest
    int turn
    int active
    int idle
    int has_bank
    int phase
    int mover
    int initiator
    int project
    int before
    int pledge
    int sealed[5]
    int sealed_count
    int bids[5]
    int added[5]
    int rounds_added[5]
    int has_one_raise
    int queue[20]
    int queue_length
    int queue_place
    int moulon
    int tax
    int tied_share[5]
    int tied_back[5]
    int raider
    int sign
    Bits pools[2]
    double sure[5]
    double court[5]
    double pulls[5]
    double french_wins[5]
    double english_wins[5]
    double fall
    int is_judged

cdef inline CBoard* new(Position position) except NULL:
    position.size = sizeof(CBoard)
    position.memory = memory.take(position.size)
    return <CBoard*> position.memory

cdef inline CBoard* of(void* board) noexcept nogil:
    return <CBoard*> board
