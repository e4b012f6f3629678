"""Positions of Flandern 1302, laid out directly."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from beffroi.core.action import Action, Seat
from beffroi.core.engine import choices, play, refusals, waiting
from beffroi.core.model import Event, Refusal, Step
from beffroi.games.flandern import GAME
from beffroi.games.flandern.acts import BuildOrFinish, BuildSite, FirstsAction
from beffroi.games.flandern.building import where
from beffroi.games.flandern.duel import turn_of
from beffroi.games.flandern.material import ARMS_OF, BACKS, CHURCH, GREY, GUILDS, QUARTERS, pile_for
from beffroi.games.flandern.preparation import DealCards, found
from beffroi.games.flandern.round import ChooseCards, PassFirst, round_of
from beffroi.games.flandern.rulebook import Build
from beffroi.games.flandern.scoring import CoverLots, ScoreCities
from beffroi.games.flandern.sites import LOT_OF, SITE_NAMES, lots_in
from beffroi.games.flandern.state import Flandern

BLUE, YELLOW, GREEN, RED = map(Seat, GUILDS)
"""With four at the table, seat 0 plays blue and has Brugge on site I, and so on."""
BOTH = (GREY, CHURCH)
END_OF_ROUND: tuple[Step[Any, Any], ...] = (CoverLots(), ScoreCities(), PassFirst())


def table(seats: int = 4) -> Flandern:
    """The first round of three or four, before the gold card is drawn; cities lie on the sites in order."""
    s = _founded(seats)
    s.agenda = round_of()
    DealCards().then(s, ())
    return s


def choosing(gold: str = "influence", seats: int = 4) -> Flandern:
    """The first round, with this gold card in front of the first player."""
    s = table(seats)
    give_gold(s, gold)
    s.agenda = (ChooseCards(), FirstsAction(), *END_OF_ROUND)
    return s


def give_gold(s: Flandern, card: str) -> None:
    pile = 0 if s.piles[0].count(card) else 1
    s.piles[pile] = s.piles[pile].without(card)
    s.gold, s.gold_back = card, BACKS[pile]


def for_two() -> Flandern:
    """The first turn of two: seat 0 plays blue and influences green, seat 1 yellow and red."""
    s = _founded(2)
    s.influenced = [ARMS_OF["green"], ARMS_OF["red"]]
    s.piles = [pile_for((ARMS_OF["green"], ARMS_OF["red"]))]
    s.agenda = turn_of()
    return s


def _founded(seats: int) -> Flandern:
    s: Flandern = GAME.setup(seats)
    s.guilds = list(GUILDS[:seats])
    for city in range(6):
        if seats != 3 or city != ARMS_OF["red"]:
            found(s, city, SITE_NAMES[city])
    return s


def put(s: Flandern, city: str, *, sites: str = "", cathedrals: str = "", **quarters: str) -> Flandern:
    """Puts quarters on lots, out of their stocks: `put(s, "leuven", c="blue", l="church-A")`."""
    for lot, quarter in quarters.items():
        named = where(Build(city, lot, quarter))
        assert named is not None
        kind, town = QUARTERS[quarter], s.city(city)
        s.take_from_stock(kind, town.plan.shapes[named[0]])
        small = 0 if named[1] is None else 1 << named[1]
        s.put_city(town.with_quarter(kind, named[0], small, as_site=lot in sites.split()))
    s.put_city(replace(s.city(city), cathedrals=s.city(city).cathedrals | lots_in(tuple(cathedrals.split()))))
    return s


def full_leuven(sites: str = "", cathedrals: str = "") -> Flandern:
    """The rulebook's Leuven with every lot built, on site IV."""
    towers = {"f": "yellow-2", "b": "yellow-1", "e": "red-1", "g": "green-1"}
    plain = {
        "c": "blue",
        "h": "blue",
        "d": "blue",
        "j": "green",
        "a": "grey",
        "k": "grey",
        "i": "church",
        "l": "church",
    }
    return put(table(), "leuven", sites=sites, cathedrals=cathedrals, **plain, **towers)


def masters(s: Flandern, city: str, *lots: str) -> None:
    s.put_city(replace(s.city(city), masters=tuple(sorted(LOT_OF[lot] for lot in lots))))


def cover(s: Flandern, city: str, lots: str) -> None:
    """Covers free lots, as if nothing could be built there."""
    wanted = lots_in(tuple(lots))
    s.put_city(replace(s.city(city), free=s.city(city).free & ~wanted, covered=s.city(city).covered | wanted))


def use_up(s: Flandern, arms: str) -> None:
    """Empties the stock of some arms."""
    s.stock[ARMS_OF[arms]] = tuple(0 for _ in s.stock[ARMS_OF[arms]])


def scored(s: Flandern, *cities: str) -> None:
    """Cities that were scored in some earlier round."""
    for name in cities:
        s.put_city(replace(s.city(name), free=0, covered=s.city(name).covered | s.city(name).free, scored=True))


def city_card(s: Flandern, seat: Seat, city: str, arms: tuple[int, ...] | None = None) -> Flandern:
    """The seat is about to act with a city card."""
    s.agenda = (BuildOrFinish(seat, city, arms or s.owned_by(seat)), FirstsAction(), *END_OF_ROUND)
    return s


def site_card(s: Flandern, seat: Seat, arms: tuple[int, ...] | None = None) -> Flandern:
    s.agenda = (BuildSite(seat, arms or s.owned_by(seat)), FirstsAction(), *END_OF_ROUND)
    return s


def end_of_round(s: Flandern) -> Flandern:
    """Nothing is left but step 6, once somebody has answered."""
    s.agenda = (ChooseCards(), *END_OF_ROUND)
    return s


def answer(s: Flandern, *actions: Action) -> list[Event]:
    """Answers one after the other for whoever is waited for first, and tells what happened."""
    events: list[Event] = []
    for action in actions:
        events += play(s, waiting(s)[0], action)
    return events


def refused(s: Flandern, action: Action) -> tuple[Refusal, ...]:
    """Why whoever is waited for may not answer this."""
    return refusals(s, waiting(s)[0], action)


def offered(s: Flandern) -> set[Any]:
    return set(choices(s, waiting(s)[0]))


def happen(s: Flandern, *steps: Step[Any, Any]) -> list[Event]:
    """Lets steps that ask nobody happen."""
    events: list[Event] = []
    s.told = events
    for step in steps:
        step.then(s, ())
    s.told = None
    return events
