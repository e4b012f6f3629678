"""Whatever cannot be used is refused in a sentence, at every door; nothing brings compiled code down."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from threading import Thread
from typing import Any

import numpy as np
import pytest

import beffroi
from beffroi.core.model import BadInput
from beffroi.games import NAMES, fast_of, find
from beffroi.rl import Batch, aec, against
from tests.support.effort import effort

JUNK: tuple[Any, ...] = (
    *(
        None,
        "",
        "x",
        b"x",
        -1,
        1.5,
        1 << 70,
        -(1 << 70),
        float("nan"),
        True,
        [],
        {},
        (1, 2),
        [[1], [2, 3], 4],
        [1],
        {1: 2},
        object(),
        ...,
    ),
    *(print, np.int64(-2), np.uint64(1 << 63), np.zeros(3), np.zeros((2, 2), np.int32)),
)
KINDS = (np.uint64, np.int64, np.uint8, np.int8, bool, object, float, complex, "U3", "M8[s]")
THROWS = effort(60, 3000)


def refused(door: Callable[..., Any], *given: Any, **named: Any) -> None:
    """Raises unless the door opens, or says in one sentence why it does not."""
    sentences = ["it opens"]
    try:
        door(*given, **named)
    except BadInput as error:
        sentences = error.__notes__
    assert len(sentences) == 1


@pytest.mark.parametrize("junk", JUNK, ids=range(len(JUNK)))
def test_a_batch_takes_nothing_that_makes_no_sense(junk: Any) -> None:
    refused(Batch, junk)
    for name in ("seats", "n", "seed", "options", "mask", "threads"):
        refused(Batch, "bastide", **{name: junk})
    batch = Batch("cathedral", n=3)
    doors: tuple[Callable[[Any], Any], ...] = (batch.step, batch.sample, batch.reset, batch.part)
    for door in doors:
        refused(door, junk)


@pytest.mark.parametrize("junk", JUNK, ids=range(len(JUNK)))
def test_environments_take_nothing_that_makes_no_sense(junk: Any) -> None:
    refused(aec, junk)
    refused(aec, "flandern", junk)
    refused(aec, "bastide", cards=junk)
    refused(against, junk, ["random"])
    refused(against, "cathedral", junk)
    refused(against, "cathedral", [junk])
    refused(against, "cathedral", ["random"], junk)
    turns, alone = aec("cathedral"), against("cathedral", ["random"])
    refused(turns.reset, junk)
    refused(alone.reset, seed=junk)
    turns.reset(seed=1)
    alone.reset(seed=1)
    refused(turns.step, junk)
    refused(alone.step, junk)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_actions_of_every_type_are_played_or_refused(kind: Any) -> None:
    batch = Batch("cathedral", n=3)
    for value in (0, 1, 127, 255, -1, 1 << 62, 1 << 63):
        try:
            given = np.array([value] * 3).astype(kind)
        except (OverflowError, ValueError):
            continue
        refused(batch.step, given)


@pytest.mark.parametrize("name", NAMES)
def test_moves_thrown_at_random_are_played_or_refused(name: str) -> None:
    dice, batch = Random(3), Batch(name, n=4, seed=3, mask="bits")
    rng = np.random.default_rng(3)
    for _ in range(THROWS):
        actions = batch.sample(rng).astype(np.int64)
        if dice.randrange(3):
            actions[dice.randrange(4)] = dice.choice((dice.randrange(-5, batch.move_count + 5), dice.getrandbits(62)))
        refused(batch.step, actions)
    assert batch.counts.min() >= 1


@pytest.mark.parametrize(
    "make", [lambda: aec("cathedral"), lambda: against("cathedral", ["random"])], ids=["aec", "against"]
)
def test_an_environment_that_is_closed_or_not_begun_says_so(make: Callable[[], Any]) -> None:
    env = make()
    with pytest.raises(BadInput, match="game-over-reset"):
        env.step(0)
    env.reset(seed=1)
    env.close()
    env.close()
    with pytest.raises(BadInput, match="closed-environment"):
        env.step(0)
    with pytest.raises(BadInput, match="closed-environment") as closed:
        env.reset(seed=1)
    assert len(closed.value.__notes__) == 1


@pytest.mark.parametrize("agent", ["seat_2", "", None, 0])
def test_an_agent_that_is_not_there_is_refused(agent: Any) -> None:
    env = aec("cathedral")
    env.reset(seed=1)
    for door in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(BadInput, match="unknown-agent"):
            door(agent)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_is_over_makes_no_fast_position(name: str) -> None:
    over = beffroi.play_match(name, ["random"] * min(find(name).seats)).record
    with pytest.raises(BadInput, match="nothing-is-asked"):
        fast_of(over.game)(over.state)


def test_two_threads_may_step_one_batch() -> None:
    """One waits for the other: what either plays is legal when it is its turn, or refused."""
    batch, faults = Batch("flandern", 4, n=64, seed=2), list[BaseException]()

    def play(seed: int) -> None:
        rng = np.random.default_rng(seed)
        try:
            for _ in range(THROWS):
                refused(batch.step, batch.sample(rng))
        except BaseException as fault:
            faults.append(fault)

    threads = [Thread(target=play, args=(seed,)) for seed in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
    assert batch.counts.min() >= 1
