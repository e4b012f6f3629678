"""Choosing a project, placing its piece, sharing the chest."""

from __future__ import annotations

import pytest

from beffroi.core.engine import choices, waiting
from beffroi.games.bastide.rulebook import Build, Propose, Put, R
from tests.games.bastide.towns import BLUE, GREEN, RED, answer, bids, lawful, town, why
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told


@allows(R.PROJECT)
def test_the_halle_is_put_on_the_carra_and_the_bids_begin() -> None:
    s = town(4)
    events = answer(s, Propose("halle"))
    assert told(events, "proposed") == [{"seat": BLUE, "equipment": "halle"}]
    assert waiting(s) == (0, 1, 2, 3)
    assert all(strips == "..." for strips in s.blocks)


@allows(R.PROJECT)
@pytest.mark.parametrize("equipment", ["R1", "T3", "N", "E", "halle"])
def test_streets_walls_and_the_halle_have_their_place(equipment: str) -> None:
    s = town(3)
    answer(s, Propose(equipment))
    assert waiting(s) == (0, 1, 2)


@allows(R.PROJECT)
def test_a_new_religious_building_is_put_in_a_moulon_like_a_house() -> None:
    s = town(3, houses=["A1.2"])
    answer(s, Propose("church"))
    sites = list(choices(s, BLUE))
    assert len(sites) == 10 * 2 * 2
    assert not any(site.block == "A1" for site in sites)
    events = answer(s, Build("C3", 2, "ns"))
    assert told(events, "piece-placed") == [{"seat": BLUE, "equipment": "church", "block": "C3"}]
    assert (s.blocks[9], s.facings[9]) == (".cc", "ns")
    lawful(s)


@allows(R.PROJECT)
def test_an_unfinished_building_goes_on_where_it_stands() -> None:
    s = town(3, buildings={"church": ("C1", 1)}, influences={"church.1": GREEN})
    answer(s, Propose("church"))
    assert waiting(s) == (0, 1, 2)
    bids(s, 3, 0, 0)
    answer(s, Put("church.4"))
    assert s.influences_on("church") == [GREEN, BLUE]


@allows(R.PROJECT)
def test_a_street_is_paved_further_until_its_last_circle_is_taken() -> None:
    s = town(3, influences={"T1.A": GREEN, "T1.B": RED})
    answer(s, Propose("T1"))
    bids(s, 3, 0, 0)
    answer(s, Put("T1.C"))
    assert s.influences_on("T1") == [GREEN, RED, BLUE]
    assert Propose("T1") not in choices(s, GREEN)


@refuses(R.PROJECT)
def test_a_finished_equipment_is_no_project() -> None:
    s = town(3, influences={f"T1.{row}": RED for row in "ABC"})
    assert why(s, BLUE, Propose("T1")) == [("4.1", "finished", {"equipment": "T1"})]
    assert Propose("T1") not in choices(s, BLUE)


@refuses(R.PROJECT)
def test_there_are_fourteen_equipments_and_no_other() -> None:
    s = town(3)
    proposals = [action for action in choices(s, BLUE) if isinstance(action, Propose)]
    roads, walls = ["R1", "R2", "T1", "T2", "T3", "halle"], ["N", "S", "W", "E"]
    religious = ["church", "chapel", "monastery", "maladrerie"]
    assert proposals == [Propose(name) for name in (*roads, *walls, *religious)]
    assert why(s, BLUE, Propose("castle")) == [("4.1", "no-such-equipment", {})]


@refuses(R.PROJECT)
def test_a_new_building_needs_free_strips_side_by_side() -> None:
    middles = [f"{block}.2" for block in ["A1", "A2", "A3", "A4", "B1", "B3", "B4", "C1", "C2", "C3", "C4"]]
    s = town(3, houses=middles)
    assert why(s, BLUE, Propose("monastery")) == [("4.1", "no-room-for-piece", {"equipment": "monastery", "width": 2})]
    assert why(s, BLUE, Propose("chapel")) == []


@refuses(R.PROJECT)
def test_a_building_stands_on_free_strips_of_a_moulon_in_its_direction() -> None:
    s = town(3, houses=["A1.1"])
    answer(s, Propose("church"))
    assert why(s, BLUE, Build("B2", 1, "ew")) == [("4.1", "no-such-moulon", {"block": "B2"})]
    assert why(s, BLUE, Build("A1", 1, "ew")) == [("4.1", "strip-taken", {"block": "A1", "strips": (1,)})]
    assert why(s, BLUE, Build("A2", 3, "ew")) == [("4.1", "outside-moulon", {"block": "A2", "width": 2})]
    assert why(s, BLUE, Build("A2", 0, "x")) == [
        ("4.1", "no-such-facing", {"facings": ("ew", "ns")}),
        ("4.1", "outside-moulon", {"block": "A2", "width": 2}),
    ]
    assert why(s, BLUE, Build("A1", 2, "ns")) == [("4.1", "other-facing", {"block": "A1", "facing": "ew"})]


@prevents(R.PROJECT)
def test_only_one_project_is_proposed_a_turn_even_if_nobody_pays() -> None:
    s = town(3)
    answer(s, Propose("halle"))
    bids(s, 0, 0, 0)
    assert waiting(s) == (GREEN,)
    assert why(s, BLUE, Propose("R1")) == [("T", "not-your-turn", {})]


@allows(R.CHEST)
def test_the_chest_is_shared_equally_and_the_rest_stays_in_it() -> None:
    s = town(4, chest=11)
    events = answer(s, Propose("R1"))
    assert s.money == [6, 6, 6, 6]
    assert s.chest == 3
    assert told(events, "chest-shared") == [{"amount": 2, "rest": 3}]


@allows(R.CHEST)
def test_sharing_is_a_duty_even_for_one_sdd_each() -> None:
    s = town(3, chest=3)
    answer(s, Propose("R1"))
    assert (s.money, s.chest) == ([5, 5, 5], 0)


@prevents(R.CHEST)
def test_a_chest_too_small_for_everybody_is_not_shared() -> None:
    s = town(5, chest=4)
    events = answer(s, Propose("R1"))
    assert (s.money, s.chest) == ([4] * 5, 4)
    assert told(events, "chest-shared") == []
    assert waiting(s) == (0, 1, 2, 3, 4)


@states(R.CHEST)
def test_a_project_may_be_proposed_with_an_empty_chest() -> None:
    s = town(3, chest=0)
    answer(s, Propose("R1"))
    assert waiting(s) == (0, 1, 2)
