/* Cathedral by hand in C: the limit the compiled fast core is measured against.
 *
 * It plays random games from the first move with the rulebook's usual options, throws the same dice as
 * beffroi/fast.py and lists places in the same order, so that both play the very same games: the number of
 * decisions must agree. The pieces come from material.h, which the benchmark writes from the game's own material.
 *
 * usage: cathedral SEED GAMES; prints decisions, squares left over in all games, seconds of processor time.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "material.h"

typedef unsigned __int128 Set;

enum { LIGHT, DARK, CHURCH };
enum { CATHEDRAL, BUILD, CAPTURE, OVER };

typedef struct {
    Set covered[2], territory[2], cathedral, building[2][16], pending[8];
    int stock[2][KINDS], kind[2][16], built[2], has_built[2], unplaced[2], captured, plies, phase, mover, pendings;
} Table;

static const Set CITY = ((Set)CITY_HIGH << 64) | CITY_LOW;
static uint64_t dice;

static inline uint64_t throw_dice(void) {
    dice ^= dice >> 12;
    dice ^= dice << 25;
    dice ^= dice >> 27;
    return dice * 0x2545F4914F6CDD1DULL;
}

static inline int below(uint64_t bound) { return (int)(((throw_dice() >> 32) * bound) >> 32); }

static inline int count(Set area) {
    return __builtin_popcountll((uint64_t)area) + __builtin_popcountll((uint64_t)(area >> 64));
}

static inline int lowest(Set area) {
    uint64_t low = (uint64_t)area;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(area >> 64));
}

static inline int nth(Set area, int number) {
    while (number--) area &= area - 1;
    return lowest(area);
}

static inline Set grown(Set area) {
    Set wide = area | area << 1 | area >> 1;
    return (wide | wide << STRIDE | wide >> STRIDE) & CITY;
}

static Set region_around(Set reached, Set area) {
    for (;;) {
        Set more = grown(reached) & area;
        if (more == reached) return reached;
        reached = more;
    }
}

static inline Set free_for(const Table *t, int seat) {
    return CITY & ~(t->covered[0] | t->covered[1] | t->cathedral | t->territory[1 - seat]);
}

static int pick(const Table *t, int hand, int *turn) {
    Set sets[MOST_SETS], free = free_for(t, t->mover);
    int counts[MOST_TURNS], total = 0;
    sets[0] = free;
    for (int n = 0; n < NARROWINGS[hand].length; n++)
        sets[n + 1] = sets[NARROWINGS[hand].earlier[n]] & (free >> NARROWINGS[hand].shift[n]);
    for (int n = 0; n < TURNS[hand].length; n++) {
        int left = hand == CHURCH || t->stock[hand][TURNS[hand].kind[n]];
        total += counts[n] = left ? count(sets[TURNS[hand].set[n]]) : 0;
    }
    int number = below(total);
    for (*turn = 0; number >= counts[*turn]; ++*turn) number -= counts[*turn];
    return nth(sets[TURNS[hand].set[*turn]], number);
}

static Set squares(int hand, int turn, int place) {
    Set reference = (Set)1 << place, area = reference;
    for (int n = 0; n < TURNS[hand].cells[turn]; n++) area |= reference << TURNS[hand].cell[turn][n];
    return area;
}

static int can_build(const Table *t, int seat) {
    Set free = free_for(t, seat);
    for (int n = 0; n < TURNS[seat].length; n++) {
        if (!t->stock[seat][TURNS[seat].kind[n]]) continue;
        Set fits = free;
        for (int cell = 0; cell < TURNS[seat].cells[n]; cell++) fits &= free >> TURNS[seat].cell[n][cell];
        if (fits) return 1;
    }
    return 0;
}

static void next_turn(Table *t) {
    t->phase = BUILD;
    if (!t->cathedral && !t->captured) t->phase = CATHEDRAL, t->mover = LIGHT;
    else if (t->plies >= LONGEST) t->phase = OVER;
    else if (can_build(t, 1 - t->mover)) t->mover = 1 - t->mover;
    else if (!can_build(t, t->mover)) t->phase = OVER;
}

static int foreign(const Table *t, Set region, Set *one) {
    int other = 1 - t->mover, found = 0;
    for (int n = 0; n < t->built[other]; n++)
        if (t->building[other][n] & region) found++, *one = t->building[other][n];
    if (t->cathedral & region) found++, *one = t->cathedral;
    return found;
}

static inline void claim(Table *t, Set region) {
    t->territory[t->mover] |= region;
    t->territory[1 - t->mover] &= ~region;
}

static void enclose(Table *t, Set building) {
    Set parts[64], single[64], near = grown(building), left = CITY & ~t->covered[t->mover];
    Set others = t->covered[1 - t->mover] | t->cathedral;
    int held[64], number = 0, touched = 0, outside = -1, size = 0, lost = 0;
    for (; left; left ^= parts[number++]) {
        parts[number] = region_around(left & -left, left);
        held[number] = (parts[number] & others) != 0;
        touched += (parts[number] & near) != 0;
    }
    if (number == 1) return;
    /* A building that touches one part only has cut off nothing (A8). */
    if (touched < 2) near = 0;
    for (int n = 0; n < number; n++) {
        Set one = 0;
        single[n] = held[n] && (parts[n] & near) && foreign(t, parts[n], &one) == 1 ? one : 0;
        /* The outside is the largest part that is not the mover's yet (A5). */
        if (!(parts[n] & ~t->territory[t->mover])) continue;
        lost += held[n] && !single[n];
        if (count(parts[n]) > size) outside = n, size = count(parts[n]);
    }
    /* It stays free while it is over half of the city, or when all would be won. */
    if (size <= HALF && lost) outside = -1;
    for (int n = 0; n < number; n++) {
        if (n == outside) continue;
        if (!held[n]) claim(t, parts[n]);
        else if (single[n]) {
            int place = t->pendings++;
            for (; place && lowest(t->pending[place - 1]) > lowest(single[n]); place--)
                t->pending[place] = t->pending[place - 1];
            t->pending[place] = single[n];
        }
    }
}

static void forget_first(Table *t) {
    memmove(t->pending, t->pending + 1, sizeof(Set) * --t->pendings);
}

static void give_back(Table *t, Set building) {
    int owner = 1 - t->mover, n = 0;
    while (t->building[owner][n] != building) n++;
    t->stock[owner][t->kind[owner][n]]++;
    t->unplaced[owner] += SIZE[t->kind[owner][n]];
    t->covered[owner] ^= building;
    for (int last = --t->built[owner]; n < last; n++) {
        t->building[owner][n] = t->building[owner][n + 1];
        t->kind[owner][n] = t->kind[owner][n + 1];
    }
}

static void capture(Table *t) {
    Set building = t->pending[0];
    forget_first(t);
    claim(t, region_around(building, CITY & ~t->covered[t->mover]));
    if (building == t->cathedral) t->cathedral = 0, t->captured = 1;
    else give_back(t, building);
}

static void build(Table *t) {
    int turn, seat = t->mover, place = pick(t, seat, &turn), kind = TURNS[seat].kind[turn];
    Set area = squares(seat, turn, place);
    t->stock[seat][kind]--;
    t->unplaced[seat] -= SIZE[kind];
    t->building[seat][t->built[seat]] = area;
    t->kind[seat][t->built[seat]++] = kind;
    t->covered[seat] |= area;
    t->plies++;
    if (t->has_built[seat]) enclose(t, area);
    t->has_built[seat] = 1;
    if (t->pendings) t->phase = CAPTURE;
    else next_turn(t);
}

static void play(Table *t) {
    if (t->phase == CATHEDRAL) {
        int turn, place = pick(t, CHURCH, &turn);
        t->cathedral = squares(CHURCH, turn, place);
        t->phase = BUILD;
        if (t->plies == 0) t->mover = DARK;
    } else if (t->phase == BUILD) {
        build(t);
    } else {
        if (below(2)) capture(t);
        else forget_first(t);
        if (!t->pendings) next_turn(t);
    }
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    dice = strtoull(argv[1], NULL, 10) * 0x2545F4914F6CDD1DULL + 1;
    if (!dice) dice = 1;
    long games = atol(argv[2]), decisions = 0, left_over = 0;
    Table start;
    memset(&start, 0, sizeof start);
    memcpy(start.stock, STOCK, sizeof start.stock);
    start.unplaced[0] = start.unplaced[1] = ALL_SQUARES;
    start.phase = CATHEDRAL;
    clock_t begun = clock();
    for (long game = 0; game < games; game++) {
        Table t = start;
        for (; t.phase != OVER; decisions++) play(&t);
        left_over += t.unplaced[0] + t.unplaced[1];
    }
    printf("%ld %ld %.6f\n", decisions, left_over, (double)(clock() - begun) / CLOCKS_PER_SEC);
    return 0;
}
