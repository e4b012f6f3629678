"""What search values in Bastide and would rather answer: the knowledge of `taste`, flat and quick."""

from __future__ import annotations

import math

from beffroi.core import bits
from beffroi.fast import blank_reals
from beffroi.fast.dice import Dice
from beffroi.games.bastide import fast_town as town
from beffroi.games.bastide import fast_turns as turns
from beffroi.games.bastide.fast_turns import FastTurns
from beffroi.games.bastide.taste import hopes, outlook

COIN, PLENTY, SPREAD = outlook.COIN, outlook.PLENTY, outlook.SPREAD
HOUSE_COMES, ENGLISH_TILE, STANDS = hopes.HOUSE_COMES, hopes.ENGLISH_TILE, hopes.STANDS
CAMPED, STARTED = hopes.CAMPED, hopes.STARTED
NEAR_CARD, HELD_CARD = hopes.NEAR_CARD, hopes.HELD_CARD
TRIES = 4
"""How many answers are looked at where most of them are poor."""


class FastTaste(FastTurns):
    """A position that knows what it is worth to everybody."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = blank_reals(town.MOST_SEATS)
        self.court = blank_reals(town.MOST_SEATS)

    def estimate(self, seat: int) -> float:
        """How likely a seat wins: a French town, or an English one if it falls."""
        if not self.playing[seat]:
            return 0.0
        self.look()
        fall = self.fall()
        return (1.0 - fall) * self.prospect(seat, 1.0) + fall * self.prospect(seat, -1.0)

    def prospect(self, seat: int, sign: float) -> float:
        """How likely a seat is ahead of the others in the end, from the points to be expected."""
        total, own = 0.0, self.sure[seat] + sign * self.court[seat]
        for other in range(self.seats):
            if self.playing[other]:
                total += math.exp((self.sure[other] + sign * self.court[other] - own) / SPREAD)
        return 1.0 / total

    def look(self) -> None:
        """The points everybody may expect: those that are sure, and those that depend on whose town it is."""
        for seat in range(self.seats):
            self.sure[seat] = bits.count(self.own[seat]) + COIN * (self.purse(seat) + self.rents(seat))
            self.court[seat] = self.road[seat]
        for card in range(town.CARD_COUNT):
            self.look_at_card(card)

    def purse(self, seat: int) -> float:
        """The coins that will be of use."""
        money = self.money[seat]
        return money if money <= PLENTY else 0.5 * (PLENTY + money)

    def rents(self, seat: int) -> float:
        """What the houses may bring that come to the moulons a seat's influences face."""
        due = 0
        for moulon in range(town.MOULONS):
            free = bits.count(town.STRIPS_OF[moulon] & ~self.covered)
            if free:
                due += free * self.claim(seat, moulon)
        return HOUSE_COMES * due

    def look_at_card(self, card: int) -> None:
        """A card promises most to who holds it, something to who is near it."""
        total = 0.0
        for seat in range(self.seats):
            if self.playing[seat]:
                total += self.pull(seat, card)
        for seat in range(self.seats):
            if self.playing[seat]:
                self.court[seat] += self.card_points[card] * self.pull(seat, card) / total

    def pull(self, seat: int, card: int) -> float:
        count = bits.count(self.own[seat] & town.CIRCLES_OF_GROUP[card])
        return math.exp(NEAR_CARD * count + (HELD_CARD if self.cards[card] == seat else 0.0))

    def fall(self) -> float:
        """How likely the town falls: the siege must come, and find the walls too weak."""
        strength = ENGLISH_TILE * (town.CAMP_ROOM + 1 - self.camp_size)
        for value in range(1, town.HAND_ROOM):
            strength += value * self.camp[value]
        holds = 1.0
        for wall in range(town.WALL_COUNT):
            if not self.is_started(town.FIRST_WALL + wall):
                holds *= STANDS
        influences = bits.count(self.taken & town.CIRCLES_OF_GROUP[town.WALL_CARD])
        holds /= 1.0 + math.exp(0.5 * (strength - 1.0 - influences))
        return (1.0 - holds) * self.siege()

    def siege(self) -> float:
        """How likely the camp is full before everything is started."""
        missing = 0
        for equipment in range(town.EQUIPMENT_COUNT):
            if not self.is_started(equipment):
                missing += 1
        return 1.0 / (1.0 + math.exp(CAMPED * (town.CAMP_ROOM + 1 - self.camp_size) - STARTED * missing))

    def rollout_move(self, dice: Dice) -> int:
        """Projects that can be paid, bids for whole influences, houses where one has rents, strikes at others."""
        if self.phase == turns.TURN_PHASE:
            return self.fancy_turn(dice)
        if self.phase == turns.BID_PHASE:
            return turns.BID + self.fancy_bid(dice)
        if self.phase == turns.ADD_PHASE:
            return turns.ADD + self.fancy_raise(dice)
        if self.phase == turns.PIECE_PHASE:
            return self.random_move(dice)
        return self.best_of_few(dice)

    def fancy_turn(self, dice: Dice) -> int:
        """Who cannot pay for anything plays a tile if there is one, and of tiles rather a house."""
        projects = self.list_projects()
        count = self.list_tiles(projects)
        if count == 0:
            return turns.PASS
        can_pay = self.money[self.mover] + self.chest // self.player_count >= turns.COST
        if projects and (projects == count or (can_pay and dice.below(2))):
            return self.moves[dice.below(projects)]
        if self.moves[count - 1] == turns.PLAY + town.NEW_HOUSE and dice.below(4):
            return self.moves[count - 1]
        return self.moves[projects + dice.below(count - projects)]

    def fancy_bid(self, dice: Dice) -> int:
        """Whole influences, now and then with a coin more to come before equals; seldom any amount."""
        money, least = self.money[self.mover], self.least_bid()
        if dice.below(16) == 0:
            return least + dice.below(money + 1 - least)
        most = min(money // turns.COST, bits.count(self.free_circles(self.project)))
        count = dice.below(min(most, self.stock[self.mover]) + 1)
        bid = max(least, turns.COST * count)
        return bid + 1 if count and bid < money and dice.below(4) == 0 else bid

    def fancy_raise(self, dice: Dice) -> int:
        """Mostly nothing; else up to the next influences, or a coin more than somebody else."""
        most, own = self.most_added(), self.bids[self.mover] + self.added[self.mover]
        manner = dice.below(8)
        if manner == 0:
            return dice.below(most + 1)
        more = 0
        if manner == 1:
            more = turns.COST * (1 + dice.below(2)) - own % turns.COST
        elif manner == 2:  # noqa: PLR2004 - the third of eight manners
            more = self.bids[dice.below(self.seats)] + 1 - own
        return more if 0 < more <= most else 0

    def best_of_few(self, dice: Dice) -> int:
        """The best of some answers picked by chance."""
        best, most = turns.PASS, -1000
        for _ in range(TRIES):
            move = self.random_move(dice)
            merit = self.merit(move)
            if merit > most:
                best, most = move, merit
        return best

    def merit(self, move: int) -> int:
        """What speaks at once for an answer."""
        if self.phase == turns.PUT_PHASE:
            return bits.count(town.STRIPS_FACED[move - turns.PUT] & ~self.covered)
        if self.phase == turns.EMISSARY_PHASE:
            return move
        if self.phase == turns.HOUSE_PHASE:
            return self.merit_of_house((move - turns.BUILD) // 2 // town.MOULON_SIZE)
        if self.phase == turns.RENT_PHASE:
            return move >> turns.SHARE_BITS * self.mover & turns.SHARE
        strike = move - turns.STRIKE
        return self.merit_of_strike(bits.one(strike // turns.TARGET_ROOM) | bits.one(strike % turns.TARGET_ROOM))

    def merit_of_house(self, moulon: int) -> int:
        """One's own rents, less a part of everybody else's."""
        merit = 3 * self.claim(self.mover, moulon)
        for seat in range(self.seats):
            if seat != self.mover:
                merit -= self.claim(seat, moulon)
        return merit

    def merit_of_strike(self, targets: int) -> int:
        """Nothing of one's own; influences rather than houses, two rather than one."""
        own = bits.count(targets & self.own[self.mover])
        return bits.count(targets) + bits.count(targets & self.taken) - 4 * own
