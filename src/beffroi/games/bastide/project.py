"""Starting or going on with an equipment: the project, the chest, the bids and the raises (section 4, I, 1 to 3)."""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Amounts, Choices, Listed
from beffroi.core.model import Given, Refusal, Refusals, Step, Steps
from beffroi.core.sheet import ScoreNote, note
from beffroi.games.bastide.influence import EndProject, PlaceInfluence
from beffroi.games.bastide.material import EQUIPMENTS
from beffroi.games.bastide.promises import judge_bid
from beffroi.games.bastide.rulebook import Add, Bid, Build, R
from beffroi.games.bastide.sites import all_sites, misbuilt
from beffroi.games.bastide.state import Bastide, Project

RAISE_FROM = 5
PRICE = 3
"""What one influence costs."""


def opening(project: Project) -> Steps:
    """A phase of construction: a new religious building first needs a place in a moulon."""
    if EQUIPMENTS[project.equipment].width and not project.before:
        return (PlacePiece(project),)
    return phases(project)


def phases(project: Project) -> Steps:
    return (ShareChest(), SealBids(project), EndProject(project))


class PlacePiece(Step[Bastide, Build], frozen=True):
    """The initiator puts a new religious building in a moulon, as one puts a house."""

    rule = R.PROJECT
    takes = (Build,)
    project: Project

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        return s.if_playing(self.project.initiator)

    def choices(self, s: Bastide, seat: Seat) -> Choices[Build]:
        return Listed(all_sites(s, EQUIPMENTS[self.project.equipment].width))

    def refuse(self, s: Bastide, seat: Seat, action: Build) -> Refusals:
        return tuple(misbuilt(s, action, EQUIPMENTS[self.project.equipment].width, R.PROJECT))

    def then(self, s: Bastide, answers: Given[Build]) -> None:
        if not answers:
            return
        ((seat, site),) = answers
        piece = EQUIPMENTS[self.project.equipment]
        s.build(site.block, site.strip, site.facing, piece.letter, piece.width)
        s.tell(R.PROJECT, "piece-placed", seat=seat, equipment=piece.name, block=site.block)
        s.next(*phases(self.project))


class ShareChest(Step[Bastide, Action], frozen=True):
    """The chest is shared equally, as far as it can be; what cannot be divided stays in it."""

    rule = R.CHEST

    def then(self, s: Bastide, answers: Given[Action]) -> None:
        share = share_of_chest(s)
        s.chest -= share * len(s.playing)
        if not share:
            return
        for seat in s.playing:
            s.money[seat] += share
        s.tell(R.CHEST, "chest-shared", amount=share, rest=s.chest)


def share_of_chest(s: Bastide) -> int:
    """What everybody receives from the chest when a project is opened."""
    return s.chest // len(s.playing)


class SealBids(Step[Bastide, Bid], frozen=True):
    """Everybody closes a fist on what he gives; all fists are opened together."""

    rule = R.BIDS
    takes = (Bid,)
    project: Project

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        return s.playing

    def choices(self, s: Bastide, seat: Seat) -> Choices[Bid]:
        return Amounts(Bid, self.pledged(s, seat), s.money[seat])

    def refuse(self, s: Bastide, seat: Seat, action: Bid) -> Refusals:
        if not 0 <= action.amount <= s.money[seat]:
            return (R.BIDS.no("bid-over-purse", money=s.money[seat]),)
        pledged = self.pledged(s, seat)
        return (R.SAFETY.no("bid-under-pledge", amount=pledged),) if action.amount < pledged else ()

    def lone(self, s: Bastide, seat: Seat) -> Bid | None:
        """Purses are public, so an empty one betrays its fist; but it may still be filled where money is offered."""
        is_open = s.options.negotiation and self.may_receive(s, seat)
        return None if s.money[seat] or is_open else Bid(0)

    def may_receive(self, s: Bastide, seat: Seat) -> bool:
        """Whether others may still offer something to a seat, or have done so."""
        sealed = {holder for holder, _ in s.held} | {seat}
        return not sealed.issuperset(self.asks(s)) or any(offer.to == seat for offer in s.offers)

    def pledged(self, s: Bastide, seat: Seat) -> int:
        """What a seat has announced to bid at least, and so cannot give away before."""
        return s.pledge or 0 if seat == self.project.initiator else 0

    def fixes(self, s: Bastide, seat: Seat, action: Bid) -> tuple[ScoreNote, ...]:
        return paid_for(action.amount)

    def then(self, s: Bastide, answers: Given[Bid]) -> None:
        for seat, bid in answers:
            s.money[seat] -= bid.amount
            s.tell(R.BIDS, "bid", seat=seat, amount=bid.amount)
        bids = tuple(bid.amount for _, bid in answers)
        silence(s)
        nothing = (0,) * len(bids)
        s.next(AddToBids(self.project, tuple(seat for seat, _ in answers), bids, nothing, nothing))


def paid_for(amount: int) -> tuple[ScoreNote, ...]:
    """How many influences a bid places, as long as there are circles."""
    return (note(R.INFLUENCE, "paid-for", amount=amount, count=amount // PRICE),)


def silence(s: Bastide) -> None:
    """What was offered and not accepted lapses when the fists open or the tax is shared."""
    for offer in s.offers:
        s.lapse(offer)
    for tied in s.ties:
        s.lapse(tied)


class AddToBids(Step[Bastide, Add], frozen=True):
    """Who has bid five or more may add to it face down, round after round until nobody adds any more."""

    rule = R.RAISES
    takes = (Add,)
    is_always_put = True  # what lies face down is a secret
    project: Project
    bidders: tuple[Seat, ...]
    bids: tuple[int, ...]
    added: tuple[int, ...]
    """Face down: what every bidder has added so far."""
    times: tuple[int, ...]
    """For all to see: in how many rounds every bidder has added."""

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        """A raiser whose last coins may already lie face down is asked all the same: his silence would show it."""
        return tuple(
            seat
            for seat, bid in zip(self.bidders, self.bids, strict=True)
            if bid >= RAISE_FROM and seat in s.playing and s.money[seat]
        )

    def most(self, s: Bastide, seat: Seat) -> int:
        return s.money[seat] - self.added[self.bidders.index(seat)]

    def has_added(self, seat: Seat) -> bool:
        return seat in self.bidders and self.times[self.bidders.index(seat)] > 0

    def choices(self, s: Bastide, seat: Seat) -> Choices[Add]:
        return Amounts(Add, 0, self.most(s, seat))

    def refuse(self, s: Bastide, seat: Seat, action: Add) -> Refusals:
        return tuple(self.wrong_amount(action.amount, self.most(s, seat)))

    def wrong_amount(self, amount: int, most: int) -> Iterable[Refusal]:
        if amount < 0:
            yield R.RAISES.no("cannot-take-back-bid")
        if amount > most:
            yield R.RAISES.no("raise-over-purse", money=most)

    def fixes(self, s: Bastide, seat: Seat, action: Add) -> tuple[ScoreNote, ...]:
        place = self.bidders.index(seat)
        return paid_for(self.bids[place] + self.added[place] + action.amount)

    def then(self, s: Bastide, answers: Given[Add]) -> None:
        raises = {seat: action.amount for seat, action in answers if action.amount}
        for seat in raises:
            s.tell(R.RAISES, "has-added", seat=seat)
        added = tuple(old + raises.get(seat, 0) for seat, old in zip(self.bidders, self.added, strict=True))
        times = tuple(old + (seat in raises) for seat, old in zip(self.bidders, self.times, strict=True))
        silence(s)
        if raises and s.options.raises == "rounds":
            s.next(AddToBids(self.project, self.bidders, self.bids, added, times))
        else:
            self.reveal(s, added)

    def reveal(self, s: Bastide, added: tuple[int, ...]) -> None:
        """All additions are turned over, and influences are placed for the totals."""
        totals = []
        for seat, bid, more in zip(self.bidders, self.bids, added, strict=True):
            if seat not in s.playing:
                continue
            totals.append((seat, bid + more))
            if more:
                s.money[seat] -= more
                s.tell(R.RAISES, "additions-shown", seat=seat, amount=more, total=bid + more)
            judge_bid(s, seat, bid + more)
        s.next(PlaceInfluence(self.project, order_of_placing(s, self.project, totals)))


def order_of_placing(s: Bastide, project: Project, totals: list[tuple[Seat, int]]) -> tuple[Seat, ...]:
    """Whose influences come when: larger totals first, equal ones by turns from the initiator on."""
    paid = dict(totals)
    queue: list[Seat] = []
    for total in sorted(set(paid.values()), reverse=True):
        equals = [seat for seat in s.clockwise_from(project.initiator) if paid.get(seat) == total]
        queue += equals * (total // PRICE)
    return tuple(queue)
