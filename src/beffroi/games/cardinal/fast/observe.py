"""What a seat of Cardinal sees, as planes and numbers for learning: everything, its own things first, then clockwise.

Colours and forms have their numbers in `material`, squares in `ground`.
"""

from __future__ import annotations

from beffroi.fast import flat
from beffroi.fast.layout import Feature, Layout, start
from beffroi.games.cardinal.fast import rules, town
from beffroi.games.cardinal.fast.board import COLOURS, MOST_SEATS, Board
from beffroi.games.cardinal.ground import STRIDE

SEATS, FORM_COUNT = MOST_SEATS, 3
NOTHING = -1
LAYOUT = Layout(
    planes=(
        Feature(
            "town",
            (STRIDE, STRIDE),
            "0 free, 17 the cathedral, else 1 + 4 times the colour + 0 for a house, 1 a tower, 2 a place",
        ),
    ),
    numbers=(
        Feature("question", (), "1 a colour, 2 a building, 3 a marker, 4 the Cardinal"),
        Feature("seats"),
        Feature("asked", (), "0 this seat, else how many seats clockwise"),
        Feature("begins", (), "the seat that builds first, as above, while colours are taken; else -1"),
        Feature("cardinal", (), "its square, row times 69 plus column; -1 before it stands"),
        Feature("last form", (), "-1 before the first building"),
        Feature("last colour", (), "-1 before the first building"),
        Feature("fourth colour", (), "-1 where there is none"),
        Feature("buildings"),
        Feature("stock", (COLOURS, FORM_COUNT), "by colour and form"),
        Feature("colours", (MOST_SEATS, COLOURS), "1 for an own colour, seat by seat"),
        Feature("markers", (MOST_SEATS, COLOURS)),
        Feature("has left", (MOST_SEATS,), "0, or the more the earlier"),
    ),
)
STOCK, OWN, MARKERS, LEFT = (start(LAYOUT.numbers, name) for name in ("stock", "colours", "markers", "has left"))


def observe(b: Board, seat: int, planes: memoryview, numbers: memoryview) -> None:
    flat.put(planes, b.on, town.PIECE_SIZE)
    numbers[0], numbers[1] = b.phase, b.seats
    numbers[2] = clockwise(b, seat, b.mover)
    numbers[3] = clockwise(b, seat, b.first) if b.phase == rules.COLOUR_PHASE else NOTHING
    numbers[4], numbers[5], numbers[6], numbers[7] = b.cardinal, b.last_form, b.last_colour, b.fourth
    numbers[8] = b.building_count
    for colour in range(town.COLOUR_COUNT):
        for form in range(FORM_COUNT):
            numbers[STOCK + FORM_COUNT * colour + form] = b.stock[4 * colour + form]
    for number in range(SEATS):
        show_seat(b, seat, number, numbers)


def clockwise(b: Board, seat: int, other: int) -> int:
    """How many seats after this one another sits."""
    return (other - seat + b.seats) % b.seats


def show_seat(b: Board, seat: int, number: int, numbers: memoryview) -> None:
    """What the seat some places after this one has; nothing where nobody sits."""
    other = (seat + number) % b.seats
    for colour in range(town.COLOUR_COUNT):
        at = town.COLOUR_COUNT * number + colour
        numbers[OWN + at] = number < b.seats and b.own[other] >> colour & 1
        numbers[MARKERS + at] = b.markers[4 * other + colour] if number < b.seats else 0
    numbers[LEFT + number] = b.gone[other] if number < b.seats else 0
