"""The games as Python games of OpenSpiel: importing this file registers them all, as `beffroi_cathedral` and so on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, SupportsIndex

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from numpy.typing import NDArray

from beffroi import fast
from beffroi.core.game import AnyGame, option_values
from beffroi.core.model import BadInput, Step
from beffroi.fast.layout import Layout
from beffroi.fast.position import asked_of, is_over, moves_of, share_of
from beffroi.games import NAMES, find
from beffroi.public import in_words, make, whole_number
from beffroi.rl.batch import is_batched
from beffroi.rl.legality import move_number
from beffroi.rl.openspiel_node import SpielStart, opened
from beffroi.rl.pettingzoo_env import seen_by

MOST_OUTCOMES = 64
"""Chance never has more answers to choose from; a test counts them."""
MOST_IN_C = (1 << 63) - 1
PLAYERS = "players"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of seats and its options; nobody talks."""

    def __init__(self, game: AnyGame, kind: Any, params: Mapping[str, Any] | None = None) -> None:
        seats = (params or {}).get(PLAYERS, min(game.seats))
        self.rulebook = game
        self.opening = opened(SpielStart(game.name, seats, options_in(game, params or {})))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.opening.position.move_count,
            max_chance_outcomes=MOST_OUTCOMES if has_chance(game) else 0,
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        super().__init__(kind, info, dict(params or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        start = self.opening.start
        return load, (start.game, start.seats, start.options)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver | SpielMemory:
        remembers = kind is not None and kind.perfect_recall
        return SpielMemory() if remembers else SpielObserver(self.opening.position.layout())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """What OpenSpiel asks of a position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = game.opening.copy()

    def current_player(self) -> int:
        asked = asked_of(self.node.position)
        if asked == fast.OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked == fast.CHANCE else asked

    def is_terminal(self) -> bool:
        return is_over(self.node.position)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(moves_of(self.node.position)) if player == asked_of(self.node.position) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The answers of chance are numbered as the rulebook lists them here, and are no moves."""
        odds = self.node.odds()
        total = sum(weight for _, weight in odds)
        return [(number, weight / total) for number, (_, weight) in enumerate(odds)]

    def apply_action(self, action: SupportsIndex) -> None:
        """C++ would take nothing but its own whole numbers, and would not say so in a sentence."""
        with in_words():
            move = move_number(action)
            if not 0 <= move <= MOST_IN_C:
                raise BadInput("illegal-move", environment=0, move=move)
        super().apply_action(move)

    def _apply_action(self, action: int) -> None:
        self.node.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.write(self.get_game().rulebook, action)

    def returns(self) -> list[float]:
        """At the end, the share of the victory less a fair share, as in a batch."""
        seats = self.node.position.seats
        if not self.is_terminal():
            return [0.0] * seats
        return [share_of(self.node.position, seat) - 1 / seats for seat in range(seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the seat cannot tell from this one; it has no history, which the seat could not know."""
        with in_words():
            seat = whole_number("player", player, 0, self.node.start.seats - 1)
        state: SpielState = self.get_game().new_initial_state()
        state.node = self.node.guessed(seat, Random(sampler()))
        return state

    def __str__(self) -> str:
        text: str = self.get_game().rulebook.write_position(self.node.s)
        return text


class SpielObserver:
    """What a seat may know: first the planes, then the numbers (docs/research.md)."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.tensor: NDArray[np.float32] = np.zeros(layout.plane_size + layout.number_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = seen_by(state.node.position, self.layout, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return str(seen_by(state.node.position, self.layout, player).tobytes().hex())


class SpielMemory:
    """All that a seat has seen and answered, as a fingerprint; no tensor is long enough for it."""

    tensor, dict = None, dict[str, Any]()

    def set_from(self, state: SpielState, player: int) -> None:
        """Nothing to fill."""

    def string_from(self, state: SpielState, player: int) -> str:
        return f"{player} {state.node.memories[player].past.hex()}"


def written(value: Any) -> Any:
    """A value of an option for OpenSpiel, which takes "96" and even "8-6-4" for numbers."""
    is_number_like = isinstance(value, str) and not any(map(str.isalpha, value))
    return f"_{value}" if is_number_like else value


def option_params(game: AnyGame) -> dict[str, dict[Any, Any]]:
    """For every option its values, by the way OpenSpiel is told them."""
    return {name: {written(value): value for value in values} for name, values in option_values(game.options).items()}


def options_in(game: AnyGame, params: Mapping[str, Any]) -> dict[str, Any]:
    """The options among some parameters, each as one of the values it may have."""
    known = option_params(game)
    return {name: known[name].get(params[name], params[name]) for name in known if name in params}


def has_chance(game: AnyGame) -> bool:
    return any(each.odds is not Step.odds for each in game.steps)


def is_known(game: AnyGame) -> bool:
    """Whether every seat knows all there is to know, answers of others included."""
    return game.is_open and not game.seals_answers


def kind_of(game: AnyGame) -> Any:
    """How OpenSpiel describes a game."""
    kinds = pyspiel.GameType
    chance = kinds.ChanceMode.EXPLICIT_STOCHASTIC if has_chance(game) else kinds.ChanceMode.DETERMINISTIC
    known = kinds.Information
    usual = game.options()
    return kinds(
        short_name=f"beffroi_{game.name}",
        long_name=f"Beffroi: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=known.PERFECT_INFORMATION if is_known(game) else known.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            PLAYERS: min(game.seats),
            **{name: written(getattr(usual, name)) for name in option_values(game.options)},
        },
    )


def register(game: AnyGame) -> None:
    """Lets `pyspiel.load_game` find a game; it is given a class, as anything else crashes when Python ends."""
    kind = kind_of(game)

    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


for name in NAMES:
    if is_batched(find(name)):
        register(find(name))


def load(name: str, seats: int | None, options: Mapping[str, Any]) -> SpielGame:
    """A game of OpenSpiel by the name it has here; raises `BadInput`."""
    made = make(name, seats, **options).state
    with in_words():
        if not is_batched(find(name)):
            raise BadInput("no-batch", game=name)
    params = {option: written(value) for option, value in options.items()}
    game: SpielGame = pyspiel.load_game(f"beffroi_{name}", {PLAYERS: len(made.seats), **params})
    return game
