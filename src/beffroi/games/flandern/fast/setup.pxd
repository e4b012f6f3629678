cimport cython
from beffroi.games.flandern.fast cimport cities, hands, preparation, question, rounds
from beffroi.games.flandern.fast.board cimport CBoard

cdef object set_up(CBoard* b, object s)
cdef object set_up_cities(CBoard* b, object s)
cdef object set_up_city(CBoard* b, int number, object city)
cdef object supply(CBoard* b, int kind, int shape, int count)
cdef object set_up_piles(CBoard* b, object s)
cdef object set_agenda(CBoard* b, object s)
cdef object set_asked(CBoard* b, object s)
cdef object answer_for_chance(CBoard* b, object action)
