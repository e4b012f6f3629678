"""What is said at the end of a round: nothing by which one loses."""

from __future__ import annotations

from collections.abc import Collection

from beffroi.core.action import Action, Seat
from beffroi.games.leonardo.alliance import Alliances
from beffroi.games.leonardo.negotiation import is_open
from beffroi.games.leonardo.rulebook import LATER, Accept, Join, Refuse, Withdraw
from beffroi.games.leonardo.state import Leonardo, Offered, Proposed
from beffroi.games.leonardo.taste.allying import best_alliance, best_to_catch_up, best_to_lead, seeks_allies, united
from beffroi.games.leonardo.taste.fortune import WORTH_WHILE, gain
from beffroi.games.leonardo.taste.trading import best_counter, best_trade, exchanged
from beffroi.games.leonardo.trade import Deals, Offers

WORDS_A_ROUND = 3
"""Bots say less than they might."""


def answer(s: Leonardo, seat: Seat) -> Action | None:
    """Agrees to what gains, and clears from the floor what does not."""
    side = s.side(seat)
    if _may_ally(s, seat):
        for proposed in s.proposals:
            if side in proposed.sides and seat not in proposed.agreed:
                return Join(proposed.number) if is_welcome(s, seat, proposed) else Withdraw(proposed.number)
    if is_open(s):
        for offered in s.offers:
            if offered.offer.to == side:
                return (
                    Accept(offered.number)
                    if is_good(s, seat, offered)
                    else Refuse(offered.number, excuse(s, side, offered))
                )
    return None


def is_welcome(s: Leonardo, seat: Seat, proposed: Proposed) -> bool:
    """Whether a seat gains by an alliance."""
    joined = next(side for side in proposed.sides if side != proposed.kept)
    return gain(s, united(s, proposed.kept, joined), seat) > WORTH_WHILE


def is_good(s: Leonardo, seat: Seat, offered: Offered) -> bool:
    """Whether a seat gains by an offer that can still be carried out."""
    if Deals().refuse(s, seat, Accept(offered.number)):
        return False
    return gain(s, exchanged(s, s.side(offered.seat), offered.offer), seat) > WORTH_WHILE


def counter(s: Leonardo, seat: Seat, said: Collection[Action] = ()) -> Action | None:
    """Other florins for the offer that a side answers next, if it would decline that one and these gain for both."""
    side = s.side(seat)
    offered = next((each for each in s.offers if each.offer.to == side), None) if is_open(s) else None
    if offered is None or s.said[seat] >= WORDS_A_ROUND or is_good(s, seat, offered):
        return None
    return best_counter(s, seat, offered, said)


def excuse(s: Leonardo, side: int, offered: Offered) -> str:
    """Why a side declines what it is offered."""
    offer, maker = offered.offer, s.side(offered.seat)
    if Deals().refuse(s, Seat(side), Accept(offered.number)):
        return "cannot-pay"
    after = exchanged(s, maker, offer)
    if any(after.is_controlled(space) and after.owners[space] == maker for space in offer.want):
        return "quarter"
    if not offer.want:
        return "too-dear"
    return "too-little" if offer.give or offer.pay else "no-use"


def offer(s: Leonardo, seat: Seat, said: Collection[Action] = ()) -> Action | None:
    """Proposes the alliance or the trade that gains most, if there is one."""
    if not is_open(s) or not _may_begin(s, seat):
        return None
    may_ally = is_late(s) and _is_on_the_floor(s, Alliances) and seeks_allies(s, s.side(seat))
    alliance = _unsaid(best_alliance(s, seat), said) if may_ally else None
    if alliance is not None or not _is_on_the_floor(s, Offers):
        return alliance
    return best_trade(s, seat, said)


def overture(s: Leonardo, seat: Seat, said: Collection[Action] = ()) -> Action | None:
    """Proposes an alliance between any two turns, when most still wait for the end of the round."""
    may_begin = is_late(s) and _may_ally(s, seat) and _may_begin(s, seat)
    return _unsaid(best_to_catch_up(s, seat), said) if may_begin else None


def gambit(s: Leonardo, seat: Seat, said: Collection[Action] = ()) -> Action | None:
    """Proposes an alliance as early as the rules allow, which often decides the game."""
    may_begin = _may_ally(s, seat) and _may_begin(s, seat)
    return _unsaid(best_to_lead(s, seat), said) if may_begin else None


def _unsaid(word: Action | None, said: Collection[Action]) -> Action | None:
    """A proposal, unless it has been made before in this game."""
    return None if word in said else word


def is_late(s: Leonardo) -> bool:
    """Whether most bots think of alliances: made before the first roll they would decide the game."""
    return s.round > LATER or (s.round == LATER and is_open(s))


def _may_ally(s: Leonardo, seat: Seat) -> bool:
    return seat in Alliances().asks(s) and _is_on_the_floor(s, Alliances)


def _may_begin(s: Leonardo, seat: Seat) -> bool:
    """Whether a seat has said little yet, and nothing of its side waits for an answer."""
    return s.said[seat] < WORDS_A_ROUND and not _is_waiting(s, seat)


def _is_on_the_floor(s: Leonardo, kind: type[Alliances] | type[Offers]) -> bool:
    return any(isinstance(step, kind) for step in s.floor)


def _is_waiting(s: Leonardo, seat: Seat) -> bool:
    """Whether something of this side lies on the floor unanswered."""
    side = s.side(seat)
    return any(s.side(each.seat) == side for each in s.offers) or any(side in each.sides for each in s.proposals)
