"""What is said at a table: who may speak, how often, and whom the host has muted."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from beffroi.server.live.chat import A_SECOND, AT_ONCE
from beffroi.server.people.limits import Limits
from beffroi.text import LANGUAGES, Texts
from tests.server.guest import Guest, Json, TableSocket
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer

NAMES = itertools.count(1)


@pytest.fixture(autouse=True)
def rested(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has spoken from this address yet."""
    monkeypatch.setattr(server.services.connections, "remarks", Limits(A_SECOND, AT_ONCE))


def say(table: TableSocket, text: str = "Bonsoir") -> str:
    """What the server answers to a remark: `ok`, or why not."""
    move_id = f"c{next(NAMES)}"
    table.say({"type": "chat", "move_id": move_id, "text": text})
    said = table.reply(move_id)
    return str(said.get("why", said["type"]))


def says_once(guest: Guest, table: str, seat: int | None = None) -> str:
    """The same, by somebody who comes for one remark; his sheet tells beforehand what will be answered."""
    with guest.at(table, seat) as socket:
        told = socket.next()["sheet"]["silent"]
        said = say(socket)
    assert said == (told or "ok")
    return said


def hear(table: TableSocket) -> int:
    """The number of the first remark that was heard."""
    heard = [frame for frame in table.frames if frame["type"] == "remark"]
    return int((heard[0] if heard else table.until(lambda frame: frame["type"] == "remark"))["number"])


@pytest.mark.parametrize("spectators_speak", [False, True])
@pytest.mark.parametrize("state", ["open", "running", "over", "closed"])
def test_at_a_table_that_has_begun_only_those_who_sit_there_and_the_host_speak(
    welcome: Callable[[str | None], Guest], state: str, spectators_speak: bool
) -> None:
    host, bob, cid, stranger = (welcome(name) for name in ("Ann", "Bob", "Cid", None))
    table = host.open_table("fair", "open", "open", spectators_speak=spectators_speak)["id"]
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    if state != "open":
        host.post(f"/api/tables/{table}/start?level=random")
    if state == "over":
        bob.post(f"/api/tables/{table}/resign")
    elif state == "closed":
        host.post(f"/api/tables/{table}/close")
    assert host.get(f"/api/tables/{table}")["status"] == state
    assert says_once(host, table) == "ok"
    assert says_once(bob, table, 1) == "ok"
    assert says_once(bob, table) == "ok"
    assert says_once(cid, table) == ("ok" if state == "open" or spectators_speak else "spectators-listen")
    assert says_once(stranger, table) == "only-guests-speak"


def test_who_leaves_the_seat_or_hands_it_over_has_left_the_talk_too(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    word = bob.post(f"/api/tables/{table}/pass")["word"]
    with bob.at(table) as window:
        assert say(window) == "ok"
        ann.post("/api/claim", {"word": word})
        assert say(window) == "spectators-listen"


def test_who_talks_too_fast_is_told_so_and_loses_nothing_said_before(
    ann: Guest, bob: Guest, welcome: Callable[[str], Guest]
) -> None:
    table, loud = fair_for_two(ann, bob), welcome("Loud")
    other = loud.open_table("fair", "me", "open", "open")["id"]
    with loud.at(other) as first, loud.at(other, 0) as second:
        said = [say(each) for each in (first, second) * AT_ONCE]
    assert said[:AT_ONCE] == ["ok"] * AT_ONCE
    assert "too-many-remarks" in said[AT_ONCE:]
    assert says_once(ann, table) == "ok", "the others are not hushed"


def test_a_stranger_does_not_talk_more_under_more_names(
    ann: Guest, bob: Guest, welcome: Callable[[str], Guest]
) -> None:
    table = ann.open_table("fair", "me", "open")["id"]
    answers = []
    for number in range(AT_ONCE):
        with welcome(f"Loud {number}").at(table) as window:
            answers += [say(window) for _ in range(2)]
    assert answers.count("ok") < 2 * AT_ONCE
    assert answers[-1] == "too-many-remarks"
    bob.post(f"/api/tables/{table}/join", {})
    assert [says_once(ann, table), says_once(bob, table, 1)] == ["ok", "ok"]


def test_a_remark_sent_again_costs_nothing(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        for _ in range(3 * AT_ONCE):
            player.say({"type": "chat", "move_id": "again", "text": "Bonsoir"})
            assert player.reply("again")["type"] in ("ok", "ok-duplicate")


# Muting


@pytest.mark.parametrize("by", ["remark", "seat"])
def test_the_host_mutes_and_unmutes_who_sits_there(ann: Guest, bob: Guest, by: str) -> None:
    table = fair_for_two(ann, bob)
    path = f"/api/tables/{table}"
    with bob.at(table, 1) as player, ann.at(table, 0) as host:
        assert say(player) == "ok"
        whom = {by: hear(host) if by == "remark" else 1}
        assert ann.post(f"{path}/mute", whom)["muted"] == [1]
        assert say(player) == "muted"
        assert player.sheet["silent"] == "muted"
        assert player.sheet["muted"] == [], "who is muted is the host's business"
        assert say(host) == "ok"
        assert ann.post(f"{path}/unmute", whom)["muted"] == []
        assert say(player) == "ok"


def test_the_host_mutes_a_spectator_by_what_he_said(ann: Guest, bob: Guest, welcome: Callable[[str], Guest]) -> None:
    cid = welcome("Cid")
    table = ann.open_table("fair", "me", "open", spectators_speak=True)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    with cid.at(table) as window:
        assert say(window) == "ok"
        ann.post(f"/api/tables/{table}/mute", {"remark": hear(window)})
        assert say(window) == "muted"
        assert cid.id not in str(ann.get(f"/api/tables/{table}"))
    assert says_once(cid, table) == "muted"
    assert says_once(bob, table, 1) == "ok"


def test_muting_outlives_the_seat_the_device_and_the_game(
    ann: Guest, bob: Guest, welcome: Callable[[str], Guest]
) -> None:
    path = f"/api/tables/{fair_for_two(ann, bob)}"
    ann.post(f"{path}/mute", {"seat": 1})
    cid = welcome("Cid")
    cid.post("/api/claim", {"word": bob.post(f"{path}/pass")["word"]})
    assert cid.get(path)["silent"] == bob.get(path)["silent"] == "muted"
    ann.post(f"{path}/close")
    assert cid.post(f"{path}/rematch")["silent"] == "muted"


@pytest.mark.parametrize(
    ("whom", "status", "why"),
    [
        ({}, 400, "bad-request"),
        ({"seat": 1, "remark": 1}, 400, "bad-request"),
        ({"remark": 7}, 404, "no-such-remark"),
        ({"seat": 7}, 404, "no-such-seat"),
        ({"seat": 0}, 409, "nobody-to-mute"),
        ({"seat": 2}, 409, "nobody-to-mute"),
    ],
    ids=str,
)
def test_nobody_is_muted_by_mistake(ann: Guest, bob: Guest, whom: Json, status: int, why: str) -> None:
    table = ann.open_table("fair", "me", "open", "random")["id"]
    bob.post(f"/api/tables/{table}/join", {})
    assert ann.post(f"/api/tables/{table}/mute", whom, status)["why"] == why


def test_every_reason_to_be_silent_or_to_stand_can_be_said() -> None:
    for language in LANGUAGES:
        for why in ("only-guests-speak", "put-out", "muted", "spectators-listen", "you-sit-already", "table-has-begun"):
            assert Texts(language).say(f"error-{why}")
