# The same in C, for modules that `cimport` it; `board.py` itself is never compiled.
from beffroi.fast cimport memory
from beffroi.fast.position cimport Position

cdef struct CBoard:
    unsigned char on[4761]
    unsigned char beside[4761]
    short zones[512]
    int zone_count
    int stock[16]
    int own[4]
    int markers[16]
    int gone[4]
    int seats
    int fourth
    int taken
    int last_form
    int last_colour
    int building_count
    int cardinal
    int phase
    int mover
    int first
    int colours_left
    int found[8]

cdef inline CBoard* new(Position position) except NULL:
    position.size = sizeof(CBoard)
    position.memory = memory.take(position.size)
    return <CBoard*> position.memory

cdef inline CBoard* of(void* board) noexcept nogil:
    return <CBoard*> board
