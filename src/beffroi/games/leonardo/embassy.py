"""The embassies and their news from abroad."""

from __future__ import annotations

from beffroi.core.action import Action
from beffroi.core.model import Given
from beffroi.games.leonardo.ledger import draw_from_bank
from beffroi.games.leonardo.material import FAVOURED
from beffroi.games.leonardo.piles import TurnUpEvent
from beffroi.games.leonardo.rulebook import R
from beffroi.games.leonardo.sidestep import SideStep
from beffroi.games.leonardo.state import Leonardo

FAVOUR = 100


class DrawEvent(SideStep[Action], frozen=True):
    """The top event brings every member of the favoured party 100 florins, and goes under the pile."""

    rule = R.EVENTS

    def then(self, s: Leonardo, answers: Given[Action]) -> None:
        card = s.events.top
        assert card is not None
        s.tell(R.EVENTS, "news", seat=self.seat, news=card, party=FAVOURED[card])
        for seat in s.sides.playing():
            if s.parties[seat] == FAVOURED[card]:
                draw_from_bank(s, "event", s.side(seat), FAVOUR)
        s.events = s.events.without(card).with_under(card)
        s.next(TurnUpEvent())
