"""What a bot considers in Flandern 1302, and why; what an answer gains it, the fast core says (`fast/gains`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Rng
from beffroi.core.engine import choices
from beffroi.games.flandern.fast.position import position_of
from beffroi.games.flandern.material import CHURCH, QUARTERS
from beffroi.games.flandern.round import ChooseCards
from beffroi.games.flandern.rulebook import (
    Build,
    Choose,
    DrawAgain,
    DrawFirst,
    Finish,
    Lay,
    PlaceMaster,
    RaiseCathedral,
)
from beffroi.games.flandern.state import Flandern
from beffroi.taste import Reason, Taste, because, few_of

MOST_WORKS = 400
"""All places of all quarters that one card can build are looked at."""
MOST_INFLUENCE = 2
"""More influence cards are not thrown in at once."""


class FlandernTaste(Taste[Flandern]):
    """Ranks are a race: what counts is where a guild stands when its city is full."""

    def candidates(self, s: Flandern, seat: Seat, rng: Rng) -> Sequence[Action]:
        offered = choices(s, seat)
        if isinstance(s.agenda[0], ChooseCards):
            most = most_influence(s, seat)
            return tuple(action for action in offered if action.influence <= most)
        return few_of(offered, rng, MOST_WORKS)

    def weigh(self, s: Flandern, seat: Seat, actions: Sequence[Action]) -> list[float]:
        position = position_of(s)
        return [position.gain(seat, position.move(action)) for action in actions]

    def reasons(self, s: Flandern, seat: Seat, action: Action) -> tuple[Reason, ...]:
        return tuple(argue(s, seat, action))


def most_influence(s: Flandern, seat: Seat) -> int:
    """How many influence cards are worth a thought: one more than the others can play is always enough."""
    rivals = max(held for other, held in enumerate(s.influence) if other != seat)
    return min(rivals + 1, MOST_INFLUENCE)


def argue(s: Flandern, seat: Seat, action: Action) -> Iterator[Reason]:
    """What speaks for an answer."""
    match action:
        case Build(city=city, quarter=quarter) if QUARTERS[quarter].arms == s.guilds[seat]:
            yield because("majority", city=city)
        case Build(city=city, quarter=quarter) if QUARTERS[quarter].arms == CHURCH:
            yield because("church-value", city=city)
        case Build(city=city):
            yield because("deny", city=city)
        case Finish(city=city):
            yield because("finish", city=city)
        case RaiseCathedral(city=city):
            yield because("cathedral", city=city)
        case PlaceMaster(city=city):
            yield because("master", city=city)
        case Choose(card="take-back") | Lay(card="take-back"):
            yield because("cards-back", count=len(s.played[seat]))
        case Choose(card="site") | Lay(card="site"):
            yield because("secure-lot")
        case Choose(card=card) | Lay(card=card):
            yield because("promising", city=card)
        case DrawFirst():
            yield because("see-first")
        case DrawAgain():
            yield because("a-work-more")


TASTE = FlandernTaste()
