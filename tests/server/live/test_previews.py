"""What an answer would bring, asked over the wire: from what its seat sees, beside the moves."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from websockets.exceptions import ConnectionClosed

from beffroi.core import preview
from beffroi.core.action import Action
from beffroi.core.codec import encode
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.core.preview import Preview
from beffroi.core.seen import Seen
from beffroi.games import find
from beffroi.games.leonardo.rulebook import Bid as Florins
from beffroi.games.leonardo.rulebook import Raise
from beffroi.server.live import previews
from beffroi.server.live.previews import PreviewQueue, SupposedPosition
from beffroi.server.metrics import Metrics
from tests.games.leonardo.table import B
from tests.games.leonardo.test_auction import on_sale
from tests.server.guest import BOTH_WAYS, Guest, Json, TableSocket
from tests.server.live.test_move import fair_for_two
from tests.server.running import PATIENCE, running_server
from tests.toy.rulebook import Bid, Offer

pytestmark = BOTH_WAYS


def weigh(player: TableSocket, action: Action, step: int | None = None, name: str = "w") -> Json:
    """What the server says an answer would bring."""
    say(player, action, step, name)
    return player.until(lambda frame: frame["type"] == "weighed" and frame["id"] == name)


def say(player: TableSocket, action: Action, step: int | None = None, name: str = "w") -> None:
    asked = player.shown()["step"] if step is None else step
    player.say({"type": "weigh", "id": name, "step": asked, "action": msgspec.json.decode(encode(action))})


def test_an_answer_is_weighed_and_not_given(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        before = player.shown()
        brings = weigh(player, Bid(5))["brings"]
        assert (brings["until"], brings["notes"][0]["what"]) == ("sealed", "purse")
        assert len(brings["sheet"]["seats"]) == 2
        player.ping()
        assert player.shown() == before


def test_why_an_answer_would_be_refused_is_told_in_all_its_reasons(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        brings = weigh(player, Bid(2_000_000))["brings"]
        assert [reason["why"] for reason in brings["refusals"]] == ["bid-over-purse"]
        player.say({"type": "weigh", "id": "x", "step": player.shown()["step"], "action": {"type": "Nonsense"}})
        said = player.until(lambda frame: frame["type"] == "weighed")
        assert [reason["why"] for reason in said["brings"]["refusals"]] == ["malformed"]


def test_what_is_said_out_of_turn_is_weighed_too(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        assert [event["what"] for event in weigh(player, Offer(1, 5))["brings"]["events"]] == ["offered"]  # type: ignore[arg-type]


def test_an_answer_to_another_step_is_stale(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        said = weigh(player, Bid(5), step=player.shown()["step"] + 1)
        assert (said["brings"], said["why"]) == (None, "stale")


def test_who_only_watches_weighs_nothing(ann: Guest, bob: Guest, stranger: Guest) -> None:
    with stranger.at(fair_for_two(ann, bob)) as window:
        assert weigh(window, Bid(5))["why"] == "only-watching"


def test_what_another_has_sealed_changes_no_byte_of_a_preview(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        alone, told = weigh(first, Bid(5)), []
        for amount in (0, 424242):
            second.move(Bid(amount))
            told.append(weigh(first, Bid(5)))
        assert told == [alone, alone]


def test_a_sealed_answer_that_is_changed_costs_nobody_who_weighs_any_time(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is supposed is the longest part of a preview: to suppose it anew could be heard on the clock."""
    supposed: list[int] = []

    def suppose(rules: AnyGame, known: Seen[Any]) -> State:
        supposed.append(known.step)
        return preview.suppose(rules, known)

    monkeypatch.setattr(previews, "suppose", suppose)
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        second.move(Bid(1))
        first.catch_up(2)
        for amount in range(3):
            weigh(first, Bid(5))
            second.move(Bid(amount))
        assert len(supposed) == 1


@pytest.mark.usefixtures("over")
def test_whoever_asks_from_many_sockets_waits_for_themselves_alone() -> None:
    game = find("leonardo")
    position, answered = SupposedPosition(game, on_sale(), B), list[str]()
    queue = PreviewQueue(Metrics(), is_limited=True)

    async def ask(address: str) -> None:
        await queue.preview(address, position, Raw(encode(Raise())))
        answered.append(address)

    async def ask_all() -> None:
        crowd = [asyncio.create_task(ask("crowd")) for _ in range(20)]
        await asyncio.sleep(0)
        await ask("ann")
        assert answered.count("crowd") <= 2
        await asyncio.gather(*crowd)

    asyncio.run(ask_all())
    assert answered.count("crowd") == 20


@contextmanager
def slow_previews(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever weighs something waits until this is over."""
    gate = threading.Event()
    with monkeypatch.context() as patch:
        patch.setattr(SupposedPosition, "preview", lambda *_: Preview() if gate.wait(PATIENCE) else None)
        try:
            yield
        finally:
            gate.set()


def test_a_preview_stands_in_no_moves_way(ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        with slow_previews(monkeypatch):
            say(player, Bid(5))
            assert player.move(Bid(6))["type"] == "ok"
            assert not any(frame["type"] == "weighed" for frame in player.frames)
        assert player.until(lambda frame: frame["type"] == "weighed")["brings"] is not None


def test_only_the_latest_question_is_worked_out(ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        with slow_previews(monkeypatch):
            for name in ("first", "second", "third"):
                say(player, Bid(5), name=name)
                player.ping()
        player.until(lambda frame: frame.get("id") == "third")
        said = {frame["id"]: frame["why"] for frame in player.frames if frame["type"] == "weighed"}
        assert said == {"first": None, "second": "overtaken", "third": None}


def test_whoever_asks_too_often_loses_previews_first_and_then_the_connection(tmp_path: Path, over: str) -> None:
    with running_server(tmp_path, frames_per_second=2) as server, closing(Guest(server.address, over=over)) as ann:
        table = ann.open_table("fair", "me", "me")["id"]
        with ann.at(table, 0) as player:
            told = {weigh(player, Bid(5))["why"] for _ in range(40)}
            assert told == {None, "too-many"}
            assert player.ping()
            with suppress(ConnectionClosed):
                for _ in range(40):
                    say(player, Bid(5))
            assert player.closed() == 4429


def test_a_fault_in_a_preview_stops_nothing(ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        with monkeypatch.context() as patch:
            patch.setattr(SupposedPosition, "preview", lambda *_: 1 // 0)
            assert weigh(player, Bid(5))["why"] == "failed"
        assert weigh(player, Bid(5))["why"] is None
        assert player.move(Bid(5))["type"] == "ok"


@pytest.mark.usefixtures("over")
def test_answers_one_after_the_other_are_weighed_as_long_as_only_questions_come_between() -> None:
    game = find("leonardo")
    position = SupposedPosition(game, on_sale(), B)
    brings = position.preview(encode(Raise()), encode(Florins(40)))
    assert [event.what for event in brings.events] == ["bid"]
    assert position.preview(encode(Raise())).events == ()
    assert [reason.why for reason in position.preview(encode(Raise()), encode(Florins(7))).refusals] == ["bid-in-fives"]
