"""Placing influences, and what a religious building brings (section 4, I, 4 and 5)."""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Choices, Listed
from beffroi.core.model import Given, Refusals, Step
from beffroi.games.bastide.material import CIRCLE, CIRCLES, ENGLISH_OF, EQUIPMENTS
from beffroi.games.bastide.promises import end_placing, judge_placing
from beffroi.games.bastide.rulebook import Dismiss, Put, R
from beffroi.games.bastide.state import NOBODY, Bastide, Project

ROAD_END = 12
PUTS = tuple(map(Put, CIRCLES))


class PlaceInfluence(Step[Bastide, Put], frozen=True):
    """The first seat of the queue puts an influence on a free circle of its choice; what finds no circle is lost."""

    rule = R.INFLUENCE
    takes = (Put,)
    project: Project
    queue: tuple[Seat, ...]

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        if not self.queue or not s.stock[self.queue[0]] or not s.free_circles(self.project.equipment):
            return ()
        return s.if_playing(self.queue[0])

    def choices(self, s: Bastide, seat: Seat) -> Choices[Put]:
        return Listed(tuple([PUTS[circle] for circle in s.free_circles(self.project.equipment)]))

    def refuse(self, s: Bastide, seat: Seat, action: Put) -> Refusals:
        circle = CIRCLE.get(action.circle)
        if circle is None or circle not in EQUIPMENTS[self.project.equipment].circles:
            return (R.INFLUENCE.no("not-on-project", equipment=self.project.equipment),)
        owner = s.influences[circle]
        return () if owner == NOBODY else (R.INFLUENCE.no("circle-taken", circle=action.circle, seat=owner),)

    def then(self, s: Bastide, answers: Given[Put]) -> None:
        if not self.queue:
            return
        seat, rest = self.queue[0], self.queue[1:]
        if answers:
            circle = CIRCLE[answers[0][1].circle]
            judge_placing(s, seat, CIRCLES[circle])
            s.put(seat, circle)
            s.tell(R.INFLUENCE, "influence-placed", seat=seat, equipment=self.project.equipment, circle=CIRCLES[circle])
        elif not s.free_circles(self.project.equipment):
            lose_influences(s, self.queue)
            return
        elif seat in s.playing:
            s.tell(R.INFLUENCE, "none-in-stock", seat=seat)
        s.next(PlaceInfluence(self.project, rest))


def lose_influences(s: Bastide, queue: tuple[Seat, ...]) -> None:
    """The circles are full: whatever was still to be placed is lost."""
    for seat in s.playing:
        if lost := queue.count(seat):
            s.tell(R.INFLUENCE, "influences-lost", seat=seat, count=lost)


class EndProject(Step[Bastide, Action], frozen=True):
    """A project that nobody has paid for leaves no piece in the town; one that has advanced may bring an emissary."""

    rule = R.BIDS
    project: Project

    def then(self, s: Bastide, answers: Given[Action]) -> None:
        piece = EQUIPMENTS[self.project.equipment]
        end_placing(s)
        if len(s.influences_on(piece.name)) > self.project.before:
            s.idle = 0
            if piece.width:
                s.next(SendEmissary(self.project))
            return
        s.idle += 1
        s.tell(R.BIDS, "project-failed", equipment=piece.name)
        if piece.width and not self.project.before:
            s.take_off_board(piece.name)


class SendEmissary(Step[Bastide, Dismiss], frozen=True):
    """Who leads on the religious building has an English tile removed from the camp, and advances on its road."""

    rule = R.EMISSARY
    takes = (Dismiss,)
    project: Project

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        return self.leader(s) if s.camp else ()

    def leader(self, s: Bastide) -> tuple[Seat, ...]:
        """Most influences on the building; in a tie the initiator, or who comes after him."""
        owners = s.influences_on(self.project.equipment)
        order = s.clockwise_from(self.project.initiator)
        best = max(order, key=owners.count)
        return (best,) if best in owners else ()

    def candidates(self, s: Bastide, seat: Seat) -> Iterable[Dismiss]:
        return map(Dismiss, sorted(set(s.camp)))

    def refuse(self, s: Bastide, seat: Seat, action: Dismiss) -> Refusals:
        return () if action.value in s.camp else (R.EMISSARY.no("not-in-camp", value=action.value),)

    def then(self, s: Bastide, answers: Given[Dismiss]) -> None:
        for seat, dismissed in answers:
            leave_camp(s, dismissed.value)
            s.tell(R.EMISSARY, "english-dismissed", seat=seat, value=dismissed.value)
            advance_on_road(s, seat, dismissed.value)


def leave_camp(s: Bastide, value: int) -> None:
    place = s.camp.index(value)
    s.camp = s.camp[:place] + s.camp[place + 1 :]
    s.bag = s.bag.with_mixed(ENGLISH_OF[value])


def advance_on_road(s: Bastide, seat: Seat, value: int) -> None:
    """The marker is one of the seat's influences; who has none left scores nothing."""
    if not s.road[seat]:
        if not s.stock[seat]:
            s.tell(R.EMISSARY, "no-marker", seat=seat)
            return
        s.stock[seat] -= 1
    s.road[seat] = min(ROAD_END, s.road[seat] + value)
    s.tell(R.EMISSARY, "road-advanced", seat=seat, points=s.road[seat])
