"""The Fair by its first edition: two or four rounds, and whoever is out has less than nothing."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import asdict

from beffroi.core.action import Seat
from beffroi.core.model import Superseded
from beffroi.core.revisions import Earlier
from beffroi.core.seen import Seen
from beffroi.core.sheet import ScoreSheet
from tests.toy import sheet
from tests.toy.game import FairGame
from tests.toy.rulebook import FairOptions
from tests.toy.state import Fair
from tests.toy.steps import FinalCount
from tests.toy.view import View


class FirstFairOptions(FairOptions, frozen=True):
    rounds: Literal[2, 4] = 4


class CountBelowNothing(FinalCount, frozen=True, tag="FinalCount"):
    """A side that is out has one point less than nothing."""

    out = -1


class FirstFair(Fair, kw_only=True):
    earlier: ClassVar[Superseded] = {FinalCount: CountBelowNothing}
    revision: int = 1
    options: FirstFairOptions


class FirstView(View, frozen=True):
    options: FirstFairOptions


class FirstFairGame(Earlier, FairGame):
    revision = 1
    state: type[Fair] = FirstFair
    options: type[FairOptions] = FirstFairOptions

    def view(self, s: Fair, viewer: Seat | None) -> FirstView:
        return FirstView(**asdict(super().view(s, viewer)))

    def sheet(self, seen: Seen[View]) -> ScoreSheet:
        return sheet.sheet(seen, CountBelowNothing)
