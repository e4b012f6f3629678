"""Playing a fire tile (section 4, II, B)."""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.core.action import Seat
from beffroi.core.choices import Choices
from beffroi.core.model import Given, Refusal, Refusals, Step
from beffroi.games.bastide.choices import Targets
from beffroi.games.bastide.damage import destroy, houses_in, influences_among, misnamed
from beffroi.games.bastide.material import BLOCKS, CIRCLE, EQUIPMENT_AT, EQUIPMENTS, FIRE_TILE
from beffroi.games.bastide.promises import judge_strike
from beffroi.games.bastide.rulebook import Burn, R
from beffroi.games.bastide.state import Bastide

FIRE_SIZES = (1, 2)


class SetFire(Step[Bastide, Burn], frozen=True):
    """One or two houses of one moulon burn, or one or two influences of one equipment; the tile is out of the game."""

    rule = R.FIRE
    takes = (Burn,)
    seat: Seat

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        return s.if_playing(self.seat)

    def choices(self, s: Bastide, seat: Seat) -> Choices[Burn]:
        return Targets(Burn, inflammable(s), FIRE_SIZES)

    def refuse(self, s: Bastide, seat: Seat, action: Burn) -> Refusals:
        wrong = tuple(misnamed(s, action.targets, R.FIRE))
        return wrong or tuple(self.too_much(action.targets))

    def too_much(self, targets: tuple[str, ...]) -> Iterable[Refusal]:
        if len(targets) not in FIRE_SIZES:
            yield R.FIRE.no("one-or-two")
        places = {place_of(target) for target in targets}
        if len(places) > 1:
            yield R.FIRE.no("one-fire-one-place", targets=targets)

    def then(self, s: Bastide, answers: Given[Burn]) -> None:
        if not answers:
            s.bag = s.bag.with_mixed(FIRE_TILE)
            return
        ((seat, fire),) = answers
        judge_strike(s, seat, fire.targets)
        destroy(s, fire.targets, R.FIRE)


def place_of(target: str) -> str:
    """The equipment or the moulon where a target stands."""
    return EQUIPMENT_AT[CIRCLE[target]].name if target in CIRCLE else target.partition(".")[0]


def inflammable(s: Bastide) -> list[tuple[str, ...]]:
    """What one fire can reach, moulon by moulon, then equipment by equipment."""
    houses = [houses_in(s, block) for block in BLOCKS]
    return houses + [influences_among(s, each.circles) for each in EQUIPMENTS.values()]
