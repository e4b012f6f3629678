"""What many games say about bots: shares of the wins with their uncertainty, and ratings with theirs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, pvariance
from typing import Any

from msgspec import Struct, field
from openskill.models import PlackettLuce

from beffroi.bots.arena import ArenaTerms, Met, OptionValues, Pairing
from beffroi.bots.measured import Measure

Z = 1.96
"""Standard errors that leave out one case in twenty."""


class Matchup(Measure, frozen=True):
    """How one bot did against another: what was measured, and the games it was measured by."""

    wins: float
    faults: int
    options: OptionValues = field(default_factory=dict)

    @property
    def verdict(self) -> str:
        """Whether the games prove anything, with 95 % confidence."""
        return "stronger" if self.low > self.fair else "weaker" if self.high < self.fair else "open"


class BotRating(Struct, frozen=True):
    """The strength of a bot at the tables of a game, and how uncertain it is."""

    game: str
    seats: int
    bot: str
    mean: float
    error: float


class Report(Struct, frozen=True):
    """Everything the arena has to say."""

    terms: ArenaTerms
    rows: tuple[Matchup, ...]
    ratings: tuple[BotRating, ...]


def report(terms: ArenaTerms, played: Iterable[Met]) -> Report:
    """The same report from the same games, in whatever order they were played."""
    met = sorted(played, key=lambda each: (each.number, each.pairing))
    rows = tuple(
        _row(pairing, [each for each in met if each.pairing == number]) for number, pairing in enumerate(terms.pairings)
    )
    return Report(terms, rows, tuple(_ratings(terms, met)))


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share of games that bring all or nothing: the true one lies in it 95 times in 100."""
    if not games:
        return 0.0, 1.0
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def weight_of(shares: Sequence[float], most: int) -> float:
    """How many games that bring all or nothing tell as much, at most `most` for each: shared wins scatter less."""
    if not shares or not (scatter := pvariance(shares)):
        return len(shares)
    share = fmean(shares)
    return len(shares) * min(most, share * (1 - share) / scatter)


def share_of_win(seated: Sequence[str], places: Sequence[int], bot: str) -> float:
    """What a bot won of one game; who shares the first place shares the win."""
    winners = [name for name, place in zip(seated, places, strict=True) if place == 1]
    return winners.count(bot) / len(winners)


def _row(pairing: Pairing, met: Sequence[Met]) -> Matchup:
    bot, against = pairing.bots
    seated = [pairing.line_up(each.number) for each in met]
    shares = [share_of_win(names, each.places, bot) for names, each in zip(seated, met, strict=True)]
    wins = sum(shares)
    share = wins / max(1, len(met))
    seats = sum(names.count(bot) for names in seated)
    low, high = wilson(share, weight_of(shares, pairing.seats))
    return Matchup(
        game=pairing.game,
        seats=pairing.seats,
        bot=bot,
        against=against,
        games=len(met),
        wins=round(wins, 3),
        share=round(share, 4),
        low=round(low, 4),
        high=round(high, 4),
        fair=round(seats / max(1, pairing.seats * len(met)), 4),
        faults=sum(len(each.faults) for each in met),
        options=pairing.options,
    )


def _ratings(terms: ArenaTerms, met: Sequence[Met]) -> Iterable[BotRating]:
    """The ratings of bots that have as many seats as the others."""
    model: Any = PlackettLuce()
    rated: dict[tuple[str, int, str], Any] = {}
    for each in met:
        pairing = terms.pairings[each.pairing]
        if pairing.alone:
            continue
        keys = [(pairing.game, pairing.seats, bot) for bot in pairing.bots]
        teams = [[rated.get(key) or model.rating()] for key in keys]
        won = [share_of_win(pairing.line_up(each.number), each.places, bot) for bot in pairing.bots]
        rated |= zip(keys, (team[0] for team in model.rate(teams, scores=won)), strict=True)
    for (game, seats, bot), rating in sorted(rated.items()):
        yield BotRating(game, seats, bot, round(rating.mu, 2), round(rating.sigma, 2))
