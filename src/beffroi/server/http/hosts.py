"""The names under which browsers may reach us: another site whose name leads here must not speak for our guests."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from beffroi.server.settings import Settings

LONGEST = 253
WHOLE = re.compile(rb"[a-z][a-z0-9+.-]*://([^/?#]*)", re.IGNORECASE)
"""A target that names its host itself, as programs write it to a proxy."""
HOST = re.compile(r"(?:\[([0-9a-f:.%]+)\]|([a-z0-9_.-]+?)\.?)(?::\d{0,5})?")


def as_targeted(target: bytes, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of a request; the host in its target is the one that is meant, whatever its header says."""
    whole = WHOLE.match(target)
    return [(name, whole[1] if whole and name == b"host" else value) for name, value in headers]


class Hosts:
    """Addresses, names of this machine and of its network, and what whoever runs the server calls it."""

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        origin = urlsplit(settings.origin).hostname or ""
        own = ("localhost", machine, machine.partition(".")[0], settings.host.lower(), origin)
        self._own = {name.rstrip(".") for name in own} - {""}

    def know(self, scope: Any) -> bool:
        """Whether a request calls us by a name that is ours."""
        named = [value for name, value in scope["headers"] if name == b"host"]
        if len(named) != 1 or len(named[0]) > LONGEST:
            return False
        found = HOST.fullmatch(named[0].decode("latin-1").lower())
        return found is not None and self._is_ours(found[1], found[2])

    def _is_ours(self, ipv6: str | None, name: str | None) -> bool:
        host = ipv6 or name or ""
        if ipv6 is None and (host in self._own or host.endswith(".local")):
            return True
        try:
            return (ip_address(host).version == 6) == (ipv6 is not None)  # noqa: PLR2004 - IPv6, in brackets
        except ValueError:
            return False
