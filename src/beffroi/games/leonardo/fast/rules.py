"""What may be answered in Leonardo, for search, what comes of it, and who has won."""

from __future__ import annotations

from beffroi.fast import MOST_MOVES, blank
from beffroi.fast.dice import Dice
from beffroi.games.leonardo.fast import agenda, answers, city, course
from beffroi.games.leonardo.fast.board import Board

MOST = MOST_MOVES
GUELPHS, GHIBELLINES, DECLINE, BUY_WORK, ENLIST, BUY, AUCTION, RAISE, PASS = range(9)
BUY_OFFICE, STRIKE, HOLD_MARKET, DONE, GO_ON = range(9, 14)
EXHIBIT, KEEP, PUSH, RETURN_WORK, BID, BET = answers.FIRST
YES = blank(len(agenda.STEPS))
"""What yes means, by the number of a step that asks yes or no."""
SUBJECT = blank(len(agenda.STEPS))
"""The first move that answers a step whose answers are about something: a move less this one is what it is about."""


def _fill() -> None:
    YES[agenda.BUY_WORKS], YES[agenda.TAKE_SOLDIER], YES[agenda.BIDDING] = BUY_WORK, ENLIST, RAISE
    YES[agenda.ACQUIRE_OFFICE], YES[agenda.OPEN_MARKET], YES[agenda.STRIKE_SOLDIER] = BUY_OFFICE, HOLD_MARKET, STRIKE
    SUBJECT[agenda.EXHIBIT_WORK], SUBJECT[agenda.KEEP_ROLL], SUBJECT[agenda.PUSH_VISITOR] = EXHIBIT, KEEP, PUSH
    SUBJECT[agenda.PAY_DEBT], SUBJECT[agenda.NAME_BID], SUBJECT[agenda.PLACE_BETS] = RETURN_WORK, BID, BET


_fill()


def asked(b: Board) -> int:
    return b.waiting


def held(b: Board) -> int:
    return b.sealed


def list_moves(b: Board, moves: list[int]) -> int:
    """Of more amounts than there is room for, every so manieth is listed."""
    if b.front in (agenda.NAME_BID, agenda.PLACE_BETS):
        return list_amounts(first_amount(b), amount_count(b), moves)
    if b.front == agenda.EXHIBIT_WORK:
        return list_rooms(b, moves)
    if b.front == agenda.KEEP_ROLL:
        return list_rolls(b, moves)
    if b.front == agenda.PAY_DEBT:
        return list_works(b, moves)
    if b.front == agenda.PUSH_VISITOR:
        return list_amounts(PUSH, 2 * city.FARTHEST + 1, moves)
    return list_plain(b, moves)


def list_amounts(first: int, total: int, moves: list[int]) -> int:
    count = min(total, MOST)
    for number in range(count):
        moves[number] = first + number * total // count
    return count


def first_amount(b: Board) -> int:
    """The move of the smallest bid or bet; the others follow it."""
    if b.front == agenda.NAME_BID:
        return BID + b.best // agenda.STEP
    return BET + (agenda.LEAST_BET // agenda.STEP - 1) * agenda.PRODUCT_COUNT


def amount_count(b: Board) -> int:
    if b.front == agenda.NAME_BID:
        return min(b.purse[b.bidder[0]] // agenda.STEP, agenda.MOST_AMOUNT) - b.best // agenda.STEP
    return most_bet(b, b.side_of[b.waiting]) // agenda.STEP * agenda.PRODUCT_COUNT


def most_bet(b: Board, side: int) -> int:
    """The whole purse, unless a bet may not be more than the organiser could pay if everybody won (13)."""
    most = min(b.purse[side], agenda.MOST_AMOUNT * agenda.STEP)
    if not b.has_maximum:
        return most
    payable = b.purse[b.actor] // (agenda.WINNINGS * agenda.bettors(b))
    return min(most, max(agenda.LEAST_BET, payable // agenda.STEP * agenda.STEP))


def list_rooms(b: Board, moves: list[int]) -> int:
    """Every palace with room for a work (7)."""
    count = 0
    for number in range(city.STREET_COUNT):
        if city.is_room(b, b.actor, city.STREET[number]):
            moves[count] = EXHIBIT + number
            count += 1
    return count


def list_rolls(b: Board, moves: list[int]) -> int:
    """Every number that may be kept (17)."""
    count = 0
    for number in range(1, city.NUMBERS + 1):
        if b.roll_set >> number & 1:
            moves[count] = KEEP + number - 1
            count += 1
    return count


def list_works(b: Board, moves: list[int]) -> int:
    """Every value of a work that the debtor shows, palace by palace (16)."""
    count = 0
    for number in range(city.STREET_COUNT):
        space = city.STREET[number]
        if b.owner[space] != b.actor or b.work_count[space] == 0:
            continue
        for work in range(city.WORK_KINDS):
            if city.shows(b, space, work):
                moves[count] = RETURN_WORK + number * city.WORK_KINDS + work
                count += 1
    return count


def list_plain(b: Board, moves: list[int]) -> int:
    if b.front in (agenda.NEGOTIATE, agenda.SEEK_ALLIES):
        moves[0] = DONE if b.front == agenda.NEGOTIATE else GO_ON
        return 1
    if b.front == agenda.CHOOSE_PARTY:
        moves[0], moves[1] = GUELPHS, GHIBELLINES
        return 2
    if b.front == agenda.ACQUIRE_PALACE:
        moves[0], moves[1], moves[2] = DECLINE, AUCTION, BUY
        return 3 if b.purse[b.actor] >= city.PRICE[b.number] else 2
    moves[0] = PASS if b.front == agenda.BIDDING else DECLINE
    moves[1] = YES[b.front]
    return 2


def random_move(b: Board, dice: Dice, moves: list[int]) -> int:
    """Amounts are counted and not listed."""
    if b.front in (agenda.NAME_BID, agenda.PLACE_BETS):
        return first_amount(b) + dice.below(amount_count(b))
    return moves[dice.below(list_moves(b, moves))]


def is_legal(b: Board, move: int, moves: list[int]) -> bool:
    """Where sealed bets were guessed otherwise, purses differ, and with them everything that follows."""
    if b.front in (agenda.NAME_BID, agenda.PLACE_BETS):
        return 0 <= move - first_amount(b) < amount_count(b)
    found = False
    for number in range(list_moves(b, moves)):
        found = found or moves[number] == move
    return found


def play(b: Board, move: int) -> None:
    if b.front >= agenda.CHOOSE_PARTY:
        b.answer[b.side_of[b.waiting]] = move - SUBJECT[b.front]
        b.sealed += 1
    else:
        b.depth -= 1
        take(b, move, move - SUBJECT[b.front])
    course.proceed(b)


def take(b: Board, move: int, about: int) -> None:
    """A side has answered the step in front."""
    if b.front == agenda.EXHIBIT_WORK:
        city.hang(b, city.STREET[about], b.number, 1)
    elif b.front == agenda.KEEP_ROLL:
        course.move_by(b, about + 1)
    elif b.front == agenda.PUSH_VISITOR:
        push_visitor(b, about - city.FARTHEST)
    elif b.front == agenda.PAY_DEBT:
        return_work(b, city.STREET[about // city.WORK_KINDS], about % city.WORK_KINDS)
    elif b.front == agenda.NAME_BID:
        name_bid(b, (about + 1) * agenda.STEP)
    elif move == AUCTION:
        open_auction(b)
    elif move == PASS:
        course.pass_bid(b)
    elif move == BUY:
        b.purse[b.actor] -= city.PRICE[b.number]
        city.give(b, b.number, b.actor)
    elif move not in (DECLINE, GO_ON):
        agree(b)


def push_visitor(b: Board, spaces: int) -> None:
    """Where the visitor is pushed counts in full (11.1)."""
    if spaces:
        course.add_arrival(b)
        agenda.add(b, agenda.MOVE_PAWN, b.actor, city.NOBODY, spaces)


def return_work(b: Board, space: int, work: int) -> None:
    """A work is shuffled into its pile again, and the debt stays (16)."""
    city.hang(b, space, work, -1)
    b.art[work] += 1
    b.art_left += 1
    b.purse[b.actor] += agenda.RETURNED_WORK
    agenda.add(b, agenda.PAY_DEBT, b.actor, b.other, b.number)


def open_auction(b: Board) -> None:
    """All sides may bid, who has opened the auction last (5.1)."""
    b.sale, b.best, b.leader, b.bidder_count = b.number, 0, city.NOBODY, 0
    for place in range(1, b.seats + 1):
        side = (b.actor + place) % b.seats
        if b.members[side]:
            b.bidder[b.bidder_count] = side
            b.bidder_count += 1
    agenda.add_step(b, agenda.BIDDING, city.NOBODY)


def name_bid(b: Board, florins: int) -> None:
    """Who has bid comes last (5.1)."""
    side = b.bidder[0]
    for number in range(1, b.bidder_count):
        b.bidder[number - 1] = b.bidder[number]
    b.bidder[b.bidder_count - 1] = side
    b.best, b.leader = florins, side
    agenda.add_step(b, agenda.BIDDING, city.NOBODY)


def agree(b: Board) -> None:
    """A side has said yes to what it was asked (4)."""
    if b.front == agenda.BUY_WORKS:
        b.purse[b.actor] -= agenda.WORK_PRICE
        agenda.add(b, agenda.BUY_WORKS, b.actor, city.NOBODY, b.number + 1)
        agenda.add_step(b, agenda.DRAW_WORK, b.actor)
    elif b.front == agenda.TAKE_SOLDIER:
        b.soldiers[b.actor] += 1
    elif b.front == agenda.BIDDING:
        agenda.add_step(b, agenda.NAME_BID, city.NOBODY)
    elif b.front == agenda.ACQUIRE_OFFICE:
        b.purse[b.actor] -= city.OFFICE_PRICE[b.top[city.OFFICE_PILE]]
        city.take_office(b, b.actor)
        course.show_office(b)
    elif b.front == agenda.OPEN_MARKET:
        agenda.add_step(b, agenda.PLACE_BETS, b.actor)
    else:
        b.soldiers[b.actor] -= 1


def share(b: Board, seat: int) -> float:
    """The richest side wins, and its members share the victory (18)."""
    if b.side_of[seat] == city.NOBODY:
        return 0.0
    own, equals = city.capital(b, b.side_of[seat]), 0
    for side in range(b.seats):
        if b.members[side] == 0:
            continue
        capital = city.capital(b, side)
        if capital > own:
            return 0.0
        if capital == own:
            equals += b.members[side]
    return 1.0 / equals
