"""Cathedral for search: what the rulebook's strategy makes of a position, as in `taste`, flat and quick.

What stands where and what happens is in `fast_city`.
"""

from __future__ import annotations

import math

from beffroi import fast
from beffroi.core import bits
from beffroi.fast import Dice
from beffroi.games.cathedral import fast_city as city
from beffroi.games.cathedral import taste
from beffroi.games.cathedral.fast_city import FastCity
from beffroi.games.cathedral.state import Cathedral

LAND, HOPE, TURN_TO_HOPE, PREY, STUCK = taste.LAND, taste.HOPE, taste.TURN_TO_HOPE, taste.PREY, taste.STUCK
EDGE = taste.EDGE
MARGIN = 0.4
"""How much of what is hoped for depends on the squares and not on the victory."""
ALL_PLACED = 47
CALM = 5.0
"""By so many squares what seems to come is often wrong."""
LOOKS = 4
"""Of so many buildings by chance the most promising is taken."""
LARGE, TOUCHING, INSIDE = 6, 2, 6
"""What a square, one beside one's own, and building on one's own land count at a glance, in squares of the edge."""
MERCY = 8
"""One building in so many that could be captured is left."""


class FastCathedral(FastCity):
    """A city in which everybody knows how he stands."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon, self.thought = 8, 1000

    def worth(self, seat: int) -> float:
        """What a side may hope for, by how both stand."""
        margin = self.standing(seat) - self.standing(1 - seat)
        return self.contentment(1.0 / (1.0 + math.exp(-margin / CALM)), margin)

    def hope(self, seat: int) -> float:
        if self.asked() != fast.OVER:
            return self.worth(seat)
        return self.contentment(self.share(seat), 1.0 * (self.unplaced[1 - seat] - self.unplaced[seat]))

    def contentment(self, victory: float, margin: float) -> float:
        """A victory, and a little for every square by which it is one."""
        return (1.0 - MARGIN) * victory + MARGIN * (0.5 + margin / (2.0 * ALL_PLACED))

    def standing(self, seat: int) -> float:
        """How a side stands by itself, in squares."""
        left, land = self.unplaced[seat], bits.count(self.territory[seat] & ~self.covered[seat])
        hope = HOPE + TURN_TO_HOPE if self.mover == seat else HOPE
        return LAND * min(land, left) - left - STUCK * self.stuck(seat) + hope * self.hopes(seat)

    def stuck(self, seat: int) -> int:
        """The squares of the buildings that fit nowhere any more."""
        squares, fitting = self.unplaced[seat], 0
        self.find_places(seat, seat)
        for turn in range(city.TURN_COUNT[seat]):
            kind = city.TURN_KIND[seat * city.MOST_TURNS + turn]
            if not fitting >> kind & 1 and self.places(seat, turn):
                fitting |= 1 << kind
                squares -= self.stock[seat * 16 + kind] * city.SIZES[kind]
        return squares

    def hopes(self, seat: int) -> float:
        """The squares that a side has nearly enclosed, with what stands on them alone; not the largest part."""
        if not self.has_built[seat]:
            return 0.0
        taken, left, largest, kept, hope = self.territory[0] | self.territory[1], self.apart(seat), 0, 0.0, 0.0
        while left:
            part = self.region_around(left & (~left + 1), left)
            left ^= part
            promise = self.promise(seat, part, taken)
            hope += promise
            if bits.count(part) >= largest:
                largest, kept = bits.count(part), promise
        return hope - kept

    def apart(self, seat: int) -> int:
        """What is left of the city if a side's buildings were one square wider."""
        own = self.covered[seat]
        return city.CITY & ~(own | own << 1 | own >> 1 | own << city.ROW | own >> city.ROW)

    def promise(self, seat: int, part: int, taken: int) -> float:
        """What a part that is nearly enclosed would bring: nothing when two foreign buildings stand there."""
        other, prey, found = 1 - seat, 0, 0
        for number in range(other * 16, other * 16 + self.built[other]):
            if self.buildings[number] & part:
                prey += bits.count(self.buildings[number])
                found += 1
        if self.cathedral & part:
            prey += bits.count(self.cathedral)
            found += 1
        return bits.count(part & ~taken) + PREY * prey if found <= 1 else 0.0

    def fancy(self, dice: Dice) -> int:
        """A large building that goes on from the wall and from its own side, and not yet on one's own land."""
        if self.phase == city.CAPTURE_PHASE:
            return city.CAPTURE if dice.below(MERCY) else city.LEAVE
        count = self.count_places()
        best = self.nth_place(dice.below(count))
        if self.phase == city.BUILD_PHASE:
            most = self.glance(best)
            for _ in range(1, LOOKS):
                move = self.nth_place(dice.below(count))
                found = self.glance(move)
                if found > most:
                    best, most = move, found
        return best

    def glance(self, move: int) -> int:
        """What a building promises at first sight."""
        area = self.squares(self.mover, move)
        own = self.covered[self.mover]
        around = area | area << 1 | area >> 1 | area << city.ROW | area >> city.ROW
        merit = LARGE * bits.count(area) + TOUCHING * bits.count(around & own) + bits.count(area & EDGE)
        if area & self.territory[self.mover] and self.free(self.mover) & ~self.territory[self.mover]:
            merit -= INSIDE
        return merit


def position_of(s: Cathedral) -> FastCathedral:
    """The fast position of a state that asks something."""
    position = FastCathedral()
    position.set_up(s)
    return position
