# The same in C, for modules that `cimport` it; `bits.py` itself is never compiled.

cdef extern from *:
    """
    typedef unsigned __int128 Bits;

    static inline int beffroi_count(Bits area) {
        return __builtin_popcountll((unsigned long long) area) + __builtin_popcountll((unsigned long long) (area >> 64));
    }

    static inline int beffroi_few(unsigned int area) {
        return __builtin_popcount(area);
    }

    static inline int beffroi_lowest(Bits area) {
        unsigned long long low = (unsigned long long) area;
        return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((unsigned long long) (area >> 64));
    }

    static inline Bits beffroi_one(int place) {
        return ((Bits) 1) << place;
    }

    static inline int beffroi_nth(Bits area, int number) {
        int below = 0, inside = __builtin_popcountll((unsigned long long) area);
        unsigned long long part = (unsigned long long) area;
        if (number >= inside) {
            number -= inside;
            part = (unsigned long long) (area >> 64);
            below = 64;
        }
        while (number--) part &= part - 1;
        return below + __builtin_ctzll(part);
    }
    """
    ctypedef unsigned long long Bits
    int count "beffroi_count" (Bits area) noexcept nogil
    int few "beffroi_few" (unsigned int area) noexcept nogil
    int lowest "beffroi_lowest" (Bits area) noexcept nogil
    Bits one "beffroi_one" (int place) noexcept nogil
    int nth "beffroi_nth" (Bits area, int number) noexcept nogil
