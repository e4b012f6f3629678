"""Who was away gets what he missed."""

from __future__ import annotations

from contextlib import AbstractContextManager

from beffroi.server.live.game import KEPT
from tests.server.guest import BOTH_WAYS, Guest, Json, TableSocket
from tests.server.live.test_move import fair_for_two
from tests.toy.rulebook import Bid

pytestmark = BOTH_WAYS


def test_who_was_away_for_a_moment_gets_exactly_what_he_missed(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        player.shown()
        number = player.number
        player.move(Bid(5))
        player.undo()
        player.ping()
        live = [frame for frame in player.frames if frame["type"] == "update"]
    with ann.at(table, 0, since=number) as player:
        assert player.ping()[1:-1] == [*map(past, live[:-1]), live[-1]]
        assert player.frames[0]["type"] == "table"


def past(update: Json) -> Json:
    """What asked something then, and asks nothing any more."""
    return update | {"seen": update["seen"] | {"ask": None, "instead": None, "floor": []}}


def test_who_missed_nothing_is_shown_nothing_again(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        player.shown()
        number = player.number
    with ann.at(table, 0, since=number) as player:
        assert [frame["type"] for frame in player.ping()] == ["table", "pong"]


def test_who_was_away_for_long_gets_everything_at_once(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        player.shown()
        number = player.number
        for amount in range(KEPT + 2):
            assert player.move(Bid(amount))["type"] == "ok"
    with ann.at(table, 0, since=number) as player:
        frame = player.next()
        assert (frame["type"], frame["number"]) == ("snapshot", number + KEPT + 2)


def test_what_is_changed_in_secret_pushes_nothing_out_that_others_were_shown(
    ann: Guest, bob: Guest, stranger: Guest
) -> None:
    """How much is kept would tell those who come back how often somebody has thought better of a sealed answer."""
    table = fair_for_two(ann, bob)

    def shown() -> list[Json]:
        sockets = (bob.at(table, 1), bob.at(table, 1, since=1), stranger.at(table), stranger.at(table, since=1))
        return [told for socket in sockets for told in told_on_arrival(socket)]

    with ann.at(table, 0) as player:
        player.move(Bid(5))
        before = shown()
        for amount in range(KEPT + 1):
            player.move(Bid(amount))
        assert shown() == before
    with ann.at(table, 0) as player:
        player.shown()
        numbers = [ply["number"] for ply in player.plies()]
        assert numbers == [*range(player.number - KEPT + 1, player.number + 1)]


def told_on_arrival(socket: AbstractContextManager[TableSocket]) -> list[Json]:
    """What has happened, as it is told to somebody who comes, and not who is there."""
    with socket as window:
        told = [frame for frame in window.ping() if frame["type"] in ("snapshot", "update")]
        return [{name: value for name, value in frame.items() if name != "sheet"} for frame in told]


def test_a_number_from_another_time_gives_everything_at_once(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0, since=999) as player:
        assert player.next()["type"] == "snapshot"


def test_older_entries_are_to_be_had_page_by_page(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        for amount in range(3):
            player.move(Bid(amount))
        player.ping()
        last = player.number
    plies = ann.get(f"/api/tables/{table}/plies?seat=0")
    assert [ply["number"] for ply in plies] == list(range(1, last + 1))
    assert ann.get(f"/api/tables/{table}/plies?seat=0&before=3") == plies[:2]
    assert len(ann.get(f"/api/tables/{table}/plies")) == last - 2


def test_every_position_can_be_looked_at_again(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        seen, number = player.shown(), player.number
        player.move(Bid(5))
    transition = ann.get(f"/api/tables/{table}/moments/{number}?seat=0")
    assert transition["seen"] == seen
    assert ann.get(f"/api/tables/{table}/moments/0?seat=0")["ply"] is None
    assert ann.get(f"/api/tables/{table}/moments/99?seat=0", 404)["why"] == "no-such-ply"
