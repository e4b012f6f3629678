"""What a position of Bastide is worth to every seat, and a sensible answer.

Who wins depends on whose town it is in the end: points are hoped for, then the chances of a French and an English town.
"""

from __future__ import annotations

import math

from beffroi.core import bits
from beffroi.fast.dice import Dice
from beffroi.games.bastide.fast import numbers, plan, question, score, town, weights
from beffroi.games.bastide.fast.board import Board

COIN, PLENTY, SPREAD, SPREAD_AT_THE_END = weights.COIN, weights.PLENTY, weights.SPREAD, weights.SPREAD_AT_THE_END
HOUSE_COMES, EXPOSED, ENGLISH_TILE = weights.HOUSE_COMES, weights.EXPOSED, weights.ENGLISH_TILE
NEAR_CARD, HELD_CARD, FIRST_CARD = weights.NEAR_CARD, weights.HELD_CARD, weights.FIRST_CARD
SIEGE, RACE, POVERTY, COSTLY = weights.SIEGE, weights.RACE, weights.POVERTY, weights.COSTLY
NO_SITE, WISH = weights.NO_SITE, weights.WISH
HOLDS, HOLDER, STRONG, BREACH = weights.HOLDS, weights.HOLDER, weights.STRONG, weights.BREACH
MEAN_STRENGTH = weights.MEAN_STRENGTH
FUNDS = 218.0
"""The money of a game: what everybody begins with, and a tax for every strip."""
DECIDED = 0.1
"""Half of those who win one town so much more likely than the other play for it."""
FEWEST = -1000.0
"""Fewer points than anybody has."""
MANNERS, BID_ALL, GIVE_WAY = 16, 10, 12
"""Of sixteen bids in rollouts one is of any amount, ten are for all that can be paid and placed, and twelve are given
up if richer seats take every circle."""
REGRETS = 2
"""How often another project is picked by chance instead of one that brings the wrong end nearer."""
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
    open_circles = exposed(b)
    for seat in range(b.seats):
        influences = bits.count(b.own[seat]) - EXPOSED * bits.count(b.own[seat] & open_circles)
        b.sure[seat] = influences + COIN * (purse(b, seat) + rents(b, seat))
        b.court[seat] = b.road[seat]
    for card in range(plan.CARD_COUNT):
        judge_card(b, card)
    judge_wins(b)
    b.fall = town_falls(b)
    b.is_judged = 1


def exposed(b: Board) -> int:
    """The circles the English can reach while the walls stand as they do."""
    standing = 0
    for wall in range(plan.WALL_COUNT):
        standing |= town.is_started(b, plan.FIRST_WALL + wall) << wall
    circles = plan.OPEN_CIRCLES[standing]
    for number in range(plan.RELIGIOUS_COUNT):
        if b.pieces[number] & plan.OPEN_STRIPS[standing]:
            circles |= plan.CIRCLES_OF[plan.FIRST_RELIGIOUS + number]
    return circles


def judge_wins(b: Board) -> None:
    """How likely everybody is ahead of the others if the town stays French, and if it falls."""
    french, english = 0.0, 0.0
    spread = SPREAD + (SPREAD_AT_THE_END - SPREAD) * progress(b)
    first, last = FEWEST, FEWEST
    for seat in range(b.seats):
        if b.playing[seat]:
            first = max(first, b.sure[seat] + b.court[seat])
            last = max(last, b.sure[seat] - b.court[seat])
    for seat in range(b.seats):
        b.french_wins[seat] = math.exp((b.sure[seat] + b.court[seat] - first) / spread) if b.playing[seat] else 0.0
        b.english_wins[seat] = math.exp((b.sure[seat] - b.court[seat] - last) / spread) if b.playing[seat] else 0.0
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
    """A card promises most to whoever holds it, something to whoever is near it; more the nearer the end is."""
    total, weight = 0.0, FIRST_CARD + (1.0 - FIRST_CARD) * progress(b)
    for seat in range(b.seats):
        b.pulls[seat] = pull(b, seat, card) if b.playing[seat] else 0.0
        total += b.pulls[seat]
    for seat in range(b.seats):
        b.court[seat] += weight * b.card_points[card] * b.pulls[seat] / total


def pull(b: Board, seat: int, card: int) -> float:
    count = bits.count(b.own[seat] & plan.CIRCLES_OF_GROUP[card])
    return math.exp(NEAR_CARD * count + (HELD_CARD if b.cards[card] == seat else 0.0))


def progress(b: Board) -> float:
    """How far the game is, by the English at the gates."""
    return b.camp_size / (plan.CAMP_ROOM + 1.0)


def missing(b: Board, first: int) -> int:
    """How many equipments from this one on are not started."""
    count = 0
    for equipment in range(first, plan.EQUIPMENT_COUNT):
        count += not town.is_started(b, equipment)
    return count


def town_falls(b: Board) -> float:
    """How likely the town falls: the siege must come, and find the walls too weak."""
    strength = ENGLISH_TILE * (plan.CAMP_ROOM + 1 - b.camp_size)
    for value in range(1, plan.HAND_ROOM):
        strength += value * b.camp[value]
    breaches = missing(b, plan.FIRST_WALL) - missing(b, plan.FIRST_WALL + plan.WALL_COUNT)
    influences = bits.count(b.taken & plan.CIRCLES_OF_GROUP[plan.WALL_CARD])
    holds = HOLDS + HOLDER * influences - STRONG * (strength - MEAN_STRENGTH) - BREACH * breaches
    return siege(b) / (1.0 + math.exp(holds))


def siege(b: Board) -> float:
    """How likely the camp is full before everything is started: whoever has money to start it must want to."""
    to_come, poverty = plan.CAMP_ROOM + 1 - b.camp_size, 1.0 - funds(b) / FUNDS
    comes = SIEGE + RACE * math.log((missing(b, 0) + 0.5) / (to_come + 0.5)) + WISH * wish(b)
    comes += (POVERTY + COSTLY * missing(b, plan.FIRST_RELIGIOUS)) * poverty + NO_SITE * shut_out(b)
    return 1.0 / (1.0 + math.exp(-comes))


def funds(b: Board) -> int:
    """The money of everybody, and the taxes still to come."""
    money = b.chest
    for moulon in range(plan.MOULONS):
        free = bits.count(plan.STRIPS_OF[moulon] & ~b.covered)
        if free:
            money += free * town.tax_in(b, moulon)
    for seat in range(b.seats):
        if b.playing[seat]:
            money += b.money[seat]
    return money


def wish(b: Board) -> float:
    """How many would rather win an English town: 1 if all do, -1 if nobody does."""
    sum_of_wishes = 0.0
    for seat in range(b.seats):
        if b.playing[seat]:
            lean = b.english_wins[seat] - b.french_wins[seat]
            sum_of_wishes += lean / (abs(lean) + DECIDED)
    return sum_of_wishes / b.player_count


def shut_out(b: Board) -> float:
    """How many religious buildings are missing, each the more the fewer sites are left for it."""
    total = 0.0
    for equipment in range(plan.FIRST_RELIGIOUS, plan.EQUIPMENT_COUNT):
        if not town.is_started(b, equipment):
            width = plan.WIDTH[equipment]
            total += 1.0 / (1.0 + bits.count(town.sites(b, width, 0) | town.sites(b, width, 1)))
    return total


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
    """Whoever cannot pay for anything plays a tile if there is one, and of tiles rather a house.

    The English are for those who win their town: others build instead, if they can.
    """
    projects = question.list_projects(b, moves)
    count = question.list_tiles(b, moves, projects)
    if count == 0:
        return numbers.PASS
    if not b.is_judged:
        judge(b)
    is_french = b.french_wins[b.mover] >= b.english_wins[b.mover]
    can_build = projects > 0 and b.money[b.mover] + b.chest // b.player_count >= question.COST
    if projects and (projects == count or (can_build and dice.below(2))):
        return good_project(b, moves, projects, is_french, dice)
    tile, last = moves[projects + dice.below(count - projects)], moves[count - 1]
    is_english = tile not in (numbers.PLAY + plan.NEW_HOUSE, numbers.PLAY + plan.FIRE)
    if is_english and not is_french:
        return tile
    if last == numbers.PLAY + plan.NEW_HOUSE and (is_english or dice.below(4)):
        return last
    return good_project(b, moves, projects, is_french, dice) if is_english and can_build else tile


def good_project(b: Board, moves: list[int], projects: int, is_french: bool, dice: Dice) -> int:
    """Mostly what is not started yet for those who want everything started, and for others what is."""
    move = moves[dice.below(projects)]
    for _ in range(REGRETS):
        if is_french != town.is_started(b, move):
            break
        move = moves[dice.below(projects)]
    return move


def good_bid(b: Board, dice: Dice) -> int:
    """All that finds a circle, unless richer ones take them all; now and then another number; seldom any amount."""
    money, least = question.most_bid(b), question.least_bid(b)
    manner = dice.below(MANNERS)
    if manner == 0:
        return least + dice.below(money + 1 - least)
    most = affordable(b, b.mover)
    if manner <= GIVE_WAY and is_crowded_out(b, most):
        return least
    count = most if manner <= BID_ALL else dice.below(most + 1)
    bid = max(least, question.COST * count)
    return bid + 1 if count and bid < money and dice.below(2) == 0 else bid


def affordable(b: Board, seat: int) -> int:
    """How many influences a seat can pay for and place."""
    most = min(b.money[seat] // question.COST, bits.count(town.free_circles(b, b.project)))
    return min(most, b.stock[seat])


def is_crowded_out(b: Board, most: int) -> bool:
    """Whether those who can pay more, or are served first, take every circle if they pay what they can."""
    own, left = full_bid(b, b.mover, most), bits.count(town.free_circles(b, b.project))
    is_first = True
    for step in range(b.seats):
        seat = (b.initiator + step) % b.seats
        if seat == b.mover:
            is_first = False
        elif b.playing[seat]:
            count = affordable(b, seat)
            bid = full_bid(b, seat, count)
            if bid > own or (bid == own and is_first):
                left -= count
    return left <= 0


def full_bid(b: Board, seat: int, count: int) -> int:
    """What these influences cost, and a coin more, if there is one, to be served before equals."""
    return min(b.money[seat], question.COST * count + 1)


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
