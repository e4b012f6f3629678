"""English tiles: the raid and the siege."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE, Seat
from beffroi.core.ask import Bundle, Part, Pick
from beffroi.core.engine import choices, waiting
from beffroi.games.bastide.english import exposed
from beffroi.games.bastide.rulebook import Play, R, Raid
from beffroi.games.bastide.state import Bastide
from tests.games.bastide.towns import BLUE, GREEN, RED, VIOLET, answer, lawful, town, why
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told

HAND = {BLUE: ("english-1", "english-2", "english-3")}
STRONG = {BLUE: ("english-3", "english-3", "english-4")}
ALL_WALLS = {
    **{f"N.{n}": GREEN for n in (1, 2, 3, 4)},
    **{f"S.{n}": RED for n in (1, 2, 3, 4)},
    **{f"W.{row}": BLUE for row in "ABC"},
    **{f"E.{row}": GREEN for row in "ABC"},
}


def example(houses: tuple[str, ...] = ("A4.1", "A2.1")) -> Bastide:
    """Walls to the north and the west; house (a) in A4, house (b) in A2, street (c) behind the northern wall."""
    return town(
        5,
        hands=HAND,
        houses=houses,
        buildings={"church": ("B3", 1)},
        influences={
            "N.1": BLUE,
            **{f"W.{row}": RED for row in "ABC"},
            "T2.A": GREEN,
            "church.1": GREEN,
            "halle.N": RED,
            "R1.3": VIOLET,
        },
    )


@allows(R.RAID)
def test_the_example_first_house_a_whose_moulon_is_walled_on_one_side_only() -> None:
    s = example()
    answer(s, Play("english-1"))
    assert list(choices(s, BLUE)) == [Raid(("A4.1",))]
    in_bag = s.bag.count("house")
    events = answer(s, Raid(("A4.1",)))
    assert s.bag.count("house") == in_bag + 1
    assert told(events, "camped") == [{"value": 1, "count": 1}]
    assert s.camp == (1,)
    assert waiting(s) == (CHANCE,)


@allows(R.RAID)
def test_the_example_then_any_of_the_four_influences_on_the_walls() -> None:
    s = example(houses=("A2.1",))
    answer(s, Play("english-2"))
    assert {action.targets for action in choices(s, BLUE)} == {("N.1",), ("W.A",), ("W.B",), ("W.C",)}
    events = answer(s, Raid(("N.1",)))
    assert told(events, "equipment-lost") == [{"equipment": "N"}]
    assert exposed(s) == [("A2.1",), ("T2.A",)]


@refuses(R.RAID)
def test_the_example_what_is_walled_and_what_is_central_cannot_be_raided() -> None:
    s = example()
    answer(s, Play("english-1"))
    assert why(s, BLUE, Raid(("A2.1",))) == [("4.C2", "behind-walls", {"targets": ("A2.1",)})]
    assert why(s, BLUE, Raid(("T2.A",))) == [("4.C2", "behind-walls", {"targets": ("T2.A",)})]
    for central in ("church.1", "halle.N", "R1.3"):
        assert why(s, BLUE, Raid((central,))) == [("4.C2", "in-the-middle", {"targets": (central,)})]
    assert why(s, BLUE, Raid(("W.A",))) == [("4.C2", "walls-come-last", {"targets": ("W.A",)})]


@states(R.RAID)
@pytest.mark.parametrize(("tile", "damage"), [("english-1", 1), ("english-2", 1), ("english-3", 2), ("english-4", 2)])
def test_small_tiles_destroy_one_thing_and_large_ones_two(tile: str, damage: int) -> None:
    s = town(3, hands={BLUE: (tile, "house", "house")}, houses=["A1.1", "A1.2", "C4.1"])
    answer(s, Play(tile))
    assert {len(action.targets) for action in choices(s, BLUE)} == {damage}
    assert len(choices(s, BLUE)) == 3


@allows(R.RAID)
def test_two_houses_may_come_from_two_moulons_and_two_influences_from_two_equipments() -> None:
    s = town(
        3,
        hands=STRONG,
        houses=["A1.1", "C4.1"],
        buildings={"chapel": ("B1", 1)},
        influences={"R1.1": RED, "R1.4": RED, "chapel.1": GREEN},
    )
    answer(s, Play("english-4"))
    offered = {action.targets for action in choices(s, BLUE)}
    assert offered == {("A1.1", "C4.1"), ("R1.1", "R1.4"), ("R1.1", "chapel.1"), ("R1.4", "chapel.1")}
    answer(s, Raid(("R1.1", "chapel.1")))
    assert s.block_of("chapel") is None
    assert s.stock == [20, 20, 19]
    lawful(s)


@states(R.RAID)
def test_the_ten_outer_portions_and_the_ten_border_moulons_can_be_raided() -> None:
    streets = [f"R{n}.{k}" for n in (1, 2) for k in (1, 2, 3, 4)] + [f"T{n}.{row}" for n in (1, 2, 3) for row in "ABC"]
    s = town(3, influences={circle: Seat(number % 3) for number, circle in enumerate(streets)})
    outer = ("R1.1", "R1.4", "R2.1", "R2.4", "T1.A", "T1.C", "T2.A", "T2.C", "T3.A", "T3.C")
    assert exposed(s) == [(), outer]
    every = [f"{block}.1" for block in ["A1", "A2", "A3", "A4", "B1", "B3", "B4", "C1", "C2", "C3", "C4"]]
    border = tuple(house for house in every if house != "B3.1")
    assert exposed(town(3, houses=every)) == [border, ()]


@states(R.RAID)
@pytest.mark.parametrize(
    ("walls", "safe"),
    [
        ("N", {"A2.1", "A3.1"}),
        ("W", {"B1.1"}),
        ("NW", {"A1.1", "A2.1", "A3.1", "B1.1"}),
        ("SE", {"B4.1", "C2.1", "C3.1", "C4.1"}),
        ("NSW", {"A1.1", "A2.1", "A3.1", "B1.1", "C1.1", "C2.1", "C3.1"}),
    ],
)
def test_a_moulon_is_safe_when_all_its_sides_are_walled(walls: str, safe: set[str]) -> None:
    every = [f"{block}.1" for block in ["A1", "A2", "A3", "A4", "B1", "B4", "C1", "C2", "C3", "C4"]]
    first = {"N": "N.1", "S": "S.1", "W": "W.A", "E": "E.A"}
    s = town(3, houses=every, influences={first[wall]: GREEN for wall in walls})
    assert set(every) - set(exposed(s)[0]) == safe


@states(R.RAID)
@pytest.mark.parametrize(("block", "safe"), [("A2", True), ("A1", False), ("C2", False), ("B3", True)])
def test_a_religious_building_is_as_safe_as_the_houses_of_its_moulon(block: str, safe: bool) -> None:
    s = town(3, buildings={"chapel": (block, 1)}, influences={"chapel.1": RED, "N.1": GREEN, "R1.4": GREEN})
    assert exposed(s) == [(), ("R1.4",) if safe else ("R1.4", "chapel.1")]


@states(R.RAID)
def test_a_street_is_safe_when_its_side_is_walled() -> None:
    s = town(3, influences={"R1.1": BLUE, "R1.4": BLUE, "T1.A": RED, "T1.C": RED, "N.4": GREEN, "W.C": GREEN})
    assert exposed(s) == [(), ("R1.4", "T1.C")]


@states(R.RAID)
def test_behind_four_walls_everything_is_safe_but_the_walls() -> None:
    four = {"N.1": GREEN, "S.4": RED, "W.B": BLUE, "E.A": RED}
    s = town(3, hands=HAND, houses=["A1.1"], influences={**four, "R1.1": GREEN})
    answer(s, Play("english-1"))
    assert {action.targets for action in choices(s, BLUE)} == {(circle,) for circle in four}
    assert why(s, BLUE, Raid(("A1.1",))) == [("4.C2", "behind-walls", {"targets": ("A1.1",)})]


@states(R.RAID)
def test_two_hits_on_walls_are_chosen_together_on_one_wall_or_two() -> None:
    s = town(3, hands=STRONG, influences={"N.1": GREEN, "N.2": RED, "W.A": RED})
    answer(s, Play("english-3"))
    offered = {action.targets for action in choices(s, BLUE)}
    assert offered == {("N.1", "N.2"), ("N.1", "W.A"), ("N.2", "W.A")}


@allows(R.RAID)
def test_a_tile_that_finds_nothing_goes_straight_to_the_camp() -> None:
    s = town(3, hands=STRONG, influences={"R1.2": GREEN})
    events = answer(s, Play("english-4"))
    assert waiting(s) == (CHANCE,)
    assert told(events, "camped") == [{"value": 4, "count": 1}]
    assert s.influences_on("R1") == [GREEN]


@refuses(R.RAID)
def test_houses_and_influences_are_never_mixed_and_the_larger_damage_is_a_duty() -> None:
    s = town(3, hands=STRONG, houses=["A1.1"], influences={"R1.1": RED, "R1.4": GREEN})
    answer(s, Play("english-3"))
    assert list(choices(s, BLUE)) == [Raid(("R1.1", "R1.4"))]
    assert why(s, BLUE, Raid(("A1.1",))) == [("4.C2", "must-destroy", {"count": 2})]
    assert why(s, BLUE, Raid(("A1.1", "R1.1"))) == [("4.C2", "houses-or-influences", {})]
    assert why(s, BLUE, Raid(("A1.2", "R1.1"))) == [("4.C2", "nothing-there", {"targets": ("A1.2",)})]
    assert why(s, BLUE, Raid(("R1.4", "R1.1"))) == [("4.C2", "not-in-town-order", {"targets": ("R1.1", "R1.4")})]


@refuses(R.RAID)
def test_a_strong_tile_does_what_damage_it_can_and_leaves_the_walls_alone() -> None:
    s = town(3, hands=STRONG, houses=["A4.1"], influences={"N.1": RED, "T1.C": GREEN})
    answer(s, Play("english-4"))
    assert {action.targets for action in choices(s, BLUE)} == {("A4.1",), ("T1.C",)}
    assert why(s, BLUE, Raid(("N.1", "T1.C"))) == [
        ("4.C2", "not-in-town-order", {"targets": ("T1.C", "N.1")}),
    ]
    assert why(s, BLUE, Raid(("T1.C", "N.1"))) == [
        ("4.C2", "walls-come-last", {"targets": ("N.1",)}),
        ("4.C2", "must-destroy", {"count": 1}),
    ]


def test_few_targets_are_listed_and_many_are_pointed_at() -> None:
    s = town(3, hands=STRONG, houses=["A1.1", "A1.2"])
    answer(s, Play("english-4"))
    assert choices(s, BLUE).ask() == Pick((Raid(("A1.1", "A1.2")),))
    every = tuple(f"{block}.{strip}" for block in ["A1", "A2", "A3", "A4"] for strip in (1, 2, 3))
    s = town(3, hands=STRONG, houses=every)
    answer(s, Play("english-4"))
    assert len(choices(s, BLUE)) == 66
    assert choices(s, BLUE).ask() == Bundle("Raid", (Part("targets", "many", every, 2, 2),))


@allows(R.SIEGE)
def test_the_example_fourteen_influences_on_four_walls_hold_against_fourteen_points() -> None:
    hands = {BLUE: ("english-3", "house", "house")}
    s = town(3, hands=hands, camp=(4, 1, 1, 1, 1, 1, 2), influences=ALL_WALLS)
    events = answer(s, Play("english-3"))
    assert told(events, "siege") == [{"points": 14, "count": 14}]
    assert told(events, "town-is-french") == [{}]
    assert s.result is not None
    assert s.result.ending == "siege-held"
    assert s.camp == (1, 1, 1, 1, 1, 2, 3, 4)
    lawful(s)


@prevents(R.SIEGE)
@pytest.mark.parametrize("missing", [("N.4",), ("E.A", "E.B", "E.C")])
def test_one_influence_too_few_or_a_missing_wall_loses_the_town(missing: tuple[str, ...]) -> None:
    standing = {circle: seat for circle, seat in ALL_WALLS.items() if circle not in missing}
    camp = (4, 1, 1, 1, 1, 1, 2) if len(missing) == 1 else (1, 1, 1, 1, 1, 1, 1)
    hands = {BLUE: ("english-3", "house", "house")}
    s = town(3, hands=hands, camp=camp, influences=standing)
    events = answer(s, Play("english-3"))
    assert s.result is not None
    assert s.result.ending == "siege-lost"
    assert told(events, "town-is-english") == [{}]
    assert told(events, "walls-missing") == ([] if len(missing) == 1 else [{"equipments": ("E",)}])


@allows(R.SIEGE)
def test_a_missing_wall_loses_the_town_however_many_influences_there_are() -> None:
    standing = {circle: seat for circle, seat in ALL_WALLS.items() if not circle.startswith("E")}
    s = town(3, hands=HAND, camp=(1, 1, 1, 1, 1, 1, 1), influences=standing)
    answer(s, Play("english-2"))
    assert s.result is not None
    assert (sum(s.camp), s.result.ending) == (9, "siege-lost")


@prevents(R.SIEGE)
def test_the_seventh_tile_still_only_raids() -> None:
    s = town(3, hands=HAND, camp=(1, 1, 1, 1, 1, 1), houses=["A1.1"])
    answer(s, Play("english-2"), Raid(("A1.1",)))
    assert len(s.camp) == 7
    assert s.result is None


@prevents(R.SIEGE)
def test_the_siege_harms_nothing_and_draws_nothing() -> None:
    s = town(3, hands=HAND, camp=(1, 1, 1, 1, 1, 1, 1), houses=["A1.1"])
    answer(s, Play("english-2"))
    assert waiting(s) == ()
    assert s.blocks[0] == "h.."
    assert len(s.hands[BLUE]) == 2
