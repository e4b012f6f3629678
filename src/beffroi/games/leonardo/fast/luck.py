"""Chance in Leonardo for search: what it answers, and what comes of that."""

from __future__ import annotations

from beffroi.fast.dice import Dice
from beffroi.games.leonardo.fast import agenda, city, course
from beffroi.games.leonardo.fast.board import Board


def chance(b: Board, dice: Dice) -> int:
    outcome = draw(b, dice)
    fall(b, outcome)
    return outcome


def draw(b: Board, dice: Dice) -> int:
    """What chance answers, as likely as the rulebook says."""
    if b.front == agenda.DEAL_PALACE:
        return draw_street(b, dice)
    if b.front == agenda.TURN_UP_OFFICE:
        return city.draw_card(b, city.OFFICE_PILE, dice)
    if b.front == agenda.TURN_UP_EVENT:
        return city.draw_card(b, city.EVENT_PILE, dice)
    if b.front == agenda.DRAW_WORK:
        return draw_work(b, dice)
    if b.front == agenda.DEFEND:
        return (b.number + dice.below(city.NUMBERS - 1)) % city.NUMBERS + 1
    return dice.below(city.NUMBERS) + 1


def draw_street(b: Board, dice: Dice) -> int:
    """Any street that nobody owns (2)."""
    while True:
        street = city.STREET[dice.below(city.STREET_COUNT)]
        if b.owner[street] == city.NOBODY:
            return street


def draw_work(b: Board, dice: Dice) -> int:
    """Any card of the pile of works (7)."""
    left, work = dice.below(b.art_left), 0
    while left >= b.art[work]:
        left -= b.art[work]
        work += 1
    return work


def fall(b: Board, outcome: int) -> None:
    """Chance has answered."""
    b.depth -= 1
    if b.front == agenda.ROLL_DEVICE:
        b.roll_count += 1
        b.roll_set |= 1 << outcome
        b.depth += 1
    elif b.front == agenda.DRAW_WORK:
        b.art[outcome] -= 1
        b.art_left -= 1
        agenda.add(b, agenda.EXHIBIT_WORK, b.actor, city.NOBODY, outcome)
    elif b.front == agenda.TURN_UP_EVENT:
        city.turn_up(b, city.EVENT_PILE, outcome)
    elif b.front == agenda.TURN_UP_OFFICE:
        city.turn_up(b, city.OFFICE_PILE, outcome)
    elif b.front == agenda.ATTACK:
        agenda.add(b, agenda.DEFEND, b.actor, b.other, outcome)
    elif b.front == agenda.DEFEND:
        end_battle(b, outcome)
    elif b.front == agenda.ROLL_FOR_MARKET:
        pay_bets(b, agenda.PRODUCT_BY_NUMBER[outcome])
    else:
        city.give(b, outcome, b.actor)
        b.home[b.actor] = outcome
    course.proceed(b)


def end_battle(b: Board, defence: int) -> None:
    """Who is higher removes a soldier of the other; without any left one pays, else the battle goes on (10)."""
    winner, loser = b.other, b.actor
    if b.number > defence:
        winner, loser = b.actor, b.other
    b.soldiers[loser] -= 1
    if b.soldiers[loser]:
        agenda.add(b, agenda.ATTACK, b.actor, b.other, 0)
    else:
        agenda.add(b, agenda.PAY_DEBT, loser, winner, agenda.PRIZE)


def pay_bets(b: Board, product: int) -> None:
    """The organiser takes the losing bets, then pays the winners in seat order from himself on: 13."""
    for back in range(1, b.seats):
        side = (b.actor + b.seats - back) % b.seats
        bet = b.answer[side]
        if bet == agenda.NO_ANSWER:
            continue
        florins = (bet // agenda.PRODUCT_COUNT + 1) * agenda.STEP
        if bet % agenda.PRODUCT_COUNT == product:
            agenda.add(b, agenda.PAY_DEBT, b.actor, side, agenda.WINNINGS * florins)
        else:
            b.purse[side] -= florins
            b.purse[b.actor] += florins
    agenda.open_answers(b)
