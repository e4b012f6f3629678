"""Nobody sees what he may not: two servers differ only in what a viewer cannot know, and every byte is the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from itertools import count
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.codec import encode
from beffroi.core.engine import choices, floor, is_sealed, waiting
from beffroi.core.game import AnyGame
from beffroi.core.seen import seen
from beffroi.games import find
from beffroi.games.bastide.rulebook import Bid, Offer
from beffroi.server.live.table import LiveTable
from beffroi.server.tables.seating import with_occupant
from beffroi.server.tables.table import Occupant, SeededTable, Table
from tests.games.bastide.test_talk import bidding
from tests.games.bastide.towns import BLUE, GREEN, RED
from tests.server.guest import Guest
from tests.server.running import RunningServer, running_server
from tests.support.cases import GAMES, Case, walk
from tests.support.effort import effort

SEEDS = (1, 2)
POSITIONS = 6
"""Compared in each random game, spread over its length."""
SEALED = effort(2, 12)
"""The same, of those in which answers are sealed."""
SEED = bytes(32)
NUMBERS = count(1)

HURRY_OF_NOBODY = 300.0
"""Seconds a hint may take on a busy machine."""


class World(NamedTuple):
    """A server, and somebody who holds every seat in it."""

    server: RunningServer
    guest: Guest

    def lay(self, game: AnyGame, s: Any, table: str, *people: Guest) -> None:
        """Puts a table there as it stands in a position, with these people on its seats or one on all."""
        guests = people or (self.guest,) * len(s.seats)
        occupants = tuple(Occupant("person", f"Guest {seat}", guests[seat].id) for seat in s.seats)
        options = msgspec.to_builtins(game.options())
        agreed: dict[str, Any] = {
            "game": game.name,
            "options": options,
            "revision": game.revision,
            "title": "",
            "private": False,
            "clock": None,
        }
        data = Table(
            id=table, code=table, host=self.guest.id, occupants=occupants, commitment="", created=1, changed=1,
            status="running", start=encode(s).decode(), **agreed,
        )  # fmt: skip
        self.server.ask(lambda: self.server.services.table_store.add(SeededTable(data, SEED)))


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[World]]:
    with ExitStack() as stack:
        found = []
        patched = stack.enter_context(pytest.MonkeyPatch.context())
        # A search that the clock cuts short is never twice the same.
        patched.setattr("beffroi.server.live.bots.hints.UNHURRIED", HURRY_OF_NOBODY)
        for name in ("truth", "guess"):
            server = stack.enter_context(running_server(tmp_path_factory.mktemp(name), bot_deadline=HURRY_OF_NOBODY))
            guest = Guest(server.address, "Ann")
            stack.callback(guest.close)
            found.append(World(server, guest))
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
    paths = ["", f"/plies{place}", f"/record{place}", f"/moments/0{place}", f"/moments/1{place}", f"/standing{place}"]
    if viewer is not None:  # this guest has seats, and whoever has one is advised as that seat sees the table
        paths.append(f"/hint{place}")
    pages = [world.guest.http.get(f"/api/tables/{table}{path}").content for path in paths]
    frames: list[bytes | str] = []
    for world.guest.over in ("socket", "stream"):
        with world.guest.at(table, viewer) as socket:
            frames.append(socket.socket.recv(timeout=60))
            for frame in (*said, {"type": "ping"}):
                socket.say(frame)
            while frames[-1] != '{"type":"pong"}':
                frames.append(socket.socket.recv(timeout=60))
    return [*pages, *frames]


def things_to_say(s: Any, viewer: Seat | None, rng: Random) -> list[Any]:
    """Nonsense, somebody else's action, an undo, words out of turn, and an answer as long as it stays sealed.

    Words are said again once the answer is sealed: then nobody hears them.
    """

    def move(name: str, action: Any) -> dict[str, Any]:
        return {"type": "move", "move_id": name, "step": s.opened, "action": action}

    said = [move("nonsense", {"type": "Nothing"}), {"type": "undo", "move_id": "back", "step": s.opened}, {"type": "?"}]
    stranger = next(seat for seat in waiting(s) if seat != viewer or len(waiting(s)) == 1)
    said.append(move("late", msgspec.to_builtins(choices(s, stranger).sample(rng))) | {"step": s.opened + 1})
    words = [] if viewer is None else [msgspec.to_builtins(each.sample(rng)) for each in floor(s, viewer) if len(each)]
    said += [move(f"word {number}", word) for number, word in enumerate(words)]
    if viewer in waiting(s) and is_sealed(s) and len(waiting(s)) > 1 and viewer is not None:
        own: Action = choices(s, viewer).sample(rng)
        said.append(move("sealed", msgspec.to_builtins(own)))
        said += [move(f"late word {number}", word) for number, word in enumerate(words)]
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


# A sealed answer that was changed


def sealed_positions(game: AnyGame, seed: int) -> list[Any]:
    """Positions of a random game in which several seats are asked at once, and none has answered."""
    case = Case(game, game.seats[-1], game.options())
    found = [ply.after for ply in walk(case, seed) if is_sealed(ply.after) and len(waiting(ply.after)) > 1]
    fresh = [s for s in found if not s.held and all(len(choices(s, seat)) > 1 for seat in waiting(s)[:2])]
    return fresh[:: max(1, len(fresh) // SEALED)][:SEALED]


SEALING = [game for game in GAMES if any(sealed_positions(game, seed) for seed in SEEDS)]


def lay_twins(worlds: list[World], game: AnyGame, s: Any, rng: Random) -> tuple[str, Seat]:
    """The same table in both, where the first seat has sealed the same answer; in one it thought twice about it."""
    table, changer = f"S{next(NUMBERS):05}", waiting(s)[0]
    offered = choices(s, changer)
    answer = offered.sample(rng)
    other = next(each for each in iter(lambda: offered.sample(rng), None) if each != answer)
    for world, answers in zip(worlds, ([answer], [answer, other, answer]), strict=True):
        world.lay(game, s, table)
        with world.guest.at(table, changer) as player:
            assert [player.move(each)["type"] for each in answers] == ["ok"] * len(answers)
    return table, changer


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", SEALING, ids=lambda game: game.name)
def test_that_a_sealed_answer_was_changed_changes_no_byte_others_get_nor_a_hint(
    worlds: list[World], game: AnyGame, seed: int
) -> None:
    for s in sealed_positions(game, seed):
        table, changer = lay_twins(worlds, game, s, Random(seed))
        for viewer in (*(seat for seat in s.seats if s.side(seat) != s.side(changer)), None):
            first, second = (everything_shown(world, table, viewer, []) for world in worlds)
            assert first == second, (game.name, viewer)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", SEALING, ids=lambda game: game.name)
def test_that_a_sealed_answer_was_changed_changes_no_answer_of_a_bot(
    worlds: list[World], game: AnyGame, seed: int
) -> None:
    for s in sealed_positions(game, seed):
        table, changer = lay_twins(worlds, game, s, Random(seed))
        others = [seat for seat in s.seats if s.side(seat) != s.side(changer)]
        fallbacks = [fallbacks_of(world, table, others) for world in worlds]
        answers = [bots_play(world, table, others) for world in worlds]
        assert fallbacks[0] == fallbacks[1], game.name
        assert answers[0] == answers[1], game.name


def fallbacks_of(world: World, table: str, seats: list[Seat]) -> list[Action]:
    """What the server would play for bots that give no answer."""
    game, bots = world.server.services.tables.open[table].game, world.server.services.tables.bots[table]
    assert game is not None
    asked = [seat for seat in waiting(game.state) if seat in seats]
    return [world.server.ask(partial(bots.fallback, game, seat)) for seat in asked]


def bots_play(world: World, table: str, seats: list[Seat]) -> dict[Seat, Any]:
    """Gives seats to bots, and returns what they answer to the question at hand."""
    live = world.server.services.tables.open[table]
    assert live.game is not None
    asked, before = set(waiting(live.game.state)) & set(seats), live.game.version
    world.server.ask(lambda: live.change(lambda table: given_to_bots(table, seats)))
    answers: dict[Seat, Any] = {}
    while asked - answers.keys():
        entries: Any = world.server.ask(lambda: live.game and live.game.record.entries[before:])
        answers = {entry.seat: entry.action for entry in reversed(entries) if entry.seat in asked}
    world.server.ask(lambda: live.change(lambda table: replace(table, status="closed")))
    return answers


def given_to_bots(table: Table, seats: list[Seat]) -> Table:
    for seat in seats:
        table = with_occupant(table, seat, Occupant("bot", f"Bot {seat}", level="random"))
    return table


def test_a_bot_does_not_speak_again_because_somebody_changed_a_sealed_answer(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running_server(tmp_path_factory.mktemp("talk"), bot_pause=3600.0) as server:
        world, s = World(server, Guest(server.address, "Ann")), bidding()
        world.lay(find("bastide"), s, "T")
        with world.guest.at("T", RED) as player:
            player.move(Bid(1))
            live = server.services.tables.open["T"]
            server.ask(
                lambda: live.change(lambda table: with_occupant(table, GREEN, Occupant("bot", level="apprentice")))
            )
            assert may_speak(world, live)
            server.ask(lambda: server.services.tables.bots["T"].speak(GREEN))
            assert not may_speak(world, live)
            player.move(Bid(2))
            assert not may_speak(world, live), "it was shown nothing"
        with world.guest.at("T", BLUE) as player:
            player.move(Offer(GREEN, 2, 0, "none"))
            assert may_speak(world, live), "it was spoken to"
        world.guest.close()


def may_speak(world: World, live: LiveTable) -> bool:
    game, bots = live.game, world.server.services.tables.bots[live.id]
    assert game is not None
    return bool(world.server.ask(lambda: bots.pace.may_speak(game, GREEN)))
