"""The auction under way at a table, and how far seats have told the table that they go."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from beffroi.core.action import Action, Seat
from beffroi.core.engine import waiting
from beffroi.core.model import State
from beffroi.server.protocol.frames import OwnCeiling

if TYPE_CHECKING:
    from beffroi.server.live.game import LiveGame
    from beffroi.server.live.transition import Transition
    from beffroi.server.tables.table import Table


class AuctionUnderWay(NamedTuple):
    """What is being sold, and with which entry of the log and at which step that began; no other began there."""

    lot: str
    entry: int
    step: int


class NextBid(NamedTuple):
    """What the table answers for a seat, one answer after the other."""

    seat: Seat
    answers: tuple[Action, ...]


def auction_at(s: State, entry: int) -> AuctionUnderWay | None:
    """The auction that begins with an entry, if it leads to one."""
    lot = s.agenda[0].lot(s) if s.agenda else None
    return None if lot is None else AuctionUnderWay(lot, entry, s.opened)


def auction_after(before: AuctionUnderWay | None, transition: Transition) -> AuctionUnderWay | None:
    """The auction there is after an entry: once something was taken back, it is no longer the same."""
    found = auction_at(transition.state, transition.version)
    is_same = found is not None and before is not None and found.lot == before.lot and not transition.taken_back
    return before if is_same else found


def told_ceiling(table: Table, game: LiveGame, seat: Seat) -> int | None:
    """How far a seat goes in the auction under way, if it has told the table."""
    auction = game.auction
    kept = (each.amount for each in table.ceilings if each.seat == seat and auction and each.auction == auction.entry)
    return next(kept, None)


def own_ceiling(table: Table, game: LiveGame | None, viewer: Seat | None) -> OwnCeiling | None:
    """What a viewer is shown of their own ceiling: none where they cannot bid."""
    if game is None or game.auction is None or viewer is None or not table.is_playing:
        return None
    ask = game.state.agenda[0].ceilings(game.state, viewer)
    return None if ask is None else OwnCeiling(ask, told_ceiling(table, game, viewer))


def next_bid(table: Table, game: LiveGame) -> NextBid | None:
    """What the table answers next for somebody whose ceiling goes far enough."""
    if game.auction is None or not table.is_playing:
        return None
    for seat in waiting(game.state):
        ceiling = told_ceiling(table, game, seat)
        answers = () if ceiling is None else game.state.agenda[0].bid_within(game.state, seat, ceiling)
        if answers and table.occupants[seat].kind == "person":
            return NextBid(seat, answers)
    return None
