"""The rulebook against its naive oracle, in lock-step."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from beffroi.core.engine import waiting
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.rulebook import CathedralOptions
from tests.games.cathedral.boards import NOTE_5_MOVE, answer, sample_board
from tests.games.cathedral.lockstep import Style, careless, choice_of, compare, grasping, lockstep, naive_of
from tests.games.cathedral.test_first_edition import TRICKS
from tests.perft.positions import positions_of
from tests.support.setups import every_options

OPTIONS = every_options(GAME)
SHORT = [position for position in positions_of(GAME) if position.ways[0] < 60]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("style", [careless, grasping])
def test_a_game_goes_the_same_way_by_the_rulebook_and_by_the_oracle(options: CathedralOptions, style: Style) -> None:
    happened = lockstep(GAME.setup(options=options), style, Random(2))
    assert happened["decisions"] > 15


def test_the_ends_of_games_rich_in_captures_go_the_same_way() -> None:
    happened: Counter[str] = Counter()
    for number, position in enumerate(SHORT):
        happened += lockstep(position.state(), careless, Random(number))
    for what in ("captured", "left", "claimed", "passed-over", "won-with-fewer"):
        assert happened[what] > 0, f"nobody saw {what}"


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("moves", [moves for moves, *_ in TRICKS])
def test_the_tricks_of_the_first_edition_go_the_same_way_today(options: CathedralOptions, moves: str) -> None:
    s = GAME.setup(options=replace(options, lehmann_woods=False))
    naive = naive_of(s)
    for move in moves.split():
        naive.play(choice_of(waiting(s)[0], GAME.read(move)))
        answer(s, move)
        compare(s, naive)


def test_the_oracle_and_the_rulebook_agree_on_the_sample_board() -> None:
    s = sample_board()
    compare(s, naive_of(s))
    answer(s, NOTE_5_MOVE)
    compare(s, naive_of(s))


def test_the_comparison_notices_a_difference() -> None:
    s = sample_board()
    naive = naive_of(s)
    naive.territory[1].discard((9, 9))
    with pytest.raises(AssertionError):
        compare(s, naive)
