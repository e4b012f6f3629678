"""Where somebody connects from, and how many connections come from there."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

NETWORK_BITS = 64
"""Whoever has one IPv6 address usually has all that share its first half."""
LONGEST = 64


@lru_cache(4096)
def plain(host: str) -> str:
    """An address as it is usually written: an IPv4 address within IPv6 is an IPv4 address."""
    address = _parsed(host)
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address or host[:LONGEST])


@lru_cache(4096)
def source_of(host: str) -> str:
    """What limits count by: an IPv4 address, or the network of an IPv6 address."""
    address = _parsed(plain(host))
    if not isinstance(address, IPv6Address):
        return plain(host)
    network = IPv6Address(int(address) >> NETWORK_BITS << NETWORK_BITS)
    return f"{network}/{NETWORK_BITS}"


def client_of(scope: Any) -> str:
    """Where a request comes from, as limits count."""
    client = scope.get("client")
    return source_of(client[0]) if client else ""


def _parsed(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


class ConnectionCounter:
    """How many connections are open from each source; 0 is no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, source: str) -> bool:
        """Counts one more, unless there are as many as may be."""
        if self._most and self._open[source] >= self._most:
            return False
        self._open[source] += 1
        return True

    def leave(self, source: str) -> None:
        self._open[source] -= 1
        if not self._open[source]:
            del self._open[source]
