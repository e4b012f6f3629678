"""Where one may build in Cardinal, for search: the table, and the laws (L1 to L7)."""

from __future__ import annotations

from beffroi.games.cardinal.fast import moves as numbers
from beffroi.games.cardinal.fast.board import COLOURS, SQUARES, Board
from beffroi.games.cardinal.ground import STRIDE
from beffroi.games.cardinal.material import CATHEDRAL, CHURCH_TOWER, NAVE

ROW = STRIDE
PIECE_SIZE = SQUARES
"""How far the moves of one building lie apart from those of the next."""
COLOUR_COUNT = COLOURS
NOWHERE, NO_COLOUR, NO_FORM = -1, -1, -1
HOUSE, TOWER, PLACE, PLACE_DOWN = 0, 1, 2, 3
BESIDE_HOUSE, BESIDE_TOWER, BESIDE_PLACE, BESIDE_COLOUR = 1, 2, 4, 8
FREE, CHURCH = 0, 17
"""What a square holds: nothing, a part of the cathedral, or one more than the number of a building."""
TOWER_SQUARE, NAVE_SQUARE = (numbers.square_number(*CATHEDRAL[part]) for part in (CHURCH_TOWER, NAVE))


def stand(b: Board, square: int, what: int) -> None:
    """Something stands on a square, which is no zone any more."""
    b.on[square] = what
    if b.beside[square]:
        b.zone_count -= 1
        for number in range(place_of(b, square), b.zone_count):
            b.zones[number] = b.zones[number + 1]


def place_of(b: Board, zone: int) -> int:
    """How many zones are listed before one."""
    place = 0
    while place < b.zone_count and b.zones[place] != zone:
        place += 1
    return place


def mark(b: Board, square: int, what: int) -> None:
    """The four neighbours of a square now stand beside what is built on it."""
    mark_one(b, square - 1, what)
    mark_one(b, square + 1, what)
    mark_one(b, square - ROW, what)
    mark_one(b, square + ROW, what)


def mark_one(b: Board, square: int, what: int) -> None:
    if b.beside[square] == 0 and b.on[square] == FREE:
        b.zones[b.zone_count] = square
        b.zone_count += 1
    b.beside[square] |= what


def step_of(move: int) -> int:
    """How far the second half of a building lies from its first; nothing when it has none."""
    form = move // PIECE_SIZE % 4
    return 1 if form == PLACE else ROW if form == PLACE_DOWN else 0


def put(b: Board, move: int) -> None:
    """A building stands in the town, and is the last one of its form and colour."""
    turned, square = move // PIECE_SIZE, move % PIECE_SIZE
    colour, form, step = turned // 4, min(turned % 4, PLACE), step_of(move)
    stand(b, square, 4 * colour + form + 1)
    if step:
        stand(b, square + step, 4 * colour + form + 1)
    mark(b, square, 1 << form | BESIDE_COLOUR << colour)
    if step:
        mark(b, square + step, 1 << form | BESIDE_COLOUR << colour)
    b.stock[4 * colour + form] -= 1
    b.last_form, b.last_colour = form, colour
    b.building_count += 1


def palette(b: Board, seat: int) -> int:
    """The colours a seat may build with: its own, and among three the fourth (VII)."""
    return b.own[seat] if b.fourth == NO_COLOUR else b.own[seat] | 1 << b.fourth


def list_sites(b: Board, colours: int, enough: int, moves: list[int]) -> int:
    """Every site the laws allow to buildings of some colours; hardly more than are enough, if that is a number."""
    count = 0
    for colour in range(COLOUR_COUNT):
        if colours >> colour & 1 and colour != b.last_colour:  # not the colour built last (L7)
            count = list_colour(b, colour, enough, count, moves)
    return count


def list_colour(b: Board, colour: int, enough: int, count: int, moves: list[int]) -> int:
    """What of a colour may stand on a free square beside the town, or with its other half on it (IV.1)."""
    has_houses, has_towers = may_be_built(b, HOUSE, colour), may_be_built(b, TOWER, colour)
    has_places = may_be_built(b, PLACE, colour)
    for number in range(b.zone_count):
        if enough and count >= enough:
            return count
        square = b.zones[number]
        near = b.beside[square]
        if square == b.cardinal or near & BESIDE_COLOUR << colour:  # L1 and L5
            continue
        # Towers and places touch a house (L2, L3); nothing touches its own form (L4).
        if not near & BESIDE_HOUSE:
            if has_houses:
                moves[count] = (4 * colour + HOUSE) * PIECE_SIZE + square
                count += 1
            continue
        if has_towers and not near & BESIDE_TOWER:
            moves[count] = (4 * colour + TOWER) * PIECE_SIZE + square
            count += 1
        if has_places and not near & BESIDE_PLACE:
            count = list_places(b, square, 4 * colour + PLACE, count, moves)
            count = list_places(b, square, 4 * colour + PLACE_DOWN, count, moves)
    return count


def list_places(b: Board, square: int, turned: int, count: int, moves: list[int]) -> int:
    """Both ways in which a place may lie along a line; where both halves are beside a house, it is named once."""
    colour, step = turned // 4, step_of(turned * PIECE_SIZE)
    if has_room(b, square + step, colour):
        moves[count] = turned * PIECE_SIZE + square
        count += 1
    before = square - step
    if has_room(b, before, colour) and not b.beside[before] & BESIDE_HOUSE:
        moves[count] = turned * PIECE_SIZE + before
        count += 1
    return count


def has_room(b: Board, square: int, colour: int) -> bool:
    """Whether half a place may lie on a square, house or not (L4)."""
    return is_open(b, square, colour) and not b.beside[square] & BESIDE_PLACE


def is_open(b: Board, square: int, colour: int) -> bool:
    """Whether a square is free, without the Cardinal (L1), and not beside a colour (L5)."""
    return b.on[square] == FREE and square != b.cardinal and not b.beside[square] & (BESIDE_COLOUR << colour)


def may_be_built(b: Board, form: int, colour: int) -> bool:
    """Not the form built last (L6), and one of them is left (II)."""
    return form != b.last_form and b.stock[4 * colour + form] > 0


def can_build(b: Board, seat: int) -> bool:
    """Whether a seat has any site (IV)."""
    return list_sites(b, palette(b, seat), 1, b.found) > 0
