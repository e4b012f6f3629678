"""What the host's seat says at a table: resignations, clocks that ran out, the end of the evening."""

from __future__ import annotations

from beffroi.core.action import HOST, Action, Seat
from beffroi.core.engine import waiting
from beffroi.core.host import Resign, RunOut
from beffroi.server.live.attempt import Attempt
from beffroi.server.live.game import LiveGame
from beffroi.server.live.move import NotCounted, NotPlayed, Proposal, attempt, play
from beffroi.server.live.table import LiveTable
from beffroi.server.protocol.frames import Bad


class HostMove(Proposal):
    """The host of the table answers: a resignation, the end of the evening; a guest may ask for it on their seat."""

    def __init__(self, action: Action, asker: tuple[Seat, str] | None = None) -> None:
        self._action = action
        self._asker = asker

    def attempt(self, live: LiveTable, game: LiveGame) -> Attempt:
        if self._asker is not None and self._asker[0] not in live.table.seats_of(self._asker[1]):
            raise NotCounted(Bad("not-your-seat"))
        return attempt(game, HOST, self._action, game.state.opened)


class TimeOut(Proposal):
    """A clock that ran out; somebody may have answered before it is told."""

    def attempt(self, live: LiveTable, game: LiveGame) -> Attempt | None:
        late = None if live.clock is None or not live.table.is_playing else live.clock.late()
        if late is None or late not in waiting(game.state):
            return None
        return attempt(game, HOST, RunOut(late), game.state.opened)


async def resign(live: LiveTable, seat: Seat, guest: str) -> bool:
    """A guest gives up for their seat; says whether the rules let them."""
    return await _is_taken(live, HostMove(Resign(seat), (seat, guest)))


async def say_as_host(live: LiveTable, action: Action) -> bool:
    """The host of the table answers; says whether the rules let it."""
    return await _is_taken(live, HostMove(action))


async def run_out(live: LiveTable) -> None:
    """Ends the time of whoever has none left."""
    await _is_taken(live, TimeOut())


async def _is_taken(live: LiveTable, proposal: Proposal) -> bool:
    try:
        await play(live, proposal)
    except NotPlayed:
        return False
    return True
