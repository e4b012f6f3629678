cimport cython
from beffroi.core cimport bits
from beffroi.games.bastide.fast cimport numbers, plan, projects, turns
from beffroi.games.bastide.fast.board cimport CBoard

cdef object set_up(CBoard* b, object s)
cdef object set_up_town(CBoard* b, object s)
cdef object set_up_moulons(CBoard* b, object s)
cdef object set_up_tiles(CBoard* b, object s)
cdef object set_up_question(CBoard* b, object s)
cdef object set_up_rents(CBoard* b, object s, object step)
cdef object set_up_project(CBoard* b, object s, object step)
cdef object set_up_queue(CBoard* b, object s, object queue)
cdef object answer_for_chance(CBoard* b, object action)
