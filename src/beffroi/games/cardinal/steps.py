"""The rulebook of Cardinal, article by article."""

from __future__ import annotations

from collections.abc import Sequence

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.choices import Choices, Listed
from beffroi.core.host import AtTheTable
from beffroi.core.model import Given, Refusals, Step, Steps
from beffroi.core.sheet import ScoreNote, note
from beffroi.games.cardinal.count import broken_off, contacts, doubled, hand, leaders, points, verdict
from beffroi.games.cardinal.ground import square_name
from beffroi.games.cardinal.laws import WHOSE_COLOURS, broken_laws, misplaced, no_zone, plan_of, unavailable
from beffroi.games.cardinal.material import CELLS, COLOURS, FORM_OF, FORMS, PIECES
from beffroi.games.cardinal.rulebook import Begins, Build, Leave, Move, R, TakeColour, TakeMarker
from beffroi.games.cardinal.sites import Sites, Zones, open_sites
from beffroi.games.cardinal.state import Cardinal
from beffroi.games.cardinal.town import site_of

COLOURS_EACH = {2: 2, 3: 1, 4: 1}


class WhoBegins(Step[Cardinal, Begins], frozen=True):
    """Chance draws who begins."""

    rule = R.SETUP
    takes = (Begins,)

    def asks(self, s: Cardinal) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Cardinal) -> Sequence[tuple[Begins, int]]:
        return tuple((Begins(seat), 1) for seat in s.playing())

    def then(self, s: Cardinal, answers: Given[Begins]) -> None:
        ((_, drawn),) = answers
        s.tell(R.SETUP, "begins", seat=drawn.seat)
        s.next(*opening(s, drawn.seat))


def opening(s: Cardinal, first: Seat) -> Steps:
    """From the first seat on, clockwise, everybody takes a colour, two players one more; then the first one builds."""
    order = s.clockwise(first) * COLOURS_EACH[len(s.seats)]
    return (*map(ChooseColour, order), PlaceBuilding(first))


class ChooseColour(Step[Cardinal, TakeColour], frozen=True):
    """A seat takes a colour that is left; the last one needs no question."""

    rule = R.SETUP
    takes = (TakeColour,)
    seat: Seat

    def asks(self, s: Cardinal) -> tuple[Seat, ...]:
        return s.asking(self.seat) if len(s.untaken) > 1 else ()

    def choices(self, s: Cardinal, seat: Seat) -> Choices[TakeColour]:
        return Listed(tuple(map(TakeColour, s.untaken)))

    def refuse(self, s: Cardinal, seat: Seat, action: TakeColour) -> Refusals:
        if action.colour not in COLOURS:
            return (R.MATERIAL.no("no-such-colour"),)
        if action.colour not in s.untaken:
            return (R.SETUP.no("colour-taken", colour=action.colour),)
        return ()

    def then(self, s: Cardinal, answers: Given[TakeColour]) -> None:
        colour = answers[0][1].colour if answers else s.untaken[0]
        own = s.colours[self.seat] + colour
        s.colours = (*s.colours[: self.seat], own, *s.colours[self.seat + 1 :])
        rule = WHOSE_COLOURS[len(s.seats)]
        s.tell(rule, "colour-taken", seat=self.seat, colour=colour)
        if s.fourth:
            s.tell(R.THREE, "fourth-colour", colour=s.fourth)


class PlaceBuilding(Step[Cardinal, Build], frozen=True):
    """A seat puts up a building, as the seven laws allow."""

    rule = R.BUILD
    takes = (Build,)
    seat: Seat

    def asks(self, s: Cardinal) -> tuple[Seat, ...]:
        return s.asking(self.seat)

    def choices(self, s: Cardinal, seat: Seat) -> Choices[Build]:
        return Sites(s, s.palette(seat))

    def refuse(self, s: Cardinal, seat: Seat, action: Build) -> Refusals:
        if action.piece not in PIECES:
            return (R.MATERIAL.no("no-such-building"),)
        facings = CELLS[FORM_OF[action.piece]]
        if action.facing not in facings:
            return (R.MATERIAL.no("no-such-facing", piece=action.piece, facings=tuple(facings)),)
        plan = plan_of(s, action)
        return (*unavailable(s, seat, action.piece), *misplaced(s, plan), *broken_laws(plan))

    def then(self, s: Cardinal, answers: Given[Build]) -> None:
        s.next(NextTurn(self.seat))
        for seat, build in answers:
            s.buildings += (build,)
            s.tell(R.BUILD, "built", seat=seat, piece=build.piece, squares=site_of(build).names)
            s.next(*after_building(s, seat))


def after_building(s: Cardinal, seat: Seat) -> Steps:
    """Who has built takes markers, then moves the Cardinal; the very first builder is compensated and places it."""
    compensation = (TakeCompensation(seat),) if len(s.buildings) == 1 else ()
    return (TakeMarkers(seat), *compensation, PlaceCardinal(seat) if s.cardinal is None else MoveCardinal(seat))


class TakeMarkers(Step[Cardinal, Action], frozen=True):
    """For every side it touches, the new building earns a marker of the touched colour, as long as there are any."""

    rule = R.MARKERS
    seat: Seat

    def then(self, s: Cardinal, answers: Given[Action]) -> None:
        around = site_of(s.buildings[-1]).beside
        for colour, area in zip(COLOURS, s.town.of_colour, strict=True):
            touched = (around & area).bit_count()
            if touched and colour != s.fourth:
                self.take(s, colour, touched)

    def take(self, s: Cardinal, colour: str, touched: int) -> None:
        taken = min(touched, s.supply(colour))
        if taken:
            s.take_markers(self.seat, colour, taken)
            s.tell(R.MARKERS, "markers-taken", seat=self.seat, colour=colour, markers=taken)
        if taken < touched:
            s.tell(R.MARKERS, "markers-used-up", seat=self.seat, colour=colour, markers=touched - taken)


class TakeCompensation(Step[Cardinal, TakeMarker], frozen=True):
    """The first building touches the cathedral only, so its builder takes one marker of any colour instead."""

    rule = R.MARKERS
    takes = (TakeMarker,)
    seat: Seat

    def asks(self, s: Cardinal) -> tuple[Seat, ...]:
        return s.asking(self.seat)

    def choices(self, s: Cardinal, seat: Seat) -> Choices[TakeMarker]:
        return Listed(tuple(TakeMarker(colour) for colour in COLOURS if colour != s.fourth))

    def refuse(self, s: Cardinal, seat: Seat, action: TakeMarker) -> Refusals:
        if action.colour not in COLOURS:
            return (R.MATERIAL.no("no-such-colour"),)
        if action.colour == s.fourth:
            return (R.THREE.no("fourth-out-of-play", colour=action.colour),)
        return ()

    def then(self, s: Cardinal, answers: Given[TakeMarker]) -> None:
        for seat, marker in answers:
            s.take_markers(seat, marker.colour, 1)
            s.tell(R.MARKERS, "compensated", seat=seat, colour=marker.colour)


class MoveCardinal(Step[Cardinal, Move | Leave], frozen=True):
    """Who has built may move the Cardinal to another free building zone, or leave it."""

    rule = R.CARDINAL
    takes = (Move, Leave)
    seat: Seat

    def asks(self, s: Cardinal) -> tuple[Seat, ...]:
        return s.asking(self.seat)

    def choices(self, s: Cardinal, seat: Seat) -> Choices[Move | Leave]:
        return Zones(s)

    def refuse(self, s: Cardinal, seat: Seat, action: Move | Leave) -> Refusals:
        return () if isinstance(action, Leave) else tuple(no_zone(s, action))

    def fixes(self, s: Cardinal, seat: Seat, action: Move | Leave) -> tuple[ScoreNote, ...]:
        moved = s.copy()
        if isinstance(action, Move):
            moved.cardinal = (action.x, action.y)
        after = next((each for each in s.clockwise(self.seat + 1) if can_build(moved, each)), None)
        if after is None:
            return ()
        return (note(R.TURN, "sites-left", seat=after, count=len(Sites(moved, moved.palette(after)))),)

    def then(self, s: Cardinal, answers: Given[Move | Leave]) -> None:
        for seat, action in answers:
            if isinstance(action, Leave):
                s.tell(R.CARDINAL, "cardinal-stays", seat=seat)
                return
            s.cardinal = (action.x, action.y)
            s.tell(R.CARDINAL, "cardinal-moved", seat=seat, square=square_name(action.x, action.y))


class PlaceCardinal(MoveCardinal, frozen=True):
    """The first builder must put the Cardinal on a free building zone."""

    def refuse(self, s: Cardinal, seat: Seat, action: Move | Leave) -> Refusals:
        if isinstance(action, Leave):
            return (R.CARDINAL.no("cardinal-must-be-placed"),)
        return super().refuse(s, seat, action)


class NextTurn(Step[Cardinal, Action], frozen=True):
    """Clockwise the next seat that can build must build; the others pass; when nobody can, the game is over."""

    rule = R.TURN
    seat: Seat

    def then(self, s: Cardinal, answers: Given[Action]) -> None:
        passing: list[Seat] = []
        for seat in s.clockwise(self.seat + 1):
            if can_build(s, seat):
                tell_passes(s, passing)
                s.next(PlaceBuilding(seat))
                return
            passing.append(seat)
        s.tell(R.END, "nobody-can-build")
        s.next(CountMarkers(), NameWinner())


def can_build(s: Cardinal, seat: Seat) -> bool:
    return seat not in s.leavers and any(True for _ in open_sites(s, s.palette(seat)))


def tell_passes(s: Cardinal, passing: list[Seat]) -> None:
    for seat in passing:
        if seat in s.leavers:
            continue
        if any(s.town.unbuilt(form + colour) for form in FORMS for colour in s.palette(seat)):
            s.tell(R.TURN, "passes", seat=seat)
        else:
            s.tell(R.TURN, "passes-with-nothing-left", seat=seat)


class CountMarkers(Step[Cardinal, Action], frozen=True):
    """Everybody receives the unused markers of their own colours, then counts, one colour double."""

    rule = R.COUNT

    def then(self, s: Cardinal, answers: Given[Action]) -> None:
        tell_points(s)


def tell_points(s: Cardinal) -> None:
    for seat in s.seats:
        counts = hand(s, seat)
        for colour in s.colours[seat]:
            s.tell(R.COUNT, "unused-markers", seat=seat, colour=colour, markers=s.supply(colour))
        colour, best = doubled(counts)
        s.tell(R.COUNT, "counted", seat=seat, markers=sum(counts), colour=colour, best=best, points=points(counts))


class NameWinner(Step[Cardinal, Action], frozen=True):
    """The most points win; among equals, the most contacts with the cathedral; else it is a draw."""

    rule = R.WINNER

    def then(self, s: Cardinal, answers: Given[Action]) -> None:
        result = verdict(s)
        if result.ending != "most-points":
            tell_contacts(s, result.points)
        winners = tuple(seat for seat in s.seats if result.places[seat] == 1)
        if len(winners) > 1:
            s.tell(R.WINNER, "drawn", seats=winners)
        else:
            s.tell(R.WINNER, "won", seat=winners[0])
        s.finish(result)


def tell_contacts(s: Cardinal, totals: tuple[int, ...]) -> None:
    for seat in leaders(s, totals):
        s.tell(R.WINNER, "contacts", seat=seat, contacts=contacts(s, seat))


class Table(AtTheTable[Cardinal], frozen=True):
    """Who resigns or runs out of time builds no more and comes last; the last one at the table wins."""

    def playing(self, s: Cardinal) -> tuple[Seat, ...]:
        return s.playing()

    def leaves(self, s: Cardinal, leaver: Seat, ending: str) -> None:
        s.leavers += (leaver,)
        if len(s.playing()) == 1:
            break_off(s, ending)

    def closes(self, s: Cardinal) -> None:
        break_off(s, "closed")


def break_off(s: Cardinal, ending: str) -> None:
    """Counts what there is, though it decides nothing."""
    tell_points(s)
    s.finish(broken_off(s, ending))


STEPS = (
    WhoBegins,
    ChooseColour,
    PlaceBuilding,
    TakeMarkers,
    TakeCompensation,
    PlaceCardinal,
    MoveCardinal,
    NextTurn,
    CountMarkers,
    NameWinner,
    Table,
)
