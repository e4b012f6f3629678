"""Where a house or a religious building can stand."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from beffroi.core.model import Refusal, Rule
from beffroi.games.bastide.material import BLOCK, BLOCKS, FACINGS, FREE, STRIPS
from beffroi.games.bastide.rulebook import Build
from beffroi.games.bastide.state import Bastide


@cache
def _sites(number: int, strips: str, facing: str, width: int) -> tuple[Build, ...]:
    """The places for a piece in one moulon; an empty one can be begun in both directions."""
    return tuple(
        Build(BLOCKS[number], first + 1, each)
        for each in ((facing,) if facing else FACINGS)
        for first in range(STRIPS - width + 1)
        if strips[first : first + width] == FREE * width
    )


def all_sites(s: Bastide, width: int) -> tuple[Build, ...]:
    found: tuple[Build, ...] = ()
    for number, (strips, facing) in enumerate(zip(s.blocks, s.facings, strict=True)):
        found += _sites(number, strips, facing, width)
    return found


def has_site(s: Bastide, width: int) -> bool:
    """Whether a piece of so many strips fits into any moulon."""
    return any(FREE * width in strips for strips in s.blocks)


def misbuilt(s: Bastide, site: Build, width: int, rule: Rule) -> Iterable[Refusal]:
    """Why a piece cannot stand where somebody wants it."""
    if site.block not in BLOCK:
        yield rule.no("no-such-moulon", block=site.block)
        return
    number = BLOCK[site.block]
    if site.facing not in FACINGS:
        yield rule.no("no-such-facing", facings=FACINGS)
    elif s.facings[number] not in ("", site.facing):
        yield rule.no("other-facing", block=site.block, facing=s.facings[number])
    strips = tuple(range(site.strip, site.strip + width))
    if not 1 <= site.strip <= STRIPS - width + 1:
        yield rule.no("outside-moulon", block=site.block, width=width)
    elif taken := tuple(strip for strip in strips if s.blocks[number][strip - 1] != FREE):
        yield rule.no("strip-taken", block=site.block, strips=taken)
