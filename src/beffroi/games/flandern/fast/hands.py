"""What everybody holds in Flandern 1302, for search: guilds, influence, cards and points.

Cards have their numbers in `ACTION_CARDS`, gold cards three more. In the game of two `pile` and `laid` are sets of
drawn cards, each 7 times its guild plus the number of the card.
"""

from __future__ import annotations

from beffroi.games.flandern.fast import cities
from beffroi.games.flandern.fast.board import Board
from beffroi.games.flandern.material import ACTION_CARDS, CATHEDRAL, GUILDS, INFLUENCE, MASTER
from beffroi.games.flandern.sites import SITE_NAMES
from beffroi.games.flandern.state import TWO

SITE_CARD, TAKE_BACK_CARD, INFLUENCE_GOLD, CATHEDRAL_GOLD, MASTER_GOLD = 6, 7, 8, 9, 10
CARD_NAMES = (*ACTION_CARDS, INFLUENCE, CATHEDRAL, MASTER)
CARD_OF = {name: number for number, name in enumerate(CARD_NAMES)}
CARD_COUNT, GOLD_COUNT, DRAWN_COUNT = len(ACTION_CARDS), len(CARD_NAMES), 7
NO_CARD, STAYED = -1, 1000
GUILD_COUNT, SITE_COUNT, TWO_SEATS = len(GUILDS), len(SITE_NAMES), TWO


def after_first(b: Board, number: int) -> int:
    """The seat some places after the first player."""
    return (b.first + number) % b.seats


def free_guilds(b: Board) -> int:
    """The guilds that nobody has, nor holds under influence."""
    free = (1 << GUILD_COUNT) - 1
    for seat in range(b.seats):
        free &= ~(set_of(b.guilds[seat]) | set_of(b.influenced[seat]))
    return free


def free_sites(b: Board) -> int:
    free = (1 << SITE_COUNT) - 1
    for city in range(cities.CITY_COUNT):
        if b.site[city] >= 0:
            free &= ~(1 << b.site[city])
    return free


def find_builders(b: Board) -> None:
    """The guilds that somebody may still build, and the grey one."""
    b.builders = 1 << cities.GREY
    for seat in range(b.seats):
        if not b.gone[seat]:
            b.builders |= set_of(b.guilds[seat])
        b.builders |= set_of(b.influenced[seat])


def set_of(guild: int) -> int:
    return 0 if guild == cities.NOBODY else 1 << guild


def pass_on(b: Board) -> None:
    b.first = after_first(b, 1)
    while b.gone[b.first]:
        b.first = after_first(b, 1)


def share(b: Board, seat: int) -> float:
    """Who stays comes before who has left; then points."""
    own, equals = merit(b, seat), 0
    for other in range(b.seats):
        if merit(b, other) > own:
            return 0.0
        equals += merit(b, other) == own
    return 1.0 / equals


def merit(b: Board, seat: int) -> int:
    """What ranks a seat, as one number."""
    return points_of(b, seat) if b.gone[seat] else points_of(b, seat) + STAYED


def points_of(b: Board, seat: int) -> int:
    """The points of its guild, and of the one it holds under influence."""
    points = b.points[b.guilds[seat]]
    if b.influenced[seat] != cities.NOBODY:
        points += b.points[b.influenced[seat]]
    return points
