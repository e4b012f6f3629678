"""Where a quarter may stand: the three rules of building, and what A, B, C and D want besides."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from beffroi.core.model import Refusal, Rule
from beffroi.games.flandern.city import City
from beffroi.games.flandern.material import (
    ARMS,
    CHURCH,
    QUARTERS,
    QUARTERS_OF,
    SHAPE_OF_SPECIAL,
    Quarter,
)
from beffroi.games.flandern.rulebook import Build, Finish, R
from beffroi.games.flandern.sites import ANNEXES, CENTRE, CUTS, LOT_NAMES, LOT_OF, bordering, members, names_of
from beffroi.games.flandern.state import Flandern

GREAT = QUARTERS["church-D"]


def builds_in(city: City, stock: list[tuple[int, ...]], arms: tuple[int, ...]) -> list[Build]:
    """Every quarter of some arms on every lot where it may stand."""
    found: list[Build] = []
    for each in arms:
        for quarter, lots in _rooms(city, each, stock[each]):
            found += _builds_on(city.name, quarter.name, lots)
        if each == CHURCH:
            found += [great_build(city.name, *pair) for pair in _great_rooms(city, stock[CHURCH])]
    return found


def can_build(city: City, stock: list[tuple[int, ...]], arms: tuple[int, ...]) -> bool:
    return any(
        next(_rooms(city, each, stock[each]), None) or (each == CHURCH and _great_rooms(city, stock[CHURCH]))
        for each in arms
    )


def _rooms(city: City, arms: int, stock: tuple[int, ...]) -> Iterator[tuple[Quarter, int]]:
    """Every kind of quarter of some arms that fits anywhere, with the lots where it does; D apart."""
    room = city.room(arms)
    if not room:
        return
    for quarter in QUARTERS_OF[arms]:
        lots = room & _cut_for(city, quarter, stock)
        if lots:
            yield quarter, lots


def _cut_for(city: City, quarter: Quarter, stock: tuple[int, ...]) -> int:
    """The lots of a shape in which the stock still has this quarter."""
    large, corner, small = quarter.counted
    if not quarter.special:
        return CUTS[city.site][(stock[large] > 0) | (stock[corner] > 0) << 1 | (stock[small] > 0) << 2]
    if quarter is GREAT or not stock[large]:
        return 0
    return city.plan.lots[SHAPE_OF_SPECIAL[quarter.special]] & city.porch_room()


def _great_rooms(city: City, stock: tuple[int, ...]) -> list[tuple[int, int]]:
    """The pairs of lots on which D may stand."""
    if not stock[GREAT.counted[0]]:
        return []
    fit, near = city.free & ~city.near(CHURCH), bordering(city.site, city.built)
    return [pair for pair in city.plan.pairs if not lots_under(*pair) & ~fit and near & lots_under(*pair)]


def lots_under(lot: int, small: int | None = None) -> int:
    """The lots a quarter stands on."""
    return 1 << lot | (0 if small is None else 1 << small)


@lru_cache(maxsize=1 << 12)
def _builds_on(city: str, quarter: str, lots: int) -> tuple[Build, ...]:
    return tuple(Build(city, LOT_NAMES[lot], quarter) for lot in members(lots))


@lru_cache(maxsize=1 << 10)
def great_build(city: str, large: int, small: int) -> Build:
    return Build(city, LOT_NAMES[large] + LOT_NAMES[small], GREAT.name)


def finishes_in(city: City, arms: tuple[int, ...]) -> list[Finish]:
    """Every site of some arms."""
    return list(_finishes_on(city.name, _sites_of(city, arms))) if city.sites else []


def _sites_of(city: City, arms: tuple[int, ...]) -> int:
    return sum(city.sites & city.quarters[each] for each in arms)


@lru_cache(maxsize=1 << 12)
def _finishes_on(city: str, lots: int) -> tuple[Finish, ...]:
    return tuple(Finish(city, LOT_NAMES[lot]) for lot in members(lots))


def can_finish(city: City, arms: tuple[int, ...]) -> bool:
    return bool(city.sites) and _sites_of(city, arms) != 0


def where(build: Build) -> tuple[int, int | None] | None:
    """The lot a build names, and the one it swallows; nothing if there are no such lots."""
    names = build.lot if build.quarter == GREAT.name else (build.lot,)
    lots = [LOT_OF.get(name, CENTRE) for name in names]
    if CENTRE in lots or len(lots) != (2 if build.quarter == GREAT.name else 1):
        return None
    return (lots[0], lots[1] if len(lots) > 1 else None)


def misplaced_city(s: Flandern, name: str) -> Iterator[Refusal]:
    """What is wrong with the city itself."""
    if not s.has_city(name):
        yield R.PREPARATION.no("no-such-city", cards=tuple(city.name for city in s.cities if city.site >= 0))
    elif s.city(name).scored:
        yield R.SCORING.no("city-scored", city=name)


def misbuilt(s: Flandern, build: Build, arms: tuple[int, ...], rule: Rule) -> Iterator[Refusal]:
    """Everything that stands in the way of a build with a card that allows some arms."""
    quarter = QUARTERS.get(build.quarter)
    if quarter is None:
        yield R.SHAPE.no("no-such-quarter")
        return
    if quarter.arms not in arms:
        yield rule.no("not-your-quarter", quarters=tuple(ARMS[each] for each in arms))
    yield from misplaced_city(s, build.city)
    named = where(build)
    if named is None:
        yield R.SHAPE.no("no-such-lot")
    elif s.has_city(build.city):
        city = s.city(build.city)
        yield from _taken(city, named)
        yield from _wrong_shape(city, quarter, named[0], s.stock[quarter.arms])
        yield from _apart(city, named)
        yield from _beside_its_own(city, quarter, named)
        yield from _wrong_for_special(city, quarter, named)


def _taken(city: City, named: tuple[int, int | None]) -> Iterator[Refusal]:
    for lot in named:
        if lot is None or city.free >> lot & 1:
            continue
        if city.built >> lot & 1:
            yield R.CITY_CARD.no("lot-taken", lot=LOT_NAMES[lot], arms=ARMS[city.arms_on(lot)])
        elif city.covered >> lot & 1:
            yield R.COVER.no("lot-covered", lot=LOT_NAMES[lot])
        else:
            yield R.SPECIAL.no("annex-closed", lot=LOT_NAMES[lot])


def _wrong_shape(city: City, quarter: Quarter, lot: int, stock: tuple[int, ...]) -> Iterator[Refusal]:
    """Rule 1: the shape of the quarter is the shape of the lot."""
    shape = city.plan.shapes[lot]
    if quarter.special and SHAPE_OF_SPECIAL[quarter.special] != shape:
        yield R.SHAPE.no("wrong-shape", lot=LOT_NAMES[lot], shape=SHAPE_OF_SPECIAL[quarter.special])
    elif not stock[quarter.counted_at(shape)]:
        yield R.CITY_CARD.no("none-left", quarter=quarter.name, shape=shape)


def _apart(city: City, named: tuple[int, int | None]) -> Iterator[Refusal]:
    """Rule 2: a long side borders something built."""
    if not bordering(city.site, city.built) & lots_under(*named):
        long = city.plan.long[named[0]] & (~ANNEXES | city.opened)
        yield R.LONG_SIDE.no("no-long-side", lot=LOT_NAMES[named[0]], lots=names_of(long))


def _beside_its_own(city: City, quarter: Quarter, named: tuple[int, int | None]) -> Iterator[Refusal]:
    """Rule 3: quarters with the same arms do not touch."""
    touched = 0
    for lot in named:
        if lot is not None:
            touched |= city.plan.touch[lot] | _porches_beside(city, lot)
    if quarter.special and quarter is not GREAT:
        touched |= city.plan.porch[named[0]]
    if same := touched & city.quarters[quarter.arms] & ~lots_under(*named):
        yield R.ARMS.no("same-arms", arms=ARMS[quarter.arms], lot=LOT_NAMES[named[0]], lots=names_of(same))


def _porches_beside(city: City, lot: int) -> int:
    """The lots whose porch touches an annex."""
    return sum(1 << each for each in members(city.porches) if city.plan.porch[each] >> lot & 1)


def _wrong_for_special(city: City, quarter: Quarter, named: tuple[int, int | None]) -> Iterator[Refusal]:
    """What A to D want: a wall with an annex to open, or a small lot to swallow."""
    lot, small = named
    if small is not None:
        if (lot, small) not in city.plan.pairs:
            pairs = tuple(LOT_NAMES[large] + LOT_NAMES[little] for large, little in city.plan.pairs)
            yield R.SPECIAL.no("nothing-to-swallow", lots=pairs)
    elif quarter.special:
        if covered := city.plan.over[lot] & city.opened:
            yield R.SPECIAL.no("porch-over-annex", lot=LOT_NAMES[lot], lots=names_of(covered))
        if not city.new_annexes(lot):
            yield R.SPECIAL.no("opens-nothing", lot=LOT_NAMES[lot])


def misfinished(s: Flandern, finish: Finish, arms: tuple[int, ...], rule: Rule) -> Iterator[Refusal]:
    """Everything that stands in the way of finishing a site."""
    wrong = tuple(misplaced_city(s, finish.city))
    yield from wrong
    if wrong:
        return
    city, lot = s.city(finish.city), LOT_OF.get(finish.lot)
    if lot is None or not city.sites >> lot & 1:
        yield R.CITY_CARD.no("no-site-here", lots=names_of(city.sites))
    elif city.arms_on(lot) not in arms:
        yield rule.no("not-your-site", arms=ARMS[city.arms_on(lot)])
