"""Trades and alliances that gain for both sides."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.action import Action, Seat
from beffroi.games.leonardo.alliance import Alliances, is_between_turns, unite
from beffroi.games.leonardo.material import NEIGHBOURS, STREETS
from beffroi.games.leonardo.negotiation import is_open
from beffroi.games.leonardo.rulebook import OURS, THEIRS, Accept, Drop, Join, Offer, Propose, Withdraw
from beffroi.games.leonardo.state import Leonardo, Proposed
from beffroi.games.leonardo.taste.fortune import share
from beffroi.games.leonardo.trade import Deals, Offers, exchange

SUMS = (0, 20, 40, 80, 120, 200, 300)
"""Florins one tries, to make an exchange fair."""
WORTH_WHILE = 0.005
"""No deal is struck for less, in chances to win."""
FIRST_ALLIANCES = 2
"""From this round on alliances are proposed: before, nobody knows who is worth it."""
WORDS_A_ROUND = 3
"""Bots say less than they might."""


def answer(s: Leonardo, seat: Seat) -> Action | None:
    """Agrees to what gains, and clears from the floor what does not."""
    if seat in Alliances().asks(s) and any(isinstance(step, Alliances) for step in s.floor):
        for proposed in s.proposals:
            if s.side(seat) in proposed.sides and seat not in proposed.agreed:
                return Join(proposed.number) if _gains_by(s, seat, proposed) else Withdraw(proposed.number)
    if is_open(s):
        for offered in s.offers:
            if offered.offer.to == s.side(seat):
                accepted = not Deals().refuse(s, seat, Accept(offered.number))
                good = accepted and gain(s, s.side(offered.seat), offered.offer, seat) > WORTH_WHILE
                return Accept(offered.number) if good else Drop(offered.number)
    return None


def offer(s: Leonardo, seat: Seat) -> Action | None:
    """Proposes the alliance or the trade that gains most, if there is one; what was said is not said again."""
    if not is_open(s) or s.said[seat] >= WORDS_A_ROUND or _is_waiting(s, seat):
        return None
    may_ally = any(isinstance(step, Alliances) for step in s.floor) and s.round >= FIRST_ALLIANCES
    alliance = best_alliance(s, seat) if may_ally and is_between_turns(s) else None
    if alliance is not None or not any(isinstance(step, Offers) for step in s.floor):
        return alliance
    return best_trade(s, seat)


def _is_waiting(s: Leonardo, seat: Seat) -> bool:
    """Whether something of this side lies on the floor unanswered."""
    side = s.side(seat)
    return any(s.side(each.seat) == side for each in s.offers) or any(side in each.sides for each in s.proposals)


def _gains_by(s: Leonardo, seat: Seat, proposed: Proposed) -> bool:
    joined = next(side for side in proposed.sides if side != proposed.kept)
    return united(s, seat, proposed.kept, joined) > share(s, seat) + WORTH_WHILE


def united(s: Leonardo, seat: Seat, kept: int, joined: int) -> float:
    """What a seat may hope for once two sides are one."""
    draft = s.copy()
    unite(draft, kept, joined)
    return share(draft, seat)


def best_alliance(s: Leonardo, seat: Seat) -> Propose | None:
    """The alliance that gains most, among those the other side gains by too."""
    own, best, found = s.side(seat), share(s, seat) + WORTH_WHILE, None
    for other in s.following(own):
        for pawn, kept, joined in ((OURS, own, other), (THEIRS, other, own)):
            proposal = Propose(Seat(other), pawn)
            if Alliances().refuse(s, seat, proposal):
                continue
            hope = united(s, seat, kept, joined)
            if hope > best and united(s, Seat(other), kept, joined) > share(s, Seat(other)) + WORTH_WHILE:
                best, found = hope, proposal
    return found


def gain(s: Leonardo, side: int, proposed: Offer, seat: Seat) -> float:
    """How much better off a seat is after an exchange that a side has offered."""
    draft = s.copy()
    exchange(draft, side, proposed)
    return share(draft, seat) - share(s, seat)


def best_trade(s: Leonardo, seat: Seat) -> Offer | None:
    """The exchange that gains most, among those the other side gains by too."""
    best, found = WORTH_WHILE, None
    for proposed in trades(s, s.side(seat)):
        if gain(s, s.side(seat), proposed, Seat(proposed.to)) > 2 * WORTH_WHILE and not Offers().refuse(
            s, seat, proposed
        ):
            mine = gain(s, s.side(seat), proposed, seat)
            if mine > best:
                best, found = mine, proposed
    return found


def trades(s: Leonardo, side: int) -> Iterator[Offer]:
    """Exchanges that complete a quarter for somebody, with florins one way or the other."""
    for other in s.following(side):
        for give, want in _swaps(s, side, other):
            for florins in SUMS:
                if florins <= s.purses[side] and (give or florins):
                    yield Offer(Seat(other), give, florins, want, 0)
                if 0 < florins <= s.purses[other]:
                    yield Offer(Seat(other), give, 0, want, florins)


def _swaps(s: Leonardo, side: int, other: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """A palace that completes a quarter, alone or for another palace."""
    for want in _missing(s, side, other):
        yield (), (want,)
        for give in _streets(s, side):
            if give not in NEIGHBOURS[want]:
                yield (give,), (want,)
    for give in _missing(s, other, side):
        yield (give,), ()


def _streets(s: Leonardo, side: int) -> list[int]:
    return [space for space in STREETS if s.owners[space] == side]


def _missing(s: Leonardo, side: int, owner: int) -> list[int]:
    """The palaces of an owner that are the last of a quarter which a side does not have."""
    return [
        space
        for space in _streets(s, owner)
        if all(s.owners[other] == side for other in NEIGHBOURS[space] if other != space)
    ]
