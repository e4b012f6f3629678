"""How a position of Bastide looks to everybody: what the policy of the fast core expects, as taste asks about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from beffroi.core.action import Seat
from beffroi.games.bastide.ending import leader_of, parts_of_score
from beffroi.games.bastide.fast import weights
from beffroi.games.bastide.fast.position import outlook_of
from beffroi.games.bastide.material import BLOCK, CARDS, FACED, FREE
from beffroi.games.bastide.state import NOBODY, Bastide

Scores = dict[Seat, float]
COIN = weights.COIN
SPIRIT = 1.0
"""How much a point of one's own counts besides the chance to win: who only tears down builds no town."""


class Prospect(NamedTuple):
    """How the game may end: how likely the town falls, and the chances to win it if it stays French or does not."""

    english: float
    points: Scores
    french_wins: Scores
    english_wins: Scores

    def chance(self, seat: Seat) -> float:
        """How likely a seat wins."""
        return (1 - self.english) * self.french_wins[seat] + self.english * self.english_wins[seat]

    def rivalry(self, seat: Seat, other: Seat) -> float:
        """How much of a point of one seat is lost to a point of another."""
        french = (1 - self.english) * self.french_wins[seat]
        fallen = self.english * self.english_wins[seat]
        own = french * (1 - self.french_wins[seat]) + fallen * (1 - self.english_wins[seat])
        return (french * self.french_wins[other] + fallen * self.english_wins[other]) / max(1e-9, own)


def outlook(s: Bastide, seat: Seat) -> float:
    """How good things look for a seat: its chance to win, in points, and the points themselves."""
    seen = prospect(s)
    if seat not in seen.points:
        return 0.0
    return victory(len(s.playing)) * seen.chance(seat) + SPIRIT * seen.points[seat]


def victory(seats: int) -> float:
    """What winning is worth in points: among equals one point more is worth one."""
    even = 1 / max(2, seats)
    return weights.SPREAD / (even * (1 - even))


def prospect(s: Bastide) -> Prospect:
    """What everybody who plays may expect."""
    seen = outlook_of(s)
    return Prospect(
        seen.fall,
        {seat: seen.sure[seat] + (1 - 2 * seen.fall) * seen.court[seat] for seat in s.playing},
        {seat: seen.french_wins[seat] for seat in s.playing},
        {seat: seen.english_wins[seat] for seat in s.playing},
    )


def fondness(s: Bastide, seat: Seat) -> Scores:
    """What a coin in everybody's purse is worth to a seat: its own most, a strong rival's least."""
    seen = prospect(s)
    return {other: 1 + SPIRIT if other == seat else -seen.rivalry(seat, other) for other in s.playing}


def english_chance(s: Bastide) -> float:
    """How likely the town falls."""
    return prospect(s).english


def room_facing(s: Bastide, circle: int) -> int:
    """The strips still free in the moulons that an influence faces."""
    return sum([s.blocks[BLOCK[block]].count(FREE) for block in FACED[circle]])


def if_over(s: Bastide, seat: Seat, sign: int) -> float:
    """What it is worth if the game ended now, for a French town or an English one."""
    points = points_if_over(s, sign)
    return victory(len(points)) * share_of(points, seat) + SPIRIT * points[seat]


def wins(s: Bastide, seat: Seat, sign: int) -> bool:
    """Whether a seat wins, or shares the victory, if the game ends now with a French town or an English one."""
    return share_of(points_if_over(s, sign), seat) > 0


def share_of(points: Mapping[Seat, int], seat: Seat) -> float:
    """What part of the victory such points bring; that of a tie is not looked at closely."""
    ahead = points[seat] - max((own for other, own in points.items() if other != seat), default=0)
    return (ahead > 0) + (ahead == 0) / 2


def points_if_over(s: Bastide, sign: int) -> dict[Seat, int]:
    """The score if the game ended now."""
    draft = s.copy()
    for number, group in enumerate(CARDS.values()):
        leader = leader_of(draft, group)
        if leader != NOBODY:
            draft.cards[number] = leader
    return {seat: sum(parts_of_score(draft, seat, sign)) for seat in s.playing}
