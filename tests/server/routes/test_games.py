"""What there is to play."""

from __future__ import annotations

from beffroi.games import NAMES
from tests.server.guest import Guest


def test_the_list_has_every_game_with_its_texts_and_rules(stranger: Guest) -> None:
    cards = stranger.get("/api/games")
    assert [card["name"] for card in cards] == list(NAMES)
    for card in cards:
        for language in ("fr", "en"):
            page = stranger.get(f"/api/rules/{card['name']}/{language}")
            assert page["articles"]
            assert stranger.get(f"/api/meanings/{card['name']}")["facts"]["seat"] == "seat"
            assert "action-" in stranger.get(f"/api/texts/{language}/{card['name']}").text
    assert "error-no-such-table" in stranger.get("/api/texts/fr").text
    assert stranger.get("/api/texts/de", 404)["why"] == "unknown-language"


def test_the_list_tells_how_strong_the_bots_of_a_game_were_measured_to_be(stranger: Guest) -> None:
    card = next(each for each in stranger.get("/api/games") if each["name"] == "cathedral")
    found = next(each for each in card["measured"] if each["level"] == "apprentice")
    assert (found["against"], found["seats"]) == ("novice", 2)
    assert found["low"] < found["share"] < found["high"]


def test_where_promises_can_be_made_the_levels_that_may_break_one_are_named(stranger: Guest) -> None:
    cards = {card["name"]: card["may_break_word"] for card in stranger.get("/api/games")}
    assert cards["bastide"] == ["master", "grandmaster"]
    assert not any(levels for name, levels in cards.items() if name != "bastide")
