"""What an organiser may do about the others, and why not: said once, for the page and for the refusal."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from beffroi.server.protocol.problems import NotNow, Rejected
from beffroi.server.tables.table import Table
from beffroi.server.tournaments.store import TournamentSnapshot


class Permissions:
    """The organiser's, as a tournament, its tables and those who are online stand at this moment."""

    def __init__(self, snapshot: TournamentSnapshot, tables: Mapping[str, Table], online: AbstractSet[str]) -> None:
        self._snapshot = snapshot
        self._tables = tables
        self._online = online
        self._own = snapshot.number_of(snapshot.header.organiser)

    def refuse_absence(self, number: int) -> Rejected | None:
        """Why an organiser may not say that somebody has not come to their game."""
        if self._table_of(number) is None:
            return NotNow("no-game-now")
        return self._refuse_opponent(number) or self._refuse_online(number)

    def refuse_removal(self, number: int) -> Rejected | None:
        """Why an organiser may not take somebody out: those who take part themselves touch nobody who is there."""
        if number == self._own or not self.is_taking_part:
            return None
        return self._refuse_opponent(number) or self._refuse_online(number)

    @property
    def is_taking_part(self) -> bool:
        """Whether the organiser plays in a tournament that has begun, on a seat of their own or of another's."""
        own, organiser = self._own, self._snapshot.header.organiser
        is_in = own is not None and self._snapshot.tournament.entrants[own].out is None
        is_playing = is_in or any(table.involves(organiser) for table in self._tables.values())
        return self._snapshot.status == "running" and is_playing

    def _refuse_opponent(self, number: int) -> Rejected | None:
        table = self._table_of(number)
        if table is None or number == self._own or not table.involves(self._snapshot.header.organiser):
            return None
        return NotNow("own-opponent", name=self._snapshot.tournament.entrants[number].name)

    def _refuse_online(self, number: int) -> Rejected | None:
        entrant, table = self._snapshot.tournament.entrants[number], self._table_of(number)
        devices = {entrant.guest} if table is None else {entrant.guest, table.occupants[self._seat_of(number)].guest}
        if entrant.bot is None and number != self._own and not devices & self._online:
            return None
        return NotNow("entrant-is-online", name=entrant.name)

    def _table_of(self, number: int) -> Table | None:
        """The table at which somebody is to play now."""
        game = self._snapshot.tournament.game_of(number)
        return None if game is None else self._tables.get(self._snapshot.table_of(game))

    def _seat_of(self, number: int) -> int:
        game = self._snapshot.tournament.game_of(number)
        assert game is not None
        return self._snapshot.tournament.seated(game).index(number)
