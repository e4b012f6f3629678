"""Cathedral by its first edition.

The outside stayed free only when every part would have been won, whoever built against a single foreign building was
asked about it each time, and a game that somebody left counted by the squares.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.core.model import State, Superseded
from beffroi.core.revisions import Earlier
from beffroi.games.cathedral.enclosure import neighbours
from beffroi.games.cathedral.game import CathedralGame
from beffroi.games.cathedral.state import Cathedral
from beffroi.games.cathedral.steps import Enclose, Table, count_points, final_points


class EncloseWhateverIsTouched(Enclose, frozen=True, tag="Enclose"):
    """What a building touches it may enclose, and of the outside, too, all but a whole city."""

    def cut_off(self, parts: list[int]) -> list[int]:
        """The parts that the new building touches, be it only one."""
        near = neighbours(self.building)
        return [part for part in parts if part & near]

    def outside(self, s: Cathedral, parts: list[int], won: list[int]) -> int:
        """The largest part, if every part would be won, those included that were won before."""
        return max(parts, key=int.bit_count) if len(won) == len(parts) else 0


class CountWhenLeft(Table, frozen=True, tag="Table"):
    """A game that somebody has left is counted like any other."""

    def charge(self, s: Cathedral, leaver: Seat) -> tuple[int, ...]:
        return count_points(s)


class FirstCity(Cathedral, kw_only=True):
    earlier: ClassVar[Superseded] = {Enclose: EncloseWhateverIsTouched, Table: CountWhenLeft}
    revision: int = 1

    def points_if_left(self, leaver: Seat) -> tuple[int, ...]:
        return tuple(map(self.unplaced_squares, self.seats))


class FirstCathedralGame(Earlier, CathedralGame):
    revision = 1
    state: type[Cathedral] = FirstCity

    def adopt(self, s: State) -> State:
        """A position that is over counts what it counted then."""
        city: Any = super().adopt(s)
        if city.result is not None:
            points = final_points(city, city.result.ending, city.result.places)
            city.result = replace(city.result, points=points)
        return city  # type: ignore[no-any-return]
