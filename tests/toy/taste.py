"""What a bot values at the Fair: cards for little money, and company."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Rng
from beffroi.core.engine import choices
from beffroi.taste import Reason, Taste, because, few_of
from tests.toy.rulebook import Add, Bid, Propose
from tests.toy.state import Fair
from tests.toy.steps import Alliances

SHARES = (0, 10, 5, 3, 2)
"""Bids worth a thought, as parts of the purse."""


class FairTaste(Taste[Fair]):
    def worth(self, s: Fair, seat: Seat) -> float:
        return s.points[s.side(seat)] + min(s.purse(seat), 10) / 10 if seat in s.sides.playing() else -100.0

    def candidates(self, s: Fair, seat: Seat, rng: Rng) -> Sequence[Action]:
        offered = choices(s, seat)
        if isinstance(offered.sample(rng), Bid):
            bids = [Bid(s.purse(seat) // part if part else 0) for part in SHARES]
            return tuple(dict.fromkeys(bids))
        return few_of(offered, rng)

    def weigh(self, s: Fair, seat: Seat, actions: Sequence[Action]) -> list[float]:
        return [self.spent(s, seat, action) for action in actions]

    def spent(self, s: Fair, seat: Seat, action: Action) -> float:
        """A third of the purse is a good bid, a little more a good raise."""
        amount = action.amount if isinstance(action, Bid | Add) else 0
        return -abs(amount - s.purse(seat) / 3)

    def offer(self, s: Fair, seat: Seat, rng: Rng, said: Collection[Action] = ()) -> Action | None:
        other = s.next_playing(seat)
        proposal = Propose(other)
        return None if Alliances().refuse(s, seat, proposal) or seat not in Alliances().asks(s) else proposal

    def reasons(self, s: Fair, seat: Seat, action: Action) -> tuple[Reason, ...]:
        return (because("fair-price", purse=s.purse(seat)),)


TASTE = FairTaste()
