"""Moves and positions in writing; `docs/notation.md` describes both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beffroi.core.action import HOST
from beffroi.core.engine import choices, play, waiting
from beffroi.core.host import Close, Resign
from beffroi.core.model import BadInput, Broken, Result
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.material import bit
from beffroi.games.cathedral.rulebook import DARK, LIGHT, Build, Capture, CathedralOptions, Leave
from beffroi.games.cathedral.state import Cathedral
from beffroi.games.cathedral.steps import PlaceBuilding
from beffroi.text import folder_of
from tests.games.cathedral.boards import NOTE_5_MOVE, SAMPLE_DRAWING, SAMPLE_LEGEND, answer, city, sample_board
from tests.games.cathedral.lockstep import careless, grasping
from tests.games.cathedral.test_options import LONE_TAVERN
from tests.support.setups import every_options
from tests.support.source import said_in

FOLDER = Path(str(folder_of(GAME)))
OPTIONS = every_options(GAME)
EMPTY = "/".join(["10"] * 10)
ALL_DARKS = "/".join(["dddddddddd"] * 10)


def played(options: CathedralOptions, seed: int) -> Iterator[Cathedral]:
    """Every position of a game by chance, half of the time one in which land is grasped."""
    rng = Random(seed)
    style = grasping if seed % 2 else careless
    s = GAME.setup(options=options)
    yield s
    while asked := waiting(s):
        play(s, asked[0], style(s, choices(s, asked[0]), rng))
        yield s


@settings(max_examples=16, deadline=None, derandomize=True, database=None)
@given(options=st.sampled_from(OPTIONS), seed=st.integers(0, 9999))
def test_a_position_that_is_written_and_read_is_the_same_position(options: CathedralOptions, seed: int) -> None:
    for s in played(options, seed):
        line = GAME.write_position(s)
        read = GAME.read_position(line)
        assert GAME.write_position(read) == line
        read.opened = s.opened
        assert read == s


@settings(max_examples=16, deadline=None, derandomize=True, database=None)
@given(options=st.sampled_from(OPTIONS), seed=st.integers(0, 9999))
def test_every_legal_move_is_written_differently_and_read_as_itself(options: CathedralOptions, seed: int) -> None:
    for s in played(options, seed):
        legal = list(choices(s, waiting(s)[0])) if waiting(s) else []
        written = [GAME.write(action) for action in legal]
        assert len(set(written)) == len(legal)
        assert [GAME.read(line) for line in written] == legal


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("INwG3", Build("IN", "w", 6, 2)),
        ("inwg3", Build("IN", "w", 6, 2)),
        ("CAnF5", Build("CA", "n", 5, 4)),
        ("  TAnJ10 ", Build("TA", "n", 9, 9)),
        ("capture", Capture()),
        ("LEAVE", Leave()),
    ],
)
def test_a_move_is_read_in_capital_and_in_small_letters(text: str, action: Build | Capture | Leave) -> None:
    assert GAME.read(text) == action


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "0", "A1", "TA", "TAn", "TAnA", "pass", "captured", "capture leave"),
        *("TAnK1", "TAnA0", "TAnA11", "TAnA01", "TAnA-1", "TAqA1", "T1nA1", "TAAnA1", "nTAA1", "A1TAn"),
        *("TA nA1", "TAnA1 TAnB1", "TAnA1,TAnB1", "TAnA1\nleave", "TAnA\u0661", "\u0166AnA1", "\N{EUROPEAN CASTLE}"),
    ],
)
def test_what_is_no_move_is_bad_input(text: str) -> None:
    with pytest.raises(BadInput) as bad:
        GAME.read(text)
    assert (bad.value.why, bad.value.facts) == ("bad-move", {"move": text.strip()})


def test_the_start_and_the_sample_board_are_written_like_this() -> None:
    assert GAME.write_position(GAME.setup()) == f"- - ? {EMPTY} - c 0 g"
    s = sample_board()
    line = (
        "BReE1,TOnF3,ACsJ5,MAsD9,INwG9 CSsC1,ABnF1,ACnB3,SQnI3,INnC6,TOwD8,IFnI8 CAnB6"
        " dd8/ddd7/d9/10/10/10/10/10/10/9d ld {asked} {plies} g"
    )
    assert GAME.write_position(s) == line.format(asked="l", plies=12)
    answer(s, NOTE_5_MOVE)
    assert GAME.write_position(s) == line.replace("INwG9", "INwG9,INsH7").format(asked="l?IFnI8", plies=13)


def test_two_captures_that_are_asked_for_are_written_in_their_order() -> None:
    s = GAME.read_position(LONE_TAVERN.format(options="-"))
    answer(s, "TOeH1")
    assert GAME.write_position(s) == f"TAnJ1 INnG5,TOeH1 CAsD7 {EMPTY} ld d?TAnJ1+CAsD7 3 -"
    answer(s, "leave")
    assert GAME.write_position(s) == f"TAnJ1 INnG5,TOeH1 CAsD7 {EMPTY} ld d?CAsD7 3 -"


@pytest.mark.parametrize(
    ("word", "asked"), [(Close(), "=closed/11"), (Resign(LIGHT), "=resigned/21"), (Resign(DARK), "=resigned/12")]
)
def test_a_position_after_the_end_names_the_ending_and_the_places(word: Close | Resign, asked: str) -> None:
    s = sample_board()
    play(s, HOST, word)
    line = GAME.write_position(s)
    assert line.split()[5] == asked
    assert GAME.read_position(line).result == s.result


PENDING = f"TAnA1,TAnJ1 INeB1,STnA9 CAnE5 {EMPTY} ld d?TAnA1 9 g"
FIELDS = ("light", "dark", "cathedral", "land", "built", "asked", "plies", "options")


def changed(line: str, **fields: str) -> str:
    """A position with some of its eight words replaced."""
    words = dict(zip(FIELDS, line.split(), strict=True))
    return " ".join((words | fields).values())


def test_the_position_that_is_damaged_below_can_be_read() -> None:
    assert GAME.write_position(GAME.read_position(PENDING)) == PENDING


@pytest.mark.parametrize(
    "fields",
    [
        {"light": "XXnA1,TAnJ1"},
        {"light": "TAnA1,"},
        {"light": "TAnA1,capture"},
        {"light": "tana1,TAnJ1"},
        {"light": "ABnA3"},
        {"dark": "INeA1"},
        {"dark": "STsA9"},
        {"dark": "CAnE5"},
        {"dark": "--"},
        {"cathedral": "CAnA1"},
        {"cathedral": "TAnE5"},
        {"cathedral": "capture"},
        {"cathedral": "?x"},
        {"cathedral": "canE5"},
        {"land": EMPTY + "/10"},
        {"land": EMPTY[3:]},
        {"land": EMPTY.replace("10", "9", 1)},
        {"land": EMPTY.replace("10", "9d1", 1)},
        {"land": EMPTY.replace("10", "55", 1)},
        {"land": EMPTY.replace("10", "9x", 1)},
        {"land": EMPTY.replace("10", "0" + "10", 1)},
        {"land": "x"},
        {"built": "dl"},
        {"built": "lld"},
        {"built": "ldx"},
        {"asked": "x"},
        {"asked": "ld"},
        {"asked": "c?"},
        {"asked": "d?"},
        {"asked": "d?TAnA1+"},
        {"asked": "d?TAnC3"},
        {"asked": "d?tana1"},
        {"asked": "d?capture"},
        {"asked": "=won/12"},
        {"asked": "=draw"},
        {"asked": "=draw/13"},
        {"asked": "=draw/22"},
        {"plies": "-1"},
        {"plies": "09"},
        {"plies": "nine"},
        {"plies": "1000"},
        {"plies": "\u0669"},
        {"options": "gg"},
        {"options": "wg"},
        {"options": "x"},
    ],
    ids=str,
)
def test_what_is_no_position_is_bad_input(fields: dict[str, str]) -> None:
    with pytest.raises(BadInput) as bad:
        GAME.read_position(changed(PENDING, **fields))
    assert bad.value.why in ("bad-position", "bad-move")


@pytest.mark.parametrize("line", ["", "x", PENDING + " g", PENDING.rpartition(" ")[0], PENDING.replace(" ", "")])
def test_a_position_has_eight_words(line: str) -> None:
    with pytest.raises(BadInput) as bad:
        GAME.read_position(line)
    assert (bad.value.why, bad.value.facts) == ("bad-position", {"part": line})


IMPOSSIBLE: list[tuple[str, str]] = [
    ("miscounted", changed(PENDING, light="TAnA1,TAnJ1,TAnJ3")),
    ("overlap", changed(PENDING, light="TAnA1,STnA1")),
    ("overlap", changed(PENDING, light="TAnA1,TAnA9")),
    ("overlap", changed(PENDING, light="TAnA1,TAnE5")),
    ("overlap", changed(PENDING, dark="INeB1,STnD6")),
    ("built-before-first", changed(PENDING, built="d")),
    ("built-before-first", changed(PENDING, built="-")),
    ("too-few-plies", changed(PENDING, plies="3")),
    ("dark-begins", changed(PENDING, light="-", dark="-", built="l", asked="d", plies="1")),
    ("dark-begins", changed(PENDING, light="TAnJ1", dark="-", built="l", asked="d", plies="1")),
    ("dark-begins", changed(PENDING, dark="INeB1", light="-", built="d", asked="d", plies="1")),
    ("dark-begins", changed(PENDING, dark="-", light="-", built="-", asked="l", plies="0")),
    ("dark-begins", changed(PENDING, dark="INeB1", light="-", built="d", asked="l", plies="2")),
    ("land-not-enclosed", changed(PENDING, land="10/9d" + EMPTY[5:])),
    ("land-not-enclosed", changed(PENDING, land=EMPTY.replace("10", "4l5", 1), asked="l")),
    ("land-not-enclosed", changed(PENDING, light="-", cathedral="x", land=ALL_DARKS, dark="-", asked="d")),
    ("foreign-in-territory", changed(PENDING, land="d9" + EMPTY[2:])),
    ("foreign-in-territory", changed(PENDING, land="1l8" + EMPTY[2:])),
    ("foreign-in-territory", changed(PENDING, land="10/10/10/10/4d5/10/10/10/10/10")),
    ("ended-too-soon", changed(PENDING, asked="=draw/11")),
    ("wrong-places", changed(PENDING, asked="=resigned/11")),
    ("wrong-places", changed(PENDING, asked="=closed/12")),
    ("second-cathedral", changed(PENDING, asked="c")),
    ("second-cathedral", changed(PENDING, cathedral="x", asked="c")),
    ("no-cathedral", changed(PENDING, cathedral="?", asked="d")),
    ("no-cathedral", changed(PENDING, cathedral="?", asked="d", options="gw")),
    ("cannot-build", changed(PENDING, light="-", cathedral="x", land=ALL_DARKS, asked="l")),
    ("not-enclosed", changed(PENDING, asked="d?TAnJ1")),
    ("not-enclosed", changed(PENDING, asked="d?STnA9")),
    ("not-enclosed", changed(PENDING, asked="l?TAnA1")),
    ("not-enclosed", changed(PENDING, asked="d?CAnE5")),
]


@pytest.mark.parametrize(("why", "line"), IMPOSSIBLE)
def test_an_impossible_position_says_why_it_is(why: str, line: str) -> None:
    with pytest.raises(Broken) as broken:
        GAME.read_position(line)
    assert broken.value.why == why


def test_buildings_that_are_too_many_are_named() -> None:
    with pytest.raises(Broken) as broken:
        GAME.read_position(changed(PENDING, light="TAnA1,TAnJ1,TAnJ3"))
    assert broken.value.facts == {"piece": "TA", "supply": 2}


def _bend_a_building(s: Cathedral) -> None:
    s.buildings[DARK] = (s.buildings[DARK][0] | bit(9, 9), *s.buildings[DARK][1:])


def _bend_the_cathedral(s: Cathedral) -> None:
    s.cathedral = bit(0, 4)


def _lose_a_building(s: Cathedral) -> None:
    s.stock[LIGHT] = (1, *s.stock[LIGHT][1:])


def _cover_more(s: Cathedral) -> None:
    s.covered[LIGHT] |= bit(0, 4)


def _share_a_square(s: Cathedral) -> None:
    s.territory = [bit(0, 4), bit(0, 4)]


def _leave_the_city(s: Cathedral) -> None:
    s.territory[DARK] |= bit(10, 4)


def _count_wrongly(s: Cathedral) -> None:
    s.agenda, s.result = (), Result("draw", (1, 1), (0, 0))


def _ask_after_the_end(s: Cathedral) -> None:
    s.result = Result("closed", (1, 1), tuple(map(s.unplaced_squares, s.seats)))


def _ask_nothing(s: Cathedral) -> None:
    s.agenda = ()


def _forget_the_cathedral(s: Cathedral) -> None:
    s.cathedral, s.agenda = None, (PlaceBuilding(DARK),)


TAMPERED: list[tuple[str, Callable[[Cathedral], None]]] = [
    ("wrong-shape", _bend_a_building),
    ("wrong-shape", _bend_the_cathedral),
    ("miscounted", _lose_a_building),
    ("overlap", _cover_more),
    ("shared-territory", _share_a_square),
    ("territory-outside", _leave_the_city),
    ("wrong-points", _count_wrongly),
    ("asked-after-end", _ask_after_the_end),
    ("nothing-asked", _ask_nothing),
    ("no-cathedral", _forget_the_cathedral),
]


@pytest.mark.parametrize(("why", "tamper"), TAMPERED)
def test_a_state_that_was_tampered_with_is_found_out(why: str, tamper: Callable[[Cathedral], None]) -> None:
    s = city(SAMPLE_DRAWING, SAMPLE_LEGEND)
    GAME.audit(s)
    tamper(s)
    with pytest.raises(Broken) as broken:
        GAME.audit(s)
    assert broken.value.why == why


def test_every_reason_why_a_position_is_impossible_is_shown_above() -> None:
    reasons = {said.key for said in said_in(FOLDER) if said.key.startswith("broken-")}
    assert reasons == {f"broken-{why}" for why, _ in IMPOSSIBLE} | {f"broken-{why}" for why, _ in TAMPERED}


@pytest.mark.parametrize("text", ["TAn\u01301", "TAn\u01311", "\u017fTnA1", "TA\u017fA1"])
def test_letters_that_only_look_like_ours_are_no_move(text: str) -> None:
    with pytest.raises(BadInput):
        GAME.read(text)


@pytest.mark.parametrize(
    "line",
    [
        changed(PENDING, asked="d?TAnA1+TAnA1"),
        changed(PENDING, asked="d?TAnA1+TAnJ1"),
        changed(PENDING, options="ga"),
        f"- - ? {EMPTY} - l 0 gw",
        f"- - ? {EMPTY} - c 0 gw",
        f"TAnA1 TAnC1 ? {EMPTY} ld c 2 g",
        f"- - CAnE5 {EMPTY} ld d 0 g",
        f"- - CAnE5 {EMPTY} - d 200 g",
        f"- - CAnE5 {EMPTY} - =draw/12 0 g",
        f"- - CAnE5 {EMPTY} - =all-placed/12 0 g",
    ],
)
def test_no_position_is_read_that_no_game_can_reach(line: str) -> None:
    with pytest.raises((BadInput, Broken)):
        GAME.read_position(line)
