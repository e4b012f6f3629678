"""OpenSpiel plays every game: its own test of random games passes, and its algorithms find moves."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.algorithms import mcts  # type: ignore[import-untyped]

from beffroi.core.model import BadInput
from beffroi.core.seen import seen
from beffroi.games import NAMES, fast_of, find
from beffroi.rl import spiel
from beffroi.rl.openspiel_game import MOST_OUTCOMES, option_params
from beffroi.rl.pettingzoo_env import seen_by
from tests.support.effort import effort

EVERY = [(name, seats) for name in NAMES for seats in find(name).seats]
GAMES = effort(1, 20)
PLIES = 15
OPEN = ("cathedral", "cardinal")


def play_out(game: Any, dice: Random) -> Any:
    """A random game, and the state in which it ends."""
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(random_answer(state, dice))
    return state


def random_answer(state: Any, dice: Random) -> int:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        assert len(outcomes) <= MOST_OUTCOMES
        assert sum(odds) == pytest.approx(1)
        return int(dice.choices(outcomes, odds)[0])
    return int(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_finds_nothing_wrong_with_random_games(name: str) -> None:
    pyspiel.random_sim_test(spiel(name), num_sims=GAMES, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_game_is_paid_as_the_rulebook_says(name: str, seats: int) -> None:
    state = play_out(spiel(name, seats), Random(3))
    s = state.node.s
    winners = [seat for seat in s.seats if s.result.places[seat] == 1]
    due = [(seat in winners) / len(winners) - 1 / seats for seat in s.seats]
    assert state.returns() == pytest.approx(due)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_that_was_written_down_is_the_same(name: str) -> None:
    game, dice = spiel(name), Random(5)
    state = game.new_initial_state()
    for _ in range(PLIES):
        state.apply_action(random_answer(state, dice))
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(read) == str(state)
    assert (read.is_chance_node() and read.chance_outcomes()) == (state.is_chance_node() and state.chance_outcomes())
    assert read.history() == state.history()


def test_a_clone_goes_its_own_way() -> None:
    state = spiel("flandern", 4).new_initial_state()
    before, cloned = str(state), deepcopy(state)
    for _ in range(20):
        cloned.apply_action(random_answer(cloned, Random(1)))
    assert str(state) == before != str(cloned)


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_is_that_of_the_other_doors(name: str) -> None:
    game, dice = spiel(name), Random(4)
    state = game.new_initial_state()
    for _ in range(PLIES):
        state.apply_action(random_answer(state, dice))
    position, s = fast_of(find(name))(state.node.s), state.node.s
    for seat in s.seats:
        due = seen_by(position, position.layout(), seat)
        assert state.observation_tensor(seat) == due.tolist()
        guessed = find(name).guess(seen(find(name), s, seat), dice)
        assert np.array_equal(due, seen_by(fast_of(find(name))(guessed), position.layout(), seat))


@pytest.mark.parametrize("name", OPEN)
def test_its_tree_search_plays_where_everything_lies_open(name: str) -> None:
    game = spiel(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=np.random.RandomState(1))
    state, dice = game.new_initial_state(), Random(2)
    while state.is_chance_node():
        state.apply_action(random_answer(state, dice))
    for _ in range(2):
        move = bot.step(state)
        assert move in state.legal_actions()
        state.apply_action(move)


def test_its_learning_environment_steps_through_a_game() -> None:
    env = rl_environment.Environment(spiel("cathedral"))
    time_step = env.reset()
    while not time_step.last():
        seat = time_step.observations["current_player"]
        time_step = env.step([time_step.observations["legal_actions"][seat][0]])
    assert sorted(time_step.rewards) in ([-0.5, 0.5], [0, 0])


@pytest.mark.parametrize("name", NAMES)
def test_every_value_of_an_option_can_be_named_to_openspiel(name: str) -> None:
    game = find(name)
    for option, values in option_params(game).items():
        for value in values:
            written = f"beffroi_{name}({option}={value})"
            assert pyspiel.load_game(written).get_parameters()[option] == value


@pytest.mark.parametrize(
    "wrong", [{"seats": 1}, {"seats": 9}, {"no_such": True}, {"cards": "no_such"}, {"negotiation": 7}]
)
def test_what_cannot_be_played_is_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as refused:
        spiel("bastide", **wrong)
    assert len(refused.value.__notes__) == 1


@pytest.mark.parametrize("move", [2474, 1 << 40])
def test_a_move_that_is_not_legal_is_refused_and_nothing_is_played(move: int) -> None:
    state = spiel("cathedral").new_initial_state()
    before = str(state)
    with pytest.raises(BadInput, match="illegal-move"):
        state.apply_action(move)
    assert str(state) == before
