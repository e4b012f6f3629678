"""OpenSpiel plays every game: its own test of random games passes, and its algorithms find moves."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]
    cfr,
    expected_game_score,
    ismcts,
    mcts,
    minimax,
    outcome_sampling_mccfr,
)

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
HIDDEN = tuple(name for name in NAMES if name not in OPEN)


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


def asked_after(name: str, seats: int, plies: int, dice: Random) -> Any:
    """A state of a random game in which a seat is asked."""
    state = spiel(name, seats).new_initial_state()
    for _ in range(plies):
        state.apply_action(random_answer(state, dice))
    while state.is_chance_node():
        state.apply_action(random_answer(state, dice))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_remembers_differs_exactly_where_what_it_sees_does(name: str) -> None:
    game, dice = find(name), Random(6)
    state = asked_after(name, max(game.seats), 0, dice)
    compared, hidden = 0, 0
    for _ in range(effort(40, 400)):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(random_answer(state, dice))
            continue
        actor = state.current_player()
        one, other = (state.child(random_answer(state, dice)) for _ in range(2))
        asks = not (one.is_chance_node() or other.is_chance_node())
        for seat in state.node.s.seats if asks and one.history() != other.history() else ():
            remembers_both = one.information_state_string(seat) == other.information_state_string(seat)
            sees_both = seen(game, one.node.s, seat) == seen(game, other.node.s, seat)
            assert remembers_both == (sees_both and seat != actor)
            compared, hidden = compared + 1, hidden + remembers_both
        state.apply_action(random_answer(state, dice))
    assert compared > 0
    assert (hidden > 0) == (name in HIDDEN)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_one_its_seat_cannot_tell_from_the_truth(name: str) -> None:
    dice = Random(7)
    state = asked_after(name, min(find(name).seats), PLIES, dice)
    seat = state.current_player()
    for number in range(3):
        other = state.resample_from_infostate(seat, Random(number).random)
        _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), other))
        for same in (other, other.clone(), read):
            assert same.information_state_string(seat) == state.information_state_string(seat)
            assert same.legal_actions() == state.legal_actions()
        while not other.is_terminal():
            other.apply_action(random_answer(other, dice))


@pytest.mark.parametrize("seat", [2, -1, None, "x", 1.5])
def test_a_seat_that_is_not_there_cannot_be_resampled_for(seat: Any) -> None:
    state = asked_after("flandern", 2, 0, Random(1))
    with pytest.raises(BadInput, match="number-out-of-range") as refused:
        state.resample_from_infostate(seat, Random(1).random)
    assert len(refused.value.__notes__) == 1


@pytest.mark.parametrize("name", HIDDEN)
def test_its_search_over_information_states_plays_where_something_is_hidden(name: str) -> None:
    state = asked_after(name, min(find(name).seats), PLIES, Random(8))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 4, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_its_regret_minimisation_by_sampling_runs_through_whole_games(name: str) -> None:
    np.random.seed(1)
    game = spiel(name)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = asked_after(name, min(find(name).seats), 0, Random(9))
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def size(state: Any, most: int) -> int:
    """How many states may follow, itself included; no more are counted than asked for."""
    found = 1
    for move in () if state.is_terminal() else state.legal_actions():
        if found >= most:
            return most
        found += size(state.child(move), most - found)
    return found


def ending(game: Any, dice: Random, most: int) -> Any:
    """A late state of a random game after which there are fewer ways to go on."""
    passed, state = [], game.new_initial_state()
    while not state.is_terminal():
        passed.append(state.clone())
        state.apply_action(random_answer(state, dice))
    return next(
        earlier for earlier, before in zip(passed[::-1], passed[-2::-1], strict=False) if size(before, most) == most
    )


def test_its_exact_regret_minimisation_agrees_with_minimax_on_the_end_of_a_game() -> None:
    game = spiel("cathedral")
    game.opening = ending(game, Random(4), most=150).node
    assert 10 < size(game.new_initial_state(), 150) < 150
    due, _ = minimax.alpha_beta_search(game, maximizing_player_id=0)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [solver.average_policy()] * 2)
    assert values[0] == pytest.approx(due, abs=0.1)


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


@pytest.mark.parametrize("move", [2474, 1 << 40, 1 << 70, -1])
@pytest.mark.parametrize("name", ["cathedral", "bastide"])
def test_a_move_that_is_not_legal_is_refused_and_nothing_is_played(name: str, move: int) -> None:
    state = spiel(name).new_initial_state()
    before = str(state)
    with pytest.raises(BadInput, match="illegal-move") as refused:
        state.apply_action(move)
    assert len(refused.value.__notes__) == 1
    assert str(state) == before


@pytest.mark.parametrize("action", [None, "x", 1.5])
def test_what_is_no_number_of_a_move_is_refused_in_a_sentence(action: Any) -> None:
    state = spiel("cathedral").new_initial_state()
    with pytest.raises(BadInput, match="bad-actions") as refused:
        state.apply_action(action)
    assert len(refused.value.__notes__) == 1
    state.apply_action(np.int64(state.legal_actions()[0]))
    assert state.move_number() == 1
