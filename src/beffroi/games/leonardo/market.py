"""Markets: everybody else bets on one of four products, and the organiser plays against all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from beffroi.core.action import CHANCE, Seat
from beffroi.core.ask import Ask, Bundle, Part, YesNo
from beffroi.core.choices import Choices, Listed, Rng
from beffroi.core.model import Given, Refusal, Refusals
from beffroi.core.sheet import ScoreNote, note
from beffroi.games.leonardo.leaving import PayDebt
from beffroi.games.leonardo.ledger import pay
from beffroi.games.leonardo.material import DEVICE, NUMBERS_OF, PRODUCT_OF, PRODUCTS
from beffroi.games.leonardo.rulebook import Bet, Decline, HoldMarket, R, Roll
from beffroi.games.leonardo.sidestep import SideStep
from beffroi.games.leonardo.soldiers import ROLLS
from beffroi.games.leonardo.state import Leonardo

LEAST_BET = BET_STEP = 5
WINNINGS = 3
HOLD_OR_NOT: tuple[HoldMarket | Decline, HoldMarket | Decline] = (HoldMarket(), Decline())
HOLDING = Listed(HOLD_OR_NOT, YesNo(*HOLD_OR_NOT))


class Bets(Choices[Bet]):
    """Every product with every amount up to a bound; never listed, however many they are."""

    __slots__ = ("amounts",)

    def __init__(self, most: int) -> None:
        self.amounts = range(LEAST_BET, most + 1, BET_STEP)

    def __len__(self) -> int:
        return len(PRODUCTS) * len(self.amounts)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Bet) and action.product in PRODUCTS and action.florins in self.amounts

    def __iter__(self) -> Iterator[Bet]:
        return (Bet(product, florins) for product in PRODUCTS for florins in self.amounts)

    def sample(self, rng: Rng) -> Bet:
        product, amount = divmod(rng.randrange(len(self)), len(self.amounts))
        return Bet(PRODUCTS[product], self.amounts[amount])

    def ask(self) -> Ask:
        product = Part("product", "one", of=PRODUCTS, low=1, high=1)
        florins = Part("florins", "amount", low=self.amounts[0], high=self.amounts[-1], by=BET_STEP)
        return Bundle("Bet", (product, florins))


def bettors(s: Leonardo, organiser: int) -> tuple[int, ...]:
    """The other sides that have anything to bet."""
    return tuple(side for side in s.following(organiser) if s.purses[side])


class OpenMarket(SideStep[HoldMarket | Decline], frozen=True):
    """Who reaches a market may hold one, if anybody can bet."""

    rule = R.MARKET
    takes = (HoldMarket, Decline)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.members(self.seat) if bettors(s, self.seat) else ()

    def choices(self, s: Leonardo, seat: Seat) -> Choices[HoldMarket | Decline]:
        return HOLDING

    def fixes(self, s: Leonardo, seat: Seat, action: HoldMarket | Decline) -> tuple[ScoreNote, ...]:
        if isinstance(action, Decline):
            return ()
        lucky = len(PRODUCT_OF) // len(PRODUCTS)
        return (note(R.MARKET, "market-brings", times=WINNINGS, count=lucky, most=len(DEVICE)),)

    def then(self, s: Leonardo, answers: Given[HoldMarket | Decline]) -> None:
        if any(isinstance(action, HoldMarket) for _, action in answers):
            s.tell(R.MARKET, "market", seat=self.seat)
            s.next(PlaceBets(self.seat))


class PlaceBets(SideStep[Bet], frozen=True):
    """All other sides seal a bet of at least 5 florins on one product, shown in seat order from the organiser on."""

    rule = R.MARKET
    takes = (Bet,)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        betting = bettors(s, self.seat)
        return tuple(seat for seat in s.sides.playing() if s.side(seat) in betting)

    def most(self, s: Leonardo, seat: Seat) -> int:
        """The whole purse, unless a bet may not be more than the organiser could pay if everybody won."""
        if not s.options.market_maximum:
            return s.purse(seat)
        payable = s.purses[self.seat] // (WINNINGS * len(bettors(s, self.seat)))
        return min(s.purse(seat), max(LEAST_BET, payable // BET_STEP * BET_STEP))

    def choices(self, s: Leonardo, seat: Seat) -> Choices[Bet]:
        return Bets(self.most(s, seat))

    def refuse(self, s: Leonardo, seat: Seat, action: Bet) -> Refusals:
        return tuple(self.misfits(s, seat, action))

    def misfits(self, s: Leonardo, seat: Seat, bet: Bet) -> Iterator[Refusal]:
        if bet.product not in PRODUCTS:
            yield R.MARKET.no("no-such-product")
        if bet.florins < LEAST_BET:
            yield R.MARKET.no("bet-too-small", florins=LEAST_BET)
        if bet.florins % BET_STEP:
            yield R.MARKET.no("bet-in-fives")
        if bet.florins > self.most(s, seat):
            yield R.MARKET.no("bet-too-high", florins=self.most(s, seat))

    def fixes(self, s: Leonardo, seat: Seat, action: Bet) -> tuple[ScoreNote, ...]:
        numbers, winnings = NUMBERS_OF[action.product], WINNINGS * action.florins
        return (note(R.MARKET, "bet-pays", florins=action.florins, winnings=winnings, numbers=numbers),)

    def then(self, s: Leonardo, answers: Given[Bet]) -> None:
        by_side = {s.side(seat): bet for seat, bet in answers}
        bets = tuple((Seat(side), by_side[side]) for side in self.order(s) if side in by_side)
        for side, bet in bets:
            s.tell(R.MARKET, "bet", seat=side, product=bet.product, florins=bet.florins)
        s.next(RollForMarket(self.seat, bets))

    def order(self, s: Leonardo) -> tuple[int, ...]:
        return s.following(self.seat)


class RollForMarket(SideStep[Roll], frozen=True):
    """The organiser takes the losing bets, then pays the winners three times theirs, in the order of the bets."""

    rule = R.MARKET
    takes = (Roll,)
    bets: tuple[tuple[Seat, Bet], ...]

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Leonardo) -> Sequence[tuple[Roll, int]]:
        return ROLLS

    def then(self, s: Leonardo, answers: Given[Roll]) -> None:
        ((_, roll),) = answers
        product = PRODUCT_OF.get(roll.number)
        self.tell_roll(s, roll.number, product)
        standing = s.sides.standing()
        bets = tuple((side, bet) for side, bet in self.bets if side in standing)
        for side, bet in bets:
            if bet.product != product:
                pay(s, "stake", side, self.seat, bet.florins)
        won = ((side, bet.florins) for side, bet in bets if bet.product == product)
        s.next(*(PayDebt(self.seat, side, WINNINGS * florins, "winnings") for side, florins in won))

    def tell_roll(self, s: Leonardo, number: int, product: str | None) -> None:
        if product is None:
            s.tell(R.MARKET, "house-wins", seat=self.seat, number=number)
        else:
            s.tell(R.MARKET, "product-wins", number=number, product=product)
