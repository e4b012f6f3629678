"""What an equipment may bring: room for rents, an emissary, the end of the game."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.games.bastide.house import TAX_CHANGES, claims_on
from beffroi.games.bastide.influence import ROAD_END
from beffroi.games.bastide.material import BLOCK, EQUIPMENTS, FREE, NEAR, SIDES
from beffroi.games.bastide.state import Bastide, Project
from beffroi.games.bastide.taste.outlook import Scores, outlook, room_facing

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
