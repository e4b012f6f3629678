"""Flandern 1302 by its first edition: in the place of a scored city's card, two players always drew another."""

from __future__ import annotations

from typing import ClassVar

from beffroi.core.model import Superseded
from beffroi.core.revisions import Earlier
from beffroi.games.flandern.duel import DrawInfluenced, Reshuffle
from beffroi.games.flandern.game import FlandernGame
from beffroi.games.flandern.rulebook import R
from beffroi.games.flandern.state import Flandern


class DrawUntilOpen(DrawInfluenced, frozen=True, tag="DrawInfluenced"):
    """Another card is drawn without a question until one is of a city not yet scored."""

    def replace(self, s: Flandern, guild: str, card: str) -> None:
        s.tell(R.TWO_DRAW, "drawn-again", seat=s.first, guild=guild, card=card)
        s.next(Reshuffle(), DrawInfluenced())


class FirstFlandern(Flandern, kw_only=True):
    earlier: ClassVar[Superseded] = {DrawInfluenced: DrawUntilOpen}
    revision: int = 1


class FirstFlandernGame(Earlier, FlandernGame):
    revision = 1
    state: type[Flandern] = FirstFlandern
