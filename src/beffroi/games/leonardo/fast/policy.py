"""What a position of Leonardo is worth, and a sensible answer: what follows if one buys, bids, bets or does not."""

from __future__ import annotations

from beffroi import fast
from beffroi.fast.dice import Dice
from beffroi.games.leonardo.fast import agenda, city, luck, outlook, rules
from beffroi.games.leonardo.fast.board import Board

MISSES = 5
"""A bet is lost so often for each time it is won: two numbers of twelve win."""
WHIM = 64
"""Of how many answers one is any."""


def value(b: Board, seat: int) -> float:
    """The share of the victory a seat has in the end, or may expect before it."""
    return rules.share(b, seat) if b.waiting == fast.OVER else estimate(b, seat)


def estimate(b: Board, seat: int) -> float:
    """The chance of a seat's side to win, shared with its allies."""
    own = b.side_of[seat]
    if own == city.NOBODY:
        return 0.0
    if b.standing == 1:
        return 1.0 / b.members[own]
    if not b.is_judged:
        outlook.judge(b)
        b.is_judged = True
    return b.odds[own] / b.chances / b.members[own]


def value_to(b: Board, side: int) -> float:
    """The chance of a side to win as things stand or are supposed to stand."""
    outlook.judge(b)
    b.is_judged = False
    return b.odds[side] / b.chances


def value_after_sale(b: Board, side: int, buyer: int, space: int, price: int) -> float:
    """The chance of a side if somebody buys a palace that nobody owns."""
    b.purse[buyer] -= price
    city.give(b, space, buyer)
    expected = value_to(b, side)
    city.give(b, space, city.NOBODY)
    b.purse[buyer] += price
    return expected


def value_after_auction(b: Board, side: int, space: int) -> float:
    """The same if the others bid up to the price: who has more gets a palace for a little more than they have."""
    richest, price = richest_rival(b, side), city.PRICE[space]
    last = min(price, b.purse[richest]) // agenda.STEP * agenda.STEP
    if last < price and b.purse[side] > last + agenda.STEP:
        return value_after_sale(b, side, side, space, last + agenda.STEP)
    return value_after_sale(b, side, richest, space, last)


def richest_rival(b: Board, side: int) -> int:
    richest = city.NOBODY
    for rival in range(b.seats):
        if rival == side or b.members[rival] == 0:
            continue
        if richest == city.NOBODY or b.purse[rival] > b.purse[richest]:
            richest = rival
    return richest


def value_after_debt(b: Board, side: int, debtor: int, creditor: int, florins: int) -> float:
    """The chance of a side if somebody owes somebody so much, and pays or is ruined."""
    if b.purse[debtor] < florins:
        return value_without(b, side, debtor)
    b.purse[debtor] -= florins
    b.purse[creditor] += florins
    expected = value_to(b, side)
    b.purse[creditor] -= florins
    b.purse[debtor] += florins
    return expected


def value_without(b: Board, side: int, ruined: int) -> float:
    """The chances of who is ruined fall to the others; of two, the other has won."""
    if side == ruined:
        return 0.0
    if b.seats == city.DUEL:
        return 1.0
    expected, others = value_to(b, side), 0.0
    for other in range(b.seats):
        if other != ruined and b.members[other]:
            others += b.odds[other]
    return expected * b.chances / others


def value_of_bet(b: Board, side: int, bettor: int, organiser: int, florins: int) -> float:
    """The chance of a side, won or lost, if somebody bets so much against a market."""
    won = value_after_debt(b, side, organiser, bettor, agenda.WINNINGS * florins)
    lost = value_after_debt(b, side, bettor, organiser, florins)
    return (won + MISSES * lost) / (1.0 + MISSES)


def can_afford(b: Board, side: int, price: int) -> bool:
    return b.purse[side] >= price and (b.seats == city.DUEL or not outlook.is_careless(b, side, price))


def wants(b: Board) -> bool:
    """Whether a side would say yes to what it is asked."""
    if b.front == agenda.BUY_WORKS:
        return wants_work(b)
    if b.front == agenda.BIDDING:
        return wants_palace(b, b.bidder[0], b.best + agenda.STEP)
    if b.front == agenda.ACQUIRE_OFFICE:
        return wants_office(b, b.top[city.OFFICE_PILE])
    return b.front != agenda.OPEN_MARKET or wants_market(b)


def wants_work(b: Board) -> bool:
    """A work is worth its price on average, and hangs where most others do."""
    side, room = b.actor, fullest_room(b, b.actor)
    if not can_afford(b, side, agenda.WORK_PRICE):
        return False
    before = value_to(b, side)
    furnish(b, side, room, 1)
    after = value_to(b, side)
    furnish(b, side, room, -1)
    return after > before


def furnish(b: Board, side: int, room: int, works: int) -> None:
    """Supposes some works more in a palace, and their price less in the purse."""
    b.purse[side] -= works * agenda.WORK_PRICE
    b.work_count[room] += works
    b.work_sum[room] += works * agenda.WORK_PRICE
    city.assess(b, room)


def fullest_room(b: Board, side: int) -> int:
    """The palace with the most works and room for more, the dearest of equals."""
    room, most = city.NOBODY, -1
    for number in range(city.STREET_COUNT):
        street = city.STREET[number]
        if city.is_room(b, side, street) and fullness(b, street) > most:
            room, most = street, fullness(b, street)
    return room


def fullness(b: Board, street: int) -> int:
    return b.work_count[street] * city.MOST_TAX + b.toll[street]


def wants_palace(b: Board, side: int, bid: int) -> bool:
    """Whether a palace is better bought for a bid than left to the one who has bid before."""
    if not can_afford(b, side, bid):
        return False
    is_free = b.leader == city.NOBODY
    left = value_to(b, side) if is_free else value_after_sale(b, side, b.leader, b.sale, b.best)
    return value_after_sale(b, side, side, b.sale, bid) > left


def wants_office(b: Board, office: int) -> bool:
    side, price, space = b.actor, city.OFFICE_PRICE[office], city.OFFICE_SPACE[office]
    if not can_afford(b, side, price):
        return False
    before = value_to(b, side)
    b.bought[b.bought_count] = office
    b.bought_count += 1
    b.office_owner[space] = side
    b.purse[side] -= price
    after = value_to(b, side)
    b.purse[side] += price
    b.office_owner[space] = city.NOBODY
    b.bought_count -= 1
    return after > before


def wants_market(b: Board) -> bool:
    """Whether a market pays though the richest who bets against it may bet half of what he has."""
    if b.has_maximum:
        return True
    bold = richest_rival(b, b.actor)
    return value_of_bet(b, b.actor, bold, b.actor, b.purse[bold] // 2) > value_to(b, b.actor)


def rollout_move(b: Board, dice: Dice, moves: list[int]) -> int:
    """What a careful family would answer; now and then anything."""
    if dice.below(WHIM) == 0 or b.front in (agenda.CHOOSE_PARTY, agenda.NEGOTIATE, agenda.SEEK_ALLIES):
        return rules.random_move(b, dice, moves)
    if b.front == agenda.NAME_BID:
        return rules.first_amount(b)
    if b.front == agenda.PLACE_BETS:
        return sensible_bet(b, dice)
    if b.front == agenda.ACQUIRE_PALACE:
        return sensible_purchase(b, b.actor, b.number)
    is_open = b.front in (agenda.EXHIBIT_WORK, agenda.KEEP_ROLL, agenda.PUSH_VISITOR, agenda.PAY_DEBT)
    return best_move(b, moves) if is_open else yes_or_no(b, moves)


def rollout_duel(b: Board, dice: Dice, moves: list[int]) -> None:
    """Two sides are judged when a turn begins, so that all answers are judged in the same moment."""
    while b.waiting != fast.OVER and not is_turn_beginning(b):
        if b.waiting == fast.CHANCE:
            luck.chance(b, dice)
        else:
            rules.play(b, rollout_move(b, dice, moves))


def is_turn_beginning(b: Board) -> bool:
    """Whether a turn begins, and so few rolls are to come that two sides are judged."""
    return b.rolls <= b.judged_at and b.front in (agenda.BUY_WORKS, agenda.ROLL_DEVICE)


def sensible_bet(b: Board, dice: Dice) -> int:
    """The least one must bet, or what would ruin the organiser, whichever promises more."""
    side, florins = b.side_of[b.waiting], agenda.LEAST_BET
    ruinous = (b.purse[b.actor] // (agenda.WINNINGS * agenda.STEP) + 1) * agenda.STEP
    least = value_of_bet(b, side, side, b.actor, florins)
    if ruinous <= rules.most_bet(b, side) and value_of_bet(b, side, side, b.actor, ruinous) > least:
        florins = ruinous
    return rules.BET + (florins // agenda.STEP - 1) * agenda.PRODUCT_COUNT + dice.below(agenda.PRODUCT_COUNT)


def sensible_purchase(b: Board, side: int, space: int) -> int:
    """Bought, put up for auction or left alone: what promises most."""
    move, most = rules.DECLINE, value_to(b, side)
    expected = value_after_auction(b, side, space)
    if expected > most:
        move, most = rules.AUCTION, expected
    price = city.PRICE[space]
    return rules.BUY if can_afford(b, side, price) and value_after_sale(b, side, side, space, price) >= most else move


def yes_or_no(b: Board, moves: list[int]) -> int:
    rules.list_plain(b, moves)
    return moves[1] if wants(b) else moves[0]


def best_move(b: Board, moves: list[int]) -> int:
    """The answer with the most merit at a glance."""
    best = 0
    for number in range(1, rules.list_moves(b, moves)):
        if merit(b, moves[number] - rules.SUBJECT[b.front]) > merit(b, moves[best] - rules.SUBJECT[b.front]):
            best = number
    return moves[best]


def merit(b: Board, about: int) -> int:
    """A palace with many works is filled first, the cheapest work returned, the best space chosen."""
    if b.front == agenda.EXHIBIT_WORK:
        return fullness(b, city.STREET[about])
    if b.front == agenda.PAY_DEBT:
        return -city.WORK_VALUE[about % city.WORK_KINDS]
    if b.front == agenda.KEEP_ROLL:
        return outlook.landing(b, b.actor, about + 1, b.actor)
    pushed = about - city.FARTHEST
    return outlook.landing(b, b.actor, pushed, city.holder(b, b.actor)) if pushed else 0
