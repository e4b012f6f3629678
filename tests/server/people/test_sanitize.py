"""What people type and others read holds nothing that cannot be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from beffroi.server.people.sanitize import visible
from tests.server.guest import Guest
from tests.server.tournaments.test_runner import announce, path_of

INVISIBLE = "\u202e\u2066\u2067\u2068\u2069\u202a\u202c\u200b\u200d\u200e\u200f\ufeff\u00ad\u061c\u180e\u2060\U000e0041"
BLANK = "\u3164\u115f\u1160\uffa0\u2800\u034f\u17b4"
"""Letters and marks that nobody sees."""
CONTROL = "\u0000\u0007\u001b\u0085\u2028"


def titled_table(guest: Guest, text: str) -> Any:
    return guest.open_table("fair", "me", "open", title=text)["title"]


def titled_tournament(guest: Guest, text: str) -> Any:
    return announce(guest, title=text)["title"]


def name_on_a_device(guest: Guest, text: str) -> Any:
    seats = [{"kind": "me"}, {"kind": "me", "name": text}]
    return guest.post("/api/tables", {"game": "fair", "seats": seats})["seats"][1]["name"]


def nickname(guest: Guest, text: str) -> Any:
    return guest.put("/api/me", {"nickname": text})["nickname"]


def entrant(guest: Guest, text: str) -> Any:
    guest.put("/api/me", {"nickname": text})
    return guest.post(f"{path_of(announce(guest))}/enter")["entrants"][0]["name"]


def remark(guest: Guest, text: str) -> Any:
    with guest.at(guest.open_table("fair", "me", "open")["id"], 0) as table:
        table.say({"type": "chat", "move_id": "said", "text": text})
        return table.until(lambda frame: frame["type"] == "remark")["text"]


def wrong_code(guest: Guest, text: str) -> Any:
    return guest.get(f"/api/codes/{text}", 404)["facts"]["code"]


TYPED = (titled_table, titled_tournament, name_on_a_device, nickname, entrant, remark, wrong_code)


@pytest.mark.parametrize("typed", TYPED)
def test_what_cannot_be_seen_or_turns_the_line_around_is_left_out(
    ann: Guest, typed: Callable[[Guest, str], Any]
) -> None:
    for start in range(0, len(INVISIBLE + BLANK), 5):
        part = (INVISIBLE + BLANK)[start : start + 5]
        assert typed(ann, f"{part} Coupe {part} d’Oc ") == "Coupe d’Oc"


@pytest.mark.parametrize(
    ("typed", "instead"), [(titled_table, ""), (titled_tournament, ""), (name_on_a_device, "Ann"), (wrong_code, "")]
)
def test_what_is_left_empty_was_not_given(ann: Guest, typed: Callable[[Guest, str], Any], instead: str) -> None:
    assert typed(ann, f" {INVISIBLE[:5]}{BLANK} ") == instead


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/tournaments"])
@pytest.mark.parametrize("text", ["\\u0000", "\\ud800", "\\udc00", "\\ud800x", "\\udc00\\ud800", "\\u001b[31m"])
def test_what_is_no_text_is_refused_in_one_sentence(ann: Guest, path: str, text: str) -> None:
    field = "nickname" if path == "/api/me" else "title"
    game = "" if path == "/api/me" else '"game": "fair", "format": "swiss", "seats": [], '
    body = f'{{{game}"{field}": "a{text}b"}}'.encode()
    send = ann.http.put if path == "/api/me" else ann.http.post
    refused = send(path, content=body, headers={"content-type": "application/json"})
    assert (refused.status_code, refused.json()["why"]) == (400, "bad-request")


@pytest.mark.parametrize("text", ["\\ud800", "\\udc00\\ud800", "\\u0000", "\\u202e", INVISIBLE])
def test_a_remark_of_nothing_is_not_made(ann: Guest, text: str) -> None:
    with ann.at(ann.open_table("fair", "me", "open")["id"], 0) as table:
        table.socket.send(f'{{"type": "chat", "move_id": "none", "text": "{text}"}}')
        assert table.reply("none")["type"] == "bad"


def test_lines_of_a_remark_stay_lines(ann: Guest) -> None:
    assert remark(ann, "\n un\u202e \r\n\u200b\ndeux \t trois\n\n") == "un\n\ndeux trois"


def test_a_name_that_grows_when_it_is_composed_is_cut(ann: Guest) -> None:
    grows = "\u0958" * 24
    assert nickname(ann, grows) == name_on_a_device(ann, grows) == "\u0915\u093c" * 12


def test_what_can_be_seen_stays() -> None:
    for text in ("Zoé", "Ντίνα", "莎莎", "שרה", "فاطمة", "R2-D2", "🐉", "l’Été · 2"):
        assert visible(text) == text
    assert visible("".join(CONTROL)) == ""
