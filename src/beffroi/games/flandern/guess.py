"""A whole position that agrees with what a viewer has seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Rng
from beffroi.core.model import Step
from beffroi.core.pile import Pile
from beffroi.core.seen import Seen
from beffroi.games.flandern.city import City
from beffroi.games.flandern.material import ARMS_OF, BACKS, CORPORATIONS, FULL_STOCK, ONE_MASTER, QUARTERS, TWO_MASTERS
from beffroi.games.flandern.round import Hand
from beffroi.games.flandern.sites import LOT_OF, SITE_OF, lots_in
from beffroi.games.flandern.state import NOBODY, Flandern
from beffroi.games.flandern.steps import FLOOR, STEPS
from beffroi.games.flandern.view import CityView, Coming, Stocked, View

STEP_CALLED = {step.called(): step for step in STEPS}


def guess(seen: Seen[View], rng: Rng) -> Flandern:
    """What lies open as it lies, the gold card and the sealed choices of others by chance."""
    known = seen.view
    s = Flandern(
        seats=tuple(map(Seat, range(len(known.guilds)))),
        guilds=list(map(_guild, known.guilds)),
        influenced=list(map(_guild, known.influenced)),
        cities=list(map(city_of, known.cities)),
        stock=[_stock(arms, stocked) for arms, stocked in enumerate(known.stock)],
        hands=list(known.hands),
        played=list(known.played),
        influence=list(known.influence),
        points=[dict(known.points)[name] for name in ARMS_OF if ARMS_OF[name] in CORPORATIONS],
        piles=[Pile(cards) for cards in known.unseen],
        laid=known.laid,
        gone=known.gone,
        first=known.first,
        gold=known.gold,
        gold_back=known.gold_back,
        works=known.works,
        shuffled_at=known.shuffled_at,
        emptied_at=known.emptied_at,
        out=known.out,
        agenda=tuple(map(_step, known.agenda)),
        floor=FLOOR,
        opened=seen.step,
        result=seen.result,
    )
    if known.gold_back and known.gold is None:
        _guess_gold(s, rng)
    s.held = tuple((seat, _guess_choice(s, seen, seat, rng)) for seat in seen.answered)
    return s


def _guess_gold(s: Flandern, rng: Rng) -> None:
    """One of the cards that the gold card could be; the pile loses it."""
    number = BACKS.index(s.gold_back)
    pile = s.piles[number]
    cards = [card for card, count in pile.mixed if not s.is_dead(card) for _ in range(count)]
    s.gold = cards[rng.randrange(len(cards))]
    s.piles[number] = pile.without(s.gold)


def _guess_choice(s: Flandern, seen: Seen[View], seat: Seat, rng: Rng) -> Action:
    if seat == seen.viewer and seen.mine is not None:
        return seen.mine
    return Hand(s.hands[seat], s.influence[seat]).sample(rng)


def _guild(name: str | None) -> int:
    return NOBODY if name is None else ARMS_OF[name]


@lru_cache(maxsize=4096)
def city_of(known: CityView) -> City:
    """The city that everybody sees; kept, because a move changes one of six."""
    if known.site is None:
        return City(known.name)
    lots = {each.lot: 1 << LOT_OF[each.lot] for each in known.quarters}
    return City(
        name=known.name,
        site=SITE_OF[known.site],
        quarters=tuple(
            sum(lots[each.lot] | _swallowed(each.swallows) for each in known.quarters if each.arms == arms)
            for arms in ARMS_OF
        ),
        free=lots_in(tuple(lot for lot, _ in known.free)),
        covered=lots_in(known.covered),
        sites=sum(lots[each.lot] for each in known.quarters if each.is_site),
        cathedrals=sum(lots[each.lot] for each in known.quarters if each.has_cathedral),
        ones=sum(lots[each.lot] for each in known.quarters if each.masters == ONE_MASTER),
        twos=sum(lots[each.lot] for each in known.quarters if each.masters == TWO_MASTERS),
        masters=tuple(LOT_OF[each.lot] for each in known.quarters for _ in range(each.pawns)),
        porches=sum(lots[each.lot] for each in known.quarters if each.special and not each.swallows),
        swallowed=sum(_swallowed(each.swallows) for each in known.quarters),
        scored=known.is_scored,
    )


def _swallowed(lot: str) -> int:
    return 1 << LOT_OF[lot] if lot else 0


def _stock(arms: int, stocked: tuple[Stocked, ...]) -> tuple[int, ...]:
    counts = [0] * len(FULL_STOCK[arms])
    for each in stocked:
        counts[QUARTERS[each.quarter].counted_at(each.shape)] = each.count
    return tuple(counts)


def _step(coming: Coming) -> Step[Any, Any]:
    kind = STEP_CALLED[coming.step]
    told = {"seat": coming.seat, "card": coming.card, "arms": tuple(ARMS_OF[name] for name in coming.arms)}
    return kind(**{name: told[name] for name in kind.__struct_fields__})
