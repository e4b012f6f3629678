"""French as it is printed: curved apostrophes, and a space that never breaks before high punctuation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Visitor

import beffroi
from beffroi.games import NAMES

PACKAGE = Path(beffroi.__file__).parent
FRENCH = sorted(path for path in PACKAGE.rglob("*fr.*") if path.suffix in (".ftl", ".md"))
SLIPS = re.compile(r"\w'|[ \N{NO-BREAK SPACE}][;:!?»]|«[ \N{NO-BREAK SPACE}]|[^\N{NARROW NO-BREAK SPACE}]»|\"")
"""What a printer would set otherwise; the space beside high punctuation is narrow and does not break."""
ELIDED = re.compile(r"(?<!une table )\b(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a) \{ \$(?:seats?|to|names?|second|agreed) \}")
"""What a name that begins with a vowel would cut short: nobody says « de Aliénor »."""
CODE = re.compile(r"`[^`]*`|\]\([^)]*\)")


class Prose(Visitor):
    """Collects what is read of a Fluent text, without what is only computed."""

    def __init__(self, resource: Resource) -> None:
        self.pieces: list[str] = []
        self.visit(resource)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 (the name is the visitor's)
        self.pieces.append(node.value)


def prose_of(path: Path) -> list[str]:
    text = path.read_text("utf-8")
    return Prose(FluentParser().parse(text)).pieces if path.suffix == ".ftl" else CODE.sub("", text).splitlines()


def test_the_server_and_every_game_speak_french() -> None:
    assert {path.parent.name for path in FRENCH} >= {"text", *NAMES}


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_french_is_set_as_it_is_printed(path: Path) -> None:
    assert [piece for piece in prose_of(path) if SLIPS.search(piece)] == []


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_any_name_can_stand_where_a_name_stands(path: Path) -> None:
    assert ELIDED.findall(path.read_text("utf-8")) == []


@pytest.mark.parametrize("slip", ["l'eau", "oui ; non", "oui\N{NO-BREAK SPACE}!", "« oui", "oui»", 'dit "oui"'])
def test_slips_are_found(slip: str) -> None:
    assert SLIPS.search(slip)


def test_what_is_set_well_is_left_alone() -> None:
    space = "\N{NARROW NO-BREAK SPACE}"
    assert not SLIPS.search(f"L’eau{space}: «{space}oui{space}», à 12:30{space}!")
