"""The city of Cathedral and what happens in it, flat, for search, proved equal to the rulebook in lock-step.

A hand is 0 for Light, 1 for Dark, 2 for the Cathedral. A move is the number of a turned building in its hand times 128
plus the place of its reference square; a question about a capture is answered LEAVE or CAPTURE.
"""

from __future__ import annotations

from beffroi import fast
from beffroi.core import bits
from beffroi.core.action import Action
from beffroi.fast import Dice, Fast, blank
from beffroi.games.cathedral.material import (
    BUILD_ON,
    CATHEDRAL_TURNS,
    FULL_STOCK,
    KIND_OF,
    STRIDE,
    TURNS,
    Turn,
)
from beffroi.games.cathedral.material import CITY as ALL_SQUARES
from beffroi.games.cathedral.material import SIZES as SIZES_OF_KINDS
from beffroi.games.cathedral.placements import PLAN_OF_CATHEDRAL, PLANS
from beffroi.games.cathedral.rulebook import DARK, HALF_THE_CITY, LIGHT, MOST_PLIES, Build, Capture, Leave
from beffroi.games.cathedral.state import Cathedral
from beffroi.games.cathedral.steps import CaptureOrLeave, PlaceBuilding, PlaceCathedral

HANDS, CHURCH_HAND = 3, 2
MOST_TURNS, MOST_NARROWINGS, MOST_CELLS = 32, 64, 8
LEAVE, CAPTURE = 0, 1
CATHEDRAL_PHASE, BUILD_PHASE, CAPTURE_PHASE, OVER_PHASE = 0, 1, 2, 3
WAITING, STANDING, CAPTURED = 0, 1, 2
ROW = STRIDE
LONGEST = MOST_PLIES
HALF = HALF_THE_CITY
KINDS = len(FULL_STOCK)

CITY = ALL_SQUARES
SIZES = blank(16)
TURN_COUNT = blank(HANDS)
TURN_KIND = blank(HANDS * MOST_TURNS)
TURN_SET = blank(HANDS * MOST_TURNS)
TURN_SIZE = blank(HANDS * MOST_TURNS)
CELLS = blank(HANDS * MOST_TURNS * MOST_CELLS)
NARROWINGS = blank(HANDS)
EARLIER = blank(HANDS * MOST_NARROWINGS)
SHIFT = blank(HANDS * MOST_NARROWINGS)

HAND_TURNS: tuple[tuple[Turn, ...], ...] = (
    *(tuple(turn for turns in TURNS[seat] for turn in turns) for seat in (LIGHT, DARK)),
    CATHEDRAL_TURNS,
)
"""The turned buildings of every hand, in the order of their numbers."""


def _fill() -> None:
    for kind, size in enumerate(SIZES_OF_KINDS):
        SIZES[kind] = size
    for hand, plan in enumerate((PLANS[LIGHT], PLANS[DARK], PLAN_OF_CATHEDRAL)):
        TURN_COUNT[hand] = len(plan.turns)
        NARROWINGS[hand] = len(plan.narrowings)
        for number, (earlier, shift) in enumerate(plan.narrowings):
            EARLIER[hand * MOST_NARROWINGS + number] = earlier
            SHIFT[hand * MOST_NARROWINGS + number] = shift
        for number, (kind, turn, found) in enumerate(plan.turns):
            at = hand * MOST_TURNS + number
            TURN_KIND[at], TURN_SET[at], TURN_SIZE[at] = kind, found, len(turn.shifts)
            for cell, shift in enumerate(turn.shifts):
                CELLS[at * MOST_CELLS + cell] = shift


_fill()


class FastCity(Fast):
    """The board as sets of squares, the stocks as counts, and what is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.covered = blank(2)
        self.territory = blank(2)
        self.cathedral = 0
        self.church = WAITING
        self.stock = blank(2 * 16)
        self.unplaced = blank(2)
        self.buildings = blank(2 * 16)
        self.building_kind = blank(2 * 16)
        self.built = blank(2)
        self.has_built = blank(2)
        self.plies = 0
        self.phase = BUILD_PHASE
        self.mover = 0
        self.pending = blank(8)
        self.pending_count = 0
        self.guard = 0
        self.always = 0
        self.sets = blank(MOST_NARROWINGS + 1)
        self.counts = blank(MOST_TURNS)
        self.parts = blank(64)
        self.part_count = 0
        self.origin = self

    def set_up(self, s: Cathedral) -> None:
        """Makes this position equal to a state that asks something."""
        for seat in s.seats:
            self.covered[seat], self.territory[seat] = s.covered[seat], s.territory[seat]
            self.built[seat], self.has_built[seat] = len(s.buildings[seat]), s.has_built[seat]
            self.unplaced[seat] = s.unplaced_squares(seat)
            for kind, count in enumerate(s.stock[seat]):
                self.stock[seat * 16 + kind] = count
            for number, squares in enumerate(s.buildings[seat]):
                self.buildings[seat * 16 + number] = squares
                self.building_kind[seat * 16 + number] = KIND_OF[BUILD_ON[seat][squares].piece]
        self.cathedral = s.cathedral or 0
        self.church = WAITING if s.cathedral is None else STANDING if s.cathedral else CAPTURED
        self.plies, self.guard, self.always = s.plies, s.options.outside_guard, s.options.always_capture
        self.set_asked(s)

    def set_asked(self, s: Cathedral) -> None:
        step = s.agenda[0]
        match step:
            case PlaceCathedral():
                self.phase, self.mover = CATHEDRAL_PHASE, LIGHT
            case PlaceBuilding(seat=seat):
                self.phase, self.mover = BUILD_PHASE, seat
            case CaptureOrLeave(seat=seat):
                self.phase, self.mover = CAPTURE_PHASE, seat
        captures = [each.building for each in s.agenda if isinstance(each, CaptureOrLeave)]
        self.pending_count = len(captures)
        for number, building in enumerate(captures):
            self.pending[number] = building

    def action(self, move: int) -> Action:
        """What a legal move means in the rulebook."""
        if self.phase == CAPTURE_PHASE:
            return Capture() if move == CAPTURE else Leave()
        return HAND_TURNS[self.hand()][move >> 7].builds[1 << (move & 127)]

    def move(self, action: Action) -> int:
        """The move that a legal action of the rulebook is here."""
        if not isinstance(action, Build):
            return CAPTURE if isinstance(action, Capture) else LEAVE
        turns = HAND_TURNS[self.hand()]
        number = next(n for n, turn in enumerate(turns) if (turn.piece, turn.facing) == (action.piece, action.facing))
        return number * 128 + STRIDE * action.y + action.x

    def start_from(self, origin: FastCity) -> None:
        self.origin = origin

    def restart(self) -> None:
        for seat in range(2):
            self.covered[seat] = self.origin.covered[seat]
            self.territory[seat] = self.origin.territory[seat]
            self.unplaced[seat] = self.origin.unplaced[seat]
            self.built[seat] = self.origin.built[seat]
            self.has_built[seat] = self.origin.has_built[seat]
        for number in range(32):
            self.stock[number] = self.origin.stock[number]
            self.buildings[number] = self.origin.buildings[number]
            self.building_kind[number] = self.origin.building_kind[number]
        for number in range(8):
            self.pending[number] = self.origin.pending[number]
        self.cathedral, self.church = self.origin.cathedral, self.origin.church
        self.plies, self.phase, self.mover = self.origin.plies, self.origin.phase, self.origin.mover
        self.pending_count, self.guard, self.always = self.origin.pending_count, self.origin.guard, self.origin.always

    def asked(self) -> int:
        return fast.OVER if self.phase == OVER_PHASE else self.mover

    def hand(self) -> int:
        """What is placed now: the Cathedral, or a building of the mover."""
        return CHURCH_HAND if self.phase == CATHEDRAL_PHASE else self.mover

    def free(self, seat: int) -> int:
        """The squares a side may build on."""
        return CITY & ~(self.covered[0] | self.covered[1] | self.cathedral | self.territory[1 - seat])

    def find_places(self, hand: int, seat: int) -> None:
        """All places a side has for every building of a hand; what two of them have in common is looked for once."""
        free = self.free(seat)
        self.sets[0] = free
        at = hand * MOST_NARROWINGS
        for number in range(NARROWINGS[hand]):
            self.sets[number + 1] = self.sets[EARLIER[at + number]] & (free >> SHIFT[at + number])

    def places(self, hand: int, turn: int) -> int:
        """Where a turned building can stand, once the places are found; nowhere when none is left."""
        at = hand * MOST_TURNS + turn
        if hand != CHURCH_HAND and self.stock[hand * 16 + TURN_KIND[at]] == 0:
            return 0
        area: int = self.sets[TURN_SET[at]]
        return area

    def list_moves(self) -> int:
        if self.phase == CAPTURE_PHASE:
            self.moves[0], self.moves[1] = LEAVE, CAPTURE
            return 2
        hand, count = self.hand(), 0
        self.find_places(hand, self.mover)
        for turn in range(TURN_COUNT[hand]):
            area = self.places(hand, turn)
            while area:
                place = bits.lowest(area)
                self.moves[count] = turn * 128 + place
                count += 1
                area &= area - 1
        return count

    def pick(self, dice: Dice) -> int:
        """Counted and not listed: there may be two thousand."""
        if self.phase == CAPTURE_PHASE:
            return dice.below(2)
        return self.nth_place(dice.below(self.count_places()))

    def count_places(self) -> int:
        """In how many ways the mover can place something."""
        hand, total = self.hand(), 0
        self.find_places(hand, self.mover)
        for turn in range(TURN_COUNT[hand]):
            self.counts[turn] = bits.count(self.places(hand, turn))
            total += self.counts[turn]
        return total

    def nth_place(self, number: int) -> int:
        """One of these ways, once they are counted."""
        turn = 0
        while number >= self.counts[turn]:
            number -= self.counts[turn]
            turn += 1
        return turn * 128 + bits.nth(self.places(self.hand(), turn), number)

    def play(self, move: int) -> None:
        if self.phase == CAPTURE_PHASE:
            self.answer_capture(move)
        elif self.phase == CATHEDRAL_PHASE:
            self.cathedral = self.squares(CHURCH_HAND, move)
            self.church = STANDING
            self.phase = BUILD_PHASE
            if self.plies == 0:
                self.mover = 1
        else:
            self.build(move)

    def squares(self, hand: int, move: int) -> int:
        """What a placed building covers."""
        at = hand * MOST_TURNS + (move >> 7)
        reference = bits.one(move & 127)
        area = reference
        for cell in range(TURN_SIZE[at]):
            area |= reference << CELLS[at * MOST_CELLS + cell]
        return area

    def build(self, move: int) -> None:
        seat = self.mover
        area = self.squares(seat, move)
        kind = TURN_KIND[seat * MOST_TURNS + (move >> 7)]
        number = seat * 16 + self.built[seat]
        self.stock[seat * 16 + kind] -= 1
        self.unplaced[seat] -= SIZES[kind]
        self.buildings[number] = area
        self.building_kind[number] = kind
        self.built[seat] += 1
        self.covered[seat] |= area
        self.plies += 1
        if self.has_built[seat]:
            self.enclose(area)
        self.has_built[seat] = 1
        if self.pending_count:
            self.phase = CAPTURE_PHASE
            if self.always:
                while self.pending_count:
                    self.capture()
                self.next_turn()
        else:
            self.next_turn()

    def enclose(self, building: int) -> None:
        """What a new building encloses: empty regions are taken, single foreign buildings may be captured."""
        if self.divide() == 1:
            return
        near = self.cut_off(building)
        outside = self.outside(near)
        for number in range(self.part_count):
            region = self.parts[number]
            if number == outside:
                continue
            if not self.is_held(region):
                self.claim(region)
            elif self.is_single(region, near):
                self.remember(self.foreign_in(region))

    def divide(self) -> int:
        """Finds the parts into which the mover's buildings divide the city, in reading order; returns how many."""
        left = CITY & ~self.covered[self.mover]
        self.part_count = 0
        while left:
            region = self.region_around(left & (~left + 1), left)
            self.parts[self.part_count] = region
            self.part_count += 1
            left ^= region
        return self.part_count

    def cut_off(self, building: int) -> int:
        """The squares around a new building; none when it touches one part only and so has cut off nothing (A8)."""
        near, touched = self.grown(building), 0
        for number in range(self.part_count):
            if self.parts[number] & near:
                touched += 1
        return near if touched > 1 else 0

    def outside(self, near: int) -> int:
        """The number of the largest part, when it is over half of the city or all would be won (A5); otherwise none."""
        if not self.guard:
            return -1
        outside, size, lost = -1, 0, 0
        for number in range(self.part_count):
            region = self.parts[number]
            # A part that is the mover's already counts neither as the outside nor as won.
            if not region & ~self.territory[self.mover]:
                continue
            if self.is_held(region) and not self.is_single(region, near):
                lost += 1
            if bits.count(region) > size:
                outside, size = number, bits.count(region)
        return outside if size > HALF or lost == 0 else -1

    def is_held(self, region: int) -> bool:
        """Whether anything stands in a region that is not the mover's."""
        return region & (self.covered[1 - self.mover] | self.cathedral) != 0

    def is_single(self, region: int, near: int) -> bool:
        """Whether one foreign building stands there, and the new building has just cut the region off."""
        return region & near != 0 and self.count_foreign(region) == 1

    def grown(self, area: int) -> int:
        """An area and the squares that touch it, by a side or a corner."""
        wide = area | area << 1 | area >> 1
        return (wide | wide << ROW | wide >> ROW) & CITY

    def region_around(self, start: int, area: int) -> int:
        """All squares of an area that can be reached from some of them, over corners too."""
        reached = start
        grown = self.grown(reached) & area
        while grown != reached:
            reached = grown
            grown = self.grown(reached) & area
        return reached

    def count_foreign(self, region: int) -> int:
        """How many buildings in a region are not the mover's; the Cathedral is one."""
        other, count = 1 - self.mover, 0
        for number in range(other * 16, other * 16 + self.built[other]):
            if self.buildings[number] & region:
                count += 1
        if self.cathedral & region:
            count += 1
        return count

    def foreign_in(self, region: int) -> int:
        """The one building in a region that is not the mover's."""
        other = 1 - self.mover
        for number in range(other * 16, other * 16 + self.built[other]):
            if self.buildings[number] & region:
                return self.buildings[number]
        return self.cathedral

    def claim(self, region: int) -> None:
        self.territory[self.mover] |= region
        self.territory[1 - self.mover] &= ~region

    def remember(self, building: int) -> None:
        """Keeps a capture to be asked, in the order of the buildings' first squares."""
        place = self.pending_count
        while place and bits.lowest(self.pending[place - 1]) > bits.lowest(building):
            self.pending[place] = self.pending[place - 1]
            place -= 1
        self.pending[place] = building
        self.pending_count += 1

    def answer_capture(self, move: int) -> None:
        if move == CAPTURE:
            self.capture()
        else:
            self.forget_first()
        if self.pending_count == 0:
            self.next_turn()

    def forget_first(self) -> None:
        for number in range(1, self.pending_count):
            self.pending[number - 1] = self.pending[number]
        self.pending_count -= 1
        self.pending[self.pending_count] = 0

    def capture(self) -> None:
        """The building goes back to its owner, the Cathedral out of the game, and the region is taken."""
        building = self.pending[0]
        self.forget_first()
        region = self.region_around(building, CITY & ~self.covered[self.mover])
        if building == self.cathedral:
            self.cathedral = 0
            self.church = CAPTURED
        else:
            self.give_back(building)
        self.claim(region)

    def give_back(self, building: int) -> None:
        owner = 1 - self.mover
        number = owner * 16
        while self.buildings[number] != building:
            number += 1
        kind, last = self.building_kind[number], owner * 16 + self.built[owner] - 1
        for later in range(number, last):
            self.buildings[later] = self.buildings[later + 1]
            self.building_kind[later] = self.building_kind[later + 1]
        self.buildings[last] = 0
        self.built[owner] -= 1
        self.covered[owner] ^= building
        self.stock[owner * 16 + kind] += 1
        self.unplaced[owner] += SIZES[kind]

    def next_turn(self) -> None:
        """The other side builds if it can, else the same one again; when nobody can, the game is over."""
        self.phase = BUILD_PHASE
        if self.church == WAITING:
            self.phase = CATHEDRAL_PHASE
            self.mover = 0
        elif self.plies >= LONGEST:
            self.phase = OVER_PHASE
        elif self.can_build(1 - self.mover):
            self.mover = 1 - self.mover
        elif not self.can_build(self.mover):
            self.phase = OVER_PHASE

    def can_build(self, seat: int) -> int:
        """Whether any building of the stock fits anywhere."""
        free = self.free(seat)
        for turn in range(TURN_COUNT[seat]):
            at = seat * MOST_TURNS + turn
            if self.stock[seat * 16 + TURN_KIND[at]]:
                fits = free
                for cell in range(TURN_SIZE[at]):
                    fits &= free >> CELLS[at * MOST_CELLS + cell]
                if fits:
                    return 1
        return 0

    def share(self, seat: int) -> float:
        own, other = self.unplaced[seat], self.unplaced[1 - seat]
        return 0.5 if own == other else 1.0 if own < other else 0.0
