"""The score sheet: what guilds have scored and would score, and how every city stands."""

from __future__ import annotations

from beffroi.core.action import HOST, Seat
from beffroi.core.engine import play
from beffroi.core.host import Close
from beffroi.core.seen import seen
from beffroi.core.sheet import ScoreSheet
from beffroi.games.flandern import GAME
from beffroi.games.flandern.scoring import FinalCount, totals
from beffroi.games.flandern.state import Flandern
from tests.games.flandern.tables import choosing, happen, put


def sheet(s: Flandern) -> ScoreSheet:
    return GAME.sheet(seen(GAME, s, Seat(0)))


def test_the_sheet_of_a_running_game_is_what_an_end_now_would_count() -> None:
    s = put(choosing(), "gent", a="blue", c="red", e="red", sites="e")
    s.influence = [1, 3, 3, 0]
    foreseen = sheet(s).totals()
    happen(s, FinalCount("lots"))
    assert s.result is not None
    assert foreseen == s.result.points == sheet(s).totals()


def test_a_city_shows_its_value_its_lots_its_sites_and_its_places() -> None:
    s = put(choosing(), "gent", a="blue", c="red", e="red", sites="e")
    city, tied = [note for note in sheet(s).notes if note.facts["city"] == "gent"]
    assert city.facts == {"city": "gent", "value": 3, "lots": 9, "sites": 1}
    assert tied.facts == {
        "city": "gent",
        "guilds": ("blue", "yellow", "red"),
        "place": 3,
        "quarters": 1,
        "masters": 0,
        "points": 4,
    }


def test_when_the_table_is_closed_open_cities_and_influence_count_nothing() -> None:
    s = put(choosing(), "gent", a="blue")
    play(s, HOST, Close())
    assert sheet(s).totals() == totals(s) == (0, 0, 0, 0)
    assert sheet(s).notes == ()
