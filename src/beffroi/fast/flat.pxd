# The same in C, for modules that `cimport` it; `flat.py` itself is never compiled.
from libc.string cimport memcpy, memset

cdef extern from *:
    """
    /* Every bit of an octet becomes an octet of its own, the lowest first. */
    static inline void beffroi_spread(unsigned char* planes, int at, unsigned int area, int count) {
        for (planes += at; count >= 8; count -= 8, planes += 8, area >>= 8) {
            unsigned long long octets = (area & 255u) * 0x0101010101010101ull & 0x8040201008040201ull;
            octets = (octets + 0x7F7F7F7F7F7F7F7Full) >> 7 & 0x0101010101010101ull;
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
            octets = __builtin_bswap64(octets);
    #endif
            __builtin_memcpy(planes, &octets, 8);
        }
        for (; count > 0; count--, area >>= 1) *planes++ = area & 1;
    }
    """
    void spread "beffroi_spread" (unsigned char* planes, int at, unsigned int area, int count) noexcept nogil

cdef inline void clear(unsigned char* planes, int at, int count) noexcept nogil:
    memset(planes + at, 0, count)

cdef inline void put(unsigned char* planes, const unsigned char* source, int count) noexcept nogil:
    memcpy(planes, source, count)
