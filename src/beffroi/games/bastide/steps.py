"""The rulebook of Bastide, in its order: one line a chapter, one step a paragraph."""

from __future__ import annotations

from typing import Any

from beffroi.core.model import Step
from beffroi.games.bastide.ending import CheckMajorities, CountPoints
from beffroi.games.bastide.english import LaySiege, RaidTown
from beffroi.games.bastide.fire import SetFire
from beffroi.games.bastide.house import PayRents, PlaceHouse
from beffroi.games.bastide.influence import EndProject, PlaceInfluence, SendEmissary
from beffroi.games.bastide.project import AddToBids, PlacePiece, SealBids, ShareChest
from beffroi.games.bastide.table import Table
from beffroi.games.bastide.talk import AnswerOffer, CounterOffer, MakeOffer, TieOffer
from beffroi.games.bastide.turn import DrawStarter, DrawTile, PassOn, TakeTurn

STEPS: tuple[type[Step[Any, Any]], ...] = (
    *(DrawTile, DrawStarter, TakeTurn),
    *(PlacePiece, ShareChest, SealBids, AddToBids, PlaceInfluence, EndProject, SendEmissary),
    *(PlaceHouse, PayRents, SetFire, LaySiege, RaidTown),
    *(CheckMajorities, PassOn, CountPoints),
    *(MakeOffer, CounterOffer, TieOffer, AnswerOffer, Table),
)
FLOOR = (MakeOffer(), CounterOffer(), TieOffer(), AnswerOffer(), Table())
