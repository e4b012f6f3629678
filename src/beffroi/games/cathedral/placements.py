"""Every place where a building of the stock fits, found by shifting, listed only when somebody asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from beffroi.core.ask import Ask, Place, Places
from beffroi.core.bits import nth, one
from beffroi.core.choices import Choices, Rng
from beffroi.games.cathedral.material import CATHEDRAL_TURNS, SIDE, STRIDE, TURNS, Turn, bit, is_on_board
from beffroi.games.cathedral.rulebook import Build


class Plan(NamedTuple):
    """How to find all places of several buildings at once: what two of them have in common is looked for once."""

    narrowings: tuple[tuple[int, int], ...]
    """A set found earlier and the shift that narrows it; set 0 is the free squares."""
    turns: tuple[tuple[int, Turn, int], ...]
    """Every building, by the number of its kind, with the set of its places."""


def plan_for(kinds: tuple[tuple[Turn, ...], ...]) -> Plan:
    turns = [turn for turns in kinds for turn in turns]
    usual = Counter(shift for turn in turns for shift in turn.shifts)
    found: dict[tuple[int, ...], int] = {(): 0}
    narrowings = []
    for turn in turns:
        shifts = _in_plan_order(turn, usual)
        for length in range(1, len(shifts) + 1):
            if shifts[:length] not in found:
                found[shifts[:length]] = len(found)
                narrowings.append((found[shifts[: length - 1]], shifts[length - 1]))
    places = ((kind, turn, found[_in_plan_order(turn, usual)]) for kind, turns in enumerate(kinds) for turn in turns)
    return Plan(tuple(narrowings), tuple(places))


def _in_plan_order(turn: Turn, usual: Counter[int]) -> tuple[int, ...]:
    """The most usual shifts first, so that buildings share as many as they can."""
    return tuple(sorted(turn.shifts, key=lambda shift: (-usual[shift], shift)))


PLANS = {seat: plan_for(kinds) for seat, kinds in TURNS.items()}
PLAN_OF_CATHEDRAL = plan_for((CATHEDRAL_TURNS,))


class Placements(Choices[Build]):
    """The legal placements of some buildings on free squares."""

    __slots__ = ("fits",)

    def __init__(self, plan: Plan, stock: tuple[int, ...], free: int) -> None:
        sets = [free]
        for earlier, shift in plan.narrowings:
            sets.append(sets[earlier] & free >> shift)
        self.fits = [(turn, sets[number]) for kind, turn, number in plan.turns if stock[kind] and sets[number]]

    def __len__(self) -> int:
        return sum([fits.bit_count() for _, fits in self.fits])

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Build):
            return False
        for turn, fits in self.fits:
            if turn.piece == action.piece and turn.facing == action.facing:
                reference = bit(action.x, action.y) if is_on_board(action.x, action.y) else 0
                return bool(fits & reference) and turn.builds[reference] == action
        return False

    def __iter__(self) -> Iterator[Build]:
        for turn, fits in self.fits:
            builds, left = turn.builds, fits
            while left:
                lowest = left & -left
                yield builds[lowest]
                left ^= lowest

    def sample(self, rng: Rng) -> Build:
        counts = [fits.bit_count() for _, fits in self.fits]
        number = rng.randrange(sum(counts))
        for (turn, fits), count in zip(self.fits, counts, strict=True):
            if number < count:
                return turn.builds[one(nth(fits, number))]
            number -= count
        raise AssertionError("the counts add up to the length")

    def ask(self) -> Ask:
        return Place("Build", tuple(_places(turn, fits) for turn, fits in self.fits))


def _places(turn: Turn, fits: int) -> Places:
    """The same places without the eleventh column, first square first."""
    rows = ((fits >> (STRIDE * y)) & ((1 << SIDE) - 1) for y in range(SIDE))
    line = "".join(f"{row:0{SIDE}b}"[::-1] for row in rows)
    return Places(turn.piece, turn.facing, 0, 0, SIDE, f"{int(line, 2):0{SIDE * SIDE // 4}x}", turn.cells)
