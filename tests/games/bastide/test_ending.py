"""Majority cards, the normal end, the count, and the guard rails."""

from __future__ import annotations

import pytest

from beffroi.core.action import HOST, Seat
from beffroi.core.engine import play, run, waiting
from beffroi.core.host import Resign
from beffroi.core.model import Event
from beffroi.games.bastide.ending import CheckMajorities, CountPoints
from beffroi.games.bastide.material import EQUIPMENTS
from beffroi.games.bastide.rulebook import BastideOptions, Burn, Draw, Play, Propose, Put, R
from beffroi.games.bastide.state import Bastide
from tests.games.bastide.towns import BLUE, GREEN, RED, YELLOW, answer, bids, lawful, town
from tests.support.marks import allows, prevents
from tests.support.told import told

PIECES = {"church": ("A1", 1), "chapel": ("A1", 3), "monastery": ("A2", 1), "maladrerie": ("A2", 3)}


def first_circles(*without: str) -> dict[str, Seat]:
    """One influence on every equipment but some."""
    firsts = {
        **{street: f"{street}.1" for street in ("R1", "R2", "N", "S", "church", "chapel", "monastery", "maladrerie")},
        **{street: f"{street}.A" for street in ("T1", "T2", "T3", "W", "E")},
        "halle": "halle.N",
    }
    return {circle: Seat(number % 3) for number, (name, circle) in enumerate(firsts.items()) if name not in without}


def counted(s: Bastide, ending: str) -> list[Event]:
    """The end of the game is counted now."""
    happened: list[Event] = []
    s.told = happened
    s.agenda = (CheckMajorities(), CountPoints(ending))
    run(s)
    s.told = None
    return happened


@allows(R.MAJORITY)
def test_a_strict_majority_takes_the_card_of_each_kind() -> None:
    s = town(
        3,
        buildings={"chapel": ("A1", 1)},
        influences={"N.1": BLUE, "E.A": BLUE, "S.1": RED, "chapel.1": GREEN, "halle.N": RED, "R1.1": RED, "T1.A": BLUE},
    )
    events = counted(s, "closed")
    assert told(events, "card-taken") == [
        {"seat": BLUE, "card": "prince"},
        {"seat": GREEN, "card": "pope"},
        {"seat": RED, "card": "people"},
    ]
    assert s.cards == [BLUE, GREEN, RED]


@allows(R.MAJORITY)
def test_more_than_each_of_the_others_is_enough_though_it_is_only_half() -> None:
    s = town(
        3,
        buildings={"church": ("A1", 1)},
        influences={"N.1": BLUE, "N.2": BLUE, "S.1": RED, "W.A": GREEN}
        | {"church.1": GREEN, "church.2": GREEN, "church.3": BLUE, "church.4": RED}
        | {"R1.1": RED, "halle.N": RED, "T1.A": BLUE, "T2.A": GREEN},
    )
    counted(s, "closed")
    assert s.cards == [BLUE, GREEN, RED]


@allows(R.MAJORITY)
def test_a_card_left_behind_is_given_again_before_a_siege_is_counted() -> None:
    hands = {BLUE: ("english-1", "house", "house")}
    influences = {"N.1": RED, "N.2": RED, "S.1": GREEN}
    s = town(3, hands=hands, influences=influences, cards={"prince": RED}, camp=(1, 1, 1, 1, 1, 1, 1))
    play(s, HOST, Resign(RED))
    answer(s, Play("english-1"))
    assert s.cards[0] == GREEN
    assert s.result is not None
    assert s.result.points == (0, 1 - 8, 2)


@allows(R.MAJORITY)
def test_a_card_goes_from_its_holder_to_whoever_overtakes_him() -> None:
    s = town(3, influences={"N.1": BLUE}, cards={"prince": BLUE}, money={GREEN: 6}, active=GREEN)
    answer(s, Propose("S"))
    bids(s, 0, 6, 0)
    answer(s, Put("S.1"), Put("S.2"))
    assert s.cards[0] == GREEN


@allows(R.MAJORITY)
def test_cards_are_checked_at_the_end_of_every_turn() -> None:
    hands = {BLUE: ("fire", "house", "house")}
    s = town(3, hands=hands, influences={"N.1": BLUE, "N.2": RED, "N.3": RED, "N.4": GREEN})
    s.cards[0] = RED
    answer(s, Play("fire"), Burn(("N.2", "N.3")), Draw("fire"))
    assert s.cards[0] == RED
    s = town(3, hands=hands, influences={"N.1": BLUE, "N.2": RED, "N.3": RED})
    s.cards[0] = RED
    answer(s, Play("fire"), Burn(("N.2", "N.3")), Draw("fire"))
    assert s.cards[0] == BLUE


@prevents(R.MAJORITY)
def test_a_tie_gives_nobody_a_card_and_takes_none() -> None:
    s = town(3, influences={"N.1": BLUE, "S.1": RED})
    counted(s, "closed")
    assert s.cards == [-1, -1, -1]
    s = town(3, influences={"N.1": BLUE, "S.1": RED}, cards={"prince": BLUE})
    counted(s, "closed")
    assert s.cards[0] == BLUE


@prevents(R.MAJORITY)
def test_a_holder_overtaken_by_two_equals_or_left_with_nothing_keeps_his_card() -> None:
    overtaken = {"N.1": BLUE, "N.2": RED, "N.3": RED, "S.1": GREEN, "S.2": GREEN}
    s = town(3, influences=overtaken, cards={"prince": BLUE})
    counted(s, "closed")
    assert s.cards[0] == BLUE
    s = town(3, cards={"prince": BLUE})
    counted(s, "closed")
    assert s.cards[0] == BLUE


@allows(R.END)
def test_the_example_the_fourteenth_equipment_ends_the_game() -> None:
    s = town(3, buildings=PIECES, influences=first_circles("R1"))
    answer(s, Propose("R1"))
    bids(s, 3, 0, 0)
    events = answer(s, Put("R1.4"))
    assert told(events, "all-started") == [{}]
    assert told(events, "town-is-french") == [{}]
    assert s.result is not None
    assert s.result.ending == "complete"
    assert s.result.points == (5, 5 + 6 + 4, 4)
    lawful(s)


@prevents(R.END)
def test_thirteen_equipments_do_not_end_the_game() -> None:
    s = town(3, buildings=PIECES, influences=first_circles("R1"))
    assert sum(map(s.is_started, EQUIPMENTS)) == 13
    answer(s, Propose("R1"))
    bids(s, 2, 0, 2)
    assert s.result is None
    assert waiting(s) == (GREEN,)


def scoring(**changes: object) -> Bastide:
    """Blue has five influences, Green four; cards and roads as in the examples of the count."""
    s = town(
        3,
        influences={"N.1": BLUE, "N.2": BLUE, "S.1": BLUE, "R1.1": BLUE, "T1.A": BLUE}
        | {"R2.1": GREEN, "R2.2": GREEN, "R2.3": GREEN, "halle.N": GREEN},
        cards={"prince": BLUE, "pope": GREEN, "people": GREEN},
        road={BLUE: 8, RED: 3},
    )
    for name, value in changes.items():
        setattr(s, name, value)
    return s


@allows(R.SCORE)
@pytest.mark.parametrize("ending", ["complete", "siege-held"])
def test_in_a_french_town_influences_cards_and_the_road_add_up(ending: str) -> None:
    s = scoring()
    events = counted(s, ending)
    assert told(events, "town-is-french") == [{}]
    assert s.result is not None
    assert s.result.points == (5 + 8 + 8, 4 + 6 + 4, 3)
    assert s.result.places == (1, 2, 3)
    assert told(events, "cards-count") == [{"seat": BLUE, "points": 8}, {"seat": GREEN, "points": 10}]
    assert told(events, "road-counts") == [{"seat": BLUE, "points": 8}, {"seat": RED, "points": 3}]
    assert [facts["points"] for facts in told(events, "influences-count")] == [5, 4, 0]
    assert [facts["points"] for facts in told(events, "scored")] == [21, 14, 3]


@allows(R.SCORE)
def test_in_an_english_town_cards_and_the_road_are_taken_off() -> None:
    s = scoring()
    counted(s, "siege-lost")
    assert s.result is not None
    assert s.result.points == (5 - 8 - 8, 4 - 6 - 4, -3)
    assert s.result.places == (3, 2, 1)


@allows(R.SCORE)
def test_a_table_may_play_with_cards_of_four_four_and_eleven() -> None:
    s = scoring(options=BastideOptions(cards="4-4-11"))
    s.cards[1] = RED
    counted(s, "siege-held")
    assert s.result is not None
    assert s.result.points == (5 + 4 + 8, 4 + 11, 3 + 4)


@allows(R.SCORE)
@pytest.mark.parametrize(
    ("blue", "green"),
    [
        (("N.1", "R1.1"), ("R1.2", "R1.3")),
        (("N.1", "R1.1"), ("church.1", "R1.2")),
        (("N.1", "church.1"), ("N.2", "R1.3")),
        (("church.1", "R1.1"), ("R1.2", "R1.3")),
    ],
)
def test_ties_are_broken_by_walls_then_religious_buildings_then_roads(
    blue: tuple[str, ...], green: tuple[str, ...]
) -> None:
    owners = dict.fromkeys(blue, BLUE) | dict.fromkeys(green, GREEN)
    pieces = {"church": ("A1", 1)} if "church.1" in owners else {}
    s = town(3, influences=owners, buildings=pieces)
    s.agenda = (CountPoints("stalled"),)
    run(s)
    assert s.result is not None
    assert s.result.points == (2, 2, 0)
    assert s.result.places == (1, 2, 3)


@allows(R.SCORE)
def test_influences_on_roads_break_the_last_tie() -> None:
    s = town(3, influences={"N.1": BLUE, "N.2": GREEN, "R1.1": GREEN, "halle.N": GREEN}, road={BLUE: 2})
    s.agenda = (CountPoints("siege-held"),)
    run(s)
    assert s.result is not None
    assert s.result.points == (3, 3, 0)
    assert s.result.places == (2, 1, 3)


@prevents(R.SCORE)
def test_equals_in_everything_share_their_place() -> None:
    s = town(4, influences={"N.1": GREEN, "N.2": YELLOW})
    s.agenda = (CountPoints("stalled"),)
    run(s)
    assert s.result is not None
    assert s.result.places == (3, 1, 3, 1)


@prevents(R.SCORE)
def test_the_marker_on_the_road_is_no_influence_on_an_equipment() -> None:
    s = town(3, road={BLUE: 2})
    s.agenda = (CountPoints("siege-lost"),)
    run(s)
    assert s.result is not None
    assert s.result.points == (-2, 0, 0)
