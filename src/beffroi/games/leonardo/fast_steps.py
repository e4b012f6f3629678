"""What is left to do in Leonardo, flat, for search: a pile of steps, each with a side, another side and a number.

The kinds of steps have the numbers of their places in STEPS: first those that happen by themselves, then those chance
answers, those a side answers, and those that all answer at once.
"""

from __future__ import annotations

from typing import Any

from beffroi import fast
from beffroi.core.model import Step
from beffroi.fast import Dice, blank
from beffroi.games.leonardo import art, embassy, leaving, market, palaces, preparation, soldiers, turn
from beffroi.games.leonardo import fast_city as city
from beffroi.games.leonardo.alliance import SeekAllies
from beffroi.games.leonardo.count import FinalCount, is_last_round
from beffroi.games.leonardo.fast_fortune import FastFortune
from beffroi.games.leonardo.material import CITY, DEVICE, EVENTS, OFFICES, PRODUCT_OF, PRODUCTS, WORKS
from beffroi.games.leonardo.moving import MovePawn
from beffroi.games.leonardo.negotiation import Negotiate
from beffroi.games.leonardo.offices import PushVisitor, StrikeSoldier
from beffroi.games.leonardo.piazza import AcquireOffice
from beffroi.games.leonardo.piles import TurnUpEvent, TurnUpOffice
from beffroi.games.leonardo.rounds import EndRound
from beffroi.games.leonardo.rulebook import LATER, MOST_ROUNDS, Bet, Deal, Draw, TurnUp
from beffroi.games.leonardo.state import FEWEST_SIDES, Leonardo
from beffroi.games.leonardo.taste.duel import rolls_to_come
from beffroi.games.leonardo.visit import VisitSpace

STEPS: tuple[type[Step[Any, Any]], ...] = (
    *(preparation.ReceiveFlorins, turn.TakeTurn, MovePawn, soldiers.MeetOthers, soldiers.Meet, VisitSpace),
    *(EndRound, FinalCount),
    *(preparation.DealPalace, TurnUpOffice, TurnUpEvent, art.DrawWork, soldiers.Attack, soldiers.Defend),
    *(market.RollForMarket, turn.RollDevice),
    *(art.BuyWorks, art.ExhibitWork, turn.KeepRoll, soldiers.TakeSoldier),
    *(palaces.AcquirePalace, palaces.Bidding, palaces.NameBid),
    *(AcquireOffice, market.OpenMarket, StrikeSoldier, PushVisitor, leaving.PayDebt, SeekAllies),
    *(preparation.ChooseParty, market.PlaceBets, Negotiate),
)
FIELDS = {
    MovePawn: ("", "spaces"),
    soldiers.Meet: ("other", ""),
    soldiers.Attack: ("other", ""),
    soldiers.Defend: ("other", "attack"),
    art.BuyWorks: ("", "bought"),
    art.ExhibitWork: ("", "value"),
    soldiers.TakeSoldier: ("", "roll"),
    palaces.AcquirePalace: ("", "space"),
    leaving.PayDebt: ("creditor", "florins"),
}
"""Where steps keep their other side and their number, if they have any."""
NUMBER_OF = {step: number for number, step in enumerate(STEPS)}
RECEIVE_FLORINS, TAKE_TURN, MOVE_PAWN, MEET_OTHERS, MEET, VISIT_SPACE, END_ROUND, FINAL_COUNT = range(8)
DEAL_PALACE, TURN_UP_OFFICE, TURN_UP_EVENT, DRAW_WORK, ATTACK, DEFEND, ROLL_FOR_MARKET, ROLL_DEVICE = range(8, 16)
BUY_WORKS, EXHIBIT_WORK, KEEP_ROLL, TAKE_SOLDIER, ACQUIRE_PALACE, BIDDING, NAME_BID = range(16, 23)
ACQUIRE_OFFICE, OPEN_MARKET, STRIKE_SOLDIER, PUSH_VISITOR, PAY_DEBT, SEEK_ALLIES = range(23, 29)
CHOOSE_PARTY, PLACE_BETS, NEGOTIATE = range(29, 32)

NOT_ASKED = -4
NO_ANSWER = -1
MOST_STEPS = 64
PALACE_KIND, MARKET_KIND, EMBASSY_KIND, PIAZZA_KIND, PEACE_KIND = range(5)
SPACE_KIND = blank(len(CITY) + 1)
NO_PRODUCT = -1
PRODUCT_BY_NUMBER = blank(len(DEVICE) + 1)
EVENT_NAMES = tuple(card for card, _ in EVENTS)
OFFICE_NAMES = tuple(str(space) for space, _ in OFFICES)
WORK_VALUES = tuple(int(value) for value, _ in WORKS)
STEP = palaces.BID_STEP
WORK_PRICE, WORKS_A_TURN, RETURNED_WORK = art.WORK_PRICE, art.WORKS_A_TURN, leaving.RETURNED_WORK
FAVOUR, START_FLORINS = embassy.FAVOUR, preparation.START_FLORINS
MOST_SOLDIERS, LAST_RECRUITING, PRIZE = soldiers.MOST_SOLDIERS, max(soldiers.RECRUITING_ROLLS), soldiers.BATTLE_PRIZE
LEAST_BET, WINNINGS, PRODUCT_COUNT = market.LEAST_BET, market.WINNINGS, len(PRODUCTS)
FEWEST = FEWEST_SIDES
ALLIES_AFTER = {"always": 0, "later": LATER, "never": MOST_ROUNDS}
"""The rounds that are played without alliances; the negotiation at the end of the last of them allows them."""


def _fill() -> None:
    kinds = {"market": MARKET_KIND, "embassy": EMBASSY_KIND, "piazza": PIAZZA_KIND, "peace": PEACE_KIND}
    for space in CITY:
        SPACE_KIND[space.number] = kinds.get(space.kind, PALACE_KIND)
    for number in DEVICE:
        PRODUCT_BY_NUMBER[number] = PRODUCTS.index(PRODUCT_OF[number]) if number in PRODUCT_OF else NO_PRODUCT


_fill()


class FastSteps(FastFortune):
    """The city, what is left to do, and what is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.may_negotiate = False
        self.allies_after = 0
        self.has_maximum = False
        self.no_early_works = False
        self.may_return = False
        self.depth = 0
        self.kinds = blank(MOST_STEPS)
        self.actors = blank(MOST_STEPS)
        self.others = blank(MOST_STEPS)
        self.numbers = blank(MOST_STEPS)
        self.front = 0
        self.actor = 0
        self.other = 0
        self.number = 0
        self.waiting = 0
        self.answer = blank(city.MOST_SEATS)
        self.sealed = 0
        self.roll_count = 0
        self.roll_set = 0
        self.sale = 0
        self.bidder = blank(city.MOST_SEATS)
        self.bidder_count = 0
        self.best = 0
        self.leader = city.NOBODY

    def copy_steps(self, origin: FastSteps) -> None:
        """Makes everything that is left to do equal to another position."""
        self.may_negotiate, self.allies_after = origin.may_negotiate, origin.allies_after
        self.has_maximum, self.no_early_works = origin.has_maximum, origin.no_early_works
        self.may_return, self.depth, self.is_judged = origin.may_return, origin.depth, False
        for place in range(self.depth):
            self.kinds[place], self.actors[place] = origin.kinds[place], origin.actors[place]
            self.others[place], self.numbers[place] = origin.others[place], origin.numbers[place]
        self.front, self.actor = origin.front, origin.actor
        self.other, self.number = origin.other, origin.number
        self.waiting, self.sealed = origin.waiting, origin.sealed
        for side in range(city.MOST_SEATS):
            self.answer[side], self.bidder[side] = origin.answer[side], origin.bidder[side]
        self.roll_count, self.roll_set = origin.roll_count, origin.roll_set
        self.sale, self.bidder_count = origin.sale, origin.bidder_count
        self.best, self.leader = origin.best, origin.leader

    def asked(self) -> int:
        return self.waiting

    def held(self) -> int:
        return self.sealed

    def add(self, kind: int, actor: int, other: int, number: int) -> None:
        """Puts a step in front of everything that is left to do."""
        self.kinds[self.depth], self.actors[self.depth] = kind, actor
        self.others[self.depth], self.numbers[self.depth] = other, number
        self.depth += 1

    def add_step(self, kind: int, actor: int) -> None:
        self.add(kind, actor, city.NOBODY, 0)

    def forget(self, side: int) -> None:
        """Nothing is left to do that concerns a side."""
        kept = 0
        for place in range(self.depth):
            if side not in (self.actors[place], self.others[place]):
                self.kinds[kept], self.actors[kept] = self.kinds[place], self.actors[place]
                self.others[kept], self.numbers[kept] = self.others[place], self.numbers[place]
                kept += 1
        self.depth = kept

    def proceed(self) -> None:
        """Lets every step happen that waits for nobody, until one does or the game is over."""
        self.is_judged = False
        while self.depth:
            last = self.depth - 1
            self.front, self.actor = self.kinds[last], self.actors[last]
            self.other, self.number = self.others[last], self.numbers[last]
            self.waiting = self.whom()
            if self.waiting != NOT_ASKED:
                return
            self.depth = last
            if self.front <= FINAL_COUNT:
                self.happen()
            else:
                self.lapse()
        self.waiting = fast.OVER

    def whom(self) -> int:
        """Whose answer the step in front waits for."""
        if self.front <= FINAL_COUNT:
            return NOT_ASKED
        if self.front < ROLL_DEVICE:
            return fast.CHANCE_ASKED
        if self.front == ROLL_DEVICE:
            return fast.CHANCE_ASKED if self.roll_count < self.members[self.actor] else NOT_ASKED
        if self.front >= CHOOSE_PARTY:
            return self.missing()
        side = self.answering()
        return NOT_ASKED if side == city.NOBODY else self.speaker[side]

    def answering(self) -> int:
        """The side that answers the step in front, if it asks anything."""
        side, is_asked = self.actor, True
        if self.front == BUY_WORKS:
            is_asked = self.can_buy_work()
        elif self.front == SEEK_ALLIES:
            is_asked = self.is_alliance_possible() and not self.can_buy_work()
        elif self.front == TAKE_SOLDIER:
            is_asked = self.number <= LAST_RECRUITING and self.soldiers[side] < MOST_SOLDIERS
        elif self.front == BIDDING:
            side, is_asked = self.bidder[0], self.can_bid()
        elif self.front == NAME_BID:
            side = self.bidder[0]
        elif self.front == ACQUIRE_OFFICE:
            is_asked = self.can_buy_office()
        elif self.front == OPEN_MARKET:
            is_asked = self.bettors() > 0
        elif self.front == STRIKE_SOLDIER:
            is_asked = SPACE_KIND[self.pawn[side]] == EMBASSY_KIND and self.soldiers[side] > 0
            side = self.holder(side)
        elif self.front == PUSH_VISITOR:
            side = self.holder(side)
        elif self.front == PAY_DEBT:
            is_asked = self.can_raise()
        return side if is_asked else city.NOBODY

    def can_buy_work(self) -> bool:
        if self.no_early_works and self.round == 1:
            return False
        can_pay = self.number < WORKS_A_TURN and self.purse[self.actor] >= WORK_PRICE
        return can_pay and self.art_left > 0 and self.has_room(self.actor)

    def can_bid(self) -> bool:
        """Whether the next bidder has not won yet, and has enough to bid more."""
        if self.bidder_count == 0 or self.bidder[0] == self.leader:
            return False
        return self.purse[self.bidder[0]] >= self.best + STEP

    def can_buy_office(self) -> bool:
        top = self.top[city.OFFICE_PILE]
        return top != city.NO_CARD and self.purse[self.actor] >= city.OFFICE_PRICE[top]

    def can_raise(self) -> bool:
        """Whether a debtor is short, and his works of art, returned, would cover the debt."""
        short = self.number - self.purse[self.actor]
        return self.may_return and short > 0 and RETURNED_WORK * self.count_works(self.actor) >= short

    def bettors(self) -> int:
        """How many sides can bet against the one whose market it is."""
        count = 0
        for side in range(self.seats):
            if self.bets(side):
                count += 1
        return count

    def bets(self, side: int) -> bool:
        return self.members[side] > 0 and side != self.actor and self.purse[side] > 0

    def missing(self) -> int:
        """The first seat of a side that is asked with all others, and has not answered."""
        if self.front == NEGOTIATE and not self.is_open():
            return NOT_ASKED
        for seat in range(self.seats):
            side = self.side_of[seat]
            if side == city.NOBODY or self.answer[side] != NO_ANSWER:
                continue
            if self.front != PLACE_BETS or self.bets(side):
                return seat
        return NOT_ASKED

    def is_open(self) -> bool:
        """Whether another round follows, and there is anything to negotiate."""
        return self.round != self.rounds and (self.may_negotiate or self.is_alliance_possible())

    def is_alliance_possible(self) -> bool:
        """Whether it is time for alliances, somebody would be left, and two sides of one party have turns to come."""
        is_late = self.round > self.allies_after or (self.round == self.allies_after and self.front == NEGOTIATE)
        if not is_late or self.standing <= FEWEST:
            return False
        guelphs, able = 0, 0
        for side in range(self.seats):
            if self.members[side] and self.has_a_future(side):
                able += 1
                guelphs += self.party[self.speaker[side]] == 0
        return guelphs > 1 or able - guelphs > 1

    def has_a_future(self, side: int) -> bool:
        """Whether, between two turns, a side has not taken its last one yet."""
        if self.round != self.rounds:
            return True
        place = 0
        while place < self.depth and self.actors[place] != side:
            place += 1
        return place < self.depth

    def happen(self) -> None:
        if self.front == MOVE_PAWN:
            self.move_pawn(self.actor, self.number)
        elif self.front == MEET_OTHERS:
            self.meet_others()
        elif self.front == VISIT_SPACE:
            self.visit_space()
        elif self.front == TAKE_TURN:
            self.take_turn()
        elif self.front == MEET:
            self.meet()
        elif self.front == END_ROUND:
            self.end_round()
        elif self.front == RECEIVE_FLORINS:
            self.purse[self.actor] += START_FLORINS
        else:
            self.depth = 0

    def take_turn(self) -> None:
        if self.pawn[self.actor] == city.OFF:
            self.pawn[self.actor] = self.home[self.actor]
        self.roll_count, self.roll_set = 0, 0
        self.add_step(PUSH_VISITOR, self.actor)
        self.add_arrival()
        self.add_step(ROLL_DEVICE, self.actor)
        self.add_step(BUY_WORKS, self.actor)
        self.add_step(SEEK_ALLIES, self.actor)

    def add_arrival(self) -> None:
        """What happens where a pawn has come to rest."""
        self.add_step(STRIKE_SOLDIER, self.actor)
        self.add_step(VISIT_SPACE, self.actor)
        self.add_step(MEET_OTHERS, self.actor)

    def move_by(self, number: int) -> None:
        """What the number that counts brings: perhaps a soldier, then the move."""
        self.add(MOVE_PAWN, self.actor, city.NOBODY, number)
        self.add(TAKE_SOLDIER, self.actor, city.NOBODY, number)

    def move_pawn(self, side: int, steps: int) -> None:
        reached = self.pawn[side] + steps
        self.pawn[side] = (reached - 1 + city.SPACES) % city.SPACES + 1
        if reached > city.SPACES:
            self.purse[side] += city.SALARY

    def meet_others(self) -> None:
        space, other = self.pawn[self.actor], self.actor
        if SPACE_KIND[space] == PEACE_KIND:
            return
        for _ in range(1, self.seats):
            other = (other + self.seats - 1) % self.seats
            if self.pawn[other] == space:
                self.add(MEET, self.actor, other, 0)

    def meet(self) -> None:
        """Who alone has soldiers gets a prize; if both have, they fight."""
        if self.soldiers[self.actor] and self.soldiers[self.other]:
            self.add(ATTACK, self.actor, self.other, 0)
        elif self.soldiers[self.actor]:
            self.add(PAY_DEBT, self.other, self.actor, PRIZE)
        elif self.soldiers[self.other]:
            self.add(PAY_DEBT, self.actor, self.other, PRIZE)

    def visit_space(self) -> None:
        space = self.pawn[self.actor]
        if SPACE_KIND[space] == PALACE_KIND:
            self.visit_palace(space)
        elif SPACE_KIND[space] == MARKET_KIND:
            self.add_step(OPEN_MARKET, self.actor)
        elif SPACE_KIND[space] == EMBASSY_KIND:
            self.hear_news()
        elif SPACE_KIND[space] == PIAZZA_KIND:
            self.add_step(ACQUIRE_OFFICE, self.actor)

    def visit_palace(self, space: int) -> None:
        if self.owner[space] == city.NOBODY:
            self.add(ACQUIRE_PALACE, self.actor, city.NOBODY, space)
        elif self.owner[space] != self.actor:
            self.add(PAY_DEBT, self.actor, self.owner[space], self.toll[space])

    def hear_news(self) -> None:
        """Every member of the favoured party is paid, and the event goes under its pile."""
        event = self.top[city.EVENT_PILE]
        for seat in range(self.seats):
            if self.side_of[seat] != city.NOBODY and self.party[seat] == city.EVENT_PARTY[event]:
                self.purse[self.side_of[seat]] += FAVOUR
        self.top[city.EVENT_PILE] = city.NO_CARD
        self.put_under(city.EVENT_PILE, event)
        self.add_step(TURN_UP_EVENT, city.NOBODY)

    def end_round(self) -> None:
        if self.round == self.rounds:
            self.depth = 0
            return
        self.round += 1
        self.add_step(END_ROUND, city.NOBODY)
        self.add_step(NEGOTIATE, city.NOBODY)
        for back in range(1, self.seats + 1):
            if self.members[self.seats - back]:
                self.add_step(TAKE_TURN, self.seats - back)

    def lapse(self) -> None:
        """A step that may ask has nothing to ask any more."""
        if self.front == ROLL_DEVICE:
            self.end_rolling()
        elif self.front == BIDDING:
            self.end_bidding()
        elif self.front == PAY_DEBT:
            self.settle()
        elif self.front == PLACE_BETS:
            self.sealed = 0
            self.add_step(ROLL_FOR_MARKET, self.actor)
        elif self.front == CHOOSE_PARTY:
            for side in range(self.seats):
                self.party[side] = self.answer[side]
            self.open_answers()
        elif self.front == NEGOTIATE:
            self.open_answers()

    def open_answers(self) -> None:
        """Nothing is sealed any more."""
        self.sealed = 0
        for side in range(self.seats):
            self.answer[side] = NO_ANSWER

    def end_rolling(self) -> None:
        self.rolls -= 1
        if self.roll_count > 1:
            self.add_step(KEEP_ROLL, self.actor)
        else:
            self.move_by(self.first_roll())

    def first_roll(self) -> int:
        number = 1
        while not self.roll_set >> number & 1:
            number += 1
        return number

    def end_bidding(self) -> None:
        """The last bidder pays its bid; who cannot bid more passes."""
        if self.bidder_count == 0:
            return
        if self.bidder[0] == self.leader:
            self.purse[self.leader] -= self.best
            self.give(self.sale, self.leader)
        else:
            self.pass_bid()

    def pass_bid(self) -> None:
        self.bidder_count -= 1
        for number in range(self.bidder_count):
            self.bidder[number] = self.bidder[number + 1]
        self.add_step(BIDDING, city.NOBODY)

    def settle(self) -> None:
        """Who owes pays, or is ruined."""
        if self.purse[self.actor] >= self.number:
            self.purse[self.actor] -= self.number
            self.purse[self.other] += self.number
            return
        self.ruin(self.actor, self.other)
        self.forget(self.actor)
        if self.standing == 1:
            self.depth = 0
        else:
            self.show_office()

    def show_office(self) -> None:
        if self.is_office_due():
            self.add_step(TURN_UP_OFFICE, city.NOBODY)

    def toss(self, dice: Dice) -> int:
        outcome = self.draw(dice)
        self.fall(outcome)
        return outcome

    def draw(self, dice: Dice) -> int:
        """What chance answers, as likely as the rulebook says."""
        if self.front == DEAL_PALACE:
            return self.draw_street(dice)
        if self.front == TURN_UP_OFFICE:
            return self.draw_card(city.OFFICE_PILE, dice)
        if self.front == TURN_UP_EVENT:
            return self.draw_card(city.EVENT_PILE, dice)
        if self.front == DRAW_WORK:
            return self.draw_work(dice)
        if self.front == DEFEND:
            return (self.number + dice.below(city.NUMBERS - 1)) % city.NUMBERS + 1
        return dice.below(city.NUMBERS) + 1

    def draw_street(self, dice: Dice) -> int:
        """Any street that nobody owns."""
        while True:
            street = city.STREET[dice.below(city.STREET_COUNT)]
            if self.owner[street] == city.NOBODY:
                return street

    def draw_work(self, dice: Dice) -> int:
        """Any card of the pile of works."""
        left, work = dice.below(self.art_left), 0
        while left >= self.art[work]:
            left -= self.art[work]
            work += 1
        return work

    def fall(self, outcome: int) -> None:
        """Chance has answered."""
        self.depth -= 1
        if self.front == ROLL_DEVICE:
            self.roll_count += 1
            self.roll_set |= 1 << outcome
            self.depth += 1
        elif self.front == DRAW_WORK:
            self.art[outcome] -= 1
            self.art_left -= 1
            self.add(EXHIBIT_WORK, self.actor, city.NOBODY, outcome)
        elif self.front == TURN_UP_EVENT:
            self.turn_up(city.EVENT_PILE, outcome)
        elif self.front == TURN_UP_OFFICE:
            self.turn_up(city.OFFICE_PILE, outcome)
        elif self.front == ATTACK:
            self.add(DEFEND, self.actor, self.other, outcome)
        elif self.front == DEFEND:
            self.end_battle(outcome)
        elif self.front == ROLL_FOR_MARKET:
            self.pay_bets(PRODUCT_BY_NUMBER[outcome])
        else:
            self.give(outcome, self.actor)
            self.home[self.actor] = outcome
        self.proceed()

    def end_battle(self, defence: int) -> None:
        """Who is higher removes a soldier of the other; without any left one pays, else the battle goes on."""
        winner, loser = self.other, self.actor
        if self.number > defence:
            winner, loser = self.actor, self.other
        self.soldiers[loser] -= 1
        if self.soldiers[loser]:
            self.add(ATTACK, self.actor, self.other, 0)
        else:
            self.add(PAY_DEBT, loser, winner, PRIZE)

    def pay_bets(self, product: int) -> None:
        """The organiser takes the losing bets, then pays the winners in seat order from himself on: 13."""
        for back in range(1, self.seats):
            side = (self.actor + self.seats - back) % self.seats
            bet = self.answer[side]
            if bet == NO_ANSWER:
                continue
            florins = bet // PRODUCT_COUNT * STEP
            if bet % PRODUCT_COUNT == product:
                self.add(PAY_DEBT, self.actor, side, WINNINGS * florins)
            else:
                self.purse[side] -= florins
                self.purse[self.actor] += florins
        self.open_answers()

    def answer_for_chance(self, action: Any) -> None:
        """Chance has answered in the rulebook."""
        if isinstance(action, TurnUp):
            self.fall((OFFICE_NAMES if self.front == TURN_UP_OFFICE else EVENT_NAMES).index(action.card))
        elif isinstance(action, Draw):
            self.fall(WORK_VALUES.index(int(action.work)))
        else:
            self.fall(action.space if isinstance(action, Deal) else action.number)

    def set_up_steps(self, s: Leonardo) -> None:
        """Makes everything that is left to do equal to a state, but for sealed answers."""
        self.may_negotiate, self.allies_after = s.options.negotiations, ALLIES_AFTER[s.options.alliances]
        self.has_maximum, self.no_early_works = s.options.market_maximum, s.options.no_early_works
        self.may_return = s.options.returned_works
        if is_last_round(s):
            self.rounds = self.round
        self.rolls = rolls_to_come(s)
        self.open_answers()
        for step in reversed(s.agenda):
            actor, other, number = fields_of(step)
            self.add(NUMBER_OF[type(step)], actor, other, number)
            self.set_up_step(s, step)

    def set_up_step(self, s: Leonardo, step: Step[Any, Any]) -> None:
        """What a step knows besides two sides and a number."""
        if isinstance(step, palaces.Sale):
            self.sale, self.best, self.leader = step.space, step.best, step.leader
            self.bidder_count = len(step.bidders)
            for number, side in enumerate(step.bidders):
                self.bidder[number] = side
        elif isinstance(step, turn.RollDevice | turn.KeepRoll):
            self.roll_count = len(step.rolls)
            for roll in step.rolls:
                self.roll_set |= 1 << roll
        elif isinstance(step, market.RollForMarket):
            for side, bet in step.bets:
                if side in s.sides.standing():
                    self.answer[side] = bet_number(bet)


def bet_number(bet: Bet) -> int:
    """A bet as one number."""
    return bet.florins // STEP * PRODUCT_COUNT + PRODUCTS.index(bet.product)


def fields_of(step: Step[Any, Any]) -> tuple[int, int, int]:
    """The side, the other side and the number a step speaks of."""
    other, number = FIELDS.get(type(step), ("", ""))
    value = getattr(step, number, 0)
    return (
        getattr(step, "seat", city.NOBODY),
        getattr(step, other, city.NOBODY),
        WORK_VALUES.index(value) if isinstance(step, art.ExhibitWork) else value,
    )
