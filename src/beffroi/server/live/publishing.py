"""What the sockets of a table are shown, each only what its viewer may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from beffroi.server.live.auction import own_ceiling
from beffroi.server.live.socket import NOT_YOURS, UNKNOWN, Socket, text_of
from beffroi.server.live.transition import Transition, Viewer, numbers_of
from beffroi.server.protocol.frames import CeilingFrame, Snapshot, TableFrame, Update
from beffroi.server.tables.table import Table

if TYPE_CHECKING:
    from beffroi.server.live.table import LiveTable


def show_transitions(live: LiveTable, transitions: Sequence[Transition]) -> None:
    """Shows everybody what happened; what several viewers see alike is encoded once."""
    assert live.game is not None
    watching: dict[Viewer, list[Socket]] = {}
    for socket in live.sockets:
        watching.setdefault(socket.viewer, []).append(socket)
    for viewer, sockets in watching.items():
        for update in updates(live, [each for each in transitions if each.is_for(viewer)], viewer):
            text = text_of(update)
            for socket in sockets:
                socket.pass_on(text)


def updates(live: LiveTable, transitions: Sequence[Transition], viewer: Viewer) -> Iterator[Update]:
    """What a viewer is sent for all these moments; only the last of them asks something."""
    assert live.game is not None
    for transition in transitions[:-1]:
        yield live.game.update(transition, viewer, is_past=True)
    for transition in transitions[-1:]:
        yield replace(live.game.update(transition, viewer), ceiling=own_ceiling(live.table, live.game, viewer))


def show(live: LiveTable, socket: Socket, since: int | None) -> None:
    """Brings a socket up to date: with what it has missed, or with everything."""
    missed = None if since is None or live.game is None else live.game.since(since, socket.viewer)
    if missed is None:
        show_all(live, socket)
        return
    socket.say(TableFrame(live.info(socket.guest_id)))
    for update in updates(live, missed, socket.viewer):
        socket.say(update)
    if not missed and (ceiling := own_ceiling(live.table, live.game, socket.viewer)) is not None:
        socket.say(CeilingFrame(ceiling))


def show_all(live: LiveTable, socket: Socket) -> None:
    game, viewer = live.game, socket.viewer
    transitions = [] if game is None else game.recent(viewer)
    socket.say(
        Snapshot(
            number=0 if game is None else game.number(viewer),
            sheet=live.info(socket.guest_id),
            seen=None if game is None else game.seen(viewer),
            plies=tuple(transition.ply(viewer) for transition in transitions),
            turns=() if game is None else numbers_of(game.turns, viewer),
            score=None if game is None else game.score(viewer),
            remarks=tuple(live.chat.remarks),
            can_undo=game is not None and game.can_undo(viewer),
            clocks=None if live.clock is None else live.clock.shown(),
            can_ask_back=game is not None and game.can_ask_back(viewer),
            ceiling=own_ceiling(live.table, game, viewer),
        )
    )


def show_table(live: LiveTable, but: Socket | None = None) -> None:
    """Tells everybody, but one, who sits where now."""
    send_away(live)
    texts: dict[str | None, str] = {}
    for socket in live.sockets - {but}:
        reader = socket.guest_id
        if reader not in texts:
            texts[reader] = text_of(TableFrame(live.info(reader)))
        socket.pass_on(texts[reader])


def show_change(live: LiveTable, before: Table) -> None:
    """Shows what has changed about a table to those whom it concerns: a ceiling is its seat's own."""
    if before.shown != live.table.shown:
        show_table(live)
    for socket in live.sockets:
        ceiling = own_ceiling(live.table, live.game, socket.viewer)
        if ceiling != own_ceiling(before, live.game, socket.viewer):
            socket.say(CeilingFrame(ceiling))


def send_away(live: LiveTable) -> None:
    """Whoever has lost the right to look on must go, before anything more is shown."""
    for socket in live.sockets:
        if not live.admits(socket):
            socket.close(UNKNOWN if socket.viewer is None else NOT_YOURS)
