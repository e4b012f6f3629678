"""The rulebook and its naive oracle play the same game and are compared at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from beffroi.core.action import CHANCE, HOST, Action
from beffroi.core.choices import Choices
from beffroi.core.engine import after, choices, play, waiting
from beffroi.core.host import Resign
from beffroi.core.model import Result
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.material import COLOURS
from beffroi.games.cardinal.rulebook import Begins, Build, Leave, Move, TakeColour, TakeMarker
from beffroi.games.cardinal.state import Cardinal
from beffroi.games.cardinal.steps import PlaceBuilding
from beffroi.games.cardinal.town import squares_of
from tests.games.cardinal.naive import Choice, Naive, Question, perft

Style: TypeAlias = Callable[[Cardinal, Choices[Action], Random], Action]
"""How somebody chooses among what is offered."""

KINDS_OF_QUESTION = {
    "WhoBegins": "begins",
    "ChooseColour": "colour",
    "PlaceBuilding": "building",
    "TakeCompensation": "marker",
    "PlaceCardinal": "cardinal",
    "MoveCardinal": "cardinal",
}


def careless(_s: Cardinal, offered: Choices[Action], rng: Random) -> Action:
    """Any choice, each as likely as the others."""
    return offered.sample(rng)


def greedy(s: Cardinal, offered: Choices[Action], rng: Random) -> Action:
    """Whatever brings the most red markers, so that some colour runs out."""
    seat = waiting(s)[0]
    few = [offered.sample(rng) for _ in range(8)]
    return max(few, key=lambda action: after(s, seat, action).markers[seat][0] if seat != CHANCE else 0)


def lockstep(seats: int, style: Style, rng: Random, *, leavers: int = 0) -> Counter[str]:
    """Plays a game to its end in both and compares them before every decision; counts what happened."""
    s, naive = GAME.setup(seats), Naive(seats)
    happened: Counter[str] = Counter()
    while asked := waiting(s):
        compare(s, naive)
        if leavers and rng.randrange(20) == 0:
            leavers -= 1
            leaver = s.playing()[rng.randrange(len(s.playing()))]
            naive.leave(leaver)
            happened.update(event.what for event in play(s, HOST, Resign(leaver)))
            continue
        action = style(s, choices(s, asked[0]), rng)
        naive.play(choice_of(action))
        happened.update(event.what for event in play(s, asked[0], action))
        happened["decisions"] += asked[0] != CHANCE
    compare(s, naive)
    assert naive.passes == happened["passes"] + happened["passes-with-nothing-left"]
    happened[s.result.ending if s.result else ""] += 1
    return happened


def compare(s: Cardinal, naive: Naive) -> None:
    """Who is asked what, what may be answered, who has which markers, where the Cardinal stands, and the result."""
    position = GAME.write_position(s)
    assert question_of(s) == naive.asked(), position
    assert legal_of(s) == naive.choices(), position
    assert s.cardinal == naive.cardinal, position
    for seat in s.seats:
        assert dict(zip(COLOURS, s.markers[seat], strict=True)) == {
            colour: naive.stones[seat][colour] for colour in COLOURS
        }, position
        assert list(s.colours[seat]) == naive.owned[seat], position
    assert s.result is None or s.result == result_of(naive), position


def question_of(s: Cardinal) -> Question | None:
    asked = waiting(s)
    return (asked[0], KINDS_OF_QUESTION[type(s.agenda[0]).__name__]) if asked else None


def legal_of(s: Cardinal) -> set[Choice]:
    asked = waiting(s)
    listed = [choice_of(action) for action in choices(s, asked[0])] if asked else []
    legal = set(listed)
    assert len(legal) == len(listed)
    return legal


def choice_of(action: Action) -> Choice:
    """What the oracle calls an action."""
    match action:
        case Begins(seat=seat):
            return ("begins", seat)
        case TakeColour(colour=colour):
            return ("colour", colour)
        case TakeMarker(colour=colour):
            return ("marker", colour)
        case Build(piece=piece):
            return ("building", piece[0], piece[1], frozenset(squares_of(action)))
        case Move(x=x, y=y):
            return ("cardinal", (x, y))
        case Leave():
            return ("leave",)
    raise TypeError(f"the oracle knows no {action}")


def result_of(naive: Naive) -> Result | None:
    """How the oracle's game ended, in the words of the core; when all but one have left, by resigning."""
    result = naive.result()
    if result is None:
        return None
    ending, places, points = result
    return Result("resigned" if len(naive.gone) == naive.seats - 1 else ending, places, points)


def naive_of(s: Cardinal) -> Naive:
    """The oracle at the same position."""
    naive = Naive(len(s.seats))
    naive.owned = [list(own) for own in s.colours]
    naive.built = [(build.piece[0], build.piece[1], frozenset(squares_of(build))) for build in s.buildings]
    naive.stones = [Counter(dict(zip(COLOURS, taken, strict=True))) for taken in s.markers]
    naive.cardinal = s.cardinal
    naive.gone = list(s.leavers)
    naive.question = question_of(s)
    naive.first = _first_of(s)
    return naive


def _first_of(s: Cardinal) -> int:
    """Who is to build first, as long as colours are being taken."""
    return next((step.seat for step in s.agenda if isinstance(step, PlaceBuilding)), CHANCE)


def naive_perft(s: Cardinal, depth: int) -> int:
    """In how many ways a position goes on, by the oracle."""
    return perft(naive_of(s), depth)
