"""The preparation of Flandern 1302 for search: who begins, the guilds, the sites and the piles."""

from __future__ import annotations

from beffroi.core import bits
from beffroi.fast import blank
from beffroi.fast.dice import Dice
from beffroi.games.flandern.fast import cities, hands, question, rounds
from beffroi.games.flandern.fast.board import Board
from beffroi.games.flandern.fast.hands import CARD_OF
from beffroi.games.flandern.material import GOLD, LUIK, UTRECHT

UTRECHT_CITY, LUIK_CITY = UTRECHT, LUIK
FULL_PILE = blank(32)


def _fill() -> None:
    for number, pile in enumerate(GOLD):
        for card, count in pile.mixed:
            FULL_PILE[16 * number + CARD_OF[card]] = count


_fill()


def begin(b: Board, first: int) -> None:
    b.first = first
    go_on_with_guilds(b)


def go_on_with_guilds(b: Board) -> None:
    """Who has left gets the first guild that is free; then sites are chosen, or guilds for influence before."""
    b.phase = question.GUILD_PHASE
    for number in range(b.seats):
        b.mover = hands.after_first(b, number)
        if b.guilds[b.mover] == cities.NOBODY:
            if not b.gone[b.mover]:
                return
            b.guilds[b.mover] = bits.lowest(hands.free_guilds(b))
    if b.seats == hands.TWO_SEATS:
        go_on_with_influence(b)
    else:
        go_on_with_sites(b)


def go_on_with_influence(b: Board) -> None:
    b.phase = question.INFLUENCE_PHASE
    for number in range(b.seats):
        b.mover = hands.after_first(b, number)
        if b.influenced[b.mover] == cities.NOBODY:
            return
    go_on_with_sites(b)


def go_on_with_sites(b: Board) -> None:
    """Who has left gets the first site that is free; then chance settles the rest."""
    b.phase = question.SITE_PHASE
    city = city_to_found(b)
    while city != cities.NOBODY:
        if not b.gone[b.mover]:
            return
        cities.found(b, city, bits.lowest(hands.free_sites(b)))
        city = city_to_found(b)
    b.phase = question.SETTLE_PHASE


def city_to_found(b: Board) -> int:
    """The next centre to be placed, and who places it: of the guilds, then of those under influence."""
    for number in range(b.seats):
        b.mover = hands.after_first(b, number)
        if b.site[b.guilds[b.mover]] < 0:
            return b.guilds[b.mover]
    for number in range(b.seats):
        b.mover = hands.after_first(b, number)
        if b.influenced[b.mover] != cities.NOBODY and b.site[b.influenced[b.mover]] < 0:
            return b.influenced[b.mover]
    return cities.NOBODY


def settle_by(b: Board, dice: Dice) -> int:
    """Chance chooses two of the sites that are left, one after the other."""
    free = hands.free_sites(b)
    utrecht = bits.nth(free, dice.below(bits.few(free)))
    free &= ~(1 << utrecht)
    luik = bits.nth(free, dice.below(bits.few(free)))
    settle(b, utrecht, luik)
    return 8 * utrecht + luik


def settle(b: Board, utrecht: int, luik: int) -> None:
    cities.found(b, UTRECHT_CITY, utrecht)
    cities.found(b, LUIK_CITY, luik)
    hands.find_builders(b)
    deal(b)
    if b.seats == hands.TWO_SEATS:
        b.phase, b.mover = question.ORDER_PHASE, b.first
    else:
        rounds.begin_round(b)


def deal(b: Board) -> None:
    """The piles lie ready; the card of a city that is not played leaves them, and every hand."""
    if b.seats == hands.TWO_SEATS:
        for seat in range(b.seats):
            b.pile |= ((1 << hands.DRAWN_COUNT) - 1) << hands.DRAWN_COUNT * b.influenced[seat]
        return
    for number in range(32):
        b.piles[number] = FULL_PILE[number]
    for city in range(cities.CITY_COUNT):
        if b.site[city] < 0:
            b.piles[city], b.piles[16 + city] = 0, 0
            for seat in range(b.seats):
                b.hands[seat] &= ~(1 << city)
