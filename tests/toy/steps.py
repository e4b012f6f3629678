"""The Fair, article by article."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.choices import Amounts, Choices
from beffroi.core.host import AtTheTable, Close, Resign, RunOut, TimeUp
from beffroi.core.model import Given, Refusal, Refusals, Result, Step, Steps
from beffroi.core.series import places
from beffroi.core.sheet import ScoreNote, note
from tests.toy.rulebook import Add, Bid, Draw, Join, Offer, Propose, R, Take
from tests.toy.state import Fair, Gift


def round_of() -> Steps:
    return (DrawCard(), FirstBid(), PassOn())


class DrawCard(Step[Fair, Draw], frozen=True):
    """The first seat draws a card and keeps it to itself until the sale."""

    rule = R.DRAW
    takes = (Draw,)

    def asks(self, s: Fair) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Fair) -> Sequence[tuple[Draw, int]]:
        return tuple((Draw(card), weight) for card, weight in s.pile.odds())

    def then(self, s: Fair, answers: Given[Draw]) -> None:
        ((_, drawn),) = answers
        s.card = drawn.card
        s.pile = s.pile.without(drawn.card)
        s.tell(R.DRAW, "drawn", (s.first, {"card": drawn.card}), seat=s.first)


class FirstBid(Step[Fair, Bid], frozen=True):
    """Everybody seals a bid."""

    rule = R.BID
    takes = (Bid,)

    def asks(self, s: Fair) -> tuple[Seat, ...]:
        return s.sides.playing()

    def choices(self, s: Fair, seat: Seat) -> Choices[Bid]:
        return Amounts(Bid, 0, s.purse(seat))

    def refuse(self, s: Fair, seat: Seat, action: Bid) -> Refusals:
        if not 0 <= action.amount <= s.purse(seat):
            return (R.BID.no("bid-over-purse", purse=s.purse(seat)),)
        return ()

    def fixes(self, s: Fair, seat: Seat, action: Bid) -> tuple[ScoreNote, ...]:
        return (note(R.BID, "purse", purse=s.purse(seat) - action.amount),)

    def then(self, s: Fair, answers: Given[Bid]) -> None:
        bids = tuple((seat, bid.amount) for seat, bid in answers)
        s.tell(R.BID, "bids", bids=tuple(amount for _, amount in bids))
        s.next(RaiseBid(bids))


class RaiseBid(Step[Fair, Add], frozen=True):
    """Who has bid half of his purse or more may add to it, sealed again."""

    rule = R.RAISE
    takes = (Add,)
    bids: tuple[tuple[Seat, int], ...]

    def asks(self, s: Fair) -> tuple[Seat, ...]:
        playing = s.sides.playing()
        return tuple(seat for seat, bid in self.bids if seat in playing and bid > 0 and 2 * bid >= s.purse(seat))

    def choices(self, s: Fair, seat: Seat) -> Choices[Add]:
        return Amounts(Add, 0, self.most(s, seat))

    def refuse(self, s: Fair, seat: Seat, action: Add) -> Refusals:
        if not 0 <= action.amount <= self.most(s, seat):
            return (R.RAISE.no("raise-over-purse", purse=self.most(s, seat)),)
        return ()

    def most(self, s: Fair, seat: Seat) -> int:
        return s.purse(seat) - dict(self.bids)[seat]

    def then(self, s: Fair, answers: Given[Add]) -> None:
        added = {seat: raised.amount for seat, raised in answers}
        playing = s.sides.playing()
        s.next(Sale(tuple((seat, bid + added.get(seat, 0)) for seat, bid in self.bids if seat in playing)))


class Sale(Step[Fair, Action], frozen=True):
    """The card is shown; a single highest bid buys it; it goes under the pile, for all to see."""

    rule = R.SALE
    totals: tuple[tuple[Seat, int], ...]

    def then(self, s: Fair, answers: Given[Action]) -> None:
        assert s.card is not None
        best = max((total for _, total in self.totals), default=0)
        winners = [seat for seat, total in self.totals if total == best and best > 0]
        if len(winners) == 1:
            self.sell(s, winners[0], best, s.card)
        else:
            s.uncover(R.SALE, "unsold", (s.first,), card=s.card)
        s.pile, s.card = s.pile.with_under(s.card), None

    def sell(self, s: Fair, seat: Seat, price: int, card: str) -> None:
        side = s.side(seat)
        s.purses[side] -= price
        s.paid += price
        s.points[side] += int(card)
        s.uncover(R.SALE, "sold", (s.first,), seat=seat, card=card, price=price)
        if not s.purses[side]:
            s.next(Ruin(side))


class Ruin(Step[Fair, Action], frozen=True):
    """A side without money is out; its seats stay at the table."""

    rule = R.RUIN
    side: int

    def then(self, s: Fair, answers: Given[Action]) -> None:
        leave(s, self.side)


def leave(s: Fair, side: int) -> None:
    s.tell(R.RUIN, "out", seats=tuple(s.sides.members(side)))
    s.paid, s.purses[side] = s.paid + s.purses[side], 0
    s.sides = s.sides.without(side)
    s.gifts = tuple(gift for gift in s.gifts if gift.giver in s.sides.playing() and gift.to in s.sides.playing())
    s.proposals = ()
    if len(s.sides.standing()) <= 1:
        s.skip_to(FinalCount("last-standing"))


class PassOn(Step[Fair, Action], frozen=True):
    """The next seat is first; after the last round the points are counted."""

    rule = R.END

    def then(self, s: Fair, answers: Given[Action]) -> None:
        if s.round == s.options.rounds:
            s.next(FinalCount("rounds"))
            return
        s.round += 1
        s.first = s.next_playing(s.first)
        s.said = [0 for _ in s.seats]
        s.gifts, s.proposals = (), ()
        s.next(*round_of())


class FinalCount(Step[Fair, Action], frozen=True):
    """Every seat has the points of its side; a side that is out has none and comes after those that are not."""

    rule = R.END
    out: ClassVar[int] = 0
    ending: str

    def then(self, s: Fair, answers: Given[Action]) -> None:
        playing = s.sides.playing()
        points = tuple(s.points[s.side(seat)] if seat in playing else self.out for seat in s.seats)
        s.tell(R.END, "counted", points=points)
        ranks = places(tuple(each if seat in playing else -1 for seat, each in zip(s.seats, points, strict=True)))
        s.finish(Result(self.ending, ranks, points))


class Gifts(Step[Fair, Offer | Take], frozen=True):
    """While nothing of his is sealed, a seat may offer money, and another may take it."""

    rule = R.GIFT
    takes = (Offer, Take)

    def asks(self, s: Fair) -> tuple[Seat, ...]:
        bidding = bool(s.agenda) and isinstance(s.agenda[0], FirstBid)
        return tuple(seat for seat in s.sides.playing() if s.may_talk(seat)) if bidding else ()

    def candidates(self, s: Fair, seat: Seat) -> Iterable[Offer | Take]:
        for other in s.sides.playing():
            yield Offer(other, 1)
            yield Take(other)

    def refuse(self, s: Fair, seat: Seat, action: Offer | Take) -> Refusals:
        match action:
            case Offer(to=to, amount=amount):
                return tuple(self.refuse_offer(s, seat, to, amount))
            case Take(giver=giver):
                return () if self.gift(s, giver, seat) else (R.GIFT.no("no-such-gift"),)

    def refuse_offer(self, s: Fair, seat: Seat, to: Seat, amount: int) -> Iterable[Refusal]:
        if to not in s.sides.playing() or s.side(to) == s.side(seat):
            yield R.GIFT.no("not-another-side")
        if not 1 <= amount < s.purse(seat):
            yield R.GIFT.no("gift-over-purse", purse=s.purse(seat))

    def gift(self, s: Fair, giver: Seat, to: Seat) -> Gift | None:
        return next((gift for gift in s.gifts if gift.giver == giver and gift.to == to), None)

    def then(self, s: Fair, answers: Given[Offer | Take]) -> None:
        ((seat, word),) = answers
        s.said[seat] += 1
        if isinstance(word, Offer):
            s.gifts = (*(gift for gift in s.gifts if gift.giver != seat), Gift(seat, word.to, word.amount))
            s.tell(R.GIFT, "offered", seat=seat, amount=word.amount)
            return
        gift = self.gift(s, word.giver, seat)
        assert gift is not None
        s.gifts = tuple(other for other in s.gifts if other is not gift)
        s.purses[s.side(gift.giver)] -= gift.amount
        s.purses[s.side(seat)] += gift.amount
        s.tell(R.GIFT, "taken", seat=seat, amount=gift.amount)

    def hush(self, s: Fair, seat: Seat) -> None:
        s.gifts = tuple(gift for gift in s.gifts if s.side(gift.giver) != s.side(seat))


class Alliances(Step[Fair, Propose | Join], frozen=True):
    """Before anything is sealed, two sides may become one, unless nobody would be left to play against."""

    rule = R.ALLIANCE
    takes = (Propose, Join)

    def asks(self, s: Fair) -> tuple[Seat, ...]:
        opened = bool(s.agenda) and isinstance(s.agenda[0], FirstBid) and not s.held
        enough = len(s.sides.standing()) > 2
        return tuple(seat for seat in s.sides.playing() if s.may_talk(seat)) if opened and enough else ()

    def candidates(self, s: Fair, seat: Seat) -> Iterable[Propose | Join]:
        for other in s.sides.playing():
            yield Propose(other)
            yield Join(other)

    def refuse(self, s: Fair, seat: Seat, action: Propose | Join) -> Refusals:
        match action:
            case Propose(to=to):
                other = to in s.sides.playing() and s.side(to) != s.side(seat)
                return () if other else (R.ALLIANCE.no("not-an-ally"),)
            case Join(proposer=proposer):
                return () if (proposer, seat) in s.proposals else (R.ALLIANCE.no("not-proposed"),)

    def then(self, s: Fair, answers: Given[Propose | Join]) -> None:
        ((seat, word),) = answers
        s.said[seat] += 1
        if isinstance(word, Propose):
            s.proposals = (*s.proposals, (seat, word.to))
            s.tell(R.ALLIANCE, "proposed", seat=seat)
            return
        kept, joined = s.side(word.proposer), s.side(seat)
        s.purses[kept], s.purses[joined] = s.purses[kept] + s.purses[joined], 0
        s.points[kept], s.points[joined] = s.points[kept] + s.points[joined], 0
        s.sides = s.sides.merged(kept, joined)
        s.gifts, s.proposals = (), ()
        s.tell(R.ALLIANCE, "allied", seats=tuple(s.sides.members(kept)))

    def hush(self, s: Fair, seat: Seat) -> None:
        s.proposals = tuple(pair for pair in s.proposals if seat not in pair)


class Table(AtTheTable[Fair], frozen=True):
    """Who leaves or is late is out; when time is up the points are counted."""

    takes = (Resign, RunOut, TimeUp, Close)

    def playing(self, s: Fair) -> tuple[Seat, ...]:
        return s.sides.playing()

    def leaves(self, s: Fair, leaver: Seat, ending: str) -> None:
        leave(s, s.side(leaver))
        if s.first not in s.sides.playing() and s.sides.playing():
            s.first = s.next_playing(s.first)

    def time_is_up(self, s: Fair) -> None:
        s.skip_to(FinalCount("clock"))

    def closes(self, s: Fair) -> None:
        s.skip_to(FinalCount("closed"))


STEPS = (DrawCard, FirstBid, RaiseBid, Sale, Ruin, PassOn, FinalCount, Gifts, Alliances, Table)
