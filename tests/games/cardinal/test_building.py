"""Article IV.1: a building stands on free squares and touches what is built; the town spreads in all directions."""

from __future__ import annotations

import pytest

from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.ground import REACH, square_name
from beffroi.games.cardinal.material import MOST_BUILDINGS
from beffroi.games.cardinal.rulebook import Build, R
from beffroi.games.cardinal.state import Cardinal
from beffroi.games.cardinal.town import site_of
from tests.games.cardinal.naive import CATHEDRAL
from tests.games.cardinal.towns import A, answer, broken, first_building, offered, read_building, town, why_not
from tests.support.marks import allows, refuses, states
from tests.support.told import told


def squares_for(s: Cardinal, piece: str) -> set[str]:
    """The first squares of all sites that are open to a piece."""
    return {move[3:] for move in offered(s) if move.startswith(piece)}


@states(R.BUILD)
def test_a_building_touches_the_cathedral_or_another_building() -> None:
    assert why_not(first_building(), "HRnM12") == ()
    assert why_not(town("HRnM12", "b1"), "TBnM11") == ()


@refuses(R.BUILD)
@pytest.mark.parametrize("square", ["A1", "L12", "O14", "M11", "-K7", "AU47"])
def test_a_building_that_touches_nothing_is_refused_and_a_corner_is_no_side(square: str) -> None:
    (reason,) = why_not(first_building(), f"HRn{square}")
    assert (reason.rule, reason.why) == (R.BUILD, "touches-nothing")
    assert reason.facts == {"piece": "HR", "squares": (square,)}


@refuses(R.BUILD)
@pytest.mark.parametrize("far", [REACH + 1, 10**6, -(10**6), 2**62])
def test_however_far_away_it_is_refused_in_words(far: int) -> None:
    for build in (Build("HR", "n", far, 0), Build("HR", "n", 0, far)):
        assert [reason.why for reason in why_not(first_building(), build)] == ["touches-nothing"]


@refuses(R.BUILD)
def test_nothing_is_built_on_a_square_that_is_taken() -> None:
    s = town("HRnM12", "b1")
    taken = [reason for reason in why_not(s, "PBnM12") if reason.why == "taken"]
    assert [reason.facts for reason in taken] == [{"squares": ("M12",)}]
    assert "IV.1" in broken(s, "TBnM13")


@refuses(R.BUILD)
def test_what_is_built_is_neither_removed_nor_moved() -> None:
    s = first_building()
    answer(s, "HRnM12", "TakeMarker B", "CAnN14", "TBnM11", "CAnL12", "PGnN12", "Leave")
    assert GAME.write_position(s).split()[3] == "HRnM12,TBnM11,PGnN12"
    assert all("IV.1" in broken(s, f"{piece}nM12") for piece in ("HY", "TY", "PY"))


@states(R.BUILD)
def test_the_first_building_has_fifteen_sites() -> None:
    s = first_building()
    assert squares_for(s, "HR") == {"M12", "L13", "M14"}
    assert squares_for(s, "TR") == {"N12", "O13", "N14"}
    assert squares_for(s, "PRn") | squares_for(s, "PRe") == {"M12", "N12", "O13", "M14", "N14", "N11", "O12"}
    assert len(offered(s)) == 15


@allows(R.BUILD)
def test_a_place_lies_across_or_upright_and_needs_one_zone_only() -> None:
    s = first_building()
    assert why_not(s, "PRnO13") == ()
    assert why_not(s, "PReO12") == ()
    events = answer(s, "PReN14")
    assert told(events, "built") == [{"seat": A, "piece": "PR", "squares": ("N14", "N15")}]


@states(R.BUILD)
def test_the_cathedral_counts_as_a_tower_and_a_house() -> None:
    s = first_building()
    assert why_not(s, "TRnO13") == why_not(s, "PRnO13") == why_not(s, "HRnL13") == ()
    assert broken(s, "HRnO13") == ["L4"]
    assert broken(s, "TRnL13") == ["L2", "L4"]


@states(R.BUILD)
def test_the_cathedral_has_six_zones_a_house_or_a_tower_four_and_a_place_six() -> None:
    zones = GAME.view(first_building(), None).zones
    assert {zone.name for zone in zones} == {"M12", "N12", "L13", "O13", "M14", "N14"}
    around = [site_of(read_building(word)).beside.bit_count() for word in ("HRnA1", "TRnA1", "PRnC3", "PReC3")]
    assert around == [4, 4, 6, 6]


@states(R.BUILD)
def test_a_zone_that_is_built_on_is_a_zone_no_longer() -> None:
    zones = {zone.name for zone in GAME.view(town("HRnM12", "b1"), None).zones}
    assert zones == {"M11", "L12", "N12", "L13", "O13", "M14", "N14"}


def street(heading: str) -> list[str]:
    """Sixteen buildings in one line away from the cathedral, houses and places by turns."""
    dx, dy = {"east": (1, 0), "west": (-1, 0), "south": (0, 1), "north": (0, -1)}[heading]
    (x, y), forms = ((1, 0), "PH" * 8) if heading != "west" else ((0, 0), "HP" * 8)
    words = []
    for number, form in enumerate(forms):
        colour = "RBGY"[(number + number // 8) % 4]
        x, y = x + dx, y + dy
        first = (x, y) if dx + dy > 0 or form == "H" else (x + dx, y + dy)
        words.append(f"{form}{colour}{'n' if form == 'H' or dx else 'e'}{square_name(*first)}")
        if form == "P":
            x, y = x + dx, y + dy
    return words


@states(R.BUILD)
@pytest.mark.parametrize("heading", ["east", "west", "north", "south"])
def test_the_town_may_spread_without_end_in_every_direction(heading: str) -> None:
    words = street(heading)
    zone = {"west": "N12"}.get(heading, "L13")
    for length in range(1, len(words)):
        s = town(" ".join(words[:length]), f"b{'RBGY'.index(words[length][1])}", cardinal=zone)
        assert why_not(s, words[length]) == ()
        assert words[length] in offered(s)


@states(R.BUILD)
def test_the_ground_is_wide_enough_for_all_buildings_in_one_line() -> None:
    cells = MOST_BUILDINGS + MOST_BUILDINGS // 3
    furthest = max(x for x, _ in CATHEDRAL) + cells
    assert furthest + 1 <= REACH


@refuses(R.BUILD)
def test_a_building_that_breaks_several_articles_hears_of_all_of_them() -> None:
    s = town("HBnM12 PRnM11", "b0", seats=2, cardinal="M10")
    assert broken(s, "PRnM10") == ["L1", "L3", "L4", "L5", "L6", "L7"]
    assert broken(s, "PBnA1") == ["VI", "IV.1", "L3", "L6"]
