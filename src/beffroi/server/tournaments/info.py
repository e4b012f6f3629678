"""A tournament as one reader may know it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from beffroi.server.protocol.tournaments import (
    BoardCard,
    Bulletin,
    CrossCell,
    EntrantCard,
    RoundCard,
    StandingCard,
    TournamentCard,
)
from beffroi.server.tournaments.permissions import Powers, number_of
from beffroi.server.tournaments.ratings import card
from beffroi.server.tournaments.runner import room_of
from beffroi.server.tournaments.store import Account, Notice
from beffroi.tournament.draw import rounds_planned
from beffroi.tournament.log import Paired
from beffroi.tournament.ratings import BOT, Rating
from beffroi.tournament.standings import Points, cross_table, points, standings

MOST_KEPT = 32


class Tally(NamedTuple):
    """What the games of a tournament add up to."""

    points: Points
    standings: tuple[StandingCard, ...]
    cross: tuple[tuple[CrossCell, ...], ...]


class Tallies:
    """What was added up last, so that many readers of one tournament cost one addition."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Tally] = OrderedDict()

    def of(self, account: Account) -> Tally:
        key = (account.deed.id, account.number)
        if key not in self._kept:
            self._kept[key] = _tally(account)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


def _tally(account: Account) -> Tally:
    t = account.tournament
    rows = tuple(StandingCard(**msgspec.structs.asdict(row)) for row in standings(t))
    cross = tuple(tuple(CrossCell(cell.games, cell.points) for cell in line) for line in cross_table(t))
    return Tally(points(t), rows, cross)


def bulletin(
    account: Account, tally: Tally, reader: str | None, ratings: Mapping[str, Rating], powers: Powers | None
) -> Bulletin:
    """What a reader may know; `powers` are those of the organiser, where it is the organiser who reads."""
    deed, t, terms = account.deed, account.tournament, account.deed.terms
    me = number_of(account, reader)
    game = None if me is None or t.is_over else t.game_of(me)
    return Bulletin(
        id=deed.id,
        title=deed.title,
        game=terms.game,
        seats=terms.seats,
        format=terms.format,
        counting=terms.counting,
        legs=terms.legs,
        no_show=terms.no_show,
        status=account.status,
        hosting=deed.organiser == reader,
        taking_part=powers is not None and powers.is_taking_part,
        private=deed.private,
        fewest_wins=terms.is_fewest,
        byes_count=terms.byes_count,
        tie_breaks=terms.tie_breaks,
        rounds_planned=rounds_planned(t) if len(t.field) >= terms.seats else None,
        entrants=tuple(_entrant(account, number, reader, ratings, powers) for number in range(len(t.entrants))),
        rounds=tuple(_round(account, paired, tally.points) for paired in t.rounds),
        standings=tally.standings,
        cross=tally.cross,
        me=me,
        my_table=None if game is None else room_of(account, game),
        created=deed.created,
        number=account.number,
    )


def tournament_card(notice: Notice) -> TournamentCard:
    deed, terms = notice.deed, notice.deed.terms
    return TournamentCard(deed.id, deed.title, terms.game, terms.format, notice.status, notice.entrants, deed.created)


def _entrant(
    account: Account, number: int, reader: str | None, ratings: Mapping[str, Rating], powers: Powers | None
) -> EntrantCard:
    entrant = account.tournament.entrants[number]
    is_here = powers is not None and entrant.out is None and not account.tournament.is_over
    rating = ratings.get(entrant.guest or f"{BOT}{entrant.bot}")
    return EntrantCard(
        name=entrant.name,
        level=entrant.bot,
        mine=reader is not None and entrant.guest == reader,
        withdrew=entrant.out is not None,
        can_miss=is_here and powers is not None and powers.refuse_absence(number) is None,
        can_remove=is_here and powers is not None and powers.refuse_removal(number) is None,
        rating=None if rating is None else card(rating, entrant.name, entrant.bot),
    )


def _round(account: Account, paired: Paired, counted: Points) -> RoundCard:
    boards = tuple(_board(account, paired, number, counted) for number in range(len(paired.tables)))
    return RoundCard(boards, paired.byes)


def _board(account: Account, paired: Paired, number: int, counted: Points) -> BoardCard:
    game = (paired.round, number)
    score = account.tournament.scores.get(game)
    return BoardCard(
        table=room_of(account, game),
        entrants=paired.tables[number],
        places=None if score is None else score.places,
        counted=counted.get(game),
    )
