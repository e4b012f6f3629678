"""What a side of Leonardo may hope for, flat, for search: its capital, the taxes to come, and the danger of ruin."""

from __future__ import annotations

import math

from beffroi.fast import blank, blank_reals
from beffroi.games.leonardo import art
from beffroi.games.leonardo import fast_city as city
from beffroi.games.leonardo.fast_city import FastCity
from beffroi.games.leonardo.material import CITY, PALACES, PRICES
from beffroi.games.leonardo.taste import duel, tolls

PROMISES = (0, 4, 10, 30, 0)
"""What a palace on its way to four works promises besides its income, in hundredths of its price."""
FORESIGHT = 6
"""How many rounds ahead ruin is feared."""
LATER = 1.0
"""How much of the danger of later turns is feared: until then the purse may be fuller."""
MOST_ROUNDS_AHEAD = 30
"""No income is counted on beyond so many rounds."""
PRUDENCE = 0.8
"""How much of the taxes to come is counted on."""
PUSHED = 0.6
"""How often a visitor can be pushed where it hurts most."""
KEEN = 1.0
"""How much better the richer side's chances are than its riches, while much may happen."""
SURER = 4.0
"""How much more so in the last rounds."""
HARDLY = 0.02
"""Nobody is ruined for sure."""
FEARED, FIRST_RESERVE = tolls.FEARED, tolls.FIRST_RESERVE
RICHES, LEAD, SOON, LATER_ON, READY, AMPLE = duel.RICHES, duel.LEAD, duel.SOON, duel.LATER, duel.READY, duel.AMPLE
INCOME, AHEAD, RUINOUS, PUSH, WAY, NEWS = duel.INCOME, duel.AHEAD, duel.RUINOUS, duel.PUSH, duel.WAY, duel.NEWS
WORK_PRICE = art.WORK_PRICE
FREE_PALACE, RUINED = 30, 1000
"""What a space that may be bought, and a ruined visitor, are worth besides their florins."""


def _promises() -> list[int]:
    """What every palace promises with none to four works."""
    return [price * promise // 100 for price in PRICES for promise in PROMISES]


def _safeties() -> list[float]:
    """How likely none of so many dire palaces is met in so many rounds."""
    rounds = range(FORESIGHT + 1)
    return [(1.0 - 1.0 * dire / len(CITY)) ** (LATER * turns) for dire in range(len(PALACES) + 1) for turns in rounds]


PROMISE = _promises()
SAFETY = _safeties()


class FastFortune(FastCity):
    """The city, and what everybody may make of it."""

    def __init__(self) -> None:
        super().__init__()
        self.owned = blank(city.PALACE_COUNT)
        self.owned_count = 0
        self.fortune = blank(city.MOST_SEATS)
        self.chance = blank_reals(city.MOST_SEATS)
        self.chances = 0.0
        self.is_judged = False

    def worth(self, seat: int) -> float:
        """The chance of a seat's side to win, shared with its allies."""
        own = self.side_of[seat]
        if own == city.NOBODY:
            return 0.0
        if not self.is_judged:
            self.judge()
            self.is_judged = True
        return self.chance[own] / self.chances / self.members[own]

    def judge(self) -> None:
        """Weighs the chances of all sides at once."""
        self.survey()
        if self.seats == city.DUEL:
            self.judge_duel()
        else:
            self.judge_crowd()

    def judge_duel(self) -> None:
        """Two sides have what speaks for them; when no roll is to come, their capital."""
        ahead = self.fortune[0] - self.fortune[1]
        if self.rolls:
            self.chance[0] = 1.0 / (1.0 + math.exp(self.points(1, 0) - self.points(0, 1)))
        else:
            self.chance[0] = 0.5 if ahead == 0 else 1.0 if ahead > 0 else 0.0
        self.chance[1] = 1.0 - self.chance[0]
        self.chances = 1.0

    def points(self, side: int, rival: int) -> float:
        """Everything that speaks for a side, as it counts (`taste.duel`)."""
        points = self.fortune[side] * (RICHES + LEAD / (SOON + LATER_ON * self.rolls))
        points += READY * self.purse[side] / (self.purse[side] + AMPLE)
        for number in range(self.owned_count):
            space = self.owned[number]
            if self.owner[space] == side:
                points += INCOME * min(self.toll[space], self.purse[rival]) + self.threat(rival, space)
        for number in range(self.bought_count):
            if self.office_owner[city.OFFICE_SPACE[self.bought[number]]] == side:
                points += PUSH * self.best_push(side, city.OFFICE_SPACE[self.bought[number]])
        event = self.top[city.EVENT_PILE]
        if event != city.NO_CARD and city.EVENT_PARTY[event] == self.party[side]:
            points += NEWS
        return points + WAY * self.place(side)

    def threat(self, visitor: int, space: int) -> float:
        """What a palace within reach may cost a side in its next turn."""
        ahead, purse = space - self.place(visitor), self.purse[visitor]
        if ahead <= 0:
            ahead, purse = ahead + city.SPACES, purse + city.SALARY
        if ahead > city.NUMBERS:
            return 0.0
        return AHEAD * min(self.toll[space], purse) + (RUINOUS if self.toll[space] > purse else 0.0)

    def place(self, side: int) -> int:
        """Where a side's pawn stands, or will when its first turn begins."""
        return self.home[side] if self.pawn[side] == city.OFF else self.pawn[side]

    def judge_crowd(self) -> None:
        """Every side has its prospects, unless it is ruined."""
        rounds, most = min(self.rounds - self.round + 0.5, MOST_ROUNDS_AHEAD), 1.0
        for side in range(self.seats):
            if self.members[side]:
                self.chance[side] = self.prospect(side, rounds)
                most = max(most, self.chance[side])
        keen = KEEN + SURER / (rounds + 1.0)
        self.chances = 0.0
        for side in range(self.seats):
            if self.members[side]:
                part = 1.0 if self.chance[side] == most else math.pow(self.chance[side] / most, keen)
                self.chance[side] = part * self.safety(side)
                self.chances += self.chance[side]

    def survey(self) -> None:
        """Writes down which palaces are owned, and every capital."""
        self.owned_count = 0
        for side in range(self.seats):
            self.fortune[side] = self.purse[side]
        for number in range(city.PALACE_COUNT):
            space = city.PALACE[number]
            if self.owner[space] != city.NOBODY:
                self.fortune[self.owner[space]] += city.PRICE[space] + self.work_sum[space]
                self.owned[self.owned_count] = space
                self.owned_count += 1
        for number in range(self.bought_count):
            office = self.bought[number]
            self.fortune[self.office_owner[city.OFFICE_SPACE[office]]] += city.OFFICE_PRICE[office]

    def prospect(self, side: int, rounds: float) -> float:
        """The capital a side may end with, if it is not ruined before."""
        return max(1.0, self.fortune[side] + PRUDENCE * rounds / city.SPACES * self.balance(side))

    def balance(self, side: int) -> float:
        """What all spaces together would bring and cost, visited once by everybody; nobody pays more than he has."""
        rivals, means, income, cost = self.standing - 1, 0.0, 0.0, 0.0
        for other in range(self.seats):
            if other != side:
                means += self.fortune[other]
        means /= max(1, rivals)
        for number in range(self.owned_count):
            space = self.owned[number]
            if self.owner[space] == side:
                income += min(self.toll[space] + PROMISE[space * city.COUNTS + self.work_count[space]], means)
            else:
                cost += min(self.toll[space], self.fortune[side])
        for number in range(self.bought_count):
            if self.office_owner[city.OFFICE_SPACE[self.bought[number]]] == side:
                income += PUSHED * self.best_push(side, city.OFFICE_SPACE[self.bought[number]])
        return income * rivals - cost

    def best_push(self, side: int, office: int) -> int:
        """The tax at the best palace to which the holder of an office can push a visitor."""
        best = 0
        for steps in range(-city.FARTHEST, city.FARTHEST + 1):
            space = (office + steps + city.SPACES - 1) % city.SPACES + 1
            if self.owner[space] == side:
                best = max(best, self.toll[space])
        return best

    def safety(self, side: int) -> float:
        """How likely no tax comes that the purse cannot pay."""
        dire, soon, rounds = 0, 0, min(FORESIGHT, self.rounds - self.round)
        for number in range(self.owned_count):
            space = self.owned[number]
            if self.owner[space] != side and self.toll[space] > self.purse[side]:
                dire += 1
                if self.is_ruinous(side, space, self.purse[side]):
                    soon += 1
        if dire == 0:
            return 1.0
        return max(HARDLY, (1.0 - 1.0 * soon / city.NUMBERS) * SAFETY[dire * (FORESIGHT + 1) + rounds])

    def is_ruinous(self, side: int, space: int, purse: int) -> bool:
        """Whether a palace within reach asks more than so many florins, over Piazza Maggiore with a salary."""
        return self.exceeds(side, space, self.toll[space], purse)

    def exceeds(self, side: int, space: int, tax: int, purse: int) -> bool:
        """Whether a tax that is asked on a space within reach is more than so many florins and a salary on the way."""
        ahead = space - self.place(side)
        if ahead <= 0:
            ahead, purse = ahead + city.SPACES, purse + city.SALARY
        return self.owner[space] != side and ahead <= city.NUMBERS and tax > purse

    def is_careless(self, side: int, price: int) -> bool:
        """Whether whoever spends so much takes it from the reserve for the next twelve spaces (`taste.tolls`)."""
        purse = self.purse[side] - price
        if self.round == 1 and purse < FIRST_RESERVE:
            return True
        self.survey()
        return self.reserve_lacks(side, purse) > self.reserve_lacks(side, self.purse[side])

    def reserve_lacks(self, side: int, purse: int) -> int:
        """How many spaces ahead cost more than so many florins, if their owners add a few works before."""
        lacking = 0
        for number in range(self.owned_count):
            space = self.owned[number]
            if self.exceeds(side, space, self.feared_toll(space), purse):
                lacking += 1
        return lacking

    def feared_toll(self, space: int) -> int:
        """The tax of a palace once its owner has added as many works as one may fear, and he can pay."""
        if city.QUARTER[space] == city.NO_QUARTER:
            return self.toll[space]
        works = self.work_count[space]
        more = min(FEARED, self.purse[self.owner[space]] // WORK_PRICE)
        usual, feared = space * city.COUNTS + works, space * city.COUNTS + min(works + more, city.COUNTS - 1)
        return self.toll[space] * city.TAX[feared] // city.TAX[usual]

    def landing(self, visitor: int, steps: int, gainer: int) -> int:
        """What a pawn's move would bring one side, taxes and salary counted, and ruin above all."""
        reached = self.pawn[visitor] + steps
        space = (reached - 1 + city.SPACES) % city.SPACES + 1
        due, gain = self.due(visitor, space), city.SALARY if reached > city.SPACES else 0
        if self.owner[space] == city.NOBODY and city.PRICE[space]:
            gain += FREE_PALACE
        if due > self.purse[visitor]:
            due += RUINED
        if gainer == visitor:
            return gain - due
        return due if self.owner[space] == gainer else due // 4 - gain
