"""What to propose: what one pays for oneself, and what comes of it when the others pay too."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.games.bastide.material import EQUIPMENTS
from beffroi.games.bastide.project import PRICE, ShareChest, share_of_chest
from beffroi.games.bastide.state import Bastide, Project
from beffroi.games.bastide.taste.auction import sensible_bids
from beffroi.games.bastide.taste.bidding import bids_worth
from beffroi.games.bastide.taste.outlook import if_over, outlook
from beffroi.games.bastide.taste.projects import best_circle, dismiss


def is_hopeless(s: Bastide, seat: Seat, equipment: str) -> bool:
    """Whether a seat cannot or would not pay for this project: then it is a turn that brings nothing."""
    if s.money[seat] + share_of_chest(s) < PRICE or not s.stock[seat]:
        return True
    draft, project = with_chest_shared(s), Project(seat, equipment, len(s.influences_on(equipment)))
    bids = sensible_bids(draft.money[seat], len(s.free_circles(equipment)), s.stock[seat])
    worth = bids_worth(draft, seat, project, bids)
    return max(worth) == worth[0]


def with_chest_shared(s: Bastide) -> Bastide:
    draft = s.copy()
    ShareChest().then(draft, ())
    return draft


def supposed(s: Bastide, initiator: Seat, equipment: str) -> tuple[Bastide, int]:
    """The town after a project in which the initiator pays all he can and the others half, and what was placed."""
    draft = with_chest_shared(s)
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
    """How good things look once a project is through."""
    then, placed = supposed(s, seat, equipment)
    if not placed:
        return outlook(then, seat)
    if all(map(then.is_started, EQUIPMENTS)):
        return if_over(then, seat, 1)
    if EQUIPMENTS[equipment].width and then.camp:
        owners = then.influences_on(equipment)
        dismiss(then, max(then.clockwise_from(seat), key=owners.count), max(then.camp))
    return outlook(then, seat)
