"""Cardinal for search: the same laws once more, flat, proved equal to the rulebook in lock-step.

A square is its number in 69 columns. What a square stands beside is a set of bits: three for the forms, four for the
colours. Forms and colours have the numbers they have in `material`. A move is a colour, a square of the Cardinal, STAY,
or 8192 times the number of a turned piece plus its reference square; a piece is 4 times its colour plus its form, and
PLACE_DOWN for a place that points down.
"""

from __future__ import annotations

from typing import Any

from beffroi import fast
from beffroi.core.action import Action
from beffroi.fast import Dice, Fast, blank
from beffroi.games.cardinal.ground import REACH
from beffroi.games.cardinal.ground import STRIDE as COLUMNS
from beffroi.games.cardinal.material import (
    CATHEDRAL,
    CHURCH_TOWER,
    COLOUR_NUMBER,
    COLOUR_OF,
    COLOURS,
    FORM_OF,
    FORMS,
    MARKERS,
    NAVE,
    OF_EACH,
)
from beffroi.games.cardinal.rulebook import Build, Leave, Move, TakeColour, TakeMarker
from beffroi.games.cardinal.state import Cardinal
from beffroi.games.cardinal.steps import (
    ChooseColour,
    MoveCardinal,
    PlaceBuilding,
    PlaceCardinal,
    TakeCompensation,
    WhoBegins,
)

STRIDE = COLUMNS
SQUARES = COLUMNS * COLUMNS
PIECE_SIZE = 8192
STAY = 8191
NOWHERE = -1
HOUSE, TOWER, PLACE, PLACE_DOWN = 0, 1, 2, 3
BESIDE_HOUSE, BESIDE_TOWER, BESIDE_PLACE, BESIDE_COLOUR = 1, 2, 4, 8
FREE, CHURCH = 0, 17
"""What a square holds: nothing, a part of the cathedral, or one more than the number of a piece."""
BEGIN, COLOUR_PHASE, BUILD_PHASE, MARKER_PHASE, CARDINAL_PHASE, OVER_PHASE = 0, 1, 2, 3, 4, 5
COLOUR_COUNT = len(COLOURS)
MARKERS_OF_A_COLOUR = MARKERS
EACH = OF_EACH
MOST_TOUCHED = 512
LOOKS = 3
MARGIN, LARGE_MARGIN = 0.4, 40
"""How much of what is hoped for depends on the points and not on the victory, and how many points are plenty."""
NO_COLOUR, NO_FORM = -1, -1
TOWER_SQUARE, NAVE_SQUARE = (
    COLUMNS * (CATHEDRAL[part][1] + REACH) + CATHEDRAL[part][0] + REACH for part in (CHURCH_TOWER, NAVE)
)
ORDER_LENGTH = 4


class FastCardinal(Fast):
    """What stands on every square and beside it, who has which colours and markers, and what is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.thought = 500
        self.on = blank(SQUARES)
        self.beside = blank(SQUARES)
        self.touched = blank(MOST_TOUCHED)
        self.touched_count = 0
        self.stock = blank(16)
        self.own = blank(4)
        self.markers = blank(16)
        self.gone = blank(4)
        self.fourth = NO_COLOUR
        self.taken = 0
        self.last_form = NO_FORM
        self.last_colour = NO_COLOUR
        self.building_count = 0
        self.cardinal = NOWHERE
        self.phase = BEGIN
        self.mover = 0
        self.first = 0
        self.colours_left = 0
        self.origin = self

    def start_from(self, origin: FastCardinal) -> None:
        self.origin = origin

    def restart(self) -> None:
        for number in range(self.touched_count):
            self.on[self.touched[number]] = FREE
            self.beside[self.touched[number]] = 0
        self.touched_count = self.origin.touched_count
        for number in range(self.touched_count):
            square = self.origin.touched[number]
            self.touched[number] = square
            self.on[square] = self.origin.on[square]
            self.beside[square] = self.origin.beside[square]
        for number in range(16):
            self.stock[number] = self.origin.stock[number]
            self.markers[number] = self.origin.markers[number]
        for number in range(4):
            self.own[number] = self.origin.own[number]
            self.gone[number] = self.origin.gone[number]
        self.seats, self.fourth, self.taken = self.origin.seats, self.origin.fourth, self.origin.taken
        self.last_form, self.last_colour = self.origin.last_form, self.origin.last_colour
        self.building_count, self.cardinal = self.origin.building_count, self.origin.cardinal
        self.phase, self.mover, self.first = self.origin.phase, self.origin.mover, self.origin.first
        self.colours_left = self.origin.colours_left

    def asked(self) -> int:
        if self.phase == BEGIN:
            return fast.CHANCE_ASKED
        return fast.OVER if self.phase == OVER_PHASE else self.mover

    def toss(self, dice: Dice) -> int:
        """Chance draws who begins."""
        self.begin(dice.below(self.seats))
        return self.first

    def begin(self, first: int) -> None:
        """From the first seat on, clockwise, everybody takes a colour, two players one more."""
        self.first = first
        self.mover = first
        self.colours_left = 4 if self.seats == 2 else self.seats  # noqa: PLR2004 - two players have two colours each
        self.phase = COLOUR_PHASE
        self.go_on_with_colours()

    def go_on_with_colours(self) -> None:
        """The last colour needs no question, and who has left gets the first one there is."""
        while self.colours_left and (self.taken_count() == COLOUR_COUNT - 1 or self.gone[self.mover]):
            self.take_colour(self.first_untaken())
        if self.colours_left == 0:
            self.mover = self.first
            self.phase = BUILD_PHASE
            if self.gone[self.mover]:
                self.next_turn()

    def taken_count(self) -> int:
        count = 0
        for colour in range(COLOUR_COUNT):
            count += self.taken >> colour & 1
        return count

    def first_untaken(self) -> int:
        colour = 0
        while self.taken >> colour & 1:
            colour += 1
        return colour

    def take_colour(self, colour: int) -> None:
        self.own[self.mover] |= 1 << colour
        self.taken |= 1 << colour
        self.colours_left -= 1
        self.mover = (self.mover + 1) % self.seats
        if self.seats == COLOUR_COUNT - 1 and self.colours_left == 0:
            self.fourth = self.first_untaken()

    def list_moves(self) -> int:
        if self.phase == COLOUR_PHASE:
            return self.list_colours(self.taken)
        if self.phase == MARKER_PHASE:
            return self.list_colours(0 if self.fourth == NO_COLOUR else 1 << self.fourth)
        if self.phase == CARDINAL_PHASE:
            return self.list_zones()
        return self.list_sites(self.palette(self.mover), 0)

    def list_colours(self, without: int) -> int:
        count = 0
        for colour in range(COLOUR_COUNT):
            if not without >> colour & 1:
                self.moves[count] = colour
                count += 1
        return count

    def list_zones(self) -> int:
        """The free squares beside anything built, but not where the Cardinal stands; it may stay there."""
        count = 0
        for number in range(self.touched_count):
            square = self.touched[number]
            if self.is_zone(square) and square != self.cardinal:
                self.moves[count] = square
                count += 1
        if self.cardinal != NOWHERE:
            self.moves[count] = STAY
            count += 1
        return count

    def is_zone(self, square: int) -> bool:
        return self.on[square] == FREE and self.beside[square] != 0

    def palette(self, seat: int) -> int:
        """The colours a seat may build with."""
        return self.own[seat] if self.fourth == NO_COLOUR else self.own[seat] | 1 << self.fourth

    def list_sites(self, colours: int, enough: int) -> int:
        """Every site the laws allow to buildings of some colours; no more than are enough, if that is a number."""
        count = 0
        for colour in range(COLOUR_COUNT):
            if not colours >> colour & 1 or colour == self.last_colour:
                continue
            for number in range(self.touched_count):
                count = self.list_here(self.touched[number], colour, count)
                if enough and count >= enough:
                    return count
        return count

    def list_here(self, square: int, colour: int, count: int) -> int:
        """What of a colour may stand on a square, or with its other half on it."""
        near = self.beside[square]
        if near == 0 or not self.is_open(square, colour):
            return count
        if self.may_be_built(HOUSE, colour) and near & (BESIDE_TOWER | BESIDE_PLACE) and not near & BESIDE_HOUSE:
            self.moves[count] = (4 * colour + HOUSE) * PIECE_SIZE + square
            count += 1
        if not near & BESIDE_HOUSE:
            return count
        if self.may_be_built(TOWER, colour) and not near & BESIDE_TOWER:
            self.moves[count] = (4 * colour + TOWER) * PIECE_SIZE + square
            count += 1
        if self.may_be_built(PLACE, colour) and not near & BESIDE_PLACE:
            count = self.list_places(square, colour, 1, PLACE, count)
            count = self.list_places(square, colour, STRIDE, PLACE_DOWN, count)
        return count

    def list_places(self, square: int, colour: int, step: int, turned: int, count: int) -> int:
        """Both ways in which a place may lie along a line; where both halves are beside a house, it is named once."""
        if self.has_room(square + step, colour):
            self.moves[count] = (4 * colour + turned) * PIECE_SIZE + square
            count += 1
        before = square - step
        if self.has_room(before, colour) and not self.beside[before] & BESIDE_HOUSE:
            self.moves[count] = (4 * colour + turned) * PIECE_SIZE + before
            count += 1
        return count

    def has_room(self, square: int, colour: int) -> bool:
        """Whether half a place may lie on a square, house or not."""
        return self.is_open(square, colour) and not self.beside[square] & BESIDE_PLACE

    def is_open(self, square: int, colour: int) -> bool:
        """Whether a square is free, without the Cardinal, and not beside a colour."""
        return (
            self.on[square] == FREE and square != self.cardinal and not self.beside[square] & (BESIDE_COLOUR << colour)
        )

    def may_be_built(self, form: int, colour: int) -> bool:
        return form != self.last_form and self.stock[4 * colour + form] > 0

    def fancy(self, dice: Dice) -> int:
        """Of a few buildings by chance the one that touches most; anything else by chance."""
        count, best, most = self.list_moves(), 0, -1
        if self.phase != BUILD_PHASE:
            return self.moves[dice.below(count)]
        for _ in range(LOOKS):
            move = self.moves[dice.below(count)]
            found = self.contacts_of(move)
            if found > most:
                best, most = move, found
        return best

    def contacts_of(self, move: int) -> int:
        """How many markers a building would bring, were there enough."""
        square, step = move % PIECE_SIZE, self.step_of(move)
        found = self.built_around(square)
        return found + self.built_around(square + step) if step else found

    def step_of(self, move: int) -> int:
        """How far the second half of a building lies from its first; nothing when it has none."""
        form = move // PIECE_SIZE % 4
        return 1 if form == PLACE else STRIDE if form == PLACE_DOWN else 0

    def built_around(self, square: int) -> int:
        return (
            self.is_building(square - 1)
            + self.is_building(square + 1)
            + self.is_building(square - STRIDE)
            + self.is_building(square + STRIDE)
        )

    def is_building(self, square: int) -> int:
        return self.on[square] not in (FREE, CHURCH)

    def play(self, move: int) -> None:
        if self.phase == COLOUR_PHASE:
            self.take_colour(move)
            self.go_on_with_colours()
        elif self.phase == BUILD_PHASE:
            self.build(move)
        elif self.phase == MARKER_PHASE:
            self.markers[4 * self.mover + move] += 1
            self.phase = CARDINAL_PHASE
        else:
            if move != STAY:
                self.cardinal = move
            self.next_turn()

    def build(self, move: int) -> None:
        turned, square = move // PIECE_SIZE, move % PIECE_SIZE
        colour, form, step = turned // 4, min(turned % 4, PLACE), self.step_of(move)
        self.take_markers(square, step)
        self.stand(square, 4 * colour + form + 1)
        if step:
            self.stand(square + step, 4 * colour + form + 1)
        self.mark(square, 1 << form | BESIDE_COLOUR << colour)
        if step:
            self.mark(square + step, 1 << form | BESIDE_COLOUR << colour)
        self.stock[4 * colour + form] -= 1
        self.last_form, self.last_colour = form, colour
        self.building_count += 1
        self.phase = MARKER_PHASE if self.building_count == 1 else CARDINAL_PHASE

    def stand(self, square: int, what: int) -> None:
        self.touch(square)
        self.on[square] = what

    def touch(self, square: int) -> None:
        """Remembers a square on or beside which something stands."""
        if self.on[square] == FREE and self.beside[square] == 0:
            self.touched[self.touched_count] = square
            self.touched_count += 1

    def mark(self, square: int, what: int) -> None:
        """The four neighbours of a square now stand beside what is built on it."""
        self.mark_one(square - 1, what)
        self.mark_one(square + 1, what)
        self.mark_one(square - STRIDE, what)
        self.mark_one(square + STRIDE, what)

    def mark_one(self, square: int, what: int) -> None:
        self.touch(square)
        self.beside[square] |= what

    def take_markers(self, square: int, step: int) -> None:
        """A marker of the touched colour for every side, as long as there are any."""
        self.take_around(square)
        if step:
            self.take_around(square + step)

    def take_around(self, square: int) -> None:
        self.take_marker(self.on[square - 1])
        self.take_marker(self.on[square + 1])
        self.take_marker(self.on[square - STRIDE])
        self.take_marker(self.on[square + STRIDE])

    def take_marker(self, what: int) -> None:
        if what in (FREE, CHURCH):
            return
        colour = (what - 1) // 4
        if colour != self.fourth and self.supply(colour) > 0:
            self.markers[4 * self.mover + colour] += 1

    def supply(self, colour: int) -> int:
        """How many markers of a colour nobody has taken."""
        left = MARKERS_OF_A_COLOUR
        for seat in range(self.seats):
            left -= self.markers[4 * seat + colour]
        return left

    def next_turn(self) -> None:
        """Clockwise the next seat that can build must build; when nobody can, the game is over."""
        self.phase = BUILD_PHASE
        for _ in range(self.seats):
            self.mover = (self.mover + 1) % self.seats
            if not self.gone[self.mover] and self.list_sites(self.palette(self.mover), 1) > 0:
                return
        self.phase = OVER_PHASE

    def share(self, seat: int) -> float:
        """Who stays comes before who has left; then points, then contacts with the cathedral."""
        own, equals = self.merit(seat), 0
        for other in range(self.seats):
            if self.merit(other) > own:
                return 0.0
            if self.merit(other) == own:
                equals += 1
        return 1.0 / equals

    def hope(self, seat: int) -> float:
        """A victory, and a little for every point by which it is one."""
        rival = 0
        for other in range(self.seats):
            if other != seat:
                rival = max(rival, self.points(other))
        margin = max(-LARGE_MARGIN, min(LARGE_MARGIN, self.points(seat) - rival))
        return (1.0 - MARGIN) * self.share(seat) + MARGIN * (0.5 + margin / (2.0 * LARGE_MARGIN))

    def merit(self, seat: int) -> int:
        """What ranks a seat, as one number."""
        return -self.gone[seat] if self.gone[seat] else 100 * self.points(seat) + self.contacts(seat)

    def points(self, seat: int) -> int:
        """Every marker counts, those of the best colour double; the unused ones of own colours are added first."""
        total, best = 0, 0
        for colour in range(COLOUR_COUNT):
            held = self.markers[4 * seat + colour]
            if self.own[seat] >> colour & 1:
                held += self.supply(colour)
            total += held
            best = max(best, held)
        return total + best

    def contacts(self, seat: int) -> int:
        """How many sides of the cathedral a seat's own colours touch."""
        return (
            self.touches(seat, TOWER_SQUARE - 1)
            + self.touches(seat, TOWER_SQUARE - STRIDE)
            + self.touches(seat, TOWER_SQUARE + STRIDE)
            + self.touches(seat, NAVE_SQUARE + 1)
            + self.touches(seat, NAVE_SQUARE - STRIDE)
            + self.touches(seat, NAVE_SQUARE + STRIDE)
        )

    def touches(self, seat: int, square: int) -> int:
        what = self.on[square]
        return 0 if what == FREE else self.own[seat] >> ((what - 1) // 4) & 1

    def set_up(self, s: Cardinal) -> None:
        """Makes this position equal to a state that asks something."""
        self.seats = len(s.seats)
        for number in range(4 * COLOUR_COUNT):
            self.stock[number] = EACH
        self.stand(TOWER_SQUARE, CHURCH)
        self.stand(NAVE_SQUARE, CHURCH)
        self.mark(TOWER_SQUARE, BESIDE_TOWER)
        self.mark(NAVE_SQUARE, BESIDE_HOUSE)
        for seat in s.seats:
            for colour in s.colours[seat]:
                self.own[seat] |= 1 << COLOUR_NUMBER[colour]
                self.taken |= 1 << COLOUR_NUMBER[colour]
        self.fourth = COLOUR_NUMBER[s.fourth] if s.fourth else NO_COLOUR
        self.phase = BUILD_PHASE
        for build in s.buildings:
            self.build(build_move(build))
        for seat in s.seats:
            for number, count in enumerate(s.markers[seat]):
                self.markers[4 * seat + number] = count
        for number, seat in enumerate(s.leavers):
            self.gone[seat] = len(s.seats) - number
        self.cardinal = NOWHERE if s.cardinal is None else square_number(*s.cardinal)
        self.set_asked(s)

    def set_asked(self, s: Cardinal) -> None:
        match s.agenda[0]:
            case WhoBegins():
                self.phase = BEGIN
            case ChooseColour(seat=seat):
                self.phase, self.mover = COLOUR_PHASE, seat
            case PlaceBuilding(seat=seat):
                self.phase, self.mover = BUILD_PHASE, seat
            case TakeCompensation(seat=seat):
                self.phase, self.mover = MARKER_PHASE, seat
            case MoveCardinal(seat=seat) | PlaceCardinal(seat=seat):
                self.phase, self.mover = CARDINAL_PHASE, seat
        self.colours_left = sum(isinstance(step, ChooseColour) for step in s.agenda)
        self.first = next((step.seat for step in s.agenda if isinstance(step, PlaceBuilding)), 0)

    def action(self, move: int) -> Action:
        """What a legal move means in the rulebook."""
        if self.phase == COLOUR_PHASE:
            return TakeColour(COLOURS[move])
        if self.phase == MARKER_PHASE:
            return TakeMarker(COLOURS[move])
        if self.phase == CARDINAL_PHASE:
            return Leave() if move == STAY else Move("CA", "n", *square_at(move))
        turned, square = divmod(move, PIECE_SIZE)
        name = FORMS[min(turned % 4, PLACE)]
        return Build(name + COLOURS[turned // 4], "e" if turned % 4 == PLACE_DOWN else "n", *square_at(square))

    def move(self, action: Action) -> int:
        """The move that a legal action of the rulebook is here."""
        match action:
            case TakeColour(colour=colour) | TakeMarker(colour=colour):
                return COLOUR_NUMBER[colour]
            case Move(x=x, y=y):
                return square_number(x, y)
            case Build():
                return build_move(action)
        return STAY

    def answer_for_chance(self, action: Any) -> None:
        """Chance has drawn who begins."""
        self.begin(action.seat)


def build_move(build: Build) -> int:
    form = PLACE_DOWN if build.facing == "e" else FORMS.index(FORM_OF[build.piece])
    return (4 * COLOUR_NUMBER[COLOUR_OF[build.piece]] + form) * PIECE_SIZE + square_number(build.x, build.y)


def square_number(x: int, y: int) -> int:
    return COLUMNS * (y + REACH) + x + REACH


def square_at(number: int) -> tuple[int, int]:
    y, x = divmod(number, COLUMNS)
    return x - REACH, y - REACH


def position_of(s: Cardinal) -> FastCardinal:
    """The fast position of a state that asks something."""
    position = FastCardinal()
    position.set_up(s)
    return position
