"""Tiles of Bastide for search: houses and rents (4.A), fire (4.B), the English (4.C)."""

from __future__ import annotations

from beffroi.games.bastide.fast import numbers, plan, score, town, turns
from beffroi.games.bastide.fast.board import Board


def play_tile(b: Board, tile: int) -> None:
    """4.6. A house asks for a site, a fire for targets; the English come at once."""
    b.hands[plan.HAND_ROOM * b.mover + tile] -= 1
    b.idle = 0
    if tile == plan.NEW_HOUSE:
        b.phase = numbers.HOUSE_PHASE
    elif tile == plan.FIRE:
        b.phase = numbers.FIRE_PHASE
    else:
        play_english(b, tile + 1)


def play_english(b: Board, value: int) -> None:
    """4.C. The eighth tile is the siege; any other raids what there is to raid, and makes camp."""
    b.raider = value
    town.find_exposed(b)
    if b.camp_size == plan.CAMP_ROOM:
        make_camp(b)
        score.hand_out_cards(b)
        turns.finish(b, 1 if score.holds_out(b) else -1)
    elif town.damage(b) == 0:
        make_camp(b)
        turns.draw_again(b)
    else:
        b.phase = numbers.RAID_PHASE


def make_camp(b: Board) -> None:
    b.camp[b.raider] += 1
    b.camp_size += 1


def strike(b: Board, number: int) -> None:
    """4.B, 4.C2. One place is destroyed, or two."""
    first, last = numbers.FIRST_TARGET[number], numbers.LAST_TARGET[number]
    town.destroy(b, first)
    if last != first:
        town.destroy(b, last)
    if b.phase == numbers.RAID_PHASE:
        make_camp(b)
    turns.draw_again(b)


def share_tax(b: Board) -> None:
    """4.A2. Everybody gets what they are due; if the tax is too small for several claimants, the builder is asked."""
    due, claimants, shares = 0, 0, 0
    for seat in range(b.seats):
        claimed = town.claim(b, seat, b.moulon)
        due += claimed
        claimants += claimed > 0
        shares |= min(claimed, b.tax) << numbers.SHARE_BITS * seat
    if claimants > 1 and 0 < b.tax < due:
        b.phase = numbers.RENT_PHASE
    else:
        pay_rents(b, shares)


def pay_rents(b: Board, shares: int) -> None:
    """4.A2. The rest goes into the chest, and what was tied to a share comes back to the builder."""
    b.chest += b.tax
    for seat in range(b.seats):
        share = shares >> numbers.SHARE_BITS * seat & numbers.SHARE
        b.money[seat] += share
        b.chest -= share
        if b.tied_back[seat] and share >= b.tied_share[seat]:
            b.money[seat] -= b.tied_back[seat]
            b.money[b.active] += b.tied_back[seat]
        b.tied_back[seat] = 0
    turns.draw_again(b)
