"""Somebody who bargains as people do: a measure for how much bots let themselves be bargained with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from beffroi.bots.apprentice import Apprentice
from beffroi.bots.bot import own_seat
from beffroi.core.action import Action, Seat
from beffroi.core.ask import Offer
from beffroi.core.engine import floor, objections
from beffroi.core.model import State
from beffroi.core.offer import Purse, Term
from beffroi.core.seen import Seen

QUARTERS = (2, 3)
"""How many quarters of what it would give a bargainer offers first and next; it asks for as much more."""


class Bargainer(Apprentice):
    """An apprentice that begins with terms good for itself and comes nearer each time it is refused."""

    def talk(self, view: Seen[Any], rng: Random, budget: float) -> Action | None:
        s, seat = self.game.guess(view, rng), own_seat(view)
        word = self.taste.counter(s, seat, rng, self.said) or self.taste.answer(s, seat, rng)
        deal = word or self.taste.offer(s, seat, rng, self.said)
        if word is not None or deal is None:
            return deal
        unsaid = (each for each in stingier(s, seat, deal) if each not in self.said)
        return next((each for each in unsaid if not objections(s, seat, each)), deal)


def stingier(s: State, seat: Seat, deal: Action) -> Iterator[Action]:
    """The same deal with less money given or more asked for, the best for its maker first."""
    for ask in (each.ask() for each in floor(s, seat)):
        if isinstance(ask, Offer) and ask.action == type(deal).__name__:
            given = purse_in(ask.give)
            taken = next(
                purse_in(partner.take) for partner in ask.partners if partner.seat == getattr(deal, "to", None)
            )
            for quarters in QUARTERS:
                less = getattr(deal, given.field) * quarters // 4 // given.by * given.by
                more = -(-getattr(deal, taken.field) * (8 - quarters) // (4 * taken.by)) * taken.by
                yield replace(deal, **{given.field: less, taken.field: min(more, taken.high)})


def purse_in(terms: tuple[Term, ...]) -> Purse:
    return next(term for term in terms if isinstance(term, Purse))
