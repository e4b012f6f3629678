"""Every paragraph of the rulebook, in its order."""

from __future__ import annotations

from typing import Any

from beffroi.core.model import Step, Steps
from beffroi.games.flandern.acts import Act, BuildOrFinish, BuildSite, FirstsAction
from beffroi.games.flandern.duel import ChooseOrder, DrawAnother, DrawInfluenced, LayCard, PassTurn, Reshuffle, turn_of
from beffroi.games.flandern.pawns import RaiseOne, SetMaster
from beffroi.games.flandern.preparation import (
    ChooseGuilds,
    ChooseInfluence,
    ChooseSites,
    DealCards,
    DrawStarter,
    SettleRest,
)
from beffroi.games.flandern.round import ChooseCards, DrawGold, PassFirst, RevealCards, round_of
from beffroi.games.flandern.scoring import CoverLots, FinalCount, ScoreCities
from beffroi.games.flandern.table import DeadCards, Table

FLOOR: Steps = (DeadCards(), Table())
STEPS: tuple[type[Step[Any, Any]], ...] = (
    DrawStarter,
    ChooseGuilds,
    ChooseInfluence,
    ChooseSites,
    SettleRest,
    DealCards,
    DrawGold,
    ChooseCards,
    RevealCards,
    Act,
    BuildOrFinish,
    BuildSite,
    FirstsAction,
    RaiseOne,
    SetMaster,
    CoverLots,
    ScoreCities,
    PassFirst,
    FinalCount,
    ChooseOrder,
    LayCard,
    Reshuffle,
    DrawInfluenced,
    DrawAnother,
    PassTurn,
    DeadCards,
    Table,
)


def whole_game(*, for_two: bool) -> Steps:
    """What is left to do before anything has been done."""
    if for_two:
        return (DrawStarter(), ChooseGuilds(), ChooseInfluence(), ChooseSites(), SettleRest(), DealCards(), *turn_of())
    return (DrawStarter(), ChooseGuilds(), ChooseSites(), SettleRest(), DealCards(), *round_of())
