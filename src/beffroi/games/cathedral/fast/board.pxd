# The same in C, for modules that `cimport` it; `board.py` itself is never compiled.
from beffroi.core.bits cimport Bits
from beffroi.fast cimport memory
from beffroi.fast.position cimport Position

cdef struct CBoard:
    Bits covered[2]
    Bits territory[2]
    Bits cathedral
    int church
    int stock[32]
    int unplaced[2]
    Bits buildings[32]
    int building_kind[32]
    int built[2]
    int has_built[2]
    int plies
    int phase
    int mover
    Bits pending[8]
    int pending_count
    int guard
    int always
    Bits sets[65]
    int counts[32]
    Bits parts[64]
    int part_count

cdef inline CBoard* new(Position position) except NULL:
    position.size = sizeof(CBoard)
    position.memory = memory.take(position.size)
    return <CBoard*> position.memory

cdef inline CBoard* of(void* board) noexcept nogil:
    return <CBoard*> board
