"""Every answer and every refusal has words in both languages."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.chance import draw
from beffroi.core.engine import advance, choices, refusals, waiting
from beffroi.games.flandern import GAME
from beffroi.games.flandern.material import CITIES, QUARTERS
from beffroi.games.flandern.rulebook import Build, Draw, Finish, Remove
from beffroi.games.flandern.sites import LOT_NAMES
from beffroi.text import LANGUAGES, Texts
from tests.games.flandern.tables import YELLOW, city_card, put, refused, scored, table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_answer_of_a_random_game_has_words(seats: int, language: str) -> None:
    texts, rng, s = Texts(language, GAME), Random(seats), GAME.setup(seats)
    while asked := waiting(s):
        seat = asked[0]
        action = draw(s, rng) if seat == CHANCE else choices(s, seat).sample(rng)
        words = texts.action(action)
        assert "{" not in words
        advance(s, seat, action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_against_a_build_has_words(language: str) -> None:
    texts, told = Texts(language, GAME), set()
    s = put(table(), "leuven", sites="j", b="church-A", j="grey", c="yellow")
    scored(s, "gent")
    city_card(s, YELLOW, "leuven")
    for city in (*CITIES, "paris"):
        for lot in (*LOT_NAMES, "bc", "jk"):
            reasons = [*refused(s, Finish(city, lot))]
            for quarter in (*QUARTERS, "purple"):
                reasons += refusals(s, YELLOW, Build(city, lot, quarter))
            for reason in reasons:
                told.add(reason.why)
                assert texts.refusal(reason).endswith(".")
    assert len(told) >= 15


def test_words_in_both_languages() -> None:
    french, english = (Texts(language, GAME) for language in LANGUAGES)
    (reason,) = refused(city_card(table(), YELLOW, "leuven"), Build("leuven", "k", "yellow"))
    assert english.refusal(reason) == "No long side of k borders anything built. Along its long sides lie j and l."
    assert french.refusal(reason) == (
        "Aucun côté long de k ne borde quelque chose de bâti. Le long de ses côtés longs : j et l."
    )
    assert english.action(Draw("red-ieper")) == "draw Ieper (red)"
    assert french.action(Remove("ieper")) == "écarter la carte d’Ieper"
    assert english.action(Build("luik", "N1", "grey-2")) == "Luik N1: build a grey quarter with two masters"
    assert french.action(Build("luik", "N1", "grey-2")) == "Luik N1 : bâtir un quartier gris à deux maîtres"
