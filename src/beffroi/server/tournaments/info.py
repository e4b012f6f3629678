"""A tournament as one reader may know it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from beffroi.server.protocol.tournaments import (
    BoardCard,
    CrossCell,
    EntrantCard,
    RoundCard,
    StandingCard,
    TournamentCard,
    TournamentInfo,
)
from beffroi.server.tournaments.permissions import Permissions
from beffroi.server.tournaments.ratings import card
from beffroi.server.tournaments.store import TournamentListing, TournamentSnapshot
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

    def of(self, snapshot: TournamentSnapshot) -> Tally:
        key = (snapshot.header.id, snapshot.number)
        if key not in self._kept:
            self._kept[key] = _tally(snapshot)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


def _tally(snapshot: TournamentSnapshot) -> Tally:
    t = snapshot.tournament
    rows = tuple(StandingCard(**msgspec.structs.asdict(row)) for row in standings(t))
    cross = tuple(tuple(CrossCell(cell.games, cell.points) for cell in line) for line in cross_table(t))
    return Tally(points(t), rows, cross)


def tournament_info(
    snapshot: TournamentSnapshot,
    tally: Tally,
    reader: str | None,
    ratings: Mapping[str, Rating],
    permissions: Permissions | None,
) -> TournamentInfo:
    """What a reader may know; `powers` are those of the organiser, where it is the organiser who reads."""
    header, t, terms = snapshot.header, snapshot.tournament, snapshot.header.terms
    me = snapshot.number_of(reader)
    game = None if me is None or t.is_over else t.game_of(me)
    return TournamentInfo(
        id=header.id,
        title=header.title,
        game=terms.game,
        seats=terms.seats,
        format=terms.format,
        counting=terms.counting,
        legs=terms.legs,
        no_show=terms.no_show,
        status=snapshot.status,
        hosting=header.organiser == reader,
        taking_part=permissions is not None and permissions.is_taking_part,
        private=header.private,
        fewest_wins=terms.is_fewest,
        byes_count=terms.byes_count,
        tie_breaks=terms.tie_breaks,
        rounds_planned=rounds_planned(t) if len(t.field) >= terms.seats else None,
        entrants=tuple(_entrant(snapshot, number, reader, ratings, permissions) for number in range(len(t.entrants))),
        rounds=tuple(_round(snapshot, paired, tally.points) for paired in t.rounds),
        standings=tally.standings,
        cross=tally.cross,
        me=me,
        my_table=None if game is None else snapshot.table_of(game),
        created=header.created,
        number=snapshot.number,
    )


def tournament_card(notice: TournamentListing) -> TournamentCard:
    header, terms = notice.header, notice.header.terms
    return TournamentCard(
        header.id, header.title, terms.game, terms.format, notice.status, notice.entrants, header.created
    )


def _entrant(
    snapshot: TournamentSnapshot,
    number: int,
    reader: str | None,
    ratings: Mapping[str, Rating],
    permissions: Permissions | None,
) -> EntrantCard:
    entrant = snapshot.tournament.entrants[number]
    is_here = permissions is not None and entrant.out is None and not snapshot.tournament.is_over
    rating = ratings.get(entrant.guest or f"{BOT}{entrant.bot}")
    return EntrantCard(
        name=entrant.name,
        level=entrant.bot,
        mine=reader is not None and entrant.guest == reader,
        withdrew=entrant.out is not None,
        can_miss=is_here and permissions is not None and permissions.refuse_absence(number) is None,
        can_remove=is_here and permissions is not None and permissions.refuse_removal(number) is None,
        rating=None if rating is None else card(rating, entrant.name, entrant.bot),
    )


def _round(snapshot: TournamentSnapshot, paired: Paired, counted: Points) -> RoundCard:
    boards = tuple(_board(snapshot, paired, number, counted) for number in range(len(paired.tables)))
    return RoundCard(boards, paired.byes)


def _board(snapshot: TournamentSnapshot, paired: Paired, number: int, counted: Points) -> BoardCard:
    game = (paired.round, number)
    score = snapshot.tournament.scores.get(game)
    return BoardCard(
        table=snapshot.table_of(game),
        entrants=paired.tables[number],
        places=None if score is None else score.places,
        counted=counted.get(game),
    )
