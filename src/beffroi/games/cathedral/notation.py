"""Moves and positions of Cathedral in writing; `docs/notation.md` describes both."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import groupby

from beffroi.core.action import Action, Seat
from beffroi.core.model import BadInput, Result, Steps
from beffroi.core.notation import write_action
from beffroi.games.cathedral.audit import audit
from beffroi.games.cathedral.material import (
    BUILD_ON,
    CATHEDRAL_ON,
    CATHEDRAL_SQUARES,
    KIND_OF,
    SIDE,
    SQUARES,
    STRIDE,
    bit,
    square_name,
)
from beffroi.games.cathedral.rulebook import DARK, ENDINGS, LIGHT, Build, Capture, CathedralOptions, Leave
from beffroi.games.cathedral.state import Cathedral, empty_city
from beffroi.games.cathedral.steps import CaptureOrLeave, NextTurn, PlaceBuilding, PlaceCathedral, Table, final_points

MOVE = re.compile(r"([A-Z]{2})([NESW])([A-J])(10|[1-9])", re.ASCII | re.IGNORECASE)
WORDS: dict[str, Action] = {"capture": Capture(), "leave": Leave()}
LETTERS = "ld"
ROW = (1 << SIDE) - 1
FIELDS = 8
OPTIONS = {"g": "outside_guard", "w": "lehmann_woods", "a": "always_capture"}


def write_move(action: Action) -> str:
    if isinstance(action, Build):
        return f"{action.piece}{action.facing}{square_name(action.x, action.y)}"
    return next((word for word, each in WORDS.items() if each == action), write_action(action))


def read_move(text: str) -> Action:
    word = text.strip()
    if match := MOVE.fullmatch(word):
        piece, facing, column, row = match.groups()
        return Build(piece.upper(), facing.lower(), "ABCDEFGHIJ".index(column.upper()), int(row) - 1)
    if word.lower() in WORDS:
        return WORDS[word.lower()]
    raise BadInput("bad-move", move=word)


def write_position(s: Cathedral) -> str:
    """Buildings of light and of dark, Cathedral, territories, who has built, who is asked, plies, options."""
    fields = (
        *(",".join(write_move(BUILD_ON[seat][each]) for each in s.buildings[seat]) or "-" for seat in s.seats),
        _write_cathedral(s.cathedral),
        "/".join(_write_row(*(territory >> (STRIDE * y) & ROW for territory in s.territory)) for y in range(SIDE)),
        "".join(LETTERS[seat] for seat in s.seats if s.has_built[seat]) or "-",
        _write_asked(s),
        str(s.plies),
        "".join(letter for letter, name in OPTIONS.items() if getattr(s.options, name)) or "-",
    )
    return " ".join(fields)


def read_position(text: str) -> Cathedral:
    """The position these words describe, if it can be one."""
    fields = text.split()
    if len(fields) != FIELDS:
        raise BadInput("bad-position", part=text)
    *buildings, cathedral, rows, built, asked, plies, options = fields
    s = empty_city(_read_options(options))
    for seat in s.seats:
        _put_buildings(s, seat, buildings[seat])
    s.cathedral = _read_cathedral(cathedral)
    _read_rows(s, rows)
    s.has_built = [letter in built for letter in LETTERS]
    s.plies = _read_number(plies)
    s.floor, s.opened = (Table(),), 1
    _read_asked(s, asked)
    audit(s)
    if write_position(s) != " ".join(fields):
        raise BadInput("bad-position", part=text)
    return s


def _write_cathedral(cathedral: int | None) -> str:
    if cathedral is None:
        return "?"
    return write_move(CATHEDRAL_ON[cathedral]) if cathedral else "x"


def _read_cathedral(text: str) -> int | None:
    if text in "?x":
        return None if text == "?" else 0
    build = read_move(text)
    if not isinstance(build, Build) or build not in CATHEDRAL_SQUARES:
        raise BadInput("bad-position", part=text)
    return CATHEDRAL_SQUARES[build]


@lru_cache(maxsize=4096)
def _write_row(light: int, dark: int) -> str:
    """One row of the territories of both; kept, because nearly all rows stay as they are."""
    owners = ["l" if light >> x & 1 else "d" if dark >> x & 1 else "." for x in range(SIDE)]
    runs = ((owner, len(list(run))) for owner, run in groupby(owners))
    return "".join(str(length) if owner == "." else owner * length for owner, length in runs)


def _read_rows(s: Cathedral, text: str) -> None:
    rows = text.split("/")
    for y, row in enumerate(rows):
        owners = "".join("." * int(run) if run.isdigit() else run for run in re.findall(r"10|[1-9]|[ld]", row))
        if len(rows) != SIDE or len(owners) != SIDE:
            raise BadInput("bad-position", part=text)
        for seat in s.seats:
            s.territory[seat] |= sum(bit(x, y) for x, owner in enumerate(owners) if owner == LETTERS[seat])


def _put_buildings(s: Cathedral, seat: Seat, text: str) -> None:
    for word in () if text == "-" else text.split(","):
        build = read_move(word)
        if not isinstance(build, Build) or build not in SQUARES[seat]:
            raise BadInput("bad-position", part=word)
        squares = SQUARES[seat][build]
        s.buildings[seat] += (squares,)
        s.covered[seat] |= squares
        s.take_from_stock(seat, KIND_OF[build.piece])


def _write_asked(s: Cathedral) -> str:
    if s.result:
        return f"={s.result.ending}/{''.join(map(str, s.result.places))}"
    match s.agenda[0]:
        case PlaceCathedral():
            return "c"
        case PlaceBuilding(seat=seat):
            return LETTERS[seat]
    asked = [step for step in s.agenda if isinstance(step, CaptureOrLeave)]
    return f"{LETTERS[asked[0].seat]}?" + "+".join(_write_building(s, step.building) for step in asked)


def _write_building(s: Cathedral, building: int) -> str:
    if building == s.cathedral:
        return write_move(CATHEDRAL_ON[building])
    owner = next(seat for seat in s.seats if building in s.buildings[seat])
    return write_move(BUILD_ON[owner][building])


def _read_asked(s: Cathedral, text: str) -> None:
    if text.startswith("="):
        ending, _, ranks = text[1:].partition("/")
        if ending not in ENDINGS or ranks not in ("11", "12", "21"):
            raise BadInput("bad-position", part=text)
        places = tuple(map(int, ranks))
        s.result = Result(ending, places, final_points(s, ending, places))
        return
    s.agenda = _read_agenda(s, text)


def _read_agenda(s: Cathedral, text: str) -> Steps:
    if text == "c":
        return (PlaceCathedral(), PlaceBuilding(LIGHT if s.options.lehmann_woods else DARK))
    seat = Seat(LETTERS.find(text[:1]))
    if seat >= 0 and len(text) == 1:
        return (PlaceBuilding(seat),)
    if seat < 0 or text[1] != "?":
        raise BadInput("bad-position", part=text)
    asked = (CaptureOrLeave(seat, _read_building(s, word)) for word in text[2:].split("+"))
    return (*asked, NextTurn(seat))


def _read_building(s: Cathedral, text: str) -> int:
    """The squares of a building that stands on the board under this name."""
    standing = [each for each in (*s.buildings[LIGHT], *s.buildings[DARK], s.cathedral or 0) if each]
    for squares in standing:
        if _write_building(s, squares).lower() == text.lower():
            return squares
    raise BadInput("bad-position", part=text)


def _read_options(text: str) -> CathedralOptions:
    return CathedralOptions(**{name: letter in text for letter, name in OPTIONS.items()})


def _read_number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise BadInput("bad-position", part=text)
    return int(text)
