"""What an organiser may do about the others, and why not: said once, for the page and for the refusal."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from beffroi.server.errors import CONFLICT, Sorry
from beffroi.server.tables.table import Plan
from beffroi.server.tournaments.runner import room_of
from beffroi.server.tournaments.store import Account

if TYPE_CHECKING:
    from beffroi.server.live.tables import House


class Powers:
    """The organiser's, as a tournament, its tables and those who are online stand at this moment."""

    def __init__(self, account: Account, plans: Mapping[str, Plan], online: AbstractSet[str]) -> None:
        self._account = account
        self._plans = plans
        self._online = online
        self._own = number_of(account, account.deed.organiser)

    def refuse_absence(self, number: int) -> Sorry | None:
        """Why an organiser may not say that somebody has not come to their game."""
        if self._plan_of(number) is None:
            return Sorry(CONFLICT, "no-game-now")
        return self._refuse_opponent(number) or self._refuse_online(number)

    def refuse_removal(self, number: int) -> Sorry | None:
        """Why an organiser may not take somebody out: those who take part themselves touch nobody who is there."""
        if number == self._own or not self.is_taking_part:
            return None
        return self._refuse_opponent(number) or self._refuse_online(number)

    @property
    def is_taking_part(self) -> bool:
        """Whether the organiser plays in a tournament that has begun, on a chair of their own or of another's."""
        own, organiser = self._own, self._account.deed.organiser
        is_in = own is not None and self._account.tournament.entrants[own].out is None
        is_playing = is_in or any(plan.involves(organiser) for plan in self._plans.values())
        return self._account.status == "running" and is_playing

    def _refuse_opponent(self, number: int) -> Sorry | None:
        plan = self._plan_of(number)
        if plan is None or number == self._own or not plan.involves(self._account.deed.organiser):
            return None
        return Sorry(CONFLICT, "own-opponent", name=self._account.tournament.entrants[number].name)

    def _refuse_online(self, number: int) -> Sorry | None:
        entrant, plan = self._account.tournament.entrants[number], self._plan_of(number)
        devices = {entrant.guest} if plan is None else {entrant.guest, plan.chairs[self._seat_of(number)].guest}
        if entrant.bot is None and number != self._own and not devices & self._online:
            return None
        return Sorry(CONFLICT, "entrant-is-online", name=entrant.name)

    def _plan_of(self, number: int) -> Plan | None:
        """The table at which somebody is to play now."""
        game = self._account.tournament.game_of(number)
        return None if game is None else self._plans.get(room_of(self._account, game))

    def _seat_of(self, number: int) -> int:
        game = self._account.tournament.game_of(number)
        assert game is not None
        return self._account.tournament.seated(game).index(number)


async def powers(house: House, account: Account) -> Powers:
    """What the organiser of a tournament may do now."""
    games = account.tournament.open_games if account.status == "running" else ()
    plans = await house.tournaments.ledger.plans([room_of(account, game) for game in games])
    return Powers(account, plans, house.connected)


def number_of(account: Account, guest: str | None) -> int | None:
    """Under which number a guest takes part."""
    t = account.tournament
    playing = [number for number in t.field if guest is not None and t.entrants[number].guest == guest]
    return playing[-1] if playing else None
