"""What a position of Bastide is worth to every seat, and a sensible answer.

Who wins depends on whose town it is in the end: points are hoped for, then the chances of a French and an English town.
"""

from __future__ import annotations

import math

from beffroi.core import bits
from beffroi.fast.dice import Dice
from beffroi.games.bastide.fast import numbers, plan, question, score, town, weights
from beffroi.games.bastide.fast.board import Board

COIN, PLENTY, SPREAD, HOUSE_COMES = weights.COIN, weights.PLENTY, weights.SPREAD, weights.HOUSE_COMES
ENGLISH_TILE, STANDS, CAMPED, STARTED = weights.ENGLISH_TILE, weights.STANDS, weights.CAMPED, weights.STARTED
NEAR_CARD, HELD_CARD = weights.NEAR_CARD, weights.HELD_CARD
FEWEST = -1000.0
"""Fewer points than anybody has."""
TRIES = 4
"""How many answers are looked at where most of them are poor."""


def value(b: Board, seat: int) -> float:
    """The share of the victory a seat has in the end, or may expect before it."""
    return score.share(b, seat) if b.phase == numbers.OVER_PHASE else estimate(b, seat)


def estimate(b: Board, seat: int) -> float:
    """How likely a seat wins: a French town, or an English one if it falls."""
    if not b.playing[seat]:
        return 0.0
    if not b.is_judged:
        judge(b)
    return (1.0 - b.fall) * b.french_wins[seat] + b.fall * b.english_wins[seat]


def judge(b: Board) -> None:
    """The points everybody may expect, those that are sure and those of the court, and the chances they give."""
    for seat in range(b.seats):
        b.sure[seat] = bits.count(b.own[seat]) + COIN * (purse(b, seat) + rents(b, seat))
        b.court[seat] = b.road[seat]
    for card in range(plan.CARD_COUNT):
        judge_card(b, card)
    b.fall = town_falls(b)
    judge_wins(b)
    b.is_judged = 1


def judge_wins(b: Board) -> None:
    """How likely everybody is ahead of the others if the town stays French, and if it falls."""
    french, english = 0.0, 0.0
    first, last = FEWEST, FEWEST
    for seat in range(b.seats):
        if b.playing[seat]:
            first = max(first, b.sure[seat] + b.court[seat])
            last = max(last, b.sure[seat] - b.court[seat])
    for seat in range(b.seats):
        b.french_wins[seat] = math.exp((b.sure[seat] + b.court[seat] - first) / SPREAD) if b.playing[seat] else 0.0
        b.english_wins[seat] = math.exp((b.sure[seat] - b.court[seat] - last) / SPREAD) if b.playing[seat] else 0.0
        french += b.french_wins[seat]
        english += b.english_wins[seat]
    for seat in range(b.seats):
        b.french_wins[seat] /= french
        b.english_wins[seat] /= english


def purse(b: Board, seat: int) -> float:
    """The coins that will be of use."""
    money = b.money[seat]
    return money if money <= PLENTY else 0.5 * (PLENTY + money)


def rents(b: Board, seat: int) -> float:
    """What the houses may bring that come to the moulons a seat's influences face."""
    due = 0
    for moulon in range(plan.MOULONS):
        free = bits.count(plan.STRIPS_OF[moulon] & ~b.covered)
        if free:
            due += free * town.claim(b, seat, moulon)
    return HOUSE_COMES * due


def judge_card(b: Board, card: int) -> None:
    """A card promises most to whoever holds it, something to whoever is near it."""
    total = 0.0
    for seat in range(b.seats):
        b.pulls[seat] = pull(b, seat, card) if b.playing[seat] else 0.0
        total += b.pulls[seat]
    for seat in range(b.seats):
        b.court[seat] += b.card_points[card] * b.pulls[seat] / total


def pull(b: Board, seat: int, card: int) -> float:
    count = bits.count(b.own[seat] & plan.CIRCLES_OF_GROUP[card])
    return math.exp(NEAR_CARD * count + (HELD_CARD if b.cards[card] == seat else 0.0))


def town_falls(b: Board) -> float:
    """How likely the town falls: the siege must come, and find the walls too weak."""
    strength = ENGLISH_TILE * (plan.CAMP_ROOM + 1 - b.camp_size)
    for value in range(1, plan.HAND_ROOM):
        strength += value * b.camp[value]
    holds = 1.0
    for wall in range(plan.WALL_COUNT):
        if not town.is_started(b, plan.FIRST_WALL + wall):
            holds *= STANDS
    influences = bits.count(b.taken & plan.CIRCLES_OF_GROUP[plan.WALL_CARD])
    holds /= 1.0 + math.exp(0.5 * (strength - 1.0 - influences))
    return (1.0 - holds) * siege(b)


def siege(b: Board) -> float:
    """How likely the camp is full before everything is started."""
    missing = 0
    for equipment in range(plan.EQUIPMENT_COUNT):
        if not town.is_started(b, equipment):
            missing += 1
    return 1.0 / (1.0 + math.exp(CAMPED * (plan.CAMP_ROOM + 1 - b.camp_size) - STARTED * missing))


def rollout_move(b: Board, moves: list[int], dice: Dice) -> int:
    """Projects that can be paid, bids for whole influences, houses where one has rents, strikes at others."""
    if b.phase == numbers.TURN_PHASE:
        return good_turn(b, moves, dice)
    if b.phase == numbers.BID_PHASE:
        return numbers.BID + good_bid(b, dice)
    if b.phase == numbers.ADD_PHASE:
        return numbers.ADD + good_raise(b, dice)
    if b.phase == numbers.PIECE_PHASE:
        return question.random_move(b, moves, dice)
    return best_of_few(b, moves, dice)


def good_turn(b: Board, moves: list[int], dice: Dice) -> int:
    """Whoever cannot pay for anything plays a tile if there is one, and of tiles rather a house."""
    projects = question.list_projects(b, moves)
    count = question.list_tiles(b, moves, projects)
    if count == 0:
        return numbers.PASS
    can_pay = b.money[b.mover] + b.chest // b.player_count >= question.COST
    if projects and (projects == count or (can_pay and dice.below(2))):
        return moves[dice.below(projects)]
    if moves[count - 1] == numbers.PLAY + plan.NEW_HOUSE and dice.below(4):
        return moves[count - 1]
    return moves[projects + dice.below(count - projects)]


def good_bid(b: Board, dice: Dice) -> int:
    """Whole influences, now and then with a coin more to come before equals; seldom any amount."""
    money, least = question.most_bid(b), question.least_bid(b)
    if dice.below(16) == 0:
        return least + dice.below(money + 1 - least)
    most = min(money // question.COST, bits.count(town.free_circles(b, b.project)))
    count = dice.below(min(most, b.stock[b.mover]) + 1)
    bid = max(least, question.COST * count)
    return bid + 1 if count and bid < money and dice.below(4) == 0 else bid


def good_raise(b: Board, dice: Dice) -> int:
    """Mostly nothing; else up to the next influences, or a coin more than somebody else."""
    most, own = question.most_added(b), b.bids[b.mover] + b.added[b.mover]
    manner = dice.below(8)
    if manner == 0:
        return dice.below(most + 1)
    more = 0
    if manner == 1:
        more = question.COST * (1 + dice.below(2)) - own % question.COST
    elif manner == 2:  # noqa: PLR2004 - the third of eight manners
        more = b.bids[dice.below(b.seats)] + 1 - own
    return more if 0 < more <= most else 0


def best_of_few(b: Board, moves: list[int], dice: Dice) -> int:
    """The best of some answers picked by chance."""
    best, most = numbers.PASS, -1000
    for _ in range(TRIES):
        move = question.random_move(b, moves, dice)
        found = merit(b, move)
        if found > most:
            best, most = move, found
    return best


def merit(b: Board, move: int) -> int:
    """What speaks at once for an answer."""
    if b.phase == numbers.PUT_PHASE:
        return bits.count(plan.STRIPS_FACED[move - numbers.PUT + plan.FIRST_CIRCLE] & ~b.covered)
    if b.phase == numbers.EMISSARY_PHASE:
        return move
    if b.phase == numbers.HOUSE_PHASE:
        return merit_of_house(b, (move - numbers.BUILD) // 2 // plan.MOULON_SIZE)
    if b.phase == numbers.RENT_PHASE:
        return question.shares_of(b, move) >> numbers.SHARE_BITS * b.mover & numbers.SHARE
    return merit_of_strike(b, question.targets_of(move - numbers.FIRST_MOVE[b.phase]))


def merit_of_house(b: Board, moulon: int) -> int:
    """One's own rents, less a part of everybody else's."""
    rent = 3 * town.claim(b, b.mover, moulon)
    for seat in range(b.seats):
        if seat != b.mover:
            rent -= town.claim(b, seat, moulon)
    return rent


def merit_of_strike(b: Board, targets: int) -> int:
    """Nothing of one's own; influences rather than houses, two rather than one."""
    own = bits.count(targets & b.own[b.mover])
    return bits.count(targets) + bits.count(targets & b.taken) - 4 * own
