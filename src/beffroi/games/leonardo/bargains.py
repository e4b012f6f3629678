"""Every offer one side can make to the others, counted and sampled without listing them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from beffroi.core.action import Seat
from beffroi.core.ask import Ask
from beffroi.core.ask import Offer as OfferAsk
from beffroi.core.choices import Choices, Rng
from beffroi.core.offer import Partner, Purse, Things
from beffroi.games.leonardo.rulebook import Counter, Offer

FLORINS_STEP = 5


class Holdings(NamedTuple):
    """What a side has to bargain with."""

    palaces: tuple[int, ...]
    florins: int

    @property
    def bundles(self) -> int:
        """How many ways there are to take one palace or more."""
        return (1 << len(self.palaces)) - 1

    @property
    def sums(self) -> int:
        """How many sums there are to pay."""
        return self.florins // FLORINS_STEP

    def bundle(self, number: int) -> tuple[int, ...]:
        """The palaces at the bits of a number."""
        return tuple(space for place, space in enumerate(self.palaces) if (number + 1) >> place & 1)


class Bargain(NamedTuple):
    """Everything that can be offered to one partner: exchanges, then sales, then purchases."""

    to: Seat
    own: Holdings
    other: Holdings

    @property
    def exchanges(self) -> int:
        return self.own.bundles * self.other.bundles * (1 + self.own.sums + self.other.sums)

    @property
    def sales(self) -> int:
        return self.own.bundles * self.other.sums

    @property
    def total(self) -> int:
        return self.exchanges + self.sales + self.other.bundles * self.own.sums

    def offer(self, number: int) -> Offer:
        """The offer of this number."""
        if number < self.exchanges:
            return self.exchange(number)
        number -= self.exchanges
        if number < self.sales:
            give, ask = divmod(number, self.other.sums)
            return Offer(self.to, self.own.bundle(give), 0, (), (ask + 1) * FLORINS_STEP)
        want, pay = divmod(number - self.sales, self.own.sums)
        return Offer(self.to, (), (pay + 1) * FLORINS_STEP, self.other.bundle(want), 0)

    def exchange(self, number: int) -> Offer:
        """Palaces for palaces, with nothing, with florins paid, or with florins asked."""
        number, florins = divmod(number, 1 + self.own.sums + self.other.sums)
        give, want = divmod(number, self.other.bundles)
        pay, ask = (florins, 0) if florins <= self.own.sums else (0, florins - self.own.sums)
        return Offer(self.to, self.own.bundle(give), pay * FLORINS_STEP, self.other.bundle(want), ask * FLORINS_STEP)


class Bargains(Choices[Offer | Counter]):
    """The offers to all partners, and the counter-offers to what they have offered; `fits` is the rule they keep."""

    __slots__ = ("bargains", "counters", "fits", "left")

    def __init__(
        self,
        bargains: tuple[Bargain, ...],
        fits: Callable[[Offer | Counter], bool],
        left: int,
        answers: tuple[tuple[int, Seat], ...] = (),
    ) -> None:
        """`left` says how many may still be made; `answers` are the open offers that can be countered."""
        self.bargains = bargains
        self.fits = fits
        self.left = left
        partners = {bargain.to: bargain for bargain in bargains}
        self.counters = tuple((number, partners[maker]) for number, maker in answers if maker in partners)

    def __len__(self) -> int:
        return sum(bargain.total for bargain in (*self.bargains, *(bargain for _, bargain in self.counters)))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Offer | Counter) and self.fits(action)

    def __iter__(self) -> Iterator[Offer | Counter]:
        return map(self.nth, range(len(self)))

    def sample(self, rng: Rng) -> Offer | Counter:
        return self.nth(rng.randrange(len(self)))

    def nth(self, place: int) -> Offer | Counter:
        """The offer at this place; new ones come first."""
        for bargain in self.bargains:
            if place < bargain.total:
                return bargain.offer(place)
            place -= bargain.total
        for number, bargain in self.counters:
            if place < bargain.total:
                return counter_of(number, bargain.offer(place))
            place -= bargain.total
        raise AssertionError("the counts add up to the length")

    def ask(self) -> Ask:
        return OfferAsk(
            _goods("give", "pay", self.bargains[0].own),
            tuple(Partner(each.to, _goods("want", "ask", each.other)) for each in self.bargains),
            action="Offer",
            left=self.left,
            counter="Counter",
            answers=tuple((number, bargain.to) for number, bargain in self.counters),
        )


def counter_of(number: int, terms: Offer) -> Counter:
    return Counter(number, terms.give, terms.pay, terms.want, terms.ask)


def _goods(palaces: str, florins: str, holdings: Holdings) -> tuple[Things, Purse]:
    return Things(palaces, "space", holdings.palaces), Purse(florins, holdings.florins, FLORINS_STEP)
