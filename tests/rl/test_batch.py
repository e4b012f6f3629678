"""A batch: the same games from the same seed, and a sentence instead of a crash for whatever cannot be done."""

from __future__ import annotations

import copy
import gc
import hashlib
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from beffroi.compiled import PLAIN
from beffroi.core.model import BadInput
from beffroi.games import NAMES, find
from beffroi.rl import Batch
from beffroi.rl.batch import is_batched
from tests.repository.tree import ROOT
from tests.support.effort import effort

STEPS = effort(40, 400)
NOT_ACTIONS: tuple[Any, ...] = (
    *(None, "x", 1, 1.5, [], [1], [[1, 2, 3]], [1.0, 2.0, 3.0], ["1", "2", "3"], [True] * 3, [None] * 3),
    *([1 << 70] * 3, {}, object(), np.zeros(4, np.int32), np.zeros((3, 1), np.int64), np.zeros(3, np.complex64)),
)
WRONG: tuple[dict[str, Any], ...] = (
    *({"n": each} for each in (0, -1, 1 << 40, 1.5, True, None, "2")),
    *({"seed": each} for each in (-1, 0.5, "1")),
    *({"threads": each} for each in (0, -1, 1 << 20)),
    *({"mask": each} for each in ("", "dence", 7)),
    *({"seats": each} for each in (0, 3, -2)),
    *({"options": each} for each in ({"no_such": True}, {"outside_guard": 7})),
)


def in_batches() -> list[tuple[str, int]]:
    """Every game that can be played in batches, with every number of seats."""
    return [(name, seats) for name in NAMES if is_batched(find(name)) for seats in find(name).seats]


def told(batch: Batch, steps: int) -> str:
    """Everything a batch shows in so many steps of random moves, in one word."""
    rng, digest = np.random.default_rng(3), hashlib.sha256()
    for _ in range(steps):
        batch.step(batch.sample(rng))
        listed = [row[:count].tobytes() for row, count in zip(batch.legal, batch.counts, strict=True)]
        tables = (batch.asked, batch.done, batch.rewards, batch.planes, batch.numbers, batch.mask)
        digest.update(b"".join((*listed, *(table.tobytes() for table in tables))))
    return digest.hexdigest()


def digests() -> dict[str, str]:
    """What short batches of every game show."""
    return {
        f"{name} {seats}": told(Batch(name, seats, n=2, seed=9, mask="bits"), STEPS) for name, seats in in_batches()
    }


@pytest.mark.parametrize(("name", "seats"), in_batches())
def test_the_number_of_threads_changes_no_game(name: str, seats: int) -> None:
    with Batch(name, seats, n=5, seed=4, threads=1) as one, Batch(name, seats, n=5, seed=4, threads=3) as three:
        assert told(one, STEPS) == told(three, STEPS)


@pytest.mark.parametrize(("name", "seats"), in_batches())
def test_a_seed_names_the_games_and_a_reset_deals_them_again(name: str, seats: int) -> None:
    batch = Batch(name, seats, n=4, seed=4)
    first = told(batch, STEPS)
    assert told(batch, STEPS) != first
    batch.reset(seed=4)
    assert told(batch, STEPS) == first


def test_plain_and_compiled_batches_are_the_same() -> None:
    script = "from tests.rl.test_batch import digests; print(digests())"
    variables = {**os.environ, "PYTHONPATH": str(ROOT), PLAIN: "1"}
    plain = subprocess.check_output([sys.executable, "-c", script], env=variables, text=True)
    assert plain.strip() == str(digests())


@pytest.mark.parametrize("mask", ["dense", "bits"])
def test_a_mask_marks_what_is_listed(mask: str) -> None:
    batch, rng = Batch("cathedral", n=3, mask=mask), np.random.default_rng(1)
    for _ in range(60):
        batch.step(batch.sample(rng))
        marks = batch.mask if mask == "dense" else np.unpackbits(batch.mask, axis=1, bitorder="little")
        for row, moves, count in zip(marks, batch.legal, batch.counts, strict=True):
            assert row.nonzero()[0].tolist() == sorted(moves[:count])


def test_rewards_add_up_to_nothing_and_are_paid_at_the_end() -> None:
    batch, rng, ended = Batch("cardinal", 4, n=8, observe=False), np.random.default_rng(2), 0
    while ended < 10:
        batch.step(batch.sample(rng))
        assert np.abs(batch.rewards.sum(axis=1)).max() < 1e-5
        assert not batch.rewards[batch.done == 0].any()
        ended += int(batch.done.sum())


def test_parts_are_views_with_a_name_and_a_shape() -> None:
    batch = Batch("cathedral", n=2)
    assert batch.part("own buildings").shape == (2, 10, 10)
    assert batch.part("stock").shape == (2, 2, 11)
    batch.step(batch.sample(np.random.default_rng(1)))
    assert batch.part("cathedral").sum(axis=(1, 2)).tolist() == [6, 6]
    with pytest.raises(BadInput, match="unknown-part"):
        batch.part("moat")


@pytest.mark.parametrize("wrong", WRONG)
def test_a_batch_that_cannot_be_is_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as refused:
        Batch("cathedral", **wrong)
    assert len(refused.value.__notes__) == 1


@pytest.mark.parametrize("actions", NOT_ACTIONS)
def test_what_is_no_row_of_numbers_is_refused(actions: Any) -> None:
    batch = Batch("cathedral", n=3)
    with pytest.raises(BadInput, match=r"bad-actions|illegal-move") as refused:
        batch.step(actions)
    assert len(refused.value.__notes__) == 1


@pytest.mark.parametrize(("name", "seats"), in_batches())
def test_an_illegal_move_is_named_and_nothing_is_played(name: str, seats: int) -> None:
    batch, dice, rng = Batch(name, seats, n=3, mask="bits"), Random(8), np.random.default_rng(8)
    for _ in range(STEPS):
        batch.step(actions := batch.sample(rng))
        before = [table.tobytes() for table in (batch.asked, batch.mask, batch.planes, batch.numbers)]
        wrong = dice.choice([-1, -(1 << 62), batch.move_count, 1 << 40, dice.randrange(batch.move_count)])
        actions = batch.sample(rng).astype(np.int64)
        if wrong in batch.legal[1, : batch.counts[1]]:
            continue
        actions[1] = wrong
        with pytest.raises(BadInput, match=f"illegal-move.*'environment': 1, 'move': {wrong}"):
            batch.step(actions)
        assert [table.tobytes() for table in (batch.asked, batch.mask, batch.planes, batch.numbers)] == before


def test_a_batch_that_nobody_closed_ends_its_threads() -> None:
    before = threading.active_count()
    batch = Batch("cathedral", n=4, threads=3)
    assert threading.active_count() == before + 2
    started = [thread for thread in threading.enumerate() if thread.daemon][-2:]
    del batch
    gc.collect()
    for thread in started:
        thread.join()
    assert threading.active_count() == before


def test_a_batch_goes_on_in_a_process_that_was_forked() -> None:
    script = (
        "import os, numpy as np\n"
        "from beffroi.rl import Batch\n"
        "batch, rng = Batch('cathedral', n=4, threads=2), np.random.default_rng(1)\n"
        "child = os.fork()\n"
        "batch.step(batch.sample(rng))\n"
        "if child: assert os.waitpid(child, 0)[1] == 0\n"
    )
    subprocess.run([sys.executable, "-W", "ignore::DeprecationWarning", "-c", script], check=True, timeout=60)


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickle.dumps], ids=["copy", "deepcopy", "pickle"])
def test_a_batch_cannot_be_copied_and_says_so(way: Callable[[Batch], Any]) -> None:
    with pytest.raises(BadInput, match="not-copied") as refused:
        way(Batch("cathedral", n=2))
    assert len(refused.value.__notes__) == 1


def test_a_closed_batch_says_so_and_its_arrays_cannot_be_written() -> None:
    batch = Batch("cathedral", n=3)
    actions = batch.sample(np.random.default_rng(1))
    with pytest.raises(ValueError, match="read-only"):
        batch.legal[0, 0] = 1
    batch.close()
    batch.close()
    with pytest.raises(BadInput, match="closed-batch"):
        batch.step(actions)
    with pytest.raises(BadInput, match="closed-batch"):
        batch.reset()
