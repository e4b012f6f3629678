"""The articles of Bastide, by the sections of its rulebook, its actions, and what a table may agree on."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from beffroi.core.action import Action, Facing, Money, Seat
from beffroi.core.game import Options
from beffroi.core.model import TABLE, Rule
from beffroi.core.offer import Promise

Tile: TypeAlias = Annotated[str, Meta(title="Tile")]
Equipment: TypeAlias = Annotated[str, Meta(title="Equipment")]
Block: TypeAlias = Annotated[str, Meta(title="Block")]
"""A moulon, by its name in the town."""
Circle: TypeAlias = Annotated[str, Meta(title="Circle")]
Target: TypeAlias = Annotated[str, Meta(title="Target")]
"""What a fire or a raid hits."""
Excuse: TypeAlias = Annotated[str, Meta(title="Excuse")]
Card: TypeAlias = Annotated[str, Meta(title="Card")]


class R:
    """One name an article; their words are in `rules.fr.md` and `rules.en.md`."""

    SETUP = Rule("2")
    TURN = Rule("3")
    PROJECT = Rule("4.1")
    CHEST = Rule("4.2")
    BIDS = Rule("4.3")
    RAISES = Rule("4.3c")
    TALK = Rule("4.3n")
    INFLUENCE = Rule("4.4")
    EMISSARY = Rule("4.5")
    TILES = Rule("4.6")
    HOUSE = Rule("4.A")
    RENTS = Rule("4.A2")
    FIRE = Rule("4.B")
    SIEGE = Rule("4.C")
    RAID = Rule("4.C2")
    MAJORITY = Rule("5.a")
    END = Rule("5.b")
    SCORE = Rule("6")
    SAFETY = Rule("S")
    TABLE = TABLE


class BastideOptions(Options, frozen=True):
    """What a table may agree on before the tiles are drawn."""

    cards: Literal["8-6-4", "4-4-11"] = "8-6-4"
    bank: Literal["unlimited", "96"] = "unlimited"
    raises: Literal["rounds", "single"] = "rounds"
    negotiation: bool = True


class Start(Action, frozen=True):
    """Chance says who begins."""

    seat: Seat


class Draw(Action, frozen=True):
    """Chance gives this tile from the bag."""

    tile: Tile


class Propose(Action, frozen=True):
    """Open a phase of construction for this equipment."""

    equipment: Equipment


class Play(Action, frozen=True):
    """Play a tile of one's hand."""

    tile: Tile


class Pass(Action, frozen=True):
    """Do nothing, when nothing can be done."""


class Build(Action, frozen=True):
    """Put a house or a religious building in a moulon, from this strip on; `facing` is how the strips run."""

    block: Block
    strip: int
    facing: Facing


class Bid(Action, frozen=True):
    """What one closes one's fist on."""

    amount: Money


class Add(Action, frozen=True):
    """What one puts on top, face down; nothing is possible too."""

    amount: Money


class Put(Action, frozen=True):
    """Put one influence on a circle of the project."""

    circle: Circle


class Dismiss(Action, frozen=True):
    """Have an English tile of this value removed from the camp."""

    value: int


class Split(Action, frozen=True):
    """Share a tax that is too small among its claimants, in the order of their seats."""

    shares: tuple[Money, ...]


class Strike(Action, frozen=True):
    """Destroy these houses, or these influences, named in the order of the town."""

    targets: tuple[Target, ...]


class Burn(Strike, frozen=True):
    """Set fire to them."""


class Raid(Strike, frozen=True):
    """Let the English destroy them."""


class Offer(Action, frozen=True):
    """Offer money to another seat and ask some in return; who gets money for nothing may have to promise something."""

    to: Seat
    give: Money
    take: Money
    promise: Promise


class Counter(Action, frozen=True):
    """Answer the open offer with this number by another one, in its place."""

    number: int
    give: Money
    take: Money
    promise: Promise


class Tie(Action, frozen=True):
    """Tell the builder: if you leave me at least this share of the tax, so much of it comes back to you."""

    share: Money
    back: Money


class Accept(Action, frozen=True):
    """Say yes to the open offer with this number."""

    number: int


class Drop(Action, frozen=True):
    """Decline the open offer with this number, or withdraw one's own."""

    number: int


class Refuse(Action, frozen=True):
    """Decline the open offer with this number, and say why."""

    number: int
    excuse: Excuse


EXCUSES = ("too-little", "too-dear", "no-use", "word-given", "no-promise", "helps-you", "cannot-pay")
"""Why an offer may be declined."""
ACTIONS: tuple[type[Action], ...] = (
    *(Start, Draw, Propose, Play, Pass, Build, Bid, Add, Put, Dismiss, Split, Burn, Raid),
    *(Offer, Counter, Tie, Accept, Drop, Refuse),
)
ENDINGS = ("complete", "siege-held", "siege-lost", "stalled", "too-long", "last-standing", "closed")
