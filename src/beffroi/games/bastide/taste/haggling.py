"""Money for a promise where to build: deals that gain for both, and most for the one who proposes them."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from beffroi.core.action import Action, Seat
from beffroi.games.bastide.house import claims_on
from beffroi.games.bastide.material import BLOCK, BUILDINGS, HOUSE_TILE, LEAST_BIDS, MOST_BIDS, NO_PROMISE
from beffroi.games.bastide.project import SealBids
from beffroi.games.bastide.promises import promises_of
from beffroi.games.bastide.rulebook import Accept, Offer, Refuse
from beffroi.games.bastide.state import Bastide, Offered
from beffroi.games.bastide.talk import (
    OFFERS_A_TURN,
    AnswerOffer,
    MakeOffer,
    TieOffer,
    is_silent,
    money_to_give,
    worn_out,
)
from beffroi.games.bastide.taste.auction import sensible_bids
from beffroi.games.bastide.taste.bidding import bids_worth, purse_worth
from beffroi.games.bastide.taste.outlook import COIN, Scores, fondness
from beffroi.games.bastide.taste.promises import is_bound, least_promised, to_build
from beffroi.games.bastide.taste.proposals import is_hopeless
from beffroi.games.bastide.taste.rents import liking, open_blocks, rents_from
from beffroi.games.bastide.taste.ties import best_tie

TRUST = 0.95
"""How much of what a promise brings is counted on."""
BOUND = 0.05
"""What it costs to be bound: one might have done something better."""
WORTH_WHILE = 0.02
"""Nothing is agreed for less."""
IMPOSSIBLE = 100.0
"""What it costs to promise what one cannot do."""
DEAREST = 6
"""No promise is worth more coins: so much is the tax of a house."""


def answer(s: Bastide, seat: Seat) -> Action | None:
    """Accepts what gains, and declines what does not, so that nothing lies open for long."""
    if seat not in AnswerOffer().asks(s):
        return None
    for offered in s.offers:
        if offered.to == seat:
            market = Market(s)
            if market.would_take(seat, offered):
                return Accept(offered.number)
            return Refuse(offered.number, market.excuse(seat, offered))
    return None


def offer(s: Bastide, seat: Seat, said: Collection[Action] = ()) -> Action | None:
    """A tie where a tax is split, else the best promise to sell or to buy."""
    if seat not in MakeOffer().asks(s) or s.spoken[seat] >= OFFERS_A_TURN:
        return None
    if seat in [offered.seat for offered in s.offers] + [tied.seat for tied in s.ties]:
        return None
    tie = best_tie(s, seat) if seat in TieOffer().asks(s) else None
    return tie or Market(s).best_deal(seat, said)


class Market:
    """What coins and promises are worth to everybody around a table."""

    def __init__(self, s: Bastide) -> None:
        self.s = s
        self.blocks = open_blocks(s)
        self.fond = {seat: fondness(s, seat) for seat in s.playing}
        self.purses: dict[Seat, list[float]] = {}
        self.flows: dict[Seat, dict[str, Scores]] = {}

    def would_take(self, seat: Seat, offered: Offered) -> bool:
        """Whether a seat gains by an offer that can be paid."""
        return self.is_payable(seat, offered) and self.gain(seat, offered) > WORTH_WHILE

    def is_payable(self, seat: Seat, offered: Offered) -> bool:
        return not AnswerOffer().refuse(self.s, seat, Accept(offered.number))

    def gain(self, seat: Seat, offered: Offered) -> float:
        """What an offer brings one of its two seats."""
        other = offered.to if seat == offered.seat else offered.seat
        received = (offered.give - offered.take) * (1 if seat == offered.to else -1)
        gain = self.coins(seat, received) - COIN * received * self.fond[seat][other]
        if offered.promise == NO_PROMISE:
            return gain
        return gain + self.promised(seat, offered.to if offered.give else offered.seat, offered.promise)

    def excuse(self, seat: Seat, offered: Offered) -> str:
        """Why a seat declines what it is offered."""
        received = offered.give - offered.take
        if not self.is_payable(seat, offered):
            return "cannot-pay"
        if offered.promise == NO_PROMISE:
            return "helps-you" if received > 0 else "no-use"
        if offered.give:  # the seat itself is to promise
            if offered.promise in BUILDINGS and is_bound(self.s, seat):
                return "word-given"
            most = max(offered.give, min(DEAREST, money_to_give(self.s, offered.seat)))
            return "too-little" if self.gain(seat, replace(offered, give=most)) > WORTH_WHILE else "no-promise"
        return "too-dear" if self.promised(seat, offered.seat, offered.promise) > 0 else "no-use"

    def coins(self, seat: Seat, received: int) -> float:
        """What so many coins more, or less, are worth to a seat."""
        money = self.s.money[seat]
        if seat not in self.purses:
            self.purses[seat] = purse_worth(self.s, seat, max(self.s.money) + money)
        return self.purses[seat][max(0, money + received)] - self.purses[seat][money]

    def promised(self, seat: Seat, promiser: Seat, promise: str) -> float:
        """What a promise is worth to a seat; of others than where to build only what they cost can be counted."""
        block = promise.removeprefix("build-")
        if not is_countable(promise):
            return -self.burden(seat, promise) if seat == promiser else 0.0
        if block not in self.blocks:
            return 0.0
        if seat != promiser:
            return TRUST * self.difference(seat, promiser, block)
        return self.difference(seat, seat, block) - BOUND if self.can_promise(seat) else -IMPOSSIBLE

    def burden(self, seat: Seat, promise: str) -> float:
        """What it costs a seat to do what it promises, where that is no house."""
        if promise in LEAST_BIDS or promise in MOST_BIDS:
            return self.bid_burden(seat, promise)
        if promise in BUILDINGS and (is_bound(self.s, seat) or is_hopeless(self.s, seat, BUILDINGS[promise])):
            return IMPOSSIBLE
        return 2 * BOUND

    def bid_burden(self, seat: Seat, promise: str) -> float:
        """How much less a seat gains if it bids as it promises, with all that it has promised before."""
        front = self.s.agenda[0]
        if not isinstance(front, SealBids):
            return IMPOSSIBLE
        least = max(LEAST_BIDS.get(promise, 0), least_promised(self.s, seat), front.pledged(self.s, seat))
        words = [promise, *(each.promise for each in promises_of(self.s, seat))]
        most = min([self.s.money[seat], *(MOST_BIDS[word] for word in words if word in MOST_BIDS)])
        if least > most:
            return IMPOSSIBLE
        circles = len(self.s.free_circles(front.project.equipment))
        bids = sorted({0, least, most, *sensible_bids(self.s.money[seat], circles, self.s.stock[seat])})
        worth = dict(zip(bids, bids_worth(self.s, seat, front.project, bids), strict=True))
        return BOUND + max(worth.values()) - max(worth[bid] for bid in bids if least <= bid <= most)

    def can_promise(self, seat: Seat) -> bool:
        return HOUSE_TILE in self.s.hands[seat] and not is_bound(self.s, seat)

    def difference(self, seat: Seat, builder: Seat, block: str) -> float:
        """What a house in this moulon is worth to a seat, compared with where its builder would put it."""
        if builder not in self.flows:
            self.flows[builder] = {each: rents_from(self.s, each, self.fond[builder]) for each in self.blocks}
        flows, fond, likes = self.flows[builder], self.fond[seat], self.fond[builder]
        usual = max(flows.values(), key=lambda flow: liking(flow, likes))
        return COIN * (liking(flows[block], fond) - liking(usual, fond))

    def best_deal(self, seat: Seat, said: Collection[Action] = ()) -> Offer | None:
        """The deal that gains most for a seat; who was asked in vain in this turn is not asked again.

        Nothing is proposed a second time on the same terms.
        """
        best: dict[Seat, tuple[float, Offer]] = {}
        for deal in self.deals(seat):
            if deal in said:
                continue
            mine = self.gain(seat, as_offered(seat, deal))
            if mine > max(WORTH_WHILE, best.get(deal.to, (0.0,))[0]):
                best[deal.to] = mine, deal
        ranked = sorted(best.values(), key=lambda found: -found[0])
        return next((deal for _, deal in ranked[self.refused(seat) :]), None)

    def refused(self, seat: Seat) -> int:
        """How many of a seat's offers came to nothing in this turn."""
        made = [promise for promise in self.s.promises if promise.turn == self.s.turn]
        return max(0, self.s.spoken[seat] - sum(seat in (promise.seat, promise.to) for promise in made))

    def deals(self, seat: Seat) -> Iterator[Offer]:
        """What may be sold to everybody else, and bought from him; who has closed his fist is silent."""
        for other in self.s.playing:
            if other != seat and not is_silent(self.s, other) and not worn_out(self.s, seat, other):
                yield from self.sales(seat, other)
                yield from self.purchases(seat, other)

    def sales(self, seat: Seat, buyer: Seat) -> Iterator[Offer]:
        """To build where the buyer is paid, as dear as he takes it."""
        dearest = min(money_to_give(self.s, buyer), DEAREST)
        for block in self.paying(buyer) if dearest and self.can_promise(seat) else ():
            prices = (Offer(buyer, 0, price, to_build(block)) for price in range(dearest, 0, -1))
            yield from self.first_accepted(seat, prices)

    def purchases(self, seat: Seat, builder: Seat) -> Iterator[Offer]:
        """To have another build where one is paid oneself, as cheap as he does it."""
        dearest = min(money_to_give(self.s, seat), DEAREST)
        for block in self.paying(seat) if dearest and self.can_promise(builder) else ():
            prices = (Offer(builder, price, 0, to_build(block)) for price in range(1, dearest + 1))
            yield from self.first_accepted(seat, prices)

    def first_accepted(self, seat: Seat, prices: Iterator[Offer]) -> Iterator[Offer]:
        """The first price at which the other gains too, if there is one."""
        for deal in prices:
            if self.gain(deal.to, as_offered(seat, deal)) > WORTH_WHILE:
                yield deal
                return

    def paying(self, seat: Seat) -> list[str]:
        """The moulons where a house brings a seat rents."""
        return [block for block in self.blocks if seat in dict(claims_on(self.s, block))]


def is_countable(promise: str) -> bool:
    """Whether it can be reckoned what a promise is worth to somebody else: where the next house comes."""
    return promise.startswith("build-") and promise.removeprefix("build-") in BLOCK


def as_offered(seat: Seat, proposed: Offer) -> Offered:
    return Offered(0, seat, proposed.to, proposed.give, proposed.take, proposed.promise)
