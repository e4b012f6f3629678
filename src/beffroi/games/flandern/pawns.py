"""The pawns of the gold cards: cathedrals on church quarters, masters on the quarters of a guild."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.core.model import Given, Refusal, Refusals, Step
from beffroi.games.flandern.building import misplaced_city
from beffroi.games.flandern.city import City
from beffroi.games.flandern.material import ARMS, CHURCH, GREY
from beffroi.games.flandern.rulebook import PlaceMaster, R, RaiseCathedral
from beffroi.games.flandern.sites import LOT_NAMES, LOT_OF, members, names_of
from beffroi.games.flandern.state import Flandern


def _without_cathedral(city: City) -> int:
    return city.standing(CHURCH) & ~city.cathedrals


def _for_a_master(city: City, guild: int) -> int:
    return city.standing(guild) | city.standing(GREY)


def can_raise(s: Flandern) -> bool:
    return any(_without_cathedral(city) for city in s.open_cities())


def can_set(s: Flandern, seat: Seat) -> bool:
    return any(_for_a_master(city, s.guilds[seat]) for city in s.open_cities())


class RaiseOne(Step[Flandern, RaiseCathedral], frozen=True):
    """A gold cathedral card: a cathedral on any church quarter that has none."""

    rule = R.FIRST
    takes = (RaiseCathedral,)
    seat: Seat

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, s: Flandern, seat: Seat) -> Iterable[RaiseCathedral]:
        for city in s.open_cities():
            for lot in members(_without_cathedral(city)):
                yield RaiseCathedral(city.name, LOT_NAMES[lot])

    def refuse(self, s: Flandern, seat: Seat, action: RaiseCathedral) -> Refusals:
        return tuple(misplaced_city(s, action.city)) or tuple(self.misplaced(s.city(action.city), action.lot))

    def misplaced(self, city: City, name: str) -> Iterable[Refusal]:
        lot = LOT_OF.get(name)
        if lot is None or not city.standing(CHURCH) >> lot & 1:
            yield R.FIRST.no("no-church-here", lots=names_of(city.standing(CHURCH)))
        elif city.cathedrals >> lot & 1:
            yield R.FIRST.no("has-cathedral", lot=name)

    def then(self, s: Flandern, answers: Given[RaiseCathedral]) -> None:
        ((seat, action),) = answers
        city = s.city(action.city)
        s.put_city(replace(city, cathedrals=city.cathedrals | 1 << LOT_OF[action.lot]))
        s.tell(R.FIRST, "cathedral-raised", seat=seat, city=action.city, lot=action.lot)


class SetMaster(Step[Flandern, PlaceMaster], frozen=True):
    """A gold master card: a master on a quarter of one's own or of the grey guild."""

    rule = R.FIRST
    takes = (PlaceMaster,)
    seat: Seat

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, s: Flandern, seat: Seat) -> Iterable[PlaceMaster]:
        for city in s.open_cities():
            for lot in members(_for_a_master(city, s.guilds[seat])):
                yield PlaceMaster(city.name, LOT_NAMES[lot])

    def refuse(self, s: Flandern, seat: Seat, action: PlaceMaster) -> Refusals:
        if wrong := tuple(misplaced_city(s, action.city)):
            return wrong
        city, lot, guild = s.city(action.city), LOT_OF.get(action.lot), s.guilds[seat]
        if lot is None or not _for_a_master(city, guild) >> lot & 1:
            lots = names_of(_for_a_master(city, guild))
            return (R.FIRST.no("no-quarter-for-master", arms=ARMS[guild], lots=lots),)
        return ()

    def then(self, s: Flandern, answers: Given[PlaceMaster]) -> None:
        ((seat, action),) = answers
        city, lot = s.city(action.city), LOT_OF[action.lot]
        s.put_city(replace(city, masters=tuple(sorted((*city.masters, lot)))))
        s.tell(R.FIRST, "master-set", seat=seat, city=action.city, lot=action.lot, arms=ARMS[city.arms_on(lot)])
