cimport cython
from beffroi.games.leonardo.fast cimport agenda, city, course, luck
from beffroi.games.leonardo.fast.board cimport CBoard

cdef object set_up(CBoard* b, object s)
cdef object set_up_city(CBoard* b, object s)
cdef object set_up_palaces(CBoard* b, object s)
cdef object set_up_piles(CBoard* b, object s)
cdef object set_up_options(CBoard* b, object s)
cdef object set_up_step(CBoard* b, object s, object step)
cdef object answer_for_chance(CBoard* b, object action)
