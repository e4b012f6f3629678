"""The table as lines of text."""

from __future__ import annotations

from beffroi.core.engine import play
from beffroi.games.flandern import GAME
from beffroi.games.flandern.rulebook import Choose
from beffroi.games.flandern.state import Flandern
from tests.games.flandern.tables import BLUE, GREEN, RED, YELLOW, choosing, for_two
from tests.games.flandern.test_view import busy


def lines(s: Flandern, viewer: int | None = 0) -> list[str]:
    seat = None if viewer is None else s.seats[viewer]
    return ["".join(text for text, _ in line).rstrip() for line in GAME.draw(GAME.view(s, seat))]


def test_the_cities_show_lots_arms_masters_sites_cathedrals_and_covers() -> None:
    text = "\n".join(lines(busy()))
    assert "Leuven IV" in text
    assert "Ieper III ✓" in text
    assert "b‡A‡" in text
    assert "cS4?" in text
    assert "n21Y" in text
    assert "▒▒" in text
    assert "a†b†D†" in text


def test_hands_stocks_and_piles_can_be_read() -> None:
    s = choosing("cathedral")
    text = "\n".join(lines(s))
    assert ">1 B  0 brugge gent ieper leuven utrecht luik site take-back +3 | -" in text
    assert "   † K 3  E 3  R 3  ABCD" in text
    assert "   B K 3/1/1  E 3/1/1  R 3/1/1" in text
    assert "★ cathedral" in text
    assert "★ A?" in "\n".join(lines(s, viewer=1))


def test_who_is_still_to_act_can_be_read() -> None:
    s = choosing()
    for seat in (BLUE, YELLOW, GREEN, RED):
        play(s, seat, Choose("gent", 0))
    assert "   → 2:gent 3:gent 4:gent" in lines(s)


def test_two_players_see_their_guilds_under_influence() -> None:
    s = for_two()
    s.points = [3, 0, 4, 0, 0]
    text = "\n".join(lines(s))
    assert ">1 B  3+4 (G)" in text
    assert "green-brugge" in text


def test_before_the_first_centre_there_is_no_city_yet() -> None:
    s = GAME.setup(4)
    assert lines(s)[0].startswith(">1 -  0")
    s.out = (s.seats[1],)
    assert "✗" in lines(s)[1]
