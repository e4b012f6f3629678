"""What is said to open a table and to sit down at it, read strictly."""

from __future__ import annotations

import msgspec
import pytest

from beffroi.server.protocol.tables import Claim, ClockTerms, Invitation, Join, SeatTerms

SEATS = '"seats":[{"kind":"me"},{"kind":"bot","level":"novice"}]'
PLAIN = f'"game":"cathedral",{SEATS}'


def test_an_invitation_needs_a_game_and_its_seats_and_nothing_else() -> None:
    read = msgspec.json.decode(f"{{{PLAIN}}}", type=Invitation)
    assert read == Invitation("cathedral", (SeatTerms("me"), SeatTerms("bot", "novice")))


def test_whoever_names_no_seat_takes_the_first_that_is_free() -> None:
    assert msgspec.json.decode("{}", type=Join).seat is None


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Invitation, f"{{{SEATS}}}"),
        (Invitation, '{"game":"cathedral","seats":[{"kind":"guest"}]}'),
        (Invitation, '{"game":"cathedral","seats":["me"]}'),
        (Invitation, f'{{{PLAIN},"options":{{"cards":[4]}}}}'),
        (Invitation, f'{{{PLAIN},"title":"two\\nlines"}}'),
        (Invitation, f'{{{PLAIN},"start":{{"table":"t","ply":-1}}}}'),
        (Invitation, f'{{{PLAIN},"private":1}}'),
        (ClockTerms, '{"per_move":-1}'),
        (ClockTerms, '{"bank":2592001}'),
        (ClockTerms, '{"per_move":1.5}'),
        (Join, '{"seat":"0"}'),
        (Join, f'{{"code":"{"x" * 65}"}}'),
        (Claim, "{}"),
    ],
)
def test_what_is_none_is_refused(kind: type[msgspec.Struct], said: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(said, type=kind)
