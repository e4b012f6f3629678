"""How the server is: told to whoever looks after it, without a secret of a game."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.guest import TRUST, Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer, running_server
from tests.toy.rulebook import Bid

KEY = "a long key"
FORWARDED = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via"]


def figures(server: RunningServer) -> dict[str, float]:
    """How many moves were answered, and how many were timed."""
    page = httpx.get(f"{server.address}/metrics", verify=TRUST).text
    samples = [sample for family in text_string_to_metric_families(page) for sample in family.samples]
    told = [sample for sample in samples if sample.name in ("beffroi_answers_total", "beffroi_answer_seconds_count")]
    return {sample.labels.get("answer", "timed"): sample.value for sample in told}


def test_this_machine_may_read_the_figures(server: RunningServer) -> None:
    answer = httpx.get(f"{server.address}/metrics", verify=TRUST)
    assert answer.status_code == 200
    assert "beffroi_sockets" in answer.text


@pytest.mark.parametrize("header", FORWARDED)
def test_what_came_through_a_proxy_may_not(header: str, server: RunningServer) -> None:
    """The proxy is on this machine, whoever asks it is not."""
    answer = httpx.get(f"{server.address}/metrics", headers={header: "127.0.0.1"}, verify=TRUST)
    assert (answer.status_code, answer.json()) == (404, {"why": "no-such-page", "facts": {}})


@pytest.mark.parametrize("key", ["", KEY])
def test_from_elsewhere_they_need_a_key(key: str, tmp_path: Path) -> None:
    with running_server(tmp_path, metrics_key=key, proxies="127.0.0.1") as server:
        for said in ("", "Bearer", f"Bearer {KEY}", f"Bearer {KEY}!", f"Basic {KEY}", KEY, "Bearer é"):
            headers = {b"authorization": said.encode(), b"x-forwarded-for": b"192.0.2.7"}
            answer = httpx.get(f"{server.address}/metrics", headers=headers, verify=TRUST)
            assert answer.status_code == (200 if key and said == f"Bearer {key}" else 404), said


def test_the_figures_do_not_tell_that_a_sealed_answer_was_changed(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        before = figures(server)
        first.move(Bid(5))
        sealed = figures(server)
        assert (sealed["Ok"], sealed["timed"]) == (before.get("Ok", 0) + 1, before["timed"] + 1)
        for amount in (6, 7, 8):
            assert first.move(Bid(amount))["type"] == "ok"
        assert figures(server) == sealed
        assert second.move(Bid(9))["type"] == "ok"
        assert figures(server)["Ok"] == sealed["Ok"] + 1
