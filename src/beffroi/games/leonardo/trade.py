"""Negotiations at the end of a round: palaces and bridges, with their works, for palaces, bridges and florins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from beffroi.core.action import Seat
from beffroi.core.choices import Choices
from beffroi.core.model import Given, Refusal, Refusals, Step
from beffroi.games.leonardo.bargains import FLORINS_STEP, Bargain, Bargains, Holdings
from beffroi.games.leonardo.ledger import pay
from beffroi.games.leonardo.material import PALACES, labels
from beffroi.games.leonardo.negotiation import is_open
from beffroi.games.leonardo.rulebook import Accept, Drop, Offer, R
from beffroi.games.leonardo.state import Leonardo, Offered


class Offers(Step[Leonardo, Offer], frozen=True):
    """A side offers something for something; there are palaces in it, and florins go one way."""

    rule = R.TRADE
    takes = (Offer,)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.sides.playing() if is_open(s) else ()

    def choices(self, s: Leonardo, seat: Seat) -> Choices[Offer]:
        own = s.side(seat)
        others = ((Seat(side), holdings(s, side)) for side in s.following(own) if s.may_propose(seat))
        bargains = tuple(Bargain(to, holdings(s, own), theirs) for to, theirs in others)
        return Bargains(bargains, lambda offer: not self.refuse(s, seat, offer))

    def refuse(self, s: Leonardo, seat: Seat, action: Offer) -> Refusals:
        said = () if s.may_propose(seat) else (R.TRADE.no("said-enough", count=s.said[seat]),)
        return (*said, *misfits(s, seat, action))

    def then(self, s: Leonardo, answers: Given[Offer]) -> None:
        ((seat, offer),) = answers
        number = s.next_number(seat)
        s.offers = (*s.offers, Offered(number, seat, offer))
        s.tell(R.TRADE, "offered", seat=seat, seats=(offer.to,), number=number)
        s.tell(R.TRADE, "would-give", seat=s.side(seat), spaces=labels(offer.give), florins=offer.pay)
        s.tell(R.TRADE, "would-give", seat=offer.to, spaces=labels(offer.want), florins=offer.ask)


def holdings(s: Leonardo, side: int) -> Holdings:
    return Holdings(s.palaces_of(side), s.purses[side])


def misfits(s: Leonardo, seat: Seat, offer: Offer) -> Iterator[Refusal]:
    """Why an offer cannot be carried out as things stand."""
    own = s.side(seat)
    if offer.to not in s.sides.standing() or offer.to == own:
        yield R.TRADE.no("not-another-side")
        return
    for side, spaces, florins in ((own, offer.give, offer.pay), (offer.to, offer.want, offer.ask)):
        yield from _cannot_give(s, side, spaces, florins)
    if not (offer.give or offer.want):
        yield R.TRADE.no("no-palace-in-it")
    if offer.pay and offer.ask:
        yield R.TRADE.no("florins-both-ways")
    if not (offer.give or offer.pay) or not (offer.want or offer.ask):
        yield R.TRADE.no("for-nothing")


def _cannot_give(s: Leonardo, side: int, spaces: tuple[int, ...], florins: int) -> Iterator[Refusal]:
    if spaces != tuple(sorted(set(spaces))):
        yield R.TRADE.no("not-in-order")
    foreign = tuple(space for space in PALACES if space in spaces and s.owners[space] != side)
    if foreign:
        yield R.TRADE.no("not-their-palace", seat=side, spaces=labels(foreign))
    if any(space not in PALACES for space in spaces):
        yield R.BOARD.no("no-palace-there")
    if florins % FLORINS_STEP:
        yield R.TRADE.no("florins-in-fives")
    if not 0 <= florins <= s.purses[side]:
        yield R.TRADE.no("not-in-purse", seat=side, purse=s.purses[side])


class Deals(Step[Leonardo, Accept | Drop], frozen=True):
    """An offer that the other side accepts is carried out at once; either side may drop it."""

    rule = R.TRADE
    takes = (Accept, Drop)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.sides.playing() if is_open(s) else ()

    def candidates(self, s: Leonardo, seat: Seat) -> Iterable[Accept | Drop]:
        for each in s.offers:
            yield Accept(each.number)
            yield Drop(each.number)

    def refuse(self, s: Leonardo, seat: Seat, action: Accept | Drop) -> Refusals:
        offered = _offered(s, action.number)
        side = s.side(seat)
        if offered is None or side not in (s.side(offered.seat), offered.offer.to):
            return (R.TRADE.no("no-such-offer"),)
        if isinstance(action, Drop):
            return ()
        if side != offered.offer.to:
            return (R.TRADE.no("own-offer"),)
        return tuple(misfits(s, offered.seat, offered.offer))

    def then(self, s: Leonardo, answers: Given[Accept | Drop]) -> None:
        ((seat, action),) = answers
        offered = _offered(s, action.number)
        assert offered is not None
        s.offers = tuple(each for each in s.offers if each is not offered)
        if isinstance(action, Drop):
            s.tell(R.TRADE, "offer-dropped", seat=seat, number=action.number)
            return
        s.tell(R.TRADE, "offer-accepted", seat=seat, number=action.number)
        exchange(s, s.side(offered.seat), offered.offer)


def _offered(s: Leonardo, number: int) -> Offered | None:
    return next((each for each in s.offers if each.number == number), None)


def exchange(s: Leonardo, side: int, offer: Offer) -> None:
    """Palaces go with their works; florins are paid."""
    for giver, taker, spaces, florins in (
        (side, offer.to, offer.give, offer.pay),
        (offer.to, side, offer.want, offer.ask),
    ):
        for space in spaces:
            s.owners[space] = taker
        if spaces:
            s.tell(R.TRADE, "handed-over", seat=giver, seats=(taker,), spaces=labels(spaces))
        pay(s, "trade", giver, taker, florins)
