"""Moves and positions in writing, for games that have no notation of their own."""

from __future__ import annotations

import msgspec
import pytest

from beffroi.core.action import Action
from beffroi.core.host import Close, Resign, TimeUp
from beffroi.core.model import BadInput, Broken
from beffroi.core.notation import read_action, read_position, write_action, write_position
from tests.core.positions import ANN, BOB, CID, allied, bidding, finished, raising, sealed
from tests.toy import GAME
from tests.toy.rulebook import Add, Bid, Draw, Join, Offer, Propose, Take
from tests.toy.state import Fair

MOVES: list[tuple[Action, str]] = [
    (Draw("10"), 'Draw "10"'),
    (Draw("ox"), "Draw ox"),
    (Draw("true"), 'Draw "true"'),
    (Bid(5), "Bid 5"),
    (Bid(2**100), f"Bid {2**100}"),
    (Add(0), "Add 0"),
    (Offer(BOB, 10), "Offer 1 10"),
    (Take(CID), "Take 2"),
    (Propose(ANN), "Propose 0"),
    (Join(BOB), "Join 1"),
    (Resign(BOB), "Resign 1"),
    (TimeUp(), "TimeUp"),
    (Close(), "Close"),
]


@pytest.mark.parametrize(("action", "text"), MOVES)
def test_a_move_is_written_as_its_name_and_its_values(action: Action, text: str) -> None:
    assert write_action(action) == text


@pytest.mark.parametrize(("action", "text"), MOVES)
def test_a_move_that_was_written_is_read_as_the_same_move(action: Action, text: str) -> None:
    assert read_action(GAME, text) == action


@pytest.mark.parametrize("text", ["bid 5", "BID 5", "  Bid   5 ", "Bid\t5"])
def test_capitals_and_spaces_do_not_matter(text: str) -> None:
    assert read_action(GAME, text) == Bid(5)


@pytest.mark.parametrize(
    "text",
    [
        *("", "  ", "5", "Bet 5", "Action", "Bid", "Bid 5 6", "Bid five", "Bid 5.0", 'Bid "5"', "Bid true", "Bid null"),
        *("Bid [5]", "Bid {}", "Bid " + "9" * 5000, "Draw 10", "Close now"),
    ],
    ids=lambda text: text[:10] or "nothing",
)
def test_what_is_no_move_is_bad_input_that_repeats_it(text: str) -> None:
    with pytest.raises(BadInput) as error:
        read_action(GAME, text)
    assert error.value.why == "bad-move"
    assert error.value.facts == {"move": text}


@pytest.mark.parametrize("text", ["Draw \ud800", "Bid " + "[" * 100_000], ids=["half a character", "deep"])
def test_no_text_whatever_is_more_than_bad_input(text: str) -> None:
    with pytest.raises(BadInput):
        read_action(GAME, text)


@pytest.mark.parametrize(
    "s",
    [bidding(), sealed(bidding(4), (ANN, 5), (CID, 7)), raising(3, (ANN, 600_000)), allied(4, ANN, CID), finished()],
    ids=["bidding", "sealed", "raising", "allied", "finished"],
)
def test_any_position_is_written_on_one_line_and_read_again(s: Fair) -> None:
    text = write_position(s)
    assert "\n" not in text
    assert read_position(GAME, text) == s


def test_a_position_that_contradicts_its_rulebook_is_broken() -> None:
    s = bidding()
    s.purses[ANN] += 1
    with pytest.raises(Broken, match="money-lost"):
        read_position(GAME, write_position(s))


@pytest.mark.parametrize("text", ["", "nothing", "{}", "[]", '{"seats":[0,1]}', '{"seats":'])
def test_what_is_no_position_is_bad_input(text: str) -> None:
    with pytest.raises(BadInput) as error:
        read_position(GAME, text)
    assert error.value.why == "bad-state"


def test_half_a_character_is_no_position() -> None:
    with pytest.raises(BadInput):
        read_position(GAME, "\ud800")


def test_a_position_is_plain_json() -> None:
    assert msgspec.json.decode(write_position(bidding()))["agenda"] == [{"type": "FirstBid"}, {"type": "PassOn"}]
