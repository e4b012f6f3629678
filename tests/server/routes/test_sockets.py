"""Who may come in over a web socket, and with which code others are turned away."""

from __future__ import annotations

import pytest

from beffroi.server.errors import STATUSES
from beffroi.server.live.socket import NOT_YOURS, RESTART, TOO_MUCH, UNKNOWN
from beffroi.server.protocol.problems import Malformed, NotAllowed, NotFound, TooMany, Unavailable
from beffroi.server.routes.sockets import BAD_QUERY, closing_code
from beffroi.server.storage.store import Unreachable
from tests.server.guest import BOTH_WAYS, Guest


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (NotFound("no-such-table"), UNKNOWN),
        (NotAllowed("not-your-seat"), NOT_YOURS),
        (TooMany("too-many-misses"), TOO_MUCH),
        (Unavailable("closing"), RESTART),
        (Unreachable("the database is away"), RESTART),
        (Malformed("bad-query"), BAD_QUERY),
    ],
)
def test_every_reason_to_turn_somebody_away_has_its_code(error: Exception, code: int) -> None:
    assert closing_code(error) == code  # type: ignore[arg-type]


def test_every_kind_of_refusal_can_close_a_socket() -> None:
    assert all(4400 <= closing_code(kind("bad-request")) < 4500 or kind is Unavailable for kind in STATUSES)


@BOTH_WAYS
def test_whoever_names_what_is_not_there_or_not_theirs_is_turned_away(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = ann.open_table("fair", "me", "open", private=True)["id"]
    public = ann.open_table("fair", "me", "open")["id"]
    for guest, where, seat, code in (
        (bob, table, None, UNKNOWN),
        (ann, "nowhere", None, UNKNOWN),
        (bob, public, 0, NOT_YOURS),
        (stranger, public, 0, NOT_YOURS),
        (ann, public, 7, NOT_YOURS),
    ):
        with guest.at(where, seat) as socket:
            assert socket.closed() == code, (where, seat)
