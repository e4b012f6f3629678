"""Rules are pure: no floats, no chance, no clock, no files, and nothing in a state whose order is not stable."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct, inspect

import beffroi.core
from beffroi.core.game import AnyGame
from beffroi.core.model import Event, State
from beffroi.games import OUR_OWN
from tests.support.cases import GAME_IDS, GAMES

CORE = Path(next(iter(beffroi.core.__path__)))
GAME_FOLDER = CORE.parent / "games"
MAY_USE_FLOATS = ("taste", "fast")
"""What files and folders of a game are called, or begin with, that are for bots and search, and hold no rules."""
RULES = [
    path
    for path in sorted(GAME_FOLDER.rglob("*.py"))
    if not path.name.startswith(MAY_USE_FLOATS) and path.parent.name not in MAY_USE_FLOATS
]
SOURCES = [*sorted(CORE.rglob("*.py")), *RULES]

FORBIDDEN_CALLS = {"float", "complex", "open", "print", "input", "eval", "exec"}
FORBIDDEN_MODULES = {"random", "secrets", "time", "datetime", "os", "sys", "io", "pathlib", "logging", "uuid"}


def impurities(source: str) -> list[str]:
    """Everything in a program that rules may not do, with its line."""
    return [f"{line}: {what}" for node in ast.walk(ast.parse(source)) for line, what in _impurities_of(node)]


def _impurities_of(node: ast.AST) -> Iterator[tuple[int, str]]:
    match node:
        case ast.Constant(value=float() | complex() as value):
            yield node.lineno, f"the number {value}"
        case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
            yield node.lineno, "a division with a fraction"
        case ast.Name(id=name) if name in FORBIDDEN_CALLS:
            yield node.lineno, name
        case ast.Import(names=names):
            yield from ((node.lineno, f"import {each.name}") for each in names if _is_forbidden(each.name))
        case ast.ImportFrom(module=str(module)) if _is_forbidden(module):
            yield node.lineno, f"import {module}"


def _is_forbidden(module: str) -> bool:
    return module.partition(".")[0] in FORBIDDEN_MODULES


def names(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.mark.parametrize("path", SOURCES, ids=names)
def test_the_source_of_rules_is_pure(path: Path) -> None:
    assert impurities(path.read_text("utf-8")) == []


def test_the_sources_of_core_and_of_every_game_are_looked_at() -> None:
    assert {CORE / "engine.py", CORE / "record.py"} <= set(SOURCES)
    assert {GAME_FOLDER / name / "rulebook.py" for name in OUR_OWN} <= set(SOURCES)


@pytest.mark.parametrize(
    "source",
    [
        "x = 0.5",
        "x = 1e6",
        "x = 2j",
        "x = a / b",
        "x /= 2",
        "x = float(y)",
        "x = list(map(float, y))",
        "open('file')",
        "print(x)",
        "input()",
        "import random",
        "import os.path",
        "from random import shuffle",
        "from time import time",
        "def f():\n    import datetime",
    ],
)
def test_what_is_impure_is_found(source: str) -> None:
    assert len(impurities(source)) == 1


@pytest.mark.parametrize("source", ["x = a // b", "x = 5", "x = 'random'", "from beffroi.core.choices import Rng"])
def test_what_is_pure_is_left_alone(source: str) -> None:
    assert impurities(source) == []


# The values of a game

PLAIN = (inspect.IntType, inspect.StrType, inspect.BoolType, inspect.NoneType, inspect.LiteralType, inspect.EnumType)
UNTYPED_IN_STATE = {"agenda", "floor", "held"}  # the codec of the game types these
NEVER_AT_REST = "told"


def unstable(kind: Any, *, lists: bool) -> list[str]:
    """The fields of a struct, and of what is in it, whose values are neither plain nor in a fixed order."""
    return [f"{kind.__name__}.{problem}" for problem in _in_struct(kind, lists=lists)]


def _in_struct(kind: type[Struct], *, lists: bool) -> Iterator[str]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        if issubclass(kind, State) and field.name in UNTYPED_IN_STATE | {NEVER_AT_REST}:
            continue
        yield from (f"{field.name}: {problem}" for problem in _in_type(field.type, lists=lists))


def _in_type(kind: inspect.Type, *, lists: bool) -> Iterator[str]:
    match kind:
        case inspect.UnionType(types=parts) | inspect.TupleType(item_types=parts):
            for part in parts:
                yield from _in_type(part, lists=lists)
        case inspect.Metadata(type=meant):
            yield from _in_type(meant, lists=lists)
        case inspect.VarTupleType(item_type=item):
            yield from _in_type(item, lists=lists)
        case inspect.ListType(item_type=item) if lists:
            yield from _in_type(item, lists=False)
        case inspect.StructType(cls=cls) if cls.__struct_config__.frozen:
            yield from unstable(cls, lists=False)
        case _ if not isinstance(kind, PLAIN):
            yield type(kind).__name__


@pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
def test_a_state_holds_only_numbers_texts_tuples_lists_and_frozen_parts(game: AnyGame) -> None:
    assert unstable(game.state, lists=True) == []


@pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
def test_steps_actions_and_options_hold_only_numbers_texts_tuples_and_frozen_parts(game: AnyGame) -> None:
    values = (*game.steps, *game.actions, game.options)
    assert [problem for kind in values for problem in unstable(kind, lists=False)] == []


@pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
def test_steps_actions_and_options_cannot_be_changed(game: AnyGame) -> None:
    for kind in (*game.steps, *game.actions, game.options):
        assert kind.__struct_config__.frozen, kind.__name__


@pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
def test_a_copied_state_shares_no_list_with_the_first(game: AnyGame) -> None:
    for seats in game.seats:
        s = game.setup(seats)
        draft = s.copy()
        fields = msgspec.structs.asdict(s)
        shared = [name for name, value in fields.items() if isinstance(value, list) and value is getattr(draft, name)]
        assert shared == []


class Part(Struct, frozen=True):
    counts: dict[str, int]


class Loose(Struct):
    number: int


class Doubtful(State, kw_only=True):
    by_name: dict[str, int]
    seen: set[int]
    known: frozenset[int]
    weight: float
    anything: Any
    parts: tuple[Part, ...]
    loose: Loose
    deep: list[list[int]]
    fine: list[tuple[int, str | None]]


def test_what_is_unstable_in_a_state_is_found() -> None:
    assert unstable(Doubtful, lists=True) == [
        "Doubtful.by_name: DictType",
        "Doubtful.seen: SetType",
        "Doubtful.known: FrozenSetType",
        "Doubtful.weight: FloatType",
        "Doubtful.anything: AnyType",
        "Doubtful.parts: Part.counts: DictType",
        "Doubtful.loose: StructType",
        "Doubtful.deep: ListType",
    ]


def test_a_list_in_a_step_or_an_action_is_found() -> None:
    class Many(Struct, frozen=True):
        cards: list[str]

    assert unstable(Many, lists=False) == ["Many.cards: ListType"]


def test_what_a_state_has_told_is_the_one_thing_with_facts_by_name() -> None:
    assert unstable(Event, lists=False) != []
    told = next(field for field in msgspec.structs.fields(State) if field.name == NEVER_AT_REST)
    assert told.default is None
