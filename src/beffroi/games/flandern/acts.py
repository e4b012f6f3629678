"""Steps 4 and 5 of the round: what a card does, silver, gold or drawn for a guild under influence."""

from __future__ import annotations

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Choices, Listed
from beffroi.core.model import Given, Refusals, Rule, Step
from beffroi.games.flandern.building import (
    builds_in,
    can_build,
    can_finish,
    finishes_in,
    misbuilt,
    misfinished,
    where,
)
from beffroi.games.flandern.material import (
    ACTION_CARDS,
    ARMS,
    CATHEDRAL,
    CHURCH,
    CITY_OF,
    GREY,
    INFLUENCE,
    MASTER,
    QUARTERS,
    SITE,
    TAKE_BACK,
)
from beffroi.games.flandern.pawns import RaiseOne, SetMaster, can_raise, can_set
from beffroi.games.flandern.rulebook import Build, Finish, R
from beffroi.games.flandern.sites import LOT_NAMES, LOT_OF, names_of
from beffroi.games.flandern.state import Flandern

FOR_GOLD = (GREY, CHURCH)
"""The arms that a gold card may build."""


def act(s: Flandern, seat: Seat, card: str, arms: tuple[int, ...], rule: Rule) -> None:
    """What a card stands for must be done if it can be; a card that can do nothing is played all the same."""
    if card in CITY_OF and can_act_in(s, card, arms):
        s.next(BuildOrFinish(seat, card, arms))
    elif card == SITE and can_build_site(s, arms):
        s.next(BuildSite(seat, arms))
    elif card == TAKE_BACK:
        take_back(s, seat)
    else:
        s.tell(rule, "nothing-done", seat=seat, card=card)


def can_act_in(s: Flandern, name: str, arms: tuple[int, ...]) -> bool:
    city = s.city(name)
    return city.is_open and (can_build(city, s.stock, arms) or can_finish(city, arms))


def can_build_site(s: Flandern, arms: tuple[int, ...]) -> bool:
    return s.site_pawns() > 0 and any(can_build(city, s.stock, arms) for city in s.open_cities())


class Act(Step[Flandern, Action], frozen=True):
    """In the order just settled, a seat does what its card stands for."""

    rule = R.ACTION
    seat: Seat
    card: str

    def then(self, s: Flandern, answers: Given[Action]) -> None:
        act(s, self.seat, self.card, s.owned_by(self.seat), R.ACTION)


class BuildOrFinish(Step[Flandern, Build | Finish], frozen=True):
    """A city card: build a quarter in this city, or finish a site there."""

    rule = R.CITY_CARD
    takes = (Build, Finish)
    seat: Seat
    card: str
    arms: tuple[int, ...]

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return (self.seat,)

    def choices(self, s: Flandern, seat: Seat) -> Choices[Build | Finish]:
        city = s.city(self.card)
        return Listed((*builds_in(city, s.stock, self.arms), *finishes_in(city, self.arms)))

    def refuse(self, s: Flandern, seat: Seat, action: Build | Finish) -> Refusals:
        elsewhere = () if action.city == self.card else (R.CITY_CARD.no("wrong-city", city=self.card),)
        if isinstance(action, Build):
            return (*elsewhere, *misbuilt(s, action, self.arms, article_of(s, self, R.CITY_CARD)))
        return (*elsewhere, *misfinished(s, action, self.arms, article_of(s, self, R.CITY_CARD)))

    def then(self, s: Flandern, answers: Given[Build | Finish]) -> None:
        ((seat, action),) = answers
        if isinstance(action, Build):
            build(s, seat, action, as_site=False)
        else:
            finish(s, seat, action)


class BuildSite(Step[Flandern, Build], frozen=True):
    """A site card: build a quarter in any city, with a site pawn on it."""

    rule = R.SITE_CARD
    takes = (Build,)
    seat: Seat
    arms: tuple[int, ...]

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return (self.seat,)

    def choices(self, s: Flandern, seat: Seat) -> Choices[Build]:
        found: list[Build] = []
        for city in s.open_cities():
            found += builds_in(city, s.stock, self.arms)
        return Listed(tuple(found))

    def refuse(self, s: Flandern, seat: Seat, action: Build) -> Refusals:
        return tuple(misbuilt(s, action, self.arms, article_of(s, self, R.SITE_CARD)))

    def then(self, s: Flandern, answers: Given[Build]) -> None:
        ((seat, action),) = answers
        build(s, seat, action, as_site=True)


def article_of(s: Flandern, step: BuildOrFinish | BuildSite, own: Rule) -> Rule:
    """The article that says whose quarters a card may build: the seat's own, the gold one, or a drawn one."""
    if step.arms == s.owned_by(step.seat):
        return own
    return R.FIRST if step.arms == FOR_GOLD else R.TWO_DRAW


def build(s: Flandern, seat: Seat, action: Build, *, as_site: bool) -> None:
    """A quarter leaves its stock and stands in a city."""
    named, quarter, city = where(action), QUARTERS[action.quarter], s.city(action.city)
    assert named is not None
    lot, small = named
    s.take_from_stock(quarter, city.plan.shapes[lot])
    grown = city.with_quarter(quarter, lot, 0 if small is None else 1 << small, as_site=as_site)
    s.put_city(grown)
    s.works += 1
    if as_site:
        s.tell(R.SITE_CARD, "site-built", seat=seat, quarter=action.quarter, city=action.city, lot=LOT_NAMES[lot])
    else:
        s.tell(R.CITY_CARD, "built", seat=seat, quarter=action.quarter, city=action.city, lot=LOT_NAMES[lot])
    if small is not None:
        s.tell(R.SPECIAL, "swallowed", city=action.city, lot=LOT_NAMES[small])
    if opened := grown.free & ~city.free:
        s.tell(R.SPECIAL, "opened", city=action.city, lots=names_of(opened))


def finish(s: Flandern, seat: Seat, action: Finish) -> None:
    """A site pawn goes back to the supply."""
    city, lot = s.city(action.city), LOT_OF[action.lot]
    s.put_city(city.without_site(lot))
    s.works += 1
    s.tell(R.CITY_CARD, "finished", seat=seat, arms=ARMS[city.arms_on(lot)], city=action.city, lot=action.lot)


def take_back(s: Flandern, seat: Seat) -> None:
    """All action cards a seat has played return to its hand, this one too."""
    back = s.played[seat]
    s.hands[seat] = tuple(sorted((*s.hands[seat], *back), key=ACTION_CARDS.index))
    s.played[seat] = ()
    s.tell(R.TAKE_BACK, "taken-back", seat=seat, cards=back)


class FirstsAction(Step[Flandern, Action], frozen=True):
    """The first player shows the gold card; an influence card is kept, what any other says is done."""

    rule = R.FIRST

    def then(self, s: Flandern, answers: Given[Action]) -> None:
        card = s.gold
        if card is None:
            return
        s.gold, s.gold_back = None, ""
        s.uncover(R.FIRST, "gold-shown", (s.first,), seat=s.first, card=card)
        if card == INFLUENCE:
            s.influence[s.first] += 1
            return
        s.laid += (card,)
        self.obey(s, card)

    def obey(self, s: Flandern, card: str) -> None:
        if card == CATHEDRAL and can_raise(s):
            s.next(RaiseOne(s.first))
        elif card == MASTER and can_set(s, s.first):
            s.next(SetMaster(s.first))
        else:
            act(s, s.first, card, FOR_GOLD, R.FIRST)
