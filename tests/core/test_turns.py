"""What every seat did in its last turn: entries by number, nothing sealed, nothing taken back."""

from __future__ import annotations

from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.host import Resign
from beffroi.core.record import Record
from beffroi.core.turns import LastTurns, last_turns, no_turns
from beffroi.games.cathedral import GAME as CATHEDRAL
from beffroi.games.cathedral.rulebook import DARK, LIGHT
from beffroi.games.cathedral.state import Cathedral
from beffroi.games.leonardo import GAME as LEONARDO
from tests.core.positions import ANN, BOB, CID, bidding
from tests.support.cases import Case, walk
from tests.toy import GAME
from tests.toy.rulebook import Bid, Draw, Offer
from tests.toy.state import Fair

MOVES = ((LIGHT, "CAnD4"), (DARK, "TAnJ1"), (LIGHT, "TAnJ10"), (DARK, "TAnH1"))


def city() -> Record[Cathedral]:
    record = Record(CATHEDRAL, CATHEDRAL.setup(), CATHEDRAL.options(), free_take_back=True)
    for seat, move in MOVES:
        record.play(seat, CATHEDRAL.read(move))
    return record


def fair(*answers: tuple[Seat, Action]) -> Record[Fair]:
    record = Record(GAME, bidding())
    for seat, action in answers:
        record.play(seat, action)
    return record


def test_every_seat_has_its_last_turn() -> None:
    record = city()
    assert last_turns(record) == LastTurns(((2,), (3,)), DARK)


def test_what_was_taken_back_was_never_done() -> None:
    record = city()
    record.take_back(DARK)
    assert last_turns(record).by_seat == ((2,), (1,))


def test_a_rewind_goes_back_across_the_others() -> None:
    record = city()
    record.rewind(LIGHT)
    assert last_turns(record).by_seat == ((0,), (1,))


def test_a_sealed_answer_is_nobodys_turn_until_it_is_shown() -> None:
    record = fair((ANN, Bid(1)), (CID, Bid(2)), (ANN, Bid(3)))
    assert last_turns(record).by_seat == ((), (), ())
    record.play(BOB, Bid(0))
    assert last_turns(record).by_seat == ((2,), (3,), (1,))


def test_talk_and_the_host_take_no_turn() -> None:
    record = fair((ANN, Offer(BOB, 5)), (HOST, Resign(CID)))
    assert last_turns(record).by_seat == ((), (), ())


def test_a_turn_holds_what_chance_answered_in_it() -> None:
    case = Case(LEONARDO, 3, LEONARDO.options())
    record = Record.of_setup(LEONARDO, 3)
    for _, ply in zip(range(200), walk(case, 3, talk=False), strict=False):
        record.play(ply.seat, ply.action)
    turns = last_turns(record).by_seat
    seats = [{record.entries[number].seat for number in turn} for turn in turns]
    assert all(seat in found <= {seat, CHANCE} for seat, found in enumerate(seats))
    assert any(CHANCE in found for found in seats)


def test_move_by_move_it_is_the_same_as_from_the_record() -> None:
    record, turns = fair(), no_turns(3)
    for seat, action in ((ANN, Bid(1)), (BOB, Bid(2)), (CID, Bid(3)), (CHANCE, Draw("20")), (BOB, Bid(0))):
        before = record.state
        record.play(seat, action)
        turns = turns.after(len(record.entries) - 1, record.entries[-1], before, record.state)  # type: ignore[arg-type]
    assert turns == last_turns(record)
