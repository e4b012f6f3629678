"""Gymnasium's own check passes, and a seat plays whole games against bots."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from beffroi.core.model import BadInput
from beffroi.rl import against
from tests.rl.test_batch import in_batches


@pytest.mark.parametrize(("name", "seats"), in_batches())
# Moves that are not legal are in the space of actions, and observations are whole numbers without bounds.
@pytest.mark.filterwarnings("ignore:.*A Box observation space")
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
def test_gymnasium_finds_nothing_wrong(name: str, seats: int) -> None:
    check_env(against(name, ["random"] * (seats - 1), seat=seats - 1), skip_render_check=True)


@pytest.mark.parametrize(("name", "seats"), in_batches())
def test_a_game_is_played_to_its_end_and_paid(name: str, seats: int) -> None:
    env, rng = against(name, ["random"] * (seats - 1), seat=1), np.random.default_rng(1)
    seen, info = env.reset(seed=3)
    reward, is_over = 0.0, False
    while not is_over:
        assert reward == 0
        assert env.observation_space.contains(seen)
        seen, reward, is_over, is_cut, info = env.step(int(rng.choice(info["action_mask"].nonzero()[0])))
        assert not is_cut
    assert -1 / seats <= reward <= 1 - 1 / seats
    with pytest.raises(BadInput, match="game-over-reset"):
        env.step(0)
    env.close()


def test_a_move_that_is_not_legal_loses() -> None:
    env = against("cathedral", ["random"])
    _, info = env.reset(seed=1)
    _, reward, is_over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, is_over, info["action_mask"].any()) == (-0.5, True, False)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match="number-out-of-range"):
        against("cathedral", ["random"], seat=2)
    with pytest.raises(BadInput, match="bots-not-listed"):
        against("cathedral", "novice")
