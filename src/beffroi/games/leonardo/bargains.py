"""Every offer one side can make to the others, counted and sampled without listing them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from beffroi.core.action import Seat
from beffroi.core.ask import Ask, Part
from beffroi.core.ask import Offer as OfferAsk
from beffroi.core.choices import Choices, Rng
from beffroi.games.leonardo.rulebook import Offer

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


class Bargains(Choices[Offer]):
    """The offers to all partners; `fits` is the rule they keep."""

    __slots__ = ("bargains", "fits")

    def __init__(self, bargains: tuple[Bargain, ...], fits: Callable[[Offer], bool]) -> None:
        self.bargains = bargains
        self.fits = fits

    def __len__(self) -> int:
        return sum(bargain.total for bargain in self.bargains)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Offer) and self.fits(action)

    def __iter__(self) -> Iterator[Offer]:
        return (bargain.offer(number) for bargain in self.bargains for number in range(bargain.total))

    def sample(self, rng: Rng) -> Offer:
        number = rng.randrange(len(self))
        for bargain in self.bargains:
            if number < bargain.total:
                return bargain.offer(number)
            number -= bargain.total
        raise AssertionError("the counts add up to the length")

    def ask(self) -> Ask:
        own = self.bargains[0].own
        theirs = tuple(sorted(space for bargain in self.bargains for space in bargain.other.palaces))
        richest = max(bargain.other.florins for bargain in self.bargains)
        return OfferAsk(
            "Offer",
            tuple(bargain.to for bargain in self.bargains),
            (_some("give", own.palaces), Part("pay", "amount", high=own.florins, by=FLORINS_STEP)),
            (_some("want", theirs), Part("ask", "amount", high=richest, by=FLORINS_STEP)),
        )


def _some(field: str, palaces: tuple[int, ...]) -> Part:
    """Any of these palaces, each at most once."""
    return Part(field, "many", palaces, high=len(palaces), most=(1,) * len(palaces))
