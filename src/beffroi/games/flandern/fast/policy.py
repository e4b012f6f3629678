"""What a position of Flandern 1302 is worth to every seat, and a sensible answer: the best of a few works tried out."""

from __future__ import annotations

import math

from beffroi.core import bits
from beffroi.fast.dice import Dice
from beffroi.games.flandern.fast import cities, hands, outlook, question, rounds, weights
from beffroi.games.flandern.fast.board import Board

CALM_POINTS, RESTLESS_POINTS = 2.0, 0.1
"""How many points ahead is safe: at the end, and for every free lot."""
INFLUENCE_CARD, PER_CARD, OWN_QUARTER = weights.INFLUENCE_CARD, weights.PER_CARD, weights.OWN_QUARTER
LOST_TURN, PER_CARD_BACK, LOSS = weights.LOST_TURN, 0.3, 1000.0
WORKS_TRIED, CARDS_TRIED, WORKS_A_CARD, SELDOM = 5, 3, 3, 8
ALL_LOTS = cities.CITY_COUNT * cities.LOT_COUNT


def value(b: Board, seat: int) -> float:
    """The share of the victory a seat has in the end, or may expect before it."""
    return hands.share(b, seat) if b.phase == question.OVER_PHASE else estimate(b, seat)


def estimate(b: Board, seat: int) -> float:
    """How likely it is to stay ahead of everybody else, from the points scored and to be expected."""
    if b.phase < question.GOLD_PHASE:
        return 1.0 / b.seats
    if not b.is_judged:
        judge_seats(b)
    return b.chances[seat]


def judge_seats(b: Board) -> None:
    """The hopes of all seats together are one victory."""
    total = 0.0
    add_up(b)
    calm = 1.0 / (CALM_POINTS + RESTLESS_POINTS * rounds.free_lots(b))
    for seat in range(b.seats):
        b.chances[seat] = chance_of(b, seat, calm)
        total += b.chances[seat]
    for seat in range(b.seats):
        b.chances[seat] /= total
    b.is_judged = 1


def chance_of(b: Board, seat: int, calm: float) -> float:
    """How likely a seat is ahead of every other, as if they were independent."""
    chance = 0.0 if b.gone[seat] else 1.0
    for other in range(b.seats):
        if other != seat and not b.gone[other]:
            lead = calm * (b.sums[seat] - b.sums[other])
            chance *= 0.5 + 0.5 * lead / math.sqrt(1.0 + lead * lead)
    return chance


def add_up(b: Board) -> None:
    """The points of every seat, scored and to be expected, and what its cards are worth."""
    for seat in range(b.seats):
        b.sums[seat] = INFLUENCE_CARD * b.influence[seat] + PER_CARD * bits.few(b.hands[seat])
        b.sums[seat] += hands.points_of(b, seat)
    for city in range(cities.CITY_COUNT):
        if b.is_open[city]:
            outlook.judge(b, city)
            for seat in range(b.seats):
                b.sums[seat] += b.expected[b.guilds[seat]]
                if b.influenced[seat] != cities.NOBODY:
                    b.sums[seat] += b.expected[b.influenced[seat]]


def progress(b: Board) -> float:
    """How many of all lots are built on, from 0 to 1."""
    return 1.0 - 1.0 * rounds.free_lots(b) / ALL_LOTS


def rollout_move(b: Board, dice: Dice, moves: list[int]) -> int:
    """The best of a few works, or of a few cards with few influence cards; chance says which are looked at."""
    if b.phase < question.GOLD_PHASE:
        return question.random_move(b, dice, moves)
    if b.phase == question.AGAIN_PHASE:
        return question.DRAW_AGAIN
    look_as(b, b.mover)
    if b.phase == question.WORK_PHASE:
        try_works(b, dice, WORKS_TRIED)
        return b.best_move
    if b.phase == question.ORDER_PHASE and dice.below(2):
        return question.DRAW_FIRST
    if b.phase != question.CHOOSE_PHASE:
        return question.LAY_MOVE + good_card(b, dice)
    return 16 * good_card(b, dice) + some_influence(b, dice)


def look_as(b: Board, seat: int) -> None:
    """A point for oneself counts one, a point for the others against it, all of them together."""
    b.known, b.tried_count = 0, 0
    for arms in range(cities.RANKED):
        b.interest[arms] = 0.0
    for other in range(b.seats):
        part = 1.0 if other == seat else -1.0 / (b.seats - 1)
        b.interest[b.guilds[other]] = part
        if b.influenced[other] != cities.NOBODY:
            b.interest[b.influenced[other]] = part


def try_works(b: Board, dice: Dice, tries: int) -> None:
    """Looks at some of the works that are asked, and remembers the best."""
    count, b.best_gain = cities.find_places(b), -LOSS
    for _ in range(tries):
        move = question.nth_work(b, dice.below(count))
        found = remembered_gain(b, move)
        if found > b.best_gain:
            b.best_move, b.best_gain = move, found


def remembered_gain(b: Board, move: int) -> float:
    """What a work gains, finished or as a site; chance often names the same one again."""
    name = 2 * move + b.as_site
    for number in range(b.tried_count):
        if b.tried[number] == name:
            return b.tried_gains[number]
    found = gain(b, (move - question.WORK_MOVE) >> 10, move >> 5 & 31, move & 31)
    b.tried[b.tried_count], b.tried_gains[b.tried_count] = name, found
    b.tried_count += 1
    return found


def gain(b: Board, city: int, kind: int, place: int) -> float:
    """How much better a work makes things; a quarter of one's own is missed later."""
    price = OWN_QUARTER if kind // 3 == b.guilds[b.mover] else 0.0
    if not b.known >> city & 1:
        b.stakes[city] = outlook.stake(b, city)
        b.known |= 1 << city
    return outlook.stake_after(b, city, kind, place) - b.stakes[city] - price


def good_card(b: Board, dice: Dice) -> int:
    """The best of some cards of the hand."""
    good, most = 0, -LOSS
    for _ in range(CARDS_TRIED):
        card = bits.nth(b.hands[b.mover], dice.below(bits.few(b.hands[b.mover])))
        use = use_of(b, card, dice)
        if use > most:
            good, most = card, use
    return good


def use_of(b: Board, card: int, dice: Dice) -> float:
    """The best of some works that a card can do; cards taken back are a choice more."""
    if card == hands.TAKE_BACK_CARD:
        return PER_CARD_BACK * bits.few(b.played[b.mover]) - LOST_TURN
    phase = b.phase
    can_work = rounds.act(b, b.mover, card, b.guilds[b.mover])
    b.phase = phase
    if not can_work:
        return -LOST_TURN
    try_works(b, dice, WORKS_A_CARD)
    return b.best_gain


def some_influence(b: Board, dice: Dice) -> int:
    """Mostly none; any number now and then."""
    most = b.influence[b.mover]
    if most == 0 or dice.below(SELDOM):
        return 0
    return 1 + dice.below(most) if dice.below(SELDOM) == 0 else 1
