"""The city of Leonardo for search: who owns what, what a visit costs, and what lies on the piles."""

from __future__ import annotations

from beffroi.core import bits
from beffroi.fast import blank
from beffroi.fast.dice import Dice
from beffroi.games.leonardo import moving, offices
from beffroi.games.leonardo.fast.board import SEATS, Board
from beffroi.games.leonardo.material import (
    CITY,
    DEVICE,
    EVENTS,
    INCOME,
    OFFICES,
    PALACES,
    PARTIES,
    PRICES,
    QUARTERS,
    STREETS,
    WORKS,
)
from beffroi.games.leonardo.state import WORKS_A_PALACE

MOST_SEATS, DUEL = SEATS, 2
NOBODY, NO_CARD, OFF = -1, -1, 0
SPACES, NUMBERS = len(CITY), len(DEVICE)
EVENT_PILE, OFFICE_PILE, PILE_SIZE = 0, 1, 16
FULL = WORKS_A_PALACE
DIGIT, ANY_DIGIT = 4, 15
WORK_KINDS = len(WORKS)
SALARY = moving.SALARY
FARTHEST = offices.FARTHEST_PUSH
PALACE_COUNT, STREET_COUNT = len(PALACES), len(STREETS)
MOST_IN_QUARTER, NO_QUARTER = 4, -1
COUNTS = FULL + 1
MOST_TAX = 1000
"""More than any palace asks of a visitor."""

PALACE = blank(PALACE_COUNT)
STREET = blank(STREET_COUNT)
PRICE = blank(SPACES + 1)
QUARTER = blank(SPACES + 1)
QUARTER_STREETS = blank(len(QUARTERS) * MOST_IN_QUARTER)
TAX = blank((SPACES + 1) * COUNTS)
WORK_VALUE = blank(WORK_KINDS)
WORK_UNIT = blank(WORK_KINDS)
EVENT_PARTY = blank(len(EVENTS))
OFFICE_SPACE = blank(len(OFFICES))
OFFICE_PRICE = blank(len(OFFICES))


def _fill() -> None:
    for number, space in enumerate(PALACES):
        PALACE[number] = space
    for number, space in enumerate(STREETS):
        STREET[number] = space
    for space, price in enumerate(PRICES):
        PRICE[space], QUARTER[space] = price, NO_QUARTER
        for count, income in enumerate(INCOME):
            TAX[space * COUNTS + count] = price * income // 100
    for quarter, streets in enumerate(QUARTERS):
        for number in range(MOST_IN_QUARTER):
            QUARTER_STREETS[quarter * MOST_IN_QUARTER + number] = streets[number % len(streets)]
        for space in streets:
            QUARTER[space] = quarter
    for number, (value, _) in enumerate(WORKS):
        WORK_VALUE[number], WORK_UNIT[number] = int(value), 1 << DIGIT * number
    for number, (_, party) in enumerate(EVENTS):
        EVENT_PARTY[number] = PARTIES.index(party)
    for number, (space, price) in enumerate(OFFICES):
        OFFICE_SPACE[number], OFFICE_PRICE[number] = space, price


_fill()


def count_sides(b: Board) -> None:
    """Finds who speaks for every side, and how many sides are left."""
    b.standing = 0
    for side in range(b.seats):
        b.members[side] = 0
    for seat in range(b.seats):
        side = b.side_of[seat]
        if side == NOBODY:
            continue
        if b.members[side] == 0:
            b.speaker[side] = seat
            b.standing += 1
        b.members[side] += 1


def has_room(b: Board, side: int) -> bool:
    """Whether a side has a palace in which a work can still be shown."""
    number = 0
    while number < STREET_COUNT and not is_room(b, side, STREET[number]):
        number += 1
    return number < STREET_COUNT


def is_room(b: Board, side: int, street: int) -> bool:
    return b.owner[street] == side and b.work_count[street] < FULL


def count_works(b: Board, side: int) -> int:
    """How many works of art a side shows."""
    count = 0
    for number in range(STREET_COUNT):
        if b.owner[STREET[number]] == side:
            count += b.work_count[STREET[number]]
    return count


def hang(b: Board, space: int, work: int, change: int) -> None:
    """One work more in a palace, or one less (7)."""
    b.hung[space] += change * WORK_UNIT[work]
    b.work_count[space] += change
    b.work_sum[space] += change * WORK_VALUE[work]
    assess(b, space)


def shows(b: Board, space: int, work: int) -> bool:
    """Whether a work of this value hangs in a palace."""
    return b.hung[space] >> DIGIT * work & ANY_DIGIT != 0


def give(b: Board, space: int, side: int) -> None:
    """A palace changes hands, and with it what its whole quarter asks of visitors (8)."""
    b.owner[space] = side
    assess(b, space)
    if QUARTER[space] != NO_QUARTER:
        first = QUARTER[space] * MOST_IN_QUARTER
        for number in range(first, first + MOST_IN_QUARTER):
            assess(b, QUARTER_STREETS[number])


def assess(b: Board, space: int) -> None:
    """Writes down what a visitor pays in a palace (6, 8)."""
    due = 0 if b.owner[space] == NOBODY else TAX[space * COUNTS + b.work_count[space]]
    b.toll[space] = 2 * due if due and is_controlled(b, space) else due


def is_controlled(b: Board, space: int) -> bool:
    """Whether the owner of a palace owns its whole quarter (8)."""
    if QUARTER[space] == NO_QUARTER:
        return False
    number, last = QUARTER[space] * MOST_IN_QUARTER, (QUARTER[space] + 1) * MOST_IN_QUARTER
    while number < last and b.owner[QUARTER_STREETS[number]] == b.owner[space]:
        number += 1
    return number == last


def due(b: Board, visitor: int, space: int) -> int:
    """What a visitor pays on a space, whatever it is (6)."""
    return 0 if b.owner[space] == visitor else b.toll[space]


def capital(b: Board, side: int) -> int:
    """Florins and everything with a printed value (18)."""
    total = b.purse[side]
    for number in range(PALACE_COUNT):
        if b.owner[PALACE[number]] == side:
            total += PRICE[PALACE[number]] + b.work_sum[PALACE[number]]
    for number in range(b.bought_count):
        if b.office_owner[OFFICE_SPACE[b.bought[number]]] == side:
            total += OFFICE_PRICE[b.bought[number]]
    return total


def holder(b: Board, visitor: int) -> int:
    """The other side that holds the office of the space a visitor stands on."""
    owner = b.office_owner[b.pawn[visitor]]
    return NOBODY if owner == visitor else owner


def draw_card(b: Board, pile: int, dice: Dice) -> int:
    """The next card of a pile that is not empty: any of the shuffled ones, then the first below them (2)."""
    if b.mixed[pile]:
        return bits.nth(b.mixed[pile], dice.below(bits.count(b.mixed[pile])))
    return b.under[pile * PILE_SIZE]


def turn_up(b: Board, pile: int, card: int) -> None:
    """The next card of a pile is shown."""
    b.top[pile] = card
    if b.mixed[pile]:
        b.mixed[pile] ^= 1 << card
        return
    b.under_count[pile] -= 1
    for number in range(pile * PILE_SIZE, pile * PILE_SIZE + b.under_count[pile]):
        b.under[number] = b.under[number + 1]


def put_under(b: Board, pile: int, card: int) -> None:
    b.under[pile * PILE_SIZE + b.under_count[pile]] = card
    b.under_count[pile] += 1


def is_office_due(b: Board) -> bool:
    """Whether no office lies open though there are some."""
    return b.top[OFFICE_PILE] == NO_CARD and (b.mixed[OFFICE_PILE] + b.under_count[OFFICE_PILE]) > 0


def take_office(b: Board, side: int) -> None:
    """A side gets the office that lies open (11)."""
    office = b.top[OFFICE_PILE]
    b.top[OFFICE_PILE] = NO_CARD
    b.office_owner[OFFICE_SPACE[office]] = side
    b.bought[b.bought_count] = office
    b.bought_count += 1


def ruin(b: Board, debtor: int, creditor: int) -> None:
    """The creditor gets everything but soldiers and offices, and the debtor is out (16)."""
    b.purse[creditor] += b.purse[debtor]
    b.purse[debtor], b.soldiers[debtor], b.pawn[debtor] = 0, 0, OFF
    for number in range(PALACE_COUNT):
        if b.owner[PALACE[number]] == debtor:
            give(b, PALACE[number], creditor)
    lose_offices(b, debtor)
    for seat in range(b.seats):
        if b.side_of[seat] == debtor:
            b.side_of[seat] = NOBODY
    count_sides(b)


def lose_offices(b: Board, side: int) -> None:
    """All offices of a side go under their pile, in the order in which they were bought (16)."""
    kept = 0
    for number in range(b.bought_count):
        office = b.bought[number]
        if b.office_owner[OFFICE_SPACE[office]] == side:
            b.office_owner[OFFICE_SPACE[office]] = NOBODY
            put_under(b, OFFICE_PILE, office)
        else:
            b.bought[kept] = office
            kept += 1
    b.bought_count = kept
