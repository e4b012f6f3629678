"""A game as PettingZoo plays it: agents that take turns, each with a mask of its legal moves."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from beffroi.core.model import BadInput
from beffroi.fast import CHANCE
from beffroi.fast.dice import Dice
from beffroi.fast.layout import Layout
from beffroi.fast.observation import observe
from beffroi.fast.position import (
    Position,
    asked_of,
    chance,
    copy_of,
    is_over,
    mask_of,
    restart,
    share_of,
    step,
)
from beffroi.public import in_words, whole_number
from beffroi.rl.batch import opening
from beffroi.rl.legality import NotCopied, require_legal, require_open

NUMBER = np.iinfo(np.int32)


class PettingZooEnv(NotCopied, AECEnv):  # type: ignore[misc]
    """Seats as agents; rewards are paid at the end: the share of the victory less a fair share."""

    def __init__(self, game: str, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().__init__()
        with in_words():
            self._start = opening(game, seats, options)
        self.metadata = {"name": f"{game}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self._position, self._layout = copy_of(self._start), self._start.layout()
        self._is_open, self.agents = True, list[str]()
        self._dice = Dice(int(np.random.default_rng().integers(NUMBER.max)))
        self.possible_agents = [f"seat_{seat}" for seat in range(self._start.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observations(self._start, self._layout) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self._start.move_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        self._require_agent(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        self._require_agent(agent)
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        with in_words():
            require_open(is_open=self._is_open)
            if seed is not None:
                self._dice = Dice(whole_number("seed", seed, 0))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        restart(self._position)
        self._go_on()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What a seat may know, and its legal moves if it is the one that is asked."""
        self._require_agent(agent)
        seen = seen_by(self._position, self._layout, self._seat_of[agent])
        return {"observation": seen, "action_mask": self._mask(agent)}

    def step(self, action: int | None) -> None:
        with in_words():
            require_open(is_open=self._is_open)
            if not self.agents:
                raise BadInput("game-over-reset")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        require_legal(self._position, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        step(self._position, int(action or 0))
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn; `beffroi.Record` draws games."""

    def close(self) -> None:
        """Nothing more is played here."""
        self._is_open = False

    def __repr__(self) -> str:
        asked = f"{self.agent_selection} is asked" if self.agents else "not begun or over"
        return f"<{self.metadata['name']} for {len(self.possible_agents)}, {asked}>"

    def _require_agent(self, agent: str) -> None:
        with in_words():
            if agent not in self.possible_agents:
                raise BadInput("unknown-agent", agent=str(agent), agents=tuple(self.possible_agents))

    def _go_on(self) -> None:
        """Chance answers; then a seat is asked, or everybody is paid."""
        while asked_of(self._position) == CHANCE:
            chance(self._position, self._dice)
        if is_over(self._position):
            fair = 1 / len(self.possible_agents)
            self.rewards = {agent: share_of(self._position, self._seat_of[agent]) - fair for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[asked_of(self._position)]

    def _mask(self, agent: str) -> NDArray[np.int8]:
        if is_over(self._position) or asked_of(self._position) != self._seat_of[agent]:
            return np.zeros(self._start.move_count, np.int8)
        return np.frombuffer(mask_of(self._position), np.int8)


def observations(position: Position, layout: Layout) -> Dict:
    """Both rows of an observation as one, and the mask."""
    size = layout.plane_size + layout.number_size
    return Dict(
        {
            "observation": Box(NUMBER.min, NUMBER.max, (size,), np.int32),
            "action_mask": Box(0, 1, (position.move_count,), np.int8),
        }
    )


def seen_by(position: Position, layout: Layout, seat: int) -> NDArray[np.int32]:
    """What a seat may know: first the planes, then the numbers."""
    planes, numbers = np.zeros(layout.plane_size, np.uint8), np.zeros(layout.number_size, np.int32)
    observe(position, seat, planes.data, numbers.data)
    return np.concatenate((planes, numbers), dtype=np.int32)
