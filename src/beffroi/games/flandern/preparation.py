"""Before the first round: who begins, guilds, centres, and the two centres nobody owns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.model import Given, Refusals, Step
from beffroi.games.flandern.material import (
    ARMS,
    ARMS_OF,
    ARMS_OF_CENTRE,
    CITIES,
    GOLD,
    GUILDS,
    LUIK,
    UTRECHT,
    pile_for,
)
from beffroi.games.flandern.rulebook import R, Settle, Starter, TakeGuild, TakeInfluence, TakeSite
from beffroi.games.flandern.sites import SITE_NAMES, SITE_OF
from beffroi.games.flandern.state import NOBODY, Flandern


class DrawStarter(Step[Flandern, Starter], frozen=True):
    """Chance decides who is the first player."""

    rule = R.PREPARATION
    takes = (Starter,)

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Flandern) -> Sequence[tuple[Starter, int]]:
        return tuple((Starter(seat), 1) for seat in s.seats)

    def then(self, s: Flandern, answers: Given[Starter]) -> None:
        ((_, drawn),) = answers
        s.first = drawn.seat
        s.tell(R.PREPARATION, "starter", seat=s.first)


def _unless_out(s: Flandern, chooser: Seat) -> tuple[Seat, ...]:
    return () if chooser in s.out else (chooser,)


class ChooseGuilds(Step[Flandern, TakeGuild], frozen=True):
    """One after the other, everybody takes a guild; who has left gets the first that is free."""

    rule = R.PREPARATION
    takes = (TakeGuild,)

    def chooser(self, s: Flandern) -> Seat:
        return next(seat for seat in s.in_order() if s.guilds[seat] == NOBODY)

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return _unless_out(s, self.chooser(s))

    def candidates(self, s: Flandern, seat: Seat) -> Iterable[TakeGuild]:
        return (TakeGuild(ARMS[guild]) for guild in GUILDS)

    def refuse(self, s: Flandern, seat: Seat, action: TakeGuild) -> Refusals:
        left = tuple(ARMS[guild] for guild in GUILDS if guild not in s.guilds)
        return () if action.guild in left else (R.PREPARATION.no("guild-not-free", guilds=left),)

    def then(self, s: Flandern, answers: Given[TakeGuild]) -> None:
        seat = self.chooser(s)
        taken = answers[0][1] if answers else next(iter(self.choices(s, seat)))
        s.guilds[seat] = ARMS_OF[taken.guild]
        s.tell(R.PREPARATION, "guild-taken", seat=seat, guild=taken.guild)
        if NOBODY in s.guilds:
            s.next(ChooseGuilds())


class ChooseInfluence(Step[Flandern, TakeInfluence], frozen=True):
    """With two players, each takes one of the two guilds left under his influence."""

    rule = R.TWO
    takes = (TakeInfluence,)

    def chooser(self, s: Flandern) -> Seat:
        return next(seat for seat in s.in_order() if s.influenced[seat] == NOBODY)

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return (self.chooser(s),)

    def candidates(self, s: Flandern, seat: Seat) -> Iterable[TakeInfluence]:
        return (TakeInfluence(ARMS[guild]) for guild in GUILDS)

    def refuse(self, s: Flandern, seat: Seat, action: TakeInfluence) -> Refusals:
        left = tuple(ARMS[guild] for guild in GUILDS if guild not in (*s.guilds, *s.influenced))
        return () if action.guild in left else (R.TWO.no("influence-not-free", guilds=left),)

    def then(self, s: Flandern, answers: Given[TakeInfluence]) -> None:
        ((seat, taken),) = answers
        s.influenced[seat] = ARMS_OF[taken.guild]
        s.tell(R.TWO, "influence-taken", seat=seat, guild=taken.guild)
        if NOBODY in s.influenced:
            s.next(ChooseInfluence())


class ChooseSites(Step[Flandern, TakeSite], frozen=True):
    """One after the other, everybody puts the centre of his guild on a site; then of the guild he influences."""

    rule = R.PREPARATION
    takes = (TakeSite,)

    def waiting(self, s: Flandern) -> list[tuple[Seat, int]]:
        """Who has still to place which city, in order."""
        owned = [(seat, guilds[seat]) for guilds in (s.guilds, s.influenced) for seat in s.in_order()]
        return [(seat, guild) for seat, guild in owned if guild != NOBODY and s.cities[guild].site < 0]

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return _unless_out(s, self.waiting(s)[0][0])

    def candidates(self, s: Flandern, seat: Seat) -> Iterable[TakeSite]:
        return map(TakeSite, SITE_NAMES)

    def refuse(self, s: Flandern, seat: Seat, action: TakeSite) -> Refusals:
        left = empty_sites(s)
        return () if action.site in left else (R.PREPARATION.no("site-not-free", sites=left),)

    def then(self, s: Flandern, answers: Given[TakeSite]) -> None:
        seat, guild = self.waiting(s)[0]
        taken = answers[0][1] if answers else next(iter(self.choices(s, seat)))
        found(s, guild, taken.site)
        s.tell(R.PREPARATION, "centre-placed", seat=seat, city=CITIES[guild], site=taken.site)
        if self.waiting(s):
            s.next(ChooseSites())


def empty_sites(s: Flandern) -> tuple[str, ...]:
    taken = [city.site for city in s.cities]
    return tuple(site for number, site in enumerate(SITE_NAMES) if number not in taken)


def found(s: Flandern, city: int, site: str) -> None:
    """The centre of a city is put on a site."""
    s.cities[city] = s.cities[city].founded(SITE_OF[site], ARMS_OF_CENTRE[city])


class SettleRest(Step[Flandern, Settle], frozen=True):
    """Utrecht and Luik go where chance puts them; with three players one site stays empty."""

    rule = R.PREPARATION
    takes = (Settle,)

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Flandern) -> Sequence[tuple[Settle, int]]:
        return tuple((Settle(utrecht, luik), 1) for utrecht, luik in permutations(empty_sites(s), 2))

    def then(self, s: Flandern, answers: Given[Settle]) -> None:
        ((_, settled),) = answers
        found(s, UTRECHT, settled.utrecht)
        found(s, LUIK, settled.luik)
        s.tell(R.PREPARATION, "rest-settled", utrecht=settled.utrecht, luik=settled.luik)


class DealCards(Step[Flandern, Action], frozen=True):
    """The card of a city that is not played leaves every hand and the gold cards."""

    rule = R.PREPARATION

    def then(self, s: Flandern, answers: Given[Action]) -> None:
        if s.is_for_two:
            s.piles = [pile_for(tuple(sorted(s.influenced)))]
            return
        s.piles = list(GOLD)
        for city in s.cities:
            if city.site < 0:
                s.hands = [tuple(card for card in hand if card != city.name) for hand in s.hands]
                s.piles = [pile.without(city.name) if pile.count(city.name) else pile for pile in s.piles]
                s.tell(R.PREPARATION, "city-not-played", city=city.name)
