# The same in C, for modules that `cimport` it; `board.py` itself is never compiled.
from beffroi.fast cimport memory
from beffroi.fast.position cimport Position

cdef struct CBoard:
    int side_of[6]
    int members[6]
    int speaker[6]
    int standing
    int party[6]
    int purse[6]
    int soldiers[6]
    int pawn[6]
    int home[6]
    int owner[33]
    long long hung[33]
    int work_count[33]
    int work_sum[33]
    int toll[33]
    int art[9]
    int art_left
    int mixed[2]
    int under[32]
    int under_count[2]
    int top[2]
    int office_owner[33]
    int bought[8]
    int bought_count
    int seats
    int round
    int rounds
    int rolls
    int judged_at
    int may_negotiate
    int allies_after
    int has_maximum
    int no_early_works
    int may_return
    int depth
    int kinds[64]
    int actors[64]
    int others[64]
    int numbers[64]
    int front
    int actor
    int other
    int number
    int waiting
    int answer[6]
    int sealed
    int roll_count
    int roll_set
    int sale
    int bidder[6]
    int bidder_count
    int best
    int leader
    int fortune[6]
    double odds[6]
    double chances
    int owned[23]
    int owned_count
    int is_judged

cdef inline CBoard* new(Position position) except NULL:
    position.size = sizeof(CBoard)
    position.memory = memory.take(position.size)
    return <CBoard*> position.memory

cdef inline CBoard* of(void* board) noexcept nogil:
    return <CBoard*> board
