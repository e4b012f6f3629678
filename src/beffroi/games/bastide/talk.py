"""Negotiation: typed offers before the fists open and while a tax is being split (section 4, I, 3 and II, A)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from beffroi.core.action import Action, Seat
from beffroi.core.ask import Bundle, Part
from beffroi.core.choices import Choices, Listed
from beffroi.core.engine import has_answered
from beffroi.core.model import Given, Refusal, Refusals, Step
from beffroi.core.offer import Goods, OpenOffer
from beffroi.games.bastide.choices import Counters, Offers
from beffroi.games.bastide.house import PayRents, claims_on
from beffroi.games.bastide.material import (
    BUILDINGS,
    CIRCLE,
    LEAST_BIDS,
    MOST_BIDS,
    NO_PROMISE,
    PLACINGS,
    PROMISES,
    SPARE,
)
from beffroi.games.bastide.project import AddToBids, SealBids
from beffroi.games.bastide.rulebook import EXCUSES, Accept, Counter, Drop, Offer, R, Refuse, Tie
from beffroi.games.bastide.state import Bastide, Offered, Project, Promise, Tied

OFFERS_A_TURN = 3
EXCHANGES_A_TURN = 6
"""Offers and counter-offers together, between two seats."""


def negotiators(s: Bastide) -> tuple[Seat, ...]:
    """Who may speak now; who has coins face down keeps silent until they are shown."""
    front = s.agenda[0] if s.agenda else None
    if not s.options.negotiation or not isinstance(front, SealBids | AddToBids | PayRents):
        return ()
    if isinstance(front, AddToBids):
        return tuple(seat for seat in s.playing if not front.has_added(seat))
    return s.playing


def is_silent(s: Bastide, seat: Seat) -> bool:
    """Whether a seat has coins face down, and can answer nothing until they are shown."""
    return has_answered(s, seat) or seat not in negotiators(s)


def next_number(s: Bastide) -> int:
    return 1 + sum(s.spoken) + s.counters


def project_bid_for(s: Bastide) -> Project | None:
    front = s.agenda[0]
    return front.project if isinstance(front, SealBids | AddToBids) else None


def pair(seat: Seat, other: Seat) -> tuple[Seat, Seat]:
    return min(seat, other), max(seat, other)


def worn_out(s: Bastide, seat: Seat, other: Seat) -> Refusals:
    """Two seats have talked enough with each other in a turn."""
    if s.exchanges.count(pair(seat, other)) < EXCHANGES_A_TURN:
        return ()
    return (R.TALK.no("enough-exchanges", to=other, count=EXCHANGES_A_TURN),)


def money_to_give(s: Bastide, seat: Seat) -> int:
    """A purse, less what was announced under S as a bid and is not bid yet."""
    front = s.agenda[0]
    return s.money[seat] - (front.pledged(s, seat) if isinstance(front, SealBids) else 0)


def too_many(s: Bastide, seat: Seat) -> Refusals:
    return () if s.spoken[seat] < OFFERS_A_TURN else (R.TALK.no("enough-offers", count=OFFERS_A_TURN),)


class MakeOffer(Step[Bastide, Offer], frozen=True):
    """Money for nothing, money for money, money for a promise."""

    rule = R.TALK
    takes = (Offer,)
    known: ClassVar[tuple[str, ...]] = PROMISES

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        return negotiators(s)

    def choices(self, s: Bastide, seat: Seat) -> Choices[Offer]:
        if too_many(s, seat):
            return Listed(())
        partners = tuple(to for to in s.playing if to != seat and not self.worn_out(s, seat, to))
        return self.terms(s, seat, partners) if partners else Listed(())

    def terms(self, s: Bastide, seat: Seat, partners: tuple[Seat, ...]) -> Offers:
        """What may be offered to these seats."""
        takes = tuple((to, money_to_give(s, to)) for to in partners)
        silent = tuple(to for to in partners if is_silent(s, to))
        return Offers(money_to_give(s, seat), takes, self.promises(s), OFFERS_A_TURN - s.spoken[seat], silent)

    def promises(self, s: Bastide) -> tuple[str, ...]:
        """What can be promised now: what concerns a project only while it is bid for."""
        project = project_bid_for(s)
        if project is None:
            return (NO_PROMISE, SPARE, *BUILDINGS)
        free = s.free_circles(project.equipment)
        placings = (word for word, circle in PLACINGS.items() if CIRCLE[circle] in free)
        return (NO_PROMISE, SPARE, *LEAST_BIDS, *MOST_BIDS, *BUILDINGS, *placings)

    def worn_out(self, s: Bastide, seat: Seat, to: Seat) -> Refusals:
        return worn_out(s, seat, to)

    def refuse(self, s: Bastide, seat: Seat, action: Offer) -> Refusals:
        if action.to not in s.playing or action.to == seat:
            return (R.TALK.no("not-a-partner"), *too_many(s, seat))
        return too_many(s, seat) + self.worn_out(s, seat, action.to) + tuple(self.empty_words(s, seat, action))

    def unheard(self, s: Bastide, seat: Seat, action: Offer) -> Refusals:
        return (R.TALK.no("partner-silent", to=action.to),) if is_silent(s, action.to) else ()

    def empty_words(self, s: Bastide, seat: Seat, offer: Offer) -> Iterable[Refusal]:
        if not 0 <= offer.give <= s.money[seat]:
            yield R.TALK.no("give-over-purse", money=s.money[seat])
        elif offer.give > money_to_give(s, seat):
            yield R.SAFETY.no("money-pledged", seat=seat, money=money_to_give(s, seat))
        if not 0 <= offer.take <= s.money[offer.to]:
            yield R.TALK.no("take-over-purse", to=offer.to, money=s.money[offer.to])
        elif offer.take > money_to_give(s, offer.to):
            yield R.SAFETY.no("money-pledged", seat=offer.to, money=money_to_give(s, offer.to))
        if offer.promise not in self.known:
            yield R.TALK.no("no-such-promise")
        elif offer.promise not in self.promises(s):
            yield self.no_occasion(s)
        elif offer.give and offer.take and offer.promise != NO_PROMISE:
            yield R.TALK.no("promise-for-money")
        if not offer.give and not offer.take:
            yield R.TALK.no("no-money-in-it")

    def no_occasion(self, s: Bastide) -> Refusal:
        """Why a promise on the list cannot be made just now."""
        project = project_bid_for(s)
        if project is None:
            return R.TALK.no("nothing-bid-for")
        return R.TALK.no("no-circle-of-project", equipment=project.equipment)

    def then(self, s: Bastide, answers: Given[Offer]) -> None:
        ((seat, word),) = answers
        offer = Offered(next_number(s), seat, word.to, word.give, word.take, word.promise)
        s.spoken[seat] += 1
        self.open(s, offer)
        tell_offer(s, offer)

    def open(self, s: Bastide, offer: Offered) -> None:
        s.offers = (*s.offers, offer)
        s.exchanges = (*s.exchanges, pair(offer.seat, offer.to))

    def hush(self, s: Bastide, seat: Seat) -> None:
        for offer in s.offers:
            if offer.seat == seat:
                s.lapse(offer)


def tell_offer(s: Bastide, offer: Offered) -> None:
    seat, to, number, give, take = offer.seat, offer.to, offer.number, offer.give, offer.take
    promise = offer.promise
    if give and take:
        s.tell(R.TALK, "exchange-offered", seat=seat, to=to, number=number, give=give, take=take)
    elif give and promise == NO_PROMISE:
        s.tell(R.TALK, "gift-offered", seat=seat, to=to, number=number, give=give)
    elif give:
        s.tell(R.TALK, "promise-wanted", seat=seat, to=to, number=number, give=give, promise=promise)
    elif promise == NO_PROMISE:
        s.tell(R.TALK, "gift-asked", seat=seat, to=to, number=number, take=take)
    else:
        s.tell(R.TALK, "promise-offered", seat=seat, to=to, number=number, take=take, promise=promise)


def opened(offer: Offered) -> OpenOffer:
    """An offer as it lies on the table: who gets money for nothing gives the promise."""
    promise = "" if offer.promise == NO_PROMISE else offer.promise
    give = Goods(money=offer.give, promise=promise if offer.take else "")
    take = Goods(money=offer.take, promise=promise if offer.give else "")
    return OpenOffer(offer.number, offer.seat, (offer.to,), give, take)


class CounterOffer(Step[Bastide, Counter], frozen=True):
    """The one an offer speaks to answers it by another; this counts for neither of the two."""

    rule = R.TALK
    takes = (Counter,)

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        return negotiators(s)

    def choices(self, s: Bastide, seat: Seat) -> Choices[Counter]:
        answerable = [offer for offer in s.offers if offer.to == seat and not worn_out(s, seat, offer.seat)]
        if not answerable:
            return Listed(())
        return Counters(tuple((offer.number, MakeOffer().terms(s, seat, (offer.seat,))) for offer in answerable))

    def refuse(self, s: Bastide, seat: Seat, action: Counter) -> Refusals:
        offer = next((offer for offer in s.offers if offer.number == action.number and offer.to == seat), None)
        if offer is None:
            return (R.TALK.no("no-such-offer", number=action.number),)
        terms = Offer(offer.seat, action.give, action.take, action.promise)
        return worn_out(s, seat, offer.seat) + tuple(MakeOffer().empty_words(s, seat, terms))

    def then(self, s: Bastide, answers: Given[Counter]) -> None:
        ((seat, word),) = answers
        countered = next(offer for offer in s.offers if offer.number == word.number)
        s.offers = tuple(offer for offer in s.offers if offer is not countered)
        s.counters += 1
        s.tell(R.TALK, "offer-countered", seat=seat, number=word.number)
        offer = Offered(next_number(s) - 1, seat, countered.seat, word.give, word.take, word.promise)
        MakeOffer().open(s, offer)
        tell_offer(s, offer)


class TieOffer(Step[Bastide, Tie], frozen=True):
    """A claimant tells the builder what comes back to him for a share of the tax."""

    rule = R.TALK
    takes = (Tie,)

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        front = s.agenda[0] if s.agenda else None
        if not isinstance(front, PayRents) or not s.options.negotiation:
            return ()
        return tuple(seat for seat, _ in claims_on(s, front.block) if seat != front.seat)

    def most(self, s: Bastide, seat: Seat) -> int:
        """The largest share a claimant can hope for."""
        front = s.agenda[0]
        assert isinstance(front, PayRents)
        return min(front.tax, dict(claims_on(s, front.block))[seat])

    def choices(self, s: Bastide, seat: Seat) -> Choices[Tie]:
        most = self.most(s, seat)
        if too_many(s, seat):
            return Listed(())
        ties = tuple(Tie(share, back) for share in range(1, most + 1) for back in range(1, share + 1))
        parts = (Part("share", "amount", low=1, high=most), Part("back", "amount", low=1, high=most))
        return Listed(ties, Bundle("Tie", parts))

    def refuse(self, s: Bastide, seat: Seat, action: Tie) -> Refusals:
        return too_many(s, seat) + tuple(self.unlikely(action, self.most(s, seat)))

    def unlikely(self, tie: Tie, most: int) -> Iterable[Refusal]:
        if not 1 <= tie.share <= most:
            yield R.TALK.no("share-out-of-reach", amount=most)
        elif not 1 <= tie.back <= tie.share:
            yield R.TALK.no("back-over-share", amount=tie.share)

    def then(self, s: Bastide, answers: Given[Tie]) -> None:
        ((seat, word),) = answers
        tied = Tied(next_number(s), seat, word.share, word.back)
        s.spoken[seat] += 1
        s.ties = (*(other for other in s.ties if other.seat != seat), tied)
        s.tell(R.TALK, "tied", seat=seat, number=tied.number, share=word.share, back=word.back)


class AnswerOffer(Step[Bastide, Accept | Drop | Refuse], frozen=True):
    """An offer is accepted or declined by the one it speaks to, or withdrawn by the one who made it."""

    rule = R.TALK
    takes: ClassVar[tuple[type[Action], ...]] = (Accept, Drop, Refuse)

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        return negotiators(s)

    def candidates(self, s: Bastide, seat: Seat) -> Iterable[Accept | Drop | Refuse]:
        for offer in s.offers:
            yield Accept(offer.number)
            yield Drop(offer.number)
            yield from (Refuse(offer.number, excuse) for excuse in EXCUSES)
        for tied in s.ties:
            yield Drop(tied.number)

    def refuse(self, s: Bastide, seat: Seat, action: Accept | Drop | Refuse) -> Refusals:
        offer = next((offer for offer in s.offers if offer.number == action.number), None)
        tied = next((tied for tied in s.ties if tied.number == action.number), None)
        concerns = (offer is not None and seat in (offer.seat, offer.to)) or (tied is not None and tied.seat == seat)
        if not concerns:
            return (R.TALK.no("no-such-offer", number=action.number),)
        if isinstance(action, Drop):
            return ()
        if offer is None or offer.to != seat:
            return (R.TALK.no("your-own-offer", number=action.number),)
        if isinstance(action, Refuse):
            return () if action.excuse in EXCUSES else (R.TALK.no("no-such-excuse"),)
        return tuple(self.unpayable(s, offer))

    def unpayable(self, s: Bastide, offer: Offered) -> Iterable[Refusal]:
        for seat, amount in ((offer.seat, offer.give), (offer.to, offer.take)):
            if s.money[seat] < amount:
                yield R.TALK.no("cannot-pay", seat=seat, money=s.money[seat])
            elif money_to_give(s, seat) < amount:
                yield R.SAFETY.no("money-pledged", seat=seat, money=money_to_give(s, seat))

    def then(self, s: Bastide, answers: Given[Accept | Drop | Refuse]) -> None:
        ((seat, word),) = answers
        offer = next((offer for offer in s.offers if offer.number == word.number), None)
        s.offers = tuple(offer for offer in s.offers if offer.number != word.number)
        s.ties = tuple(tied for tied in s.ties if tied.number != word.number)
        if offer is not None and isinstance(word, Accept):
            s.tell(R.TALK, "offer-accepted", seat=seat, number=word.number)
            carry_out(s, offer)
        elif isinstance(word, Refuse):
            s.tell(R.TALK, "offer-refused", seat=seat, number=word.number, excuse=word.excuse)
        else:
            self.tell_dropped(s, seat, word.number, is_own=offer is None or offer.seat == seat)

    def tell_dropped(self, s: Bastide, seat: Seat, number: int, *, is_own: bool) -> None:
        if is_own:
            s.tell(R.TALK, "offer-withdrawn", seat=seat, number=number)
        else:
            s.tell(R.TALK, "offer-declined", seat=seat, number=number)


def carry_out(s: Bastide, offer: Offered) -> None:
    """The money changes hands at once; a promise is written down."""
    pay(s, offer.seat, offer.to, offer.give)
    pay(s, offer.to, offer.seat, offer.take)
    if offer.promise != NO_PROMISE:
        bound, to = (offer.to, offer.seat) if offer.give else (offer.seat, offer.to)
        s.promises = (*s.promises, Promise(bound, to, offer.promise, s.turn))
        s.tell(R.TALK, "promised", seat=bound, to=to, promise=offer.promise)


def pay(s: Bastide, seat: Seat, to: Seat, amount: int) -> None:
    if amount:
        s.money[seat] -= amount
        s.money[to] += amount
        s.tell(R.TALK, "money-given", seat=seat, to=to, amount=amount)
