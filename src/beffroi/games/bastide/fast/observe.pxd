cimport cython
from beffroi.core cimport bits
from beffroi.core.bits cimport Bits
from beffroi.fast cimport flat
from beffroi.games.bastide.fast cimport numbers as questions
from beffroi.games.bastide.fast cimport plan, town
from beffroi.games.bastide.fast.board cimport CBoard

cdef int NOTHING, QUEUED, SEATS, MOULONS, MOULON_SIZE, CIRCLES, STRIPS
cdef int PLAYING, MONEY, STOCK, ROAD, HELD, HAND, UNSEEN, CAMP, CARDS, PROJECT, BIDS, ADDED, OWN_ADDED, QUEUE, TAXED
cdef int RELIGIOUS, FACING, INFLUENCES

@cython.locals(number=cython.int)
cdef void observe(CBoard* b, int seat, unsigned char* planes, int* numbers) noexcept nogil
cdef int clockwise(CBoard* b, int seat, int other) noexcept nogil
@cython.locals(number=cython.int, moulon=cython.int, strips=Bits)
cdef void show_town(CBoard* b, unsigned char* planes) noexcept nogil
cdef void show(unsigned char* planes, int at, Bits area) noexcept nogil
@cython.locals(own=Bits)
cdef void show_seat(CBoard* b, int other, int number, unsigned char* planes, int* numbers) noexcept nogil
cdef void show_nobody(int number, unsigned char* planes, int* numbers) noexcept nogil
@cython.locals(card=cython.int, holder=cython.int)
cdef void show_table(CBoard* b, int seat, int* numbers) noexcept nogil
@cython.locals(tile=cython.int, other=cython.int, unseen=cython.int, own=cython.int)
cdef void show_tiles(CBoard* b, int seat, int* numbers) noexcept nogil
@cython.locals(is_building=cython.bint)
cdef void show_project(CBoard* b, int seat, int* numbers) noexcept nogil
@cython.locals(is_bought=cython.bint)
cdef bint builds(CBoard* b) noexcept nogil
@cython.locals(number=cython.int, other=cython.int, is_open=cython.bint, is_bidder=cython.bint)
cdef void show_bids(CBoard* b, int seat, int* numbers) noexcept nogil
@cython.locals(number=cython.int, at=cython.int, is_coming=cython.bint)
cdef void show_queue(CBoard* b, int seat, int* numbers) noexcept nogil
@cython.locals(is_taxed=cython.bint)
cdef void show_tile_played(CBoard* b, int* numbers) noexcept nogil
