"""The articles of Cathedral, by the numbers of its rulebook, and what a table may agree on."""

from __future__ import annotations

from beffroi.core.action import Action, Placing, Seat
from beffroi.core.game import Options
from beffroi.core.model import TABLE, Rule

LIGHT, DARK = Seat(0), Seat(1)
REVISION = 2
"""What was otherwise under revision 1 is in `first_edition`."""

HALF_THE_CITY = 50
"""An outside with more squares than these is never enclosed (A5)."""

MOST_PLIES = 200
"""Captured buildings return, so that nothing in the rulebook ends a game; no game was ever seen to need 30."""


class R:
    """One name an article; their words are in `rules.fr.md` and `rules.en.md`."""

    BUILD = Rule("2")
    CATHEDRAL = Rule("3")
    TERRITORY = Rule("4")
    CAPTURE = Rule("5")
    END = Rule("6")
    WINNER = Rule("7")
    POINTS = Rule("8")
    OUTSIDE = Rule("O")
    BALANCE = Rule("B")
    TABLE = TABLE


class CathedralOptions(Options, frozen=True):
    """What two players may agree on before the first building."""

    outside_guard: bool = True
    lehmann_woods: bool = False
    always_capture: bool = False


class Build(Placing, frozen=True):
    """Put a building, or the Cathedral, on the board."""


class Capture(Action, frozen=True):
    """Remove the building just enclosed and take the space."""


class Leave(Action, frozen=True):
    """Let the building just enclosed stand, and the space stay open to both."""


BY_LEAVING = ("resigned", "clock")
ENDINGS = ("all-placed", "fewest-squares", "draw", *BY_LEAVING, "closed")
