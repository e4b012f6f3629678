"""What search values in Flandern 1302 and would rather answer, flat: the hopes of all seats, and works tried out."""

from __future__ import annotations

import math

from beffroi.core import bits
from beffroi.fast import Dice, blank_reals
from beffroi.games.flandern import fast_cities
from beffroi.games.flandern import fast_hands as hands
from beffroi.games.flandern import fast_question as question
from beffroi.games.flandern.fast_preparation import FastPreparation

CALM_POINTS, RESTLESS_POINTS = 2.0, 0.1
"""How many points ahead is safe: at the end, and for every free lot."""
INFLUENCE_CARD, PER_CARD, PER_CARD_BACK = 1.0, 0.12, 0.3
OWN_QUARTER, LOST_TURN, LOSS = 0.8, 1.0, 1000.0
WORKS_TRIED, CARDS_TRIED, WORKS_A_CARD, SELDOM = 5, 3, 3, 8


class FastTaste(FastPreparation):
    """A position that knows what it is worth to everybody, and which of a few answers is best."""

    def __init__(self) -> None:
        super().__init__()
        self.sums = blank_reals(4)
        self.chances = blank_reals(4)
        self.is_judged = 0
        self.stakes = blank_reals(8)
        self.known = 0
        self.best_move = 0
        self.best_gain = 0.0

    def worth(self, seat: int) -> float:
        """How likely it is to stay ahead of everybody else, from the points scored and to be expected."""
        if self.phase < question.GOLD_PHASE:
            return 1.0 / self.seats
        if not self.is_judged:
            self.judge_seats()
        return self.chances[seat]

    def judge_seats(self) -> None:
        """The hopes of all seats together are one victory."""
        total = 0.0
        self.add_up()
        calm = 1.0 / (CALM_POINTS + RESTLESS_POINTS * self.free_lots())
        for seat in range(self.seats):
            self.chances[seat] = self.chance_of(seat, calm)
            total += self.chances[seat]
        for seat in range(self.seats):
            self.chances[seat] /= total
        self.is_judged = 1

    def chance_of(self, seat: int, calm: float) -> float:
        """How likely a seat is ahead of every other, as if they were independent."""
        chance = 0.0 if self.gone[seat] else 1.0
        for other in range(self.seats):
            if other != seat and not self.gone[other]:
                lead = calm * (self.sums[seat] - self.sums[other])
                chance *= 0.5 + 0.5 * lead / math.sqrt(1.0 + lead * lead)
        return chance

    def add_up(self) -> None:
        """The points of every seat, scored and to be expected, and what its cards are worth."""
        for seat in range(self.seats):
            self.sums[seat] = INFLUENCE_CARD * self.influence[seat] + PER_CARD * bits.few(self.hands[seat])
            self.sums[seat] += self.points_of(seat)
        for city in range(fast_cities.CITY_COUNT):
            if self.is_open[city]:
                self.judge(city)
                for seat in range(self.seats):
                    self.sums[seat] += self.expected[self.guilds[seat]]
                    if self.influenced[seat] != fast_cities.NOBODY:
                        self.sums[seat] += self.expected[self.influenced[seat]]

    def fancy(self, dice: Dice) -> int:
        """The best of a few works, or of a few cards with few influence cards; chance says which are looked at."""
        if self.phase < question.GOLD_PHASE:
            return self.pick(dice)
        if self.phase == question.AGAIN_PHASE:
            return question.DRAW_AGAIN
        self.look_as(self.mover)
        if self.phase == question.WORK_PHASE:
            self.try_works(dice, WORKS_TRIED)
            return self.best_move
        if self.phase == question.ORDER_PHASE and dice.below(2):
            return question.DRAW_FIRST
        return 16 * self.good_card(dice) + self.some_influence(dice)

    def look_as(self, seat: int) -> None:
        """A point for oneself counts one, a point for the others against it, all of them together."""
        self.known = 0
        for arms in range(fast_cities.RANKED):
            self.interest[arms] = 0.0
        for other in range(self.seats):
            part = 1.0 if other == seat else -1.0 / (self.seats - 1)
            self.interest[self.guilds[other]] = part
            if self.influenced[other] != fast_cities.NOBODY:
                self.interest[self.influenced[other]] = part

    def try_works(self, dice: Dice, tries: int) -> None:
        """Looks at some of the works that are asked, and remembers the best."""
        count, self.best_gain = self.find_places(), -LOSS
        for _ in range(tries):
            move = self.nth_work(dice.below(count))
            gain = self.gain((move - question.WORK_MOVE) >> 10, move >> 5 & 31, move & 31)
            if gain > self.best_gain:
                self.best_move, self.best_gain = move, gain

    def gain(self, city: int, kind: int, place: int) -> float:
        """How much better a work makes things; a quarter of one's own is missed later."""
        price = OWN_QUARTER if kind // 3 == self.guilds[self.mover] else 0.0
        if not self.known >> city & 1:
            self.stakes[city] = self.stake(city)
            self.known |= 1 << city
        return self.stake_after(city, kind, place) - self.stakes[city] - price

    def good_card(self, dice: Dice) -> int:
        """The best of some cards of the hand."""
        good, most = 0, -LOSS
        for _ in range(CARDS_TRIED):
            card = bits.nth(self.hands[self.mover], dice.below(bits.few(self.hands[self.mover])))
            use = self.use_of(card, dice)
            if use > most:
                good, most = card, use
        return good

    def use_of(self, card: int, dice: Dice) -> float:
        """The best of some works that a card can do; cards taken back are a choice more."""
        if card == hands.TAKE_BACK_CARD:
            return PER_CARD_BACK * bits.few(self.played[self.mover]) - LOST_TURN
        phase = self.phase
        can_work = self.act(self.mover, card, self.guilds[self.mover])
        self.phase = phase
        if not can_work:
            return -LOST_TURN
        self.try_works(dice, WORKS_A_CARD)
        return self.best_gain

    def some_influence(self, dice: Dice) -> int:
        """Mostly none; any number now and then."""
        most = self.influence[self.mover]
        if most == 0 or dice.below(SELDOM):
            return 0
        return 1 + dice.below(most) if dice.below(SELDOM) == 0 else 1
