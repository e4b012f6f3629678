"""How promises ended: kept for the whole game from what the record tells."""

from __future__ import annotations

from beffroi.core.action import Action, Seat
from beffroi.core.engine import play
from beffroi.core.promises import ended_promises, no_promises
from beffroi.core.record import Record
from beffroi.core.seen import seen
from beffroi.games.bastide import GAME
from beffroi.games.bastide.rulebook import Accept, Bid, Offer, Propose
from beffroi.games.bastide.state import Bastide
from tests.games.bastide.towns import BLUE, GREEN, RED, town

PROMISED = ((RED, Offer(BLUE, 1, 0, "bid-3")), (BLUE, Accept(1)))
BROKEN = (*PROMISED, (RED, Bid(0)), (GREEN, Bid(0)), (BLUE, Bid(0)))


def record_of(*answers: tuple[Seat, Action], free_take_back: bool = False) -> Record[Bastide]:
    record: Record[Bastide] = Record(GAME, bidding(), free_take_back=free_take_back)
    for seat, action in answers:
        record.play(seat, action)
    return record


def bidding() -> Bastide:
    s = town(3, money={RED: 9, BLUE: 9, GREEN: 9})
    play(s, BLUE, Propose("R1"))
    return s


def on_the_sheet(record: Record[Bastide], seat: Seat) -> list[tuple[str, str]]:
    sheet = ended_promises(record).on(GAME.sheet(seen(GAME, record.state, GREEN)))
    return [(each.how, each.event.what) for each in sheet.seats[seat].promises]


def test_a_promise_stands_on_the_sheet_of_whoever_made_it_until_it_is_kept_or_broken() -> None:
    record = record_of(*PROMISED)
    assert on_the_sheet(record, BLUE) == [("open", "promised")]
    assert on_the_sheet(record, RED) == []


def test_how_it_ended_stays_on_the_sheet() -> None:
    record = record_of(*BROKEN)
    assert record.state.promises == ()
    assert on_the_sheet(record, BLUE) == [("broken", "promise-broken")]


def test_what_was_taken_back_never_happened() -> None:
    record = record_of(*PROMISED, (RED, Bid(0)), (GREEN, Bid(0)), (BLUE, Bid(3)), free_take_back=True)
    assert on_the_sheet(record, BLUE) == [("kept", "promise-kept")]
    record.rewind(BLUE)
    assert on_the_sheet(record, BLUE) == [("open", "promised")]


def test_a_record_without_promises_leaves_the_sheet_as_it_is() -> None:
    record = record_of()
    sheet = GAME.sheet(seen(GAME, record.state, None))
    assert no_promises(3).on(sheet) is sheet
    assert not any(seat.promises for seat in sheet.seats)


def test_a_promise_ends_on_no_other_sheet() -> None:
    record = record_of(*PROMISED, (RED, Bid(3)), (BLUE, Bid(3)), (GREEN, Bid(3)))
    assert list(map(len, ended_promises(record).by_seat)) == [1, 0, 0]
