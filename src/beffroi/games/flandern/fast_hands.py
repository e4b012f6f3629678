"""What everybody holds in Flandern 1302, flat, for search: guilds, influence, cards and points.

Cards have their numbers in `ACTION_CARDS`, gold cards three more.
"""

from __future__ import annotations

from beffroi.fast import blank
from beffroi.games.flandern import fast_cities
from beffroi.games.flandern.fast_hopes import FastHopes
from beffroi.games.flandern.material import ACTION_CARDS, CATHEDRAL, GUILDS, INFLUENCE, MASTER
from beffroi.games.flandern.sites import SITE_NAMES
from beffroi.games.flandern.state import TWO

SITE_CARD, TAKE_BACK_CARD, INFLUENCE_GOLD, CATHEDRAL_GOLD, MASTER_GOLD = 6, 7, 8, 9, 10
CARD_NAMES = (*ACTION_CARDS, INFLUENCE, CATHEDRAL, MASTER)
CARD_OF = {name: number for number, name in enumerate(CARD_NAMES)}
CARD_COUNT, GOLD_COUNT, DRAWN_COUNT = len(ACTION_CARDS), len(CARD_NAMES), 7
NO_CARD, STAYED = -1, 1000
GUILD_COUNT, SITE_COUNT, TWO_SEATS = len(GUILDS), len(SITE_NAMES), TWO


class FastHands(FastHopes):
    """Guilds, hands and influence by seat, and the piles as counts.

    In the game of two `pile` and `laid` are sets of drawn cards, each 7 times its guild plus the number of the card.
    """

    def __init__(self) -> None:
        super().__init__()
        self.first = 0
        self.guilds = blank(4)
        self.influenced = blank(4)
        self.hands = blank(4)
        self.played = blank(4)
        self.influence = blank(4)
        self.gone = blank(4)
        self.gold = NO_CARD
        self.piles = blank(32)
        self.pile = 0
        self.laid = 0

    def copy_hands(self, origin: FastHands) -> None:
        """Makes what everybody holds equal to another position."""
        self.seats, self.first = origin.seats, origin.first
        for seat in range(self.seats):
            self.guilds[seat], self.influenced[seat] = origin.guilds[seat], origin.influenced[seat]
            self.hands[seat], self.played[seat] = origin.hands[seat], origin.played[seat]
            self.influence[seat], self.gone[seat] = origin.influence[seat], origin.gone[seat]
        for number in range(32):
            self.piles[number] = origin.piles[number]
        self.gold, self.pile, self.laid = origin.gold, origin.pile, origin.laid

    def after_first(self, number: int) -> int:
        """The seat so many places after the first player."""
        return (self.first + number) % self.seats

    def free_guilds(self) -> int:
        """The guilds that nobody has, nor holds under influence."""
        free = (1 << GUILD_COUNT) - 1
        for seat in range(self.seats):
            free &= ~(self.set_of(self.guilds[seat]) | self.set_of(self.influenced[seat]))
        return free

    def free_sites(self) -> int:
        free = (1 << SITE_COUNT) - 1
        for city in range(fast_cities.CITY_COUNT):
            if self.site[city] >= 0:
                free &= ~(1 << self.site[city])
        return free

    def find_builders(self) -> None:
        """The guilds that somebody may still build, and the grey one."""
        self.builders = 1 << fast_cities.GREY
        for seat in range(self.seats):
            if not self.gone[seat]:
                self.builders |= self.set_of(self.guilds[seat])
            self.builders |= self.set_of(self.influenced[seat])

    def set_of(self, guild: int) -> int:
        return 0 if guild == fast_cities.NOBODY else 1 << guild

    def pass_on(self) -> None:
        self.first = self.after_first(1)
        while self.gone[self.first]:
            self.first = self.after_first(1)

    def share(self, seat: int) -> float:
        """Who stays comes before who has left; then points."""
        own, equals = self.merit(seat), 0
        for other in range(self.seats):
            if self.merit(other) > own:
                return 0.0
            equals += self.merit(other) == own
        return 1.0 / equals

    def merit(self, seat: int) -> int:
        """What ranks a seat, as one number."""
        return self.points_of(seat) if self.gone[seat] else self.points_of(seat) + STAYED

    def points_of(self, seat: int) -> int:
        """The points of its guild, and of the one it holds under influence."""
        points = self.points[self.guilds[seat]]
        if self.influenced[seat] != fast_cities.NOBODY:
            points += self.points[self.influenced[seat]]
        return points
