"""The six cities of Flandern 1302 for search: what stands where, what may be built, what is covered, what is scored.

Sets of lots are ints as in `sites`. A kind is the number of a quarter in `QUARTERS`, or one of three other works:
FINISH, RAISE a cathedral, SET a master. Its place is a lot, but for the great church D the number of a pair of lots.
What borders, touches and opens what is kept up to date with every quarter, never looked for.
"""

from __future__ import annotations

from beffroi.core import bits
from beffroi.fast import blank
from beffroi.games.flandern.fast.board import Board
from beffroi.games.flandern.material import ARMS_OF_CENTRE, CITIES, CORPORATIONS, MASTER_PAWNS, QUARTERS
from beffroi.games.flandern.material import CHURCH as CHURCH_ARMS
from beffroi.games.flandern.material import GREY as GREY_ARMS
from beffroi.games.flandern.scoring import LOWER_PLACES
from beffroi.games.flandern.sites import ANNEXES as ALL_ANNEXES
from beffroi.games.flandern.sites import CENTRE as CENTRE_LOT
from beffroi.games.flandern.sites import CUTS, LOT_NAMES, SHAPES, SITES
from beffroi.games.flandern.sites import INSIDE as ALL_INSIDE

CITY_COUNT = len(CITIES)
SKETCH = CITY_COUNT
"""One more city, on which a work can be tried out."""
RANKED = len(CORPORATIONS)
GREY, CHURCH, NOBODY = GREY_ARMS, CHURCH_ARMS, -1
ANNEXES, CENTRE, INSIDE = ALL_ANNEXES, CENTRE_LOT, ALL_INSIDE
LOT_COUNT = len(LOT_NAMES)
MASTER_COUNT = MASTER_PAWNS
FIRST_PLACE, SECOND_PLACE = 1, 2

CHURCH_KIND, FIRST_PORCH, GREAT, FINISH, RAISE, SET = 15, 16, 19, 20, 21, 22
KIND_COUNT = SET + 1
CHURCH_KINDS, GUILD_KINDS = 0b11111, 0b111
MOST_PLACES = CITY_COUNT * KIND_COUNT
KIND_NAMES = tuple(QUARTERS)
KIND_OF = {name: number for number, name in enumerate(KIND_NAMES)}

KIND_ARMS = blank(32)
KIND_MASTERS = blank(32)
SHAPE = blank(256)
TOUCH = blank(256)
BORDERED = blank(256)
OPENS = blank(256)
OVER = blank(256)
PORCH = blank(256)
CUT = blank(64)
PAIR_COUNT = blank(8)
LARGE = blank(64)
SMALL = blank(64)
CENTRE_ARMS = blank(8)
POINTS = blank(8)


def _fill() -> None:
    for number, quarter in enumerate(QUARTERS.values()):
        KIND_ARMS[number], KIND_MASTERS[number] = quarter.arms, quarter.masters
    for city, arms in enumerate(ARMS_OF_CENTRE):
        CENTRE_ARMS[city] = arms
    for place, points in enumerate(LOWER_PLACES, start=SECOND_PLACE + 1):
        POINTS[place] = points
    for number in range(len(SITES)):
        _fill_site(number)


def _fill_site(number: int) -> None:
    """What `sites` says of every lot, and of every lot those that have it along a long side."""
    site = SITES[number]
    for lot in range(LOT_COUNT):
        at = 32 * number + lot
        SHAPE[at] = max(0, SHAPES.find(site.shapes[lot] or "-"))
        TOUCH[at], OPENS[at], OVER[at], PORCH[at] = site.touch[lot], site.opens[lot], site.over[lot], site.porch[lot]
        BORDERED[at] = sum(1 << other for other, long in enumerate(site.long) if long >> lot & 1)
    for cut, lots in enumerate(CUTS[number]):
        CUT[8 * number + cut] = lots
    PAIR_COUNT[number] = len(site.pairs)
    for pair, (large, small) in enumerate(site.pairs):
        LARGE[8 * number + pair], SMALL[8 * number + pair] = large, small


_fill()


def copy_city(b: Board, here: int, there: int) -> None:
    b.site[here], b.is_open[here] = b.site[there], b.is_open[there]
    b.free[here], b.built[here] = b.free[there], b.built[there]
    b.border[here], b.opened[here] = b.border[there], b.opened[there]
    b.hidden[here], b.gates[here] = b.hidden[there], b.gates[there]
    b.sites[here], b.cathedrals[here] = b.sites[there], b.cathedrals[there]
    b.ones[here], b.twos[here] = b.ones[there], b.twos[there]
    b.swallowed[here] = b.swallowed[there]
    for arms in range(RANKED + 1):
        b.quarters[8 * here + arms] = b.quarters[8 * there + arms]
        b.near[8 * here + arms] = b.near[8 * there + arms]
    for number in range(MASTER_COUNT):
        b.pawns[4 * here + number] = b.pawns[4 * there + number]


def found(b: Board, city: int, site: int) -> None:
    """The centre of a city is put on a site."""
    b.site[city] = site
    b.is_open[city] = 1
    b.free[city] = INSIDE
    stand(b, city, CENTRE_ARMS[city], CENTRE)
    find_gates(b, city)


def stand(b: Board, city: int, arms: int, lot: int) -> None:
    """From now on some arms stand on a lot."""
    here, at = 1 << lot, 32 * b.site[city] + lot
    b.quarters[8 * city + arms] |= here
    b.near[8 * city + arms] |= TOUCH[at]
    b.built[city] |= here
    b.border[city] |= BORDERED[at]
    b.free[city] &= ~here


def find_gates(b: Board, city: int) -> None:
    """The lots where a porch opens a new annex, covers none that is open, and touches no church outside."""
    at, opened = 32 * b.site[city], b.opened[city]
    closed = ~(opened | b.hidden[city])
    churches = b.quarters[8 * city + CHURCH] & ANNEXES
    b.gates[city] = 0
    for lot in range(LOT_COUNT):
        if OPENS[at + lot] & closed and not OVER[at + lot] & opened and not PORCH[at + lot] & churches:
            b.gates[city] |= 1 << lot


def places(b: Board, city: int, kind: int) -> int:
    """Where in a city a work of this kind can be done."""
    if kind <= CHURCH_KIND:
        return room(b, city, KIND_ARMS[kind]) & CUT[8 * b.site[city] + b.left[kind]]
    if kind < GREAT:
        return room(b, city, CHURCH) & CUT[8 * b.site[city] + b.left[kind]] & b.gates[city]
    if kind == GREAT:
        return pairs(b, city) if b.left[GREAT] else 0
    if kind == FINISH:
        return b.sites[city] & owned(b, city)
    if kind == RAISE:
        return b.quarters[8 * city + CHURCH] & ~b.swallowed[city] & ~b.cathedrals[city]
    return b.quarters[8 * city + b.guild] | b.quarters[8 * city + GREY]


def room(b: Board, city: int, arms: int) -> int:
    """The free lots where a quarter of these arms may stand, whatever its shape."""
    return b.free[city] & b.border[city] & ~b.near[8 * city + arms]


def owned(b: Board, city: int) -> int:
    """The lots of the arms that the card being played is for."""
    lots = b.quarters[8 * city + GREY] | b.quarters[8 * city + CHURCH]
    return lots if b.guild == NOBODY else lots | b.quarters[8 * city + b.guild]


def pairs(b: Board, city: int) -> int:
    """The pairs of lots, by number, on which the great church may stand."""
    at, found = 8 * b.site[city], 0
    fit = b.free[city] & ~b.near[8 * city + CHURCH]
    for pair in range(PAIR_COUNT[b.site[city]]):
        lots = 1 << LARGE[at + pair] | 1 << SMALL[at + pair]
        if not lots & ~fit and lots & b.border[city]:
            found |= 1 << pair
    return found


def has_place(b: Board) -> bool:
    """Whether any work can be done of those that are asked."""
    for city in range(CITY_COUNT):
        if b.city_set >> city & 1:
            for kind in range(KIND_COUNT):
                if b.kind_set >> kind & 1 and places(b, city, kind):
                    return True
    return False


def find_places(b: Board) -> int:
    """Finds the places of every work that is asked; returns how many works there are."""
    total = 0
    b.place_count = 0
    for city in range(CITY_COUNT):
        if b.city_set >> city & 1:
            for kind in range(KIND_COUNT):
                if b.kind_set >> kind & 1:
                    total += remember_places(b, 32 * city + kind, places(b, city, kind))
    return total


def remember_places(b: Board, name: int, places: int) -> int:
    if not places:
        return 0
    b.place_names[b.place_count] = name
    b.place_sets[b.place_count] = places
    b.place_count += 1
    return bits.few(places)


def do_work(b: Board, city: int, kind: int, place: int) -> None:
    """The work that was asked is done, with what it takes from the stocks."""
    if kind < FINISH:
        shape = SHAPE[32 * b.site[city] + lot_of(b, city, kind, place)]
        b.stock[4 * kind + shape] -= 1
        if b.stock[4 * kind + shape] == 0:
            b.left[kind] &= ~(1 << shape)
        b.site_pawns -= b.as_site
    elif kind == FINISH:
        b.site_pawns += 1
    change(b, city, kind, place)


def lot_of(b: Board, city: int, kind: int, place: int) -> int:
    return LARGE[8 * b.site[city] + place] if kind == GREAT else place


def change(b: Board, city: int, kind: int, place: int) -> None:
    """What a work changes in its city."""
    if kind < FINISH:
        build(b, city, kind, place)
    elif kind == FINISH:
        b.sites[city] &= ~(1 << place)
    elif kind == RAISE:
        b.cathedrals[city] |= 1 << place
    else:
        set_master(b, city, place)


def build(b: Board, city: int, kind: int, place: int) -> None:
    """A quarter stands, with what it opens or swallows."""
    lot = lot_of(b, city, kind, place)
    if kind == GREAT:
        small = SMALL[8 * b.site[city] + place]
        stand(b, city, CHURCH, small)
        b.swallowed[city] |= 1 << small
    stand(b, city, KIND_ARMS[kind], lot)
    if b.as_site:
        b.sites[city] |= 1 << lot
    if KIND_MASTERS[kind] == 1:
        b.ones[city] |= 1 << lot
    elif KIND_MASTERS[kind]:
        b.twos[city] |= 1 << lot
    if FIRST_PORCH <= kind < GREAT:
        open_annexes(b, city, 32 * b.site[city] + lot)
    if kind >= CHURCH_KIND:
        find_gates(b, city)


def open_annexes(b: Board, city: int, at: int) -> None:
    """A porch breaks the wall: the annexes that it does not cover are free."""
    new = OPENS[at] & ~b.opened[city] & ~b.hidden[city]
    b.free[city] |= new
    b.opened[city] |= new
    b.hidden[city] |= OVER[at]
    b.near[8 * city + CHURCH] |= PORCH[at]


def set_master(b: Board, city: int, lot: int) -> None:
    """One more master on a lot: the n-th set holds the lots with more than n of them."""
    number = 4 * city
    while b.pawns[number] >> lot & 1:
        number += 1
    b.pawns[number] |= 1 << lot


def cover(b: Board, city: int) -> None:
    """Lots that nothing in any stock can ever fill are no longer free; one may doom another."""
    live = reachable(b, city, buildable(b, city, b.builders))
    while live != b.free[city]:
        b.free[city] = live
        live = reachable(b, city, buildable(b, city, b.builders))


def buildable(b: Board, city: int, builders: int) -> int:
    """The free lots that some arms could take, if their quarters did not have to border anything."""
    found, at = 0, 8 * b.site[city]
    for arms in range(RANKED):
        if builders >> arms & 1:
            left = b.left[3 * arms] | b.left[3 * arms + 1] | b.left[3 * arms + 2]
            found |= CUT[at + left] & ~b.near[8 * city + arms]
    return b.free[city] & (found | for_churches(b, city) & ~b.near[8 * city + CHURCH])


def for_churches(b: Board, city: int) -> int:
    """The lots of the shapes that the church still has, and those for A to D."""
    at = 8 * b.site[city]
    found = CUT[at + b.left[CHURCH_KIND]]
    for kind in range(FIRST_PORCH, GREAT):
        found |= CUT[at + b.left[kind]] & b.gates[city]
    if b.left[GREAT]:
        fit = b.free[city] & ~b.near[8 * city + CHURCH]
        for pair in range(PAIR_COUNT[b.site[city]]):
            if fit >> LARGE[at + pair] & fit >> SMALL[at + pair] & 1:
                found |= 1 << LARGE[at + pair]
    return found


def reachable(b: Board, city: int, lots: int) -> int:
    """Those of some lots that could be built one after the other, each along a long side of the last."""
    at = 32 * b.site[city]
    reached = lots & b.border[city]
    waiting = reached
    while waiting:
        fresh = BORDERED[at + bits.lowest(waiting)] & lots & ~reached
        waiting &= waiting - 1
        waiting |= fresh
        reached |= fresh
    return reached


def score(b: Board, city: int) -> None:
    """Everybody ranked in a city gets his points; then nothing happens there any more."""
    value = city_value(b, city)
    for arms in range(RANKED):
        b.points[arms] += earned(b, city, arms, value)
    b.site_pawns += bits.few(b.sites[city])
    b.sites[city], b.free[city], b.is_open[city] = 0, 0, 0


def earned(b: Board, city: int, arms: int, value: int) -> int:
    """The points of the lowest place that a corporation shares; nothing if it is not ranked."""
    own, place = strength(b, city, arms), 0
    if own == 0:
        return 0
    for other in range(RANKED):
        place += strength(b, city, other) >= own
    return points_for(place, value)


def points_for(place: int, value: int) -> int:
    """The value for the first place, half of it, rounded up, for the second, then fixed points."""
    if place == FIRST_PLACE:
        return value
    return (value + 1) // 2 if place == SECOND_PLACE else POINTS[place]


def city_value(b: Board, city: int) -> int:
    """Finished quarters of a guild are worth 1, of the church 2, with a cathedral 3; sites nothing."""
    finished = b.built[city] & ~b.sites[city] & ~b.swallowed[city]
    churches = finished & b.quarters[8 * city + CHURCH]
    return bits.few(finished) + bits.few(churches) + bits.few(churches & b.cathedrals[city])


def strength(b: Board, city: int, arms: int) -> int:
    """What a place depends on, as one number: the finished quarters, then the masters in them."""
    finished = b.quarters[8 * city + arms] & ~b.sites[city]
    return 64 * bits.few(finished) + masters(b, city, finished)


def masters(b: Board, city: int, lots: int) -> int:
    """The masters, printed and pawns, on some lots."""
    found, number = bits.few(b.ones[city] & lots) + 2 * bits.few(b.twos[city] & lots), 4 * city
    while number < 4 * city + MASTER_COUNT and b.pawns[number]:
        found += bits.few(b.pawns[number] & lots)
        number += 1
    return found
