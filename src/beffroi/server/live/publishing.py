"""What the sockets of a table are shown, each only what its viewer may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from beffroi.server.live.game import LiveGame, Transition, Viewer, numbers_of
from beffroi.server.live.socket import NOT_YOURS, UNKNOWN, Socket, text_of
from beffroi.server.protocol.frames import Snapshot, TableFrame, Update

if TYPE_CHECKING:
    from beffroi.server.live.table import LiveTable


def show_transitions(live: LiveTable, transitions: Sequence[Transition]) -> None:
    """Shows everybody what happened; what several viewers see alike is encoded once."""
    assert live.game is not None
    watching: dict[Viewer, list[Socket]] = {}
    for socket in live.sockets:
        watching.setdefault(socket.viewer, []).append(socket)
    for viewer, sockets in watching.items():
        for update in updates(live.game, [each for each in transitions if each.is_for(viewer)], viewer):
            text = text_of(update)
            for socket in sockets:
                socket.pass_on(text)


def updates(game: LiveGame, transitions: Sequence[Transition], viewer: Viewer) -> Iterator[Update]:
    """What a viewer is sent for all these moments; only the last of them asks something."""
    for transition in transitions:
        yield game.update(transition, viewer, is_past=transition is not transitions[-1])


def show(live: LiveTable, socket: Socket, since: int | None) -> None:
    """Brings a socket up to date: with what it has missed, or with everything."""
    missed = None if since is None or live.game is None else live.game.since(since, socket.viewer)
    if missed is None:
        show_all(live, socket)
        return
    assert live.game is not None
    socket.say(TableFrame(live.info(socket.guest_id)))
    for update in updates(live.game, missed, socket.viewer):
        socket.say(update)


def show_all(live: LiveTable, socket: Socket) -> None:
    game, viewer = live.game, socket.viewer
    transitions = [] if game is None else [each for each in game.transitions if each.is_for(viewer)]
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


def send_away(live: LiveTable) -> None:
    """Whoever has lost the right to look on must go, before anything more is shown."""
    for socket in live.sockets:
        if not live.admits(socket):
            socket.close(UNKNOWN if socket.viewer is None else NOT_YOURS)
