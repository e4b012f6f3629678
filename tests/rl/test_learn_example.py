"""The example that learns: what its net is shown, and how its games are played and judged.

Torch is not installed here: that a net learns from it is not tested.
"""

from __future__ import annotations

import ast
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import beffroi
from beffroi.core.action import Seat
from beffroi.fast.position import moves_of
from beffroi.games import fast_of
from beffroi.games.cathedral.fast.placing import MOVES
from beffroi.games.cathedral.material import SQUARES, squares_in
from beffroi.rl import Batch
from examples.learn import cardinal, cathedral
from examples.learn.boards import Opinion, Shown, asked_at
from examples.learn.games import BOARDS, board_of
from examples.learn.selfplay import LAMBDA, SelfPlay, Turn, asked_in, judged
from tests.repository.tree import ROOT
from tests.support.effort import effort

STEPS = effort(60, 400)


def uniform(shown: Shown) -> Opinion:
    """Every legal move as likely as the others, and no expectations."""
    chances = shown.mask / shown.mask.sum(1, keepdims=True)
    with np.errstate(divide="ignore"):
        return Opinion(np.log(chances).astype(np.float32), np.zeros(len(chances), np.float32))


def shown_in(batch: Batch, turned: int = 0) -> Shown:
    return board_of(batch.game).show(asked_in(batch), np.full(batch.n, turned))


def questions(name: str) -> Any:
    """A batch in many positions."""
    batch, rng = Batch(name, 2, n=4, seed=1), np.random.default_rng(1)
    for _ in range(STEPS):
        batch.step(batch.sample(rng))
        yield batch


@pytest.mark.parametrize("name", BOARDS)
def test_every_legal_move_has_an_output_of_its_own_whichever_way_the_board_is_turned(name: str) -> None:
    """What lies outside the window of Cardinal has to share one."""
    shared = cardinal.ELSEWHERE if name == "cardinal" else -1
    for batch in questions(name):
        for turned in range(board_of(name).turns):
            shown = shown_in(batch, turned)
            for row, count in enumerate(batch.counts):
                own = [output for output in shown.outputs[row, :count].tolist() if output != shared]
                assert len(own) == len(set(own))
                assert set(np.flatnonzero(shown.mask[row]).tolist()) == set(shown.outputs[row, :count].tolist())


@pytest.mark.parametrize("name", BOARDS)
def test_what_is_shown_has_the_shape_that_the_net_is_built_for(name: str) -> None:
    shape = board_of(name).shape
    shown = shown_in(next(questions(name)))
    assert shown.planes.shape == (4, shape.planes, shape.side, shape.side)
    assert shown.numbers.shape == (4, shape.numbers)
    assert shown.mask.shape == (4, shape.outputs)


@pytest.mark.parametrize("name", BOARDS)
def test_a_turned_board_shows_the_same_pieces_elsewhere(name: str) -> None:
    for batch in questions(name):
        straight, turned = shown_in(batch), shown_in(batch, 1)
        assert np.array_equal(straight.planes.sum((2, 3))[:, :15], turned.planes.sum((2, 3))[:, :15])
        assert np.array_equal(straight.numbers, turned.numbers)


def test_light_in_the_mirror_has_the_outputs_of_dark() -> None:
    """A move of Light covers, once it is mirrored, what its output covers for Dark."""
    table, dice = cathedral.output_table(), Random(1)
    of_dark = {int(table[1, 0, move]): move for move, build in enumerate(MOVES) if build in SQUARES[Seat(1)]}
    for move in dice.sample([move for move, build in enumerate(MOVES) if build in SQUARES[Seat(0)]], 200):
        mirrored = {(9 - x, y) for x, y in squares_in(SQUARES[Seat(0)][MOVES[move]])}  # type: ignore[index]
        same = MOVES[of_dark[int(table[0, 0, move])]]
        assert set(squares_in(SQUARES[Seat(1)][same])) == mirrored  # type: ignore[index]


def test_what_lies_outside_the_window_of_cardinal_is_one_output() -> None:
    batch = Batch("cardinal", 2, n=1, seed=1)
    asked = asked_in(batch)
    far = asked._replace(legal=np.array([[0]], np.int32), counts=np.array([1]))
    shown = board_of("cardinal").show(far, np.zeros(1, np.int64))
    assert np.flatnonzero(shown.mask[0]).tolist() == [cardinal.ELSEWHERE]


@pytest.mark.parametrize("name", BOARDS)
def test_what_was_chosen_was_legal_and_is_judged_by_what_its_seat_has_won(name: str) -> None:
    playing = SelfPlay(Batch(name, 2, n=4, seed=1), board_of(name), uniform, np.random.default_rng(1))
    decisions = playing.play(60)
    assert playing.games >= 1
    assert {each.turn.seat for each in decisions} == {0, 1}
    for turn, better, due in decisions:
        assert turn.mask[turn.output]
        assert turn.log_chance == pytest.approx(-np.log(turn.mask.sum()), abs=1e-4)
        assert better == due


@pytest.mark.parametrize("name", BOARDS)
def test_the_lead_is_what_the_points_say_at_the_end(name: str) -> None:
    """After the last answer of a game, unless it captures."""
    record, dice = beffroi.make(name), Random(5)
    ahead: float | None = None
    while record.waiting:
        record.draw(dice)
        position = fast_of(record.game)(record.state)
        seat, move = record.waiting[0], dice.choice(moves_of(position))
        asked = asked_at([position])
        shown = board_of(name).show(asked, np.zeros(1, np.int64))
        place = asked.legal[0].tolist().index(move)
        lead = board_of(name).lead(asked, shown.outputs[:, place])[0]
        ahead = lead if seat == 0 else -lead
        record.play(seat, position.action(move))
    assert record.result is not None
    first, second = record.result.points
    assert ahead == (second - first if record.game.fewest_wins else first - second)


def turn_of(seat: int, worth: float) -> Turn:
    nothing: NDArray[Any] = np.zeros(0)
    return Turn(nothing, nothing, nothing, output=0, log_chance=0.0, worth=worth, seat=seat)


def test_a_decision_is_judged_by_what_the_next_one_expects_and_by_the_end() -> None:
    """The first seat wins: what the second expected was too much."""
    last, middle, first = judged([turn_of(0, 0.5), turn_of(0, 0.75), turn_of(1, -0.25)], paid=1.0)
    assert (last.better, last.due) == (-0.75, -1.0)
    assert middle.better == pytest.approx(0.25 - 0.75 + LAMBDA * 0.75)
    assert first.better == pytest.approx(0.75 - 0.5 + LAMBDA * middle.better)
    assert first.due == pytest.approx(first.better + 0.5)


@pytest.mark.parametrize("name", ["net", "player", "measure", "ppo"])
def test_what_the_rest_of_the_example_takes_from_beffroi_is_there(name: str) -> None:
    tree = ast.parse((ROOT / "examples" / "learn" / f"{name}.py").read_text("utf-8"))
    ours = [
        node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and str(node.module).startswith("beffroi")
    ]
    for node in ours:
        module = __import__(str(node.module), fromlist=["*"])
        assert all(hasattr(module, each.name) for each in node.names)
