"""What a side of Leonardo may expect, for search: its capital, the taxes to come, and the danger of ruin."""

from __future__ import annotations

import math

from beffroi.games.leonardo import art
from beffroi.games.leonardo.fast import city, weights
from beffroi.games.leonardo.fast.board import Board
from beffroi.games.leonardo.material import CITY, PALACES, PRICES

FORESIGHT, MOST_ROUNDS_AHEAD, PRUDENCE, PUSHED = (
    weights.FORESIGHT,
    weights.MOST_ROUNDS_AHEAD,
    weights.PRUDENCE,
    weights.PUSHED,
)
KEEN, SURER, HARDLY = weights.KEEN, weights.SURER, weights.HARDLY
FEARED, FIRST_RESERVE = weights.FEARED, weights.FIRST_RESERVE
FREE_PALACE, RUINED = weights.FREE_PALACE, weights.RUINED
RICHES, LEAD, SOON, LATER_ON = weights.RICHES, weights.LEAD, weights.SOON, weights.LATER_ON
READY, AMPLE, INCOME, AHEAD = weights.READY, weights.AMPLE, weights.INCOME, weights.AHEAD
RUINOUS, PUSHES, WAY, NEWS = weights.RUINOUS, weights.PUSHES, weights.WAY, weights.NEWS
WORK_PRICE = art.WORK_PRICE


def _promises() -> list[int]:
    """What every palace promises with none to four works."""
    return [price * promise // 100 for price in PRICES for promise in weights.ON_THE_WAY]


def _safeties() -> list[float]:
    """How likely none of the dire palaces is met in the rounds to come."""
    rounds = range(FORESIGHT + 1)
    return [(1.0 - 1.0 * dire / len(CITY)) ** turns for dire in range(len(PALACES) + 1) for turns in rounds]


PROMISE = _promises()
SAFETY = _safeties()


def judge(b: Board) -> None:
    """Weighs the chances of all sides at once."""
    survey(b)
    if b.seats == city.DUEL:
        judge_duel(b)
    else:
        judge_crowd(b)


def judge_duel(b: Board) -> None:
    """Two sides have what speaks for them; when no roll is to come, their capital."""
    ahead = b.fortune[0] - b.fortune[1]
    if b.rolls:
        b.odds[0] = 1.0 / (1.0 + math.exp(points(b, 1, 0) - points(b, 0, 1)))
    else:
        b.odds[0] = 0.5 if ahead == 0 else 1.0 if ahead > 0 else 0.0
    b.odds[1] = 1.0 - b.odds[0]
    b.chances = 1.0


def points(b: Board, side: int, rival: int) -> float:
    """Everything that speaks for a side, as it counts (`duel`)."""
    points = b.fortune[side] * (RICHES + LEAD / (SOON + LATER_ON * b.rolls))
    points += READY * b.purse[side] / (b.purse[side] + AMPLE)
    for number in range(b.owned_count):
        space = b.owned[number]
        if b.owner[space] == side:
            points += INCOME * min(b.toll[space], b.purse[rival]) + threat(b, rival, space)
    for number in range(b.bought_count):
        if b.office_owner[city.OFFICE_SPACE[b.bought[number]]] == side:
            points += PUSHES * best_push(b, side, city.OFFICE_SPACE[b.bought[number]])
    event = b.top[city.EVENT_PILE]
    if event != city.NO_CARD and city.EVENT_PARTY[event] == b.party[side]:
        points += NEWS
    return points + WAY * place(b, side)


def threat(b: Board, visitor: int, space: int) -> float:
    """What a palace within reach may cost a side in its next turn."""
    ahead, purse = space - place(b, visitor), b.purse[visitor]
    if ahead <= 0:
        ahead, purse = ahead + city.SPACES, purse + city.SALARY
    if ahead > city.NUMBERS:
        return 0.0
    return AHEAD * min(b.toll[space], purse) + (RUINOUS if b.toll[space] > purse else 0.0)


def place(b: Board, side: int) -> int:
    """Where a side's pawn stands, or will when its first turn begins."""
    return b.home[side] if b.pawn[side] == city.OFF else b.pawn[side]


def judge_crowd(b: Board) -> None:
    """Every side has its prospects, unless it is ruined."""
    rounds, most = min(b.rounds - b.round + 0.5, MOST_ROUNDS_AHEAD), 1.0
    for side in range(b.seats):
        if b.members[side]:
            b.odds[side] = prospect(b, side, rounds)
            most = max(most, b.odds[side])
    keen = KEEN + SURER / (rounds + 1.0)
    b.chances = 0.0
    for side in range(b.seats):
        if b.members[side]:
            part = 1.0 if b.odds[side] == most else math.pow(b.odds[side] / most, keen)
            b.odds[side] = part * safety(b, side)
            b.chances += b.odds[side]


def survey(b: Board) -> None:
    """Writes down which palaces are owned, and every capital."""
    b.owned_count = 0
    for side in range(b.seats):
        b.fortune[side] = b.purse[side]
    for number in range(city.PALACE_COUNT):
        space = city.PALACE[number]
        if b.owner[space] != city.NOBODY:
            b.fortune[b.owner[space]] += city.PRICE[space] + b.work_sum[space]
            b.owned[b.owned_count] = space
            b.owned_count += 1
    for number in range(b.bought_count):
        office = b.bought[number]
        b.fortune[b.office_owner[city.OFFICE_SPACE[office]]] += city.OFFICE_PRICE[office]


def prospect(b: Board, side: int, rounds: float) -> float:
    """The capital a side may end with, if it is not ruined before."""
    return max(1.0, b.fortune[side] + PRUDENCE * rounds / city.SPACES * balance(b, side))


def balance(b: Board, side: int) -> float:
    """What all spaces together would bring and cost, visited once by everybody; nobody pays more than he has."""
    rivals, means, income, cost = b.standing - 1, 0.0, 0.0, 0.0
    for other in range(b.seats):
        if other != side:
            means += b.fortune[other]
    means /= max(1, rivals)
    for number in range(b.owned_count):
        space = b.owned[number]
        if b.owner[space] == side:
            income += min(b.toll[space] + PROMISE[space * city.COUNTS + b.work_count[space]], means)
        else:
            cost += min(b.toll[space], b.fortune[side])
    for number in range(b.bought_count):
        if b.office_owner[city.OFFICE_SPACE[b.bought[number]]] == side:
            income += PUSHED * best_push(b, side, city.OFFICE_SPACE[b.bought[number]])
    return income * rivals - cost


def best_push(b: Board, side: int, office: int) -> int:
    """The tax at the best palace to which the holder of an office can push a visitor."""
    best = 0
    for steps in range(-city.FARTHEST, city.FARTHEST + 1):
        space = (office + steps + city.SPACES - 1) % city.SPACES + 1
        if b.owner[space] == side:
            best = max(best, b.toll[space])
    return best


def safety(b: Board, side: int) -> float:
    """How likely no tax comes that the purse cannot pay."""
    dire, soon, rounds = 0, 0, min(FORESIGHT, b.rounds - b.round)
    for number in range(b.owned_count):
        space = b.owned[number]
        if b.owner[space] != side and b.toll[space] > b.purse[side]:
            dire += 1
            if is_ruinous(b, side, space, b.purse[side]):
                soon += 1
    if dire == 0:
        return 1.0
    return max(HARDLY, (1.0 - 1.0 * soon / city.NUMBERS) * SAFETY[dire * (FORESIGHT + 1) + rounds])


def is_ruinous(b: Board, side: int, space: int, purse: int) -> bool:
    """Whether a palace within reach asks more than these florins, over Piazza Maggiore with a salary."""
    return exceeds(b, side, space, b.toll[space], purse)


def exceeds(b: Board, side: int, space: int, tax: int, purse: int) -> bool:
    """Whether a tax that is asked on a space within reach is more than these florins and a salary on the way."""
    ahead = space - place(b, side)
    if ahead <= 0:
        ahead, purse = ahead + city.SPACES, purse + city.SALARY
    return b.owner[space] != side and ahead <= city.NUMBERS and tax > purse


def is_careless(b: Board, side: int, price: int) -> bool:
    """Whether whoever spends so much takes it from the reserve for the next twelve spaces (`tolls`)."""
    purse = b.purse[side] - price
    if b.round == 1 and purse < FIRST_RESERVE:
        return True
    survey(b)
    return reserve_lacks(b, side, purse) > reserve_lacks(b, side, b.purse[side])


def reserve_lacks(b: Board, side: int, purse: int) -> int:
    """How many spaces ahead cost more than these florins, if their owners add a few works before."""
    lacking = 0
    for number in range(b.owned_count):
        space = b.owned[number]
        if exceeds(b, side, space, feared_toll(b, space), purse):
            lacking += 1
    return lacking


def feared_toll(b: Board, space: int) -> int:
    """The tax of a palace once its owner has added as many works as one may fear, and he can pay."""
    if city.QUARTER[space] == city.NO_QUARTER:
        return b.toll[space]
    works = b.work_count[space]
    more = min(FEARED, b.purse[b.owner[space]] // WORK_PRICE)
    usual, feared = space * city.COUNTS + works, space * city.COUNTS + min(works + more, city.COUNTS - 1)
    return b.toll[space] * city.TAX[feared] // city.TAX[usual]


def landing(b: Board, visitor: int, steps: int, gainer: int) -> int:
    """What a pawn's move would bring one side, taxes and salary counted, and ruin above all."""
    reached = b.pawn[visitor] + steps
    space = (reached - 1 + city.SPACES) % city.SPACES + 1
    due, gain = city.due(b, visitor, space), city.SALARY if reached > city.SPACES else 0
    if b.owner[space] == city.NOBODY and city.PRICE[space]:
        gain += FREE_PALACE
    if due > b.purse[visitor]:
        due += RUINED
    if gainer == visitor:
        return gain - due
    return due if b.owner[space] == gainer else due // 4 - gain
