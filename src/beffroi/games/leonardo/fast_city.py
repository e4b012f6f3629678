"""The city of Leonardo as numbers, for search: who owns what, and what a visit costs.

Sides, seats and spaces have their numbers of the rulebook; works of art, events and offices are counted from 0 in the
order of their tables. The works in a palace are one number, with a digit of four bits for every value.
"""

from __future__ import annotations

from beffroi.core import bits
from beffroi.fast import Dice, Fast, blank
from beffroi.games.leonardo import moving, offices
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
from beffroi.games.leonardo.state import WORKS_A_PALACE, Leonardo
from beffroi.games.leonardo.taste import duel

MOST_SEATS, DUEL = 6, duel.DUEL
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


class FastCity(Fast):
    """Who sits on which side, what every side has, and what lies on the piles."""

    def __init__(self) -> None:
        super().__init__()
        self.side_of = blank(MOST_SEATS)
        self.members = blank(MOST_SEATS)
        self.speaker = blank(MOST_SEATS)
        self.standing = 0
        self.party = blank(MOST_SEATS)
        self.purse = blank(MOST_SEATS)
        self.soldiers = blank(MOST_SEATS)
        self.pawn = blank(MOST_SEATS)
        self.home = blank(MOST_SEATS)
        self.owner = blank(SPACES + 1)
        self.hung = blank(SPACES + 1)
        self.work_count = blank(SPACES + 1)
        self.work_sum = blank(SPACES + 1)
        self.toll = blank(SPACES + 1)
        self.art = blank(WORK_KINDS)
        self.art_left = 0
        self.mixed = blank(2)
        self.under = blank(2 * PILE_SIZE)
        self.under_count = blank(2)
        self.top = blank(2)
        self.office_owner = blank(SPACES + 1)
        self.bought = blank(len(OFFICES))
        self.bought_count = 0
        self.round = 1
        self.rounds = 0
        self.rolls = 0

    def copy_city(self, origin: FastCity) -> None:
        """Makes everything the sides have equal to another city."""
        for seat in range(MOST_SEATS):
            self.side_of[seat], self.members[seat] = origin.side_of[seat], origin.members[seat]
            self.speaker[seat], self.party[seat] = origin.speaker[seat], origin.party[seat]
            self.purse[seat], self.soldiers[seat] = origin.purse[seat], origin.soldiers[seat]
            self.pawn[seat], self.home[seat] = origin.pawn[seat], origin.home[seat]
        for space in range(SPACES + 1):
            self.owner[space], self.hung[space] = origin.owner[space], origin.hung[space]
            self.work_count[space], self.work_sum[space] = origin.work_count[space], origin.work_sum[space]
            self.office_owner[space], self.toll[space] = origin.office_owner[space], origin.toll[space]
        for number in range(WORK_KINDS):
            self.art[number] = origin.art[number]
        for number in range(origin.bought_count):
            self.bought[number] = origin.bought[number]
        for pile in range(2):
            self.mixed[pile], self.top[pile] = origin.mixed[pile], origin.top[pile]
            self.under_count[pile] = origin.under_count[pile]
            for number in range(pile * PILE_SIZE, pile * PILE_SIZE + origin.under_count[pile]):
                self.under[number] = origin.under[number]
        self.seats, self.standing, self.art_left = origin.seats, origin.standing, origin.art_left
        self.bought_count, self.round, self.rounds = origin.bought_count, origin.round, origin.rounds
        self.rolls = origin.rolls

    def count_sides(self) -> None:
        """Finds who speaks for every side, and how many sides are left."""
        self.standing = 0
        for side in range(self.seats):
            self.members[side] = 0
        for seat in range(self.seats):
            side = self.side_of[seat]
            if side == NOBODY:
                continue
            if self.members[side] == 0:
                self.speaker[side] = seat
                self.standing += 1
            self.members[side] += 1

    def has_room(self, side: int) -> bool:
        """Whether a side has a palace in which a work can still be shown."""
        number = 0
        while number < STREET_COUNT and not self.is_room(side, STREET[number]):
            number += 1
        return number < STREET_COUNT

    def is_room(self, side: int, street: int) -> bool:
        return self.owner[street] == side and self.work_count[street] < FULL

    def count_works(self, side: int) -> int:
        """How many works of art a side shows."""
        count = 0
        for number in range(STREET_COUNT):
            if self.owner[STREET[number]] == side:
                count += self.work_count[STREET[number]]
        return count

    def hang(self, space: int, work: int, change: int) -> None:
        """One work more in a palace, or one less."""
        self.hung[space] += change * WORK_UNIT[work]
        self.work_count[space] += change
        self.work_sum[space] += change * WORK_VALUE[work]
        self.assess(space)

    def shows(self, space: int, work: int) -> bool:
        """Whether a work of this value hangs in a palace."""
        return self.hung[space] >> DIGIT * work & ANY_DIGIT != 0

    def give(self, space: int, side: int) -> None:
        """A palace changes hands, and with it what its whole quarter asks of visitors."""
        self.owner[space] = side
        self.assess(space)
        if QUARTER[space] != NO_QUARTER:
            first = QUARTER[space] * MOST_IN_QUARTER
            for number in range(first, first + MOST_IN_QUARTER):
                self.assess(QUARTER_STREETS[number])

    def assess(self, space: int) -> None:
        """Writes down what a visitor pays in a palace."""
        due = 0 if self.owner[space] == NOBODY else TAX[space * COUNTS + self.work_count[space]]
        self.toll[space] = 2 * due if due and self.is_controlled(space) else due

    def is_controlled(self, space: int) -> bool:
        """Whether the owner of a palace owns its whole quarter."""
        if QUARTER[space] == NO_QUARTER:
            return False
        first = QUARTER[space] * MOST_IN_QUARTER
        for number in range(first, first + MOST_IN_QUARTER):
            if self.owner[QUARTER_STREETS[number]] != self.owner[space]:
                return False
        return True

    def due(self, visitor: int, space: int) -> int:
        """What a visitor pays on a space, whatever it is."""
        return 0 if self.owner[space] == visitor else self.toll[space]

    def capital(self, side: int) -> int:
        """Florins and everything with a printed value."""
        total = self.purse[side]
        for number in range(PALACE_COUNT):
            if self.owner[PALACE[number]] == side:
                total += PRICE[PALACE[number]] + self.work_sum[PALACE[number]]
        for number in range(self.bought_count):
            if self.office_owner[OFFICE_SPACE[self.bought[number]]] == side:
                total += OFFICE_PRICE[self.bought[number]]
        return total

    def holder(self, visitor: int) -> int:
        """The other side that holds the office of the space a visitor stands on."""
        owner = self.office_owner[self.pawn[visitor]]
        return NOBODY if owner == visitor else owner

    def draw_card(self, pile: int, dice: Dice) -> int:
        """The next card of a pile that is not empty: any of the shuffled ones, then the first below them."""
        if self.mixed[pile]:
            return bits.nth(self.mixed[pile], dice.below(bits.count(self.mixed[pile])))
        return self.under[pile * PILE_SIZE]

    def turn_up(self, pile: int, card: int) -> None:
        """The next card of a pile is shown."""
        self.top[pile] = card
        if self.mixed[pile]:
            self.mixed[pile] ^= 1 << card
            return
        self.under_count[pile] -= 1
        for number in range(pile * PILE_SIZE, pile * PILE_SIZE + self.under_count[pile]):
            self.under[number] = self.under[number + 1]

    def put_under(self, pile: int, card: int) -> None:
        self.under[pile * PILE_SIZE + self.under_count[pile]] = card
        self.under_count[pile] += 1

    def is_office_due(self) -> bool:
        """Whether no office lies open though there are some."""
        return self.top[OFFICE_PILE] == NO_CARD and (self.mixed[OFFICE_PILE] + self.under_count[OFFICE_PILE]) > 0

    def take_office(self, side: int) -> None:
        """A side gets the office that lies open."""
        office = self.top[OFFICE_PILE]
        self.top[OFFICE_PILE] = NO_CARD
        self.office_owner[OFFICE_SPACE[office]] = side
        self.bought[self.bought_count] = office
        self.bought_count += 1

    def ruin(self, debtor: int, creditor: int) -> None:
        """The creditor gets everything but soldiers and offices, and the debtor is out."""
        self.purse[creditor] += self.purse[debtor]
        self.purse[debtor], self.soldiers[debtor], self.pawn[debtor] = 0, 0, OFF
        for number in range(PALACE_COUNT):
            if self.owner[PALACE[number]] == debtor:
                self.give(PALACE[number], creditor)
        self.lose_offices(debtor)
        for seat in range(self.seats):
            if self.side_of[seat] == debtor:
                self.side_of[seat] = NOBODY
        self.count_sides()

    def lose_offices(self, side: int) -> None:
        """All offices of a side go under their pile, in the order in which they were bought."""
        kept = 0
        for number in range(self.bought_count):
            office = self.bought[number]
            if self.office_owner[OFFICE_SPACE[office]] == side:
                self.office_owner[OFFICE_SPACE[office]] = NOBODY
                self.put_under(OFFICE_PILE, office)
            else:
                self.bought[kept] = office
                kept += 1
        self.bought_count = kept

    def share(self, seat: int) -> float:
        """The richest side wins, and its members share the victory."""
        if self.side_of[seat] == NOBODY:
            return 0.0
        own, equals = self.capital(self.side_of[seat]), 0
        for side in range(self.seats):
            if self.members[side] == 0:
                continue
            capital = self.capital(side)
            if capital > own:
                return 0.0
            if capital == own:
                equals += self.members[side]
        return 1.0 / equals

    def set_up_city(self, s: Leonardo) -> None:
        """Makes everything the sides have equal to a state."""
        self.seats, self.round, self.rounds = len(s.seats), s.round, s.options.rounds
        for seat in s.seats:
            self.side_of[seat] = max(NOBODY, s.side(seat))
            self.party[seat] = PARTIES.index(s.parties[seat]) if s.parties and s.parties[seat] else NOBODY
            self.purse[seat], self.soldiers[seat] = s.purses[seat], s.soldiers[seat]
            self.pawn[seat], self.home[seat] = s.pawns[seat], s.homes[seat]
        self.count_sides()
        kinds = {int(value): number for number, (value, _) in enumerate(WORKS)}
        for space in range(len(CITY) + 1):
            self.owner[space], self.office_owner[space] = s.owners[space], NOBODY
            for work in s.works[space]:
                self.hang(space, kinds[work], 1)
        for number in range(PALACE_COUNT):
            self.assess(PALACE[number])
        for value, count in s.art.mixed:
            self.art[kinds[int(value)]] = count
        self.art_left = len(s.art)
        self.set_up_piles(s)

    def set_up_piles(self, s: Leonardo) -> None:
        names = (tuple(card for card, _ in EVENTS), tuple(str(space) for space, _ in OFFICES))
        for pile, (cards, known) in enumerate(zip((s.events, s.office_pile), names, strict=True)):
            self.top[pile] = NO_CARD if cards.top is None else known.index(cards.top)
            for card, _ in cards.mixed:
                self.mixed[pile] |= 1 << known.index(card)
            for card in cards.under:
                self.put_under(pile, known.index(card))
        for side, held in enumerate(s.offices):
            for space in held:
                self.office_owner[space] = side
                self.bought[self.bought_count] = names[OFFICE_PILE].index(str(space))
                self.bought_count += 1
