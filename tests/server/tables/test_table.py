"""A table as data: who may look, sit, speak and close, as it stands."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from beffroi.server.tables.table import Occupant, Table, decode_table, encode_table

ANN, BOB = Occupant("person", "Ann", "ann"), Occupant("person", "Bob", "bob")
BOT = Occupant("bot", "Aliénor", level="random")
OPEN = Occupant("open")
TABLE = Table(
    id="T", code="ABCDEF", game="fair", revision=1, options={}, title="", private=False, host="ann",
    occupants=(ANN, BOT),
    clock=None, commitment="", created=1, changed=1, status="running",
)  # fmt: skip
"""Ann, who is the host, plays a bot."""


def table(*occupants: Occupant, **changed: Any) -> Table:
    return replace(TABLE, occupants=occupants or TABLE.occupants, **changed)


def test_whoever_is_away_plays_by_a_bot_and_is_still_the_one_who_sits_there() -> None:
    away = replace(ANN, stand_in="apprentice")
    assert (away.bot, ANN.bot, BOT.bot, OPEN.bot) == ("apprentice", None, "random", None)
    assert table(away, BOB).absent == (0,)
    assert table(away, BOB).seats_of("ann") == (0,)
    assert table(away, BOB).seats_of(None) == ()


def test_a_table_is_of_bots_when_no_person_has_a_seat_there() -> None:
    assert table(BOT, BOT).is_of_bots
    assert not table(replace(ANN, stand_in="apprentice"), BOT).is_of_bots


@pytest.mark.parametrize(("guest", "is_known"), [("ann", True), ("bob", True), ("cid", False), (None, False)])
def test_a_private_table_is_known_to_its_host_and_those_who_sit_there(guest: str | None, is_known: bool) -> None:
    assert table(OPEN, BOB, private=True).is_known_to(guest) == is_known
    assert table(OPEN, BOB).is_known_to(guest)


def test_a_code_opens_its_table_to_whoever_was_not_put_out() -> None:
    assert table(barred=("bob",)).opens_to("cid", "ABCDEF")
    assert table(barred=("bob",)).opens_to(None, "ABCDEF")
    assert not table(barred=("bob",)).opens_to("bob", "ABCDEF")
    assert not table().opens_to("cid", "ABCDEG")
    assert not table(code=None).opens_to("cid", None)
    assert not table(code="").opens_to("cid", "")


@pytest.mark.parametrize(
    ("guest", "changed", "why"),
    [
        ("cid", {}, None),
        ("bob", {}, "you-sit-already"),
        ("bob", {"several_seats": True}, None),
        ("ann", {}, None),
        ("cid", {"barred": ("cid",)}, "put-out"),
        ("cid", {"status": "running"}, "table-has-begun"),
    ],
)
def test_who_may_take_a_seat(guest: str, changed: dict[str, Any], why: str | None) -> None:
    assert table(ANN, BOB, OPEN, OPEN, **{"status": "open", **changed}).why_standing(guest) == why


@pytest.mark.parametrize(
    ("guest", "changed", "why"),
    [
        (None, {}, "only-guests-speak"),
        ("cid", {"status": "open"}, None),
        ("cid", {}, "spectators-listen"),
        ("cid", {"spectators_speak": True}, None),
        ("cid", {"spectators_speak": True, "muted": ("cid",)}, "muted"),
        ("cid", {"status": "open", "barred": ("cid",)}, "put-out"),
        ("bob", {}, None),
        ("bob", {"muted": ("bob",)}, "muted"),
        ("ann", {"occupants": (BOT, BOB)}, None),
    ],
)
def test_who_may_speak(guest: str | None, changed: dict[str, Any], why: str | None) -> None:
    assert replace(TABLE, **{"occupants": (ANN, BOB), **changed}).why_silent(guest) == why


def test_a_host_who_plays_a_game_of_their_own_tournament_cannot_close_it() -> None:
    assert table().can_close("ann")
    assert not table().can_close("bob")
    assert not table(tournament="t").can_close("ann")
    assert not table(BOB, BOT, tournament="t", began_with=("ann", "")).can_close("ann"), "who gave the seat away"
    assert table(BOB, BOT, tournament="t", began_with=("bob", "")).can_close("ann")
    assert table(tournament="t", status="open").can_close("ann")


def test_a_table_is_read_as_it_was_written() -> None:
    written = table(ANN, BOB, helped=(1,), barred=("cid",))
    assert decode_table(encode_table(written)) == written
