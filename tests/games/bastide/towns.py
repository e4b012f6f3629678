"""Positions of Bastide built directly, and the people of its worked examples."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from beffroi.core.action import Action, Seat
from beffroi.core.engine import play, refusals, waiting
from beffroi.core.model import Event, Refusal, Step
from beffroi.games.bastide import GAME
from beffroi.games.bastide.material import CARDS, CIRCLE, ENGLISH_OF, EQUIPMENTS, HOUSE
from beffroi.games.bastide.rulebook import BastideOptions, Bid
from beffroi.games.bastide.state import Bastide, Project, empty_town
from beffroi.games.bastide.steps import FLOOR
from beffroi.games.bastide.turn import TakeTurn, closing

BLUE, GREEN, RED, YELLOW, VIOLET = map(Seat, range(5))
THREE_HOUSES = ("house", "house", "house")


def town(
    seats: int = 5,
    *,
    active: Seat = BLUE,
    options: BastideOptions | None = None,
    hands: Mapping[Seat, tuple[str, ...]] | None = None,
    money: Mapping[Seat, int] | None = None,
    houses: Iterable[str] = (),
    buildings: Mapping[str, tuple[str, int]] | None = None,
    influences: Mapping[str, Seat] | None = None,
    camp: tuple[int, ...] = (),
    road: Mapping[Seat, int] | None = None,
    cards: Mapping[str, Seat] | None = None,
    chest: int = 0,
    turn: int = 1,
    idle: int = 0,
    agenda: tuple[Step[Any, Any], ...] | None = None,
) -> Bastide:
    """A lawful position in which a seat is to take its turn, unless the agenda says otherwise."""
    s = empty_town(tuple(map(Seat, range(seats))), options or BastideOptions())
    s.floor, s.opened = FLOOR, 1
    s.camp, s.chest, s.turn, s.idle, s.active = tuple(sorted(camp)), chest, turn, idle, active
    for house in houses:
        block, _, strip = house.partition(".")
        s.build(block, int(strip), "ew", HOUSE, 1)
    for building, (block, first) in (buildings or {}).items():
        s.build(block, first, "ew", EQUIPMENTS[building].letter, EQUIPMENTS[building].width)
    for circle, seat in (influences or {}).items():
        s.put(seat, CIRCLE[circle])
    for seat, points in (road or {}).items():
        s.road[seat] = points
        s.stock[seat] -= 1
    for seat, amount in (money or {}).items():
        s.money[seat] = amount
    s.cards = [(cards or {}).get(card, -1) for card in CARDS]
    for seat in s.seats:
        s.hands[seat] = tuple(sorted((hands or {}).get(seat, THREE_HOUSES)))
    for tile in ("house",) * len(list(houses)), *s.hands, tuple(ENGLISH_OF[value] for value in s.camp):
        for each in tile:
            s.bag = s.bag.without(each)
    s.agenda = (TakeTurn(active),) if agenda is None else agenda
    return s


def with_closing(*steps: Step[Any, Any]) -> tuple[Step[Any, Any], ...]:
    """These steps, and the end of the turn."""
    return (*steps, *closing())


def project(s: Bastide, equipment: str, initiator: Seat = BLUE) -> Project:
    return Project(initiator, equipment, len(s.influences_on(equipment)))


def answer(s: Bastide, *actions: Action) -> list[Event]:
    """The seats that are waited for answer, the first one first."""
    events = []
    for action in actions:
        events += play(s, waiting(s)[0], action)
    return events


def bids(s: Bastide, *amounts: int) -> list[Event]:
    """Everybody seals a bid, in the order of the seats."""
    return answer(s, *map(Bid, amounts))


def why(s: Bastide, seat: Seat, action: Action) -> list[tuple[str, str, dict[str, Any]]]:
    """All reasons why an answer is refused: article, key, facts."""
    return [_reason(refusal) for refusal in refusals(s, seat, action)]


def _reason(refusal: Refusal) -> tuple[str, str, dict[str, Any]]:
    return refusal.rule.ref, refusal.why, refusal.facts


def lawful(s: Bastide) -> Bastide:
    """The position itself, once it is checked."""
    GAME.audit(s)
    return s
