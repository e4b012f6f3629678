"""The table as lines of text."""

from __future__ import annotations

from beffroi.core.engine import play
from beffroi.games.flandern import GAME
from beffroi.games.flandern.rulebook import Choose
from beffroi.games.flandern.state import Flandern
from beffroi.text import Texts
from tests.games.flandern.tables import BLUE, GREEN, RED, YELLOW, choosing, for_two
from tests.games.flandern.test_view import busy

ENGLISH = Texts("en", GAME)


def lines(s: Flandern, viewer: int | None = 0) -> list[str]:
    seat = None if viewer is None else s.seats[viewer]
    return ["".join(text for text, _ in line).rstrip() for line in GAME.draw(GAME.view(s, seat), ENGLISH)]


def test_the_cities_show_lots_arms_masters_sites_cathedrals_and_covers() -> None:
    text = "\n".join(lines(busy()))
    assert "Leuven IV" in text
    assert "Ieper III (scored)" in text
    assert "│b‡ A‡│" in text
    assert "│cS 4?│" in text
    assert "│n2 1Y│" in text
    assert "▒▒" in text
    assert "│a† b† D†│" in text


def test_hands_stocks_and_piles_can_be_read() -> None:
    s = choosing("cathedral")
    text = "\n".join(lines(s))
    assert "Player 1 · the blue guild, 0 points · 3 influence cards · first player" in text
    assert "  † church   3        3        3        A B C D" in text
    assert "  B blue     3/1/1    3/1/1    3/1/1" in text
    assert "Gold card: Cathedral" in text
    assert "A gold card from pile A lies face down." in "\n".join(lines(s, viewer=1))


def test_who_is_still_to_act_can_be_read() -> None:
    s = choosing()
    for seat in (BLUE, YELLOW, GREEN, RED):
        play(s, seat, Choose("gent", 0))
    assert "Still to act: Player 2 (Gent), Player 3 (Gent), Player 4 (Gent)" in lines(s)


def test_two_players_see_their_guilds_under_influence() -> None:
    s = for_two()
    s.points = [3, 0, 4, 0, 0]
    text = "\n".join(lines(s))
    assert "Player 1 · the blue guild, 3 points · the green guild, 4 points" in text
    assert "Brugge (green)" in text


def test_before_the_first_centre_the_empty_sites_are_drawn_with_their_lots() -> None:
    s = GAME.setup(4)
    assert lines(s)[0].split() == ["I", "(free)", "II", "(free)", "III", "(free)"]
    assert lines(s)[2] == "   │a    │b    │c │        │a │b    │c │d │        │a    │b    │c │"
    assert not any("(free)" in line for line in lines(choosing()))


def test_who_has_left_is_said() -> None:
    s = choosing()
    s.out = (s.seats[1],)
    assert "Player 2 · the yellow guild, 0 points · 3 influence cards · has left" in lines(s)


def test_what_two_players_leave_in_the_box_is_not_shown() -> None:
    text = "\n".join(lines(for_two()))
    assert "Cathedrals" not in text
    assert "influence card" not in text
    assert "Site pawns (?) left: 10." in text
    assert "Cathedrals (‡) left: 4, guild masters: 4." in "\n".join(lines(choosing()))


def test_the_quarters_of_a_guild_that_three_do_not_play_are_not_shown() -> None:
    s = GAME.setup(3)
    assert any("B blue " in line for line in lines(s))
    s.guilds = [1, 2, 3]
    assert not any("B blue " in line for line in lines(s))
    assert any("R red " in line for line in lines(s))
