"""Counter-offers: the same promise at another price, when that gains for both."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from beffroi.core.action import Action, Seat
from beffroi.games.bastide.material import NO_PROMISE
from beffroi.games.bastide.rulebook import Counter, Offer
from beffroi.games.bastide.state import Bastide, Offered
from beffroi.games.bastide.talk import AnswerOffer, CounterOffer, money_to_give, pair
from beffroi.games.bastide.taste.haggling import DEAREST, WORTH_WHILE, Market, as_offered, is_countable

MOST_EXCHANGES = 2
"""After so many offers between two seats in a turn a bot answers yes or no."""
UNTOLD = 2
"""Whoever asks for a promise whose worth nobody can count may pay so much more than they offer."""


def counter(s: Bastide, seat: Seat, said: Collection[Action] = ()) -> Counter | None:
    """Other terms for the offer that a bot answers next, if it would decline that one."""
    if seat not in AnswerOffer().asks(s):
        return None
    offered = next((each for each in s.offers if each.to == seat), None)
    if offered is None or s.exchanges.count(pair(seat, offered.seat)) > MOST_EXCHANGES:
        return None
    market = Market(s)
    if market.would_take(seat, offered):
        return None
    unsaid = (each for each in prices(s, seat, offered) if not _has_said(seat, offered, each, said))
    return next((each for each in unsaid if _gains_for_both(market, seat, offered, each)), None)


def prices(s: Bastide, seat: Seat, offered: Offered) -> Iterable[Counter]:
    """The same promise for more when it is asked of a seat, for less when it is offered to it: the nearest first."""
    if offered.promise == NO_PROMISE:
        return ()
    if offered.take:
        highest = min(offered.take - 1, money_to_give(s, seat), DEAREST)
        return (Counter(offered.number, price, 0, offered.promise) for price in range(highest, 0, -1))
    dearest = DEAREST if is_countable(offered.promise) else offered.give + UNTOLD
    most = min(money_to_give(s, offered.seat), dearest)
    lowest = offered.give + 1 if most > offered.give else 1
    return (Counter(offered.number, 0, price, offered.promise) for price in range(lowest, most + 1))


def _has_said(seat: Seat, offered: Offered, word: Counter, said: Collection[Action]) -> bool:
    """Whether the same terms were proposed before, as an offer to this seat or as an answer to one."""
    if _terms(offered.seat, word) in said:
        return True
    return any(isinstance(each, Counter) and _terms(seat, each) == _terms(seat, word) for each in said)


def _terms(to: Seat, word: Counter) -> Offer:
    return Offer(to, word.give, word.take, word.promise)


def _gains_for_both(market: Market, seat: Seat, offered: Offered, word: Counter) -> bool:
    """Whether both are better off; a promise whose worth nobody can count is worth its price to whoever wants it."""
    if CounterOffer().refuse(market.s, seat, word):
        return False
    answered = as_offered(seat, _terms(offered.seat, word))
    if market.gain(seat, answered) <= WORTH_WHILE:
        return False
    return not is_countable(word.promise) or market.gain(offered.seat, answered) > WORTH_WHILE
