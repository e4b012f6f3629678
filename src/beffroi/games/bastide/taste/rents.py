"""What a house brings to whom, and how a tax that is too small is best split."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.games.bastide.house import claims_on, collect
from beffroi.games.bastide.material import BLOCKS, FREE
from beffroi.games.bastide.rulebook import Split
from beffroi.games.bastide.state import Bastide
from beffroi.games.bastide.taste.outlook import Scores

Claims = tuple[tuple[Seat, int], ...]


def liking(flow: Scores, fond: Scores) -> float:
    return sum(fond[seat] * coins for seat, coins in flow.items())


def open_blocks(s: Bastide) -> list[str]:
    """The moulons with room for a house."""
    return [block for block, strips in zip(BLOCKS, s.blocks, strict=True) if FREE in strips]


def rents_from(s: Bastide, block: str, fond: Scores) -> Scores:
    """Where the tax of a house in a moulon goes, its builder having his likes; the chest is everybody's."""
    claims, tax = claims_on(s, block), collect(s, block)
    due = sum(claim for _, claim in claims)
    shares = [claim for _, claim in claims] if tax >= due else best_split(claims, tax, fond)
    rest = max(0, tax - due) / len(s.playing)
    flow = dict.fromkeys(s.playing, rest)
    for (seat, _), share in zip(claims, shares, strict=True):
        flow[seat] += share
    return flow


def best_split(claims: Claims, tax: int, fond: Scores) -> list[int]:
    """Everything to whom one likes best, then to the next."""
    shares, left = dict.fromkeys((seat for seat, _ in claims), 0), tax
    for seat, claim in sorted(claims, key=lambda each: -fond[each[0]]):
        shares[seat] = min(claim, left)
        left -= shares[seat]
    return list(shares.values())


def value_of_split(s: Bastide, builder: Seat, claims: Claims, split: Split, fond: Scores) -> float:
    """What a split is worth to the builder, with what is tied to it."""
    value = 0.0
    for (seat, _), share in zip(claims, split.shares, strict=True):
        back = sum(tied.back for tied in s.ties if tied.seat == seat and share >= tied.share)
        value += fond[seat] * (share - back) + fond[builder] * back
    return value
