"""`beffroi serve`: a server that others can come to."""

import signal
import sys
import webbrowser
from types import FrameType
from typing import Annotated, Any

import segno
from cyclopts import Parameter

from beffroi.commands.output import ERR, TEXTS, words


class Stop:
    """Whether somebody has told us to stop, also while the server is still being loaded: it always ends in order."""

    def __init__(self) -> None:
        self.is_told = False
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._hear)

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        if self.is_told:  # once more: at once
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)
        self.is_told = True


def serve(
    *,
    host: Annotated[str | None, words("cli-host")] = None,
    port: Annotated[int | None, words("cli-port")] = None,
    open: Annotated[bool, Parameter(help=TEXTS.say("cli-open"), negative="--no-open")] = True,
) -> None:
    stop = Stop()
    # The server takes a while to load; the other commands need not wait for it.
    from beffroi.server.logs import set_up  # noqa: PLC0415
    from beffroi.server.serve import run  # noqa: PLC0415
    from beffroi.server.settings import load  # noqa: PLC0415

    given: dict[str, Any] = {name: value for name, value in (("host", host), ("port", port)) if value is not None}
    settings = load(given)
    set_up(settings.log_level)
    run(
        settings,
        lambda bound: announce(settings.host, bound, open and sys.stdout.isatty()),
        is_told_to_stop=lambda: stop.is_told,
    )


def announce(host: str, port: int, open_browser: bool) -> None:
    """Prints the address alone on a line; to people also a code for their telephones."""
    from beffroi.server.http.network import address_of, reachable_host  # noqa: PLC0415

    address = address_of(host, port)
    print(address, flush=True)
    shared = reachable_host(host)
    if shared is None:
        ERR.print(TEXTS.say("serve-alone"), markup=False)
    else:
        ERR.print(TEXTS.say("serve-network", address=address_of(shared, port)), markup=False)
        segno.make(address_of(shared, port)).terminal(out=sys.stderr, compact=True)
    ERR.print(TEXTS.say("serve-stop"), markup=False)
    if open_browser:
        webbrowser.open(address)
