"""The one envelope in which every viewer gets what he may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from beffroi.core.action import Action, Seat
from beffroi.core.ask import Ask
from beffroi.core.engine import choices, floor, held_answer, may_change, waiting
from beffroi.core.model import Result, State
from beffroi.core.offer import OpenOffer

if TYPE_CHECKING:
    from beffroi.core.game import Game

V = TypeVar("V", bound=Struct)


class Seen(Struct, Generic[V], frozen=True):
    """A position as one viewer sees it, and what is asked of him."""

    viewer: Seat | None
    step: int
    asking: str | None
    rule: str | None
    asked: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    mine: Action | None
    ask: Ask | None
    instead: Ask | None
    """What the viewer may answer in place of what he has sealed."""
    floor: tuple[Ask, ...]
    offers: tuple[OpenOffer, ...]
    result: Result | None
    view: V


def seen(
    game: Game[Any, V, Any], s: State, viewer: Seat | None, view: V | None = None, *, is_past: bool = False
) -> Seen[V]:
    """What a seat, or a spectator (`None`), sees of a state; `view` if it has been made already.

    One that is past asks nothing any more.
    """
    asked_now = None if is_past else viewer
    front = s.agenda[0] if s.agenda else None
    asked = front.asks(s) if front else ()
    missing = waiting(s)
    return Seen(
        viewer=viewer,
        step=s.opened,
        asking=front.called() if front else None,
        rule=front.rule.ref if front else None,
        asked=asked,
        answered=tuple(seat for seat, _ in s.held),
        mine=None if viewer is None else held_answer(s, viewer),
        ask=choices(s, asked_now).ask() if asked_now in missing and asked_now is not None else None,
        instead=choices(s, asked_now).ask() if asked_now is not None and may_change(s, asked_now) else None,
        floor=() if asked_now is None else tuple(each.ask() for each in floor(s, asked_now) if len(each)),
        offers=game.open_offers(s),
        result=s.result,
        view=game.view(s, viewer) if view is None else view,
    )
