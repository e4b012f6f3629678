cimport cython
from beffroi.games.bastide.fast cimport plan

cdef int PREPARING, STARTING, DRAWING, OVER_PHASE, TURN_PHASE, RENT_PHASE, FIRE_PHASE, RAID_PHASE
cdef int PIECE_PHASE, HOUSE_PHASE, BID_PHASE, ADD_PHASE, PUT_PHASE, EMISSARY_PHASE, PHASES
cdef int MOST_COINS, MOST_TAX, MOST_CLAIMANTS, SHARE_BITS, SHARE
cdef int PROPOSE, PLAY, PASS, PUT, DISMISS, BUILD, BID, ADD, FIRE, RAID, SPLIT
cdef int FIRST_MOVE[14]
cdef int AFTER_MOVES[14]
cdef int FIRST_TARGET[3403]
cdef int LAST_TARGET[3403]
cdef int SHARES_OF[8554]
cdef int CLAIMANTS_OF[8554]
cdef int FIRST_SPLIT[6]
cdef int WAYS[65]

cdef int strike_of(int first, int last) noexcept nogil
@cython.locals(number=cython.int, left=cython.int, place=cython.int, share=cython.int, less=cython.int)
cdef int split_of(int shares, int claimants) noexcept nogil
