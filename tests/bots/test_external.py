"""Programs of other people as bots: the line protocol, and what happens when they break it."""

from __future__ import annotations

import os
import sys
from contextlib import closing
from math import inf
from pathlib import Path
from random import Random

import pytest

from beffroi.bots import external
from beffroi.bots.bot import Fault
from beffroi.bots.encoded import choose_bytes
from beffroi.bots.external import External
from beffroi.bots.lineup import Lineup
from beffroi.bots.match import play_match
from beffroi.core.action import Action
from beffroi.core.codec import encode
from beffroi.core.engine import choices
from beffroi.core.seen import seen
from beffroi.games import find
from tests.bots.positions import bidding, sight
from tests.bots.programs import BABBLES, CHEATS, ENDS, HANGS, HONEST, SHOWS, program
from tests.core.positions import ANN
from tests.core.positions import bidding as rich_bidding
from tests.toy import GAME as FAIR
from tests.toy.rulebook import Bid

CARDINAL = find("cardinal")
EXAMPLES = Path(__file__).parent.parent.parent / "examples"
EXAMPLE = EXAMPLES / "mybot.py"
NODE = Path(sys.executable).parent / "node"


def answer_of(bot: External) -> Action:
    return bot.choose(sight(), choices(bidding(), ANN), Random(1), inf)


def fault_of(bot: External) -> str:
    with pytest.raises(Fault) as caught:
        answer_of(bot)
    return caught.value.why


def test_a_program_answers_a_question_a_line(tmp_path: Path) -> None:
    with closing(External(FAIR, program(tmp_path, HONEST))) as bot:
        assert [answer_of(bot), answer_of(bot)] == [Bid(0), Bid(0)]


def test_a_program_is_shown_what_its_seat_sees_its_choices_and_its_time(tmp_path: Path) -> None:
    shown = tmp_path / "shown.json"
    with closing(External(FAIR, f"{program(tmp_path, SHOWS)} {shown}")) as bot:
        answer_of(bot)
    bids = encode([Bid(amount) for amount in range(4)]).decode()
    assert shown.read_text("utf-8") == (
        f'{{"game":"fair","seconds":2.0,"seen":{encode(sight()).decode()},"choices":{bids},"complete":true}}\n'
    )


def test_of_very_many_choices_a_program_gets_some(tmp_path: Path) -> None:
    s = rich_bidding()
    with closing(External(FAIR, program(tmp_path, HONEST))) as bot:
        assert isinstance(bot.choose(seen(FAIR, s, ANN), choices(s, ANN), Random(1), inf), Bid)


@pytest.mark.parametrize(("source", "why"), [(ENDS, "gone"), (BABBLES, "unreadable"), (CHEATS, "illegal")])
def test_a_program_that_ends_or_babbles_or_cheats_is_at_fault(tmp_path: Path, source: str, why: str) -> None:
    with closing(External(FAIR, program(tmp_path, source))) as bot:
        assert fault_of(bot) == why


def test_a_command_that_cannot_be_run_is_a_fault(tmp_path: Path) -> None:
    with closing(External(FAIR, str(tmp_path / "nothing"))) as bot:
        assert fault_of(bot) == "cannot-start"


def test_a_program_that_hangs_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "START", 0.0)
    monkeypatch.setattr(external, "PATIENCE", 0.2)
    with closing(External(FAIR, program(tmp_path, HANGS))) as bot:
        program_before = bot._running()
        assert fault_of(bot) == "late"
        with pytest.raises(ProcessLookupError):
            os.kill(program_before.pid, 0)


def test_a_program_is_started_a_few_times_and_then_given_up(tmp_path: Path) -> None:
    with closing(External(FAIR, program(tmp_path, ENDS))) as bot:
        assert [fault_of(bot) for _ in range(4)] == ["gone", "gone", "gone", "given-up"]


def test_at_a_table_a_fault_is_reported_and_the_answer_left_to_chance(tmp_path: Path) -> None:
    lineup = Lineup(FAIR, {ANN: External(FAIR, program(tmp_path, CHEATS))}, "seed", inf)
    with closing(lineup):
        assert lineup.answer(bidding(), ANN) in choices(bidding(), ANN)
    assert lineup.faults == [(ANN, "illegal")]


@pytest.mark.parametrize("command", [str(EXAMPLE), f"{NODE} {EXAMPLES / 'mybot.mjs'}"], ids=["python", "javascript"])
def test_a_whole_game_is_played_against_a_program(command: str) -> None:
    outcome = play_match(CARDINAL, (command, "random"), "dice", "minds")
    assert sorted(outcome.places) in ([1, 1], [1, 2])
    assert outcome.faults == ()


def test_a_server_asks_a_program_like_any_level() -> None:
    game = find("cathedral")
    asked = encode(seen(game, game.setup(), ANN))
    assert b'"Build"' in choose_bytes(game, str(EXAMPLE), asked, 1, 9.0)[0]
