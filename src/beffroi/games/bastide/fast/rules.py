"""An answer in Bastide and what comes of it, for search."""

from __future__ import annotations

from beffroi.fast.dice import Dice
from beffroi.games.bastide.fast import numbers, plan, projects, question, tiles, town, turns
from beffroi.games.bastide.fast.board import Board


def chance(b: Board, dice: Dice) -> int:
    """Chance says who begins, which all see, or draws a tile, which only its owner does."""
    b.is_judged = 0
    if b.phase == numbers.STARTING:
        turns.begin(b, turns.nth_player(b, dice.below(b.player_count)))
        return b.active
    turns.take(b, town.tile_at(b, dice.below(b.bag_size)))
    return 0


def play(b: Board, move: int) -> None:
    """The seat asked answers."""
    b.is_judged = 0
    if b.phase == numbers.TURN_PHASE:
        play_turn(b, move)
    elif b.phase == numbers.BID_PHASE:
        projects.seal(b, move - numbers.BID)
    elif b.phase == numbers.ADD_PHASE:
        projects.seal(b, move - numbers.ADD)
    elif b.phase == numbers.PUT_PHASE:
        town.put(b, b.mover, move - numbers.PUT + plan.FIRST_CIRCLE)
        b.queue_place += 1
        projects.place_influences(b)
    elif b.phase in (numbers.PIECE_PHASE, numbers.HOUSE_PHASE):
        play_site(b, (move - numbers.BUILD) // 2, (move - numbers.BUILD) % 2)
    elif b.phase == numbers.EMISSARY_PHASE:
        projects.dismiss(b, b.mover, move - numbers.DISMISS + 1)
        turns.close_turn(b)
    elif b.phase == numbers.RENT_PHASE:
        tiles.pay_rents(b, question.shares_of(b, move))
    else:
        tiles.strike(b, move - numbers.FIRST_MOVE[b.phase])


def play_turn(b: Board, move: int) -> None:
    if move < numbers.PLAY:
        projects.propose(b, move - numbers.PROPOSE)
    elif move < numbers.PASS:
        tiles.play_tile(b, move - numbers.PLAY)
    else:
        b.idle += 1
        turns.close_turn(b)


def play_site(b: Board, place: int, facing: int) -> None:
    area = town.build(b, place, facing, question.width_built(b))
    if b.phase == numbers.PIECE_PHASE:
        b.pieces[b.project - plan.FIRST_RELIGIOUS] = area
        projects.open_bids(b)
    else:
        b.houses |= area
        b.moulon = place // plan.MOULON_SIZE
        b.tax = town.tax_in(b, b.moulon)
        tiles.share_tax(b)
