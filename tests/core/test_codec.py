"""The strict way in and out: what is read is exactly what could have been written."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from beffroi.core.action import Action
from beffroi.core.codec import codec_of, encode, fingerprint
from beffroi.core.host import Close, Resign
from beffroi.core.model import BadInput, Result
from tests.core.positions import ANN, BOB, allied, bidding, finished, raising, sealed
from tests.toy import GAME
from tests.toy.rulebook import Bid, Draw, FairOptions, Offer
from tests.toy.state import Fair, Gift
from tests.toy.steps import RaiseBid

CODEC = codec_of(GAME)
BIG = 2**100 + 1
POSITIONS = [bidding(), sealed(bidding(4), (ANN, 5), (BOB, 7)), raising(3, (ANN, 600_000)), allied(3, ANN, BOB)]


def written(s: Fair, **changes: Any) -> bytes:
    """A state in writing, with some of its fields changed."""
    return encode(msgspec.json.decode(encode(s)) | changes)


def nested(field: str, **changes: Any) -> bytes:
    """A state in writing, with something changed inside one of its fields."""
    s = bidding()
    s.gifts = (Gift(ANN, BOB, 5),)
    s.result = Result("closed", (1, 1, 1), (0, 0, 0))
    value = msgspec.json.decode(encode(s))[field]
    return written(s, **{field: [value[0] | changes] if isinstance(value, list) else value | changes})


# Actions


@pytest.mark.parametrize(
    "action", [Bid(5), Draw("10"), Offer(BOB, 3), Resign(ANN), Close(), Bid(BIG), Bid(-BIG)], ids=str
)
def test_an_action_that_is_written_is_read_as_the_same(action: Action) -> None:
    assert CODEC.action(encode(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"Bid","amount":5,"purse":9}',
        '{"type":"Bid","amount":"5"}',
        '{"type":"Bid","amount":5.0}',
        '{"type":"Bid","amount":5.5}',
        '{"type":"Bid","amount":true}',
        '{"type":"Bid","amount":null}',
        '{"type":"Bid","amount":[5]}',
        '{"type":"Bid","amount":1e400}',
        '{"type":"Bid"}',
        '{"type":"Draw","card":10}',
        '{"type":"Bet","amount":5}',
        '{"type":"bid","amount":5}',
        '{"type":"Action"}',
        '{"type":5,"amount":5}',
        '{"amount":5}',
        '["Bid",5]',
        '"Bid"',
        "null",
        "{}",
        "",
        "Bid 5",
        '{"type":"Bid","amount":5',
        '{"type":"Bid","amount":5}{}',
    ],
    ids=str,
)
def test_what_is_not_exactly_an_action_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as error:
        CODEC.action(text.encode())
    assert error.value.why == "bad-action"
    assert error.value.facts["problem"]


@pytest.mark.parametrize(
    "data", [b"\xff", b'{"type":"Draw","card":"\xff"}', b'{"type":"Draw","card":"\\ud800"}'], ids=repr
)
def test_bytes_that_are_no_text_are_refused(data: bytes) -> None:
    with pytest.raises(BadInput):
        CODEC.action(data)


def test_a_number_of_five_thousand_digits_is_refused() -> None:
    with pytest.raises(BadInput, match="out of range"):
        CODEC.action(b'{"type":"Bid","amount":%s}' % (b"9" * 5000))


# Options


def test_options_that_are_written_are_read_as_the_same() -> None:
    options = FairOptions(rounds=2, purse=3, talk=False)
    assert CODEC.options(encode(options)) == options


def test_options_that_are_left_out_have_their_defaults() -> None:
    assert CODEC.options(b'{"rounds":2}') == FairOptions(rounds=2)


@pytest.mark.parametrize(
    "text",
    [
        '{"rounds":5}',
        '{"rounds":"2"}',
        '{"rounds":2.0}',
        '{"rounds":true}',
        '{"talk":1}',
        '{"talk":"true"}',
        '{"talk":null}',
        '{"speed":1}',
        "[2,3,true]",
        "null",
        "",
        '{"rounds":2',
        '"\udcff"',
    ],
    ids=repr,
)
def test_what_is_not_exactly_options_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as error:
        CODEC.options(text.encode(errors="surrogateescape"))
    assert error.value.why == "bad-options"


# States


@pytest.mark.parametrize("s", [*POSITIONS, finished()], ids=["bidding", "sealed", "raising", "allied", "finished"])
def test_a_state_that_is_written_is_read_as_the_same(s: Fair) -> None:
    assert CODEC.state(encode(s)) == s
    assert encode(CODEC.state(encode(s))) == encode(s)


def test_steps_and_answers_are_read_as_what_they_were() -> None:
    read = CODEC.state(encode(sealed(raising(3, (ANN, 600_000)), (ANN, 5))))
    assert isinstance(read.agenda[0], RaiseBid)
    assert read.agenda[0].bids == ((ANN, 600_000),)
    assert read.held == ((ANN, Bid(5)),)
    assert hash(read.agenda) == hash(raising(3, (ANN, 600_000)).agenda)


def test_numbers_of_a_hundred_bits_come_back_whole() -> None:
    s = sealed(raising(3, (ANN, BIG)), (BOB, BIG))
    s.purses[BOB] = BIG
    read = CODEC.state(encode(s))
    assert read.agenda[0].bids == ((ANN, BIG),)
    assert read.held == ((BOB, Bid(BIG)),)
    assert read.purses[BOB] == BIG


BAD_STATES: dict[str, dict[str, Any]] = {
    "unknown field": {"colour": "red"},
    "text for a number": {"round": "1"},
    "fraction for a number": {"round": 1.0},
    "yes for a number": {"round": True},
    "nothing for a number": {"round": None},
    "number for a text": {"card": 10},
    "text in a list of numbers": {"purses": [1, "2", 3]},
    "text for a list": {"purses": "123"},
    "unknown step": {"agenda": [{"type": "SecondBid"}]},
    "step without a name": {"agenda": [{}]},
    "step with an unknown field": {"agenda": [{"type": "FirstBid", "again": True}]},
    "step without a field": {"agenda": [{"type": "RaiseBid"}]},
    "text in a step": {"agenda": [{"type": "Ruin", "side": "1"}]},
    "fraction in a step": {"agenda": [{"type": "Ruin", "side": 1.0}]},
    "yes in a step": {"agenda": [{"type": "Ruin", "side": True}]},
    "text in a pair in a step": {"agenda": [{"type": "RaiseBid", "bids": [[0, "5"]]}]},
    "pair of three in a step": {"agenda": [{"type": "RaiseBid", "bids": [[0, 5, 6]]}]},
    "no step at all": {"agenda": ["FirstBid"]},
    "agenda that is no list": {"agenda": {"type": "FirstBid"}},
    "action on the agenda": {"agenda": [{"type": "Bid", "amount": 1}]},
    "unknown step on the floor": {"floor": [{"type": "Market"}]},
    "floor step with an unknown field": {"floor": [{"type": "Gifts", "open": True}]},
    "unknown answer": {"held": [[0, {"type": "Bet", "amount": 1}]]},
    "answer with an unknown field": {"held": [[0, {"type": "Bid", "amount": 1, "secret": True}]]},
    "answer without a field": {"held": [[0, {"type": "Bid"}]]},
    "text in an answer": {"held": [[0, {"type": "Bid", "amount": "1"}]]},
    "fraction in an answer": {"held": [[0, {"type": "Bid", "amount": 1.0}]]},
    "yes in an answer": {"held": [[0, {"type": "Bid", "amount": True}]]},
    "answer of nobody": {"held": [[{"type": "Bid", "amount": 1}]]},
    "answer of a name": {"held": [["Ann", {"type": "Bid", "amount": 1}]]},
    "unknown option": {"options": {"speed": 1}},
    "wrong option": {"options": {"rounds": 5}},
}


@pytest.mark.parametrize("changes", BAD_STATES.values(), ids=BAD_STATES)
def test_what_is_not_exactly_a_state_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as error:
        CODEC.state(written(bidding(), **changes))
    assert error.value.why == "bad-state"


@pytest.mark.parametrize("field", ["seats", "options", "sides", "purses", "pile", "first"])
def test_a_state_without_a_field_it_needs_is_refused(field: str) -> None:
    fields = msgspec.json.decode(encode(bidding()))
    del fields[field]
    with pytest.raises(BadInput, match=f"missing required field `{field}`"):
        CODEC.state(encode(fields))


@pytest.mark.parametrize("data", [b"", b"null", b"[]", b"7", b"\xff", encode(bidding())[:-1]], ids=repr)
def test_what_is_no_object_is_no_state(data: bytes) -> None:
    with pytest.raises(BadInput):
        CODEC.state(data)


@pytest.mark.parametrize("field", ["pile", "sides", "result", "gifts"])
def test_an_unknown_field_is_refused_wherever_it_is(field: str) -> None:
    with pytest.raises(BadInput):
        CODEC.state(nested(field, colour="red"))


def test_a_state_at_rest_has_told_nothing() -> None:
    with pytest.raises(BadInput):
        CODEC.state(written(bidding(), told=[]))


def test_a_state_nested_too_deep_is_refused() -> None:
    with pytest.raises(BadInput):
        CODEC.state(b'{"agenda":' + b"[" * 100_000)


# Codecs and hashes


def test_the_codec_of_a_game_is_made_once() -> None:
    assert codec_of(GAME) is codec_of(GAME)


def test_a_fingerprint_never_changes() -> None:
    assert fingerprint(GAME.setup(3)) == "a06dde6e6fc74ed7bd2556c917dbab5d"
    assert fingerprint(sealed(bidding(4), (ANN, 5), (BOB, 7))) == "5599cd877529adafd16d45fe3e173fca"


def test_equal_states_have_the_same_fingerprint() -> None:
    assert fingerprint(bidding()) == fingerprint(bidding().copy()) == fingerprint(CODEC.state(encode(bidding())))


def test_every_difference_gives_another_fingerprint() -> None:
    different = [*POSITIONS, finished(), sealed(bidding(4), (ANN, 5), (BOB, 8)), sealed(bidding(4), (ANN, 5))]
    assert len({fingerprint(s) for s in different}) == len(different)


def test_what_has_its_default_is_not_written() -> None:
    fields = msgspec.json.decode(encode(GAME.setup()))
    assert not {"held", "result", "told", "revision", "gifts"} & set(fields)
