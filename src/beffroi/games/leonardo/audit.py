"""What is true of every position of Leonardo."""

from __future__ import annotations

from collections import Counter

from beffroi.core.model import hold
from beffroi.core.pile import Pile
from beffroi.core.sides import OUT
from beffroi.games.leonardo.art import ExhibitWork
from beffroi.games.leonardo.count import shares
from beffroi.games.leonardo.material import CITY, EVENTS, KINDS, OFFICES, PALACES, PARTIES, SOLDIERS, WORKS
from beffroi.games.leonardo.palaces import BID_STEP, Sale
from beffroi.games.leonardo.sidestep import SideStep
from beffroi.games.leonardo.soldiers import MOST_SOLDIERS
from beffroi.games.leonardo.state import NOBODY, OFF_THE_BOARD, WORKS_A_PALACE, Leonardo


def audit(s: Leonardo) -> None:
    """Florins, cards and palaces are conserved; only sides in the game own or owe anything."""
    _audit_florins(s)
    _audit_cards(s)
    _audit_palaces(s)
    _audit_sides(s)
    _audit_agenda(s)


def _audit_florins(s: Leonardo) -> None:
    hold(sum(s.purses) + s.bank == 0, "florins-lost")
    for side, purse in enumerate(s.purses):
        hold(purse >= 0 and purse % BID_STEP == 0, "odd-purse", seat=side)


def _audit_cards(s: Leonardo) -> None:
    hung = Counter(str(work) for works in s.works for work in works)
    hung.update(str(step.value) for step in s.agenda if isinstance(step, ExhibitWork))
    works, events = hung + _counted(s.art), _counted(s.events)
    offices = Counter(str(space) for held in s.offices for space in held) + _counted(s.office_pile)
    for work, count in WORKS:
        hold(works[work] == count, "work-lost", value=int(work))
    for card, _ in EVENTS:
        hold(events[card] == 1, "event-lost", news=card)
    for space, _ in OFFICES:
        hold(offices[str(space)] == 1, "office-lost", office=str(space))


def _counted(pile: Pile) -> Counter[str]:
    top = () if pile.top is None else (pile.top,)
    return Counter(dict(pile.mixed)) + Counter((*top, *pile.under))


def _audit_palaces(s: Leonardo) -> None:
    hold(len(s.owners) == len(s.works) == len(CITY) + 1, "wrong-city")
    standing = s.sides.standing()
    for space, (owner, works) in enumerate(zip(s.owners, s.works, strict=True)):
        hold(owner == NOBODY or (space in PALACES and owner in standing), "wrong-owner", space=str(space))
        hold(not works or owner != NOBODY, "works-of-nobody", space=str(space))
        room = WORKS_A_PALACE if KINDS[space] == "street" else 0
        hold(len(works) <= room, "too-many-works", space=str(space))


def _audit_sides(s: Leonardo) -> None:
    count = len(s.seats)
    belongings = (s.purses, s.soldiers, s.offices, s.homes, s.pawns, s.said, s.sides.by_seat)
    hold(all(len(each) == count for each in belongings), "wrong-seats")
    hold(sum(s.soldiers) <= SOLDIERS, "soldiers-lost")
    hold(not s.parties or len(s.parties) == count, "wrong-seats")
    gone = tuple(seat for seats in s.left for seat in seats)
    hold(sorted(gone) == [seat for seat in s.seats if s.sides.of(seat) == OUT], "wrong-leavers")
    for side in s.seats:
        _audit_side(s, side)


def _audit_side(s: Leonardo, side: int) -> None:
    hold(0 <= s.soldiers[side] <= MOST_SOLDIERS, "too-many-soldiers", seat=side)
    hold(OFF_THE_BOARD <= s.pawns[side] <= len(CITY), "wrong-pawn", seat=side)
    if side not in s.sides.standing():
        bare = not (s.purses[side] or s.soldiers[side] or s.offices[side] or s.pawns[side])
        hold(bare, "goods-of-nobody", seat=side)
    elif s.parties:
        parties = {s.parties[member] for member in s.members(side)}
        hold(len(parties) == 1 and parties <= {*PARTIES}, "mixed-parties", seat=side)


def _audit_agenda(s: Leonardo) -> None:
    if s.result is not None:
        hold(s.result.points == shares(s), "wrong-points")
        hold(not s.agenda, "asked-after-end")
        return
    hold(bool(s.agenda), "nothing-asked")
    standing = s.sides.standing()
    hold(len(standing) > 1, "nobody-to-play")
    for step in s.agenda:
        match step:
            case SideStep(seat=seat):
                hold(seat in standing, "asked-of-nobody", seat=seat)
            case Sale(bidders=bidders):
                hold({*bidders} <= {*standing}, "asked-of-nobody", seat=bidders[0])
