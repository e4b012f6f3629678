"""What the facts mean that events, refusals and score lines of Leonardo tell."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from beffroi.core.action import Money, Seat
from beffroi.core.facts import FactTypes
from beffroi.games.leonardo.rulebook import Excuse, News, Office, Party, Product, Reason

Label: TypeAlias = Annotated[str, Meta(title="Space")]
"""A space by its number, as the texts name it."""


class Facts(FactTypes, total=False):
    """One type for each name, whoever tells it."""

    before: Money
    count: int
    doubled: Money
    excuse: Excuse
    farthest: int
    florins: Money
    highest: Money
    lowest: Money
    mean: Money
    most: int
    news: News
    number: int
    numbers: tuple[int, ...]
    office: Office
    offices: Money
    palaces: Money
    party: Party
    points: int
    price: Money
    product: Product
    purse: Money
    reason: Reason
    round: int
    rounds: int
    seats: tuple[Seat, ...]
    soldiers: int
    space: Label
    spaces: tuple[Label, ...]
    steps: int
    tax: Money
    times: int
    value: int
    winnings: Money
    works: Money
