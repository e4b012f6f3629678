"""Where somebody connects from."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi.server.people.addresses import ConnectionCounter, plain, source_of
from tests.server.knock import ELSEWHERE, knocking
from tests.server.running import running_server


@pytest.mark.parametrize(
    ("host", "source"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::FFFF:c000:201", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:DB8:0:0:ffff:ffff:ffff:ffff", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unknown", "unknown"),
        ("", ""),
        ("x" * 20_000, "x" * 64),
    ],
)
def test_limits_count_by_address_and_for_ipv6_by_network(host: str, source: str) -> None:
    assert source_of(host) == source


def test_an_ipv4_address_within_ipv6_is_an_ipv4_address() -> None:
    assert [plain(host) for host in ("::ffff:127.0.0.1", "127.0.0.1", "::1")] == ["127.0.0.1", "127.0.0.1", "::1"]


def test_whoever_leaves_makes_room() -> None:
    crowd = ConnectionCounter(1)
    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("b")] == [True, False, True]
    crowd.leave("a")
    assert crowd.enter("a")
    assert all(ConnectionCounter(0).enter("a") for _ in range(1000))


def test_requests_of_one_ipv6_network_share_their_limit(tmp_path: Path) -> None:
    with (
        running_server(tmp_path, requests_per_second=0.001, proxies=ELSEWHERE) as server,
        knocking(server.address) as (knock,),
    ):
        asked = [knock.get(X_Forwarded_For=f"2001:db8::{number}")[0] for number in range(11)]
        assert asked[9:] == [200, 429]
        assert knock.get(X_Forwarded_For="2001:db8:0:1::1")[0] == 200


CLAIMS = [
    {"X_Forwarded_For": "{}"},
    {"X_Forwarded_For": "{}, 192.0.2.1"},
    {"X_Forwarded_For": "{}:99"},
    {"Forwarded": "for={}"},
    {"X_Real_IP": "{}"},
]


@pytest.mark.parametrize("claims", CLAIMS, ids=lambda claims: f"{next(iter(claims))}-{next(iter(claims.values()))}")
@pytest.mark.parametrize("proxies", ["", "127.0.0.3"])
def test_who_is_no_proxy_speaks_for_nobody_else(claims: dict[str, str], proxies: str, tmp_path: Path) -> None:
    with (
        running_server(tmp_path, requests_per_second=0.001, proxies=proxies) as server,
        knocking(server.address) as (knock,),
    ):
        for number in range(12):
            claimed = {name: value.format(f"10.0.0.{number}") for name, value in claims.items()}
            status, _ = knock.get(**claimed)
        assert status == 429


BEHIND_A_PROXY = [
    "{}, 192.0.2.1",
    "127.0.0.2, {}, 192.0.2.1, 127.0.0.2",
    "{}\r\nX-Forwarded-For: 192.0.2.1",
    "\xff, 192.0.2.1",
]


@pytest.mark.parametrize("written", BEHIND_A_PROXY, ids=["first", "among-proxies", "in-another-line", "unreadable"])
def test_behind_a_proxy_the_address_counts_that_the_proxy_has_added(written: str, tmp_path: Path) -> None:
    with (
        running_server(tmp_path, requests_per_second=0.001, proxies=ELSEWHERE) as server,
        knocking(server.address) as (knock,),
    ):
        asked = [knock.get(X_Forwarded_For=written.format(f"10.0.0.{number}"))[0] for number in range(12)]
        assert asked[8:] == [200, 200, 429, 429]
        assert knock.get(X_Forwarded_For="192.0.2.2")[0] == 200
