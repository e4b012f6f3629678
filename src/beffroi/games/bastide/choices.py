"""What may be answered in Bastide where a plain list would be long: turns, targets, shares and offers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import comb
from typing import TypeVar

from beffroi.core.action import Seat
from beffroi.core.ask import Ask, Bundle, Part, Pick
from beffroi.core.ask import Offer as OfferAsk
from beffroi.core.choices import Choices, Listed, Rng
from beffroi.core.offer import Partner, Promises, Purse
from beffroi.games.bastide.material import NO_PROMISE, PROMISE_KINDS
from beffroi.games.bastide.rulebook import Counter, Offer, Pass, Play, Propose, Split, Strike

T = TypeVar("T", bound=Strike)
MOST_LISTED = 60


class Turns(Listed[Propose | Play | Pass]):
    """The projects one can propose and the tiles one can play.

    A sample takes one of the two actions first: fourteen projects against three tiles would leave the town without
    houses, and so without money.
    """

    __slots__ = ("kinds",)

    def __init__(self, projects: tuple[Propose, ...], tiles: tuple[Play, ...]) -> None:
        super().__init__((*projects, *tiles) or (Pass(),))
        kinds: list[tuple[Propose | Play | Pass, ...]] = [projects, tiles]
        self.kinds = [kind for kind in kinds if kind] or [self.actions]

    def sample(self, rng: Rng) -> Propose | Play | Pass:
        kind = self.kinds[rng.randrange(len(self.kinds))]
        return kind[rng.randrange(len(kind))]


class Targets(Choices[T]):
    """Every way to take a number of targets from one of several pools; never from two of them."""

    __slots__ = ("make", "pools", "sizes")

    def __init__(self, make: type[T], pools: list[tuple[str, ...]], sizes: tuple[int, ...]) -> None:
        self.make = make
        self.pools = pools
        self.sizes = sizes

    def __len__(self) -> int:
        return sum([comb(len(pool), size) for pool in self.pools for size in self.sizes])

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, self.make):
            return False
        return len(action.targets) in self.sizes and any(
            action.targets == tuple(name for name in pool if name in action.targets) for pool in self.pools
        )

    def __iter__(self) -> Iterator[T]:
        for pool in self.pools:
            for size in self.sizes:
                yield from map(self.make, combinations(pool, size))

    def sample(self, rng: Rng) -> T:
        number = rng.randrange(len(self))
        for pool in self.pools:
            for size in self.sizes:
                count = comb(len(pool), size)
                if number < count:
                    return self.make(_combination(pool, size, number))
                number -= count
        raise AssertionError("the counts add up to the length")

    def ask(self) -> Ask:
        """A list as long as one can be read; else the targets are pointed at one by one."""
        if len(self) <= MOST_LISTED:
            return Pick(tuple(self))
        names = tuple(name for pool in self.pools for name in pool)
        most = min(max(self.sizes), max(map(len, self.pools)))
        return Bundle(self.make.__name__, (Part("targets", "many", names, min(self.sizes), most),))


def _combination(pool: tuple[str, ...], size: int, number: int) -> tuple[str, ...]:
    """The combination with so many before it."""
    taken: list[str] = []
    for place, name in enumerate(pool):
        if len(taken) == size:
            break
        with_it = comb(len(pool) - place - 1, size - len(taken) - 1)
        if number < with_it:
            taken.append(name)
        else:
            number -= with_it
    return tuple(taken)


class Shares(Choices[Split]):
    """Every way to share a sum among claimants, none getting more than he claims."""

    __slots__ = ("claims", "seats", "total")

    def __init__(self, claims: tuple[tuple[Seat, int], ...], total: int) -> None:
        self.seats = tuple(seat for seat, _ in claims)
        self.claims = tuple(claim for _, claim in claims)
        self.total = total

    def __len__(self) -> int:
        return _ways(self.claims, self.total)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Split) or len(action.shares) != len(self.claims):
            return False
        within = all(0 <= share <= claim for share, claim in zip(action.shares, self.claims, strict=True))
        return within and sum(action.shares) == self.total

    def __iter__(self) -> Iterator[Split]:
        return map(self.nth, range(len(self)))

    def sample(self, rng: Rng) -> Split:
        return self.nth(rng.randrange(len(self)))

    def nth(self, number: int) -> Split:
        """The split with so many before it, the first claimant's small shares first."""
        shares, left = [], self.total
        for place, claim in enumerate(self.claims):
            for share in range(min(claim, left) + 1):
                count = _ways(self.claims[place + 1 :], left - share)
                if number < count:
                    shares.append(share)
                    left -= share
                    break
                number -= count
        return Split(tuple(shares))

    def ask(self) -> Ask:
        part = Part("shares", "shares", self.seats, self.total, self.total, most=self.claims)
        return Bundle("Split", (part,))


@cache
def _ways(claims: tuple[int, ...], total: int) -> int:
    """In how many ways a sum can be shared."""
    if not claims:
        return int(total == 0)
    return sum([_ways(claims[1:], total - share) for share in range(min(claims[0], total) + 1)])


class Offers(Choices[Offer]):
    """Every offer one may make to one of several seats: give, take, and a promise where money goes one way."""

    __slots__ = ("give", "left", "promises", "silent", "takes")

    def __init__(
        self,
        give: int,
        takes: tuple[tuple[Seat, int], ...],
        promises: tuple[str, ...],
        left: int,
        silent: tuple[Seat, ...] = (),
    ) -> None:
        self.give = give
        self.takes = takes
        self.promises = promises
        self.left = left
        self.silent = silent

    def __len__(self) -> int:
        return sum([self._count(take) for _, take in self.takes])

    def _count(self, take: int) -> int:
        return (self.give + take) * len(self.promises) + self.give * take

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Offer) or action.promise not in self.promises:
            return False
        within = 0 <= action.give <= self.give and 0 <= action.take <= dict(self.takes).get(action.to, -1)
        both = action.give > 0 and action.take > 0
        return within and action.give + action.take > 0 and not (both and action.promise != NO_PROMISE)

    def __iter__(self) -> Iterator[Offer]:
        return map(self.nth, range(len(self)))

    def sample(self, rng: Rng) -> Offer:
        return self.nth(rng.randrange(len(self)))

    def nth(self, number: int) -> Offer:
        """The offer with so many before it: to the first seat, giving, then taking, then both."""
        for to, take in self.takes:
            if number < self._count(take):
                return self._to(to, take, number)
            number -= self._count(take)
        raise AssertionError("the counts add up to the length")

    def _to(self, to: Seat, take: int, number: int) -> Offer:
        one_way = (self.give + take) * len(self.promises)
        if number < one_way:
            amount, promise = divmod(number, len(self.promises))
            if amount < self.give:
                return Offer(to, amount + 1, 0, self.promises[promise])
            return Offer(to, 0, amount - self.give + 1, self.promises[promise])
        given, taken = divmod(number - one_way, take)
        return Offer(to, given + 1, taken + 1, NO_PROMISE)

    def ask(self) -> Ask:
        return OfferAsk(
            *self.table(),
            action="Offer",
            left=self.left,
            silent=self.silent,
        )

    def table(self) -> tuple[tuple[Purse, ...], tuple[Partner, ...], Promises]:
        """What one gives oneself, what the others can give, and what may be promised."""
        partners = tuple(Partner(to, (Purse("take", take),)) for to, take in self.takes if to not in self.silent)
        return (Purse("give", self.give),), partners, promises_among(self.promises)


class Counters(Choices[Counter]):
    """Every counter-offer to one of several open offers, each with what may be said to its maker."""

    __slots__ = ("offers",)

    def __init__(self, offers: tuple[tuple[int, Offers], ...]) -> None:
        self.offers = offers

    def __len__(self) -> int:
        return sum([len(terms) for _, terms in self.offers])

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Counter):
            return False
        terms = dict(self.offers).get(action.number)
        return terms is not None and Offer(terms.takes[0][0], action.give, action.take, action.promise) in terms

    def __iter__(self) -> Iterator[Counter]:
        return (_counter(number, offer) for number, terms in self.offers for offer in terms)

    def sample(self, rng: Rng) -> Counter:
        place = rng.randrange(len(self))
        for number, terms in self.offers:
            if place < len(terms):
                return _counter(number, terms.nth(place))
            place -= len(terms)
        raise AssertionError("the counts add up to the length")

    def ask(self) -> Ask:
        makers = {terms.takes[0][0]: terms for _, terms in self.offers}
        first, *_ = makers.values()
        give, _, promises = first.table()
        partners = tuple(partner for terms in makers.values() for partner in terms.table()[1])
        answers = tuple((number, terms.takes[0][0]) for number, terms in self.offers)
        return OfferAsk(give, partners, promises, counter="Counter", answers=answers)


def promises_among(words: tuple[str, ...]) -> Promises:
    """Some promises by their kind, as one chooses them: first what to do, then where or how much."""
    kinds = ((kind, tuple(word for word in of if word in words)) for kind, of in PROMISE_KINDS.items())
    return Promises("promise", NO_PROMISE, tuple((kind, of) for kind, of in kinds if of))


def _counter(number: int, offer: Offer) -> Counter:
    return Counter(number, offer.give, offer.take, offer.promise)
