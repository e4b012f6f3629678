"""The course of Leonardo for search: what happens by itself, step by step of the rulebook."""

from __future__ import annotations

from beffroi import fast
from beffroi.games.leonardo.fast import agenda, city
from beffroi.games.leonardo.fast.board import Board


def proceed(b: Board) -> None:
    """Lets every step happen that waits for nobody, until one does or the game is over."""
    b.is_judged = False
    while b.depth:
        last = b.depth - 1
        b.front, b.actor = b.kinds[last], b.actors[last]
        b.other, b.number = b.others[last], b.numbers[last]
        b.waiting = agenda.whom(b)
        if b.waiting != agenda.NOT_ASKED:
            return
        b.depth = last
        if b.front <= agenda.FINAL_COUNT:
            happen(b)
        else:
            lapse(b)
    b.waiting = fast.OVER


def happen(b: Board) -> None:
    if b.front == agenda.MOVE_PAWN:
        move_pawn(b, b.actor, b.number)
    elif b.front == agenda.MEET_OTHERS:
        meet_others(b)
    elif b.front == agenda.VISIT_SPACE:
        visit_space(b)
    elif b.front == agenda.TAKE_TURN:
        take_turn(b)
    elif b.front == agenda.MEET:
        meet(b)
    elif b.front == agenda.END_ROUND:
        end_round(b)
    elif b.front == agenda.RECEIVE_FLORINS:
        b.purse[b.actor] += agenda.START_FLORINS
    else:
        b.depth = 0


def take_turn(b: Board) -> None:
    """A turn: a word to allies, works of art, the device, what happens there, and the push (4)."""
    if b.pawn[b.actor] == city.OFF:
        b.pawn[b.actor] = b.home[b.actor]
    b.roll_count, b.roll_set = 0, 0
    agenda.add_step(b, agenda.PUSH_VISITOR, b.actor)
    add_arrival(b)
    agenda.add_step(b, agenda.ROLL_DEVICE, b.actor)
    agenda.add_step(b, agenda.BUY_WORKS, b.actor)
    agenda.add_step(b, agenda.SEEK_ALLIES, b.actor)


def add_arrival(b: Board) -> None:
    """What happens where a pawn has come to rest (4)."""
    agenda.add_step(b, agenda.STRIKE_SOLDIER, b.actor)
    agenda.add_step(b, agenda.VISIT_SPACE, b.actor)
    agenda.add_step(b, agenda.MEET_OTHERS, b.actor)


def move_by(b: Board, number: int) -> None:
    """What the number that counts brings: perhaps a soldier, then the move (9)."""
    agenda.add(b, agenda.MOVE_PAWN, b.actor, city.NOBODY, number)
    agenda.add(b, agenda.TAKE_SOLDIER, b.actor, city.NOBODY, number)


def move_pawn(b: Board, side: int, steps: int) -> None:
    """Whoever reaches Piazza Maggiore from behind gets the salary (4, 11)."""
    reached = b.pawn[side] + steps
    b.pawn[side] = (reached - 1 + city.SPACES) % city.SPACES + 1
    if reached > city.SPACES:
        b.purse[side] += city.SALARY


def meet_others(b: Board) -> None:
    """One after the other, in seat order, unless the peace of God reigns (10, 12)."""
    space, other = b.pawn[b.actor], b.actor
    if agenda.SPACE_KIND[space] == agenda.PEACE_KIND:
        return
    for _ in range(1, b.seats):
        other = (other + b.seats - 1) % b.seats
        if b.pawn[other] == space:
            agenda.add(b, agenda.MEET, b.actor, other, 0)


def meet(b: Board) -> None:
    """Who alone has soldiers gets a prize; if both have, they fight (10)."""
    if b.soldiers[b.actor] and b.soldiers[b.other]:
        agenda.add(b, agenda.ATTACK, b.actor, b.other, 0)
    elif b.soldiers[b.actor]:
        agenda.add(b, agenda.PAY_DEBT, b.other, b.actor, agenda.PRIZE)
    elif b.soldiers[b.other]:
        agenda.add(b, agenda.PAY_DEBT, b.actor, b.other, agenda.PRIZE)


def visit_space(b: Board) -> None:
    """What a space does to whoever stops there (4)."""
    space = b.pawn[b.actor]
    if agenda.SPACE_KIND[space] == agenda.PALACE_KIND:
        visit_palace(b, space)
    elif agenda.SPACE_KIND[space] == agenda.MARKET_KIND:
        agenda.add_step(b, agenda.OPEN_MARKET, b.actor)
    elif agenda.SPACE_KIND[space] == agenda.EMBASSY_KIND:
        hear_news(b)
    elif agenda.SPACE_KIND[space] == agenda.PIAZZA_KIND:
        agenda.add_step(b, agenda.ACQUIRE_OFFICE, b.actor)


def visit_palace(b: Board, space: int) -> None:
    """A free palace may be bought, a foreign one is taxed (5, 6)."""
    if b.owner[space] == city.NOBODY:
        agenda.add(b, agenda.ACQUIRE_PALACE, b.actor, city.NOBODY, space)
    elif b.owner[space] != b.actor:
        agenda.add(b, agenda.PAY_DEBT, b.actor, b.owner[space], b.toll[space])


def hear_news(b: Board) -> None:
    """Every member of the favoured party is paid, and the event goes under its pile (14)."""
    event = b.top[city.EVENT_PILE]
    for seat in range(b.seats):
        if b.side_of[seat] != city.NOBODY and b.party[seat] == city.EVENT_PARTY[event]:
            b.purse[b.side_of[seat]] += agenda.FAVOUR
    b.top[city.EVENT_PILE] = city.NO_CARD
    city.put_under(b, city.EVENT_PILE, event)
    agenda.add_step(b, agenda.TURN_UP_EVENT, city.NOBODY)


def end_round(b: Board) -> None:
    """Then all negotiate, unless it was the last (1, 15)."""
    if b.round == b.rounds:
        b.depth = 0
        return
    b.round += 1
    agenda.add_step(b, agenda.END_ROUND, city.NOBODY)
    agenda.add_step(b, agenda.NEGOTIATE, city.NOBODY)
    for back in range(1, b.seats + 1):
        if b.members[b.seats - back]:
            agenda.add_step(b, agenda.TAKE_TURN, b.seats - back)


def lapse(b: Board) -> None:
    """A step that may ask has nothing to ask any more."""
    if b.front == agenda.ROLL_DEVICE:
        end_rolling(b)
    elif b.front == agenda.BIDDING:
        end_bidding(b)
    elif b.front == agenda.PAY_DEBT:
        settle(b)
    elif b.front == agenda.PLACE_BETS:
        b.sealed = 0
        agenda.add_step(b, agenda.ROLL_FOR_MARKET, b.actor)
    elif b.front == agenda.CHOOSE_PARTY:
        for side in range(b.seats):
            b.party[side] = b.answer[side]
        agenda.open_answers(b)
    elif b.front == agenda.NEGOTIATE:
        agenda.open_answers(b)


def end_rolling(b: Board) -> None:
    """One number counts for an alliance (4, 17)."""
    b.rolls -= 1
    if b.roll_count > 1:
        agenda.add_step(b, agenda.KEEP_ROLL, b.actor)
    else:
        move_by(b, first_roll(b))


def first_roll(b: Board) -> int:
    number = 1
    while not b.roll_set >> number & 1:
        number += 1
    return number


def end_bidding(b: Board) -> None:
    """The last bidder pays its bid; who cannot bid more passes (5.1)."""
    if b.bidder_count == 0:
        return
    if b.bidder[0] == b.leader:
        b.purse[b.leader] -= b.best
        city.give(b, b.sale, b.leader)
    else:
        pass_bid(b)


def pass_bid(b: Board) -> None:
    """A pass is final (5.1)."""
    b.bidder_count -= 1
    for number in range(b.bidder_count):
        b.bidder[number] = b.bidder[number + 1]
    agenda.add_step(b, agenda.BIDDING, city.NOBODY)


def settle(b: Board) -> None:
    """Who owes pays, or is ruined (6, 16)."""
    if b.purse[b.actor] >= b.number:
        b.purse[b.actor] -= b.number
        b.purse[b.other] += b.number
        return
    city.ruin(b, b.actor, b.other)
    agenda.forget(b, b.actor)
    if b.standing == 1:
        b.depth = 0
    else:
        show_office(b)


def show_office(b: Board) -> None:
    """The next office lies open (11)."""
    if city.is_office_due(b):
        agenda.add_step(b, agenda.TURN_UP_OFFICE, city.NOBODY)
