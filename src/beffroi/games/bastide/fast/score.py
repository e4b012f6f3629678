"""Cards, points and ranks of Bastide for search."""

from __future__ import annotations

from beffroi.core import bits
from beffroi.games.bastide.fast import plan, town
from beffroi.games.bastide.fast.board import Board


def hand_out_cards(b: Board) -> None:
    """Every card goes to who leads on its kind (5.a), and stays where nobody does."""
    for card in range(plan.CARD_COUNT):
        first = leader(b, card)
        if first != plan.NOBODY:
            b.cards[card] = first


def leader(b: Board, card: int) -> int:
    """Who has strictly the most influences on a kind of equipment."""
    found, most = plan.NOBODY, 0
    for seat in range(b.seats):
        count = bits.count(b.own[seat] & plan.CIRCLES_OF_GROUP[card])
        if b.playing[seat] and count >= most:
            found = plan.NOBODY if count == most else seat
            most = count
    return found


def are_all_started(b: Board) -> bool:
    """The end that keeps the town French (5.b)."""
    started = 0
    for equipment in range(plan.EQUIPMENT_COUNT):
        started += town.is_started(b, equipment)
    return started == plan.EQUIPMENT_COUNT


def points(b: Board, seat: int, sign: int) -> int:
    """Influences (6), and what a French town adds to them and an English one takes away."""
    court = b.road[seat]
    for card in range(plan.CARD_COUNT):
        if b.cards[card] == seat:
            court += b.card_points[card]
    return bits.count(b.own[seat]) + sign * court


def standing(b: Board, seat: int, sign: int) -> int:
    """What ranks a seat, as one number: points, then influences on walls, religious buildings and roads."""
    if not b.playing[seat]:
        return plan.NOBODY
    rank = plan.LEAST_POINTS + points(b, seat, sign)
    for card in range(plan.CARD_COUNT):
        rank = plan.STANDING_ROOM * rank + bits.count(b.own[seat] & plan.CIRCLES_OF_GROUP[card])
    return rank


def holds_out(b: Board) -> bool:
    """At the siege (4.C): whether all walls are there, with as many influences as the English have points."""
    strength = 0
    for value in range(1, plan.HAND_ROOM):
        strength += value * b.camp[value]
    for wall in range(plan.WALL_COUNT):
        if not town.is_started(b, plan.FIRST_WALL + wall):
            return False
    return bits.count(b.taken & plan.CIRCLES_OF_GROUP[plan.WALL_CARD]) >= strength


def share(b: Board, seat: int) -> float:
    """What a seat has of the victory in the end."""
    own, equals = standing(b, seat, b.sign), 0
    for other in range(b.seats):
        others = standing(b, other, b.sign)
        if others > own:
            return 0.0
        if others == own:
            equals += 1
    return 1.0 / equals
