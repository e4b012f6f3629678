"""The sieve: one game of bots, and the questions of it that seem to have one best answer at first sight."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from math import inf
from random import Random
from typing import Any, NamedTuple

from beffroi.analysis.looks import seed_of
from beffroi.analysis.passages import unanswered
from beffroi.analysis.valuer import Analyst
from beffroi.bots.match import lineup_of
from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import choices, is_talk
from beffroi.core.game import AnyGame
from beffroi.core.record import Record
from beffroi.core.seen import seen
from beffroi.search.search import Opinion

FEWEST_CHOICES, MOST_CHOICES = 3, 500
"""Between two answers anybody guesses right too often; each of more than these could not be looked at."""
SEEMING_GAP = 0.08
"""Less than what is asked for in the end: a first sight is uncertain, and the prior makes its averages moderate."""
RIVALS = 3
"""So many of the other answers are weighed against the best, the most searched ones."""


class Asked(NamedTuple):
    """A question that one seat is asked: the position, and after how many entries of its game."""

    entry: int
    s: Any
    seat: Seat


class Suspect(NamedTuple):
    """A question with an answer that seems better than all others, and by how much."""

    asked: Asked
    best: Action
    gap: float


def bot_game(game: AnyGame, seats: int, bot: str, seed: str) -> Iterator[Asked]:
    """Plays a game and stops at every question that could be a puzzle; the same for the same seed."""
    record: Record[Any] = Record.of_setup(game, seats)
    dice, lineup = Random(f"{seed}/dice"), lineup_of(game, [bot] * seats, f"{seed}/minds")
    with closing(lineup):
        for seat, action in lineup.answers(lambda: record.state, lambda s: draw(s, dice)):
            if not is_talk(record.state, action) and can_be_puzzle(record.state):
                yield Asked(len(record.entries), unanswered(record.state), seat)
            record.play(seat, action)


def can_be_puzzle(s: Any) -> bool:
    """Whether one seat alone is asked for a choice among several answers that are meant at once."""
    step = s.agenda[0]
    asked = step.asks(s)
    if len(asked) != 1 or asked[0] == CHANCE or step.has_open_answers:
        return False
    return FEWEST_CHOICES <= len(choices(s, asked[0])) <= MOST_CHOICES


def first_sight(game: AnyGame, asked: Asked, effort: float) -> Suspect | None:
    """What a small search, from what the seat knows, thinks of a question; nothing where no answer stands out."""
    opinions, actions = opinions_on(game, asked, "sieve", effort)
    others = opinions[1 : 1 + RIVALS]
    if not others:
        return None
    gap = opinions[0].value - max(each.value for each in others)
    if gap < SEEMING_GAP:
        return None
    return Suspect(asked, actions[0], gap)


def opinions_on(game: AnyGame, asked: Asked, name: str, effort: float) -> tuple[list[Opinion], list[Action]]:
    """What a search thinks of the answers to a question, the most tried first, and these answers."""
    rng = Random(seed_of(asked.s, name))
    opinions, position = Analyst(game, effort).search(seen(game, asked.s, asked.seat), rng, inf)
    return opinions, [position.action(each.move) for each in opinions]
