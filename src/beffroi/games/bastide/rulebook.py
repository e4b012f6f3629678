"""The articles of Bastide, by the sections of its rulebook, its actions, and what a table may agree on."""

from __future__ import annotations

from typing import Literal

from beffroi.core.action import Action, Seat
from beffroi.core.game import Options
from beffroi.core.model import TABLE, Rule


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

    tile: str


class Propose(Action, frozen=True):
    """Open a phase of construction for this equipment."""

    equipment: str


class Play(Action, frozen=True):
    """Play a tile of one's hand."""

    tile: str


class Pass(Action, frozen=True):
    """Do nothing, when nothing can be done."""


class Build(Action, frozen=True):
    """Put a house or a religious building in a moulon, from this strip on; `facing` is how the strips run."""

    block: str
    strip: int
    facing: str


class Bid(Action, frozen=True):
    """What one closes one's fist on."""

    amount: int


class Add(Action, frozen=True):
    """What one puts on top, face down; nothing is possible too."""

    amount: int


class Put(Action, frozen=True):
    """Put one influence on a circle of the project."""

    circle: str


class Dismiss(Action, frozen=True):
    """Have an English tile of this value removed from the camp."""

    value: int


class Split(Action, frozen=True):
    """Share a tax that is too small among its claimants, in the order of their seats."""

    shares: tuple[int, ...]


class Strike(Action, frozen=True):
    """Destroy these houses, or these influences, named in the order of the town."""

    targets: tuple[str, ...]


class Burn(Strike, frozen=True):
    """Set fire to them."""


class Raid(Strike, frozen=True):
    """Let the English destroy them."""


class Offer(Action, frozen=True):
    """Offer money to another seat and ask some in return; who gets money for nothing may have to promise something."""

    to: Seat
    give: int
    take: int
    promise: str


class Counter(Action, frozen=True):
    """Answer the open offer with this number by another one, in its place."""

    number: int
    give: int
    take: int
    promise: str


class Tie(Action, frozen=True):
    """Tell the builder: if you leave me at least this share of the tax, so much of it comes back to you."""

    share: int
    back: int


class Accept(Action, frozen=True):
    """Say yes to the open offer with this number."""

    number: int


class Drop(Action, frozen=True):
    """Decline the open offer with this number, or withdraw one's own."""

    number: int


class Refuse(Action, frozen=True):
    """Decline the open offer with this number, and say why."""

    number: int
    excuse: str


EXCUSES = ("too-little", "too-dear", "no-use", "word-given", "no-promise", "helps-you", "cannot-pay")
"""Why an offer may be declined."""
ACTIONS: tuple[type[Action], ...] = (
    *(Start, Draw, Propose, Play, Pass, Build, Bid, Add, Put, Dismiss, Split, Burn, Raid),
    *(Offer, Counter, Tie, Accept, Drop, Refuse),
)
ENDINGS = ("complete", "siege-held", "siege-lost", "stalled", "too-long", "last-standing", "closed")
