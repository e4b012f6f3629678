"""The course of Cardinal for search: colours, turns, the Cardinal and the end."""

from __future__ import annotations

from beffroi import fast
from beffroi.fast.dice import Dice
from beffroi.games.cardinal.fast import count, town
from beffroi.games.cardinal.fast import moves as numbers
from beffroi.games.cardinal.fast.board import Board

BEGIN, COLOUR_PHASE, BUILD_PHASE, MARKER_PHASE, CARDINAL_PHASE, OVER_PHASE = 0, 1, 2, 3, 4, 5
CARDINAL_MOVE, STAY, COLOUR_MOVE, MARKER_MOVE = (
    numbers.CARDINAL_MOVE,
    numbers.STAY,
    numbers.COLOUR_MOVE,
    numbers.MARKER_MOVE,
)


def asked(b: Board) -> int:
    if b.phase == BEGIN:
        return fast.CHANCE
    return fast.OVER if b.phase == OVER_PHASE else b.mover


def chance(b: Board, dice: Dice) -> int:
    """Chance draws who begins (III)."""
    begin(b, dice.below(b.seats))
    return b.first


def begin(b: Board, first: int) -> None:
    """From the first seat on, clockwise, everybody takes a colour (III), two players one more (VI)."""
    b.first = first
    b.mover = first
    b.colours_left = 4 if b.seats == 2 else b.seats  # noqa: PLR2004 - two players have two colours each
    b.phase = COLOUR_PHASE
    go_on_with_colours(b)


def go_on_with_colours(b: Board) -> None:
    """The last colour needs no question, and who has left gets the first one there is."""
    while b.colours_left and (taken_count(b) == town.COLOUR_COUNT - 1 or b.gone[b.mover]):
        take_colour(b, first_untaken(b))
    if b.colours_left == 0:
        b.mover = b.first
        b.phase = BUILD_PHASE
        if b.gone[b.mover]:
            next_turn(b)


def taken_count(b: Board) -> int:
    total = 0
    for colour in range(town.COLOUR_COUNT):
        total += b.taken >> colour & 1
    return total


def first_untaken(b: Board) -> int:
    colour = 0
    while b.taken >> colour & 1:
        colour += 1
    return colour


def take_colour(b: Board, colour: int) -> None:
    """A seat takes a colour; the one that three leave is the fourth (VII)."""
    b.own[b.mover] |= 1 << colour
    b.taken |= 1 << colour
    b.colours_left -= 1
    b.mover = (b.mover + 1) % b.seats
    if b.seats == town.COLOUR_COUNT - 1 and b.colours_left == 0:
        b.fourth = first_untaken(b)


def list_moves(b: Board, moves: list[int]) -> int:
    if b.phase == COLOUR_PHASE:
        return list_colours(COLOUR_MOVE, b.taken, moves)
    if b.phase == MARKER_PHASE:
        return list_colours(MARKER_MOVE, 0 if b.fourth == town.NO_COLOUR else 1 << b.fourth, moves)
    if b.phase == CARDINAL_PHASE:
        return list_zones(b, moves)
    return town.list_sites(b, town.palette(b, b.mover), 0, moves)


def list_colours(first: int, without: int, moves: list[int]) -> int:
    listed = 0
    for colour in range(town.COLOUR_COUNT):
        if not without >> colour & 1:
            moves[listed] = first + colour
            listed += 1
    return listed


def list_zones(b: Board, moves: list[int]) -> int:
    """The free squares beside anything built; the Cardinal goes to another one or stays where it is (IV.3)."""
    listed = 0
    for number in range(b.zone_count):
        if b.zones[number] != b.cardinal:
            moves[listed] = CARDINAL_MOVE + b.zones[number]
            listed += 1
    if b.cardinal != town.NOWHERE:
        moves[listed] = STAY
        listed += 1
    return listed


def random_zone(b: Board, dice: Dice) -> int:
    """One of these, counted and not listed: there are as many as zones, for the Cardinal is on one and may stay."""
    number, own = dice.below(b.zone_count), b.zone_count
    if b.cardinal != town.NOWHERE:
        own = town.place_of(b, b.cardinal)
        if number == b.zone_count - 1:
            return STAY
    return CARDINAL_MOVE + b.zones[number + (number >= own)]


def play(b: Board, move: int) -> None:
    if b.phase == COLOUR_PHASE:
        take_colour(b, move - COLOUR_MOVE)
        go_on_with_colours(b)
    elif b.phase == BUILD_PHASE:
        build(b, move)
    elif b.phase == MARKER_PHASE:
        compensate(b, move - MARKER_MOVE)
    else:
        move_cardinal(b, move)


def build(b: Board, move: int) -> None:
    """A building is put on the table (IV.1) and brings its markers (IV.2); after it the Cardinal is moved (IV.3)."""
    count.take_markers(b, move % town.PIECE_SIZE, town.step_of(move))
    town.put(b, move)
    b.phase = MARKER_PHASE if b.building_count == 1 else CARDINAL_PHASE


def compensate(b: Board, colour: int) -> None:
    """The first building earns no marker, and one is taken for it (IV.2)."""
    b.markers[4 * b.mover + colour] += 1
    b.phase = CARDINAL_PHASE


def move_cardinal(b: Board, move: int) -> None:
    """The Cardinal goes to another square or stays (IV.3)."""
    if move != STAY:
        b.cardinal = move - CARDINAL_MOVE
    next_turn(b)


def next_turn(b: Board) -> None:
    """Clockwise the next seat that can build must build (IV); when nobody can, the game is over (V)."""
    b.phase = BUILD_PHASE
    for _ in range(b.seats):
        b.mover = (b.mover + 1) % b.seats
        if not b.gone[b.mover] and town.can_build(b, b.mover):
            return
    b.phase = OVER_PHASE
