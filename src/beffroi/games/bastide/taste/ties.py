"""Shares of a tax that is too small, for a part of them: what comes back to the builder changes his mind."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.games.bastide.house import PayRents, claims_on
from beffroi.games.bastide.rulebook import Tie
from beffroi.games.bastide.state import Bastide, Tied
from beffroi.games.bastide.talk import TieOffer
from beffroi.games.bastide.taste.outlook import fondness
from beffroi.games.bastide.taste.rents import value_of_split


def best_tie(s: Bastide, seat: Seat) -> Tie | None:
    """The part of a share to give back that gets this seat most of a tax which another splits."""
    front = s.agenda[0]
    assert isinstance(front, PayRents)
    usual = _share_of(s, front, seat)
    best, found = 0, None
    for share in range(usual + 1, TieOffer().most(s, seat) + 1):
        for back in range(1, share - usual - best):
            if _share_of(_tied(s, seat, share, back), front, seat) >= share:
                best, found = share - back - usual, Tie(share, back)
                break
    return found


def _tied(s: Bastide, seat: Seat, share: int, back: int) -> Bastide:
    draft = s.copy()
    draft.ties = (*(tied for tied in s.ties if tied.seat != seat), Tied(0, seat, share, back))
    return draft


def _share_of(s: Bastide, front: PayRents, seat: Seat) -> int:
    """What the builder's best split leaves a claimant."""
    claims = claims_on(s, front.block)
    fond = fondness(s, front.seat)
    best = max(front.choices(s, front.seat), key=lambda split: value_of_split(s, front.seat, claims, split, fond))
    return best.shares[[other for other, _ in claims].index(seat)]
