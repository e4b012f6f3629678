"""Positions of Cardinal, built directly."""

from __future__ import annotations

from beffroi.core.action import Action, Seat
from beffroi.core.engine import choices, play, refusals, run, waiting
from beffroi.core.model import Event, Refusal, Result
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.ground import square_name, squares_in
from beffroi.games.cardinal.material import COLOURS, MARKERS
from beffroi.games.cardinal.rulebook import Build
from beffroi.games.cardinal.state import Cardinal, empty_table
from beffroi.games.cardinal.steps import CountMarkers, NameWinner
from beffroi.games.cardinal.town import site_of

A, B, C, D = map(Seat, range(4))
OWNERS = {2: "RG/BY", 3: "R/B/G", 4: "R/B/G/Y"}


def town(
    buildings: str, asked: str, *, cardinal: str | None = None, seats: int = 4, left: str = "-", first: str = ""
) -> Cardinal:
    """A position after these buildings, with every marker that they earned.

    The colours are red for A, blue for B and so on, with two seats red and green for A. What was built in a fourth
    colour was built by A, and `first` is the colour that the first builder took in compensation. The Cardinal stands
    below everything unless it is said where.
    """
    words = buildings.split()
    draft = empty_table(tuple(map(Seat, range(seats))))
    draft.colours = tuple(OWNERS[seats].split("/"))
    for word in words:
        _build(draft, word)
    if first:
        draft.take_markers(_builder(draft, words[0]), first, 1)
    fields = (
        OWNERS[seats],
        "/".join(_written(taken) or "-" for taken in draft.markers),
        left,
        ",".join(words) or "-",
        cardinal or (_lowest_zone(draft) if words else "-"),
        asked,
    )
    return GAME.read_position(" ".join(fields))


def _build(draft: Cardinal, word: str) -> None:
    build = read_building(word)
    for colour, area in zip(COLOURS, draft.town.of_colour, strict=True):
        touched = (site_of(build).beside & area).bit_count()
        if colour != draft.fourth:
            draft.take_markers(_builder(draft, word), colour, min(touched, draft.supply(colour)))
    draft.buildings += (build,)


def _builder(draft: Cardinal, word: str) -> Seat:
    return next((seat for seat in draft.seats if word[1] in draft.colours[seat]), A)


def _written(taken: tuple[int, ...]) -> str:
    return "".join(f"{colour}{count}" for colour, count in zip(COLOURS, taken, strict=True) if count)


def _lowest_zone(s: Cardinal) -> str:
    return [square_name(x, y) for x, y in squares_in(s.town.zones())][-1]


def read_building(word: str) -> Build:
    build = GAME.read(word)
    assert isinstance(build, Build)
    return build


def counted(colours: str, markers: str, buildings: str = "", left: str = "") -> tuple[Result, list[Event]]:
    """The end of a game with these markers, however they were earned: the result, and all that was told."""
    owners = colours.split("/")
    s = empty_table(tuple(map(Seat, range(len(owners)))))
    s.colours = tuple(owners)
    s.markers = tuple(tuple(map(int, each.split("."))) for each in markers.split("/"))
    s.buildings = tuple(map(read_building, buildings.split()))
    s.leavers = tuple(Seat(int(seat)) for seat in left)
    s.agenda, s.told = (CountMarkers(), NameWinner()), []
    run(s)
    assert s.result is not None
    assert all(sum(taken[number] for taken in s.markers) <= MARKERS for number in range(len(COLOURS)))
    return s.result, s.told


def answer(s: Cardinal, *moves: str) -> list[Event]:
    """Whoever is asked answers, in place, move after move; returns all that happened."""
    events: list[Event] = []
    for move in moves:
        events += play(s, waiting(s)[0], GAME.read(move))
    return events


def why_not(s: Cardinal, move: str | Action) -> tuple[Refusal, ...]:
    """All the reasons why whoever is asked may not answer this."""
    return refusals(s, waiting(s)[0], GAME.read(move) if isinstance(move, str) else move)


def broken(s: Cardinal, move: str) -> list[str]:
    """The articles that refuse a move, one by one."""
    return [refusal.rule.ref for refusal in why_not(s, move)]


def offered(s: Cardinal) -> set[str]:
    """Everything that may be answered now, in notation."""
    return {GAME.write(action) for action in choices(s, waiting(s)[0])}


def first_building(seats: int = 4) -> Cardinal:
    """The cathedral alone, A to build."""
    return town("", "b0", seats=seats)
