"""The articles of Leonardo, by the chapters of its rulebook, its actions, and what a table may agree on."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from beffroi.core.action import Action, Money, Seat
from beffroi.core.game import Options
from beffroi.core.model import TABLE, Rule

Space: TypeAlias = Annotated[int, Meta(title="Space")]
"""A space of the ring, by its number."""
Office: TypeAlias = Annotated[str, Meta(title="Office")]
Party: TypeAlias = Annotated[str, Meta(title="Party")]
Product: TypeAlias = Annotated[str, Meta(title="Product")]
News: TypeAlias = Annotated[str, Meta(title="News")]
"""An event card."""
Reason: TypeAlias = Annotated[str, Meta(title="Reason")]
"""What somebody pays or is paid for."""
Excuse: TypeAlias = Annotated[str, Meta(title="Excuse")]
Pawn: TypeAlias = Annotated[str, Meta(title="Pawn")]


class R:
    """One name an article; their words are in `rules.fr.md` and `rules.en.md`."""

    LENGTH = Rule("1")
    SETUP = Rule("2")
    BOARD = Rule("3")
    TURN = Rule("4")
    PALACES = Rule("5")
    AUCTION = Rule("5.1")
    TAX = Rule("6")
    ART = Rule("7")
    QUARTER = Rule("8")
    SOLDIERS = Rule("9")
    BATTLE = Rule("10")
    PIAZZA = Rule("11")
    OFFICES = Rule("11.1")
    PEACE = Rule("12")
    MARKET = Rule("13")
    EVENTS = Rule("14")
    TRADE = Rule("15")
    BANKRUPTCY = Rule("16")
    ALLIANCE = Rule("17")
    WINNER = Rule("18")
    TABLE = TABLE


Length = Literal["15-rounds", "22-rounds", "one-left", "60-minutes", "90-minutes"]
ROUNDS: dict[str, int] = {"15-rounds": 15, "22-rounds": 22}
MOST_ROUNDS = 100
"""Nothing in the rulebook ends a game in which nobody is ruined and no clock runs."""
CLOCKS = ("60-minutes", "90-minutes")
AlliancesFrom = Literal["always", "later", "never"]
LATER = 5
"""Where alliances come later, the first chance is the negotiation of this round."""


class LeonardoOptions(Options, frozen=True):
    """What a table may agree on before the first palace is dealt."""

    length: Length = "15-rounds"
    alliances: AlliancesFrom = "always"
    negotiations: bool = True
    market_maximum: bool = False
    no_early_works: bool = False
    returned_works: bool = False

    @property
    def rounds(self) -> int:
        return ROUNDS.get(self.length, MOST_ROUNDS)


OURS, THEIRS = "ours", "theirs"
SAYINGS_A_ROUND = 6
"""How many offers and proposals a seat may make in one round."""


class Deal(Action, frozen=True):
    """Chance deals the palace of this street."""

    space: Space


class TurnUp(Action, frozen=True):
    """Chance turns this card up on its pile."""

    card: str


class Declare(Action, frozen=True):
    """Belong to this party."""

    party: Party


class Decline(Action, frozen=True):
    """Let a possibility pass."""


class GoOn(Action, frozen=True):
    """Have nothing to say about alliances before one's turn, and go on to the roll."""


class BuyWork(Action, frozen=True):
    """Pay for one more work of art."""


class Draw(Action, frozen=True):
    """Chance draws a work of this value."""

    work: str


class Exhibit(Action, frozen=True):
    """Show the work just drawn in this palace, for good."""

    space: Space


class Roll(Action, frozen=True):
    """The device of fate shows this number."""

    number: int


class Keep(Action, frozen=True):
    """Of the numbers the allies have rolled, this one counts."""

    number: int


class Enlist(Action, frozen=True):
    """Take a soldier."""


class Buy(Action, frozen=True):
    """Buy the palace or the bridge at its price."""


class Auction(Action, frozen=True):
    """Put the palace or the bridge up for auction."""


class Raise(Action, frozen=True):
    """Go on bidding."""


class Pass(Action, frozen=True):
    """Bid no more for this palace."""


class Bid(Action, frozen=True):
    """Offer this many florins for the palace."""

    florins: Money


class ReturnWork(Action, frozen=True):
    """Give a work back to the bank to pay a debt."""

    space: Space
    value: int


class BuyOffice(Action, frozen=True):
    """Buy the public office on top of the pile."""


class Strike(Action, frozen=True):
    """Remove a soldier of the visitor."""


class Push(Action, frozen=True):
    """Move the visitor's pawn this many spaces, backwards when negative, not at all when zero."""

    spaces: int


class HoldMarket(Action, frozen=True):
    """Hold a market."""


class Bet(Action, frozen=True):
    """Put this many florins on a product."""

    product: Product
    florins: Money


class Done(Action, frozen=True):
    """Have nothing more to negotiate this round."""


class Offer(Action, frozen=True):
    """Offer palaces, bridges and florins for those of another side."""

    to: Seat
    give: tuple[Space, ...]
    pay: Money
    want: tuple[Space, ...]
    ask: Money


class Counter(Action, frozen=True):
    """Answer the offer of this number by another one, in its place."""

    number: int
    give: tuple[Space, ...]
    pay: Money
    want: tuple[Space, ...]
    ask: Money


class Accept(Action, frozen=True):
    """Close the deal of this number."""

    number: int


class Drop(Action, frozen=True):
    """Take back one's own offer, or turn down one that was made."""

    number: int


class Refuse(Action, frozen=True):
    """Decline the open offer with this number, and say why."""

    number: int
    excuse: Excuse


class Propose(Action, frozen=True):
    """Propose an alliance to another side; the pawn that stays, with its colour and place, is ours or theirs."""

    seat: Seat
    pawn: Pawn


class Join(Action, frozen=True):
    """Agree to the alliance of this number."""

    number: int


class Withdraw(Action, frozen=True):
    """Take the alliance of this number off the floor: one's own proposal, or one that was made."""

    number: int


EXCUSES = ("too-little", "too-dear", "quarter", "no-use", "cannot-pay")
"""Why an offer may be declined."""
ACTIONS: tuple[type[Action], ...] = (
    Deal,
    TurnUp,
    Declare,
    Decline,
    GoOn,
    BuyWork,
    Draw,
    Exhibit,
    Roll,
    Keep,
    Enlist,
    Buy,
    Auction,
    Raise,
    Pass,
    Bid,
    ReturnWork,
    BuyOffice,
    Strike,
    Push,
    HoldMarket,
    Bet,
    Done,
    Offer,
    Counter,
    Accept,
    Drop,
    Refuse,
    Propose,
    Join,
    Withdraw,
)
ENDINGS = ("last-standing", "rounds", "clock", "closed")
