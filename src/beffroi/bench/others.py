"""What others have that can be installed: OpenSpiel's board games and its search, PettingZoo's classic games, pgx.

All but pgx come with `pip install beffroi[research]`; what is not installed is left out.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any

SEED = 1302
OPEN_SPIEL = ("hex", "breakthrough", "amazons", "go(board_size=9)")
PETTING_ZOO = ("connect_four_v3", "tictactoe_v3")
PGX, ENVIRONMENTS = ("connect_four", "hex", "go_9x9"), 1024


def measure(seconds: float) -> Iterator[tuple[str, str, float]]:
    """Name, what it is, and decisions of random games in a second; games in a second for a search."""
    if find_spec("pyspiel"):
        spiel = import_module("pyspiel")
        for name in OPEN_SPIEL:
            yield name, "open-spiel", random_games(spiel.load_game(name), seconds)
            yield name, "open-spiel-observed", random_games(spiel.load_game(name), seconds, is_observed=True)
        yield OPEN_SPIEL[0], "open-spiel-search", search(spiel, OPEN_SPIEL[0], seconds)
    if find_spec("pettingzoo") and find_spec("pygame"):  # what its classic games draw with
        for name in PETTING_ZOO:
            yield name, "petting-zoo", walk(import_module(f"pettingzoo.classic.{name}").env(), seconds)
    if find_spec("pgx"):
        for name in PGX:
            yield name, "pgx", steps_of_pgx(name, seconds)


def random_games(game: Any, seconds: float, *, is_observed: bool = False) -> float:
    """Decisions a second; where it is observed, a mask and what the player sees are asked for at each."""
    dice, decisions, begun = random.Random(SEED), 0, process_time()
    while process_time() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if is_observed:
                state.legal_actions_mask(), state.observation_tensor()
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
    return decisions / (process_time() - begun)


def search(spiel: Any, name: str, seconds: float) -> float:
    """Games in a second of its search in C++, each answer played to the end once."""
    game = spiel.load_game(name)
    count, begun = 0, process_time()
    while process_time() - begun < seconds:
        evaluator = spiel.RandomRolloutEvaluator(1, SEED)
        bot = spiel.MCTSBot(game, evaluator, 1.4, 1000, 1000, True, SEED, False)
        bot.step(game.new_initial_state())
        count += 1000
    return count / (process_time() - begun)


def walk(env: Any, seconds: float) -> float:
    dice, decisions, begun = random.Random(SEED), 0, process_time()
    while process_time() - begun < seconds:
        env.reset(seed=SEED)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            legal = [] if ended or cut else [n for n, allowed in enumerate(seen["action_mask"]) if allowed]
            env.step(dice.choice(legal) if legal else None)
            decisions += bool(legal)
    return decisions / (process_time() - begun)


def steps_of_pgx(name: str, seconds: float) -> float:
    """Steps of random moves in a batch, games that are over dealt anew, masks and observations included."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env, key = pgx.make(name), jax.random.PRNGKey(SEED)
    reset = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def turn(state: Any, key: Any) -> Any:
        chosen, dealt = jax.random.split(key)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        moves = jax.random.categorical(chosen, odds, axis=1)
        return jax.vmap(reset)(state, moves, jax.random.split(dealt, ENVIRONMENTS))

    turn = jax.jit(turn)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, ENVIRONMENTS))
    state = jax.block_until_ready(turn(state, key))
    steps, begun = 0, process_time()
    while process_time() - begun < seconds:
        key, thrown = jax.random.split(key)
        state = jax.block_until_ready(turn(state, thrown))
        steps += ENVIRONMENTS
    return steps / (process_time() - begun)
