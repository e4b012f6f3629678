"""What is seen of Bricks: everything."""

from __future__ import annotations

from msgspec import Struct

from beffroi.core.action import Seat
from beffroi.core.choices import Rng
from beffroi.core.seen import Seen
from bricks.rulebook import BricksOptions
from bricks.state import Bricks
from bricks.steps import Table, TakeBricks


class View(Struct, frozen=True):
    options: BricksOptions
    pile: int
    taken: tuple[int, ...]


def view(s: Bricks, _viewer: Seat | None) -> View:
    return View(s.options, s.pile, tuple(s.taken))


def guess(seen: Seen[View], _rng: Rng) -> Bricks:
    known = seen.view
    return Bricks(
        seats=tuple(map(Seat, range(len(known.taken)))),
        options=known.options,
        pile=known.pile,
        taken=list(known.taken),
        agenda=tuple(map(TakeBricks, seen.asked)),
        floor=(Table(),),
        opened=seen.step,
        result=seen.result,
    )
