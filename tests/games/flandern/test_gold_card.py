"""Article 1: the gold card of the first player."""

from __future__ import annotations

from beffroi.core.action import CHANCE, Seat
from beffroi.core.chance import loaded
from beffroi.core.engine import choices, play, waiting
from beffroi.core.pile import Pile
from beffroi.games.flandern import GAME
from beffroi.games.flandern.rulebook import Draw, R
from tests.games.flandern.tables import scored, table
from tests.support.marks import allows, prevents
from tests.support.told import told


@allows(R.GOLD)
def test_the_first_player_alone_looks_at_the_card() -> None:
    s = table()
    (event,) = play(s, CHANCE, Draw("cathedral"))
    assert event.facts == {"seat": 0, "back": "A"}
    assert event.private == ((Seat(0), {"card": "cathedral"}),)
    assert GAME.view(s, Seat(0)).gold == "cathedral"
    for other in (Seat(1), Seat(2), Seat(3), None):
        assert GAME.view(s, other).gold is None
        assert GAME.view(s, other).gold_back == "A"


@allows(R.GOLD)
def test_pile_a_is_used_up_before_pile_b() -> None:
    s = table()
    s.piles[0] = Pile((("master", 1),))
    assert set(choices(s, CHANCE)) == {Draw("master")}
    play(s, CHANCE, Draw("master"))
    assert s.gold_back == "A"
    s = table()
    s.piles[0] = Pile()
    play(s, CHANCE, Draw("luik"))
    assert s.gold_back == "B"


@prevents(R.GOLD)
def test_the_card_of_a_scored_city_leaves_the_game_and_another_is_drawn() -> None:
    s = table()
    scored(s, "brugge")
    events = play(s, CHANCE, Draw("brugge"))
    assert told(events, "gold-drawn-again") == [{"seat": 0, "card": "brugge"}]
    assert waiting(s) == (CHANCE,)
    assert s.gold is None
    assert s.gone == ("brugge",)
    assert loaded([Draw("site")])(s) == Draw("site")


@prevents(R.GOLD)
def test_when_only_cards_of_scored_cities_are_left_there_is_none_this_round() -> None:
    s = table()
    scored(s, "luik")
    s.piles = [Pile(), Pile((("luik", 1),))]
    events = play(s, CHANCE, Draw("luik"))
    assert told(events, "no-gold") == [{"seat": 0}]
    assert waiting(s) == (0, 1, 2, 3)
    assert s.gold is None


@allows(R.GOLD)
def test_the_last_card_of_a_pile_is_known_to_all() -> None:
    s = table()
    s.piles[0] = Pile((("brugge", 1), ("master", 1)))
    scored(s, "brugge")
    play(s, CHANCE, Draw("master"))
    assert GAME.view(s, None).gold == "master"
    assert GAME.view(s, None).unseen[0] == (("brugge", 1),)
