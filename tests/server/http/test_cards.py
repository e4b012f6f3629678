"""What a link shows where it is pasted."""

from __future__ import annotations

import pytest

from beffroi.games import find
from beffroi.server.http.cards import LinkCard, game_card, home_card, language_of, with_card

PAGE = b'<html lang="fr"><head><title>Beffroi</title></head></html>'


@pytest.mark.parametrize(("accepted", "language"), [("fr-CA, en", "fr"), ("de, en;q=0.5", "en"), ("", "en")])
def test_the_first_of_our_languages_that_a_browser_names_is_spoken(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_a_card_stands_in_the_page_in_its_language_and_cannot_break_out_of_it() -> None:
    page = with_card(PAGE, "en", LinkCard("<b>Ann</b>", '"quoted"', "/cover.jpg"), "http://here").decode()
    assert page.startswith('<html lang="en">')
    assert "<title>&lt;b&gt;Ann&lt;/b&gt;</title>" in page
    assert 'content="&quot;quoted&quot;"' in page
    assert '<meta property="og:image" content="http://here/cover.jpg" />' in page


def test_a_card_without_a_picture_promises_none() -> None:
    assert "og:image" not in with_card(PAGE, "fr", home_card("fr"), "http://here").decode()


def test_a_game_is_named_with_those_who_play_it() -> None:
    card = game_card("fr", find("cathedral"), "card-replay", ("Zoé", "Max"), "/cover.jpg")
    assert card.title == "Cathedral\N{NARROW NO-BREAK SPACE}: une partie entre Zoé et Max"
    assert card.picture == "/cover.jpg"
