"""Alliances that gain for both sides, and are not shared with too many."""

from __future__ import annotations

from collections.abc import Sequence

from beffroi.core.action import Seat
from beffroi.core.engine import refusals
from beffroi.games.leonardo.alliance import unite
from beffroi.games.leonardo.rulebook import OURS, THEIRS, Propose
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.taste.fortune import WORTH_WHILE, shares


def united(s: Leonardo, kept: int, joined: int) -> Leonardo:
    """The position once two sides are one."""
    draft = s.copy()
    unite(draft, kept, joined)
    return draft


def seeks_allies(s: Leonardo, side: int) -> bool:
    """Who is allied looks for no more to share with."""
    return len(s.members(side)) == 1


def best_alliance(s: Leonardo, seat: Seat) -> Propose | None:
    """The alliance against a leader that gains most, with whomever and whosever pawn is kept."""
    others = weak_partners(s, s.side(seat))
    return best_of(s, seat, [Propose(Seat(other), pawn) for other in others for pawn in (OURS, THEIRS)])


def best_to_catch_up(s: Leonardo, seat: Seat) -> Propose | None:
    """The same, of those that keep one's own pawn."""
    return best_of(s, seat, [Propose(Seat(other), OURS) for other in weak_partners(s, s.side(seat))])


def best_to_lead(s: Leonardo, seat: Seat) -> Propose | None:
    """The alliance that gains most, with whomever, of those that keep one's own pawn."""
    return best_of(s, seat, [Propose(Seat(other), OURS) for other in s.following(s.side(seat))])


def weak_partners(s: Leonardo, side: int) -> list[int]:
    """The sides with which one would only draw level with the strongest: nobody gangs up on who is behind."""
    hoped = {each: share * len(s.members(each)) for each, share in shares(s).items()}
    strongest = max(hoped.values())
    return [other for other in s.following(side) if hoped[side] + hoped[other] <= strongest]


def best_of(s: Leonardo, seat: Seat, proposals: Sequence[Propose]) -> Propose | None:
    """The proposal that gains most, among those the other side gains by too."""
    own, before = s.side(seat), shares(s)
    best, found = before[own] + WORTH_WHILE, None
    for proposal in proposals:
        if refusals(s, seat, proposal):
            continue
        other = int(proposal.seat)
        kept, joined = (own, other) if proposal.pawn == OURS else (other, own)
        hope = shares(united(s, kept, joined))[kept]
        if hope > max(best, before[other] + WORTH_WHILE):
            best, found = hope, proposal
    return found
