"""The tables on the pages of rules say what the material says."""

from __future__ import annotations

import re

import pytest

from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.material import CITY, EVENTS, INCOME, NUMBERS_OF, OFFICES, WORKS
from beffroi.text import LANGUAGES, Texts, preface, rules

every_language = pytest.mark.parametrize("language", LANGUAGES)


def cells(language: str, article: str) -> list[list[str]]:
    """The rows of all tables of an article, without their heads."""
    lines = re.findall(r"^\|.*\|$", rules(GAME, language)[article].body, re.MULTILINE)
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for number, row in enumerate(rows) if "---" not in row and "---" not in rows[(number + 1) % len(rows)]]


@every_language
def test_every_space_is_listed_with_its_price(language: str) -> None:
    listed = [(int(number), price) for number, _, _, price in cells(language, "3")]
    assert listed == [(space.number, str(space.price or "–")) for space in CITY]


@every_language
def test_the_taxes_are_those_of_the_material_once_and_doubled(language: str) -> None:
    prices = sorted({space.price for space in CITY if space.quarter})
    single = [[price, *(price * income // 100 for income in INCOME)] for price in prices]
    doubled = [[price, *(2 * price * income // 100 for income in INCOME)] for price in prices]
    assert [[int(cell) for cell in row] for row in cells(language, "6")] == [*single, *doubled]


@every_language
def test_the_works_the_offices_the_products_and_the_events_are_listed(language: str) -> None:
    texts = Texts(language, GAME)
    assert [row[1:] for row in cells(language, "7")] == [[str(count) for _, count in WORKS]]
    assert [(int(space), int(price)) for _, space, price in cells(language, "11.1")] == list(OFFICES)
    assert [numbers for _, numbers in cells(language, "13")] == [
        f"{one}, {other}" for one, other in NUMBERS_OF.values()
    ]
    assert cells(language, "14") == [[texts.say(f"news-{card}"), texts.say(f"party-{party}")] for card, party in EVENTS]


@every_language
def test_the_aim_comes_first(language: str) -> None:
    first = preface(GAME, language).split("\n\n")[1]
    assert "capital" in first
