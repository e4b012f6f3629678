"""A whole position that agrees with what a viewer has seen: only sealed answers are hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Rng
from beffroi.core.engine import choices
from beffroi.core.model import Step
from beffroi.core.pile import Pile
from beffroi.core.seen import Seen
from beffroi.core.sides import OUT, Sides
from beffroi.games.leonardo.contents import STEPS
from beffroi.games.leonardo.material import WORKS
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.view import Coming, View

STEP_CALLED = {step.called(): step for step in STEPS}


def guess(s: Leonardo, seen: Seen[View], rng: Rng) -> Leonardo:
    """The city as it lies open, built on an empty one, with some answer for everybody who has sealed one."""
    known = seen.view
    _lay_sides(s, known)
    _lay_palaces(s, known)
    _lay_piles(s, known)
    s.bank, s.round, s.left = known.bank, known.round, known.left
    s.parties, s.homes = known.parties, list(known.homes)
    s.said, s.offers, s.proposals, s.numbered = list(known.said), known.offers, known.proposals, known.numbered
    s.agenda = tuple(map(_step, known.agenda))
    s.opened, s.result = seen.step, seen.result
    s.held = tuple((seat, _answer(s, seen, seat, rng)) for seat in seen.answered)
    return s


def _lay_sides(s: Leonardo, known: View) -> None:
    side_of = {member: camp.seat for camp in known.camps for member in camp.members}
    s.sides = Sides(tuple(side_of.get(seat, OUT) for seat in s.seats))
    for camp in known.camps:
        s.purses[camp.seat] = camp.purse
        s.pawns[camp.seat] = camp.pawn
        s.soldiers[camp.seat] = camp.soldiers
        s.offices[camp.seat] = camp.offices


def _lay_palaces(s: Leonardo, known: View) -> None:
    for palace in known.palaces:
        s.owners[palace.space] = palace.owner
        s.works[palace.space] = palace.works


def _lay_piles(s: Leonardo, known: View) -> None:
    """What no palace exhibits and nobody is about to exhibit lies in the pile of works."""
    drawn = Counter(str(work) for palace in known.palaces for work in palace.works)
    drawn.update(str(coming.value) for coming in known.agenda)
    left = ((work, count - drawn[work]) for work, count in WORKS)
    s.art = _laid(s.art, Pile(tuple((work, count) for work, count in left if count)))
    s.events = _laid(s.events, Pile(_mixed(known.news_shuffled), known.news_under, known.news))
    office = None if known.office is None else str(known.office)
    under = tuple(map(str, known.offices_under))
    s.office_pile = _laid(s.office_pile, Pile(_mixed(map(str, known.offices_shuffled)), under, office))


def _laid(whole: Pile, pile: Pile) -> Pile:
    """A pile as it lies; one that nobody has touched is the very one of the empty city, which is not written out."""
    return whole if pile == whole else pile


def _mixed(cards: Iterable[str]) -> tuple[tuple[str, int], ...]:
    return tuple((card, 1) for card in sorted(cards))


def _step(coming: Coming) -> Step[Any, Any]:
    kind = STEP_CALLED[coming.step]
    return kind(**{name: getattr(coming, name) for name in kind.__struct_fields__})


def _answer(s: Leonardo, seen: Seen[View], seat: Seat, rng: Rng) -> Action:
    if seen.mine is not None and seen.viewer is not None and s.side(seat) == s.side(seen.viewer):
        return seen.mine
    answer: Action = choices(s, seat).sample(rng)
    return answer
