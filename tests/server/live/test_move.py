"""The contract of a move."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import msgspec
import pytest

from beffroi.core.action import Action, Seat
from beffroi.games import find
from beffroi.games.leonardo.rulebook import Bid as Florins
from beffroi.games.leonardo.rulebook import Raise
from tests.games.leonardo.test_auction import on_sale
from tests.server.guest import BOTH_WAYS, Guest, Json, TableSocket
from tests.server.running import RunningServer
from tests.server.test_worlds import World
from tests.toy.rulebook import Add, Bid, Offer

pytestmark = BOTH_WAYS
ANN, BOB = Seat(0), Seat(1)
NUMBERS = count(1)
FAIR = "fair"


def fair_for_two(ann: Guest, bob: Guest) -> str:
    """A table of the Fair where Ann and Bob are asked for a sealed bid."""
    table: str = ann.open_table(FAIR, "me", "open")["id"]
    bob.post(f"/api/tables/{table}/join", {})
    return table


def of_kind(frames: list[Json], kind: str) -> list[Json]:
    return [frame for frame in frames if frame["type"] == kind]


def test_a_move_is_acknowledged_before_it_is_shown(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        assert player.move(Bid(5))["type"] == "ok"
        assert not of_kind(player.frames, "update")
        assert player.until(lambda frame: frame["type"] == "update")["ply"]["seat"] == ANN


def test_the_same_move_sent_again_counts_once(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        assert player.move(Bid(5), move_id="once")["type"] == "ok"
        assert player.move(Bid(5), step=2, move_id="once")["type"] == "ok-duplicate"
        assert len(of_kind(player.ping() and player.frames, "update")) == 1


def test_another_move_under_the_same_name_is_refused(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        player.move(Bid(5), move_id="once")
        assert player.move(Bid(6), step=2, move_id="once")["type"] == "id-reused"
        assert player.shown()["mine"] in (None, {"type": "Bid", "amount": 5})


def test_two_seats_may_give_their_moves_the_same_name(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        assert first.move(Bid(5), move_id="same")["type"] == "ok"
        assert second.move(Bid(6), move_id="same")["type"] == "ok"


def test_an_answer_to_a_step_that_is_gone_is_stale(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        step = first.shown()["step"]
        first.move(Bid(600_000))
        second.move(Bid(5))
        first.until(lambda frame: frame["type"] == "update" and frame["seen"]["asking"] == "RaiseBid")
        late = first.move(Add(1), step=step)
        assert (late["type"], late["step"]) == ("stale", first.shown()["step"])


def test_sealed_answers_to_one_step_do_not_collide(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        step = first.shown()["step"]
        assert first.move(Bid(1), step=step)["type"] == "ok"
        assert second.move(Bid(2), step=step)["type"] == "ok"


def test_whoever_opens_a_sealed_answer_again_makes_nobody_elses_come_late(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        step = second.shown()["step"]
        first.move(Bid(1))
        first.ping()
        assert first.undo()["type"] == "ok"
        assert first.move(Bid(1), step=step)["type"] == "stale", "what was taken back does not come again"
        first.ping()
        assert first.move(Bid(3))["type"] == "ok"
        assert second.move(Bid(2), step=step)["type"] == "ok"


def test_an_illegal_move_is_refused_with_all_its_reasons_and_their_articles(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        refused = player.move(Bid(2_000_000))
        assert refused["type"] == "illegal"
        assert refused["refusals"] == [{"rule": {"ref": "2"}, "why": "bid-over-purse", "facts": {"purse": 1_000_000}}]
        assert of_kind(player.ping(), "update") == []


@pytest.mark.parametrize("action", ['{"type":"Bid","amount":"5"}', '{"type":"Bid"}', '{"type":"Nothing"}', "[]", "5"])
def test_an_answer_that_is_not_one_is_malformed(action: str, ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        step = player.shown()["step"]
        player.socket.send(f'{{"type":"move","move_id":"m","step":{step},"action":{action}}}')
        assert [refusal["why"] for refusal in player.reply("m")["refusals"]] == ["malformed"]


def test_nobody_speaks_for_chance_or_the_host(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        for action in ('{"type":"Draw","card":"10"}', '{"type":"Close"}', '{"type":"Resign","seat":1}'):
            step = player.shown()["step"]
            player.socket.send(f'{{"type":"move","move_id":"m","step":{step},"action":{action}}}')
            assert player.reply("m")["type"] == "illegal"


def test_talk_that_comes_late_counts_as_long_as_it_is_legal(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        assert player.move(Offer(BOB, 5), step=1)["type"] == "ok"
        assert player.move(Offer(BOB, 5_000_000), step=1)["type"] == "stale"
        assert player.move(Offer(BOB, 5_000_000))["type"] == "illegal"


def test_two_tabs_that_send_the_same_move_make_one(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as tab, ann.at(table, 0) as other:
        frame = {"type": "move", "move_id": "m", "step": tab.shown()["step"], "action": {"type": "Bid", "amount": 5}}
        tab.say(frame)
        other.say(frame)
        assert sorted((tab.reply("m")["type"], other.reply("m")["type"])) == ["ok", "ok-duplicate"]
        for each in (tab, other):
            each.ping()
            assert each.shown()["mine"] == {"type": "Bid", "amount": 5}


def test_an_answer_is_taken_back_as_long_as_nobody_has_answered_since(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        first.move(Bid(5))
        first.ping()
        assert first.may_undo()
        assert first.undo()["type"] == "ok"
        first.ping()
        assert first.shown()["mine"] is None
        assert not first.may_undo()
        first.move(Bid(6))
        second.ping()
        assert second.move(Bid(7))["type"] == "ok"
        first.ping()
        assert not first.may_undo()
        assert first.undo()["refusals"][0]["why"] == "cannot-take-back"


def test_a_spectator_sees_and_does_not_play(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = fair_for_two(ann, bob)
    with stranger.at(table) as window, ann.at(table, 0) as player:
        assert window.shown()["viewer"] is None
        assert window.move(Bid(5))["why"] == "only-watching"
        player.move(Bid(5))
        window.catch_up(player.number + 1)
        assert window.shown()["answered"] == [0]


def test_nothing_is_played_before_the_game_has_begun(ann: Guest) -> None:
    with ann.at(ann.open_table(FAIR, "me", "open")["id"], 0) as player:
        assert player.move(Bid(5), step=1)["refusals"][0]["why"] == "not-asked"


# Frames that cannot be used


def refused_frame(player: TableSocket, text: str | bytes) -> Json:
    before = player.shown()
    player.socket.send(text)
    answer = player.until(lambda frame: frame["type"] == "bad")
    player.ping()
    assert player.shown() == before
    return answer


UNREADABLE: dict[str, str | bytes] = {
    "nothing": "",
    "nonsense": "nonsense",
    "a list": "[]",
    "no type": "{}",
    "another type": '{"type":"sneeze"}',
    "a field too many": '{"type":"ping","extra":1}',
    "a step in letters": '{"type":"move","move_id":"m","step":"2","action":{}}',
    "a step below zero": '{"type":"move","move_id":"m","step":-1,"action":{}}',
    "a name with a blank": '{"type":"move","move_id":"a b","step":2,"action":{}}',
    "no name": '{"type":"undo","move_id":"","step":2}',
    "nothing said": '{"type":"chat","move_id":"m","text":""}',
    "a frame of the server": '{"type":"update","number":1}',
    "too deep": "[" * 5000,
    "bytes": b"\x00\x01",
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
def test_a_frame_that_cannot_be_read_changes_nothing(text: str | bytes, ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        assert refused_frame(player, text)["why"] == "bad-frame"


def test_a_frame_that_is_too_long_closes_the_socket(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        player.shown()
        player.socket.send("x" * (16 * 1024 + 1))
        assert player.closed() == 1009


def test_every_frame_of_the_server_is_one_of_the_protocol(ann: Guest, bob: Guest) -> None:
    kinds = ("snapshot", "update", "table", "remark", "ok", "illegal", "pong")
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player, bob.at(table, 1) as other:
        player.move(Bid(5))
        player.move(Bid(-5))
        player.say({"type": "chat", "move_id": "c", "text": "Bonjour"})
        other.move(Bid(6))
        player.until(lambda frame: frame["type"] == "update" and frame["ply"]["seat"] == BOB)
        player.ping()
        assert {frame["type"] for frame in player.frames} <= set(kinds)
        assert msgspec.json.encode(player.frames)


# Several answers in one go


@pytest.fixture
def sold(server: RunningServer, ann: Guest, bob: Guest, welcome: Callable[[str | None], Guest]) -> str:
    """A table where a palace is sold: Bob says whether he bids, and how much."""
    table = f"M{next(NUMBERS):05}"
    World(server, ann).lay(find("leonardo"), on_sale(), table, ann, bob, welcome("Cléo"))
    return table


def test_answers_to_what_is_asked_next_count_with_the_first(sold: str, bob: Guest) -> None:
    with bob.at(sold, BOB) as chair:
        step = chair.shown()["step"]
        assert chair.move(Raise(), step, "both", (Florins(5),))["type"] == "ok"
        chair.until(lambda frame: any(event["what"] == "bid" for event in frame.get("ply", {}).get("events", ())))
        assert [ply["seat"] for ply in chair.plies()[-2:]] == [BOB, BOB]
        assert chair.move(Raise(), step, "both", (Florins(5),))["type"] == "ok-duplicate"
        assert chair.move(Raise(), step, "both", (Florins(10),))["type"] == "id-reused"


@pytest.mark.parametrize("then", [(Florins(7),), (Florins(5), Florins(10)), (Florins(5), Raise())])
def test_if_one_of_several_answers_is_refused_none_counts(then: tuple[Action, ...], sold: str, bob: Guest) -> None:
    with bob.at(sold, BOB) as chair:
        number, shown = chair.number, chair.shown()
        assert chair.move(Raise(), then=then)["type"] == "illegal"
        chair.ping()
        assert (chair.number, chair.shown()) == (number, shown)


def test_no_further_answer_is_taken_where_something_hidden_lies_between(ann: Guest, bob: Guest) -> None:
    """As nothing counts when one is refused, the last to seal a bid could try each against those of the others."""
    told = []
    for amount in (0, 600_000):
        table = fair_for_two(ann, bob)
        with ann.at(table, 0) as first, bob.at(table, 1) as second:
            first.move(Bid(amount))
            second.until(lambda frame: frame["type"] == "update" and frame["ply"]["seat"] == ANN)
            tries = ((Add(999_999),), (Add(5),), (Add(5), Bid(999_999)), (Offer(ANN, 1),))
            told.append([second.move(Bid(600_000), move_id=f"try{n}", then=then) for n, then in enumerate(tries)])
    assert told[0] == told[1]
    assert {reason["why"] for said in told[0] for reason in said["refusals"]} == {"not-asked"}


def test_in_a_very_long_game_answers_are_final(ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.open_table(FAIR, "me", "open", "me")["id"]
    bob.post(f"/api/tables/{table}/join", {})
    with ann.at(table, 0) as first, bob.at(table, 1) as second, ann.at(table, 2) as third:
        assert [first.move(Bid(amount))["type"] for amount in (5, 6, 7)] == ["ok"] * 3
        first.ping()
        monkeypatch.setattr("beffroi.server.live.game.LONG_GAME", first.number)
        for said in (first.move(Bid(8)), first.undo()):
            assert [reason["why"] for reason in said["refusals"]] == ["answers-are-final"]
        assert [second.move(Bid(amount))["type"] for amount in (1, 2)] == ["ok"] * 2, "they were shown less"
        assert third.move(Bid(3))["type"] == "ok", "it is their first"
