"""Bots never stall a table, whatever they do."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import msgspec
import pytest

from beffroi.core.action import Seat
from beffroi.core.codec import codec_of, encode
from beffroi.core.record import Record
from beffroi.core.seen import seen
from beffroi.games import find
from beffroi.games.leonardo.rulebook import OURS, Done, Join, Propose
from beffroi.server.live.bots import table_bots as bots
from beffroi.server.live.bots.pool import BotPool, NoAnswer
from beffroi.server.live.bots.queue import QueuedQuestion
from beffroi.server.live.bots.table_bots import BotAnswer, TableBots
from beffroi.server.live.bots.worker import BotQuestion, BotReply
from beffroi.server.live.game import LiveGame
from beffroi.server.live.move import attempt
from beffroi.server.live.table import LiveTable
from tests.games.leonardo.table import A, B
from tests.games.leonardo.test_alliance import talking
from tests.repository.tree import ROOT
from tests.server.guest import Guest, Json
from tests.server.running import RunningServer, running_server

DEAF = "import sys; sys.stdin.read()"
"""Never answers; it ends with the one who asks."""
CATHEDRAL = find("cathedral")
OPENING = encode(seen(CATHEDRAL, CATHEDRAL.setup(), CATHEDRAL.setup().seats[0]))


def question(**changed: Any) -> BotQuestion:
    usual: dict[str, Any] = {
        "what": "choose",
        "game": "cathedral",
        "revision": CATHEDRAL.revision,
        "level": "random",
        "seen": OPENING,
        "seed": 1,
        "budget": 0.1,
    }
    return BotQuestion(**(usual | changed))


def ask(pool_of: dict[str, Any], *questions: BotQuestion) -> list[bytes | str | None]:
    """The answers of a pool to one question after the other; the kind of the failure where there is none."""

    async def asking() -> list[bytes | str | None]:
        pool = BotPool(**pool_of)
        answers: list[bytes | str | None] = []
        for each in questions:
            try:
                answers.append((await pool.ask(each)).said)
            except NoAnswer as failure:
                answers.append(str(failure))
        await pool.close()
        return answers

    return asyncio.run(asking())


PATIENT = {"size": 1, "deadline": 60.0}


def test_a_bot_answers_the_same_to_the_same_question() -> None:
    first, second = ask(PATIENT, question(), question())
    assert isinstance(first, bytes)
    assert first == second


def test_a_bot_that_fails_leaves_the_kind_of_its_failure_and_goes_on() -> None:
    assert ask(PATIENT, question(game="chess"), question())[0] == "BadInput unknown-game"


def test_a_bot_that_is_killed_is_replaced() -> None:
    async def asking() -> tuple[bytes | None, str, bytes | None]:
        pool = BotPool(**PATIENT)  # type: ignore[arg-type]
        before = (await pool.ask(question())).said
        process = pool._workers[0]._process
        assert process is not None
        process.send_signal(signal.SIGKILL)
        await process.wait()
        with pytest.raises(NoAnswer) as failure:
            await pool.ask(question())
        after = (await pool.ask(question())).said
        await pool.close()
        return before, str(failure.value), after

    before, failure, after = asyncio.run(asking())
    assert failure
    assert before == after


def test_a_bot_that_thinks_for_ever_is_stopped() -> None:
    assert ask({"size": 1, "deadline": 0.001}, question()) == ["TimeoutError"]


def test_what_a_bot_says_too_late_is_not_taken_for_an_answer_to_somebody_else() -> None:
    async def asking() -> bytes | None:
        pool = BotPool(**PATIENT)  # type: ignore[arg-type]
        await pool.ask(question())
        given_up = asyncio.create_task(pool.ask(question(level="nobody")))
        await asyncio.sleep(0)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        answer = (await pool.ask(question())).said
        await pool.close()
        return answer

    assert asyncio.run(asking()) == ask(PATIENT, question())[0]


def test_somebody_plays_on_for_a_bot_that_gives_no_answer(tmp_path: Path) -> None:
    with running_server(tmp_path, bot_deadline=0.001) as server:
        guest = Guest(server.address)
        table = guest.open_table("cathedral", "random", "random")["id"]
        with guest.at(table) as window:
            window.catch_up(6)
        assert "beffroi_bot_fallbacks_total" in guest.get("/metrics").text
        guest.close()


def test_a_bot_that_is_asked_again_in_the_same_step_answers_under_another_name() -> None:
    """The log takes a name once: a bot that kept it would try for ever, and its table wait."""
    game = LiveGame(Record(find("leonardo"), talking()), b"seed")
    names = [name_of_answer(game, A), name_of_answer(game, B)]
    for seat, said in ((A, Propose(B, OURS)), (B, Join(1))):
        game.adopt(attempt(game, seat, said, game.state.opened))
    names.append(name_of_answer(game, A))
    assert len(set(names)) == len(names)


def name_of_answer(game: LiveGame, seat: Seat) -> str:
    """The name under which the log gets the answer of a bot, which counts."""
    bots = SimpleNamespace(pace=SimpleNamespace(level=lambda _: "random"))
    answer = BotAnswer(cast(TableBots, bots), seat, game.question.number, Done(), game.version)
    tried = answer.attempt(cast(LiveTable, None), game)
    assert tried is not None
    assert tried.move is not None
    game.adopt(tried)
    return tried.move.id


def test_the_example_for_authors_plays_at_a_table_to_the_end(tmp_path: Path) -> None:
    with running_server(tmp_path, bots=f"example={ROOT / 'examples/mybot.py'}", bot_deadline=60.0) as server:
        guest = Guest(server.address)
        table = guest.open_table("cardinal", "example", "random")["id"]
        with guest.at(table) as window:
            window.wait_for("over")
        assert fallbacks(guest) == 0
        guest.close()


def fallbacks(guest: Guest) -> float:
    """How often the server has played for a bot."""
    return counted(guest, "beffroi_bot_fallbacks_total")


def counted(guest: Guest, what: str) -> float:
    lines = [line for line in guest.get("/metrics").text.splitlines() if line.startswith(what)]
    return float(lines[0].split()[-1])


def test_bots_bargain_at_a_table(tmp_path: Path) -> None:
    with running_server(tmp_path, bot_deadline=60.0, seed=1) as server:
        guest = Guest(server.address)
        table = guest.open_table("bastide", *("apprentice",) * 5)["id"]
        with guest.at(table) as window:
            window.until(lambda frame: "offer-accepted" in told_in(frame))
        said = [what for frame in window.frames for what in told_in(frame)]
        assert {"promise-offered", "promise-wanted"} & set(said)
        guest.close()


def told_in(frame: Json) -> list[str]:
    """What happened in the plies of a frame."""
    plies = (*frame.get("plies", ()), *filter(None, [frame.get("ply")]))
    return [event["what"] for ply in plies for event in ply.get("events", ())]


# Bots share what there is


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[RunningServer]:
    """A server with one worker for all its bots."""
    with running_server(tmp_path, workers=1, bot_deadline=60.0) as server:
        yield server


def watch_a_game(guest: Guest) -> None:
    """Has bots play a whole game before somebody's eyes."""
    with guest.at(guest.open_table("cathedral", "random", "random")["id"]) as window:
        window.wait_for("over")


def test_bots_among_themselves_play_while_somebody_watches_and_rest_while_nobody_does(busy: RunningServer) -> None:
    guest = Guest(busy.address)
    table = guest.open_table("flandern", "random", "random")["id"]
    live, bots = busy.services.tables.open[table], busy.services.tables.bots[table]
    assert live.game is not None
    begun = live.game.version
    watch_a_game(guest)
    assert live.game.version == begun, "while others have played a whole game"
    with guest.at(table) as window:
        window.catch_up(begun + 2)
    while bots.are_thinking or live.is_watched:
        time.sleep(0.01)
    version = live.game.version
    watch_a_game(guest)
    assert live.game.version == version
    assert live.table.is_playing
    with guest.at(table) as window:
        window.catch_up(version + 2)
    guest.close()


def test_a_bot_plays_for_a_person_whether_he_looks_or_not(busy: RunningServer) -> None:
    guest = Guest(busy.address)
    table = guest.open_table("cathedral", "random", "me")["id"]
    while guest.get(f"/api/tables/{table}/plies") == []:
        time.sleep(0.01)
    guest.close()


def test_a_persons_bot_answers_before_any_number_of_tables_of_bots(busy: RunningServer) -> None:
    crowd, ann = Guest(busy.address, "Crowd"), Guest(busy.address, "Ann")
    unwatched = [crowd.open_table("cathedral", "master", "master")["id"] for _ in range(30)]
    served = note_what_is_served(busy)
    with ExitStack() as stack:
        watched = [crowd.open_table("cathedral", "master", "master")["id"] for _ in range(3)]
        for table in watched:
            stack.enter_context(crowd.at(table)).catch_up(2)
        table = ann.open_table("cathedral", "random", "me")["id"]
        player = stack.enter_context(ann.at(table, 1))
        for _ in range(3):
            player.until(lambda frame: frame["type"] in ("snapshot", "update") and frame["seen"]["ask"] is not None)
            (hint, *_) = ann.get(f"/api/tables/{table}/hint")
            assert player.move(codec_of(CATHEDRAL).action(msgspec.json.encode(hint["action"])))["type"] == "ok"
    assert not {each.table for each in served} & set(unwatched), "nobody looks"
    assert all(each.table == table for each in served if table in each.waiting), "a person waits"
    assert any(each.table == table and set(each.waiting) & set(watched) for each in served), "others waited too"
    for guest in (crowd, ann):
        guest.close()


class Served(NamedTuple):
    """The table whose question a worker was given, and those that waited."""

    table: str
    waiting: tuple[str, ...]


def note_what_is_served(server: RunningServer) -> list[Served]:
    served, queue = [], server.services.pool.queue
    take = queue.take

    def noting() -> QueuedQuestion:
        waiting = tuple(queue._tables)
        errand = take()
        served.append(Served(errand.table, waiting))
        return errand

    server.ask(lambda: setattr(queue, "take", noting))
    return served


# Bots that meet a fault


def test_a_bot_that_met_a_fault_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "pause_after", lambda faults: 0.01 * faults)
    faults = iter([ArithmeticError("the bid was 424242"), KeyError(7)])
    with running_server(tmp_path, bot_deadline=60.0) as server:
        ask = server.services.pool.ask

        async def failing(*asked: Any) -> BotReply:
            for fault in faults:
                raise fault
            return await ask(*asked)

        server.ask(lambda: setattr(server.services.pool, "ask", failing))
        guest = Guest(server.address)
        with guest.at(guest.open_table("cathedral", "random", "me")["id"], 1) as player:
            player.catch_up(1)
        assert fallbacks(guest) == 0
        guest.close()
    assert [record.message for record in caplog.records].count("bot-met-a-fault") == 1, "until it goes well again"
    assert next(faults, None) is None
