"""Boards of fast cores: the same as a class and as a struct of C, copied whole; moves are numbers below a bound."""

from __future__ import annotations

import re
from importlib import import_module
from inspect import getfile
from pathlib import Path
from typing import Any

import pytest

from beffroi import fast
from beffroi.core.action import CHANCE
from beffroi.fast.dice import Dice
from beffroi.fast.position import (
    Position,
    asked_of,
    chance,
    copy_of,
    is_over,
    mask_of,
    moves_of,
    play_out,
    random_move,
    restart,
    step,
)
from beffroi.games import fast_of, has_fast
from tests.support.cases import CASES, Case, walk

FIELD = re.compile(r"^    (?:unsigned char|long long|Bits|int|double|char|short) (\w+)(?:\[(\d+)\])?$", re.MULTILINE)


def boards_of(case: Case) -> str:
    return f"{type(case.game).__module__.rpartition('.')[0]}.fast.board"


def is_composed(case: Case) -> bool:
    return has_fast(case.game) and Path(getfile(type(case.game))).with_name("fast").is_dir()


COMPOSED = [case for case in CASES if is_composed(case)]
GAMES = {case.game.name: case for case in COMPOSED}


@pytest.mark.parametrize("case", GAMES.values(), ids=GAMES.keys())
def test_a_board_has_the_same_fields_as_its_struct_and_is_blank_at_first(case: Case) -> None:
    module: Any = import_module(boards_of(case))
    struct = Path(getfile(module)).with_suffix(".pxd").read_text("utf-8").partition("cdef struct CBoard:\n")[2]
    declared = {name: int(size or 0) for name, size in FIELD.findall(struct.partition("\n\n")[0])}
    fields = vars(module.Board())
    assert {name: len(each) if isinstance(each, list) else 0 for name, each in fields.items()} == declared
    assert not any(any(each) if isinstance(each, list) else each for each in fields.values())


@pytest.mark.parametrize("case", COMPOSED, ids=str)
def test_every_legal_move_is_a_number_below_the_stated_count_and_has_one_meaning(case: Case) -> None:
    meanings: dict[int, Any] = {}
    for ply in walk(case, seed=2, talk=False):
        if ply.seat == CHANCE:
            continue
        position = fast_of(case.game)(ply.before)
        moves = moves_of(position)
        assert [move for move, legal in enumerate(mask_of(position)) if legal] == sorted(moves)
        for move in moves:
            assert meanings.setdefault(move, position.action(move)) == position.action(move)


@pytest.mark.parametrize("case", COMPOSED, ids=str)
def test_a_copy_goes_its_own_way_and_comes_back(case: Case) -> None:
    position, dice = fast_of(case.game)(case.setup()), Dice(1)
    while not is_over(position):
        copied = copy_of(position)
        lengths = {play_out(copied, Dice(7)), restarted(copied)}
        assert is_over(copied)
        assert lengths == {play_out(copy_of(position), Dice(7))}
        advance(position, dice)


def restarted(copied: Position) -> int:
    """How many decisions the same random game takes from the start of a copy."""
    restart(copied)
    return play_out(copied, Dice(7))


def advance(position: Position, dice: Dice) -> None:
    if asked_of(position) == fast.CHANCE:
        chance(position, dice)
    else:
        step(position, random_move(position, dice))
