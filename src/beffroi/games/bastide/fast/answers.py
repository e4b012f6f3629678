"""What may be answered in Bastide, as numbers for search: every answer has one, below MOVE_COUNT, whatever is asked.

Bids and additions of more than MOST_COINS coins are left out: they pay for every circle of the town.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from beffroi.core.action import Action
from beffroi.games.bastide.house import NEWCOMER, TAX_CHANGES
from beffroi.games.bastide.material import BLOCKS, CIRCLES, EQUIPMENTS, FACINGS, STRIP, STRIP_NAMES, STRIPS, TILES
from beffroi.games.bastide.rulebook import Add, Bid, Build, Burn, Dismiss, Pass, Play, Propose, Put, Raid, Split

EQUIPMENT_NAMES, TILE_NAMES = tuple(EQUIPMENTS), tuple(tile for tile, _ in TILES)
PLACE_NAMES = (*STRIP_NAMES, *CIRCLES)
MOST_COINS = 511
MOST_TAX = NEWCOMER + sum(change for _, change in TAX_CHANGES if change > 0)
MOST_CLAIMANTS = 5
SPLITS = tuple(
    shares
    for claimants in range(2, MOST_CLAIMANTS + 1)
    for shares in product(range(MOST_TAX + 1), repeat=claimants)
    if sum(shares) <= MOST_TAX
)
"""Every way to share a tax among its claimants: fewer of them first, then in order."""

PROPOSE = 0
PLAY = PROPOSE + len(EQUIPMENT_NAMES)
PASS = PLAY + len(TILE_NAMES)
PUT = PASS + 1
DISMISS = PUT + len(CIRCLES)
BUILD = DISMISS + len(TILE_NAMES)
BID = BUILD + 2 * len(STRIP_NAMES)
ADD = BID + MOST_COINS + 1
FIRE = ADD + MOST_COINS + 1
STRIKES = len(PLACE_NAMES) * (len(PLACE_NAMES) + 1) // 2
RAID = FIRE + STRIKES
SPLIT = RAID + STRIKES
MOVE_COUNT = SPLIT + len(SPLITS)


def action_of(move: int) -> Action:
    """What a move means in the rulebook."""
    first, meaning = next(each for each in reversed(MEANINGS) if move >= each[0])
    return meaning(move - first)


def site(about: int) -> Build:
    strip, facing = divmod(about, len(FACINGS))
    return Build(BLOCKS[strip // STRIPS], strip % STRIPS + 1, FACINGS[facing])


def targets(about: int) -> tuple[str, ...]:
    """The places of a strike: for the last of them, first all that come before it."""
    last = next(place for place in range(len(PLACE_NAMES)) if about <= place * (place + 3) // 2)
    first = about - last * (last + 1) // 2
    return tuple(PLACE_NAMES[place] for place in sorted({first, last}))


MEANINGS: tuple[tuple[int, Callable[[int], Action]], ...] = (
    (PROPOSE, lambda about: Propose(EQUIPMENT_NAMES[about])),
    (PLAY, lambda about: Play(TILE_NAMES[about])),
    (PASS, lambda _: Pass()),
    (PUT, lambda about: Put(CIRCLES[about])),
    (DISMISS, lambda about: Dismiss(about + 1)),
    (BUILD, site),
    (BID, Bid),
    (ADD, Add),
    (FIRE, lambda about: Burn(targets(about))),
    (RAID, lambda about: Raid(targets(about))),
    (SPLIT, lambda about: Split(SPLITS[about])),
)
"""What a move says, by the first move that says such a thing."""


def move_of(action: Any) -> int:
    """The move that an action of the rulebook is here."""
    return MOVES[type(action)](action)


def number_of_strike(struck: Sequence[str]) -> int:
    places = [PLACE_NAMES.index(target) for target in struck]
    return max(places) * (max(places) + 1) // 2 + min(places)


def number_of_site(said: Build) -> int:
    strip: int = STRIP[f"{said.block}.{said.strip}"]
    return strip * len(FACINGS) + FACINGS.index(said.facing)


MOVES: dict[type[Action], Callable[[Any], int]] = {
    Propose: lambda said: PROPOSE + EQUIPMENT_NAMES.index(said.equipment),
    Play: lambda said: PLAY + TILE_NAMES.index(said.tile),
    Pass: lambda _: PASS,
    Put: lambda said: PUT + CIRCLES.index(said.circle),
    Dismiss: lambda said: DISMISS + said.value - 1,
    Build: lambda said: BUILD + number_of_site(said),
    Bid: lambda said: BID + min(said.amount, MOST_COINS),
    Add: lambda said: ADD + min(said.amount, MOST_COINS),
    Burn: lambda said: FIRE + number_of_strike(said.targets),
    Raid: lambda said: RAID + number_of_strike(said.targets),
    Split: lambda said: SPLIT + SPLITS.index(said.shares),
}
