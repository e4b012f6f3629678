"""Guilds, quarters, pawns and cards of Flandern 1302, as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from beffroi.core.pile import Pile
from beffroi.games.flandern.sites import SHAPES

ARMS = ("blue", "yellow", "green", "red", "grey", "church")
BLUE, YELLOW, GREEN, RED, GREY, CHURCH = range(6)
GUILDS = (BLUE, YELLOW, GREEN, RED)
CORPORATIONS = (*GUILDS, GREY)
"""Whoever is ranked in a city: the church is not."""
ARMS_OF = {name: number for number, name in enumerate(ARMS)}

CITIES = ("brugge", "gent", "ieper", "leuven", "utrecht", "luik")
CITY_OF = {name: number for number, name in enumerate(CITIES)}
ARMS_OF_CENTRE = (BLUE, YELLOW, GREEN, RED, GREY, CHURCH)  # reconstructed: which arms stand in which city
UTRECHT, LUIK = CITY_OF["utrecht"], CITY_OF["luik"]

SITE_PAWNS = 10
CATHEDRALS = 4
MASTER_PAWNS = 4

SPECIALS = "ABCD"
SHAPE_OF_SPECIAL = {"A": "K", "B": "E", "C": "R", "D": "K"}  # reconstructed
MASTERS = NO_MASTER, ONE_MASTER, TWO_MASTERS = (0, 1, 2)
# reconstructed: for each shape, the quarters of a guild with none, one and two masters printed on them.
PRINTED = (3, 1, 1)
CHURCHES_A_SHAPE = 3
GUILD_STOCK = PRINTED * len(SHAPES)
"""Counts by shape, then by printed masters."""
CHURCH_STOCK = (CHURCHES_A_SHAPE,) * len(SHAPES) + (1,) * len(SPECIALS)
"""Counts by shape, then of the four special quarters."""
FULL_STOCK = (GUILD_STOCK,) * len(CORPORATIONS) + (CHURCH_STOCK,)


class Quarter(NamedTuple):
    """What a quarter shows: its arms, the masters printed on it, and its letter if it is a special one."""

    name: str
    arms: int
    counted: tuple[int, ...]
    """Where the stock of its arms counts it, shape by shape."""
    masters: int = 0
    special: str = ""

    def counted_at(self, shape: str) -> int:
        return self.counted[SHAPES.index(shape)]


def _guild_quarters(arms: int) -> Iterator[Quarter]:
    for masters in MASTERS:
        name = f"{ARMS[arms]}-{masters}" if masters else ARMS[arms]
        yield Quarter(name, arms, tuple(range(masters, len(GUILD_STOCK), len(MASTERS))), masters)


def _church_quarters() -> Iterator[Quarter]:
    yield Quarter("church", CHURCH, tuple(range(len(SHAPES))))
    for number, letter in enumerate(SPECIALS, start=len(SHAPES)):
        yield Quarter(f"church-{letter}", CHURCH, (number,) * len(SHAPES), special=letter)


QUARTERS_OF = (*(tuple(_guild_quarters(arms)) for arms in CORPORATIONS), tuple(_church_quarters()))
QUARTERS = {quarter.name: quarter for quarters in QUARTERS_OF for quarter in quarters}

SITE, TAKE_BACK = "site", "take-back"
INFLUENCE, CATHEDRAL, MASTER = "influence", "cathedral", "master"
ACTION_CARDS = (*CITIES, SITE, TAKE_BACK)
INFLUENCE_CARDS = 3
# reconstructed: how the 28 gold cards are divided between the piles.
PILE_A = {
    "brugge": 1,
    "gent": 1,
    "ieper": 1,
    INFLUENCE: 3,
    SITE: 3,
    TAKE_BACK: 2,
    CATHEDRAL: 1,
    MASTER: 2,
}
PILE_B = {
    "leuven": 1,
    "utrecht": 1,
    "luik": 1,
    INFLUENCE: 3,
    SITE: 1,
    TAKE_BACK: 2,
    CATHEDRAL: 3,
    MASTER: 2,
}
BACKS = ("A", "B")
GOLD = tuple(Pile(tuple(sorted(pile.items()))) for pile in (PILE_A, PILE_B))
MOST_INFLUENCE = INFLUENCE_CARDS + PILE_A[INFLUENCE] + PILE_B[INFLUENCE]


def card_for(guild: int, card: str) -> str:
    """A card of a guild under influence, as it is called in the pile of the two-player game."""
    return f"{ARMS[guild]}-{card}"


def pile_for(guilds: tuple[int, ...]) -> Pile:
    """The city cards and the site cards of the guilds under influence, shuffled together."""
    cards = (card_for(guild, card) for guild in guilds for card in (*CITIES, SITE))
    return Pile(tuple(sorted((card, 1) for card in cards)))
