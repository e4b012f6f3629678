"""Under which addresses a server can be reached."""

from __future__ import annotations

import socket

from beffroi.server.settings import LOOPBACK

EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)
"""An address of no one, only to learn which way out the system would take; nothing is sent."""


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    shown = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def reachable_host(host: str) -> str | None:
    """The host under which others on the same network find us, if they can."""
    if host in LOOPBACK:
        return None
    if host not in EVERYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        own: str = probe.getsockname()[0]
        return own
