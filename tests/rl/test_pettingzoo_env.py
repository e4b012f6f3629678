"""PettingZoo's own tests pass for every game and number of seats, and what is illegal is refused in a sentence."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from beffroi.core.model import BadInput
from beffroi.rl import aec
from tests.rl.test_batch import in_batches
from tests.support.effort import effort

CYCLES = effort(60, 2000)


# Whatever has masks has spaces of two parts; PettingZoo wonders about all such but its own.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("name", "seats"), in_batches())
def test_pettingzoo_finds_nothing_wrong(name: str, seats: int) -> None:
    api_test(aec(name, seats), num_cycles=CYCLES)
    seed_test(lambda: aec(name, seats), num_cycles=CYCLES)


def test_a_whole_game_pays_its_seats_and_ends() -> None:
    env = aec("cardinal", 3)
    env.reset(seed=1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        assert seen is not None
        paid[agent] += reward
        env.step(None if is_over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert env.agents == []
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


@pytest.mark.parametrize("action", [-1, 1 << 70, 2474, 0.5, "1", None])
def test_what_is_not_legal_is_refused_in_a_sentence(action: object) -> None:
    env = aec("cathedral")
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"]
    with pytest.raises(BadInput) as refused:
        env.step(action)  # type: ignore[arg-type]
    assert len(refused.value.__notes__) == 1
    assert np.array_equal(env.observe("seat_0")["observation"], before)
