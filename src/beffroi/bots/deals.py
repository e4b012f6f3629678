"""How much is bargained for: what one bot alone among others offers, is offered and concludes in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from random import Random
from statistics import fmean, stdev

from msgspec import Struct

from beffroi.bots.arena import ArenaTerms, Number, OptionValues
from beffroi.bots.match import lineup_of, moves
from beffroi.core.action import Action, Seat
from beffroi.core.engine import advance, is_talk
from beffroi.core.game import options_of
from beffroi.core.model import Event, State
from beffroi.core.offer import OpenOffer
from beffroi.core.promises import no_promises
from beffroi.games import find

COUNTS = ("words", "made", "received", "countered", "deals", "allies", "kept", "broken", "lapsed")
"""What everybody says; what the bot in question offers, is offered, counters or sees countered, and concludes; how many
end up allied with it; how the promises of all ended."""


class Bargained(Struct, frozen=True, forbid_unknown_fields=True):
    """What was bargained for in one game."""

    pairing: int
    number: int
    counts: dict[str, int]

    @property
    def key(self) -> Number:
        return self.pairing, self.number


class DealRow(Struct, frozen=True):
    """What a bot alone among others bargains for, as means of one game; `error` is the standard error of its deals."""

    game: str
    seats: int
    bot: str
    among: str
    games: int
    counts: dict[str, float]
    error: float
    options: OptionValues = {}


def bargain(terms: ArenaTerms, pairing: int, number: int) -> Bargained:
    """Plays one game and counts what concerns the bot that sits alone."""
    at = terms.pairings[pairing]
    dice = f"{terms.seed}/{at.game}/{at.seats}/{number}"
    game, me = find(at.game), Seat(number % at.seats)
    s = game.setup(at.seats, options_of(game, at.options))
    ended, counts = no_promises(at.seats), Counter[str]()
    with closing(lineup_of(game, at.line_up(number), f"{dice}/{'/'.join(at.bots)}")) as lineup:
        for seat, action in moves(lineup, s, Random(dice)):
            counts["words"] += seat >= 0 and is_talk(s, action)
            before = game.open_offers(s)
            ended = ended.after(game, events_of(s, seat, action))
            counts.update(concerning(before, game.open_offers(s), action, me))
    counts["allies"] = sum(s.side(seat) == s.side(me) for seat in s.seats) - 1
    counts.update(line.how for seat in ended.by_seat for line in seat)
    return Bargained(pairing, number, {what: counts[what] for what in COUNTS})


def events_of(s: State, seat: Seat, action: Action) -> list[Event]:
    """Plays an answer or a word in place, and returns what happened."""
    told: list[Event] = []
    s.told = told
    advance(s, seat, action)
    s.told = None
    return told


def concerning(before: Sequence[OpenOffer], after: Sequence[OpenOffer], action: Action, me: Seat) -> Iterator[str]:
    """What an answer or a word does to the offers of a seat and to those made to it."""
    new = [offer for offer in after if offer not in before]
    gone = [offer for offer in before if offer not in after and me in (offer.seat, *offer.to)]
    for offer in new:
        if me in (offer.seat, *offer.to):
            yield "made" if offer.seat == me else "received"
            yield from ("countered" for _ in gone)
    if any(offer.accept == type(action).__name__ and offer.number == getattr(action, "number", 0) for offer in gone):
        yield "deals"


def deal_rows(terms: ArenaTerms, played: Iterable[Bargained]) -> tuple[DealRow, ...]:
    """What the games of every pairing say together, in whatever order they were played."""
    all_games = sorted(played, key=lambda each: each.number)
    rows = []
    for number, at in enumerate(terms.pairings):
        games = [each.counts for each in all_games if each.pairing == number]
        means = {what: round(fmean(counts[what] for counts in games), 3) for what in COUNTS}
        deals = [counts["deals"] for counts in games]
        error = round(stdev(deals) / len(deals) ** 0.5, 3) if len(deals) > 1 else 0.0
        rows.append(DealRow(at.game, at.seats, *at.bots, len(games), means, error, at.options))
    return tuple(rows)
