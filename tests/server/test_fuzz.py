"""Whatever is sent to the server, it answers with a reason and never with a fault."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from tests.server.guest import ANSWERS, Guest
from tests.server.running import RunningServer, running_server
from tests.support.effort import effort
from tests.support.services import postgres

FAULT = 500
EXAMPLES = effort(5, 50)
"""Requests for each route and database; more only find the same again."""
QUIET: dict[str, Any] = {
    "derandomize": True,
    "database": None,
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def fuzzed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder: Path = tmp_path_factory.mktemp("fuzzed")
    if request.param == "sqlite":
        with running_server(folder) as server:
            yield server
        return
    with postgres() as service, running_server(folder, database=service.new_database("fuzzed")) as server:
        yield server


def test_no_request_that_the_schema_allows_makes_the_server_fault(fuzzed: RunningServer) -> None:
    guest = Guest(fuzzed.address)
    table = guest.open_table("fair", "me", "me")["id"]
    schema = schemathesis.openapi.from_dict(guest.get("/api/openapi.json"))
    faults: list[str] = []
    try:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            _fuzz(found.ok(), guest, table, faults)
    finally:
        guest.close()
    assert faults == []


def _fuzz(operation: Any, guest: Guest, table: str, faults: list[str]) -> None:
    """Sends requests of one kind; half of those that name a table name one that is there."""

    @settings(max_examples=EXAMPLES, **QUIET)
    @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE), known=st.booleans())
    def send(case: Any, known: bool) -> None:
        if known and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        mine = {"headers": {"origin": guest.address}, "cookies": dict(guest.http.cookies)}
        answer = case.call(base_url=guest.address, **mine)
        if answer.status_code >= FAULT:
            faults.append(f"{case.method} {case.path} {answer.status_code}")

    send()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=8,
)
KINDS = ("move", "undo", "chat", "composing", "ceiling", "follow", "weigh", "ping")
NAMES = st.text("abc-_", min_size=1, max_size=5)
ACTIONS = st.fixed_dictionaries(
    {"type": st.sampled_from(["Bid", "Add", "Offer", "Close"])}, optional={"amount": JSON | st.integers(0, 9)}
)
FRAMES = st.one_of(
    JSON,
    st.fixed_dictionaries(
        {"type": st.sampled_from([*KINDS, "snapshot", "?"])},
        optional=dict.fromkeys(("move_id", "id", "step", "action", "then", "amount", "is_on", "text", "seat"), JSON),
    ),
    st.fixed_dictionaries(
        {"type": st.just("move"), "move_id": NAMES, "step": st.integers(0, 9), "action": ACTIONS},
        optional={"then": st.lists(ACTIONS, max_size=10)},
    ),
    st.fixed_dictionaries(
        {"type": st.just("weigh"), "id": NAMES, "step": st.integers(0, 9), "action": ACTIONS},
        optional={"then": st.lists(ACTIONS, max_size=10)},
    ),
    st.fixed_dictionaries(
        {"type": st.just("ceiling"), "move_id": NAMES, "step": st.integers(0, 9), "amount": st.none() | st.integers()}
    ),
)
TOLD = {"pong", "update", "table", "remark", "snapshot", "weighed"}
"""What is no answer to a move."""


# The library behind the sockets names its pings at random, every twenty seconds and in threads of its own.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
def test_no_frame_closes_a_socket_or_makes_the_server_fault(fuzzed: RunningServer) -> None:
    guest = Guest(fuzzed.address)
    try:
        with guest.at(guest.open_table("fair", "me", "me")["id"], 0) as table:
            table.ping()

            @settings(max_examples=effort(80, 2_000), **QUIET)
            @given(frame=FRAMES)
            def send(frame: Any) -> None:
                table.socket.send(msgspec.json.encode(frame).decode())
                heard = table.ping()
                answers = {each["type"] for each in heard} - TOLD
                assert answers <= set(ANSWERS)

            send()
            assert table.shown()["result"] is None
    finally:
        guest.close()
