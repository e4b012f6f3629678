"""Negotiations at the end of a round: palaces and bridges, with their works, for palaces, bridges and florins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Choices
from beffroi.core.model import Given, Refusal, Refusals, Step
from beffroi.core.offer import Goods, OpenOffer
from beffroi.games.leonardo.bargains import FLORINS_STEP, Bargain, Bargains, Holdings
from beffroi.games.leonardo.ledger import pay
from beffroi.games.leonardo.material import PALACES, labels
from beffroi.games.leonardo.negotiation import is_open
from beffroi.games.leonardo.rulebook import EXCUSES, SAYINGS_A_ROUND, Accept, Counter, Drop, Offer, R, Refuse
from beffroi.games.leonardo.state import Leonardo, Offered


class Offers(Step[Leonardo, Offer | Counter], frozen=True):
    """A side offers something for something, or in the place of what it was offered itself.

    There are palaces in it, and florins go one way.
    """

    rule = R.TRADE
    takes: ClassVar[tuple[type[Action], ...]] = (Offer, Counter)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.sides.playing() if is_open(s) else ()

    def choices(self, s: Leonardo, seat: Seat) -> Choices[Offer | Counter]:
        own = s.side(seat)
        others = ((Seat(side), holdings(s, side)) for side in s.following(own) if s.may_propose(seat))
        bargains = tuple(Bargain(to, holdings(s, own), theirs) for to, theirs in others)
        left = SAYINGS_A_ROUND - s.said[seat]
        return Bargains(bargains, lambda offer: not self.refuse(s, seat, offer), left, self.answers(s, own))

    def answers(self, s: Leonardo, side: int) -> tuple[tuple[int, Seat], ...]:
        """The open offers that a side can answer by another one, and who made them."""
        return tuple((each.number, Seat(s.side(each.seat))) for each in s.offers if each.offer.to == side)

    def refuse(self, s: Leonardo, seat: Seat, action: Offer | Counter) -> Refusals:
        said = () if s.may_propose(seat) else (R.TRADE.no("said-enough", count=s.said[seat]),)
        if isinstance(action, Offer):
            return (*said, *misfits(s, seat, action))
        maker = dict(self.answers(s, s.side(seat))).get(action.number)
        if maker is None:
            return (R.TRADE.no("no-such-offer"),)
        return (*said, *misfits(s, seat, terms_of(action, maker)))

    def then(self, s: Leonardo, answers: Given[Offer | Counter]) -> None:
        ((seat, word),) = answers
        if isinstance(word, Offer):
            self.open(s, seat, word)
            return
        countered = _offered(s, word.number)
        assert countered is not None
        s.offers = tuple(each for each in s.offers if each is not countered)
        s.tell(R.TRADE, "offer-countered", seat=seat, number=word.number)
        self.open(s, seat, terms_of(word, Seat(s.side(countered.seat))))

    def open(self, s: Leonardo, seat: Seat, offer: Offer) -> None:
        number = s.next_number(seat)
        s.offers = (*s.offers, Offered(number, seat, offer))
        s.tell(R.TRADE, "offered", seat=seat, seats=(offer.to,), number=number)
        s.tell(R.TRADE, "would-give", seat=s.side(seat), spaces=labels(offer.give), florins=offer.pay)
        s.tell(R.TRADE, "would-give", seat=offer.to, spaces=labels(offer.want), florins=offer.ask)


def terms_of(counter: Counter, to: Seat) -> Offer:
    """What a counter-offer proposes to the maker of the first one."""
    return Offer(to, counter.give, counter.pay, counter.want, counter.ask)


def opened(s: Leonardo, offered: Offered) -> OpenOffer:
    """An offer as it lies on the table."""
    offer = offered.offer
    give, take = Goods(offer.pay, offer.give, "space"), Goods(offer.ask, offer.want, "space")
    return OpenOffer(offered.number, offered.seat, s.members(offer.to), give, take)


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


class Deals(Step[Leonardo, Accept | Drop | Refuse], frozen=True):
    """An offer that the other side accepts is carried out at once; either side may drop it."""

    rule = R.TRADE
    takes: ClassVar[tuple[type[Action], ...]] = (Accept, Drop, Refuse)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.sides.playing() if is_open(s) else ()

    def candidates(self, s: Leonardo, seat: Seat) -> Iterable[Accept | Drop | Refuse]:
        for each in s.offers:
            yield Accept(each.number)
            yield Drop(each.number)
            yield from (Refuse(each.number, excuse) for excuse in EXCUSES)

    def refuse(self, s: Leonardo, seat: Seat, action: Accept | Drop | Refuse) -> Refusals:
        offered = _offered(s, action.number)
        side = s.side(seat)
        if offered is None or side not in (s.side(offered.seat), offered.offer.to):
            return (R.TRADE.no("no-such-offer"),)
        if isinstance(action, Drop):
            return ()
        if side != offered.offer.to:
            return (R.TRADE.no("own-offer"),)
        if isinstance(action, Refuse):
            return () if action.excuse in EXCUSES else (R.TRADE.no("no-such-excuse"),)
        return tuple(misfits(s, offered.seat, offered.offer))

    def then(self, s: Leonardo, answers: Given[Accept | Drop | Refuse]) -> None:
        ((seat, action),) = answers
        offered = _offered(s, action.number)
        assert offered is not None
        s.offers = tuple(each for each in s.offers if each is not offered)
        if isinstance(action, Drop):
            self.tell_dropped(s, seat, action.number, is_own=s.side(offered.seat) == s.side(seat))
            return
        if isinstance(action, Refuse):
            s.tell(R.TRADE, "offer-refused", seat=seat, number=action.number, excuse=action.excuse)
            return
        s.tell(R.TRADE, "offer-accepted", seat=seat, number=action.number)
        exchange(s, s.side(offered.seat), offered.offer)

    def tell_dropped(self, s: Leonardo, seat: Seat, number: int, *, is_own: bool) -> None:
        if is_own:
            s.tell(R.TRADE, "offer-withdrawn", seat=seat, number=number)
        else:
            s.tell(R.TRADE, "offer-declined", seat=seat, number=number)


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
