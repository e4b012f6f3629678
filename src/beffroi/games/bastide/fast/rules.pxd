cimport cython
from beffroi.core.bits cimport Bits
from beffroi.fast.dice cimport Dice
from beffroi.games.bastide.fast cimport numbers, plan, projects, question, tiles, town, turns
from beffroi.games.bastide.fast.board cimport CBoard

cdef int chance(CBoard* b, Dice dice) noexcept nogil
cdef void play(CBoard* b, int move) noexcept nogil
cdef void play_turn(CBoard* b, int move) noexcept nogil
@cython.locals(area=Bits)
cdef void play_site(CBoard* b, int place, int facing) noexcept nogil
