"""A new house, its tax, and the rents; one town satisfies the three examples of the rulebook."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.ask import Bundle, Part
from beffroi.core.engine import choices, waiting
from beffroi.games.bastide.house import claims_on, collect
from beffroi.games.bastide.material import BLOCKS
from beffroi.games.bastide.rulebook import BastideOptions, Build, Burn, Draw, Play, R, Split
from beffroi.games.bastide.state import Bastide
from tests.games.bastide.towns import BLUE, GREEN, RED, VIOLET, YELLOW, answer, lawful, town, why
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told


def example() -> Bastide:
    """The Halle on the Carra, the maladrerie in A4, the church in C1, and the influences around B and C."""
    return town(
        5,
        active=YELLOW,
        buildings={"maladrerie": ("A4", 1), "church": ("C1", 1)},
        influences={
            "maladrerie.1": RED,
            "church.1": RED,
            "T2.A": BLUE,
            "R1.3": GREEN,
            "N.3": GREEN,
            "T1.C": VIOLET,
            "R2.2": GREEN,
            "S.2": VIOLET,
            "halle.S": RED,
            "halle.N": BLUE,
        },
    )


@allows(R.HOUSE)
def test_example_a_a_house_beside_the_maladrerie_brings_nothing() -> None:
    s = example()
    events = answer(s, Play("house"), Build("A4", 2, "ew"))
    assert told(events, "tax-changed") == [{"equipment": "maladrerie", "amount": -6}]
    assert told(events, "taxed") == [{"amount": 0}]
    assert (s.money, s.chest) == ([4] * 5, 0)


@allows(R.HOUSE)
@allows(R.RENTS)
@pytest.mark.parametrize(("blue", "green"), [(1, 1), (0, 2), (2, 0)])
def test_example_b_the_builder_splits_two_sdd_as_he_likes(blue: int, green: int) -> None:
    s = example()
    events = answer(s, Play("house"), Build("A3", 1, "ns"))
    assert told(events, "taxed") == [{"amount": 2}]
    assert waiting(s) == (YELLOW,)
    assert set(choices(s, YELLOW)) == {Split((1, 1)), Split((0, 2)), Split((2, 0))}
    answer(s, Split((blue, green)))
    assert s.money == [4 + blue, 4 + green, 4, 4, 4]
    assert s.chest == 0


@allows(R.RENTS)
def test_example_c_rents_are_paid_and_the_rest_goes_into_the_chest() -> None:
    s = example()
    events = answer(s, Play("house"), Build("C2", 1, "ew"))
    assert told(events, "taxed") == [{"amount": 12}]
    assert told(events, "rent-paid") == [
        {"seat": GREEN, "amount": 2, "count": 1},
        {"seat": RED, "amount": 2, "count": 1},
        {"seat": VIOLET, "amount": 4, "count": 2},
    ]
    assert told(events, "chest-filled") == [{"amount": 4}]
    assert (s.money, s.chest) == ([4, 6, 6, 4, 8], 4)
    lawful(s)


@allows(R.HOUSE)
def test_a_house_alone_brings_six_sdd_to_the_chest() -> None:
    s = town(3)
    answer(s, Play("house"), Build("B3", 2, "ns"))
    assert (s.chest, s.money) == (6, [4, 4, 4])
    assert (s.blocks[5], s.facings[5]) == (".h.", "ns")


@allows(R.HOUSE)
def test_the_halle_brings_two_sdd_more_to_the_eight_moulons_around_it() -> None:
    s = town(3, influences={"halle.N": BLUE})
    taxes = {block: collect(s, block) for block in BLOCKS}
    assert {block for block in BLOCKS if taxes[block] == 8} == {"A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"}
    assert {block for block in BLOCKS if taxes[block] == 6} == {"A4", "B4", "C4"}


@allows(R.HOUSE)
def test_the_church_and_the_maladrerie_reach_over_corners() -> None:
    s = town(3, buildings={"church": ("B4", 1)}, influences={"church.1": BLUE})
    assert {block for block in BLOCKS if collect(s, block) == 10} == {"A3", "A4", "B3", "B4", "C3", "C4"}
    s = town(3, buildings={"maladrerie": ("B4", 1)}, influences={"maladrerie.1": BLUE})
    assert {block for block in BLOCKS if collect(s, block) == 0} == {"A3", "A4", "B3", "B4", "C3", "C4"}


@states(R.HOUSE)
def test_the_first_piece_of_a_moulon_says_how_its_strips_run() -> None:
    s = town(3, houses=["A1.1"])
    answer(s, Play("house"))
    offered = list(choices(s, BLUE))
    assert [site for site in offered if site.block == "A1"] == [Build("A1", 2, "ew"), Build("A1", 3, "ew")]
    assert len([site for site in offered if site.block == "A2"]) == 6
    assert len(offered) == 2 + 10 * 6


@allows(R.HOUSE)
def test_an_emptied_moulon_lets_the_next_house_choose_again() -> None:
    s = town(3, hands={BLUE: ("fire", "house", "house")}, houses=["A1.1"])
    answer(s, Play("fire"), Burn(("A1.1",)), Draw("house"))
    answer(s, Play("house"), Build("A1", 3, "ns"))
    assert (s.blocks[0], s.facings[0]) == ("..h", "ns")


@refuses(R.HOUSE)
def test_a_moulon_holds_three_houses_that_run_the_same_way() -> None:
    s = town(3, houses=["A1.1", "A1.2", "A1.3", "A2.2"])
    answer(s, Play("house"))
    assert why(s, BLUE, Build("A1", 2, "ew")) == [("4.A", "strip-taken", {"block": "A1", "strips": (2,)})]
    assert why(s, BLUE, Build("A2", 1, "ns")) == [("4.A", "other-facing", {"block": "A2", "facing": "ew"})]
    assert why(s, BLUE, Build("A2", 4, "ew")) == [("4.A", "outside-moulon", {"block": "A2", "width": 1})]
    assert why(s, BLUE, Build("B2", 1, "ew")) == [("4.A", "no-such-moulon", {"block": "B2"})]


@prevents(R.HOUSE)
def test_a_tax_is_never_below_zero() -> None:
    s = town(3, buildings={"maladrerie": ("A4", 1)}, influences={"maladrerie.1": BLUE, "R1.4": GREEN})
    answer(s, Play("house"), Build("A4", 2, "ew"))
    assert (s.chest, s.money) == (0, [4, 4, 4])


@prevents(R.HOUSE)
def test_a_printed_bank_pays_only_what_it_has_left() -> None:
    s = town(3, money={BLUE: 90}, options=BastideOptions(bank="96"))
    s.money[GREEN], s.money[RED] = 1, 1
    events = answer(s, Play("house"), Build("A1", 1, "ew"))
    assert told(events, "taxed") == [{"amount": 4}]
    assert s.bank() == 0
    lawful(s)


@states(R.RENTS)
def test_influences_on_streets_walls_and_the_halle_earn_two_sdd_each() -> None:
    s = town(3, influences={"R1.1": BLUE, "T1.A": GREEN, "N.1": GREEN, "W.A": RED, "N.2": RED, "halle.N": RED})
    assert claims_on(s, "A1") == ((BLUE, 2), (GREEN, 4), (RED, 2))
    assert claims_on(s, "A2") == ((GREEN, 2), (RED, 4))
    assert claims_on(s, "B1") == ((BLUE, 2),)


@allows(R.RENTS)
def test_who_is_alone_in_claiming_takes_all_there_is_and_nothing_is_asked() -> None:
    s = town(
        3,
        buildings={"maladrerie": ("A1", 1), "church": ("A1", 2)},
        influences={"maladrerie.1": BLUE, "church.1": BLUE, "R1.1": GREEN, "T1.A": GREEN, "N.1": GREEN},
    )
    answer(s, Play("house"), Build("B1", 1, "ew"))
    assert s.money == [4, 6, 4]
    assert s.chest == 2
    s = town(
        3,
        buildings={"maladrerie": ("A4", 1)},
        influences={"maladrerie.1": BLUE, "T2.A": GREEN, "R1.3": GREEN, "halle.N": RED},
    )
    answer(s, Play("house"), Build("A3", 1, "ew"))
    assert (s.money, s.chest) == ([4, 6, 4], 0)


@allows(R.RENTS)
def test_six_sdd_pay_three_influences_and_leave_nothing_for_the_chest() -> None:
    s = town(3, influences={"R1.1": GREEN, "T1.A": RED, "N.1": RED})
    answer(s, Play("house"), Build("A1", 1, "ew"))
    assert waiting(s) == (CHANCE,)
    assert (s.money, s.chest) == ([4, 6, 8], 0)


@allows(R.RENTS)
def test_six_sdd_are_too_few_for_four_influences_though_they_are_more_than_four() -> None:
    s = town(3, influences={"R1.1": GREEN, "T1.A": RED, "N.1": RED, "W.A": BLUE})
    answer(s, Play("house"), Build("A1", 1, "ew"))
    assert waiting(s) == (BLUE,)
    assert Split((0, 2, 4)) in choices(s, BLUE)
    answer(s, Split((2, 1, 3)))
    assert (s.money, s.chest) == ([6, 5, 7], 0)


@prevents(R.RENTS)
def test_influences_on_religious_buildings_earn_nothing() -> None:
    s = town(3, buildings={"chapel": ("A1", 1)}, influences={"chapel.1": BLUE})
    answer(s, Play("house"), Build("A1", 2, "ew"))
    assert (s.money, s.chest) == ([4, 4, 4], 6)


@refuses(R.RENTS)
def test_a_split_gives_all_of_the_tax_and_nobody_more_than_his_due() -> None:
    s = example()
    answer(s, Play("house"), Build("A3", 1, "ew"))
    assert why(s, YELLOW, Split((1, 0))) == [("4.A2", "wrong-sum", {"amount": 2})]
    assert why(s, YELLOW, Split((2,))) == [("4.A2", "one-share-each", {"seats": (BLUE, GREEN)})]
    assert why(s, YELLOW, Split((3, -1))) == [
        ("4.A2", "share-over-claim", {"seat": BLUE, "amount": 2}),
        ("4.A2", "share-over-claim", {"seat": GREEN, "amount": 4}),
    ]
    assert why(s, BLUE, Split((1, 1))) == [("T", "not-your-turn", {})]


@prevents(R.RENTS)
def test_the_builder_keeps_nothing_for_himself_without_an_influence() -> None:
    s = example()
    answer(s, Play("house"), Build("A3", 1, "ew"))
    part = Part("shares", "shares", (BLUE, GREEN), 2, 2, most=(2, 4))
    assert choices(s, YELLOW).ask() == Bundle("Split", (part,))
    answer(s, Split((1, 1)))
    assert s.money[YELLOW] == 4
