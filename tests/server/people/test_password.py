"""A server with a password: who has not typed it sees the page that asks for it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Controller
from litestar.handlers import HTTPRouteHandler
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import beffroi.server.app  # noqa: F401 - it knows all routes
from beffroi.server.people.password import COOKIE, Password
from tests.server.guest import TRUST, Guest
from tests.server.running import RunningServer, running_server

PASSWORD = "chez nous"
OPEN = ("/", "/table/x", "/worker.js", "/healthz", "/readyz", "/api/texts/fr", "/api/texts/en")


@pytest.fixture(scope="module")
def locked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("locked"), password=PASSWORD) as server:
        yield server


@pytest.fixture
def outside(locked: RunningServer) -> Iterator[httpx.Client]:
    headers = {"origin": locked.address}
    with httpx.Client(base_url=locked.address, headers=headers, verify=TRUST) as http:
        yield http


def knows(http: httpx.Client, password: Any) -> httpx.Response:
    return http.post("/api/password", json={"password": password})


def every_request() -> list[tuple[str, str]]:
    """The method and an address of every route of the interface, but for those that need no password."""
    controllers = (vars(each).values() for each in Controller.__subclasses__())
    routes = [route for each in controllers for route in each if isinstance(route, HTTPRouteHandler)]
    handlers = [(path, method) for route in routes for path in route.paths for method in route.http_methods]
    asked = [(method, path.replace(":str", "").replace(":int", "")) for path, method in handlers]
    return sorted(
        {(m, p) for m, p in asked if p.startswith("/api") and p not in ("/api/password", "/api/texts/{language}")}
    )


@pytest.mark.parametrize(("method", "path"), every_request())
@pytest.mark.parametrize("cookie", ["", f"{COOKIE}=", f"{COOKIE}=x", f"beffroi={'x' * 43}; {COOKIE}={'0' * 128}"])
def test_without_it_no_route_answers(method: str, path: str, cookie: str, outside: httpx.Client) -> None:
    refused = outside.request(method, path, json={}, headers={"cookie": cookie})
    assert (refused.status_code, refused.json()["why"]) == (401, "password-needed")


@pytest.mark.parametrize(
    "path", ["//api/games", "/api//games", "/api/games/", "/%61pi/games", "/api/openapi.json", "/api"]
)
def test_no_spelling_of_an_address_leads_around_it(path: str, outside: httpx.Client) -> None:
    assert outside.request("GET", f"{outside.base_url}".rstrip("/") + path).status_code == 401


@pytest.mark.parametrize("path", OPEN)
def test_without_it_the_page_can_ask_for_it(path: str, outside: httpx.Client) -> None:
    assert outside.get(path).status_code == 200


def test_without_it_no_socket_is_opened(locked: RunningServer) -> None:
    address = f"{locked.address.replace('http', 'ws')}/api/tables/x/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(locked.address), proxy=None):
        pass
    assert refused.value.response.status_code == 401


def test_who_types_it_comes_in_and_stays(locked: RunningServer, outside: httpx.Client) -> None:
    opened = knows(outside, PASSWORD)
    assert opened.status_code == 200
    said = opened.headers["set-cookie"].lower()
    assert ("httponly" in said, "samesite=strict" in said, "secure" in said) == (True, True, False)
    assert PASSWORD not in said
    guest = Guest(locked.address, None)
    guest.http.cookies.update(outside.cookies)
    guest.put("/api/me", {"nickname": "Ann"})
    with guest.at(guest.open_table("fair", "me", "me")["id"], 0) as player:
        assert player.ping()
    guest.close()


def test_it_must_be_typed_on_a_page_of_ours(outside: httpx.Client) -> None:
    refused = outside.post("/api/password", json={"password": PASSWORD}, headers={"origin": "http://evil.example"})
    assert (refused.status_code, refused.headers.get("set-cookie")) == (403, None)


@pytest.mark.parametrize("wrong", ["", "chez", "Chez nous", "chez nous!", "x" * 201, None, 5])
def test_what_is_not_it_opens_nothing(wrong: Any, outside: httpx.Client) -> None:
    refused = knows(outside, wrong)
    assert refused.status_code in (400, 403)
    assert refused.json()["why"] in ("wrong-password", "bad-request")
    assert "set-cookie" not in refused.headers


def test_the_same_letters_typed_otherwise_are_the_same() -> None:
    assert Password("é").is_right(" e\N{COMBINING ACUTE ACCENT} ")


def test_it_is_good_after_a_restart_and_not_after_it_was_changed(tmp_path: Path) -> None:
    statuses: list[int] = []
    cookies = httpx.Cookies()
    for password in (PASSWORD, PASSWORD, "another"):
        with (
            running_server(tmp_path, password=password) as server,
            httpx.Client(
                base_url=server.address, headers={"origin": server.address}, cookies=cookies, verify=TRUST
            ) as http,
        ):
            if not statuses:
                knows(http, PASSWORD)
                cookies = http.cookies
            statuses.append(http.get("/api/games").status_code)
    assert statuses == [200, 200, 401]
