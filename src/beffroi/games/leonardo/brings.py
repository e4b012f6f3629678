"""What palaces, works of art and offices bring, in the words that stand beside an answer before it is given."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.sheet import ScoreNote, note
from beffroi.games.leonardo.material import EMBASSIES, NEIGHBOURS, label
from beffroi.games.leonardo.rulebook import R
from beffroi.games.leonardo.state import Leonardo, tax_of


def palace_brings(s: Leonardo, seat: Seat, space: int) -> ScoreNote:
    """The tax a free palace would bring a side, and how much of its quarter that side would own."""
    around, side = NEIGHBOURS[space], s.side(seat)
    owned = sum(each == space or s.owners[each] == side for each in around)
    tax = tax_of(space, len(s.works[space]), is_controlled=bool(around) and owned == len(around))
    if not around:
        return note(R.TAX, "bridge-brings", space=label(space), tax=tax)
    if owned == len(around):
        return note(R.QUARTER, "quarter-brings", space=label(space), tax=tax)
    return note(R.TAX, "palace-brings", space=label(space), tax=tax, count=owned, most=len(around))


def work_brings(s: Leonardo, space: int) -> ScoreNote:
    """The tax of a palace with one more work in it."""
    now, works = s.tax(space), len(s.works[space]) + 1
    then = tax_of(space, works, is_controlled=s.is_controlled(space))
    return note(R.TAX, "work-brings", space=label(space), before=now, tax=then)


def works_left(s: Leonardo) -> ScoreNote:
    """What the next work of art may be worth."""
    worth = [(int(work), count) for work, count in s.art.odds()]
    cards = sum(count for _, count in worth)
    mean = sum(value * count for value, count in worth) // cards
    lowest, highest = min(worth)[0], max(worth)[0]
    return note(R.ART, "works-left", count=len(s.art), lowest=lowest, highest=highest, mean=mean)


def office_brings(space: int) -> ScoreNote:
    """What the holder of an office may do."""
    if space in EMBASSIES:
        return note(R.OFFICES, "embassy-brings", space=label(space))
    return note(R.OFFICES, "office-brings", space=label(space))
