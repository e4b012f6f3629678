"""A position of Cardinal for search: what `rules` and `policy` say of its board, and what the rulebook says of it."""

from __future__ import annotations

from typing import Any

from beffroi.core.action import Action
from beffroi.fast.dice import Dice
from beffroi.fast.layout import Layout
from beffroi.fast.position import Position
from beffroi.games.cardinal.fast import board, count, observe, policy, rules, town
from beffroi.games.cardinal.fast.board import COLOURS, FORMS
from beffroi.games.cardinal.fast.moves import MOVE_COUNT, meaning, number_of, number_of_build, square_number
from beffroi.games.cardinal.material import COLOUR_NUMBER, OF_EACH
from beffroi.games.cardinal.state import Cardinal
from beffroi.games.cardinal.steps import (
    ChooseColour,
    MoveCardinal,
    PlaceBuilding,
    PlaceCardinal,
    TakeCompensation,
    WhoBegins,
)


class CardinalPosition(Position):
    """The town, the markers and the question, as search asks about them."""

    def __init__(self) -> None:
        super().__init__()
        self.move_count, self.rollout_length, self.simulations = MOVE_COUNT, 8, 1000
        self.board = board.new(self)

    def asked(self) -> int:
        return rules.asked(self.board)

    def list_moves(self) -> int:
        return rules.list_moves(self.board, self.moves)

    def rollout_move(self, dice: Dice) -> int:
        return policy.rollout_move(self.board, self.moves, dice)

    def play(self, move: int) -> None:
        rules.play(self.board, move)

    def chance(self, dice: Dice) -> int:
        return rules.chance(self.board, dice)

    def share(self, seat: int) -> float:
        return count.share(self.board, seat)

    def value(self, seat: int) -> float:
        return policy.value(self.board, seat, self.moves)

    def evaluation(self, seat: int) -> float:
        return policy.standing(self.board, seat, self.moves)

    def probability(self, seat: int) -> float:
        return policy.expected(self.board, seat, self.moves)

    def progress(self) -> float:
        return policy.progress(self.board)

    def look_at(self, looked_at: Any) -> None:
        self.board = board.of(looked_at)

    def observe(self, seat: int, planes: memoryview, numbers: memoryview) -> None:
        observe.observe(self.board, seat, planes, numbers)

    def layout(self) -> Layout:
        return observe.LAYOUT

    def action(self, move: int) -> Action:
        return meaning(move)

    def move(self, action: Any) -> int:
        return number_of(action)

    def answer_for_chance(self, action: Any) -> None:
        rules.begin(self.board, action.seat)

    def set_up(self, s: Cardinal) -> None:
        b = self.board
        self.seats = b.seats = len(s.seats)
        b.last_form, b.last_colour, b.cardinal = town.NO_FORM, town.NO_COLOUR, town.NOWHERE
        self.set_up_colours(s)
        self.set_up_town(s)
        for seat in s.seats:
            for number, held in enumerate(s.markers[seat]):
                b.markers[COLOURS * seat + number] = held
        for number, seat in enumerate(s.leavers):
            b.gone[seat] = len(s.seats) - number
        self.set_asked(s)

    def set_up_colours(self, s: Cardinal) -> None:
        b = self.board
        for seat in s.seats:
            for colour in s.colours[seat]:
                b.own[seat] |= 1 << COLOUR_NUMBER[colour]
                b.taken |= 1 << COLOUR_NUMBER[colour]
        b.fourth = COLOUR_NUMBER[s.fourth] if s.fourth else town.NO_COLOUR

    def set_up_town(self, s: Cardinal) -> None:
        b = self.board
        for number in range(COLOURS * FORMS):
            b.stock[number] = OF_EACH
        town.stand(b, town.TOWER_SQUARE, town.CHURCH)
        town.stand(b, town.NAVE_SQUARE, town.CHURCH)
        town.mark(b, town.TOWER_SQUARE, town.BESIDE_TOWER)
        town.mark(b, town.NAVE_SQUARE, town.BESIDE_HOUSE)
        for build in s.buildings:
            town.put(b, number_of_build(build))
        if s.cardinal is not None:
            b.cardinal = square_number(*s.cardinal)

    def set_asked(self, s: Cardinal) -> None:
        b = self.board
        match s.agenda[0]:
            case WhoBegins():
                b.phase = rules.BEGIN
            case ChooseColour(seat=seat):
                b.phase, b.mover = rules.COLOUR_PHASE, seat
            case PlaceBuilding(seat=seat):
                b.phase, b.mover = rules.BUILD_PHASE, seat
            case TakeCompensation(seat=seat):
                b.phase, b.mover = rules.MARKER_PHASE, seat
            case MoveCardinal(seat=seat) | PlaceCardinal(seat=seat):
                b.phase, b.mover = rules.CARDINAL_PHASE, seat
        b.colours_left = sum(isinstance(step, ChooseColour) for step in s.agenda)
        b.first = next((step.seat for step in s.agenda if isinstance(step, PlaceBuilding)), 0)


def position_of(s: Cardinal) -> CardinalPosition:
    """The fast position of a state that asks something."""
    position = CardinalPosition()
    position.set_up(s)
    return position
