"""A position of Cathedral for search: what `rules` and `policy` say of its board, and what the rulebook says of it."""

from __future__ import annotations

from typing import Any

from beffroi.core.action import Action
from beffroi.fast.dice import Dice
from beffroi.fast.layout import Layout
from beffroi.fast.position import Position
from beffroi.games.cathedral.fast import board, enclosure, observe, policy, rules
from beffroi.games.cathedral.fast.board import KINDS, MOST_BUILDINGS
from beffroi.games.cathedral.fast.placing import MOVES, NUMBERS
from beffroi.games.cathedral.material import BUILD_ON, KIND_OF
from beffroi.games.cathedral.rulebook import LIGHT
from beffroi.games.cathedral.state import Cathedral
from beffroi.games.cathedral.steps import CaptureOrLeave, PlaceBuilding, PlaceCathedral


class CathedralPosition(Position):
    """The city, the stocks and the question, as search asks about them."""

    def __init__(self) -> None:
        super().__init__()
        self.seats, self.move_count = 2, len(MOVES)
        self.rollout_length, self.simulations = 8, 1000
        self.board = board.new(self)

    def asked(self) -> int:
        return rules.asked(self.board)

    def list_moves(self) -> int:
        return rules.list_moves(self.board, self.moves)

    def random_move(self, dice: Dice) -> int:
        return rules.random_move(self.board, dice)

    def rollout_move(self, dice: Dice) -> int:
        return policy.rollout_move(self.board, dice)

    def play(self, move: int) -> None:
        rules.play(self.board, move)

    def share(self, seat: int) -> float:
        return rules.share(self.board, seat)

    def value(self, seat: int) -> float:
        return policy.value(self.board, seat)

    def evaluation(self, seat: int) -> float:
        return policy.standing(self.board, seat)

    def probability(self, seat: int) -> float:
        return policy.expected(self.board, seat)

    def progress(self) -> float:
        return policy.progress(self.board)

    def look_at(self, looked_at: Any) -> None:
        self.board = board.of(looked_at)

    def observe(self, seat: int, planes: memoryview, numbers: memoryview) -> None:
        observe.observe(self.board, seat, planes, numbers)

    def layout(self) -> Layout:
        return observe.LAYOUT

    def action(self, move: int) -> Action:
        return MOVES[move]

    def move(self, action: Any) -> int:
        return NUMBERS[action]

    def set_up(self, s: Cathedral) -> None:
        b = self.board
        for seat in s.seats:
            self.set_up_side(s, seat)
        b.cathedral = s.cathedral or 0
        b.church = enclosure.WAITING
        if s.cathedral is not None:
            b.church = enclosure.STANDING if s.cathedral else enclosure.CAPTURED
        b.plies, b.guard, b.always = s.plies, s.options.outside_guard, s.options.always_capture
        self.set_asked(s)

    def set_up_side(self, s: Cathedral, seat: Any) -> None:
        b = self.board
        b.covered[seat], b.territory[seat] = s.covered[seat], s.territory[seat]
        b.built[seat], b.has_built[seat] = len(s.buildings[seat]), s.has_built[seat]
        b.unplaced[seat] = s.unplaced_squares(seat)
        for kind, count in enumerate(s.stock[seat]):
            b.stock[seat * KINDS + kind] = count
        for number, squares in enumerate(s.buildings[seat]):
            b.buildings[seat * MOST_BUILDINGS + number] = squares
            b.building_kind[seat * MOST_BUILDINGS + number] = KIND_OF[BUILD_ON[seat][squares].piece]

    def set_asked(self, s: Cathedral) -> None:
        b = self.board
        match s.agenda[0]:
            case PlaceCathedral():
                b.phase, b.mover = rules.CATHEDRAL_PHASE, LIGHT
            case PlaceBuilding(seat=seat):
                b.phase, b.mover = rules.BUILD_PHASE, seat
            case CaptureOrLeave(seat=seat):
                b.phase, b.mover = rules.CAPTURE_PHASE, seat
        captures = [each.building for each in s.agenda if isinstance(each, CaptureOrLeave)]
        b.pending_count = len(captures)
        for number, building in enumerate(captures):
            b.pending[number] = building


def position_of(s: Cathedral) -> CathedralPosition:
    """The fast position of a state that asks something."""
    position = CathedralPosition()
    position.set_up(s)
    return position
