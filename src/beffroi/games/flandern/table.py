"""What may be said out of turn: dead cards put away, and the host's word."""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.core.action import Seat
from beffroi.core.host import AtTheTable
from beffroi.core.model import Given, Refusal, Refusals, Result, Step
from beffroi.games.flandern.duel import ChooseOrder
from beffroi.games.flandern.material import CITY_OF
from beffroi.games.flandern.round import ChooseCards, DrawGold
from beffroi.games.flandern.rulebook import R, Remove
from beffroi.games.flandern.scoring import conclude, totals
from beffroi.games.flandern.state import Flandern


class DeadCards(Step[Flandern, Remove], frozen=True):
    """Between rounds anybody may put the cards of scored cities in his hand out of the game."""

    rule = R.DEAD_CARDS
    takes = (Remove,)

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        between = bool(s.agenda) and isinstance(s.agenda[0], DrawGold | ChooseCards | ChooseOrder)
        return s.playing() if between else ()

    def candidates(self, s: Flandern, seat: Seat) -> Iterable[Remove]:
        return (Remove(card) for card in s.hands[seat] if card in CITY_OF)

    def refuse(self, s: Flandern, seat: Seat, action: Remove) -> Refusals:
        return tuple(self.reasons(s, seat, action.city))

    def reasons(self, s: Flandern, seat: Seat, city: str) -> Iterable[Refusal]:
        if city not in s.hands[seat]:
            yield R.DEAD_CARDS.no("not-in-hand", cards=s.hands[seat])
        if not s.is_dead(city):
            scored = tuple(each.name for each in s.cities if each.scored)
            yield R.DEAD_CARDS.no("not-scored", cards=scored)

    def then(self, s: Flandern, answers: Given[Remove]) -> None:
        ((seat, action),) = answers
        s.hands[seat] = tuple(card for card in s.hands[seat] if card != action.city)
        s.tell(R.DEAD_CARDS, "card-removed", seat=seat, city=action.city)


class Table(AtTheTable[Flandern], frozen=True):
    """Who resigns or runs out of time leaves; the others play on while they are two."""

    def playing(self, s: Flandern) -> tuple[Seat, ...]:
        return s.playing()

    def leaves(self, s: Flandern, leaver: Seat, ending: str) -> None:
        leave(s, leaver, ending)

    def closes(self, s: Flandern) -> None:
        s.finish(Result("closed", (1,) * len(s.seats), totals(s)))


def leave(s: Flandern, leaver: Seat, ending: str) -> None:
    """A seat leaves: its quarters stand and are ranked, nobody adds to them, its gold card is shown and laid down."""
    s.out += (leaver,)
    s.held = tuple(answer for answer in s.held if answer[0] != leaver)
    if s.first == leaver and s.gold is not None:
        s.tell(R.TABLE, "gold-laid-down", seat=leaver, card=s.gold)
        s.laid, s.gold, s.gold_back = (*s.laid, s.gold), None, ""
    s.agenda = tuple(step for step in s.agenda if getattr(step, "seat", None) != leaver)
    if len(s.playing()) == 1:
        conclude(s, ending)
