"""Alliances: sides of one party become one side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from beffroi.core.action import Seat
from beffroi.core.choices import Choices, Listed
from beffroi.core.model import Given, Refusal, Refusals, Step
from beffroi.games.leonardo.art import BuyWorks
from beffroi.games.leonardo.ledger import pay
from beffroi.games.leonardo.negotiation import Negotiate
from beffroi.games.leonardo.prospects import has_a_future, is_alliance_possible, is_time_for_alliances
from beffroi.games.leonardo.rulebook import LATER, OURS, THEIRS, GoOn, Join, Propose, R, Withdraw
from beffroi.games.leonardo.sidestep import SideStep, forget
from beffroi.games.leonardo.soldiers import MOST_SOLDIERS
from beffroi.games.leonardo.state import FEWEST_SIDES, OFF_THE_BOARD, Leonardo, Proposed

GO_ON = Listed((GoOn(),))


class SeekAllies(SideStep[GoOn], frozen=True):
    """A side that can buy no works is asked before it rolls all the same, as long as an alliance is possible."""

    rule = R.ALLIANCE
    takes = (GoOn,)
    is_always_put = True  # it leaves time to propose an alliance

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        is_asked = is_alliance_possible(s) and not BuyWorks(self.seat).can_buy(s)
        return s.members(self.seat) if is_asked else ()

    def choices(self, s: Leonardo, seat: Seat) -> Choices[GoOn]:
        return GO_ON


def is_between_turns(s: Leonardo) -> bool:
    """Whether a turn is over and nothing of the next has happened."""
    match s.agenda:
        case (SeekAllies() | BuyWorks(bought=0) | Negotiate(), *_):
            return True
    return False


class Alliances(Step[Leonardo, Propose | Join | Withdraw], frozen=True):
    """Between two turns sides of the same party may unite, if every member agrees."""

    rule = R.ALLIANCE
    takes = (Propose, Join, Withdraw)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.sides.playing() if is_between_turns(s) else ()

    def candidates(self, s: Leonardo, seat: Seat) -> Iterable[Propose | Join | Withdraw]:
        own = s.side(seat)
        for other in s.following(own):
            yield Propose(Seat(other), OURS)
            yield Propose(Seat(other), THEIRS)
        for each in s.proposals:
            yield Join(each.number)
            yield Withdraw(each.number)

    def refuse(self, s: Leonardo, seat: Seat, action: Propose | Join | Withdraw) -> Refusals:
        if isinstance(action, Propose):
            return tuple(self.misfits(s, seat, action))
        proposed = _proposed(s, action.number)
        if proposed is None or s.side(seat) not in proposed.sides:
            return (R.ALLIANCE.no("not-proposed"),)
        if isinstance(action, Withdraw):
            return ()
        said = (R.ALLIANCE.no("agreed-already"),) if seat in proposed.agreed else ()
        return (*said, *self.obstacles(s, *proposed.sides))

    def unheard(self, s: Leonardo, seat: Seat, action: Propose | Join | Withdraw) -> Refusals:
        if not isinstance(action, Propose):
            return ()
        terms = ((s.side(seat), action.seat), kept(s, seat, action), seat)
        is_open = any(terms == (each.sides, each.kept, each.agreed[0]) for each in s.proposals)
        return (R.ALLIANCE.no("proposed-already"),) if is_open else ()

    def misfits(self, s: Leonardo, seat: Seat, action: Propose) -> Iterator[Refusal]:
        own, other = s.side(seat), action.seat
        if other not in s.sides.standing() or other == own:
            yield R.ALLIANCE.no("not-another-side")
            return
        if action.pawn not in (OURS, THEIRS):
            yield R.ALLIANCE.no("keep-one-of-both", seats=(own, other))
        if not s.may_propose(seat):
            yield R.ALLIANCE.no("said-enough", count=s.said[seat])
        yield from self.obstacles(s, own, other)

    def obstacles(self, s: Leonardo, own: int, other: int) -> Iterator[Refusal]:
        """What keeps two sides apart."""
        if not is_time_for_alliances(s):
            yield R.ALLIANCE.no("alliances-later", round=LATER)
        if s.party(own) != s.party(other):
            yield R.ALLIANCE.no("other-party", seat=other)
        if len(s.sides.standing()) <= FEWEST_SIDES:
            yield R.ALLIANCE.no("nobody-left")
        for side in (own, other):
            if not has_a_future(s, side):
                yield R.ALLIANCE.no("last-turn-taken", seat=side)

    def then(self, s: Leonardo, answers: Given[Propose | Join | Withdraw]) -> None:
        ((seat, action),) = answers
        if isinstance(action, Propose):
            propose(s, seat, action)
            return
        proposed = _proposed(s, action.number)
        assert proposed is not None
        s.proposals = tuple(each for each in s.proposals if each is not proposed)
        if isinstance(action, Withdraw):
            self.tell_dropped(s, seat, action.number, is_own=seat == proposed.agreed[0])
        else:
            agree(s, seat, proposed)

    def tell_dropped(self, s: Leonardo, seat: Seat, number: int, *, is_own: bool) -> None:
        if is_own:
            s.tell(R.ALLIANCE, "proposal-withdrawn", seat=seat, number=number)
        else:
            s.tell(R.ALLIANCE, "proposal-declined", seat=seat, number=number)


def _proposed(s: Leonardo, number: int) -> Proposed | None:
    return next((each for each in s.proposals if each.number == number), None)


def propose(s: Leonardo, seat: Seat, action: Propose) -> None:
    """The proposal lies on the floor, and who makes it agrees to it."""
    own, other, number = s.side(seat), action.seat, s.next_number(seat)
    if action.pawn == OURS:
        s.tell(R.ALLIANCE, "proposed-own-pawn", seat=seat, seats=s.members(other), number=number)
    else:
        s.tell(R.ALLIANCE, "proposed-their-pawn", seat=seat, seats=s.members(other), number=number)
    s.proposals = (*s.proposals, Proposed(number, (own, other), kept(s, seat, action), (seat,)))


def kept(s: Leonardo, seat: Seat, action: Propose) -> int:
    """The side whose colour, pawn and place the alliance would keep."""
    return s.side(seat) if action.pawn == OURS else action.seat


def agree(s: Leonardo, seat: Seat, proposed: Proposed) -> None:
    """A member agrees; when all do, the sides are one."""
    agreed = (*proposed.agreed, seat)
    concerned = [member for side in proposed.sides for member in s.members(side)]
    if set(agreed) >= set(concerned):
        joined = next(side for side in proposed.sides if side != proposed.kept)
        unite(s, proposed.kept, joined)
        return
    s.tell(R.ALLIANCE, "agreed", seat=seat, number=proposed.number)
    s.proposals = (*s.proposals, Proposed(proposed.number, proposed.sides, proposed.kept, agreed))


def unite(s: Leonardo, kept: int, joined: int) -> None:
    """Everything the two sides have is put together; one colour, pawn and place in the turn remains."""
    pay(s, "alliance", joined, kept, s.purses[joined])
    for space in s.palaces_of(joined):
        s.owners[space] = kept
    s.soldiers[kept] = min(MOST_SOLDIERS, s.soldiers[kept] + s.soldiers[joined])
    s.offices[kept] += s.offices[joined]
    s.soldiers[joined], s.offices[joined], s.pawns[joined] = 0, (), OFF_THE_BOARD
    forget(s, joined)
    s.sides = s.sides.merged(kept, joined)
    s.held = tuple(answer for answer in s.held if s.side(answer[0]) != kept)  # the new side is not done yet
    s.tell(R.ALLIANCE, "allied", seat=kept, seats=s.members(kept))
