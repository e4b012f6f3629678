"""Fair chance that can be checked."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.codec import codec_of, fingerprint
from beffroi.core.entry import Answered
from beffroi.core.model import BadInput
from beffroi.core.record import Record
from beffroi.core.record_file import lines, load
from beffroi.server.live.attempt import Attempt
from beffroi.server.live.game import LiveGame
from beffroi.server.tables.dice import FairDice, bare_commitment, bot_seed, commitment
from beffroi.server.tables.verification import verify
from tests.support.find import find_any
from tests.toy import GAME
from tests.toy.rulebook import Bid

SEED = bytes(range(32))


def test_the_same_seed_and_version_give_the_same_numbers() -> None:
    first, second = FairDice(SEED, 7), FairDice(SEED, 7)
    assert [first.randrange(1000) for _ in range(9)] == [second.randrange(1000) for _ in range(9)]
    assert [FairDice(SEED, version).randrange(1 << 64) for version in (7, 8)] != [
        FairDice(SEED, 7).randrange(1 << 64)
    ] * 2


@pytest.mark.parametrize("stop", [1, 2, 3, 6, 7, 1000, 3**200])
def test_every_number_below_a_bound_comes_up_and_no_other(stop: int) -> None:
    dice = FairDice(SEED, 1)
    drawn = [dice.randrange(stop) for _ in range(500)]
    assert all(0 <= number < stop for number in drawn)
    assert len(set(drawn)) == stop if stop < 8 else len(set(drawn)) > 300


def test_no_number_is_likelier_than_another() -> None:
    dice = FairDice(SEED, 1)
    counts = Counter(dice.randrange(3) for _ in range(30_000))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_the_chance_of_a_bot_follows_from_the_secret_seed_its_seat_and_what_that_was_shown() -> None:
    drawn = [bot_seed(seed, seat, number) for seed in (SEED, b"other") for seat in range(6) for number in range(200)]
    assert len(set(drawn)) == len(drawn)
    assert drawn[0] == bot_seed(SEED, 0, 0)


# The verifier


def fair_game(start: Record[Any]) -> Record[Any]:
    """A game of the Fair with three draws, as a server plays it."""
    game = LiveGame(start, SEED)
    for bid in (None, 1, 2, 3, 4):
        attempt = Attempt(game)
        if bid is not None:
            for seat in (0, 1):
                attempt.play(game.state.seats[seat], Bid(bid + seat))
        attempt.deal()
        game.adopt(attempt)
        if not game.state.agenda:
            break
    return game.record


def written(record: Record[Any], table: str = "T1") -> bytes:
    """A game as a server writes it down; without a table, as the servers of old did."""
    record.table, record.seed = table, SEED.hex()
    record.commitment = commitment(record, SEED) if table else bare_commitment(SEED)
    return b"".join(lines(record))


def later() -> Record[Any]:
    """A game that starts from a position instead of the set-up."""
    return Record(GAME, Record.of_setup(GAME, 2).start)


RECORD = written(fair_game(Record.of_setup(GAME, 2)))
FROM_POSITION = written(fair_game(later()))
OLD_RECORD = written(fair_game(Record.of_setup(GAME, 2)), table="")
PROMISED = json.loads(RECORD.splitlines()[0])["commitment"]


def test_a_record_as_the_server_writes_it_is_fair() -> None:
    draws = [each for each in load(RECORD, find_any).entries if isinstance(each, Answered) and each.seat == CHANCE]
    assert verify(RECORD, find_any) == len(draws) >= 3
    assert verify(RECORD, find_any, PROMISED) == len(draws)
    assert verify(FROM_POSITION, find_any) == len(draws)


def test_a_record_of_old_is_fair_by_its_bare_commitment() -> None:
    assert b'"table"' not in OLD_RECORD
    assert verify(OLD_RECORD, find_any, hashlib.sha256(SEED).hexdigest()) == verify(RECORD, find_any)


@pytest.mark.parametrize("record", [RECORD, FROM_POSITION], ids=["set-up", "position"])
def test_a_commitment_follows_from_the_first_line_without_any_program_of_ours(record: bytes) -> None:
    line = json.loads(record.splitlines()[0])
    names = ("table", "game", "revision", "seats", "options", "position", "seed")
    bound = json.dumps(["beffroi dice v2", *map(line.get, names)], separators=(",", ":"), sort_keys=True)
    assert line["commitment"] == "v2:" + hashlib.sha256(bound.encode()).hexdigest()


SPELLINGS = [
    SEED.hex().upper(),
    " " + SEED.hex(),
    SEED.hex() + "\\n",
    SEED.hex(" "),
    SEED.hex() + "00",
    "".join(chr(0x0660 + int(digit)) if digit.isdigit() else digit for digit in SEED.hex()),
]


def altered(**fields: Any) -> bytes:
    """The record with another beginning, its hash made to fit as whoever forges it would."""
    first, rest = RECORD.split(b"\n", 1)
    line = json.loads(first) | fields
    options = codec_of(GAME).options(json.dumps(line["options"]).encode())
    start = find_any("fair").setup(line["seats"], options)
    return json.dumps(line | {"hash": fingerprint(start)}).encode() + b"\n" + rest


@pytest.mark.parametrize("name", ["table", "game", "revision", "seats", "options", "seed", "commitment", "beffroi"])
def test_another_beginning_is_found_whatever_was_changed(name: str) -> None:
    others: dict[str, Any] = {"options": {**json.loads(RECORD.splitlines()[0])["options"], "talk": False}, "seats": 3}
    others |= {"table": "T2", "game": "cathedral", "revision": 99, "seed": bytes(32).hex(), "beffroi": 2}
    others |= {"commitment": bare_commitment(SEED)}
    assert verify(altered(), find_any)
    with pytest.raises(BadInput):
        verify(altered(**{name: others[name]}), find_any)


def test_the_same_dice_promise_nothing_for_another_beginning() -> None:
    starts = [Record.of_setup(GAME, 2), Record.of_setup(GAME, 3), later()]
    starts.append(Record.of_setup(GAME, 2, GAME.options(talk=False)))
    promises = {commitment(start, SEED) for start in starts}
    starts[0].table = "T2"
    assert len(promises | {commitment(starts[0], SEED)}) == len(starts) + 1


def another_position() -> Record[Any]:
    start = GAME.setup(2)
    start.first = start.seats[1]
    return Record(GAME, start)


STARTS = {
    "options": lambda: Record.of_setup(GAME, 2, GAME.options(talk=False)),
    "seats": lambda: Record.of_setup(GAME, 3),
    "position": another_position,
    "position instead of the set-up": later,
}


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
def test_a_game_played_anew_from_another_start_is_not_the_promised_one(start: Callable[[], Record[Any]]) -> None:
    record = fair_game(start())
    record.table, record.seed, record.commitment = "T1", SEED.hex(), PROMISED
    with pytest.raises(BadInput, match="broken-promise"):
        verify(b"".join(lines(record)), find_any)


def test_a_commitment_that_binds_no_table_cannot_speak_for_one() -> None:
    with pytest.raises(BadInput, match="broken-promise"):
        verify(OLD_RECORD.replace(b'"commitment"', b'"table":"T1","commitment"'), find_any)
