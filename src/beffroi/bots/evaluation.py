"""How good positions and answers seem without search: what the policy of the fast core says, one ply ahead."""

from __future__ import annotations

from collections.abc import Sequence

from beffroi.core.action import Action, Seat
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.fast.position import Position, asked_of, copy_of, moves_of, restart, step, value_of
from beffroi.games import fast_of, has_fast, taste_of
from beffroi.taste import Taste, played

FEW, FURTHER = 4, 2
"""How many follow-up moves of the same seat, and how many questions in a row, at most belong to one answer."""


def weigh(game: AnyGame, s: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """How good each answer is for a seat; more is better."""
    if has_worth(game) or type(taste_of(game)).weigh is not Taste.weigh:
        return taste_of(game).weigh(s, seat, actions)
    if not has_fast(game):  # an older revision is played by the rulebook and valued as today's
        return [worth(game, played(s, seat, action), seat) for action in actions]
    start = fast_of(game)(s)
    after, values = copy_of(start), []
    for action in actions:
        restart(after)
        step(after, start.move(action))
        values.append(outlook(after, seat, FURTHER))
    return values


def worth(game: AnyGame, s: State, seat: Seat) -> float:
    """How good a position is for a seat, finished ones too."""
    if has_worth(game):
        return taste_of(game).worth(s, seat)
    if s.result:
        places = s.result.places
        return (places[seat] == 1) / places.count(1)
    return value_of(fast_of(game)(s), seat)


def has_worth(game: AnyGame) -> bool:
    """Whether the taste of a game values positions itself, as it must without a fast core."""
    return type(taste_of(game)).worth is not Taste.worth


def outlook(position: Position, seat: int, further: int) -> float:
    """The value for a seat once it has also answered best what its answer asks of it."""
    moves = moves_of(position) if further and asked_of(position) == seat else []
    if not 0 < len(moves) <= FEW:
        return value_of(position, seat)
    followed, values = copy_of(position), []
    for move in moves:
        restart(followed)
        step(followed, move)
        values.append(outlook(followed, seat, further - 1))
    return max(values)
