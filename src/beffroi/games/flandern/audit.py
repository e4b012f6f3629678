"""What is true of every position of Flandern 1302."""

from __future__ import annotations

from collections import Counter

from beffroi.core.engine import choices
from beffroi.core.model import hold
from beffroi.games.flandern.city import City
from beffroi.games.flandern.material import (
    ACTION_CARDS,
    ARMS,
    ARMS_OF_CENTRE,
    CATHEDRALS,
    CHURCH,
    CITIES,
    CITY_OF,
    FULL_STOCK,
    GOLD,
    GUILDS,
    INFLUENCE,
    INFLUENCE_CARDS,
    MASTER_PAWNS,
    QUARTERS,
    pile_for,
)
from beffroi.games.flandern.sites import ANNEXES, CENTRE, INSIDE, SITES, members
from beffroi.games.flandern.state import NOBODY, Flandern
from beffroi.games.flandern.view import special_on


def audit(s: Flandern) -> None:
    """Every quarter, pawn and card is somewhere, once, and what is asked can be answered."""
    _audit_guilds(s)
    for number, city in enumerate(s.cities):
        _audit_lots(number, city)
        _audit_pieces(city)
        _audit_neighbours(city)
    _audit_stocks(s)
    _audit_hands(s)
    _audit_piles(s)
    _audit_agenda(s)


def _audit_guilds(s: Flandern) -> None:
    taken = [guild for guild in (*s.guilds, *s.influenced) if guild != NOBODY]
    hold(len(set(taken)) == len(taken) and set(taken) <= set(GUILDS), "guild-twice")
    sites = [city.site for city in s.cities if city.site >= 0]
    hold(len(set(sites)) == len(sites) and set(sites) <= set(range(len(SITES))), "site-twice")
    hold([city.name for city in s.cities] == list(CITIES), "wrong-cities")
    hold(s.first in s.seats and set(s.out) <= set(s.seats), "wrong-seat")


def _audit_lots(number: int, city: City) -> None:
    """Every lot is free, covered or built, once; the centre is the city's own."""
    parts = (*city.quarters, city.free, city.covered)
    everything = city.free | city.covered | city.built
    hold(sum(parts) == everything, "lot-twice", city=city.name)
    if city.site < 0:
        hold(everything == 0, "no-site", city=city.name)
        return
    hold(everything & ~ANNEXES == INSIDE | 1 << CENTRE, "lot-missing", city=city.name)
    hold(city.quarters[ARMS_OF_CENTRE[number]] >> CENTRE & 1 == 1, "wrong-centre", city=city.name)
    hold(not (city.scored and city.free), "scored-too-early", city=city.name)


def _audit_pieces(city: City) -> None:
    """Pawns, masters and porches stand where they may."""
    church = city.standing(CHURCH)
    guilds = city.built & ~city.quarters[CHURCH]
    hold(not city.sites & ~(city.built & ~city.swallowed & ~(1 << CENTRE)), "pawn-astray", city=city.name)
    hold(not city.cathedrals & ~church, "pawn-astray", city=city.name)
    hold(all(guilds >> lot & 1 for lot in city.masters), "pawn-astray", city=city.name)
    hold(not (city.ones | city.twos) & ~(guilds & ~(1 << CENTRE)), "pawn-astray", city=city.name)
    hold(not city.ones & city.twos and not city.porches & ~(church & INSIDE), "pawn-astray", city=city.name)
    hold(not city.swallowed & ~city.quarters[CHURCH], "pawn-astray", city=city.name)


def _audit_neighbours(city: City) -> None:
    """No two quarters of the same arms touch; D touches only itself."""
    for arms, lots in enumerate(city.quarters):
        for lot in members(lots):
            beside = SITES[city.site].touch[lot] & lots
            inside_great = special_on(city, lot) == "D" or city.swallowed >> lot & 1
            hold(
                not beside or bool(inside_great and beside.bit_count() == 1),
                "same-arms",
                city=city.name,
                arms=ARMS[arms],
            )


def _audit_stocks(s: Flandern) -> None:
    standing: Counter[tuple[int, int]] = Counter()
    for city in s.cities:
        for lot in members(city.built & ~city.swallowed & ~(1 << CENTRE)):
            standing[_counted(city, lot)] += 1
    for arms, full in enumerate(FULL_STOCK):
        for place, supply in enumerate(full):
            left = s.stock[arms][place]
            hold(left >= 0 and left + standing[arms, place] == supply, "quarter-lost", arms=ARMS[arms], supply=supply)
    hold(s.site_pawns() >= 0, "too-many-pawns")
    hold(sum(city.cathedrals.bit_count() for city in s.cities) <= CATHEDRALS, "too-many-pawns")
    hold(sum(len(city.masters) for city in s.cities) <= MASTER_PAWNS, "too-many-pawns")


def _counted(city: City, lot: int) -> tuple[int, int]:
    """The arms of the quarter on a lot, and where their stock counts it."""
    arms, special = city.arms_on(lot), special_on(city, lot)
    masters = (city.ones >> lot & 1) + 2 * (city.twos >> lot & 1)
    name = f"{ARMS[arms]}-{special or masters}" if special or masters else ARMS[arms]
    return arms, QUARTERS[name].counted_at(city.plan.shapes[lot])


def _audit_hands(s: Flandern) -> None:
    """Only the cards of scored cities may be missing; with three players, of the city that is not played."""
    for seat in s.seats:
        cards = (*s.hands[seat], *s.played[seat])
        missing = [card for card in ACTION_CARDS if card not in cards]
        hold(len(set(cards)) == len(cards) and set(cards) <= set(ACTION_CARDS), "card-twice")
        hold(all(card in CITY_OF and not s.city(card).is_open for card in missing), "card-lost")
        hold(s.influence[seat] >= 0, "card-lost")


def _audit_piles(s: Flandern) -> None:
    if not s.piles:
        return
    full = [pile_for(tuple(sorted(s.influenced)))] if s.is_for_two else GOLD
    left = Counter((*s.laid, *s.gone, *((s.gold,) if s.gold else ())))
    for pile in s.piles:
        left.update(dict(pile.mixed))
    for card in sorted({card for pile in full for card, _ in pile.mixed}):
        supply = sum(pile.count(card) for pile in full)
        is_played = card not in CITY_OF or s.city(card).site >= 0
        if card == INFLUENCE:
            taken = supply - left[card]
            hold(taken >= 0 and sum(s.influence) <= taken + INFLUENCE_CARDS * len(s.seats), "gold-lost", card=card)
        else:
            hold(left[card] == supply * is_played, "gold-lost", card=card)
    hold((s.gold is None) == (not s.gold_back), "gold-lost", card=s.gold or "")


def _audit_agenda(s: Flandern) -> None:
    hold((s.result is None) == bool(s.agenda), "nothing-asked")
    if s.agenda:
        for seat in s.agenda[0].asks(s):
            hold(len(choices(s, seat)) > 0, "no-answer", seat=seat)
