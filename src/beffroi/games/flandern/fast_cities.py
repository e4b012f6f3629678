"""The six cities for search, flat: what stands where, what may be built, what is covered, what is scored.

Sets of lots are ints as in `sites`. A kind is the number of a quarter in `QUARTERS`, or one of three other works:
FINISH, RAISE a cathedral, SET a master. Its place is a lot, but for the great church D the number of a pair of lots.
What borders, touches and opens what is kept up to date with every quarter, never looked for.
"""

from __future__ import annotations

from beffroi.core import bits
from beffroi.fast import Fast, blank
from beffroi.games.flandern.city import City
from beffroi.games.flandern.material import (
    ARMS_OF_CENTRE,
    CITIES,
    CORPORATIONS,
    MASTER_PAWNS,
    QUARTERS,
    SHAPE_OF_SPECIAL,
    SITE_PAWNS,
)
from beffroi.games.flandern.material import CHURCH as CHURCH_ARMS
from beffroi.games.flandern.material import GREY as GREY_ARMS
from beffroi.games.flandern.scoring import LOWER_PLACES
from beffroi.games.flandern.sites import ANNEXES as ALL_ANNEXES
from beffroi.games.flandern.sites import CENTRE as CENTRE_LOT
from beffroi.games.flandern.sites import CUTS, LOT_NAMES, SHAPES, SITES, beside_porches, members, under_porches
from beffroi.games.flandern.sites import INSIDE as ALL_INSIDE
from beffroi.games.flandern.state import Flandern

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
"""What the places from the third on are worth."""


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


class FastCities(Fast):
    """The cities by number, what stands in them by arms, the stocks by kind and shape, and the work that is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.site = blank(8)
        self.is_open = blank(8)
        self.free = blank(8)
        self.built = blank(8)
        self.border = blank(8)
        self.opened = blank(8)
        self.hidden = blank(8)
        self.gates = blank(8)
        self.sites = blank(8)
        self.cathedrals = blank(8)
        self.ones = blank(8)
        self.twos = blank(8)
        self.swallowed = blank(8)
        self.quarters = blank(64)
        self.near = blank(64)
        self.pawns = blank(32)
        self.stock = blank(128)
        self.left = blank(32)
        self.site_pawns = SITE_PAWNS
        self.points = blank(8)
        self.builders = 0
        self.guild = NOBODY
        self.city_set = 0
        self.kind_set = 0
        self.as_site = 0
        self.place_sets = blank(MOST_PLACES)
        self.place_names = blank(MOST_PLACES)
        self.place_count = 0

    def set_up_cities(self, s: Flandern) -> None:
        """The cities, the stocks and the points of a state."""
        for number, city in enumerate(s.cities):
            self.site[number] = city.site
            if city.site >= 0:
                self.set_up_city(number, city)
        for quarter in QUARTERS.values():
            for number, shape in enumerate(SHAPES):
                if SHAPE_OF_SPECIAL.get(quarter.special, shape) == shape:
                    self.supply(KIND_OF[quarter.name], number, s.stock[quarter.arms][quarter.counted[number]])
        for arms, points in enumerate(s.points):
            self.points[arms] = points
        self.site_pawns = s.site_pawns()

    def set_up_city(self, number: int, city: City) -> None:
        for arms, lots in enumerate(city.quarters):
            for lot in members(lots):
                self.stand(number, arms, lot)
        self.is_open[number], self.free[number], self.opened[number] = city.is_open, city.free, city.opened
        self.hidden[number] = under_porches(city.site, city.porches)
        self.near[8 * number + CHURCH] |= beside_porches(city.site, city.porches)
        self.sites[number], self.cathedrals[number] = city.sites, city.cathedrals
        self.ones[number], self.twos[number] = city.ones, city.twos
        self.swallowed[number] = city.swallowed
        for lot in city.masters:
            self.set_master(number, lot)
        self.find_gates(number)

    def supply(self, kind: int, shape: int, count: int) -> None:
        self.stock[4 * kind + shape] = count
        if count:
            self.left[kind] |= 1 << shape

    def copy_cities(self, source: FastCities) -> None:
        """Everything of the cities as it is elsewhere."""
        for city in range(CITY_COUNT):
            self.copy_city(city, source, city)
        for number in range(4 * KIND_COUNT):
            self.stock[number] = source.stock[number]
        for kind in range(KIND_COUNT):
            self.left[kind] = source.left[kind]
        for arms in range(RANKED):
            self.points[arms] = source.points[arms]
        self.site_pawns, self.builders, self.guild = source.site_pawns, source.builders, source.guild
        self.city_set, self.kind_set, self.as_site = source.city_set, source.kind_set, source.as_site

    def copy_city(self, here: int, source: FastCities, there: int) -> None:
        self.site[here], self.is_open[here] = source.site[there], source.is_open[there]
        self.free[here], self.built[here] = source.free[there], source.built[there]
        self.border[here], self.opened[here] = source.border[there], source.opened[there]
        self.hidden[here], self.gates[here] = source.hidden[there], source.gates[there]
        self.sites[here], self.cathedrals[here] = source.sites[there], source.cathedrals[there]
        self.ones[here], self.twos[here] = source.ones[there], source.twos[there]
        self.swallowed[here] = source.swallowed[there]
        for arms in range(RANKED + 1):
            self.quarters[8 * here + arms] = source.quarters[8 * there + arms]
            self.near[8 * here + arms] = source.near[8 * there + arms]
        for number in range(MASTER_COUNT):
            self.pawns[4 * here + number] = source.pawns[4 * there + number]

    def found(self, city: int, site: int) -> None:
        """The centre of a city is put on a site."""
        self.site[city] = site
        self.is_open[city] = 1
        self.free[city] = INSIDE
        self.stand(city, CENTRE_ARMS[city], CENTRE)
        self.find_gates(city)

    def stand(self, city: int, arms: int, lot: int) -> None:
        """From now on some arms stand on a lot."""
        here, at = 1 << lot, 32 * self.site[city] + lot
        self.quarters[8 * city + arms] |= here
        self.near[8 * city + arms] |= TOUCH[at]
        self.built[city] |= here
        self.border[city] |= BORDERED[at]
        self.free[city] &= ~here

    def find_gates(self, city: int) -> None:
        """The lots where a porch opens a new annex, covers none that is open, and touches no church outside."""
        at, opened = 32 * self.site[city], self.opened[city]
        closed = ~(opened | self.hidden[city])
        churches = self.quarters[8 * city + CHURCH] & ANNEXES
        self.gates[city] = 0
        for lot in range(LOT_COUNT):
            if OPENS[at + lot] & closed and not OVER[at + lot] & opened and not PORCH[at + lot] & churches:
                self.gates[city] |= 1 << lot

    def places(self, city: int, kind: int) -> int:
        """Where in a city a work of this kind can be done."""
        if kind <= CHURCH_KIND:
            return self.room(city, KIND_ARMS[kind]) & CUT[8 * self.site[city] + self.left[kind]]
        if kind < GREAT:
            return self.room(city, CHURCH) & CUT[8 * self.site[city] + self.left[kind]] & self.gates[city]
        if kind == GREAT:
            return self.pairs(city) if self.left[GREAT] else 0
        if kind == FINISH:
            return self.sites[city] & self.owned(city)
        if kind == RAISE:
            return self.quarters[8 * city + CHURCH] & ~self.swallowed[city] & ~self.cathedrals[city]
        return self.quarters[8 * city + self.guild] | self.quarters[8 * city + GREY]

    def room(self, city: int, arms: int) -> int:
        """The free lots where a quarter of these arms may stand, whatever its shape."""
        return self.free[city] & self.border[city] & ~self.near[8 * city + arms]

    def owned(self, city: int) -> int:
        """The lots of the arms that the card being played is for."""
        lots = self.quarters[8 * city + GREY] | self.quarters[8 * city + CHURCH]
        return lots if self.guild == NOBODY else lots | self.quarters[8 * city + self.guild]

    def pairs(self, city: int) -> int:
        """The pairs of lots, by number, on which the great church may stand."""
        at, found = 8 * self.site[city], 0
        fit = self.free[city] & ~self.near[8 * city + CHURCH]
        for pair in range(PAIR_COUNT[self.site[city]]):
            lots = 1 << LARGE[at + pair] | 1 << SMALL[at + pair]
            if not lots & ~fit and lots & self.border[city]:
                found |= 1 << pair
        return found

    def has_place(self) -> bool:
        """Whether any work can be done of those that are asked."""
        for city in range(CITY_COUNT):
            if self.city_set >> city & 1:
                for kind in range(KIND_COUNT):
                    if self.kind_set >> kind & 1 and self.places(city, kind):
                        return True
        return False

    def find_places(self) -> int:
        """Finds the places of every work that is asked; returns how many works there are."""
        total = 0
        self.place_count = 0
        for city in range(CITY_COUNT):
            if self.city_set >> city & 1:
                for kind in range(KIND_COUNT):
                    if self.kind_set >> kind & 1:
                        total += self.remember_places(32 * city + kind, self.places(city, kind))
        return total

    def remember_places(self, name: int, places: int) -> int:
        if not places:
            return 0
        self.place_names[self.place_count] = name
        self.place_sets[self.place_count] = places
        self.place_count += 1
        return bits.few(places)

    def do_work(self, city: int, kind: int, place: int) -> None:
        """The work that was asked is done, with what it takes from the stocks."""
        if kind < FINISH:
            shape = SHAPE[32 * self.site[city] + self.lot_of(city, kind, place)]
            self.stock[4 * kind + shape] -= 1
            if self.stock[4 * kind + shape] == 0:
                self.left[kind] &= ~(1 << shape)
            self.site_pawns -= self.as_site
        elif kind == FINISH:
            self.site_pawns += 1
        self.change(city, kind, place)

    def lot_of(self, city: int, kind: int, place: int) -> int:
        return LARGE[8 * self.site[city] + place] if kind == GREAT else place

    def change(self, city: int, kind: int, place: int) -> None:
        """What a work changes in its city."""
        if kind < FINISH:
            self.build(city, kind, place)
        elif kind == FINISH:
            self.sites[city] &= ~(1 << place)
        elif kind == RAISE:
            self.cathedrals[city] |= 1 << place
        else:
            self.set_master(city, place)

    def build(self, city: int, kind: int, place: int) -> None:
        """A quarter stands, with what it opens or swallows."""
        lot = self.lot_of(city, kind, place)
        if kind == GREAT:
            small = SMALL[8 * self.site[city] + place]
            self.stand(city, CHURCH, small)
            self.swallowed[city] |= 1 << small
        self.stand(city, KIND_ARMS[kind], lot)
        if self.as_site:
            self.sites[city] |= 1 << lot
        if KIND_MASTERS[kind] == 1:
            self.ones[city] |= 1 << lot
        elif KIND_MASTERS[kind]:
            self.twos[city] |= 1 << lot
        if FIRST_PORCH <= kind < GREAT:
            self.open_annexes(city, 32 * self.site[city] + lot)
        if kind >= CHURCH_KIND:
            self.find_gates(city)

    def open_annexes(self, city: int, at: int) -> None:
        """A porch breaks the wall: the annexes that it does not cover are free."""
        new = OPENS[at] & ~self.opened[city] & ~self.hidden[city]
        self.free[city] |= new
        self.opened[city] |= new
        self.hidden[city] |= OVER[at]
        self.near[8 * city + CHURCH] |= PORCH[at]

    def set_master(self, city: int, lot: int) -> None:
        """One more master on a lot: the n-th set holds the lots with more than n of them."""
        number = 4 * city
        while self.pawns[number] >> lot & 1:
            number += 1
        self.pawns[number] |= 1 << lot

    def cover(self, city: int) -> None:
        """Lots that nothing in any stock can ever fill are no longer free; one may doom another."""
        live = self.reachable(city, self.buildable(city, self.builders))
        while live != self.free[city]:
            self.free[city] = live
            live = self.reachable(city, self.buildable(city, self.builders))

    def buildable(self, city: int, builders: int) -> int:
        """The free lots that some arms could take, if their quarters did not have to border anything."""
        found, at = 0, 8 * self.site[city]
        for arms in range(RANKED):
            if builders >> arms & 1:
                left = self.left[3 * arms] | self.left[3 * arms + 1] | self.left[3 * arms + 2]
                found |= CUT[at + left] & ~self.near[8 * city + arms]
        return self.free[city] & (found | self.for_churches(city) & ~self.near[8 * city + CHURCH])

    def for_churches(self, city: int) -> int:
        """The lots of the shapes that the church still has, and those for A to D."""
        at = 8 * self.site[city]
        found = CUT[at + self.left[CHURCH_KIND]]
        for kind in range(FIRST_PORCH, GREAT):
            found |= CUT[at + self.left[kind]] & self.gates[city]
        if self.left[GREAT]:
            fit = self.free[city] & ~self.near[8 * city + CHURCH]
            for pair in range(PAIR_COUNT[self.site[city]]):
                if fit >> LARGE[at + pair] & fit >> SMALL[at + pair] & 1:
                    found |= 1 << LARGE[at + pair]
        return found

    def reachable(self, city: int, lots: int) -> int:
        """Those of some lots that could be built one after the other, each along a long side of the last."""
        at = 32 * self.site[city]
        reached = lots & self.border[city]
        waiting = reached
        while waiting:
            fresh = BORDERED[at + bits.lowest(waiting)] & lots & ~reached
            waiting &= waiting - 1
            waiting |= fresh
            reached |= fresh
        return reached

    def score(self, city: int) -> None:
        """Everybody ranked in a city gets his points; then nothing happens there any more."""
        value = self.value(city)
        for arms in range(RANKED):
            self.points[arms] += self.earned(city, arms, value)
        self.site_pawns += bits.few(self.sites[city])
        self.sites[city], self.free[city], self.is_open[city] = 0, 0, 0

    def earned(self, city: int, arms: int, value: int) -> int:
        """The points of the lowest place that a corporation shares; nothing if it is not ranked."""
        own, place = self.strength(city, arms), 0
        if own == 0:
            return 0
        for other in range(RANKED):
            place += self.strength(city, other) >= own
        return self.points_for(place, value)

    def points_for(self, place: int, value: int) -> int:
        """The value for the first place, half of it, rounded up, for the second, then fixed points."""
        if place == FIRST_PLACE:
            return value
        return (value + 1) // 2 if place == SECOND_PLACE else POINTS[place]

    def value(self, city: int) -> int:
        """Finished quarters of a guild are worth 1, of the church 2, with a cathedral 3; sites nothing."""
        finished = self.built[city] & ~self.sites[city] & ~self.swallowed[city]
        churches = finished & self.quarters[8 * city + CHURCH]
        return bits.few(finished) + bits.few(churches) + bits.few(churches & self.cathedrals[city])

    def strength(self, city: int, arms: int) -> int:
        """What a place depends on, as one number: the finished quarters, then the masters in them."""
        finished = self.quarters[8 * city + arms] & ~self.sites[city]
        return 64 * bits.few(finished) + self.masters(city, finished)

    def masters(self, city: int, lots: int) -> int:
        """The masters, printed and pawns, on some lots."""
        found, number = bits.few(self.ones[city] & lots) + 2 * bits.few(self.twos[city] & lots), 4 * city
        while number < 4 * city + MASTER_COUNT and self.pawns[number]:
            found += bits.few(self.pawns[number] & lots)
            number += 1
        return found
