"""A record replays to the same states, says in which line it is damaged, and knows what may be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.codec import encode, fingerprint
from beffroi.core.engine import play, waiting
from beffroi.core.entry import Answered, LetBack, Rewound, TookBack
from beffroi.core.host import Close, Resign, RunOut
from beffroi.core.model import BadInput, Event, Given, Refused, Step
from beffroi.core.record import Record
from beffroi.core.record_file import lines, load
from beffroi.core.sides import Sides
from tests.core.positions import ANN, BOB, CID, DOT, POOR, PURSE, bidding, finished, raising, sealed
from tests.support.find import find_any
from tests.toy import GAME
from tests.toy.rulebook import Add, Bid, Draw, FairOptions, Join, Offer, Propose, R, Take
from tests.toy.state import Fair, Gift
from tests.toy.steps import PassOn


class Peek(Step[Fair, Take], frozen=True):
    """One seat is asked something, and somebody is shown the card for it."""

    rule = R.DRAW
    takes = (Take,)
    asked: Seat
    shown: Seat

    def asks(self, s: Fair) -> tuple[Seat, ...]:
        return (self.asked,)

    def then(self, s: Fair, answers: Given[Take]) -> None:
        s.tell(R.DRAW, "drawn", (self.shown, {"card": "10"}), seat=self.asked)


class Whisper(Step[Fair, Propose], frozen=True):
    """On the floor: whoever speaks shows the card to the seat he speaks to."""

    rule = R.DRAW
    takes = (Propose,)

    def asks(self, s: Fair) -> tuple[Seat, ...]:
        return s.seats

    def then(self, s: Fair, answers: Given[Propose]) -> None:
        ((seat, word),) = answers
        s.tell(R.DRAW, "drawn", (word.to, {"card": "10"}), seat=seat)


def at(s: Fair) -> Record[Fair]:
    return Record(GAME, s)


def written(record: Record[Any]) -> bytes:
    return b"".join(lines(record))


def read(data: bytes) -> Record[Any]:
    return load(data, find_any)


def short_game() -> Record[Fair]:
    """A line of every kind: chance, sealed answers, one taken back and given again, talk, a raise."""
    record = Record.of_setup(GAME, 3)
    record.play(CHANCE, Draw("10"))
    record.play(ANN, Bid(700_000))
    record.take_back(ANN)
    record.play(BOB, Offer(CID, 5))
    record.play(ANN, Bid(600_000))
    record.play(BOB, Bid(2))
    record.play(CID, Bid(3))
    record.play(ANN, Add(5))
    return record


LINES = list(lines(short_game()))
WHOLE = b"".join(LINES)
START = b',"options":' + encode(FairOptions())


# Replaying


def test_a_record_of_a_set_up_replays_to_the_same_state_at_every_entry() -> None:
    record, again = short_game(), read(WHOLE)
    assert again.entries == record.entries
    assert again.state == record.state
    assert again.start == GAME.setup(3)


def test_a_record_of_a_position_replays_to_the_same_state_at_every_entry() -> None:
    record = at(sealed(bidding(4), (DOT, 7)))
    record.play(ANN, Bid(1))
    record.play(HOST, Resign(CID))
    again = read(written(record))
    assert again.start == sealed(bidding(4), (DOT, 7))
    assert again.entries == record.entries
    assert again.state == record.state


def test_what_is_loaded_is_saved_as_the_same_bytes() -> None:
    assert written(read(WHOLE)) == WHOLE


def test_a_record_without_answers_replays_to_its_start() -> None:
    options = FairOptions(rounds=2, talk=False)
    again = read(written(Record.of_setup(GAME, 4, options)))
    assert again.state == GAME.setup(4, options)
    assert again.entries == []


def test_a_record_of_a_set_up_keeps_the_options_and_not_the_position() -> None:
    header = msgspec.json.decode(next(lines(Record.of_setup(GAME, 3, POOR))))
    assert header["options"] == {"rounds": 4, "purse": 3, "talk": True}
    assert "position" not in header


def test_a_record_of_a_position_keeps_the_position_and_not_the_options() -> None:
    header = msgspec.json.decode(next(lines(at(bidding()))))
    assert header["position"] == msgspec.json.decode(encode(bidding()))
    assert "options" not in header


def test_every_record_names_its_game_its_revision_and_its_format() -> None:
    header = msgspec.json.decode(LINES[0])
    assert (header["beffroi"], header["game"], header["revision"], header["seats"]) == (1, "fair", 2, 3)


def test_every_entry_names_the_state_it_led_to() -> None:
    record = at(bidding())
    record.play(ANN, Bid(1))
    assert record.entries == [Answered(ANN, Bid(1), fingerprint(record.state))]
    record.take_back(ANN)
    assert record.entries[1:] == [TookBack(ANN, fingerprint(record.state))]


def test_a_record_tells_what_happened() -> None:
    events = Record.of_setup(GAME, 2).play(CHANCE, Draw("10"))
    assert events == [Event("drawn", R.DRAW, {"seat": ANN}, ((ANN, {"card": "10"}),))]


def test_what_is_refused_leaves_no_trace() -> None:
    record = at(bidding())
    record.play(ANN, Bid(1))
    kept, state = written(record), record.state
    for seat, action in ((BOB, Bid(PURSE + 1)), (ANN, Offer(BOB, 1)), (CHANCE, Draw("20")), (HOST, RunOut(ANN))):
        with pytest.raises(Refused):
            record.play(seat, action)
    assert written(record) == kept
    assert record.state is state


def test_a_state_that_was_reached_never_changes_afterwards() -> None:
    record = at(bidding())
    early, kept = record.state, encode(record.state)
    record.play(ANN, Bid(1))
    assert encode(early) == kept


def test_what_happens_to_a_position_elsewhere_leaves_its_record() -> None:
    s = bidding()
    record = at(s)
    play(s, BOB, Bid(2))
    record.play(ANN, Bid(1))
    assert read(written(record)).state == record.state


def test_a_game_that_is_over_takes_no_more_answers() -> None:
    with pytest.raises(Refused, match="game-is-over"):
        at(finished()).play(ANN, Bid(0))


# Damage

Damage = Callable[[list[bytes]], bytes]


def edited(number: int, old: bytes, new: bytes) -> Damage:
    """Changes some bytes of one line."""

    def edit(lines: list[bytes]) -> bytes:
        assert old in lines[number - 1]
        return b"".join([*lines[: number - 1], lines[number - 1].replace(old, new, 1), *lines[number:]])

    return edit


def replaced(number: int, line: bytes) -> Damage:
    return lambda lines: b"".join([*lines[: number - 1], line + b"\n", *lines[number:]])


def line_of(kind: str, seat: int, **fields: Any) -> bytes:
    return encode({"type": kind, "seat": seat, "hash": "0" * 32} | fields)


DAMAGES: dict[str, tuple[Damage, int]] = {
    "an empty file": (lambda _: b"", 1),
    "an empty first line": (lambda lines: b"\n" + b"".join(lines), 1),
    "an empty line in the middle": (replaced(3, b""), 3),
    "an empty line at the end": (lambda lines: b"".join(lines) + b"\n", len(LINES) + 1),
    "a truncated header": (lambda lines: lines[0][:-9], 1),
    "a truncated last line": (lambda lines: b"".join(lines)[:-9], len(LINES)),
    "two lines in one": (lambda lines: b"".join(lines).replace(b"\n", b"", 1), 1),
    "a line that is missing": (lambda lines: b"".join(lines[:2] + lines[3:]), 3),
    "a line written twice": (lambda lines: b"".join([*lines, lines[-1]]), len(LINES) + 1),
    "two lines in the wrong order": (lambda lines: b"".join([lines[0], lines[2], lines[1], *lines[3:]]), 2),
    "an unknown field in the header": (edited(1, b'"seats"', b'"colour":"red","seats"'), 1),
    "an unknown field in an entry": (edited(3, b'"seat"', b'"colour":"red","seat"'), 3),
    "a header without seats": (edited(1, b'"seats":3,', b""), 1),
    "a header without a start": (edited(1, START, b""), 1),
    "an entry without a seat": (edited(3, b'"seat":0,', b""), 3),
    "an entry without a hash": (replaced(3, b'{"type":"Answered","seat":0,"action":{"type":"Bid","amount":1}}'), 3),
    "an answer without an action": (replaced(3, line_of("Answered", 0)), 3),
    "an action that is taken back in the same line": (edited(4, b'"seat"', b'"action":{"type":"Close"},"seat"'), 4),
    "an entry of an unknown kind": (edited(3, b"Answered", b"Whispered"), 3),
    "a wrong hash in the header": (edited(1, b'"hash":"', b'"hash":"0'), 1),
    "a wrong hash in an entry": (edited(5, b'"hash":"', b'"hash":"0'), 5),
    "another number of seats": (edited(1, b'"seats":3', b'"seats":4'), 1),
    "another option": (edited(1, b'"rounds":4', b'"rounds":2'), 1),
    "an edited amount": (edited(3, b"700000", b"700001"), 3),
    "an edited card": (edited(2, b'"10"', b'"20"'), 2),
    "an impossible card": (edited(2, b'"10"', b'"40"'), 2),
    "an edited seat": (edited(6, b'"seat":0', b'"seat":1'), 6),
    "a seat that is none": (edited(6, b'"seat":0', b'"seat":9'), 6),
    "a seat written as a text": (edited(6, b'"seat":0', b'"seat":"0"'), 6),
    "an illegal amount": (edited(3, b"700000", b"1000001"), 3),
    "an answer that nobody asked for": (replaced(3, line_of("Answered", 0, action={"type": "Add", "amount": 1})), 3),
    "a taking back by somebody else": (edited(4, b'"seat":0', b'"seat":1'), 4),
    "bytes that are no text": (replaced(5, b"\xff\xfe\x00"), 5),
    "bytes that are no text inside a text": (edited(5, b'"hash":"', b'"hash":"\xff'), 5),
    "bytes that are no text in the header": (edited(1, b'"fair"', b'"\xff"'), 1),
    "a list": (replaced(2, b"[1,2,3]"), 2),
    "a list for a header": (replaced(1, b"[1,2,3]"), 1),
    "a number": (replaced(2, b"7"), 2),
    "a huge line": (replaced(6, b"x" * 5_000_000), 6),
    "a huge text in a line": (edited(6, b'"hash":"', b'"hash":"' + b"0" * 5_000_000), 6),
    "a huge number": (edited(6, b'"seat":0', b'"seat":' + b"9" * 5_000), 6),
}


@pytest.mark.parametrize(("damage", "number"), DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_record_says_in_which_line(damage: Damage, number: int) -> None:
    with pytest.raises(BadInput) as error:
        read(damage(LINES))
    assert error.value.why == "bad-record"
    assert error.value.facts["line"] == number
    assert error.value.facts["problem"]


UNUSABLE: dict[str, tuple[Damage, str]] = {
    "an unknown format": (edited(1, b'"beffroi":1', b'"beffroi":2'), "unknown-format"),
    "an unknown game": (edited(1, b'"fair"', b'"market"'), "unknown-game"),
    "an unknown revision": (edited(1, b'"revision":2', b'"revision":3'), "unknown-revision"),
    "a number of seats the game does not allow": (edited(1, b'"seats":3', b'"seats":9'), "wrong-seats"),
    "a negative number of seats": (edited(1, b'"seats":3', b'"seats":-3'), "wrong-seats"),
    "an unknown option": (edited(1, b'"talk"', b'"chat"'), "bad-options"),
    "a wrong option": (edited(1, b'"rounds":4', b'"rounds":"4"'), "bad-options"),
}


@pytest.mark.parametrize(("damage", "why"), UNUSABLE.values(), ids=UNUSABLE)
def test_a_header_this_program_cannot_use_says_why(damage: Damage, why: str) -> None:
    with pytest.raises(BadInput) as error:
        read(damage(LINES))
    assert error.value.why == why


@pytest.mark.parametrize(
    "action",
    [
        {"type": "Bet", "amount": 1},
        {"type": "Bid"},
        {"type": "Bid", "amount": "1"},
        {"type": "Bid", "amount": 1, "x": 1},
    ],
    ids=["unknown", "without a field", "of the wrong kind", "with an unknown field"],
)
def test_an_action_that_cannot_be_read_says_in_which_line(action: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as error:
        read(replaced(3, line_of("Answered", 0, action=action))(LINES))
    assert error.value.facts.get("line") == 3


@pytest.mark.parametrize("action", [b'{"type":"Bet","amount":1}', b'{"type":"Bid","amount":"1"}', b"null", b"[]", b"7"])
def test_an_action_that_cannot_be_read_is_bad_input(action: bytes) -> None:
    with pytest.raises(BadInput):
        read(edited(3, b'{"type":"Bid","amount":700000}', action)(LINES))


def test_a_line_nested_too_deep_says_in_which_line() -> None:
    with pytest.raises(BadInput):
        read(edited(3, b'{"type":"Bid","amount":700000}', b"[" * 100_000)(LINES))


def test_a_record_cut_anywhere_is_bad_input_or_a_shorter_record() -> None:
    whole = read(WHOLE).entries
    for cut in range(len(WHOLE)):
        try:
            entries = read(WHOLE[:cut]).entries
        except BadInput:
            continue
        assert entries == whole[: len(entries)]


def test_no_byte_of_a_record_can_be_changed_unnoticed() -> None:
    whole = read(WHOLE)
    for place in range(len(WHOLE)):
        changed = WHOLE[:place] + (b"7" if WHOLE[place : place + 1] != b"7" else b"8") + WHOLE[place + 1 :]
        with pytest.raises(BadInput):
            read(changed)
    assert read(WHOLE).entries == whole.entries


def test_a_record_needs_no_line_end_after_the_last_line() -> None:
    assert read(WHOLE[:-1]).entries == read(WHOLE).entries


def test_line_ends_of_another_system_do_no_harm() -> None:
    assert read(WHOLE.replace(b"\n", b"\r\n")).entries == read(WHOLE).entries


def position_record(**changes: Any) -> bytes:
    """A record of a position, with something else in its header."""
    return encode(msgspec.json.decode(next(lines(at(bidding())))) | changes)


def test_a_position_that_contradicts_its_rulebook_is_damage_in_the_first_line() -> None:
    s = bidding()
    s.purses[ANN] += 1
    with pytest.raises(BadInput, match="money-lost") as error:
        read(written(at(s)))
    assert error.value.facts["line"] == 1


def test_a_position_that_cannot_be_read_is_bad_input() -> None:
    with pytest.raises(BadInput) as error:
        read(position_record(position={"seats": [0, 1]}))
    assert error.value.why == "bad-state"


def test_a_position_that_was_edited_is_noticed() -> None:
    s = sealed(bidding(), (ANN, 1))
    with pytest.raises(BadInput, match="was reached"):
        read(position_record(position=msgspec.json.decode(encode(s))))


def test_the_seats_of_a_position_are_those_of_the_header() -> None:
    with pytest.raises(BadInput):
        read(position_record(seats=4))


def test_a_position_under_another_revision_is_refused() -> None:
    s = bidding()
    s.revision = 7
    with pytest.raises(BadInput):
        read(position_record(position=msgspec.json.decode(encode(s)), hash=fingerprint(s)))


def test_a_position_that_holds_the_answer_of_nobody_is_refused() -> None:
    s = sealed(bidding(), (Seat(9), 1))
    with pytest.raises(BadInput):
        read(written(at(s)))


def test_a_position_forged_beyond_what_an_audit_expects_is_damage_in_the_first_line() -> None:
    s = raising(3, (ANN, 600_000))
    s.sides = Sides((7, 1, 2))
    with pytest.raises(BadInput, match="IndexError") as error:
        read(written(at(s)))
    assert error.value.facts["line"] == 1


# Taking back


def refused_take_back(record: Record[Any], seat: Seat) -> bool:
    """Whether taking back is refused; then nothing may have changed."""
    kept, state = written(record), record.state
    can = record.can_take_back(seat)
    assert written(record) == kept
    assert record.state is state
    if can:
        return False
    with pytest.raises(Refused, match="T: cannot-take-back"):
        record.take_back(seat)
    assert written(record) == kept
    assert record.state is state
    return True


def same_but_id(s: Fair, other: Fair) -> bool:
    """Whether two states differ at most in the id of the step being asked."""
    draft = s.copy()
    draft.opened = other.opened
    return draft == other


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    assert refused_take_back(at(bidding()), ANN)


def test_a_seat_may_take_back_its_last_answer() -> None:
    record = at(raising(3, (ANN, 600_000)))
    record.play(ANN, Add(5))
    record.take_back(ANN)
    assert same_but_id(record.state, record.start)
    assert waiting(record.state) == (ANN,)


def test_a_seat_may_take_back_a_sealed_answer() -> None:
    record = at(sealed(bidding(), (BOB, 2)))
    record.play(ANN, Bid(1))
    record.take_back(ANN)
    assert record.state.held == ((BOB, Bid(2)),)
    assert waiting(record.state) == (ANN, CID)


def test_what_sealing_had_closed_is_open_again() -> None:
    record = at(bidding())
    record.play(ANN, Offer(BOB, 5))
    record.play(ANN, Bid(1))
    record.take_back(ANN)
    assert record.state.gifts == (Gift(ANN, BOB, 5),)


def test_a_sealed_answer_is_taken_back_whole_however_often_it_was_changed() -> None:
    record = at(bidding())
    for amount in (1, 2, 3):
        record.play(ANN, Bid(amount))
    record.take_back(ANN)
    assert record.state.held == ()
    assert refused_take_back(record, ANN)


def test_nobody_notices_by_taking_back_that_another_has_changed_a_sealed_answer() -> None:
    record = at(sealed(bidding(), (BOB, 2)))
    record.play(ANN, Bid(1))
    record.play(BOB, Bid(3))
    assert record.undoer == ANN
    record.take_back(ANN)
    assert record.state.held == ((BOB, Bid(3)),)
    assert refused_take_back(record, BOB)


def test_a_fork_goes_its_own_way() -> None:
    record = at(bidding())
    record.play(ANN, Bid(1))
    kept, fork = written(record), record.fork()
    fork.take_back(ANN)
    assert written(record) == kept
    assert record.undoer == ANN
    assert fork.undoer is None


def test_a_record_keeps_the_seed_of_its_dice_and_what_was_promised_before() -> None:
    record = at(bidding())
    record.table, record.commitment, record.seed = "table", "promise", "seed"
    again = read(written(record))
    assert (again.table, again.commitment, again.seed) == ("table", "promise", "seed")


def test_what_was_answered_anew_may_be_taken_back_anew() -> None:
    record = at(bidding())
    for amount in (1, 2):
        record.play(ANN, Bid(amount))
        record.take_back(ANN)
    assert same_but_id(record.state, record.start)
    assert refused_take_back(record, ANN)


def test_the_answer_that_ended_the_game_may_be_taken_back() -> None:
    s = raising(3, (ANN, 600_000))
    s.agenda, s.round = (s.agenda[0], PassOn()), s.options.rounds
    record = at(s)
    record.play(ANN, Add(5))
    assert GAME.result(record.state) is not None
    record.take_back(ANN)
    assert GAME.result(record.state) is None


@pytest.mark.parametrize("seat", [BOB, CID, CHANCE, HOST, Seat(9)])
def test_nobody_takes_back_the_answer_of_another(seat: Seat) -> None:
    record = at(bidding())
    record.play(ANN, Bid(1))
    assert refused_take_back(record, seat)


def test_nothing_is_taken_back_once_another_seat_has_answered() -> None:
    record = at(bidding())
    record.play(ANN, Bid(1))
    record.play(BOB, Bid(2))
    assert refused_take_back(record, ANN)
    assert not refused_take_back(record, BOB)


def test_nothing_is_taken_back_once_chance_has_answered() -> None:
    s = raising(3, (ANN, 600_000))
    s.agenda = (s.agenda[0], PassOn())
    record = at(s)
    record.play(ANN, Add(5))
    assert waiting(record.state) == (CHANCE,)
    assert not refused_take_back(record, ANN)
    record.play(CHANCE, Draw("20"))
    assert refused_take_back(record, ANN)


@pytest.mark.parametrize("seat", [CHANCE, HOST])
def test_neither_chance_nor_the_host_takes_anything_back(seat: Seat) -> None:
    record = Record.of_setup(GAME, 3)
    record.play(CHANCE, Draw("10"))
    record.play(HOST, Resign(CID))
    assert refused_take_back(record, seat)


def test_nothing_is_taken_back_once_sealed_answers_are_shown() -> None:
    record = at(sealed(bidding(), (ANN, 600_000), (BOB, 2)))
    record.play(CID, Bid(3))
    for seat in (ANN, BOB, CID):
        assert refused_take_back(record, seat)


def test_nothing_is_taken_back_once_its_seat_was_shown_something_private() -> None:
    s = bidding()
    s.next(Peek(ANN, shown=ANN))
    record = at(s)
    record.play(ANN, Take(BOB))
    assert refused_take_back(record, ANN)


def test_earlier_answers_are_not_taken_back_either_once_something_private_was_shown() -> None:
    s = raising(3, (ANN, 600_000))
    s.agenda = (s.agenda[0], Peek(ANN, shown=ANN), *s.agenda[1:])
    record = at(s)
    record.play(ANN, Add(5))
    assert not refused_take_back(record, ANN)
    record.play(ANN, Take(BOB))
    assert refused_take_back(record, ANN)


def test_what_others_were_shown_does_not_block() -> None:
    s = bidding()
    s.next(Peek(ANN, shown=BOB))
    record = at(s)
    record.play(ANN, Take(BOB))
    assert not refused_take_back(record, ANN)


def test_nothing_is_taken_back_once_a_hidden_card_lies_open() -> None:
    record = at(raising(3, (BOB, 600_000)))  # only Ann knows the card until it is sold
    (sold,) = record.play(BOB, Add(0))
    assert sold.facts["card"] == "10"
    assert refused_take_back(record, BOB)


def test_talk_since_stays_said_and_does_not_block() -> None:
    record = at(bidding())
    record.play(ANN, Bid(1))
    record.play(BOB, Offer(CID, 5))
    record.play(CID, Take(BOB))
    record.play(BOB, Offer(CID, 7))
    record.take_back(ANN)
    assert record.state.held == ()
    assert record.state.gifts == (Gift(BOB, CID, 7),)
    assert record.state.purses == [PURSE, PURSE - 5, PURSE + 5]


def test_talk_before_a_change_of_an_answer_that_is_taken_back_stays_said_once() -> None:
    record = at(bidding())
    record.play(ANN, Bid(1))
    record.play(BOB, Offer(CID, 5))
    record.play(ANN, Bid(2))
    record.take_back(ANN)
    assert record.state.gifts == (Gift(BOB, CID, 5),)
    assert record.state.said == [0, 1, 0]


def test_talk_that_depended_on_an_answer_keeps_it_from_being_taken_back() -> None:
    record = at(raising(3, (ANN, 600_000)))
    record.play(ANN, Add(5))
    assert not refused_take_back(record, ANN)
    record.play(BOB, Offer(CID, 5))  # offers are open during the bid only, and the bid came with the raise
    assert refused_take_back(record, ANN)


def test_talk_itself_is_not_taken_back() -> None:
    record = at(bidding())
    record.play(BOB, Offer(CID, 5))
    assert refused_take_back(record, BOB)


def test_an_alliance_said_before_the_answer_outlives_its_taking_back() -> None:
    record = at(bidding(4))
    record.play(ANN, Propose(BOB))
    record.play(BOB, Join(ANN))
    record.play(ANN, Bid(1))
    record.take_back(ANN)
    assert record.state.sides.members(ANN) == (ANN, BOB)


def test_what_a_speaker_is_shown_does_not_block_another() -> None:
    s = bidding()
    s.floor = (Whisper(),)
    record = at(s)
    record.play(ANN, Bid(1))
    record.play(BOB, Propose(BOB))
    assert not refused_take_back(record, ANN)


def test_what_a_seat_is_shown_on_the_floor_blocks_it() -> None:
    s = bidding()
    s.floor = (Whisper(),)
    record = at(s)
    record.play(ANN, Bid(1))
    record.play(BOB, Propose(ANN))
    assert refused_take_back(record, ANN)


@pytest.mark.parametrize("word", [Resign(DOT), RunOut(DOT), Close()])
def test_nothing_is_taken_back_after_the_hosts_word(word: Action) -> None:
    record = at(bidding(4))
    record.play(ANN, Bid(1))
    record.play(HOST, word)
    assert refused_take_back(record, ANN)


def test_a_record_grows_by_one_entry_with_every_answer_and_every_taking_back() -> None:
    record, versions = at(bidding()), []
    for _ in range(2):
        record.play(ANN, Bid(1))
        versions.append(len(record.entries))
        record.take_back(ANN)
        versions.append(len(record.entries))
    assert versions == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("s", "action"), [(bidding(), Bid(1)), (raising(3, (ANN, 600_000)), Add(5))], ids=["sealed", "alone"]
)
def test_a_late_answer_to_a_question_before_a_taking_back_cannot_hit_the_one_after(s: Fair, action: Action) -> None:
    record = at(s)
    ids = {record.state.opened}
    for _ in range(3):
        record.play(ANN, action)
        ids.add(record.state.opened)
        record.take_back(ANN)
        assert record.state.opened == max(ids) + 1
        ids.add(record.state.opened)


def test_a_record_with_answers_taken_back_replays_to_the_same_hashes() -> None:
    record = at(bidding())
    record.play(ANN, Bid(1))
    record.play(BOB, Offer(CID, 5))
    record.play(ANN, Bid(2))
    record.take_back(ANN)
    record.play(ANN, Bid(3))
    again = read(written(record))
    assert [entry.hash for entry in again.entries] == [entry.hash for entry in record.entries]
    assert encode(again.state) == encode(record.state)


def test_what_may_be_taken_back_is_the_same_after_loading() -> None:
    record = at(bidding())
    record.play(ANN, Bid(1))
    record.play(ANN, Bid(2))
    again = read(written(record))
    again.take_back(ANN)
    assert refused_take_back(again, ANN)


# Going back to one's own last decision, where that was agreed


def two_rounds() -> Record[Fair]:
    """Everybody has bid, Ann has raised, and chance has turned the card of the next round."""
    s = raising(3, (ANN, 600_000))
    s.agenda = (s.agenda[0], PassOn())
    record: Record[Fair] = Record(GAME, s, free_take_back=True)
    record.play(ANN, Add(5))
    record.play(CHANCE, Draw("20"))
    return record


def test_a_seat_rewinds_to_its_last_decision_across_chance() -> None:
    record = two_rounds()
    record.rewind(ANN)
    assert same_but_id(record.state, record.start)
    assert record.entries[-1] == Rewound(ANN, fingerprint(record.state))


def test_a_seat_rewinds_across_the_answers_of_others_and_what_was_said() -> None:
    record: Record[Fair] = Record(GAME, bidding(), free_take_back=True)
    record.play(ANN, Bid(1))
    record.play(BOB, Offer(CID, 5))
    record.play(BOB, Bid(2))
    record.rewind(ANN)
    assert same_but_id(record.state, record.start)


def test_a_seat_rewinds_as_often_as_it_has_decided() -> None:
    record = two_rounds()
    record.play(ANN, Bid(1))
    record.rewind(ANN)
    assert record.last_decision(ANN) == 0
    record.rewind(ANN)
    assert same_but_id(record.state, record.start)
    assert record.last_decision(ANN) is None


def test_what_was_taken_back_is_no_decision_any_more() -> None:
    record = two_rounds()
    record.play(ANN, Bid(1))
    record.take_back(ANN)
    assert record.last_decision(ANN) == 0


def test_a_late_answer_to_the_question_before_a_rewind_answers_nothing() -> None:
    record = two_rounds()
    asked = record.state.opened
    record.rewind(ANN)
    assert record.state.opened > asked


@pytest.mark.parametrize("seat", [BOB, CHANCE, HOST, Seat(9)])
def test_nobody_rewinds_who_has_decided_nothing(seat: Seat) -> None:
    record = two_rounds()
    kept = written(record)
    with pytest.raises(Refused, match="T: cannot-take-back"):
        record.rewind(seat)
    assert written(record) == kept


def test_nobody_rewinds_where_it_was_not_agreed() -> None:
    record = at(bidding())
    record.play(ANN, Bid(1))
    with pytest.raises(Refused, match="T: cannot-take-back"):
        record.rewind(ANN)


def test_nobody_rewinds_across_what_the_host_has_said() -> None:
    record = two_rounds()
    record.play(HOST, Resign(CID))
    assert record.last_decision(ANN) is None


def test_nobody_rewinds_a_game_that_is_over() -> None:
    s = raising(3, (ANN, 600_000))
    s.agenda, s.round = (s.agenda[0], PassOn()), s.options.rounds
    record: Record[Fair] = Record(GAME, s, free_take_back=True)
    record.play(ANN, Add(5))
    assert record.last_decision(ANN) is None


def test_a_fork_rewinds_without_its_origin() -> None:
    record = two_rounds()
    fork = record.fork()
    fork.rewind(ANN)
    assert record.last_decision(ANN) == 0


def test_a_record_with_a_rewind_replays_to_the_same_state_at_every_entry() -> None:
    record = two_rounds()
    record.rewind(ANN)
    record.play(ANN, Add(6))
    again = read(written(record))
    assert again.entries == record.entries
    assert again.state == record.state
    assert written(again) == written(record)


def test_a_record_that_rewinds_without_having_agreed_to_it_is_damaged() -> None:
    record = two_rounds()
    record.rewind(ANN)
    with pytest.raises(BadInput, match="bad-record"):
        read(written(record).replace(b',"free_take_back":true', b""))


# The others let somebody go back


def three_bids() -> Record[Fair]:
    """Nobody has agreed on anything; Ann has bid, Bob has bid, Cid is still asked."""
    record: Record[Fair] = Record(GAME, bidding())
    record.play(ANN, Bid(1))
    record.play(BOB, Bid(2))
    return record


def test_the_others_let_a_seat_go_back_across_their_answers() -> None:
    record = three_bids()
    assert record.askers == (ANN,)
    record.let_back(ANN)
    assert same_but_id(record.state, record.start)
    assert record.entries[-1] == LetBack(ANN, fingerprint(record.state))


def test_whoever_can_take_back_alone_asks_nobody() -> None:
    record = three_bids()
    assert record.undoers == (BOB,)
    assert BOB not in record.askers


def test_nobody_is_let_back_once_something_hidden_was_shown() -> None:
    record = three_bids()
    record.play(CID, Bid(0))
    assert record.askers == ()
    with pytest.raises(Refused, match="T: cannot-take-back"):
        record.let_back(ANN)


def test_nobody_is_let_back_across_chance() -> None:
    s = raising(3, (ANN, 600_000))
    s.agenda = (s.agenda[0], PassOn())
    record: Record[Fair] = Record(GAME, s)
    record.play(ANN, Add(5))
    record.play(CHANCE, Draw("20"))
    assert record.askers == ()


def test_nobody_is_let_back_where_going_back_is_free() -> None:
    record = two_rounds()
    assert record.askers == ()
    with pytest.raises(Refused):
        record.let_back(ANN)


def test_a_record_in_which_somebody_was_let_back_replays_to_the_same_state_at_every_entry() -> None:
    record = three_bids()
    record.let_back(ANN)
    record.play(ANN, Bid(3))
    again = read(written(record))
    assert again.entries == record.entries
    assert again.state == record.state


def test_a_record_that_goes_back_by_consent_across_what_was_hidden_is_damaged() -> None:
    record = three_bids()
    record.let_back(ANN)
    lines = written(record).splitlines()
    shown = three_bids()
    shown.play(CID, Bid(0))
    with pytest.raises(BadInput, match="bad-record"):
        read(b"\n".join([*written(shown).splitlines(), lines[-1]]))
