"""Bots never stall a table, whatever they do."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest

from beffroi.core.codec import encode
from beffroi.core.engine import after
from beffroi.core.seen import seen
from beffroi.games import find
from beffroi.games.bastide.rulebook import Accept, Bid, Drop, Offer
from beffroi.server.pool import NoAnswer, Pool
from beffroi.server.robots import opened_up, sayable
from beffroi.server.worker import Question
from tests.bots.programs import BABBLES, CHEATS, program
from tests.games.bastide.test_talk import bidding
from tests.games.bastide.towns import BLUE, GREEN
from tests.house.tree import ROOT
from tests.server.guest import Guest, Json
from tests.server.house import running_house

DEAF = "import sys; sys.stdin.read()"
"""Never answers; it ends with the one who asks."""
CATHEDRAL = find("cathedral")
OPENING = encode(seen(CATHEDRAL, CATHEDRAL.setup(), CATHEDRAL.setup().seats[0]))


def question(**changed: Any) -> Question:
    usual: dict[str, Any] = {
        "what": "choose",
        "game": "cathedral",
        "level": "random",
        "seen": OPENING,
        "seed": 1,
        "budget": 0.1,
    }
    return Question(**(usual | changed))


def ask(pool_of: dict[str, Any], *questions: Question) -> list[bytes | str | None]:
    """The answers of a pool to one question after the other; the kind of the failure where there is none."""

    async def asking() -> list[bytes | str | None]:
        pool = Pool(**pool_of)
        answers: list[bytes | str | None] = []
        for each in questions:
            try:
                answers.append(await pool.ask(each))
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
        pool = Pool(**PATIENT)  # type: ignore[arg-type]
        before = await pool.ask(question())
        process = pool._workers[0]._process
        assert process is not None
        process.send_signal(signal.SIGKILL)
        await process.wait()
        with pytest.raises(NoAnswer) as failure:
            await pool.ask(question())
        after = await pool.ask(question())
        await pool.close()
        return before, str(failure.value), after

    before, failure, after = asyncio.run(asking())
    assert failure
    assert before == after


def test_a_bot_that_thinks_for_ever_is_stopped() -> None:
    assert ask({"size": 1, "deadline": 0.001}, question()) == ["TimeoutError"]


def test_what_a_bot_says_too_late_is_not_taken_for_an_answer_to_somebody_else() -> None:
    async def asking() -> bytes | None:
        pool = Pool(**PATIENT)  # type: ignore[arg-type]
        await pool.ask(question())
        given_up = asyncio.create_task(pool.ask(question(level="nobody")))
        await asyncio.sleep(0)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        answer = await pool.ask(question())
        await pool.close()
        return answer

    assert asyncio.run(asking()) == ask(PATIENT, question())[0]


def test_somebody_plays_on_for_a_bot_that_gives_no_answer(tmp_path: Path) -> None:
    with running_house(tmp_path, bot_deadline=0.001) as house:
        guest = Guest(house.address)
        table = guest.open_table("cathedral", "random", "random")["id"]
        with guest.at(table) as window:
            window.catch_up(6)
        assert "beffroi_bot_fallbacks_total" in guest.get("/metrics").text
        guest.close()


def test_a_program_of_somebody_else_may_be_invited_by_its_name(tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text(
        "import json, sys\nfor line in sys.stdin:\n    print(json.dumps(json.loads(line)['choices'][0]), flush=True)\n"
    )
    with running_house(tmp_path, bots=f"ada={program}", bot_deadline=60.0) as house:
        guest = Guest(house.address)
        assert guest.get("/api/games")[0]["levels"][-1] == "ada"
        table = guest.open_table("cathedral", "ada", "me")["id"]
        with guest.at(table, 1) as chair:
            chair.catch_up(1)
        assert str(program) not in str(chair.frames)
        guest.close()


def test_the_example_for_authors_plays_at_a_table_to_the_end(tmp_path: Path) -> None:
    with running_house(tmp_path, bots=f"example={ROOT / 'examples/mybot.py'}", bot_deadline=60.0) as house:
        guest = Guest(house.address)
        table = guest.open_table("cardinal", "example", "random")["id"]
        with guest.at(table) as window:
            window.wait_for("over")
        assert fallbacks(guest) == 0
        guest.close()


@pytest.mark.parametrize("source", [BABBLES, CHEATS, DEAF], ids=["babbles", "cheats", "deaf"])
def test_a_program_that_answers_badly_or_never_is_played_for_and_reported(
    source: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running_house(tmp_path, bots=f"bad={program(tmp_path, source)}", bot_deadline=3.0) as house:
        guest = Guest(house.address)
        table = guest.open_table("cathedral", "bad", "me")["id"]
        with guest.at(table, 1) as chair:
            chair.catch_up(1)
        assert fallbacks(guest) >= 1
        guest.close()
    assert "bot-failed" in [record.message for record in caplog.records]


def fallbacks(guest: Guest) -> float:
    """How often the house has played for a bot."""
    counted = [
        line for line in guest.get("/metrics").text.splitlines() if line.startswith("beffroi_bot_fallbacks_total")
    ]
    return float(counted[0].split()[-1])


def test_bots_bargain_at_a_table(tmp_path: Path) -> None:
    with running_house(tmp_path, bot_deadline=60.0, seed=1) as house:
        guest = Guest(house.address)
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


def test_an_offer_waits_for_the_one_it_speaks_to_until_he_answers_or_seals() -> None:
    s = bidding()
    offered = after(s, BLUE, Offer(GREEN, 2, 0, "none"))
    waited_for = opened_up(s, offered, BLUE)
    assert waited_for == {GREEN: {Accept(1), Drop(1)}}
    for answer in (Accept(1), Drop(1), Bid(0)):
        assert not waited_for[GREEN] & sayable(after(offered, GREEN, answer), GREEN)


def test_a_table_of_bots_plays_to_its_end_without_anybody(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        guest = Guest(house.address)
        table = guest.open_table("cathedral", "random", "random")["id"]
        with guest.at(table) as window:
            window.wait_for("over")
        guest.close()


def test_a_hint_says_what_a_bot_would_consider(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        guest = Guest(house.address)
        table = guest.open_table("cathedral", "me", "me")["id"]
        hints = guest.get(f"/api/tables/{table}/hint?seat=0")
        assert hints[0]["action"]["type"] == "Build"
        assert guest.get(f"/api/tables/{table}/hint?seat=1", 409)["why"] == "not-asked-now"
        guest.close()
