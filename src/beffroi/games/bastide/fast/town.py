"""What stands in the town of Bastide for search: projects that are possible, sites, houses, influences, tiles."""

from __future__ import annotations

from beffroi.core import bits
from beffroi.games.bastide.english import STRONG
from beffroi.games.bastide.fast import plan
from beffroi.games.bastide.fast.board import Board

STRONG_FROM = STRONG


def free_circles(b: Board, equipment: int) -> int:
    circles: int = plan.CIRCLES_OF[equipment] & ~b.taken
    return circles


def count_on(b: Board, equipment: int) -> int:
    return bits.count(plan.CIRCLES_OF[equipment] & b.taken)


def is_started(b: Board, equipment: int) -> bool:
    return plan.CIRCLES_OF[equipment] & b.taken != 0


def sites(b: Board, width: int, facing: int) -> int:
    """The first strips of all sites for a piece that runs like this."""
    free = plan.ALL_STRIPS & ~(b.covered | b.bound[1 - facing])
    return free if width == 1 else free & free >> 1 & plan.FIRST_OF_TWO


def has_site(b: Board, width: int) -> bool:
    return (sites(b, width, 0) | sites(b, width, 1)) != 0


def is_possible(b: Board, equipment: int) -> bool:
    """Whether an equipment can be a project (4.1): a circle is free, and there is room for a new religious building."""
    if free_circles(b, equipment) == 0:
        return False
    return plan.WIDTH[equipment] == 0 or is_started(b, equipment) or has_site(b, plan.WIDTH[equipment])


def is_playable(b: Board, seat: int, tile: int) -> bool:
    """Whether a seat has a tile and can do something with it (4.6)."""
    if b.hands[plan.HAND_ROOM * seat + tile] == 0:
        return False
    if tile == plan.NEW_HOUSE:
        return b.covered != plan.ALL_STRIPS
    return tile != plan.FIRE or (b.houses | b.taken) != 0


def build(b: Board, place: int, facing: int, width: int) -> int:
    """Covers the strips of a piece, and returns them."""
    area = bits.one(place) if width == 1 else bits.one(place) | bits.one(place + 1)
    b.covered |= area
    b.bound[facing] |= plan.STRIPS_OF[place // plan.MOULON_SIZE]
    return area


def clear(b: Board, area: int) -> None:
    """Frees some strips of one moulon; an empty one forgets how they ran."""
    b.covered &= ~area
    moulon = plan.STRIPS_OF[bits.lowest(area) // plan.MOULON_SIZE]
    if b.covered & moulon == 0:
        b.bound[0] &= ~moulon
        b.bound[1] &= ~moulon


def take_off(b: Board, equipment: int) -> None:
    """A religious building leaves its moulon."""
    area = b.pieces[equipment - plan.FIRST_RELIGIOUS]
    b.pieces[equipment - plan.FIRST_RELIGIOUS] = 0
    clear(b, area)


def put(b: Board, seat: int, place: int) -> None:
    b.own[seat] |= bits.one(place)
    b.taken |= bits.one(place)
    b.stock[seat] -= 1


def destroy(b: Board, place: int) -> None:
    """A house goes back to the bag, an influence to its owner."""
    if place < plan.FIRST_CIRCLE:
        b.houses ^= bits.one(place)
        clear(b, bits.one(place))
        into_bag(b, plan.NEW_HOUSE)
    else:
        lift(b, bits.one(place), plan.EQUIPMENT_ON[place])


def lift(b: Board, circle: int, equipment: int) -> None:
    """A piece that has lost its last influence leaves the town."""
    for seat in range(b.seats):
        if b.own[seat] & circle:
            b.own[seat] ^= circle
            b.stock[seat] += 1
    b.taken ^= circle
    if plan.WIDTH[equipment] and not is_started(b, equipment):
        take_off(b, equipment)


def into_bag(b: Board, tile: int) -> None:
    b.bag[tile] += 1
    b.bag_size += 1


def draw(b: Board, seat: int, tile: int) -> None:
    b.bag[tile] -= 1
    b.bag_size -= 1
    b.hands[plan.HAND_ROOM * seat + tile] += 1


def tile_at(b: Board, number: int) -> int:
    """The kind of the tile with so many before it in the bag."""
    tile = 0
    while number >= b.bag[tile]:
        number -= b.bag[tile]
        tile += 1
    return tile


def hand_size(b: Board, seat: int) -> int:
    size = 0
    for tile in range(plan.TILE_COUNT):
        size += b.hands[plan.HAND_ROOM * seat + tile]
    return size


def claim(b: Board, seat: int, moulon: int) -> int:
    """What a seat is due (4.A2) for its influences around a moulon."""
    return plan.RENT_OF_ONE * bits.count(b.own[seat] & plan.CIRCLES_FACING[moulon]) if b.playing[seat] else 0


def find_exposed(b: Board) -> None:
    """What the English can reach (4.C2): houses, and influences; if there is nothing, the walls."""
    standing = 0
    for wall in range(plan.WALL_COUNT):
        standing |= is_started(b, plan.FIRST_WALL + wall) << wall
    strips, circles = plan.OPEN_STRIPS[standing], plan.OPEN_CIRCLES[standing]
    for number in range(plan.RELIGIOUS_COUNT):
        if b.pieces[number] & strips:
            circles |= plan.CIRCLES_OF[plan.FIRST_RELIGIOUS + number]
    b.pools[0], b.pools[1] = b.houses & strips, b.taken & circles
    if (b.pools[0] | b.pools[1]) == 0:
        b.pools[1] = b.taken & plan.CIRCLES_OF_GROUP[plan.WALL_CARD]


def damage(b: Board) -> int:
    """What the English destroy, once what they can reach is found."""
    most = max(bits.count(b.pools[0]), bits.count(b.pools[1]))
    return min(most, 2 if b.raider >= STRONG_FROM else 1)


def tax_in(b: Board, moulon: int) -> int:
    """What a new house pays (4.A): it depends on what stands near; the bank pays no more than it has."""
    tax, strips = plan.TAX, plan.STRIPS_OF[moulon]
    if is_started(b, plan.HALLE) and strips & plan.NEAR_HALLE:
        tax += plan.HALLE_TAX
    if b.pieces[plan.CHURCH - plan.FIRST_RELIGIOUS] & plan.STRIPS_NEAR[moulon]:
        tax += plan.CHURCH_TAX
    if b.pieces[plan.MALADRERIE - plan.FIRST_RELIGIOUS] & plan.STRIPS_NEAR[moulon]:
        tax += plan.MALADRERIE_TAX
    return min(tax, left_in_bank(b)) if b.has_bank else tax


def left_in_bank(b: Board) -> int:
    left = plan.BANK - b.chest
    for seat in range(b.seats):
        left -= b.money[seat]
    return left
