"""A new house, its tax, and where the money goes (section 4, II, A)."""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.core.action import Seat
from beffroi.core.choices import Choices, Listed
from beffroi.core.model import Given, Refusal, Refusals, Step
from beffroi.games.bastide.choices import Shares
from beffroi.games.bastide.material import CARRA, FACING_CIRCLES, HOUSE, HOUSE_TILE, NEAR
from beffroi.games.bastide.project import silence
from beffroi.games.bastide.promises import keep
from beffroi.games.bastide.rulebook import Build, R, Split
from beffroi.games.bastide.sites import all_sites, misbuilt
from beffroi.games.bastide.state import Bastide

NEWCOMER = 6
TAX_CHANGES = (("halle", 2), ("church", 4), ("maladrerie", -6))
"""What the tax gains or loses in the same moulon as an equipment or next to it; the Halle stands on the Carra."""
RENT = 2


class PlaceHouse(Step[Bastide, Build], frozen=True):
    """A house comes to a free strip of any moulon; the first one in a moulon says how its strips run."""

    rule = R.HOUSE
    takes = (Build,)
    seat: Seat

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        return s.if_playing(self.seat)

    def choices(self, s: Bastide, seat: Seat) -> Choices[Build]:
        return Listed(all_sites(s, 1))

    def refuse(self, s: Bastide, seat: Seat, action: Build) -> Refusals:
        return tuple(misbuilt(s, action, 1, R.HOUSE))

    def then(self, s: Bastide, answers: Given[Build]) -> None:
        if not answers:
            s.bag = s.bag.with_mixed(HOUSE_TILE)
            return
        ((seat, site),) = answers
        s.build(site.block, site.strip, site.facing, HOUSE, 1)
        s.tell(R.HOUSE, "house-built", seat=seat, block=site.block)
        keep(s, seat, f"build-{site.block}")
        s.next(PayRents(seat, site.block, collect(s, site.block)))


def collect(s: Bastide, block: str) -> int:
    """The tax of a new house: it depends on what stands near; the bank pays no more than it has."""
    tax = NEWCOMER
    for equipment, change in TAX_CHANGES:
        place = CARRA if equipment == "halle" else s.block_of(equipment)
        if place is not None and block in NEAR[place] and s.is_started(equipment):
            tax += change
            s.tell(R.HOUSE, "tax-changed", equipment=equipment, amount=change)
    bank = s.bank()
    tax = tax if bank is None else min(tax, bank)
    s.tell(R.HOUSE, "taxed", amount=tax)
    return tax


def claims_on(s: Bastide, block: str) -> tuple[tuple[Seat, int], ...]:
    """What the owners of the influences around a moulon are due."""
    owners = [s.influences[circle] for circle in FACING_CIRCLES[block]]
    return tuple((seat, RENT * owners.count(seat)) for seat in s.playing if seat in owners)


class PayRents(Step[Bastide, Split], frozen=True):
    """Rents first, the rest into the chest; when the tax is too small the builder says who goes short."""

    rule = R.RENTS
    takes = (Split,)
    seat: Seat
    block: str
    tax: int

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        claims = claims_on(s, self.block)
        disputed = len(claims) > 1 and 0 < self.tax < sum(claim for _, claim in claims)
        return s.if_playing(self.seat) if disputed else ()

    def choices(self, s: Bastide, seat: Seat) -> Choices[Split]:
        return Shares(claims_on(s, self.block), self.tax)

    def refuse(self, s: Bastide, seat: Seat, action: Split) -> Refusals:
        claims = claims_on(s, self.block)
        if len(action.shares) != len(claims):
            return (R.RENTS.no("one-share-each", seats=tuple(seat for seat, _ in claims)),)
        return tuple(self.unfair(claims, action.shares))

    def unfair(self, claims: tuple[tuple[Seat, int], ...], shares: tuple[int, ...]) -> Iterable[Refusal]:
        for (seat, claim), share in zip(claims, shares, strict=True):
            if not 0 <= share <= claim:
                yield R.RENTS.no("share-over-claim", seat=seat, amount=claim)
        if sum(shares) != self.tax:
            yield R.RENTS.no("wrong-sum", amount=self.tax)

    def then(self, s: Bastide, answers: Given[Split]) -> None:
        claims = claims_on(s, self.block)
        if answers:
            shares = answers[0][1].shares
        elif self.seat in s.playing:
            shares = self.undisputed(claims)
        else:
            shares = (0,) * len(claims)
        for (seat, claim), share in zip(claims, shares, strict=True):
            if share:
                s.money[seat] += share
                s.tell(R.RENTS, "rent-paid", seat=seat, amount=share, count=claim // RENT)
        self.fill_chest(s, self.tax - sum(shares))
        self.pay_back(s, {seat: share for (seat, _), share in zip(claims, shares, strict=True)})

    def undisputed(self, claims: tuple[tuple[Seat, int], ...]) -> tuple[int, ...]:
        """Everybody's due; one claimant alone takes what there is."""
        return tuple(min(claim, self.tax) for _, claim in claims)

    def fill_chest(self, s: Bastide, rest: int) -> None:
        s.chest += rest
        if rest:
            s.tell(R.RENTS, "chest-filled", amount=rest)

    def pay_back(self, s: Bastide, shares: dict[Seat, int]) -> None:
        """An offer tied to the split is carried out with it."""
        for tied in s.ties:
            if shares.get(tied.seat, 0) >= tied.share:
                s.money[tied.seat] -= tied.back
                s.money[self.seat] += tied.back
                s.tell(R.TALK, "paid-back", seat=tied.seat, to=self.seat, amount=tied.back)
                s.ties = tuple(other for other in s.ties if other is not tied)
        silence(s)
