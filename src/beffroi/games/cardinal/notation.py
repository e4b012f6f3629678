"""Moves and positions of Cardinal in writing.

A building is its piece, its facing and its first square: `HRnM12` is a red house on M12, `PBeN14` a blue place on N14
and N15; `CAnL13` puts the Cardinal on L13. The church tower is M13, the nave N13. Everything else is the name of the
action and its values: `Begins 0`, `TakeColour R`, `TakeMarker Y`, `Leave`.

A position has six fields: the colours of the seats, their markers, who has left the table, what was built, in order,
where the Cardinal stands, and what is asked:

    R/B/G/Y -/-/G1/- - HGnM12,TYnM11 N12 b1

`?` asks chance who begins, `t2` for colours when seat 2 begins, `b1` seat 1 for a building, `m2` seat 2 for the first
builder's marker, `c0` seat 0 for the Cardinal; `=draw/1413` is the end, and the places.
"""

from __future__ import annotations

import re

from beffroi.core.action import Action, Placing, Seat
from beffroi.core.model import BadInput, Result, Steps
from beffroi.core.notation import write_action
from beffroi.games.cardinal.audit import audit
from beffroi.games.cardinal.count import totals
from beffroi.games.cardinal.ground import square_called, square_name
from beffroi.games.cardinal.material import CARDINAL, COLOURS
from beffroi.games.cardinal.rulebook import ENDINGS, Build, Move
from beffroi.games.cardinal.state import Cardinal, empty_table
from beffroi.games.cardinal.steps import (
    COLOURS_EACH,
    MoveCardinal,
    NextTurn,
    PlaceBuilding,
    PlaceCardinal,
    Table,
    TakeCompensation,
    WhoBegins,
    opening,
)

SQUARE = r"(-?[A-Z]{1,2})(-?[0-9]{1,2})"
PLACING = re.compile(rf"([A-Z]{{2}})([NESW]){SQUARE}", re.IGNORECASE)
MARKED = re.compile(r"(?:([RBGY])([0-9]{1,2}))")
FIELDS = 6
NONE = "-"


def write_move(action: Action) -> str:
    if isinstance(action, Placing):
        return f"{action.piece}{action.facing}{square_name(action.x, action.y)}"
    return write_action(action)


def read_placing(text: str) -> Build | Move | None:
    """The building or the move of the Cardinal that a word stands for, if it is one."""
    match = PLACING.fullmatch(text.strip())
    if match is None:
        return None
    piece, facing, column, row = match.groups()
    kind = Move if piece.upper() == CARDINAL else Build
    return kind(piece.upper(), facing.lower(), *square_called(column.upper(), row))


def write_position(s: Cardinal) -> str:
    fields = (
        "/".join(own or NONE for own in s.colours),
        "/".join(_write_markers(taken) or NONE for taken in s.markers),
        "".join(map(str, s.leavers)) or NONE,
        ",".join(map(write_move, s.buildings)) or NONE,
        NONE if s.cardinal is None else square_name(*s.cardinal),
        _write_asked(s),
    )
    return " ".join(fields)


def read_position(text: str) -> Cardinal:
    """The position these words describe, if it can be one."""
    fields = text.split()
    seats = fields[0].count("/") + 1 if fields else 0
    if len(fields) != FIELDS or seats not in COLOURS_EACH:
        raise BadInput("bad-position", part=text)
    colours, markers, left, buildings, cardinal, asked = fields
    s = empty_table(tuple(map(Seat, range(seats))))
    s.colours = tuple(own.strip(NONE) for own in colours.split("/"))
    s.markers = tuple(map(_read_markers, markers.split("/")))
    s.leavers = tuple(Seat(_read_seat(s, letter)) for letter in left.strip(NONE))
    s.buildings = tuple(map(_read_building, buildings.split(","))) if buildings != NONE else ()
    s.cardinal = None if cardinal == NONE else _read_square(cardinal)
    s.floor, s.opened = (Table(),), 1
    _read_asked(s, asked)
    audit(s)
    if write_position(s) != " ".join(fields):
        raise BadInput("bad-position", part=text)
    return s


def _write_markers(taken: tuple[int, ...]) -> str:
    return "".join(f"{colour}{count}" for colour, count in zip(COLOURS, taken, strict=True) if count)


def _read_markers(text: str) -> tuple[int, ...]:
    counts = {colour: int(count) for colour, count in MARKED.findall(text)}
    return tuple(counts.get(colour, 0) for colour in COLOURS)


def _read_building(text: str) -> Build:
    build = read_placing(text)
    if not isinstance(build, Build):
        raise BadInput("bad-position", part=text)
    return build


def _read_square(text: str) -> tuple[int, int]:
    match = re.fullmatch(SQUARE, text)
    if match is None:
        raise BadInput("bad-position", part=text)
    return square_called(*match.groups())


def _read_seat(s: Cardinal, text: str) -> Seat:
    if text not in map(str, s.seats):
        raise BadInput("bad-position", part=text)
    return Seat(int(text))


def _write_asked(s: Cardinal) -> str:
    if s.result:
        return f"={s.result.ending}/{''.join(map(str, s.result.places))}"
    match s.agenda[0]:
        case PlaceBuilding(seat=seat):
            return f"b{seat}"
        case TakeCompensation(seat=seat):
            return f"m{seat}"
        case MoveCardinal(seat=seat):
            return f"c{seat}"
    return "".join(f"t{step.seat}" for step in s.agenda if isinstance(step, PlaceBuilding)) or "?"


def _read_asked(s: Cardinal, text: str) -> None:
    if text.startswith("="):
        s.result = _read_result(s, text[1:])
    else:
        s.agenda = (WhoBegins(),) if text == "?" else _read_agenda(s, text[:1], _read_seat(s, text[1:]))


def _read_result(s: Cardinal, text: str) -> Result:
    ending, _, places = text.partition("/")
    if ending not in ENDINGS or not re.fullmatch(f"[1-4]{{{len(s.seats)}}}", places):
        raise BadInput("bad-position", part=text)
    return Result(ending, tuple(map(int, places)), totals(s))


def _read_agenda(s: Cardinal, question: str, seat: Seat) -> Steps:
    cardinal = PlaceCardinal(seat) if s.cardinal is None else MoveCardinal(seat)
    match question:
        case "t":
            return opening(s, seat)[len("".join(s.colours)) :]
        case "b":
            return (PlaceBuilding(seat),)
        case "m":
            return (TakeCompensation(seat), cardinal, NextTurn(seat))
        case "c":
            return (cardinal, NextTurn(seat))
    raise BadInput("bad-position", part=question)
