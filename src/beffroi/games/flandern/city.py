"""One city: what stands on which lot; sets of lots as in `sites`."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from beffroi.games.flandern.material import CHURCH, ONE_MASTER, TWO_MASTERS, Quarter
from beffroi.games.flandern.sites import (
    ANNEXES,
    CENTRE,
    INSIDE,
    SITES,
    Site,
    around,
    beside_porches,
    bordering,
    opening,
    under_porches,
)


class City(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A city on its site; before its centre is placed it has none and no lot."""

    name: str
    site: int = -1
    quarters: tuple[int, ...] = (0,) * 6
    """The lots of each arms; D stands on two."""
    free: int = 0
    covered: int = 0
    sites: int = 0
    """The lots whose quarter is still a site."""
    cathedrals: int = 0
    ones: int = 0
    twos: int = 0
    """The lots whose quarter shows one master, and two."""
    masters: tuple[int, ...] = ()
    """The lots on which a master pawn stands, several on one if need be."""
    porches: int = 0
    """The lots where A, B or C stands."""
    swallowed: int = 0
    """The small lot that D has swallowed."""
    scored: bool = False

    @property
    def is_open(self) -> bool:
        """Whether anything may still happen in it."""
        return self.site >= 0 and not self.scored

    @property
    def plan(self) -> Site:
        return SITES[self.site]

    @property
    def built(self) -> int:
        blue, yellow, green, red, grey, church = self.quarters
        return blue | yellow | green | red | grey | church

    @property
    def opened(self) -> int:
        """The annexes that have been opened."""
        return (self.free | self.built | self.covered) & ANNEXES

    def standing(self, arms: int) -> int:
        """The lots where a quarter of these arms is named: D by its large lot only."""
        return self.quarters[arms] & ~self.swallowed

    def finished(self, arms: int) -> int:
        return self.quarters[arms] & ~self.swallowed & ~self.sites

    def arms_on(self, lot: int) -> int:
        """Whose quarter stands on a lot that is built."""
        return next(arms for arms, lots in enumerate(self.quarters) if lots >> lot & 1)

    def near(self, arms: int) -> int:
        """The lots that touch a quarter of these arms, where no other of them may stand."""
        touched = around(self.site, self.quarters[arms])
        return touched | beside_porches(self.site, self.porches) if arms == CHURCH else touched

    def room(self, arms: int) -> int:
        """The free lots where a quarter of these arms may stand, whatever its shape."""
        return self.free & bordering(self.site, self.built) & ~self.near(arms)

    def porch_room(self) -> int:
        """The lots where a church quarter with a porch opens an annex and touches no church outside the wall."""
        churches = self.quarters[CHURCH] & ANNEXES
        lots = opening(self.site, self.opened, self.porches)
        if not churches:
            return lots
        porch = self.plan.porch
        return sum(1 << lot for lot in range(len(porch)) if lots >> lot & 1 and not porch[lot] & churches)

    def new_annexes(self, lot: int) -> int:
        """What a church quarter with a porch opens on a lot."""
        return self.plan.opens[lot] & ~self.opened & ~under_porches(self.site, self.porches)

    def founded(self, site: int, arms: int) -> City:
        """The city with its centre on a site."""
        quarters = tuple(1 << CENTRE if each == arms else 0 for each in range(len(self.quarters)))
        return replace(self, site=site, quarters=quarters, free=INSIDE)

    def with_quarter(self, quarter: Quarter, lot: int, swallowed: int, *, as_site: bool) -> City:
        """The city once a quarter stands on a lot, and what that opens or swallows."""
        here = 1 << lot
        quarters = list(self.quarters)
        quarters[quarter.arms] |= here | swallowed
        porch = quarter.special in ("A", "B", "C")
        return replace(
            self,
            quarters=tuple(quarters),
            free=self.free & ~here & ~swallowed | (self.new_annexes(lot) if porch else 0),
            sites=self.sites | here if as_site else self.sites,
            ones=self.ones | here if quarter.masters == ONE_MASTER else self.ones,
            twos=self.twos | here if quarter.masters == TWO_MASTERS else self.twos,
            porches=self.porches | here if porch else self.porches,
            swallowed=self.swallowed | swallowed,
        )

    def without_site(self, lot: int) -> City:
        return replace(self, sites=self.sites & ~(1 << lot))

    def masters_on(self, lots: int) -> int:
        """The masters, printed and pawns, on some lots."""
        pawns = sum(lots >> lot & 1 for lot in self.masters)
        return (self.ones & lots).bit_count() + 2 * (self.twos & lots).bit_count() + pawns
