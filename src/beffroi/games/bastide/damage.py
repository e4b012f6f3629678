"""What fire and the English destroy."""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.core.model import Refusal, Rule
from beffroi.games.bastide.material import BLOCKS, CIRCLE, CIRCLES, EQUIPMENT_AT, HOUSE, HOUSE_TILE, STRIP, STRIPS
from beffroi.games.bastide.state import NOBODY, Bastide


def houses_in(s: Bastide, block: str) -> tuple[str, ...]:
    """The strips of a moulon where a house stands."""
    strips = s.blocks[BLOCKS.index(block)]
    return tuple([f"{block}.{place + 1}" for place, letter in enumerate(strips) if letter == HOUSE])


def influences_among(s: Bastide, circles: Iterable[int]) -> tuple[str, ...]:
    """Those of some circles that carry an influence."""
    return tuple([CIRCLES[circle] for circle in circles if s.influences[circle] != NOBODY])


def is_standing(s: Bastide, target: str) -> bool:
    """Whether there is a house, or an influence, of this name."""
    if target in CIRCLE:
        return s.influences[CIRCLE[target]] != NOBODY
    return target in STRIP and s.blocks[STRIP[target] // STRIPS][STRIP[target] % STRIPS] == HOUSE


def misnamed(s: Bastide, targets: tuple[str, ...], rule: Rule) -> Iterable[Refusal]:
    """Why these names cannot be targets together, whatever strikes them."""
    if missing := tuple(target for target in targets if not is_standing(s, target)):
        yield rule.no("nothing-there", targets=missing)
        return
    in_order = sorted(set(targets), key=in_town_order)
    if list(targets) != in_order:
        yield rule.no("not-in-town-order", targets=tuple(in_order))
    if len({target in CIRCLE for target in targets}) > 1:
        yield rule.no("houses-or-influences")


def in_town_order(target: str) -> tuple[bool, int]:
    """Houses first, moulon by moulon, then circles."""
    return (target in CIRCLE, CIRCLE[target] if target in CIRCLE else STRIP[target])


def destroy(s: Bastide, targets: tuple[str, ...], rule: Rule) -> None:
    """Houses go back to the bag, influences to their owners; a piece that has lost its last one leaves the town."""
    for target in targets:
        if target in CIRCLE:
            _remove_influence(s, CIRCLE[target], rule)
        else:
            block, _, strip = target.partition(".")
            s.clear(block, int(strip))
            s.bag = s.bag.with_mixed(HOUSE_TILE)
            s.tell(rule, "house-destroyed", block=block)


def _remove_influence(s: Bastide, circle: int, rule: Rule) -> None:
    owner, equipment = s.lift(circle), EQUIPMENT_AT[circle]
    s.tell(rule, "influence-removed", seat=owner, equipment=equipment.name, circle=CIRCLES[circle])
    if not s.is_started(equipment.name):
        s.tell(rule, "equipment-lost", equipment=equipment.name)
        if equipment.width:
            s.take_off_board(equipment.name)
