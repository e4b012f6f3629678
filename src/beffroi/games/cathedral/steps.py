"""The rulebook of Cathedral, article by article."""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.core.action import Action, Seat
from beffroi.core.ask import YesNo
from beffroi.core.choices import Choices, Listed
from beffroi.core.host import AtTheTable
from beffroi.core.model import Given, Refusal, Refusals, Result, Step
from beffroi.core.series import places
from beffroi.games.cathedral.enclosure import foreign_buildings, holds_one, neighbours, region_around, regions
from beffroi.games.cathedral.material import (
    BUILD_ON,
    CATHEDRAL,
    CATHEDRAL_SQUARES,
    CATHEDRAL_TURNS,
    CITY,
    KIND_OF,
    KINDS,
    SQUARES,
    TURNS,
    Turn,
    bit,
    is_on_board,
    names_of,
    square_name,
)
from beffroi.games.cathedral.placements import PLAN_OF_CATHEDRAL, PLANS, Placements
from beffroi.games.cathedral.rulebook import (
    BY_LEAVING,
    DARK,
    HALF_THE_CITY,
    LIGHT,
    MOST_PLIES,
    Build,
    Capture,
    Leave,
    R,
)
from beffroi.games.cathedral.state import Cathedral, opponent


class PlaceCathedral(Step[Cathedral, Build], frozen=True):
    """Light puts the Cathedral anywhere in the city."""

    rule = R.CATHEDRAL
    takes = (Build,)

    def asks(self, s: Cathedral) -> tuple[Seat, ...]:
        return (LIGHT,)

    def choices(self, s: Cathedral, seat: Seat) -> Choices[Build]:
        return Placements(PLAN_OF_CATHEDRAL, (1,), s.free(LIGHT))

    def refuse(self, s: Cathedral, seat: Seat, action: Build) -> Refusals:
        if action.piece != CATHEDRAL:
            return (R.CATHEDRAL.no("cathedral-first"),)
        return tuple(_misplaced(s, LIGHT, CATHEDRAL_TURNS, action))

    def then(self, s: Cathedral, answers: Given[Build]) -> None:
        ((_, build),) = answers
        s.cathedral = CATHEDRAL_SQUARES[build]
        s.tell(R.CATHEDRAL, "cathedral-placed", seat=LIGHT, squares=names_of(s.cathedral))


class PlaceBuilding(Step[Cathedral, Build], frozen=True):
    """A side puts one of its buildings on free squares."""

    rule = R.BUILD
    takes = (Build,)
    seat: Seat

    def asks(self, s: Cathedral) -> tuple[Seat, ...]:
        return (self.seat,)

    def choices(self, s: Cathedral, seat: Seat) -> Choices[Build]:
        return Placements(PLANS[seat], s.stock[seat], s.free(seat))

    def refuse(self, s: Cathedral, seat: Seat, action: Build) -> Refusals:
        if action.piece not in KIND_OF:
            return (R.BUILD.no("no-such-building"),)
        kind = KIND_OF[action.piece]
        missing = () if s.stock[seat][kind] else (R.BUILD.no("none-left", piece=action.piece),)
        return (*missing, *_misplaced(s, seat, TURNS[seat][kind], action))

    def then(self, s: Cathedral, answers: Given[Build]) -> None:
        ((seat, build),) = answers
        squares = SQUARES[seat][build]
        s.take_from_stock(seat, KIND_OF[build.piece])
        s.buildings[seat] += (squares,)
        s.covered[seat] |= squares
        s.plies += 1
        s.tell(R.BUILD, "built", seat=seat, piece=build.piece, squares=names_of(squares))
        s.next(Enclose(seat, squares), NextTurn(seat))


def _misplaced(s: Cathedral, seat: Seat, turns: tuple[Turn, ...], build: Build) -> Iterable[Refusal]:
    """What stands in the way of a building: its direction, the wall, other buildings, conquered land."""
    turn = next((turn for turn in turns if turn.facing == build.facing), None)
    if turn is None:
        yield R.BUILD.no("no-such-facing", piece=build.piece, facings=tuple(turn.facing for turn in turns))
        return
    squares = turn.squares(build.x, build.y)
    inside = tuple(square for square in squares if is_on_board(*square))
    if len(inside) < len(squares):
        yield R.BUILD.no("over-the-wall", piece=build.piece, squares=tuple(square_name(*square) for square in inside))
    wanted = sum(bit(*square) for square in inside)
    if taken := wanted & (s.covered[LIGHT] | s.covered[DARK] | (s.cathedral or 0)):
        yield R.BUILD.no("taken", squares=names_of(taken))
    if conquered := wanted & s.territory[opponent(seat)] & ~s.covered[opponent(seat)]:
        yield R.TERRITORY.no("conquered", seat=opponent(seat), squares=names_of(conquered))


class Enclose(Step[Cathedral, Action], frozen=True):
    """What a new building encloses becomes its side's, but nothing does on that side's first move."""

    rule = R.TERRITORY
    seat: Seat
    building: int

    def then(self, s: Cathedral, answers: Given[Action]) -> None:
        if not s.has_built[self.seat]:
            s.has_built[self.seat] = True
            return
        parts = regions(s, self.seat)
        if len(parts) > 1:
            self.judge(s, parts)

    def judge(self, s: Cathedral, parts: list[int]) -> None:
        """An empty region is taken at once; where a single foreign building stands, its capture is asked."""
        won = self.won(s, parts)
        if s.options.outside_guard and (outside := self.outside(s, parts, won)) in won:
            s.tell(R.OUTSIDE, "outside-stays-free", seat=self.seat)
            won.remove(outside)
        captures = []
        for region in won:
            if prey := foreign_buildings(s, self.seat, region):
                captures += prey
            else:
                claim(s, self.seat, region)
        s.next(*(CaptureOrLeave(self.seat, building) for building in sorted(captures, key=_first_square)))

    def won(self, s: Cathedral, parts: list[int]) -> list[int]:
        """The parts in which nothing foreign stands, and those just cut off around a single foreign building."""
        foreign = s.covered[opponent(self.seat)] | (s.cathedral or 0)
        cut_off = self.cut_off(parts)
        return [part for part in parts if not part & foreign or (part in cut_off and holds_one(s, self.seat, part))]

    def cut_off(self, parts: list[int]) -> list[int]:
        """The parts that the new building has cut off from each other: none, if it touches only one (A8)."""
        near = neighbours(self.building)
        touched = [part for part in parts if part & near]
        return touched if len(touched) > 1 else []

    def outside(self, s: Cathedral, parts: list[int], won: list[int]) -> int:
        """The largest part that is not this side's yet, if it is over half of the city or all would be won (A5)."""
        unowned = [part for part in parts if part & ~s.territory[self.seat]]
        largest = max(unowned, key=int.bit_count, default=0)
        is_free = largest.bit_count() > HALF_THE_CITY or all(part in won for part in unowned)
        return largest if is_free else 0


def _first_square(area: int) -> int:
    return area & -area


def claim(s: Cathedral, seat: Seat, region: int) -> None:
    """A region becomes the property of a side."""
    if region & ~s.territory[seat]:
        s.tell(R.TERRITORY, "claimed", seat=seat, squares=names_of(region))
    s.territory[seat] |= region
    s.territory[opponent(seat)] &= ~region


class CaptureOrLeave(Step[Cathedral, Capture | Leave], frozen=True):
    """Whoever has cut off a single foreign building may remove it at once, or leave it."""

    rule = R.CAPTURE
    takes = (Capture, Leave)
    seat: Seat
    building: int

    def asks(self, s: Cathedral) -> tuple[Seat, ...]:
        return () if s.options.always_capture else (self.seat,)

    def choices(self, s: Cathedral, seat: Seat) -> Choices[Capture | Leave]:
        return Listed((Capture(), Leave()), YesNo(Capture(), Leave()))

    def then(self, s: Cathedral, answers: Given[Capture | Leave]) -> None:
        if any(isinstance(action, Leave) for _, action in answers):
            s.tell(R.CAPTURE, "left", seat=self.seat, piece=s.piece_on(self.building), squares=names_of(self.building))
            return
        region = region_around(self.building, CITY & ~s.covered[self.seat])
        s.tell(R.CAPTURE, "captured", seat=self.seat, piece=s.piece_on(self.building), squares=names_of(self.building))
        self.remove(s)
        claim(s, self.seat, region)

    def remove(self, s: Cathedral) -> None:
        """A captured building goes back to its owner; the Cathedral is out for good."""
        if self.building == s.cathedral:
            s.cathedral = 0
            return
        owner = opponent(self.seat)
        s.buildings[owner] = tuple(building for building in s.buildings[owner] if building != self.building)
        s.covered[owner] ^= self.building
        s.put_in_stock(owner, KIND_OF[BUILD_ON[owner][self.building].piece])


class NextTurn(Step[Cathedral, Action], frozen=True):
    """The sides take turns; who can place nothing is passed over; when nobody can, the game is over."""

    rule = R.END
    seat: Seat

    def then(self, s: Cathedral, answers: Given[Action]) -> None:
        other = opponent(self.seat)
        if s.cathedral is None:
            s.tell(R.BALANCE, "cathedral-now", seat=LIGHT)
            s.next(PlaceCathedral(), PlaceBuilding(LIGHT))
        elif s.plies >= MOST_PLIES:
            s.next(FinalCount())
        elif s.can_build(other):
            s.next(PlaceBuilding(other))
        elif s.can_build(self.seat):
            s.tell(R.END, "passed-over", seat=other)
            s.next(PlaceBuilding(self.seat))
        else:
            s.next(FinalCount())


class FinalCount(Step[Cathedral, Action], frozen=True):
    """Whoever has placed everything wins, else whose unplaced buildings would cover fewer squares."""

    rule = R.WINNER

    def then(self, s: Cathedral, answers: Given[Action]) -> None:
        points = count_points(s)
        winner = LIGHT if points[LIGHT] < points[DARK] else DARK
        ending = ending_for(points)
        match ending:
            case "draw":
                s.tell(R.WINNER, "drawn")
            case "all-placed":
                s.tell(R.WINNER, "won-with-all", seat=winner)
            case _:
                s.tell(R.WINNER, "won-with-fewer", seat=winner)
        s.finish(Result(ending, places(points, fewest_wins=True), points))


def ending_for(points: tuple[int, ...]) -> str:
    """How a game ends in which nobody can build any more."""
    if points[LIGHT] == points[DARK]:
        return "draw"
    return "fewest-squares" if min(points) else "all-placed"


def count_points(s: Cathedral) -> tuple[int, ...]:
    """The squares that the unplaced buildings of each side would have covered."""
    for seat in s.seats:
        left = tuple(KINDS[kind] for kind, count in enumerate(s.stock[seat]) for _ in range(count))
        s.tell(R.POINTS, "unplaced", seat=seat, points=s.unplaced_squares(seat), pieces=left)
    return tuple(s.unplaced_squares(seat) for seat in s.seats)


class Table(AtTheTable[Cathedral], frozen=True):
    """Whoever resigns or runs out of time loses; a table closed early has no winner."""

    def leaves(self, s: Cathedral, leaver: Seat, ending: str) -> None:
        s.finish(Result(ending, _last(leaver), self.charge(s, leaver)))

    def closes(self, s: Cathedral) -> None:
        s.finish(Result("closed", (1, 1), count_points(s)))

    def charge(self, s: Cathedral, leaver: Seat) -> tuple[int, ...]:
        """What a game counts that somebody has left."""
        points = s.points_if_left(leaver)
        s.tell(R.POINTS, "charged", seat=leaver, points=points[leaver])
        return points


def final_points(s: Cathedral, ending: str, ranks: tuple[int, ...]) -> tuple[int, ...]:
    """What a game counts that has ended like this."""
    for leaver in s.seats:
        if ending in BY_LEAVING and ranks == _last(leaver):
            return s.points_if_left(leaver)
    return tuple(map(s.unplaced_squares, s.seats))


def _last(loser: Seat) -> tuple[int, ...]:
    return (2, 1) if loser == LIGHT else (1, 2)


STEPS = (PlaceCathedral, PlaceBuilding, Enclose, CaptureOrLeave, NextTurn, FinalCount, Table)
