"""What a bot values in Leonardo: works of art and whole quarters, but never without a reserve."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Rng
from beffroi.core.engine import choices
from beffroi.games.leonardo.fast.weights import FIRST_RESERVE
from beffroi.games.leonardo.market import BET_STEP, LEAST_BET, WINNINGS, PlaceBets, bettors
from beffroi.games.leonardo.material import NEIGHBOURS, PRODUCTS, label
from beffroi.games.leonardo.palaces import BID_STEP, NameBid
from beffroi.games.leonardo.rulebook import (
    Auction,
    Bet,
    Bid,
    Buy,
    BuyOffice,
    BuyWork,
    Decline,
    Enlist,
    Exhibit,
    HoldMarket,
    Keep,
    Pass,
    Push,
    Raise,
    ReturnWork,
    Strike,
)
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.taste import haggling
from beffroi.games.leonardo.taste.fortune import share
from beffroi.games.leonardo.taste.supposing import suppose
from beffroi.games.leonardo.taste.tolls import reserve_lacks, ruin_next_turn, tolls
from beffroi.taste import Reason, Taste, because

ENLIST = Enlist()
"""A soldier is free, and harms nobody who has one."""
SPENDING = (BuyWork, Buy, BuyOffice, Raise, HoldMarket)
"""What costs florins and need not be."""
DUEL = 2


class LeonardoTaste(Taste[Leonardo]):
    """Everything bought keeps its value: what matters is income, and not to be caught without florins."""

    def worth(self, s: Leonardo, seat: Seat) -> float:
        if s.result is not None:
            return (s.result.places[seat] == 1) / s.result.places.count(1)
        return share(s, seat)

    def candidates(self, s: Leonardo, seat: Seat, rng: Rng) -> Sequence[Action]:
        front = s.agenda[0]
        if isinstance(front, NameBid):
            return (Bid(front.best + BID_STEP),)
        if isinstance(front, PlaceBets):
            return bets(s, seat, front, rng)
        offered = tuple(choices(s, seat))
        if ENLIST in offered:
            return (ENLIST,)
        return [action for action in offered if not is_careless(s, seat, action)] or offered

    def weigh(self, s: Leonardo, seat: Seat, actions: Sequence[Action]) -> list[float]:
        return [self.use_of(s, seat, action) for action in actions]

    def use_of(self, s: Leonardo, seat: Seat, action: Action) -> float:
        if isinstance(action, ReturnWork):
            return -float(action.value)
        return sum(chance * share(then, seat) for chance, then in suppose(s, seat, action))

    def answer(self, s: Leonardo, seat: Seat, rng: Rng) -> Action | None:
        return haggling.answer(s, seat)

    def counter(self, s: Leonardo, seat: Seat, rng: Rng, said: Collection[Action] = ()) -> Action | None:
        return haggling.counter(s, seat, said)

    def offer(self, s: Leonardo, seat: Seat, rng: Rng, said: Collection[Action] = ()) -> Action | None:
        return haggling.offer(s, seat, said)

    def overture(self, s: Leonardo, seat: Seat, rng: Rng, said: Collection[Action] = ()) -> Action | None:
        return haggling.overture(s, seat, said)

    def gambit(self, s: Leonardo, seat: Seat, rng: Rng, said: Collection[Action] = ()) -> Action | None:
        return haggling.gambit(s, seat, said)

    def reasons(self, s: Leonardo, seat: Seat, action: Action) -> tuple[Reason, ...]:
        return tuple(argue(s, seat, action))


def argue(s: Leonardo, seat: Seat, action: Action) -> Iterator[Reason]:
    """What speaks for an answer."""
    match action:
        case BuyWork():
            yield because("work-raises-tax")
        case Exhibit(space=space):
            yield because("works-together", space=label(space))
        case Buy() | Raise() | Bid() if _completes(s, s.side(seat)):
            yield because("quarter-doubles")
        case Buy() | Raise() | Bid() | BuyOffice():
            yield because("keeps-value")
        case Auction():
            yield because("others-are-poor")
        case Decline() | Pass():
            yield because("florins-are-safety", florins=s.purse(seat))
        case Enlist() | Strike():
            yield because("soldiers-decide")
        case Bet(florins=florins) if florins > LEAST_BET:
            yield because("bet-may-ruin", florins=WINNINGS * florins)
        case HoldMarket() | Bet():
            yield because("house-wins-mostly")
        case Push() | Keep():
            yield because("best-space")
        case ReturnWork():
            yield because("cheapest-work")
    if isinstance(action, BuyWork | Buy | BuyOffice | Raise):
        yield from _reserve(s, seat, action)


def _reserve(s: Leonardo, seat: Seat, action: Action) -> Iterator[Reason]:
    """Says so when what is bought leaves no danger in the next turn."""
    side, ((_, then), *_) = s.side(seat), suppose(s, seat, action)
    if not ruin_next_turn(then, side, tolls(then)):
        yield because("reserve-suffices", florins=then.purses[side])


def _completes(s: Leonardo, side: int) -> bool:
    """Whether the palace that is asked about is the last of its quarter."""
    space = getattr(s.agenda[0], "space", 0)
    others = [other for other in NEIGHBOURS[space] if other != space]
    return bool(others) and all(s.owners[other] == side for other in others)


def is_careless(s: Leonardo, seat: Seat, action: Action) -> bool:
    """Whether a purchase takes from the reserve for the next twelve spaces; a duel's chances tell that."""
    if len(s.seats) == DUEL or not isinstance(action, SPENDING):
        return False
    side, before = s.side(seat), reserve_lacks(s, s.side(seat), tolls(s))
    supposed = [then for _, then in suppose(s, seat, action)]
    if s.round == 1 and any(then.purses[side] < FIRST_RESERVE for then in supposed):
        return True
    return any(reserve_lacks(then, side, tolls(then)) > before for then in supposed)


def bets(s: Leonardo, seat: Seat, front: PlaceBets, rng: Rng) -> Sequence[Action]:
    """The least one must bet, and what would ruin the organiser even after the other stakes are collected."""
    others = [min(LEAST_BET, s.purses[side]) for side in bettors(s, front.seat) if side != s.side(seat)]
    means = s.purses[front.seat] + sum(others)
    most, ruinous = front.most(s, seat), (means // (WINNINGS * BET_STEP) + 1) * BET_STEP
    product = PRODUCTS[rng.randrange(len(PRODUCTS))]
    florins = sorted({LEAST_BET, ruinous})
    return [Bet(product, each) for each in florins if each <= most] or tuple(choices(s, seat))


TASTE = LeonardoTaste()
