"""Leonardo for search: the same rules once more, flat, proved equal to the rulebook in lock-step with the floor closed.

What everybody has is in `fast_city`, what it is worth in `fast_fortune`, what happens and what chance does in
`fast_steps`; here is what a seat may answer. A move is the number of a plain answer, or 2 to the 20th times the number
of a word plus what the word is about, so that it means the same whatever is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from beffroi import fast
from beffroi.core.action import Action
from beffroi.fast import MOST_MOVES, Dice, blank
from beffroi.games.leonardo import fast_city as city
from beffroi.games.leonardo import fast_steps as steps
from beffroi.games.leonardo.fast_taste import FastTaste
from beffroi.games.leonardo.material import PARTIES, PRODUCTS
from beffroi.games.leonardo.rulebook import (
    Auction,
    Bet,
    Bid,
    Buy,
    BuyOffice,
    BuyWork,
    Declare,
    Decline,
    Done,
    Enlist,
    Exhibit,
    GoOn,
    HoldMarket,
    Keep,
    Pass,
    Push,
    Raise,
    ReturnWork,
    Strike,
)
from beffroi.games.leonardo.state import Leonardo

PLAIN: tuple[Action, ...] = (
    *map(Declare, PARTIES),
    *(Decline(), BuyWork(), Enlist(), Buy(), Auction(), Raise(), Pass(), BuyOffice(), Strike(), HoldMarket(), Done()),
    GoOn(),
)
"""The answers that are about nothing but what is asked, in the order of their moves."""
GUELPHS, GHIBELLINES, DECLINE, BUY_WORK, ENLIST, BUY, AUCTION, RAISE, PASS = range(9)
BUY_OFFICE, STRIKE, HOLD_MARKET, DONE, GO_ON = range(9, 14)
WORD = 1 << 20
EXHIBIT, KEEP, PUSH, RETURN_WORK, BID, BET = (WORD * word for word in range(1, 7))
YES = blank(len(steps.STEPS))
"""What yes means, by the number of a step that asks yes or no."""
YES[steps.BUY_WORKS], YES[steps.TAKE_SOLDIER], YES[steps.BIDDING] = BUY_WORK, ENLIST, RAISE
YES[steps.ACQUIRE_OFFICE], YES[steps.OPEN_MARKET], YES[steps.STRIKE_SOLDIER] = BUY_OFFICE, HOLD_MARKET, STRIKE
MOST = MOST_MOVES
WHIM = 64
"""One answer in so many is any one."""
ROLLS_AHEAD = 2
"""After so many rolls two sides are judged."""
CROWD_THOUGHT, CROWD_TRUST = 75, 0.04
"""Among more than two a game is longer and says less of one answer: fewer are played, and taste has more say."""


class FastLeonardo(FastTaste):
    """The city, what is left to do, and what may be answered."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon, self.memory, self.thought = 100, 1, 400
        self.origin = self

    def start_from(self, origin: FastLeonardo) -> None:
        self.origin = origin

    def restart(self) -> None:
        self.copy_city(self.origin)
        self.copy_steps(self.origin)

    def list_moves(self) -> int:
        """Of more amounts than there is room for, every so manieth is listed."""
        if self.front in (steps.NAME_BID, steps.PLACE_BETS):
            return self.list_amounts(self.first_amount(), self.amount_count())
        if self.front == steps.EXHIBIT_WORK:
            return self.list_rooms()
        if self.front == steps.KEEP_ROLL:
            return self.list_rolls()
        if self.front == steps.PAY_DEBT:
            return self.list_works()
        if self.front == steps.PUSH_VISITOR:
            return self.list_amounts(PUSH, 2 * city.FARTHEST + 1)
        return self.list_plain()

    def list_amounts(self, first: int, total: int) -> int:
        count = min(total, MOST)
        for number in range(count):
            self.moves[number] = first + number * total // count
        return count

    def first_amount(self) -> int:
        """The move of the smallest bid or bet; the others follow it."""
        if self.front == steps.NAME_BID:
            return BID + self.best // steps.STEP + 1
        return BET + steps.LEAST_BET // steps.STEP * steps.PRODUCT_COUNT

    def amount_count(self) -> int:
        if self.front == steps.NAME_BID:
            return (self.purse[self.bidder[0]] - self.best) // steps.STEP
        return self.most_bet(self.side_of[self.waiting]) // steps.STEP * steps.PRODUCT_COUNT

    def most_bet(self, side: int) -> int:
        """The whole purse, unless a bet may not be more than the organiser could pay if everybody won."""
        if not self.has_maximum:
            return self.purse[side]
        payable = self.purse[self.actor] // (steps.WINNINGS * self.bettors())
        return min(self.purse[side], max(steps.LEAST_BET, payable // steps.STEP * steps.STEP))

    def list_rooms(self) -> int:
        count = 0
        for number in range(city.STREET_COUNT):
            if self.is_room(self.actor, city.STREET[number]):
                self.moves[count] = EXHIBIT + city.STREET[number]
                count += 1
        return count

    def list_rolls(self) -> int:
        count = 0
        for number in range(1, city.NUMBERS + 1):
            if self.roll_set >> number & 1:
                self.moves[count] = KEEP + number
                count += 1
        return count

    def list_works(self) -> int:
        """Every value of a work that the debtor shows, palace by palace."""
        count = 0
        for number in range(city.STREET_COUNT):
            space = city.STREET[number]
            if self.owner[space] != self.actor or self.work_count[space] == 0:
                continue
            for work in range(city.WORK_KINDS):
                if self.shows(space, work):
                    self.moves[count] = RETURN_WORK + space * city.WORK_KINDS + work
                    count += 1
        return count

    def list_plain(self) -> int:
        if self.front in (steps.NEGOTIATE, steps.SEEK_ALLIES):
            self.moves[0] = DONE if self.front == steps.NEGOTIATE else GO_ON
            return 1
        if self.front == steps.CHOOSE_PARTY:
            self.moves[0], self.moves[1] = GUELPHS, GHIBELLINES
            return 2
        if self.front == steps.ACQUIRE_PALACE:
            self.moves[0], self.moves[1], self.moves[2] = DECLINE, AUCTION, BUY
            return 3 if self.purse[self.actor] >= city.PRICE[self.number] else 2
        self.moves[0] = PASS if self.front == steps.BIDDING else DECLINE
        self.moves[1] = YES[self.front]
        return 2

    def pick(self, dice: Dice) -> int:
        """Amounts are counted and not listed."""
        if self.front in (steps.NAME_BID, steps.PLACE_BETS):
            return self.first_amount() + dice.below(self.amount_count())
        return self.moves[dice.below(self.list_moves())]

    def fancy(self, dice: Dice) -> int:
        """What a careful family would answer; now and then anything."""
        if dice.below(WHIM) == 0 or self.front in (steps.CHOOSE_PARTY, steps.NEGOTIATE, steps.SEEK_ALLIES):
            return self.pick(dice)
        if self.front == steps.NAME_BID:
            return self.first_amount()
        if self.front == steps.PLACE_BETS:
            return self.fancy_bet(dice)
        if self.front == steps.ACQUIRE_PALACE:
            return self.fancy_purchase(self.actor, self.number)
        is_open = self.front in (steps.EXHIBIT_WORK, steps.KEEP_ROLL, steps.PUSH_VISITOR, steps.PAY_DEBT)
        return self.best_move() if is_open else self.yes_or_no()

    def run_on(self, dice: Dice, decisions: int) -> None:
        """Two sides are judged when a turn begins, so that all answers are judged in the same moment."""
        if self.seats != city.DUEL:
            FastTaste.run_on(self, dice, decisions)
            return
        while self.waiting != fast.OVER and not self.is_turn_beginning(self.origin.rolls - ROLLS_AHEAD):
            if self.waiting == fast.CHANCE_ASKED:
                self.toss(dice)
            else:
                self.play(self.fancy(dice))

    def is_turn_beginning(self, rolls: int) -> bool:
        """Whether a turn begins with no more than so many rolls to come."""
        return self.rolls <= rolls and self.front in (steps.BUY_WORKS, steps.ROLL_DEVICE)

    def fancy_bet(self, dice: Dice) -> int:
        """The least one must bet, or what would ruin the organiser, whichever promises more."""
        side, florins = self.side_of[self.waiting], steps.LEAST_BET
        ruinous = (self.purse[self.actor] // (steps.WINNINGS * steps.STEP) + 1) * steps.STEP
        least = self.hope_of_bet(side, side, self.actor, florins)
        if ruinous <= self.most_bet(side) and self.hope_of_bet(side, side, self.actor, ruinous) > least:
            florins = ruinous
        return BET + florins // steps.STEP * steps.PRODUCT_COUNT + dice.below(steps.PRODUCT_COUNT)

    def fancy_purchase(self, side: int, space: int) -> int:
        """Bought, put up for auction or left alone: what promises most."""
        move, most = DECLINE, self.hope_of(side)
        hope = self.hope_of_auction(side, space)
        if hope > most:
            move, most = AUCTION, hope
        price = city.PRICE[space]
        return BUY if self.can_afford(side, price) and self.hope_of_sale(side, side, space, price) >= most else move

    def yes_or_no(self) -> int:
        self.list_plain()
        return self.moves[1] if self.wants() else self.moves[0]

    def best_move(self) -> int:
        """The answer with the most merit at a glance."""
        best = 0
        for number in range(1, self.list_moves()):
            if self.merit(self.moves[number] % WORD) > self.merit(self.moves[best] % WORD):
                best = number
        return self.moves[best]

    def merit(self, about: int) -> int:
        """A palace with many works is filled first, the cheapest work returned, the best space chosen."""
        if self.front == steps.EXHIBIT_WORK:
            return self.fullness(about)
        if self.front == steps.PAY_DEBT:
            return -city.WORK_VALUE[about % city.WORK_KINDS]
        if self.front == steps.KEEP_ROLL:
            return self.landing(self.actor, about, self.actor)
        pushed = about - city.FARTHEST
        return self.landing(self.actor, pushed, self.holder(self.actor)) if pushed else 0

    def allows(self, move: int) -> bool:
        """Where sealed bets were guessed otherwise, purses differ, and with them everything that follows."""
        if self.front in (steps.NAME_BID, steps.PLACE_BETS):
            return 0 <= move - self.first_amount() < self.amount_count()
        found = False
        for number in range(self.list_moves()):
            found = found or self.moves[number] == move
        return found

    def play(self, move: int) -> None:
        if self.front >= steps.CHOOSE_PARTY:
            self.answer[self.side_of[self.waiting]] = move % WORD
            self.sealed += 1
        else:
            self.depth -= 1
            self.take(move, move % WORD)
        self.proceed()

    def take(self, move: int, about: int) -> None:
        """A side has answered the step in front."""
        if self.front == steps.EXHIBIT_WORK:
            self.hang(about, self.number, 1)
        elif self.front == steps.KEEP_ROLL:
            self.move_by(about)
        elif self.front == steps.PUSH_VISITOR:
            self.push_visitor(about - city.FARTHEST)
        elif self.front == steps.PAY_DEBT:
            self.return_work(about // city.WORK_KINDS, about % city.WORK_KINDS)
        elif self.front == steps.NAME_BID:
            self.name_bid(about * steps.STEP)
        elif move == AUCTION:
            self.open_auction()
        elif move == PASS:
            self.pass_bid()
        elif move == BUY:
            self.purse[self.actor] -= city.PRICE[self.number]
            self.give(self.number, self.actor)
        elif move not in (DECLINE, GO_ON):
            self.agree()

    def push_visitor(self, spaces: int) -> None:
        """Where the visitor is pushed counts in full."""
        if spaces:
            self.add_arrival()
            self.add(steps.MOVE_PAWN, self.actor, city.NOBODY, spaces)

    def return_work(self, space: int, work: int) -> None:
        """A work is shuffled into its pile again, and the debt stays."""
        self.hang(space, work, -1)
        self.art[work] += 1
        self.art_left += 1
        self.purse[self.actor] += steps.RETURNED_WORK
        self.add(steps.PAY_DEBT, self.actor, self.other, self.number)

    def open_auction(self) -> None:
        """All sides may bid, who has opened the auction last."""
        self.sale, self.best, self.leader, self.bidder_count = self.number, 0, city.NOBODY, 0
        for place in range(1, self.seats + 1):
            side = (self.actor + place) % self.seats
            if self.members[side]:
                self.bidder[self.bidder_count] = side
                self.bidder_count += 1
        self.add_step(steps.BIDDING, city.NOBODY)

    def name_bid(self, florins: int) -> None:
        """Who has bid comes last."""
        side = self.bidder[0]
        for number in range(1, self.bidder_count):
            self.bidder[number - 1] = self.bidder[number]
        self.bidder[self.bidder_count - 1] = side
        self.best, self.leader = florins, side
        self.add_step(steps.BIDDING, city.NOBODY)

    def agree(self) -> None:
        """A side has said yes to what it was asked."""
        if self.front == steps.BUY_WORKS:
            self.purse[self.actor] -= steps.WORK_PRICE
            self.add(steps.BUY_WORKS, self.actor, city.NOBODY, self.number + 1)
            self.add_step(steps.DRAW_WORK, self.actor)
        elif self.front == steps.TAKE_SOLDIER:
            self.soldiers[self.actor] += 1
        elif self.front == steps.BIDDING:
            self.add_step(steps.NAME_BID, city.NOBODY)
        elif self.front == steps.ACQUIRE_OFFICE:
            self.purse[self.actor] -= city.OFFICE_PRICE[self.top[city.OFFICE_PILE]]
            self.take_office(self.actor)
            self.show_office()
        elif self.front == steps.OPEN_MARKET:
            self.add_step(steps.PLACE_BETS, self.actor)
        else:
            self.soldiers[self.actor] -= 1

    def set_up(self, s: Leonardo) -> None:
        """Makes this position equal to a state that asks something."""
        if len(s.seats) > city.DUEL:
            self.thought, self.trust = CROWD_THOUGHT, CROWD_TRUST
        self.set_up_city(s)
        self.set_up_steps(s)
        for seat, action in s.held:
            self.answer[s.side(seat)] = self.move(action) % WORD
        self.sealed = len(s.held)
        self.proceed()

    def action(self, move: int) -> Action:
        """What a legal move means in the rulebook."""
        return MEANINGS[move // WORD](move % WORD)

    def move(self, action: Any) -> int:
        """The move that a legal action of the rulebook is here."""
        meant = MOVES.get(type(action))
        return PLAIN.index(action) if meant is None else meant(action)


MEANINGS: tuple[Callable[[int], Action], ...] = (
    PLAIN.__getitem__,
    Exhibit,
    Keep,
    lambda about: Push(about - city.FARTHEST),
    lambda about: ReturnWork(about // city.WORK_KINDS, steps.WORK_VALUES[about % city.WORK_KINDS]),
    lambda about: Bid(about * steps.STEP),
    lambda about: Bet(PRODUCTS[about % steps.PRODUCT_COUNT], about // steps.PRODUCT_COUNT * steps.STEP),
)
"""What a move says, by the number of its word."""
MOVES: dict[type[Action], Callable[[Any], int]] = {
    Exhibit: lambda said: EXHIBIT + said.space,
    Keep: lambda said: KEEP + said.number,
    Push: lambda said: PUSH + said.spaces + city.FARTHEST,
    ReturnWork: lambda said: RETURN_WORK + said.space * city.WORK_KINDS + steps.WORK_VALUES.index(said.value),
    Bid: lambda said: BID + said.florins // steps.STEP,
    Bet: lambda said: BET + steps.bet_number(said),
}
"""The moves of the answers that are about something."""


def position_of(s: Leonardo) -> FastLeonardo:
    """The fast position of a state that asks something."""
    position = FastLeonardo()
    position.set_up(s)
    return position
