"""A board of Bastide for search from a state of the rulebook."""

from __future__ import annotations

from typing import Any

from beffroi.core import bits
from beffroi.games.bastide.english import RaidTown
from beffroi.games.bastide.fast import numbers, plan, projects, turns
from beffroi.games.bastide.fast.board import Board
from beffroi.games.bastide.fire import SetFire
from beffroi.games.bastide.house import PayRents, PlaceHouse
from beffroi.games.bastide.influence import PlaceInfluence, SendEmissary
from beffroi.games.bastide.material import BLOCK, CARD_POINTS, EQUIPMENTS, FACINGS, FREE, HOUSE
from beffroi.games.bastide.project import AddToBids, PlacePiece, SealBids
from beffroi.games.bastide.rulebook import Start
from beffroi.games.bastide.state import Bastide
from beffroi.games.bastide.turn import DrawStarter, DrawTile, TakeTurn

LETTERS = tuple(each.letter for each in EQUIPMENTS.values() if each.letter)
"""Those of the religious buildings, in their order."""
ASKED = {
    DrawTile: numbers.DRAWING,
    DrawStarter: numbers.STARTING,
    TakeTurn: numbers.TURN_PHASE,
    PlaceHouse: numbers.HOUSE_PHASE,
    SetFire: numbers.FIRE_PHASE,
    RaidTown: numbers.RAID_PHASE,
    PayRents: numbers.RENT_PHASE,
    PlacePiece: numbers.PIECE_PHASE,
    SealBids: numbers.BID_PHASE,
    AddToBids: numbers.ADD_PHASE,
    SendEmissary: numbers.EMISSARY_PHASE,
}


def set_up(b: Board, s: Bastide) -> None:
    """Makes a blank board equal to a state that asks something."""
    set_up_town(b, s)
    set_up_tiles(b, s)
    b.has_one_raise = s.options.raises == "single"
    b.turn, b.active, b.idle, b.sign = s.turn, s.active, s.idle, 1
    projects.break_seals(b)
    set_up_question(b, s)
    for seat, answer in s.held:
        b.sealed[seat] = answer.amount
        b.sealed_count += 1
    if b.phase in (numbers.BID_PHASE, numbers.ADD_PHASE):
        b.mover = projects.next_missing(b)


def set_up_town(b: Board, s: Bastide) -> None:
    """What the position is valued by, whatever is asked."""
    b.seats, b.player_count = len(s.seats), len(s.playing)
    b.chest, b.has_bank = s.chest, s.bank() is not None
    for seat in s.seats:
        b.playing[seat] = seat in s.playing
        b.money[seat], b.stock[seat], b.road[seat] = s.money[seat], s.stock[seat], s.road[seat]
    for circle, owner in enumerate(s.influences):
        if owner != plan.NOBODY:
            b.own[owner] |= bits.one(plan.FIRST_CIRCLE + circle)
            b.taken |= bits.one(plan.FIRST_CIRCLE + circle)
    set_up_moulons(b, s)
    for value in s.camp:
        b.camp[value] += 1
    b.camp_size = len(s.camp)
    for card, points in enumerate(CARD_POINTS[s.options.cards].values()):
        b.cards[card], b.card_points[card] = s.cards[card], points


def set_up_moulons(b: Board, s: Bastide) -> None:
    for place, letter in enumerate("".join(s.blocks)):
        if letter == FREE:
            continue
        b.covered |= bits.one(place)
        if letter == HOUSE:
            b.houses |= bits.one(place)
        else:
            b.pieces[LETTERS.index(letter)] |= bits.one(place)
    for moulon, facing in enumerate(s.facings):
        if facing:
            b.bound[FACINGS.index(facing)] |= plan.STRIPS_OF[moulon]


def set_up_tiles(b: Board, s: Bastide) -> None:
    for seat in s.seats:
        for tile in s.hands[seat]:
            b.hands[plan.HAND_ROOM * seat + plan.TILE_NAMES.index(tile)] += 1
    for tile, count in s.bag.mixed:
        b.bag[plan.TILE_NAMES.index(tile)] = count
        b.bag_size += count


def set_up_question(b: Board, s: Bastide) -> None:
    step = s.agenda[0]
    b.phase, b.mover = ASKED.get(type(step), numbers.PUT_PHASE), s.active
    if isinstance(step, DrawTile) and s.turn == 0:
        turns.prepare(b)
    elif isinstance(step, RaidTown):
        b.raider = step.value
    elif isinstance(step, PayRents):
        set_up_rents(b, s, step)
    elif hasattr(step, "project"):
        set_up_project(b, s, step)


def set_up_rents(b: Board, s: Bastide, step: PayRents) -> None:
    b.mover, b.moulon, b.tax = step.seat, BLOCK[step.block], step.tax
    for tied in s.ties:
        b.tied_share[tied.seat], b.tied_back[tied.seat] = tied.share, tied.back


def set_up_project(b: Board, s: Bastide, step: Any) -> None:
    b.project, b.before = plan.EQUIPMENT_NAMES.index(step.project.equipment), step.project.before
    b.initiator, b.pledge = step.project.initiator, s.pledge or 0
    if isinstance(step, PlacePiece):
        b.mover = b.initiator
    elif isinstance(step, AddToBids):
        for seat, bid, added, times in zip(step.bidders, step.bids, step.added, step.times, strict=True):
            b.bids[seat], b.added[seat], b.rounds_added[seat] = bid, added, times
    elif isinstance(step, PlaceInfluence):
        set_up_queue(b, s, step.queue)
    elif isinstance(step, SendEmissary):
        b.mover = step.leader(s)[0]


def set_up_queue(b: Board, s: Bastide, queue: tuple[int, ...]) -> None:
    """Nobody can put more than there are circles, so what comes later in a long queue is lost anyway."""
    for place, seat in enumerate(queue):
        if seat in s.playing and queue[:place].count(seat) < projects.MOST_CIRCLES:
            b.queue[b.queue_length] = seat
            b.queue_length += 1
    projects.place_influences(b)


def answer_for_chance(b: Board, action: Any) -> None:
    """Chance has said who begins, or has drawn a tile."""
    b.is_judged = 0
    if isinstance(action, Start):
        turns.begin(b, action.seat)
    else:
        turns.take(b, plan.TILE_NAMES.index(action.tile))
