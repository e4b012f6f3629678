"""What the source of a game says: its refusals, events and errors, and the articles they cite."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


class Said(NamedTuple):
    """A text that some line of a program asks for, with the facts it gets."""

    key: str
    facts: frozenset[str]
    article: str | None
    where: str


@cache
def said_in(folder: Path) -> list[Said]:
    return [
        said
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        for said in _said(node, f"{path.name}:{node.lineno}")
    ]


@cache
def articles_cited_in(folder: Path) -> set[str]:
    """The names after `R.` anywhere in a folder, outside the rulebook that defines them."""
    trees = [ast.parse(path.read_text("utf-8")) for path in folder.rglob("*.py") if path.name != "rulebook.py"]
    return {
        node.attr for tree in trees for node in ast.walk(tree) if _is_article(node) and isinstance(node, ast.Attribute)
    }


def _is_article(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "R"


def _said(call: ast.Call, where: str) -> Iterator[Said]:
    match call.func:
        case ast.Attribute(attr="no", value=ast.Attribute(attr=article) | ast.Name(id=article)):
            yield Said("no-" + _literal(call.args[0], where), _facts(call, where), article, where)
        case ast.Attribute(attr="tell" | "uncover") if len(call.args) >= 2:
            yield from _told(call, where)
        case ast.Name(id="line" | "note" as kind) if len(call.args) >= 2:
            yield Said(f"{kind}-" + _literal(call.args[1], where), _facts(call, where), None, where)
        case ast.Name(id="because"):
            yield Said("why-" + _literal(call.args[0], where), _facts(call, where), None, where)
        case ast.Name(id="BadInput"):
            yield Said("error-" + _literal(call.args[0], where), _facts(call, where), None, where)
        case ast.Name(id="Broken") if isinstance(call.args[0], ast.Constant):
            yield Said("broken-" + _literal(call.args[0], where), _facts(call, where), None, where)
        case ast.Name(id="hold"):
            yield Said("broken-" + _literal(call.args[1], where), _facts(call, where), None, where)


def _told(call: ast.Call, where: str) -> Iterator[Said]:
    key = "event-" + _literal(call.args[1], where)
    article = call.args[0].attr if isinstance(call.args[0], ast.Attribute) else None
    yield Said(key, _facts(call, where), article, where)
    private = {
        fact for dictionary in ast.walk(call) if isinstance(dictionary, ast.Dict) for fact in _keys(dictionary, where)
    }
    if private:
        yield Said(f"{key}-own", _facts(call, where) | private, article, where)


def _literal(node: ast.expr, where: str) -> str:
    assert isinstance(node, ast.Constant), f"{where}: the key of a text must be written out"
    assert isinstance(node.value, str)
    return node.value


def _facts(call: ast.Call, where: str) -> frozenset[str]:
    assert all(keyword.arg for keyword in call.keywords), f"{where}: facts must be named one by one"
    return frozenset(str(keyword.arg) for keyword in call.keywords)


def _keys(dictionary: ast.Dict, where: str) -> Iterator[str]:
    for key in dictionary.keys:
        assert key is not None
        yield _literal(key, where)


class Message(NamedTuple):
    placeholders: frozenset[str]
    forms: frozenset[str]


@cache
def messages_in(path: Path) -> dict[str, Message]:
    """The messages of a Fluent file, with the facts they want and the other forms they have."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{path.name} cannot be read: {junk}"
    entries = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    names = [entry.id.name for entry in entries]
    assert len(names) == len(set(names)), f"{path.name} says something twice"
    return {entry.id.name: Message(_placeholders(entry), _forms(entry)) for entry in entries}


def _forms(message: ftl.Message) -> frozenset[str]:
    return frozenset(attribute.id.name for attribute in message.attributes)


def _placeholders(message: ftl.Message) -> frozenset[str]:
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent's name
            found.add(node.id.name)

    Finder().visit(message)
    return frozenset(found)


class Marked(NamedTuple):
    """A test with the articles whose effect it shows, and those whose limits, by their names in the rulebook class."""

    name: str
    effects: frozenset[str]
    limits: frozenset[str]


@cache
def marked_tests_in(folder: Path) -> list[Marked]:
    return [
        Marked(f"{path.name}::{node.name}", _marks(node, "allows", "states"), _marks(node, "refuses", "prevents"))
        for path in sorted(folder.glob("test_*.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def _marks(test: ast.FunctionDef, *marks: str) -> frozenset[str]:
    return frozenset(
        argument.attr
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id in marks
        for argument in decorator.args
        if isinstance(argument, ast.Attribute)
    )
