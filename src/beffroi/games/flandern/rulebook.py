"""The articles of Flandern 1302, by the steps of its rulebook, and what may be answered in it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from beffroi.core.action import Action, Seat
from beffroi.core.game import Options
from beffroi.core.model import TABLE, Rule

City: TypeAlias = Annotated[str, Meta(title="City")]
Lot: TypeAlias = Annotated[str, Meta(title="Lot")]
Site: TypeAlias = Annotated[str, Meta(title="Site")]
"""Where a city can lie."""
Quarter: TypeAlias = Annotated[str, Meta(title="Quarter")]
"""One of the tiles that are built on lots."""
Arms: TypeAlias = Annotated[str, Meta(title="Arms")]
"""The six who build."""
Guild: TypeAlias = Annotated[str, Meta(title="Guild")]
Card: TypeAlias = Annotated[str, Meta(title="Card")]
Shape: TypeAlias = Annotated[str, Meta(title="Shape")]

REVISION = 2


class R:
    """One name an article; their words are in `rules.fr.md` and `rules.en.md`."""

    PREPARATION = Rule("P")
    GOLD = Rule("1")
    CHOICE = Rule("2")
    ORDER = Rule("3")
    ACTION = Rule("4")
    CITY_CARD = Rule("4.1")
    SHAPE = Rule("B1")
    LONG_SIDE = Rule("B2")
    ARMS = Rule("B3")
    SPECIAL = Rule("S")
    SITE_CARD = Rule("4.2")
    TAKE_BACK = Rule("4.3")
    FIRST = Rule("5")
    COVER = Rule("6.1")
    SCORING = Rule("6.2")
    VALUE = Rule("6.3")
    RANKS = Rule("6.4")
    TIES = Rule("6.5")
    NEXT_FIRST = Rule("6.6")
    DEAD_CARDS = Rule("6.7")
    END = Rule("7")
    INFLUENCE = Rule("8")
    WINNER = Rule("9")
    TWO = Rule("D1")
    TWO_TURN = Rule("D2")
    TWO_DRAW = Rule("D3")
    TWO_END = Rule("D4")
    STALL = Rule("D5")
    TABLE = TABLE


class FlandernOptions(Options, frozen=True):
    """Nothing is agreed on beforehand: the number of players decides which game is played."""


class Starter(Action, frozen=True):
    """Chance makes this seat the first player."""

    seat: Seat


class TakeGuild(Action, frozen=True):
    """Play this guild."""

    guild: Guild


class TakeInfluence(Action, frozen=True):
    """Hold this guild under influence; its points count at the end."""

    guild: Guild


class TakeSite(Action, frozen=True):
    """Put a centre in the middle of this site."""

    site: Site


class Settle(Action, frozen=True):
    """Chance puts the centres of Utrecht and Luik on these sites."""

    utrecht: Site
    luik: Site


class Draw(Action, frozen=True):
    """Chance gives this card from the pile."""

    card: Card


class Choose(Action, frozen=True):
    """Play this action card and this many influence cards, face down until everybody has chosen."""

    card: Card
    influence: int


class Build(Action, frozen=True):
    """Put a quarter on a lot; the special church quarter D names its large lot, then the small one it swallows."""

    city: City
    lot: Lot
    quarter: Quarter


class Finish(Action, frozen=True):
    """Take the site pawn off a quarter."""

    city: City
    lot: Lot


class RaiseCathedral(Action, frozen=True):
    """Put a cathedral on a church quarter."""

    city: City
    lot: Lot


class PlaceMaster(Action, frozen=True):
    """Put a guild master on a quarter."""

    city: City
    lot: Lot


class Lay(Action, frozen=True):
    """With two players: play this card from the hand."""

    card: Card


class DrawFirst(Action, frozen=True):
    """With two players: draw for the guilds under influence before playing a card."""


class DrawAgain(Action, frozen=True):
    """With two players: draw another card in the place of that of a scored city."""


class StopDrawing(Action, frozen=True):
    """With two players: draw no other card in the place of that of a scored city."""


class Remove(Action, frozen=True):
    """Put the card of a city that has been scored out of the game, for good."""

    city: City


ACTIONS = (
    Starter,
    TakeGuild,
    TakeInfluence,
    TakeSite,
    Settle,
    Draw,
    Choose,
    Build,
    Finish,
    RaiseCathedral,
    PlaceMaster,
    Lay,
    DrawFirst,
    DrawAgain,
    StopDrawing,
    Remove,
)
BROKEN_OFF = ("resigned", "clock", "closed")
"""The ends at which nothing more is scored."""
ENDINGS = ("lots", "gold", "full", "influenced-only", "stalled", *BROKEN_OFF)
