"""Every site where the laws allow a building, and every zone open to the Cardinal, found by shifting."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.ask import Ask, Pick, Place
from beffroi.core.choices import Choices, Rng
from beffroi.games.cardinal.ground import STRIDE, bit, is_within_reach, nth_square, places_of, squares_in
from beffroi.games.cardinal.material import CARDINAL, CELLS, COLOUR_NUMBER, COLOUR_OF, FORM_OF, HOUSE, PLACE, TOWER
from beffroi.games.cardinal.rulebook import Build, Leave, Move
from beffroi.games.cardinal.state import Cardinal
from beffroi.games.cardinal.town import Town


def house_sites(town: Town, free: int) -> tuple[tuple[str, int], ...]:
    """Beside a tower or a place, beside no house."""
    houses, towers, places = town.beside_form
    return (("n", free & (towers | places) & ~houses),)


def tower_sites(town: Town, free: int) -> tuple[tuple[str, int], ...]:
    """Beside a house, beside no tower."""
    houses, towers, _ = town.beside_form
    return (("n", free & houses & ~towers),)


def place_sites(town: Town, free: int) -> tuple[tuple[str, int], ...]:
    """One of two squares beside a house, neither beside a place; the first of them stands for both."""
    houses, _, places = town.beside_form
    room = free & ~places
    near = room & houses
    return (
        ("n", (near & room >> 1) | (near >> 1 & room)),
        ("e", (near & room >> STRIDE) | (near >> STRIDE & room)),
    )


SITES = {HOUSE: house_sites, TOWER: tower_sites, PLACE: place_sites}


def open_sites(s: Cardinal, colours: str) -> Iterator[tuple[str, str, int]]:
    """The reference squares open to every building in some colours, by piece and facing."""
    town, last = s.town, s.buildings[-1].piece if s.buildings else ""
    last_form, last_colour = FORM_OF.get(last), COLOUR_OF.get(last)
    taken = town.covered if s.cardinal is None else town.covered | bit(*s.cardinal)
    for colour in colours:
        if colour == last_colour:
            continue
        free = ~(taken | town.beside_colour[COLOUR_NUMBER[colour]])
        for form, sites in SITES.items():
            if form != last_form and town.unbuilt(form + colour):
                for facing, area in sites(town, free):
                    if area:
                        yield form + colour, facing, area


class Sites(Choices[Build]):
    """The legal buildings of some colours."""

    __slots__ = ("open",)

    def __init__(self, s: Cardinal, colours: str) -> None:
        self.open = list(open_sites(s, colours))

    def __len__(self) -> int:
        return sum([area.bit_count() for _, _, area in self.open])

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Build) or not is_within_reach(action.x, action.y):
            return False
        square = bit(action.x, action.y)
        return any(
            action.piece == piece and action.facing == facing and area & square for piece, facing, area in self.open
        )

    def __iter__(self) -> Iterator[Build]:
        for piece, facing, area in self.open:
            yield from (Build(piece, facing, x, y) for x, y in squares_in(area))

    def sample(self, rng: Rng) -> Build:
        counts = [area.bit_count() for _, _, area in self.open]
        number = rng.randrange(sum(counts))
        for (piece, facing, area), count in zip(self.open, counts, strict=True):
            if number < count:
                return Build(piece, facing, *nth_square(area, number))
            number -= count
        raise AssertionError("the counts add up to the length")

    def ask(self) -> Ask:
        return Place(
            "Build",
            tuple(places_of(piece, facing, area, CELLS[FORM_OF[piece]][facing]) for piece, facing, area in self.open),
        )


class Zones(Choices[Move | Leave]):
    """The zones the Cardinal may be put on; it may also stay, once it stands somewhere."""

    __slots__ = ("area", "stays")

    def __init__(self, s: Cardinal) -> None:
        zones = s.town.zones()
        self.stays = s.cardinal is not None
        self.area = zones if s.cardinal is None else zones ^ bit(*s.cardinal)

    def __len__(self) -> int:
        return self.area.bit_count() + self.stays

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Leave):
            return self.stays
        if not isinstance(action, Move) or (action.piece, action.facing) != (CARDINAL, "n"):
            return False
        return is_within_reach(action.x, action.y) and bool(self.area & bit(action.x, action.y))

    def __iter__(self) -> Iterator[Move | Leave]:
        yield from (Move(CARDINAL, "n", x, y) for x, y in squares_in(self.area))
        if self.stays:
            yield Leave()

    def sample(self, rng: Rng) -> Move | Leave:
        count = self.area.bit_count()
        number = rng.randrange(count + self.stays)
        return Leave() if number == count else Move(CARDINAL, "n", *nth_square(self.area, number))

    def ask(self) -> Ask:
        return Pick(tuple(self)) if self.stays else Place("Move", (places_of(CARDINAL, "n", self.area, ((0, 0),)),))
