"""The example that learns: how its games are played and paid. Torch is not installed here: learning is not tested."""

from __future__ import annotations

import ast
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from beffroi.rl import Batch
from examples.learn.selfplay import Played, SelfPlay, padded
from tests.repository.tree import ROOT

Rows = NDArray[Any]


def uniform(seen: Rows, legal: Rows, counts: Rows) -> tuple[Rows, Rows]:
    """Every legal move as likely as the others, and no expectations."""
    assert seen.dtype == np.float32
    is_legal = np.arange(legal.shape[1]) < counts[:, None]
    return np.where(is_legal, -np.log(counts[:, None]), -np.inf), np.zeros(len(seen))


def played(name: str, seats: int) -> tuple[SelfPlay, list[Played]]:
    playing = SelfPlay(Batch(name, seats, n=4, seed=1), uniform, seed=1)
    return playing, playing.play(60)


@pytest.mark.parametrize(("name", "seats"), [("cathedral", 2), ("cardinal", 3)])
def test_every_decision_is_paid_what_its_seat_has_won(name: str, seats: int) -> None:
    playing, decisions = played(name, seats)
    assert playing.games >= 1
    paid = {(each.turn.seat, each.paid) for each in decisions}
    assert {seat for seat, _ in paid} == set(range(seats))
    assert {round(amount + 1 / seats, 3) for _, amount in paid} <= {0.0, 1.0, *(round(1 / n, 3) for n in (2, 3, 4))}
    assert any(amount > 0 for _, amount in paid)


def test_what_was_chosen_is_among_what_was_legal_with_its_chance() -> None:
    _, decisions = played("cathedral", 2)
    for turn, _ in decisions:
        assert turn.chosen < len(turn.legal)
        assert turn.log_chance == pytest.approx(-np.log(len(turn.legal)))


def test_lists_of_different_lengths_become_one_table() -> None:
    table, counts = padded([np.array([5, 6], np.int32), np.array([7], np.int32)])
    assert table.tolist() == [[5, 6], [7, 0]]
    assert counts.tolist() == [2, 1]


@pytest.mark.parametrize("name", ["net", "player", "ppo"])
def test_what_the_rest_of_the_example_takes_from_beffroi_is_there(name: str) -> None:
    tree = ast.parse((ROOT / "examples" / "learn" / f"{name}.py").read_text("utf-8"))
    ours = [
        node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and str(node.module).startswith("beffroi")
    ]
    for node in ours:
        module = __import__(str(node.module), fromlist=["*"])
        assert all(hasattr(module, each.name) for each in node.names)
