"""How a position of Bastide looks to everybody: points to come, and the danger of an English town."""

from __future__ import annotations

from math import exp

from beffroi.core.action import Seat
from beffroi.games.bastide.ending import leader_of, parts_of_score
from beffroi.games.bastide.english import CAMP_SIZE
from beffroi.games.bastide.house import RENT
from beffroi.games.bastide.material import BLOCK, CARD_POINTS, CARDS, FACED, FREE, GROUPS, WALL_NAMES, WALLS
from beffroi.games.bastide.state import NOBODY, Bastide

Scores = dict[Seat, float]
COIN = 0.25
"""What a coin is worth in points: three buy an influence, if a circle is left."""
PLENTY = 9
"""More coins than this find no circles soon, and count half."""
HOUSE_COMES = 0.45
"""How likely a house still comes to a free strip."""
ENGLISH_TILE = 1.75
"""The mean value of an English tile."""
NEARER = 0.3
"""How much nearer every tile in the camp brings a siege."""
STANDS = 0.5
"""How likely a wall that is missing is still built in time."""
SPREAD = 4.0
"""How many points of difference chance may still turn over."""
SPIRIT = 0.5
"""How much a point of one's own counts besides the chance to win: who only tears down builds no town."""
NEAR_CARD, HELD_CARD = 0.9, 0.5


def outlook(s: Bastide, seat: Seat) -> float:
    """How good things look for a seat."""
    return lead(scores(s), seat)


def lead(expected: Scores, seat: Seat) -> float:
    """The chance of a seat to win, in points: among equals one point more is worth one."""
    return chances(expected).get(seat, 0.0) * victory(len(expected)) + SPIRIT * expected.get(seat, 0.0)


def victory(seats: int) -> float:
    """What winning is worth in points."""
    even = 1 / seats
    return SPREAD / (even * (1 - even))


def chances(expected: Scores) -> Scores:
    """How likely everybody wins, from the points they may expect."""
    best = max(expected.values())
    weights = {seat: exp((score - best) / SPREAD) for seat, score in expected.items()}
    total = sum(weights.values())
    return {seat: weight / total for seat, weight in weights.items()}


def scores(s: Bastide) -> Scores:
    """The points everybody may expect."""
    french = 1 - 2 * english_chance(s)
    cards, rents = _card_hopes(s), _rent_hopes(s)
    return {
        seat: s.influences.count(seat)
        + french * (cards[seat] + s.road[seat])
        + COIN * (_useful(s.money[seat]) + rents[seat])
        for seat in s.playing
    }


def _useful(money: int) -> float:
    return money if money <= PLENTY else PLENTY + (money - PLENTY) / 2


def english_chance(s: Bastide) -> float:
    """How likely the town falls: the siege must come, and the walls must be too weak for it."""
    missing = sum(not s.is_started(wall) for wall in WALL_NAMES)
    strength = sum(s.camp) + ENGLISH_TILE * (CAMP_SIZE + 1 - len(s.camp))
    holds = STANDS**missing * _logistic((wall_influences(s) - strength + 1) / 2)
    return _logistic(NEARER * len(s.camp)) * (1 - holds)


def wall_influences(s: Bastide) -> int:
    walls = s.influences[GROUPS[WALLS]]
    return len(walls) - walls.count(NOBODY)


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x))


def _card_hopes(s: Bastide) -> Scores:
    """What the cards promise: most to who holds one, something to who is near it."""
    hopes = dict.fromkeys(s.playing, 0.0)
    for number, (card, group) in enumerate(CARDS.items()):
        owned = s.influences[GROUPS[group]]
        weights = {
            seat: exp(NEAR_CARD * owned.count(seat) + HELD_CARD * (s.cards[number] == seat)) for seat in s.playing
        }
        points = CARD_POINTS[s.options.cards][card] / sum(weights.values())
        for seat, weight in weights.items():
            hopes[seat] += points * weight
    return hopes


def _rent_hopes(s: Bastide) -> Scores:
    """The rents that influences will bring when houses come to the moulons they face."""
    hopes = dict.fromkeys(s.playing, 0.0)
    for circle, owner in enumerate(s.influences):
        if owner in hopes:
            hopes[Seat(owner)] += RENT * HOUSE_COMES * room_facing(s, circle)
    return hopes


def room_facing(s: Bastide, circle: int) -> int:
    """The strips still free in the moulons that an influence faces."""
    return sum([s.blocks[BLOCK[block]].count(FREE) for block in FACED[circle]])


def if_over(s: Bastide, seat: Seat, sign: int) -> float:
    """What it is worth if the game ended now, for a French town or an English one."""
    draft = s.copy()
    for number, group in enumerate(CARDS.values()):
        leader = leader_of(draft, group)
        if leader != NOBODY:
            draft.cards[number] = leader
    points = {other: sum(parts_of_score(draft, other, sign)) for other in s.playing}
    ahead = points[seat] - max((own for other, own in points.items() if other != seat), default=0)
    return victory(max(2, len(points))) * ((ahead > 0) + (ahead == 0) / 2) + ahead / 10
