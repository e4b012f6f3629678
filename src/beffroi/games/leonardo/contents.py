"""The table of contents: every step of the rulebook, in its order."""

from __future__ import annotations

from typing import Any

from beffroi.core.model import Step, Steps
from beffroi.games.leonardo.alliance import Alliances, SeekAllies
from beffroi.games.leonardo.art import BuyWorks, DrawWork, ExhibitWork
from beffroi.games.leonardo.count import FinalCount
from beffroi.games.leonardo.embassy import DrawEvent
from beffroi.games.leonardo.leaving import PayDebt
from beffroi.games.leonardo.market import OpenMarket, PlaceBets, RollForMarket
from beffroi.games.leonardo.moving import MovePawn
from beffroi.games.leonardo.negotiation import Negotiate
from beffroi.games.leonardo.offices import PushVisitor, StrikeSoldier
from beffroi.games.leonardo.palaces import AcquirePalace, Bidding, NameBid
from beffroi.games.leonardo.piazza import AcquireOffice
from beffroi.games.leonardo.piles import TurnUpEvent, TurnUpOffice
from beffroi.games.leonardo.preparation import ChooseParty, DealPalace, ReceiveFlorins
from beffroi.games.leonardo.rounds import EndRound, Table
from beffroi.games.leonardo.rulebook import LeonardoOptions
from beffroi.games.leonardo.soldiers import Attack, Defend, Meet, MeetOthers, TakeSoldier
from beffroi.games.leonardo.trade import Deals, Offers
from beffroi.games.leonardo.turn import KeepRoll, RollDevice, TakeTurn
from beffroi.games.leonardo.visit import VisitPalace, VisitSpace

STEPS: tuple[type[Step[Any, Any]], ...] = (
    *(DealPalace, ReceiveFlorins, TurnUpOffice, ChooseParty, TurnUpEvent),
    *(TakeTurn, SeekAllies, BuyWorks, DrawWork, ExhibitWork, RollDevice, KeepRoll, TakeSoldier, MovePawn),
    *(MeetOthers, Meet, Attack, Defend),
    *(VisitSpace, VisitPalace, AcquirePalace, Bidding, NameBid),
    *(AcquireOffice, OpenMarket, PlaceBets, RollForMarket, DrawEvent, StrikeSoldier, PushVisitor),
    *(PayDebt, Negotiate, EndRound, FinalCount),
    *(Offers, Deals, Alliances, Table),
)


def floor_of(options: LeonardoOptions) -> Steps:
    """What may be said out of turn, as far as the table has agreed to it."""
    trade = (Offers(), Deals()) if options.negotiations else ()
    allying = () if options.alliances == "never" else (Alliances(),)
    return (*trade, *allying, Table())
