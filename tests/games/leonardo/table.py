"""Positions of Leonardo for tests, built directly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.engine import play, refusals, run
from beffroi.core.model import Event, Facts, Step, Steps
from beffroi.core.pile import Pile
from beffroi.core.sides import OUT, Sides
from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.contents import floor_of
from beffroi.games.leonardo.material import EVENTS, OFFICES, STREETS, WORKS
from beffroi.games.leonardo.rounds import round_of
from beffroi.games.leonardo.rulebook import LeonardoOptions, Roll
from beffroi.games.leonardo.state import Leonardo, empty_city
from beffroi.games.leonardo.turn import RollDevice, turn_of

A, B, C, D = map(Seat, range(4))
GUELPHS = ("guelphs",) * 6


def city(
    seats: int = 3,
    *,
    steps: Steps = (),
    options: LeonardoOptions | None = None,
    purses: Sequence[int] = (),
    owners: Mapping[int, int] | None = None,
    works: Mapping[int, tuple[int, ...]] | None = None,
    pawns: Sequence[int] = (),
    soldiers: Sequence[int] = (),
    offices: Mapping[int, tuple[int, ...]] | None = None,
    parties: Sequence[str | None] = GUELPHS,
    allied: Mapping[int, int] | None = None,
    news: str = "jubilee",
    office: int | None = 7,
    round_: int = 1,
) -> Leonardo:
    """A city in which these steps are next, then the turns of everybody, and everything given lies open.

    Without alliances, unless the options say otherwise: nobody is asked about them before a roll.
    """
    everybody = tuple(map(Seat, range(seats)))
    agreed = options or LeonardoOptions(alliances="never")
    s = empty_city(everybody, agreed)
    s.sides = Sides(tuple((allied or {}).get(seat, seat) for seat in everybody))
    s.left = tuple((seat,) for seat in everybody if s.side(seat) == OUT)
    standing = s.sides.standing()
    s.purses = list(purses) or [250 if seat in standing else 0 for seat in everybody]
    s.bank = -sum(s.purses)
    s.homes = list(STREETS[:seats])
    s.pawns = list(pawns) or [2 if seat in standing else 0 for seat in everybody]
    s.soldiers = list(soldiers) or [0 for _ in everybody]
    s.parties = tuple(parties[:seats])
    s.round, s.opened = round_, 1
    for space, owner in (owners or {}).items():
        s.owners[space] = owner
    for space, hung in (works or {}).items():
        s.works[space] = hung
    for side, held in (offices or {}).items():
        s.offices[side] = held
    _lay_piles(s, news, office)
    s.floor = floor_of(agreed)
    s.agenda = (*steps, *round_of(standing))
    run(s)
    GAME.audit(s)
    return s


def _lay_piles(s: Leonardo, news: str, office: int | None) -> None:
    hung = [str(work) for works in s.works for work in works]
    left = ((work, count - hung.count(work)) for work, count in WORKS)
    s.art = Pile(tuple((work, count) for work, count in left if count))
    s.events = Pile(tuple(sorted((card, 1) for card, _ in EVENTS))).shown(news)
    held = [space for offices in s.offices for space in offices]
    s.office_pile = Pile(tuple(sorted((str(space), 1) for space, _ in OFFICES if space not in held)))
    if office is not None and office not in held:
        s.office_pile = s.office_pile.shown(str(office))
    elif s.office_pile:
        s.office_pile = s.office_pile.shown(s.office_pile.odds()[0][0])


def asked(s: Leonardo) -> Step[Any, Any]:
    """The step in front."""
    step: Step[Any, Any] = s.agenda[0]
    return step


def after_all_turns(s: Leonardo) -> Leonardo:
    """The same city at the end of the round."""
    s.agenda = s.agenda[-2:]
    run(s)
    return s


def at_the_roll(seat: Seat) -> Steps:
    """What is left of a turn once no more works are bought."""
    return turn_of(seat)[2:]


def arriving(space: int, seat: Seat = A, *, roll: int = 6, **given: Any) -> Leonardo:
    """A city in which a seat has just rolled itself onto a space; the others stand far away unless told."""
    seats = given.pop("seats", 3)
    pawns = list(given.pop("pawns", [0] * seats))
    pawns[seat] = (space - roll - 1) % 32 + 1
    s = city(seats, steps=at_the_roll(seat), pawns=pawns, **given)
    play(s, CHANCE, Roll(roll))
    return s


def rolled(s: Leonardo, number: int) -> list[Event]:
    return play(s, CHANCE, Roll(number))


def say(s: Leonardo, *answers: tuple[Seat, Action]) -> list[Event]:
    """Plays several answers and returns everything that happened."""
    return [event for seat, action in answers for event in play(s, seat, action)]


def whats(events: list[Event]) -> list[str]:
    return [event.what for event in events]


def facts(events: list[Event], what: str) -> Facts:
    """The facts of the one event of this kind."""
    (found,) = [event for event in events if event.what == what]
    return found.facts


def why(s: Leonardo, seat: Seat, action: Action) -> list[tuple[str, str, Facts]]:
    """All reasons why an action is refused: article, key, facts."""
    return [(refusal.rule.ref, refusal.why, refusal.facts) for refusal in refusals(s, seat, action)]


def keys(s: Leonardo, seat: Seat, action: Action) -> list[str]:
    return [key for _, key, _ in why(s, seat, action)]


def is_rolling(s: Leonardo) -> bool:
    return isinstance(s.agenda[0], RollDevice)
