"""What an answer in Flandern 1302 gains whoever gives it, in points.

A card is as good as the best work it can do: all are looked at, where a rollout (`policy`) only looks at a few.
"""

from __future__ import annotations

from beffroi.core import bits
from beffroi.games.flandern.fast import cities, hands, policy, question, rounds, weights
from beffroi.games.flandern.fast.board import Board

NOTHING_TO_DO, INFLUENCE_CARD, PER_CARD = weights.NOTHING_TO_DO, weights.INFLUENCE_CARD, weights.PER_CARD
SPEED_OF_TWO, HURRY, CONTESTED = weights.SPEED_OF_TWO, weights.HURRY, weights.CONTESTED
LATE, LOST_TURN, EMPTY_HAND = weights.LATE, weights.LOST_TURN, weights.EMPTY_HAND
SEE_FIRST, A_WORK_MORE = weights.SEE_FIRST, weights.A_WORK_MORE


def gain_of(b: Board, seat: int, move: int) -> float:
    """What an answer gains a seat that is asked, also while others are asked too; the question stays as it is."""
    phase, mover = b.phase, b.mover
    b.mover = seat
    policy.look_as(b, seat)
    if move >= question.WORK_MOVE:
        found = policy.gain(b, (move - question.WORK_MOVE) >> 10, move >> 5 & 31, move & 31)
    elif move >= question.LAY_MOVE:
        found = of_laying(b, move)
    else:
        found = of_choice(b, move >> 4, move & 15)
    b.phase, b.mover = phase, mover
    return found


def of_laying(b: Board, move: int) -> float:
    """What two players answer in their turns; before the first round nothing speaks for an answer."""
    if move < question.DRAW_FIRST:
        return of_card(b, move - question.LAY_MOVE)
    if move == question.DRAW_FIRST:
        return best_of(b, b.hands[b.mover]) + SEE_FIRST
    return A_WORK_MORE if move == question.DRAW_AGAIN else 0.0


def of_choice(b: Board, card: int, influence: int) -> float:
    """A card with influence cards, which are gone."""
    found = of_card(b, card)
    if influence and card < cities.CITY_COUNT and found > 0.0 and bits.few(b.free[card]) <= CONTESTED:
        found += HURRY * found * (1.0 if influence == 1 else SPEED_OF_TWO)
    return found - INFLUENCE_CARD * influence


def of_card(b: Board, card: int) -> float:
    if card == hands.TAKE_BACK_CARD:
        return of_taking_back(b)
    return of_work(b, card)


def of_work(b: Board, card: int) -> float:
    """The best of all works that a card can do."""
    if not rounds.act(b, b.mover, card, b.guilds[b.mover]):
        return NOTHING_TO_DO
    most, count = -policy.LOSS, cities.find_places(b)
    for number in range(count):
        move = question.nth_work(b, number)
        most = max(most, policy.gain(b, (move - question.WORK_MOVE) >> 10, move >> 5 & 31, move & 31))
    return most


def of_taking_back(b: Board) -> float:
    """The better cards lie on the table: the sooner they come back the better, but it costs a turn."""
    played = b.played[b.mover] & ~(1 << hands.TAKE_BACK_CARD)
    held = b.hands[b.mover] & ~(1 << hands.TAKE_BACK_CARD)
    if played == 0:
        return NOTHING_TO_DO - LOST_TURN
    better = max(0.0, best_of(b, played) - best_of(b, held))
    return LATE * better + PER_CARD * bits.few(played) - LOST_TURN + (0.0 if held else EMPTY_HAND)


def best_of(b: Board, cards: int) -> float:
    """The best that one of some cards can do."""
    most = -policy.LOSS
    for card in range(hands.CARD_COUNT):
        if cards >> card & 1:
            most = max(most, of_card(b, card))
    return most if cards else NOTHING_TO_DO
