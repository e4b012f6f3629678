"""What is left to do in Leonardo, for search: a pile of steps, each with a side, another side and a number.

The kinds of steps have the numbers of their places in STEPS: first those that happen by themselves, then those chance
answers, those a side answers, and those that all answer at once.
"""

from __future__ import annotations

from typing import Any

from beffroi import fast
from beffroi.core.model import Step
from beffroi.fast import blank
from beffroi.games.leonardo import art, embassy, leaving, market, palaces, preparation, soldiers, turn
from beffroi.games.leonardo.alliance import SeekAllies
from beffroi.games.leonardo.count import FinalCount
from beffroi.games.leonardo.fast import answers, city
from beffroi.games.leonardo.fast.board import Board
from beffroi.games.leonardo.material import CITY, DEVICE, PRODUCT_OF, PRODUCTS
from beffroi.games.leonardo.moving import MovePawn
from beffroi.games.leonardo.negotiation import Negotiate
from beffroi.games.leonardo.offices import PushVisitor, StrikeSoldier
from beffroi.games.leonardo.piazza import AcquireOffice
from beffroi.games.leonardo.piles import TurnUpEvent, TurnUpOffice
from beffroi.games.leonardo.rounds import EndRound
from beffroi.games.leonardo.state import FEWEST_SIDES
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
NUMBER_OF = {step: number for number, step in enumerate(STEPS)}
RECEIVE_FLORINS, TAKE_TURN, MOVE_PAWN, MEET_OTHERS, MEET, VISIT_SPACE, END_ROUND, FINAL_COUNT = range(8)
DEAL_PALACE, TURN_UP_OFFICE, TURN_UP_EVENT, DRAW_WORK, ATTACK, DEFEND, ROLL_FOR_MARKET, ROLL_DEVICE = range(8, 16)
BUY_WORKS, EXHIBIT_WORK, KEEP_ROLL, TAKE_SOLDIER, ACQUIRE_PALACE, BIDDING, NAME_BID = range(16, 23)
ACQUIRE_OFFICE, OPEN_MARKET, STRIKE_SOLDIER, PUSH_VISITOR, PAY_DEBT, SEEK_ALLIES = range(23, 29)
CHOOSE_PARTY, PLACE_BETS, NEGOTIATE = range(29, 32)

NOT_ASKED = -4
NO_ANSWER = -1
PALACE_KIND, MARKET_KIND, EMBASSY_KIND, PIAZZA_KIND, PEACE_KIND = range(5)
SPACE_KIND = blank(len(CITY) + 1)
NO_PRODUCT = -1
PRODUCT_BY_NUMBER = blank(len(DEVICE) + 1)
STEP = palaces.BID_STEP
WORK_PRICE, WORKS_A_TURN, RETURNED_WORK = art.WORK_PRICE, art.WORKS_A_TURN, leaving.RETURNED_WORK
FAVOUR, START_FLORINS = embassy.FAVOUR, preparation.START_FLORINS
MOST_SOLDIERS, LAST_RECRUITING, PRIZE = soldiers.MOST_SOLDIERS, max(soldiers.RECRUITING_ROLLS), soldiers.BATTLE_PRIZE
LEAST_BET, WINNINGS, PRODUCT_COUNT = market.LEAST_BET, market.WINNINGS, len(PRODUCTS)
FEWEST = FEWEST_SIDES
MOST_AMOUNT = answers.AMOUNTS
"""The highest bid or bet here, in fives of florins, however full a purse may be."""


def _fill() -> None:
    kinds = {"market": MARKET_KIND, "embassy": EMBASSY_KIND, "piazza": PIAZZA_KIND, "peace": PEACE_KIND}
    for space in CITY:
        SPACE_KIND[space.number] = kinds.get(space.kind, PALACE_KIND)
    for number in DEVICE:
        PRODUCT_BY_NUMBER[number] = PRODUCTS.index(PRODUCT_OF[number]) if number in PRODUCT_OF else NO_PRODUCT


_fill()


def add(b: Board, kind: int, actor: int, other: int, number: int) -> None:
    """Puts a step in front of everything that is left to do."""
    b.kinds[b.depth], b.actors[b.depth] = kind, actor
    b.others[b.depth], b.numbers[b.depth] = other, number
    b.depth += 1


def add_step(b: Board, kind: int, actor: int) -> None:
    add(b, kind, actor, city.NOBODY, 0)


def forget(b: Board, side: int) -> None:
    """Nothing is left to do that concerns a side."""
    kept = 0
    for place in range(b.depth):
        if side not in (b.actors[place], b.others[place]):
            b.kinds[kept], b.actors[kept] = b.kinds[place], b.actors[place]
            b.others[kept], b.numbers[kept] = b.others[place], b.numbers[place]
            kept += 1
    b.depth = kept


def whom(b: Board) -> int:
    """Whose answer the step in front waits for."""
    if b.front <= FINAL_COUNT:
        return NOT_ASKED
    if b.front < ROLL_DEVICE:
        return fast.CHANCE
    if b.front == ROLL_DEVICE:
        return fast.CHANCE if b.roll_count < b.members[b.actor] else NOT_ASKED
    if b.front >= CHOOSE_PARTY:
        return missing(b)
    side = answering(b)
    return NOT_ASKED if side == city.NOBODY else b.speaker[side]


def answering(b: Board) -> int:
    """The side that answers the step in front, if it asks anything."""
    side, is_asked = b.actor, True
    if b.front == BUY_WORKS:
        is_asked = can_buy_work(b)
    elif b.front == SEEK_ALLIES:
        is_asked = is_alliance_possible(b) and not can_buy_work(b)
    elif b.front == TAKE_SOLDIER:
        is_asked = b.number <= LAST_RECRUITING and b.soldiers[side] < MOST_SOLDIERS
    elif b.front == BIDDING:
        side, is_asked = b.bidder[0], can_bid(b)
    elif b.front == NAME_BID:
        side = b.bidder[0]
    elif b.front == ACQUIRE_OFFICE:
        is_asked = can_buy_office(b)
    elif b.front == OPEN_MARKET:
        is_asked = bettors(b) > 0
    elif b.front == STRIKE_SOLDIER:
        is_asked = SPACE_KIND[b.pawn[side]] == EMBASSY_KIND and b.soldiers[side] > 0
        side = city.holder(b, side)
    elif b.front == PUSH_VISITOR:
        side = city.holder(b, side)
    elif b.front == PAY_DEBT:
        is_asked = can_raise(b)
    return side if is_asked else city.NOBODY


def can_buy_work(b: Board) -> bool:
    """Whether works may be bought, and there is one to buy (7)."""
    if b.no_early_works and b.round == 1:
        return False
    can_pay = b.number < WORKS_A_TURN and b.purse[b.actor] >= WORK_PRICE
    return can_pay and b.art_left > 0 and city.has_room(b, b.actor)


def can_bid(b: Board) -> bool:
    """Whether the next bidder has not won yet, and has enough to bid more (5.1)."""
    if b.bidder_count == 0 or b.bidder[0] == b.leader:
        return False
    return min(b.purse[b.bidder[0]], STEP * MOST_AMOUNT) >= b.best + STEP


def can_buy_office(b: Board) -> bool:
    """Whether an office lies open that can be paid (11)."""
    top = b.top[city.OFFICE_PILE]
    return top != city.NO_CARD and b.purse[b.actor] >= city.OFFICE_PRICE[top]


def can_raise(b: Board) -> bool:
    """Whether a debtor is short, and his works of art, returned, would cover the debt (16)."""
    short = b.number - b.purse[b.actor]
    return b.may_return != 0 and short > 0 and RETURNED_WORK * city.count_works(b, b.actor) >= short


def bettors(b: Board) -> int:
    """How many sides can bet against the one whose market it is (13)."""
    count = 0
    for side in range(b.seats):
        if bets(b, side):
            count += 1
    return count


def bets(b: Board, side: int) -> bool:
    return b.members[side] > 0 and side != b.actor and b.purse[side] > 0


def missing(b: Board) -> int:
    """The first seat of a side that is asked with all others, and has not answered (13, 15)."""
    if b.front == NEGOTIATE and not is_open(b):
        return NOT_ASKED
    for seat in range(b.seats):
        side = b.side_of[seat]
        if side == city.NOBODY or b.answer[side] != NO_ANSWER:
            continue
        if b.front != PLACE_BETS or bets(b, side):
            return seat
    return NOT_ASKED


def is_open(b: Board) -> bool:
    """Whether another round follows, and there is anything to negotiate (15)."""
    return b.round != b.rounds and (b.may_negotiate != 0 or is_alliance_possible(b))


def is_alliance_possible(b: Board) -> bool:
    """Whether it is time for alliances, somebody would be left, and two sides of one party have turns to come (17)."""
    is_late = b.round > b.allies_after or (b.round == b.allies_after and b.front == NEGOTIATE)
    if not is_late or b.standing <= FEWEST:
        return False
    guelphs, able = 0, 0
    for side in range(b.seats):
        if b.members[side] and has_a_future(b, side):
            able += 1
            guelphs += b.party[b.speaker[side]] == 0
    return guelphs > 1 or able - guelphs > 1


def has_a_future(b: Board, side: int) -> bool:
    """Whether, between two turns, a side has not taken its last one yet (17)."""
    if b.round != b.rounds:
        return True
    place = 0
    while place < b.depth and b.actors[place] != side:
        place += 1
    return place < b.depth


def open_answers(b: Board) -> None:
    """Nothing is sealed any more."""
    b.sealed = 0
    for side in range(b.seats):
        b.answer[side] = NO_ANSWER
