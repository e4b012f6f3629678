"""Placing influences, and the emissary of the Church."""

from __future__ import annotations

import pytest

from beffroi.core.action import Seat
from beffroi.core.engine import choices, run, waiting
from beffroi.games.bastide.influence import PlaceInfluence, SendEmissary
from beffroi.games.bastide.project import order_of_placing
from beffroi.games.bastide.rulebook import Build, Dismiss, Propose, Put, R
from beffroi.games.bastide.state import Bastide, Project
from beffroi.games.bastide.turn import TakeTurn
from tests.games.bastide.towns import (
    BLUE,
    GREEN,
    RED,
    VIOLET,
    YELLOW,
    answer,
    bids,
    lawful,
    project,
    town,
    why,
    with_closing,
)
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told


@allows(R.INFLUENCE)
def test_example_4_1_equal_bids_place_by_turns_and_red_loses_an_influence() -> None:
    s = town(3, money={BLUE: 6, GREEN: 6, RED: 3})
    answer(s, Propose("halle"))
    bids(s, 6, 6, 3)
    for seat, circle in ((BLUE, "halle.S"), (GREEN, "halle.N"), (BLUE, "halle.E"), (GREEN, "halle.W")):
        assert waiting(s) == (seat,)
        events = answer(s, Put(circle))
    assert told(events, "influences-lost") == [{"seat": RED, "count": 1}]
    assert s.influences_on("halle") == [GREEN, BLUE, BLUE, GREEN]
    assert s.stock == [18, 18, 20]
    lawful(s)


@allows(R.INFLUENCE)
def test_example_4_2_the_larger_bid_places_all_of_its_influences_first() -> None:
    s = town(3, money={BLUE: 10, GREEN: 9, RED: 4})
    answer(s, Propose("monastery"), Build("A1", 1, "ew"))
    bids(s, 10, 9, 0)
    for number in (1, 2, 3):
        assert waiting(s) == (BLUE,)
        answer(s, Put(f"monastery.{number}"))
    assert waiting(s) == (GREEN,)
    events = answer(s, Put("monastery.4"))
    assert told(events, "influences-lost") == [{"seat": GREEN, "count": 2}]
    assert s.influences_on("monastery") == [BLUE, BLUE, BLUE, GREEN]


@states(R.INFLUENCE)
def test_every_three_sdd_buy_an_influence() -> None:
    s = town(4)
    blue = Project(BLUE, "R1", 0)
    assert order_of_placing(s, blue, [(BLUE, 8), (GREEN, 2), (RED, 5), (YELLOW, 3)]) == (BLUE, BLUE, RED, YELLOW)


@states(R.INFLUENCE)
def test_of_equal_bids_the_initiator_or_the_next_one_clockwise_begins() -> None:
    s = town(4)
    totals = [(BLUE, 6), (GREEN, 6), (RED, 3), (YELLOW, 6)]
    assert order_of_placing(s, Project(RED, "R1", 0), totals) == (YELLOW, BLUE, GREEN, YELLOW, BLUE, GREEN, RED)
    assert order_of_placing(s, Project(GREEN, "R1", 0), totals)[:3] == (GREEN, YELLOW, BLUE)


@states(R.INFLUENCE)
@pytest.mark.parametrize(("wall", "circles"), [("N", "1234"), ("S", "1234"), ("W", "ABC"), ("E", "ABC")])
def test_the_long_walls_take_four_influences_and_the_short_ones_three(wall: str, circles: str) -> None:
    s = placing(wall, (GREEN,), influences={})
    assert list(choices(s, GREEN)) == [Put(f"{wall}.{circle}") for circle in circles]


@states(R.INFLUENCE)
def test_the_owner_chooses_any_free_circle_of_the_equipment() -> None:
    s = placing("N", (GREEN,), influences={"N.2": RED})
    assert list(choices(s, GREEN)) == [Put("N.1"), Put("N.3"), Put("N.4")]


@refuses(R.INFLUENCE)
def test_an_influence_goes_on_a_free_circle_of_the_project() -> None:
    s = placing("N", (GREEN,), influences={"N.2": RED})
    assert why(s, GREEN, Put("N.2")) == [("4.4", "circle-taken", {"circle": "N.2", "seat": RED})]
    assert why(s, GREEN, Put("S.1")) == [("4.4", "not-on-project", {"equipment": "N"})]
    assert why(s, GREEN, Put("N.5")) == [("4.4", "not-on-project", {"equipment": "N"})]


@prevents(R.INFLUENCE)
def test_who_has_no_influence_left_places_none() -> None:
    s = town(3)
    s.stock[GREEN] = 0
    s.agenda = with_closing(PlaceInfluence(project(s, "N"), (GREEN, RED)))
    run(s)
    assert waiting(s) == (RED,)
    answer(s, Put("N.1"))
    assert s.influences_on("N") == [RED]


def placing(equipment: str, queue: tuple[Seat, ...], influences: dict[str, Seat]) -> Bastide:
    """The seats of the queue have an influence each to place."""
    s = town(3, influences=influences)
    s.agenda = with_closing(PlaceInfluence(project(s, equipment), queue))
    return s


@allows(R.EMISSARY)
def test_example_5_1_who_leads_on_the_building_sends_the_emissary() -> None:
    s = town(3, money={BLUE: 10, GREEN: 9}, camp=(1, 3), hands={RED: ("fire", "house", "house")})
    answer(s, Propose("monastery"), Build("A1", 1, "ew"))
    bids(s, 10, 9, 0)
    answer(s, *(Put(f"monastery.{number}") for number in (1, 2, 3, 4)))
    assert waiting(s) == (BLUE,)
    assert list(choices(s, BLUE)) == [Dismiss(1), Dismiss(3)]
    events = answer(s, Dismiss(3))
    assert told(events, "english-dismissed") == [{"seat": BLUE, "value": 3}]
    assert told(events, "road-advanced") == [{"seat": BLUE, "points": 3}]
    assert (s.camp, s.road, s.stock[BLUE]) == ((1,), [3, 0, 0], 16)
    assert s.bag.count("english-3") == 2
    lawful(s)


@allows(R.EMISSARY)
def test_example_5_2_of_three_equals_the_initiator_sends_the_emissary() -> None:
    s = town(4, active=YELLOW, buildings={"monastery": ("A1", 1)}, influences={"monastery.1": BLUE}, camp=(2,))
    answer(s, Propose("monastery"))
    bids(s, 0, 0, 3, 3)
    assert waiting(s) == (YELLOW,)
    answer(s, Put("monastery.2"), Put("monastery.3"))
    assert waiting(s) == (YELLOW,)
    answer(s, Dismiss(2))
    assert s.road == [0, 0, 0, 2]


@states(R.EMISSARY)
@pytest.mark.parametrize(("initiator", "leader"), [(YELLOW, BLUE), (GREEN, RED), (VIOLET, BLUE)])
def test_of_equals_without_the_initiator_the_next_one_clockwise_sends_the_emissary(
    initiator: Seat, leader: Seat
) -> None:
    s = town(5, active=initiator, buildings={"monastery": ("A1", 1)}, influences={"monastery.1": RED}, camp=(2,))
    answer(s, Propose("monastery"))
    bids(s, 3, 0, 0, 0, 0)
    answer(s, Put("monastery.2"))
    assert waiting(s) == (leader,)


@allows(R.EMISSARY)
def test_an_unfinished_building_brings_an_emissary_every_time_it_advances() -> None:
    s = town(3, money={BLUE: 9}, camp=(1, 1))
    for number in (1, 2):
        s.agenda = (TakeTurn(BLUE),)
        answer(s, Propose("chapel"), *([Build("A1", 1, "ew")] if number == 1 else []))
        bids(s, 3, 0, 0)
        answer(s, Put(f"chapel.{number}"), Dismiss(1))
        assert s.road[BLUE] == number
    assert s.stock[BLUE] == 17


@allows(R.EMISSARY)
def test_the_road_ends_at_twelve() -> None:
    s = emissary(road={BLUE: 10}, camp=(4,))
    answer(s, Dismiss(4))
    assert s.road[BLUE] == 12


@allows(R.EMISSARY)
def test_who_is_on_the_road_already_advances_without_another_influence() -> None:
    s = emissary(road={BLUE: 3}, camp=(2,))
    s.stock[BLUE] = 0
    answer(s, Dismiss(2))
    assert (s.road[BLUE], s.stock[BLUE]) == (5, 0)


@prevents(R.EMISSARY)
def test_a_project_that_wins_nothing_brings_no_emissary() -> None:
    s = town(3, buildings={"chapel": ("A1", 1)}, influences={"chapel.1": BLUE}, camp=(1,))
    answer(s, Propose("chapel"))
    bids(s, 2, 0, 0)
    assert waiting(s) == (GREEN,)
    assert (s.camp, s.road) == ((1,), [0, 0, 0])


@prevents(R.EMISSARY)
def test_without_an_influence_left_the_tile_leaves_and_nothing_is_scored() -> None:
    s = emissary(camp=(4,))
    s.stock[BLUE] = 0
    events = answer(s, Dismiss(4))
    assert told(events, "no-marker") == [{"seat": BLUE}]
    assert (s.camp, s.road, s.stock[BLUE]) == ((), [0, 0, 0], 0)


@refuses(R.EMISSARY)
def test_only_what_is_in_the_camp_can_be_removed() -> None:
    assert why(emissary(camp=(1, 4)), BLUE, Dismiss(2)) == [("4.5", "not-in-camp", {"value": 2})]


@prevents(R.EMISSARY)
def test_an_empty_camp_needs_no_emissary() -> None:
    s = town(3)
    answer(s, Propose("chapel"), Build("A1", 1, "ew"))
    bids(s, 3, 0, 0)
    answer(s, Put("chapel.1"))
    assert waiting(s) == (GREEN,)
    assert s.road == [0, 0, 0]


@prevents(R.EMISSARY)
def test_a_street_a_wall_or_the_halle_brings_no_emissary() -> None:
    for equipment, circle in (("R1", "R1.1"), ("N", "N.1"), ("halle", "halle.N")):
        s = town(3, camp=(1,))
        answer(s, Propose(equipment))
        bids(s, 3, 0, 0)
        answer(s, Put(circle))
        assert waiting(s) == (GREEN,)
        assert s.camp == (1,)


def emissary(camp: tuple[int, ...], road: dict[Seat, int] | None = None) -> Bastide:
    """Blue leads on the chapel, which has just advanced."""
    s = town(3, buildings={"chapel": ("A1", 1)}, influences={"chapel.1": BLUE}, camp=camp, road=road)
    s.agenda = with_closing(SendEmissary(Project(BLUE, "chapel", 0)))
    return s
