"""Money for a promise where to build: deals that gain for both, and most for the one who proposes them."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from beffroi.core.action import Action, Seat
from beffroi.games.bastide.house import claims_on
from beffroi.games.bastide.material import BLOCK, HOUSE_TILE, NO_PROMISE
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
from beffroi.games.bastide.taste.bidding import purse_worth
from beffroi.games.bastide.taste.outlook import COIN, Scores, fondness
from beffroi.games.bastide.taste.promises import is_bound, to_build
from beffroi.games.bastide.taste.rents import liking, open_blocks, rents_from
from beffroi.games.bastide.taste.ties import best_tie

TRUST = 0.95
"""How much of what a promise brings is counted on."""
BOUND = 0.05
"""What it costs to be bound: one might have done something better."""
WORTH_WHILE = 0.02
"""Nothing is agreed for less."""
DEAREST = 6
"""No promise is worth more coins: so much is the tax of a house."""


def answer(s: Bastide, seat: Seat) -> Action | None:
    """Accepts what gains, and declines what does not, so that nothing lies open for long."""
    if seat not in AnswerOffer().asks(s):
        return None
    for offered in s.offers:
        if offered.to == seat:
            word = Accept(offered.number)
            if AnswerOffer().refuse(s, seat, word):
                return Refuse(offered.number, "cannot-pay")
            market = Market(s)
            gains = market.gain(seat, offered) > WORTH_WHILE
            return word if gains else Refuse(offered.number, market.excuse(seat, offered))
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
        if offered.promise == NO_PROMISE:
            return "helps-you" if received > 0 else "no-use"
        if offered.give:  # the seat itself is to promise
            return "word-given" if is_bound(self.s, seat) else "too-little"
        return "too-dear" if self.promised(seat, offered.seat, offered.promise) > 0 else "no-use"

    def coins(self, seat: Seat, received: int) -> float:
        """What so many coins more, or less, are worth to a seat."""
        money = self.s.money[seat]
        if seat not in self.purses:
            self.purses[seat] = purse_worth(self.s, seat, max(self.s.money) + money)
        return self.purses[seat][max(0, money + received)] - self.purses[seat][money]

    def promised(self, seat: Seat, promiser: Seat, promise: str) -> float:
        """What a promise to build is worth to a seat; others bind nobody to anything one could count."""
        block = promise.removeprefix("build-")
        if block not in BLOCK or not promise.startswith("build-"):
            return -2 * BOUND if seat == promiser else 0.0
        if block not in self.blocks:
            return 0.0
        if seat != promiser:
            return TRUST * self.difference(seat, promiser, block)
        return self.difference(seat, seat, block) - BOUND if self.can_promise(seat) else -float(len(BLOCK))

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


def as_offered(seat: Seat, proposed: Offer) -> Offered:
    return Offered(0, seat, proposed.to, proposed.give, proposed.take, proposed.promise)
