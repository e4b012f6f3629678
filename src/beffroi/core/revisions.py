"""Rules as they once were: a game is kept under every revision it was ever played by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from msgspec.structs import asdict

from beffroi.core.action import Seat
from beffroi.core.choices import Rng
from beffroi.core.game import AnyGame, Game
from beffroi.core.model import BadInput, State, as_they_were
from beffroi.core.seen import Seen

Revisions: TypeAlias = Mapping[int, AnyGame]
"""A game by revision; the last is today's."""


class Find(Protocol):
    """Finds a game by name: today's, or as it was under an older revision."""

    def __call__(self, name: str, revision: int | None = None) -> AnyGame: ...


def pick(revisions: Revisions, revision: int | None) -> AnyGame:
    """The game of a revision, today's unless told otherwise."""
    if revision is None:
        return revisions[max(revisions)]
    if revision not in revisions:
        raise BadInput("unknown-revision", game=pick(revisions, None).name, revision=revision)
    return revisions[revision]


class Earlier(Game[Any, Any, Any]):
    """A game under an older revision, mixed into today's: its state names the steps that were otherwise then."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.steps = tuple(cls.state.earlier.get(step, step) for step in cls.steps)

    def lay_out(self, seats: tuple[Seat, ...], options: Any) -> Any:
        return self.adopt(super().lay_out(seats, options))  # type: ignore[safe-super]  # today's game has one

    def guess(self, seen: Seen[Any], rng: Rng) -> Any:
        return self.adopt(super().guess(seen, rng))  # type: ignore[safe-super]  # today's game has one

    def read_position(self, text: str) -> Any:
        return self.adopt(super().read_position(text))

    def adopt(self, s: State) -> State:
        """A position that today's game has made, with the steps of this revision."""
        then: type[State] = self.state
        steps = {name: as_they_were(then.earlier, getattr(s, name)) for name in ("agenda", "floor")}
        return then(**asdict(s) | steps | {"revision": self.revision})
