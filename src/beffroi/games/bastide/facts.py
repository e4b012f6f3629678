"""What the facts mean that events, refusals and score lines of Bastide tell."""

from __future__ import annotations

from beffroi.core.action import Facing, Money, Seat
from beffroi.core.facts import FactTypes
from beffroi.games.bastide.rulebook import Block, Card, Circle, Equipment, Excuse, Target, Tile


class Facts(FactTypes, total=False):
    """One type for each name, whoever tells it."""

    amount: Money
    back: Money
    block: Block
    card: Card
    cards: tuple[Card, ...] | int
    circle: Circle
    count: int
    equipment: Equipment
    equipments: tuple[Equipment, ...]
    excuse: Excuse
    facing: Facing
    facings: tuple[Facing, ...]
    give: Money
    money: Money
    most: int
    number: int
    pieces: str
    points: int
    religious: int
    rest: Money
    roads: int
    seats: tuple[Seat, ...]
    share: Money
    strips: tuple[int, ...]
    take: Money
    targets: tuple[Target, ...]
    tile: Tile
    tiles: tuple[Tile, ...]
    total: Money
    turns: int
    value: int
    walls: int
    width: int
