"""Projects of Bastide for search: the chest, bids and raises, influences, the emissary (4.1 to 4.5)."""

from __future__ import annotations

from beffroi.core import bits
from beffroi.games.bastide.fast import numbers, plan, question, town, turns
from beffroi.games.bastide.fast.board import Board
from beffroi.games.bastide.project import RAISE_FROM

MISSING = -1
MOST_CIRCLES = 4
"""An equipment has no more circles: whatever else a seat has paid for in one project is lost."""
RAISES_FROM = RAISE_FROM


def propose(b: Board, equipment: int) -> None:
    """4.1. A new religious building first needs a place in a moulon."""
    b.project, b.initiator, b.pledge = equipment, b.mover, question.to_pledge(b)
    b.before = town.count_on(b, equipment)
    if plan.WIDTH[equipment] and b.before == 0:
        b.phase = numbers.PIECE_PHASE
    else:
        open_bids(b)


def open_bids(b: Board) -> None:
    """4.2. The chest is shared, then everybody closes a fist."""
    share = b.chest // b.player_count
    b.chest -= share * b.player_count
    for seat in range(b.seats):
        if b.playing[seat]:
            b.money[seat] += share
            b.added[seat], b.rounds_added[seat] = 0, 0
    break_seals(b)
    b.phase = numbers.BID_PHASE
    b.mover = next_missing(b)


def break_seals(b: Board) -> None:
    b.sealed_count = 0
    for seat in range(plan.MOST_SEATS):
        b.sealed[seat] = MISSING


def next_missing(b: Board) -> int:
    """The first seat that is asked and has not answered."""
    for seat in range(b.seats):
        if b.sealed[seat] == MISSING and is_bidder(b, seat):
            return seat
    return plan.NOBODY


def is_bidder(b: Board, seat: int) -> bool:
    """4.3. Everybody bids; whoever has bid enough, and has coins left before those face down, may add."""
    if b.phase == numbers.BID_PHASE:
        return b.playing[seat] != 0
    return b.playing[seat] != 0 and b.bids[seat] >= RAISES_FROM and b.money[seat] != 0


def seal(b: Board, amount: int) -> None:
    """An answer is held until the last one is in."""
    b.sealed[b.mover] = amount
    b.sealed_count += 1
    b.mover = next_missing(b)
    if b.mover == plan.NOBODY:
        if b.phase == numbers.BID_PHASE:
            open_fists(b)
        else:
            add_up(b)


def open_fists(b: Board) -> None:
    """4.3. All bids are paid at once."""
    for seat in range(b.seats):
        if b.playing[seat]:
            b.bids[seat] = b.sealed[seat]
            b.money[seat] -= b.sealed[seat]
    ask_raisers(b)


def ask_raisers(b: Board) -> None:
    b.phase = numbers.ADD_PHASE
    break_seals(b)
    b.mover = next_missing(b)
    if b.mover == plan.NOBODY:
        reveal(b)


def add_up(b: Board) -> None:
    """4.3c. One round of raises; another follows while somebody adds, unless the table has agreed on a single one."""
    raised = 0
    for seat in range(b.seats):
        if b.sealed[seat] > 0:
            b.added[seat] += b.sealed[seat]
            b.rounds_added[seat] += 1
            raised = 1
    if raised and not b.has_one_raise:
        ask_raisers(b)
    else:
        reveal(b)


def reveal(b: Board) -> None:
    """4.3. All additions are paid, and influences are placed: larger totals first, equal ones by turns."""
    break_seals(b)
    for seat in range(b.seats):
        if b.playing[seat]:
            b.money[seat] -= b.added[seat]
            b.bids[seat] += b.added[seat]
    b.queue_length, b.queue_place = 0, 0
    total = next_total(b, -1)
    while total >= question.COST:
        line_up(b, total)
        total = next_total(b, total)
    place_influences(b)


def next_total(b: Board, below: int) -> int:
    """The largest sum paid that is smaller than this one; the largest of all after -1."""
    found = -1
    for seat in range(b.seats):
        if b.playing[seat] and (below == -1 or b.bids[seat] < below):
            found = max(found, b.bids[seat])
    return found


def line_up(b: Board, total: int) -> None:
    """4.4. All who have paid as much, by turns from the initiator on."""
    for _ in range(min(total // question.COST, MOST_CIRCLES)):
        for step in range(b.seats):
            seat = (b.initiator + step) % b.seats
            if b.playing[seat] and b.bids[seat] == total:
                b.queue[b.queue_length] = seat
                b.queue_length += 1


def place_influences(b: Board) -> None:
    """4.4. The next in the queue who has an influence puts it on a free circle."""
    while b.queue_place < b.queue_length and town.free_circles(b, b.project):
        seat = b.queue[b.queue_place]
        if b.stock[seat]:
            question.ask(b, numbers.PUT_PHASE, seat)
            return
        b.queue_place += 1
    end_project(b)


def end_project(b: Board) -> None:
    """4.5. What nobody has paid for leaves no piece; a religious building that has advanced brings an emissary."""
    religious = plan.WIDTH[b.project]
    if town.count_on(b, b.project) > b.before:
        b.idle = 0
        leader = emissary(b, b.project, b.initiator) if religious and b.camp_size else plan.NOBODY
        if leader != plan.NOBODY:
            question.ask(b, numbers.EMISSARY_PHASE, leader)
            return
    else:
        b.idle += 1
        if religious and b.before == 0:
            town.take_off(b, b.project)
    turns.close_turn(b)


def emissary(b: Board, equipment: int, initiator: int) -> int:
    """4.5. Who leads on a religious building, in a tie from the initiator on; nobody, if only leavers have paid."""
    leader, most = plan.NOBODY, 0
    for step in range(b.seats):
        seat = (initiator + step) % b.seats
        count = bits.count(b.own[seat] & plan.CIRCLES_OF[equipment])
        if b.playing[seat] and count > most:
            leader, most = seat, count
    return leader


def dismiss(b: Board, seat: int, value: int) -> None:
    """4.5. An English tile goes back to the bag, and its value is marked on the road if there is a marker."""
    b.camp[value] -= 1
    b.camp_size -= 1
    town.into_bag(b, value - 1)
    if b.road[seat] == 0:
        if b.stock[seat] == 0:
            return
        b.stock[seat] -= 1
    b.road[seat] = min(plan.ROAD_LENGTH, b.road[seat] + value)
