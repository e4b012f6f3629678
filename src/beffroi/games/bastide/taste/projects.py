"""What a project may bring: influences for everybody, an emissary, the end of the game."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.games.bastide.house import TAX_CHANGES, claims_on
from beffroi.games.bastide.influence import ROAD_END
from beffroi.games.bastide.material import BLOCK, EQUIPMENTS, FREE, NEAR, SIDES
from beffroi.games.bastide.project import PRICE, ShareChest
from beffroi.games.bastide.state import Bastide, Project
from beffroi.games.bastide.taste.outlook import (
    Scores,
    if_over,
    outlook,
    room_facing,
)

IDLE = 0.5
"""What a turn is worth that brings nothing."""
TAX_FELT = 0.1
"""How much of a changed tax is felt for every house that may come."""
SAFE_PLACE = 0.2


def best_circle(s: Bastide, free: list[int]) -> int:
    """The circle that faces most room for houses."""
    return max(free, key=lambda circle: room_facing(s, circle))


def emissary_worth(s: Bastide, seat: Seat, equipment: str) -> float:
    """What leading on a religious building is worth while the English are in their camp."""
    if not EQUIPMENTS[equipment].width or not s.camp:
        return 0.0
    return max(outlook(dismissed(s, seat, value), seat) for value in set(s.camp)) - outlook(s, seat)


def dismissed(s: Bastide, seat: Seat, value: int) -> Bastide:
    """The town once an English tile has left the camp, and a seat has advanced on its road."""
    draft = s.copy()
    dismiss(draft, seat, value)
    return draft


def supposed(s: Bastide, initiator: Seat, equipment: str) -> tuple[Bastide, int]:
    """The town after a project in which the initiator pays all he can and the others half, and what was placed."""
    draft = s.copy()
    ShareChest().then(draft, ())
    free = draft.free_circles(equipment)
    placed, most = 0, PRICE * len(free)
    for seat in sorted(draft.clockwise_from(initiator), key=lambda other: -min(draft.money[other], most)):
        able = min(draft.money[seat] // PRICE, len(free), draft.stock[seat])
        count = able if seat == initiator else (able + 1) // 2
        for _ in range(count):
            circle = best_circle(draft, free)
            free.remove(circle)
            draft.influences[circle] = seat
        draft.money[seat] -= PRICE * count
        placed += count
    return draft, placed


def project_worth(s: Bastide, seat: Seat, equipment: str) -> float:
    """How good things look once a project is through; where nothing is placed, a turn is lost."""
    then, placed = supposed(s, seat, equipment)
    if not placed:
        return outlook(then, seat) - IDLE
    if all(map(then.is_started, EQUIPMENTS)):
        return if_over(then, seat, 1)
    if EQUIPMENTS[equipment].width and then.camp:
        owners = then.influences_on(equipment)
        dismiss(then, max(then.clockwise_from(seat), key=owners.count), max(then.camp))
    return outlook(then, seat)


def ends_game(s: Bastide, project: Project) -> bool:
    """Whether the first influence on this equipment ends the game."""
    others = (name for name in EQUIPMENTS if name != project.equipment)
    return not s.is_started(project.equipment) and all(map(s.is_started, others))


def dismiss(draft: Bastide, seat: Seat, value: int) -> None:
    """An English tile leaves the camp, and a seat advances on its road."""
    place = draft.camp.index(value)
    draft.camp = draft.camp[:place] + draft.camp[place + 1 :]
    draft.road[seat] = min(ROAD_END, draft.road[seat] + value)


def site_worth(s: Bastide, equipment: str, block: str, fond: Scores) -> float:
    """Where a religious building does most good: taxes rise by the church and fall by the maladrerie."""
    change, felt = dict(TAX_CHANGES).get(equipment, 0), 0.0
    for near in NEAR[block] if change else ():
        houses = s.blocks[BLOCK[near]].count(FREE)
        felt += change * TAX_FELT * houses * sum(fond[seat] * claim for seat, claim in claims_on(s, near))
    return felt + (0.0 if SIDES[block] else SAFE_PLACE)
