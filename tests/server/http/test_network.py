"""Under which addresses a server can be reached."""

from __future__ import annotations

from beffroi.server.http.network import address_of, reachable_host


def test_an_address_can_be_typed_into_a_browser() -> None:
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert address_of("::1", 80) == "http://[::1]:80"
    assert reachable_host("127.0.0.1") is None
    assert reachable_host("192.168.1.2") == "192.168.1.2"
