# The same in C, for modules that `cimport` it; `board.py` itself is never compiled.
from beffroi.fast cimport memory
from beffroi.fast.position cimport Position

cdef struct CBoard:
    int seats
    int site[8]
    int is_open[8]
    int free[8]
    int built[8]
    int border[8]
    int opened[8]
    int hidden[8]
    int gates[8]
    int sites[8]
    int cathedrals[8]
    int ones[8]
    int twos[8]
    int swallowed[8]
    int quarters[64]
    int near[64]
    int pawns[32]
    int stock[128]
    int left[32]
    int points[8]
    int place_sets[138]
    int place_names[138]
    int site_pawns
    int builders
    int guild
    int city_set
    int kind_set
    int as_site
    int place_count
    int guilds[4]
    int influenced[4]
    int hands[4]
    int played[4]
    int influence[4]
    int gone[4]
    int piles[32]
    int first
    int gold
    int pile
    int laid
    int chosen[4]
    int phase
    int mover
    int queue[4]
    int queue_count
    int queue_at
    int gold_waits
    int draw_waits
    int lay_waits
    int works
    int shuffled_at
    int emptied_at
    double interest[8]
    double strengths[8]
    double ahead[64]
    double expected[8]
    double sums[4]
    double chances[4]
    double stakes[8]
    int is_judged
    int known
    int best_move
    double best_gain
    int tried[16]
    double tried_gains[16]
    int tried_count

cdef inline CBoard* new(Position position) except NULL:
    position.size = sizeof(CBoard)
    position.memory = memory.take(position.size)
    return <CBoard*> position.memory

cdef inline CBoard* of(void* board) noexcept nogil:
    return <CBoard*> board
