"""Preparation and turns of Bastide for search: whose it is, who draws, and when the game is over."""

from __future__ import annotations

from beffroi.games.bastide.ending import MOST_TURNS
from beffroi.games.bastide.fast import numbers, question, score, town
from beffroi.games.bastide.fast.board import Board
from beffroi.games.bastide.turn import HAND_SIZE

LAST_TURN, FULL_HAND = MOST_TURNS, HAND_SIZE


def nth_player(b: Board, number: int) -> int:
    seat = 0
    while number or not b.playing[seat]:
        number -= b.playing[seat]
        seat += 1
    return seat


def begin(b: Board, seat: int) -> None:
    """Chance has said who takes the first turn (2)."""
    b.active, b.turn = seat, 1
    question.ask(b, numbers.TURN_PHASE, seat)


def take(b: Board, tile: int) -> None:
    """The tile that chance has drawn."""
    town.draw(b, b.mover, tile)
    if b.phase == numbers.PREPARING:
        prepare(b)
    else:
        close_turn(b)


def prepare(b: Board) -> None:
    """2. The first seat without a full hand draws; when there is none, chance says who begins."""
    for seat in range(b.seats):
        if b.playing[seat] and town.hand_size(b, seat) < FULL_HAND:
            question.ask(b, numbers.PREPARING, seat)
            return
    b.phase = numbers.STARTING


def close_turn(b: Board) -> None:
    """3, 5. Cards change hands; then the game is over, or the next seat takes its turn."""
    score.hand_out_cards(b)
    if score.are_all_started(b):
        finish(b, 1)
        return
    if b.idle >= 2 * b.player_count or b.turn >= LAST_TURN:
        finish(b, 0)
        return
    b.turn += 1
    b.active = (b.active + 1) % b.seats
    while not b.playing[b.active]:
        b.active = (b.active + 1) % b.seats
    question.ask(b, numbers.TURN_PHASE, b.active)


def finish(b: Board, sign: int) -> None:
    """The town stays French (1), becomes English (-1), or is nobody's (0, by S): then only influences count."""
    b.sign = sign
    b.phase = numbers.OVER_PHASE


def draw_again(b: Board) -> None:
    """4.6. Whoever has played a tile draws one; an empty bag gives none."""
    if b.bag_size:
        question.ask(b, numbers.DRAWING, b.active)
    else:
        close_turn(b)
