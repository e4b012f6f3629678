"""What a viewer sees, and what he may suppose."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from beffroi.core.action import CHANCE, HOST, Seat
from beffroi.core.codec import fingerprint
from beffroi.core.engine import play
from beffroi.core.host import Resign
from beffroi.core.pile import Pile
from beffroi.core.seen import seen
from beffroi.games.bastide import GAME
from beffroi.games.bastide.project import AddToBids
from beffroi.games.bastide.rulebook import Add, Bid, Build, Draw, Play, Propose
from beffroi.games.bastide.state import Bastide
from beffroi.games.bastide.view import Moulon
from tests.games.bastide.towns import BLUE, GREEN, RED, answer, bids, town


class Path:
    """An rng that answers what it is told, and remembers how much choice it had."""

    def __init__(self, told: list[int]) -> None:
        self.told = told
        self.widths: list[int] = []

    def randrange(self, stop: int, /) -> int:
        self.widths.append(stop)
        return self.told[len(self.widths) - 1] if len(self.widths) <= len(self.told) else 0


def every_path() -> Iterator[Path]:
    """Every sequence of answers an rng could give."""
    told: list[int] = []
    while True:
        path = Path(told)
        yield path
        told = told + [0] * (len(path.widths) - len(told))
        while told and told[-1] + 1 == path.widths[len(told) - 1]:
            told.pop()
        if not told:
            return
        told[-1] += 1


def few_tiles() -> Bastide:
    """A position in which so few tiles are hidden that all guesses can be tried."""
    s = town(3, money={BLUE: 6, GREEN: 7, RED: 5})
    s.hands = [("fire",), ("house",), ("english-2",)]
    s.bag = Pile((("english-2", 1), ("house", 1)))
    return s


def is_among_its_guesses(s: Bastide, viewer: Seat | None) -> bool:
    known = seen(GAME, s, viewer)
    return fingerprint(s) in {fingerprint(GAME.guess(known, path)) for path in every_path()}


every_viewer = pytest.mark.parametrize("viewer", [BLUE, GREEN, RED, None])


@every_viewer
def test_the_true_hands_are_among_the_guesses(viewer: Seat | None) -> None:
    assert is_among_its_guesses(few_tiles(), viewer)


@every_viewer
def test_the_true_bids_are_among_the_guesses(viewer: Seat | None) -> None:
    s = few_tiles()
    answer(s, Propose("R1"))
    play(s, GREEN, Bid(7))
    assert is_among_its_guesses(s, viewer)


@every_viewer
@pytest.mark.parametrize("amounts", [(1, 1), (1, 0), (0, 2)])
def test_the_true_additions_are_among_the_guesses(viewer: Seat | None, amounts: tuple[int, int]) -> None:
    s = few_tiles()
    answer(s, Propose("R1"))
    bids(s, 5, 5, 0)
    answer(s, *map(Add, amounts))
    play(s, GREEN, Add(0))
    assert is_among_its_guesses(s, viewer)


@every_viewer
def test_who_has_added_in_two_rounds_has_added_two_at_least(viewer: Seat | None) -> None:
    s = few_tiles()
    s.money[GREEN] = 9
    answer(s, Propose("R1"))
    bids(s, 0, 5, 0)
    answer(s, Add(1), Add(1))
    guessed = set()
    for path in every_path():
        step = GAME.guess(seen(GAME, s, viewer), path).agenda[0]
        assert isinstance(step, AddToBids)
        guessed.add(step.added[GREEN])
    assert guessed == ({2} if viewer == GREEN else {2, 3, 4})
    assert is_among_its_guesses(s, viewer)


def test_guessed_hands_come_from_the_bag_and_the_other_hands() -> None:
    s = few_tiles()
    known = seen(GAME, s, GREEN)
    assert known.view.unseen == (("english-2", 2), ("fire", 1), ("house", 1))
    hands = {tuple(GAME.guess(known, path).hands) for path in every_path()}
    assert {hand[1] for hand in hands} == {("house",)}
    assert {hand[0] for hand in hands} == {("english-2",), ("fire",), ("house",)}
    assert (("fire",), ("house",), ("fire",)) not in hands


def test_a_viewer_knows_his_own_tiles_and_how_many_the_others_hold() -> None:
    s = few_tiles()
    assert [GAME.view(s, viewer).hand for viewer in (BLUE, GREEN, None)] == [("fire",), ("house",), ()]
    assert GAME.view(s, None).hands == (1, 1, 1)
    assert GAME.view(s, None).bag == 2


def test_the_town_is_shown_by_names() -> None:
    s = town(3, houses=["A1.1"], buildings={"church": ("A1", 2)}, influences={"church.2": RED, "R1.3": BLUE})
    shown = GAME.view(s, None)
    assert shown.town[0] == Moulon("A1", "ew", ("house", "church", "church"))
    assert shown.town[1] == Moulon("A2", "", ("", "", ""))
    assert shown.influences == (("R1.3", BLUE), ("church.2", RED))
    assert shown.cards == (("prince", None), ("pope", None), ("people", None))
    assert shown.bank is None


def test_what_is_under_way_is_shown() -> None:
    s = town(3, influences={"R1.1": BLUE, "T1.A": GREEN}, buildings={})
    answer(s, Play("house"), Build("A1", 1, "ew"))
    assert GAME.view(s, None).tax is None
    s = town(3, hands={BLUE: ("english-3", "house", "house")}, houses=["A1.1"])
    answer(s, Play("english-3"))
    assert GAME.view(s, None).raid == 3


@pytest.mark.parametrize("seed", range(3))
def test_a_guess_of_a_position_with_leavers_is_lawful(seed: int) -> None:
    s = town(4, money={BLUE: 9, GREEN: 9, RED: 9})
    answer(s, Propose("R1"))
    bids(s, 5, 5, 5, 0)
    answer(s, Add(2), Add(1), Add(0))
    play(s, HOST, Resign(BLUE))
    known = GAME.view(s, GREEN).bids
    assert known is not None
    assert known.added == (2, 1, 0, 0)
    for viewer in (*s.seats, None):
        supposed = GAME.guess(seen(GAME, s, viewer), Random(seed))
        GAME.audit(supposed)
        assert seen(GAME, supposed, viewer) == seen(GAME, s, viewer)


def test_what_chance_draws_for_another_is_not_seen() -> None:
    s, other = GAME.setup(3), GAME.setup(3)
    play(s, CHANCE, Draw("fire"))
    play(other, CHANCE, Draw("house"))
    assert seen(GAME, s, GREEN) == seen(GAME, other, GREEN)
    assert seen(GAME, s, BLUE) != seen(GAME, other, BLUE)
