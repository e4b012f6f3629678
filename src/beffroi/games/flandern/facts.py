"""What the facts mean that events, refusals and score lines of Flandern tell."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.facts import FactTypes
from beffroi.games.flandern.rulebook import Arms, Card, City, Guild, Lot, Quarter, Shape, Site


class Facts(FactTypes, total=False):
    """One type for each name, whoever tells it."""

    arms: Arms
    back: str
    card: Card
    cards: tuple[Card, ...]
    cathedrals: int
    churches: int
    city: City
    count: int
    guild: Guild
    guilds: tuple[Guild, ...]
    left: int
    lot: Lot
    lots: tuple[Lot, ...] | int
    luik: Site
    masters: int
    place: int
    points: int
    quarter: Quarter
    quarters: int
    seats: tuple[Seat, ...]
    shape: Shape
    site: Site
    sites: tuple[Site, ...] | int
    utrecht: Site
    value: int
