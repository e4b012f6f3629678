"""Nobody sees what he may not: two houses differ only in what a viewer cannot know, and every byte is the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.codec import encode
from beffroi.core.engine import choices, is_sealed, waiting
from beffroi.core.game import AnyGame
from beffroi.core.seen import seen
from beffroi.server.plan import Plan, Sitter
from tests.server.guest import Guest
from tests.server.house import RunningHouse, running_house
from tests.support.cases import GAMES, Case, walk

SEEDS = (1, 2)
POSITIONS = 6
"""Compared in each random game, spread over its length."""
SEED = bytes(32)
NUMBERS = count(1)


class World(NamedTuple):
    """A house, and somebody who holds every chair in it."""

    house: RunningHouse
    guest: Guest

    def lay(self, game: AnyGame, s: Any, table: str) -> None:
        """Puts a table there as it stands in a position."""
        chairs = tuple(Sitter("person", f"Guest {seat}", self.guest.id) for seat in s.seats)
        options = msgspec.to_builtins(game.options())
        agreed: dict[str, Any] = {
            "game": game.name,
            "options": options,
            "revision": game.revision,
            "title": "",
            "private": False,
            "clock": None,
        }
        plan = Plan(
            id=table, code=table, host=self.guest.id, chairs=chairs, commitment="", created=1, changed=1,
            status="running", start=encode(s).decode(), **agreed,
        )  # fmt: skip
        self.house.ask(lambda: self.house.house.store.add_table(plan, SEED))


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[World]]:
    with ExitStack() as stack:
        found = []
        for name in ("truth", "guess"):
            house = stack.enter_context(running_house(tmp_path_factory.mktemp(name)))
            guest = Guest(house.address, "Ann")
            stack.callback(guest.close)
            found.append(World(house, guest))
        yield found


def hiding_positions(game: AnyGame, seed: int) -> list[tuple[Any, Seat | None, Any]]:
    """Positions of a random game that hide something from a viewer, with another that looks the same to him."""
    case, rng = Case(game, game.seats[-1], game.options()), Random(seed)
    found = []
    for ply in walk(case, seed):
        s = ply.after
        viewer = (*s.seats, None)[rng.randrange(len(s.seats) + 1)]
        is_at_rest = bool(waiting(s)) and CHANCE not in waiting(s)
        other = game.guess(seen(game, s, viewer), rng) if is_at_rest else s
        if encode(other) != encode(s):
            found.append((s, viewer, other))
    return found[:: max(1, len(found) // POSITIONS)]


HIDING = [game for game in GAMES if any(hiding_positions(game, seed) for seed in SEEDS)]


def everything_shown(world: World, table: str, viewer: Seat | None, said: list[Any]) -> list[bytes | str]:
    """Every byte a viewer gets: pages, exports, errors, and the frames of a socket that says all this."""
    place = "" if viewer is None else f"?seat={viewer}"
    paths = ("", f"/plies{place}", f"/record{place}", f"/moments/0{place}", f"/moments/1{place}", f"/hint{place}")
    pages = [world.guest.http.get(f"/api/tables/{table}{path}").content for path in paths]
    with world.guest.at(table, viewer) as socket:
        frames: list[bytes | str] = [socket.socket.recv(timeout=60)]
        for frame in (*said, {"type": "ping"}):
            socket.say(frame)
        while not frames or frames[-1] != '{"type":"pong"}':
            frames.append(socket.socket.recv(timeout=60))
    return [*pages, *frames]


def things_to_say(s: Any, viewer: Seat | None, rng: Random) -> list[Any]:
    """Nonsense, somebody else's action, an undo, and an answer as long as it stays sealed."""

    def move(name: str, action: Any) -> dict[str, Any]:
        return {"type": "move", "move_id": name, "step": s.opened, "action": action}

    said = [move("nonsense", {"type": "Nothing"}), {"type": "undo", "move_id": "back", "step": s.opened}, {"type": "?"}]
    stranger = next(seat for seat in waiting(s) if seat != viewer or len(waiting(s)) == 1)
    said.append(move("late", msgspec.to_builtins(choices(s, stranger).sample(rng))) | {"step": s.opened + 1})
    if viewer in waiting(s) and is_sealed(s) and len(waiting(s)) > 1 and viewer is not None:
        own: Action = choices(s, viewer).sample(rng)
        said.append(move("sealed", msgspec.to_builtins(own)))
    return said


def test_the_games_that_hide_something_are_known() -> None:
    assert {game.name for game in HIDING} >= {"fair", "bastide", "flandern", "leonardo"}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.name)
def test_what_a_viewer_cannot_know_changes_no_byte_he_gets(worlds: list[World], game: AnyGame, seed: int) -> None:
    positions = hiding_positions(game, seed)
    for number, (truth, viewer, guess) in enumerate(positions):
        table = f"W{next(NUMBERS):05}"
        said = things_to_say(truth, viewer, Random(number))
        shown = []
        for world, s in zip(worlds, (truth, guess), strict=True):
            world.lay(game, s, table)
            shown.append(everything_shown(world, table, viewer, said))
        assert shown[0] == shown[1], (game.name, viewer)
