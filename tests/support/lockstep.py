"""Rulebook and fast core side by side: whole random games, compared at every decision."""

from __future__ import annotations

import hashlib
from random import Random

from beffroi.core.action import CHANCE, HOST, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import advance, choices, play, refusals, waiting
from beffroi.core.host import Resign
from beffroi.core.model import State
from beffroi.fast import MOST_MOVES
from beffroi.fast.dice import Dice
from beffroi.fast.position import (
    Position,
    asked_of,
    copy_of,
    is_legal,
    is_over,
    moves_of,
    random_move,
    rollout_move,
    share_of,
    step,
)
from beffroi.games import fast_of
from tests.support.cases import Case, walk

ANEW = 16
"""Once in this many decisions the fast position is made anew from the state, and copied."""
CLOSINGS = 6
"""In how many positions of a game with talk the floor is closed."""


def lock_step(case: Case, seed: int) -> int:
    """One random game with the floor closed; raises AssertionError where the two differ, returns the plies."""
    return together(case, case.setup(), Random(seed))


def lock_step_after_talk(case: Case, seed: int) -> int:
    """The same from some positions of a game in which people talk and leave; returns the plies since then."""
    rng, plies = Random(seed), 0
    states = [ply.before for ply in walk(case, seed)]
    for s in rng.sample(states, min(CLOSINGS, len(states))):
        leave(s, rng)
        if waiting(s):
            plies += together(case, s, rng)
    return plies


def leave(s: State, rng: Random) -> None:
    """Some seats resign, but for two; that may be the end when nothing else was to be asked."""
    for _ in range(rng.randrange(len(s.seats) - 1)):
        leaving = Resign(s.seats[rng.randrange(len(s.seats))])
        if not refusals(s, HOST, leaving):
            play(s, HOST, leaving)


def together(case: Case, s: State, rng: Random) -> int:
    """Plays on from a state in both, with the floor closed, to the end."""
    plies, position_of = 0, fast_of(case.game)
    position = position_of(s)
    while asked := waiting(s):
        plies += 1
        seat = asked[0]
        assert asked_of(position) == seat, f"the rulebook asks {seat}, the fast core {asked_of(position)}"
        position = one_ply(s, seat, position, rng)
        if waiting(s) and rng.randrange(ANEW) == 0:
            position = copy_of(position_of(s))
    compare_results(s, position)
    return plies


def one_ply(s: State, seat: Seat, position: Position, rng: Random) -> Position:
    """The same answer in both, after what may be answered was compared."""
    if seat == CHANCE:
        drawn = draw(s, rng)
        advance(s, CHANCE, drawn)
        position.answer_for_chance(drawn)
        return position
    compare_choices(s, seat, position)
    action = choices(s, seat).sample(rng)
    step(position, position.move(action))
    advance(s, seat, action)
    return position


def compare_choices(s: State, seat: Seat, position: Position) -> None:
    """The same answers, each named once; of more than a fast core lists, all those it lists."""
    offered, moves = choices(s, seat), moves_of(position)
    actions = [position.action(move) for move in moves]
    assert [position.move(action) for action in actions] == moves, "a move is not the one its action stands for"
    assert len(set(moves)) == len(moves), "a move is listed twice"
    assert all(is_legal(position, move) for move in moves), "a move is listed and not allowed"
    dice = Dice(s.opened)
    for chosen in (random_move(position, dice), rollout_move(position, dice)):
        assert position.action(chosen) in offered, "a move is chosen that is not legal"
    if len(offered) > MOST_MOVES:
        assert len(moves) == MOST_MOVES
        assert all(action in offered for action in actions)
    else:
        assert len(moves) == len(offered)
        assert set(actions) == set(offered), f"{s.agenda[0]}: {set(actions) ^ set(offered)}"


def compare_results(s: State, position: Position) -> None:
    assert is_over(position), "the rulebook is over, the fast core is not"
    assert s.result is not None
    winners = [seat for seat in s.seats if s.result.places[seat] == 1]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in s.seats]
    assert [share_of(position, seat) for seat in s.seats] == shares


def digest(case: Case, seed: int) -> str:
    """What a fast core answers all along a game by chance, in one word: the same whether it is compiled or not."""
    position, rng, told = copy_of(fast_of(case.game)(case.setup())), Random(seed), hashlib.sha256()
    s = case.setup()
    while asked := waiting(s):
        if asked[0] == CHANCE:
            one_ply(s, asked[0], position, rng)
            continue
        moves = moves_of(position)
        told.update(repr((asked_of(position), sorted(moves))).encode())
        action = position.action(moves[rng.randrange(len(moves))])
        step(position, position.move(action))
        advance(s, asked[0], action)
    told.update(repr([share_of(position, seat) for seat in s.seats]).encode())
    return told.hexdigest()
