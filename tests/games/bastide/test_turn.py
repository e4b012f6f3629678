"""One turn: a project or a tile, and three tiles in hand."""

from __future__ import annotations

from beffroi.core.action import CHANCE, Seat
from beffroi.core.engine import choices, play, waiting
from beffroi.core.pile import Pile
from beffroi.games.bastide.material import BLOCKS, CIRCLES, EQUIPMENT_AT
from beffroi.games.bastide.rulebook import Build, Draw, Pass, Play, Propose, R
from beffroi.games.bastide.state import Bastide
from beffroi.games.bastide.turn import TakeTurn
from tests.games.bastide.towns import BLUE, GREEN, RED, VIOLET, YELLOW, answer, bids, town, why
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told

FULL = tuple(f"{block}.{strip}" for block in BLOCKS for strip in (1, 2, 3))


@states(R.TURN)
def test_one_chooses_between_the_fourteen_equipments_and_ones_tiles() -> None:
    s = town(hands={BLUE: ("english-2", "fire", "house")}, houses=["A1.1"])
    offered = list(choices(s, BLUE))
    assert len([action for action in offered if isinstance(action, Propose)]) == 14
    assert [action for action in offered if isinstance(action, Play)] == [
        Play("english-2"),
        Play("fire"),
        Play("house"),
    ]
    assert len(offered) == 17


@allows(R.TURN)
def test_turns_go_clockwise() -> None:
    s = town(active=YELLOW)
    for seat in (YELLOW, VIOLET, BLUE, GREEN, RED):
        assert waiting(s) == (seat,)
        answer(s, Propose("R1"))
        bids(s, 0, 0, 0, 0, 0)
    assert s.turn == 6


@states(R.TURN)
def test_nobody_passes_who_can_do_something() -> None:
    s = town()
    assert Pass() not in choices(s, BLUE)
    assert why(s, BLUE, Pass()) == [("3", "something-is-possible", {})]


@prevents(R.TURN)
def test_it_is_nobody_elses_turn() -> None:
    assert why(town(), GREEN, Propose("R1")) == [("T", "not-your-turn", {})]


@prevents(R.TURN)
def test_who_can_do_nothing_passes() -> None:
    s = deadlock()
    assert list(choices(s, BLUE)) == [Pass()]
    assert why(s, BLUE, Play("house")) == [("4.A", "no-room-for-house", {})]
    assert why(s, BLUE, Propose("chapel")) == [("4.1", "no-room-for-piece", {"equipment": "chapel", "width": 1})]
    events = answer(s, Pass())
    assert told(events, "passed") == [{"seat": BLUE}]
    assert (s.idle, waiting(s)) == (1, (GREEN,))


def deadlock() -> Bastide:
    """Every strip has its house, all but the religious buildings is complete, and Blue holds three houses."""
    circles = [name for name, each in zip(CIRCLES, EQUIPMENT_AT, strict=True) if not each.width]
    owners = {circle: Seat(number % 3) for number, circle in enumerate(circles)}
    others = ("english-1", "english-1", "english-1")
    return town(3, houses=FULL, influences=owners, hands={GREEN: others, RED: others})


@allows(R.TILES)
def test_a_tile_is_drawn_for_every_tile_that_was_played() -> None:
    s = town(hands={BLUE: ("fire", "house", "house")})
    answer(s, Play("house"), Build("A1", 1, "ew"))
    assert waiting(s) == (CHANCE,)
    assert s.hands[BLUE] == ("fire", "house")
    events = play(s, CHANCE, Draw("english-3"))
    assert s.hands[BLUE] == ("english-3", "fire", "house")
    assert told(events, "drawn") == [{"seat": BLUE}]
    assert waiting(s) == (GREEN,)


@states(R.TILES)
def test_a_project_draws_no_tile() -> None:
    s = town()
    answer(s, Propose("R1"))
    bids(s, 0, 0, 0, 0, 0)
    assert [len(hand) for hand in s.hands] == [3] * 5
    assert waiting(s) == (GREEN,)


@refuses(R.TILES)
def test_one_plays_only_what_one_holds() -> None:
    s = town(hands={BLUE: ("english-2", "house", "house")}, houses=["A1.1"])
    held = {"tiles": ("english-2", "house", "house")}
    assert why(s, BLUE, Play("fire")) == [("4.6", "not-in-hand", held)]
    assert why(s, BLUE, Play("nonsense")) == [("4.6", "not-in-hand", held)]
    assert why(s, BLUE, Play("english-1")) == [("4.6", "not-in-hand", held)]


@prevents(R.TILES)
def test_one_plays_one_tile_a_turn() -> None:
    s = town()
    answer(s, Play("house"), Build("A1", 1, "ew"))
    play(s, CHANCE, Draw("house"))
    assert why(s, BLUE, Play("house")) == [("T", "not-your-turn", {})]


@allows(R.SAFETY)
@allows(R.TILES)
def test_an_empty_bag_gives_nothing_and_the_hand_stays_short() -> None:
    s = town(3)
    s.bag = Pile()
    events = answer(s, Play("house"), Build("A1", 1, "ew"))
    assert told(events, "bag-empty") == [{"seat": BLUE}]
    assert s.hands[BLUE] == ("house", "house")
    s.agenda, s.active = (TakeTurn(BLUE),), BLUE
    s.bag = Pile((("fire", 2),))
    answer(s, Play("house"), Build("A1", 2, "ew"), Draw("fire"))
    assert s.hands[BLUE] == ("fire", "house")


@states(R.SAFETY)
def test_a_project_without_bids_is_as_good_as_a_pass() -> None:
    s = town()
    answer(s, Propose("church"), Build("A1", 1, "ew"))
    events = bids(s, 0, 0, 0, 0, 0)
    assert told(events, "project-failed") == [{"equipment": "church"}]
    assert s.idle == 1
    assert waiting(s) == (GREEN,)
