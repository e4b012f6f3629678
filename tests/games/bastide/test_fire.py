"""Fires, as in the example of the rulebook."""

from __future__ import annotations

from beffroi.core.engine import choices, waiting
from beffroi.games.bastide.rulebook import Build, Burn, Draw, Play, Propose, Put, R
from beffroi.games.bastide.state import Bastide
from tests.games.bastide.towns import BLUE, GREEN, RED, answer, bids, lawful, town, why
from tests.support.marks import allows, refuses, states
from tests.support.told import told

FIRES = {BLUE: ("fire", "house", "house")}


def example() -> Bastide:
    """Two houses in moulon (a), one influence on the Halle (b), two on a street (c), a house (d), the church (e)."""
    s = town(
        3,
        hands=FIRES,
        houses=["A1.1", "A1.3", "C4.2"],
        buildings={"church": ("B3", 1)},
        influences={"halle.N": GREEN, "R2.1": BLUE, "R2.3": RED, "church.1": BLUE, "church.3": GREEN},
    )
    answer(s, Play("fire"))
    return s


@states(R.FIRE)
def test_the_example_lists_everything_one_fire_can_do() -> None:
    offered = {action.targets for action in choices(example(), BLUE)}
    assert offered == {
        *(("A1.1",), ("A1.3",), ("A1.1", "A1.3"), ("C4.2",)),
        *(("halle.N",), ("R2.1",), ("R2.3",), ("R2.1", "R2.3")),
        *(("church.1",), ("church.3",), ("church.1", "church.3")),
    }


@allows(R.FIRE)
def test_burnt_houses_go_back_to_the_bag_though_they_were_no_neighbours() -> None:
    s = example()
    in_bag = s.bag.count("house")
    events = answer(s, Burn(("A1.1", "A1.3")))
    assert told(events, "house-destroyed") == [{"block": "A1"}, {"block": "A1"}]
    assert s.bag.count("house") == in_bag + 2
    assert (s.blocks[0], s.facings[0]) == ("...", "")


@allows(R.FIRE)
def test_burnt_influences_go_back_to_their_owners() -> None:
    s = example()
    events = answer(s, Burn(("R2.1", "R2.3")))
    assert told(events, "influence-removed") == [
        {"seat": BLUE, "equipment": "R2", "circle": "R2.1"},
        {"seat": RED, "equipment": "R2", "circle": "R2.3"},
    ]
    assert s.stock == [19, 18, 20]


@allows(R.FIRE)
def test_the_last_influence_takes_the_halle_with_it_and_it_can_be_built_again() -> None:
    s = example()
    events = answer(s, Burn(("halle.N",)), Draw("house"))
    assert told(events, "equipment-lost") == [{"equipment": "halle"}]
    assert waiting(s) == (GREEN,)
    answer(s, Propose("halle"))
    bids(s, 0, 3, 0)
    answer(s, Put("halle.S"))
    assert s.influences_on("halle") == [GREEN]


@allows(R.FIRE)
def test_a_burnt_down_church_leaves_its_moulon_free() -> None:
    s = example()
    answer(s, Burn(("church.1", "church.3")), Draw("house"))
    assert (s.blocks[5], s.facings[5]) == ("...", "")
    lawful(s)
    answer(s, Propose("church"), Build("B3", 2, "ns"))
    assert s.blocks[5] == ".cc"


@allows(R.FIRE)
def test_a_damaged_church_stays() -> None:
    s = example()
    answer(s, Burn(("church.1",)))
    assert s.block_of("church") == "B3"
    assert s.influences_on("church") == [GREEN]


@allows(R.FIRE)
def test_the_fire_tile_is_out_of_the_game() -> None:
    s = example()
    answer(s, Burn(("halle.N",)), Draw("house"))
    assert s.bag.count("fire") == 5
    assert sum(hand.count("fire") for hand in s.hands) == 0
    lawful(s)


@refuses(R.FIRE)
def test_one_fire_burns_one_or_two_things_of_one_place() -> None:
    s = example()
    assert why(s, BLUE, Burn(())) == [("4.B", "one-or-two", {})]
    both = ("A1.1", "C4.2")
    assert why(s, BLUE, Burn(both)) == [("4.B", "one-fire-one-place", {"targets": both})]
    assert why(s, BLUE, Burn(("R2.1", "halle.N"))) == [("4.B", "one-fire-one-place", {"targets": ("R2.1", "halle.N")})]
    three = ("A1.1", "A1.3", "C4.2")
    assert why(s, BLUE, Burn(three)) == [
        ("4.B", "one-or-two", {}),
        ("4.B", "one-fire-one-place", {"targets": three}),
    ]
    assert why(s, BLUE, Burn(("A1.1", "R2.1"))) == [("4.B", "houses-or-influences", {})]


@refuses(R.FIRE)
def test_a_fire_burns_what_is_there_each_thing_once() -> None:
    s = example()
    assert why(s, BLUE, Burn(("A1.2",))) == [("4.B", "nothing-there", {"targets": ("A1.2",)})]
    assert why(s, BLUE, Burn(("B3.1",))) == [("4.B", "nothing-there", {"targets": ("B3.1",)})]
    assert why(s, BLUE, Burn(("T1.A", "nowhere"))) == [("4.B", "nothing-there", {"targets": ("T1.A", "nowhere")})]
    assert why(s, BLUE, Burn(("A1.3", "A1.1"))) == [("4.B", "not-in-town-order", {"targets": ("A1.1", "A1.3")})]
    assert why(s, BLUE, Burn(("A1.1", "A1.1"))) == [("4.B", "not-in-town-order", {"targets": ("A1.1",)})]


@refuses(R.FIRE)
def test_a_fire_with_nothing_to_burn_cannot_be_played() -> None:
    s = town(3, hands=FIRES)
    assert why(s, BLUE, Play("fire")) == [("4.B", "nothing-to-burn", {})]
    assert Play("fire") not in choices(s, BLUE)
