"""The preparation of Flandern 1302, flat, for search: who begins, the guilds, the sites and the piles."""

from __future__ import annotations

from beffroi.core import bits
from beffroi.fast import Dice, blank
from beffroi.games.flandern import fast_cities
from beffroi.games.flandern import fast_hands as hands
from beffroi.games.flandern import fast_question as question
from beffroi.games.flandern.fast_hands import CARD_OF
from beffroi.games.flandern.fast_rounds import FastRounds
from beffroi.games.flandern.material import GOLD, LUIK, UTRECHT

UTRECHT_CITY, LUIK_CITY = UTRECHT, LUIK
FULL_PILE = blank(32)


def _fill() -> None:
    for number, pile in enumerate(GOLD):
        for card, count in pile.mixed:
            FULL_PILE[16 * number + CARD_OF[card]] = count


_fill()


class FastPreparation(FastRounds):
    """Everything before the first round, which leads to it."""

    def begin(self, first: int) -> None:
        self.first = first
        self.go_on_with_guilds()

    def go_on_with_guilds(self) -> None:
        """Who has left gets the first guild that is free; then sites are chosen, or guilds for influence before."""
        self.phase = question.GUILD_PHASE
        for number in range(self.seats):
            self.mover = self.after_first(number)
            if self.guilds[self.mover] == fast_cities.NOBODY:
                if not self.gone[self.mover]:
                    return
                self.guilds[self.mover] = bits.lowest(self.free_guilds())
        if self.seats == hands.TWO_SEATS:
            self.go_on_with_influence()
        else:
            self.go_on_with_sites()

    def go_on_with_influence(self) -> None:
        self.phase = question.INFLUENCE_PHASE
        for number in range(self.seats):
            self.mover = self.after_first(number)
            if self.influenced[self.mover] == fast_cities.NOBODY:
                return
        self.go_on_with_sites()

    def go_on_with_sites(self) -> None:
        """Who has left gets the first site that is free; then chance settles the rest."""
        self.phase = question.SITE_PHASE
        city = self.city_to_found()
        while city != fast_cities.NOBODY:
            if not self.gone[self.mover]:
                return
            self.found(city, bits.lowest(self.free_sites()))
            city = self.city_to_found()
        self.phase = question.SETTLE_PHASE

    def city_to_found(self) -> int:
        """The next centre to be placed, and who places it: of the guilds, then of those under influence."""
        for number in range(self.seats):
            self.mover = self.after_first(number)
            if self.site[self.guilds[self.mover]] < 0:
                return self.guilds[self.mover]
        for number in range(self.seats):
            self.mover = self.after_first(number)
            if self.influenced[self.mover] != fast_cities.NOBODY and self.site[self.influenced[self.mover]] < 0:
                return self.influenced[self.mover]
        return fast_cities.NOBODY

    def settle_by(self, dice: Dice) -> int:
        """Chance chooses two of the sites that are left, one after the other."""
        free = self.free_sites()
        utrecht = bits.nth(free, dice.below(bits.few(free)))
        free &= ~(1 << utrecht)
        luik = bits.nth(free, dice.below(bits.few(free)))
        self.settle(utrecht, luik)
        return 8 * utrecht + luik

    def settle(self, utrecht: int, luik: int) -> None:
        self.found(UTRECHT_CITY, utrecht)
        self.found(LUIK_CITY, luik)
        self.find_builders()
        self.deal()
        if self.seats == hands.TWO_SEATS:
            self.phase, self.mover = question.ORDER_PHASE, self.first
        else:
            self.begin_round()

    def deal(self) -> None:
        """The piles lie ready; the card of a city that is not played leaves them, and every hand."""
        if self.seats == hands.TWO_SEATS:
            for seat in range(self.seats):
                self.pile |= ((1 << hands.DRAWN_COUNT) - 1) << hands.DRAWN_COUNT * self.influenced[seat]
            return
        for number in range(32):
            self.piles[number] = FULL_PILE[number]
        for city in range(fast_cities.CITY_COUNT):
            if self.site[city] < 0:
                self.piles[city], self.piles[16 + city] = 0, 0
                for seat in range(self.seats):
                    self.hands[seat] &= ~(1 << city)
