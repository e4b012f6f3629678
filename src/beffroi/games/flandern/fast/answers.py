"""What may be answered in Flandern 1302, as numbers for search, below MOVE_COUNT.

First come cards to choose, each times 16 plus the influence cards thrown in, then cards to lay, drawing, guilds, sites,
guilds for influence, and from WORK_MOVE on works: a city times 32 plus a kind, times 32 plus a place (see `cities`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from beffroi.core.action import Action
from beffroi.games.flandern.building import great_build
from beffroi.games.flandern.material import ACTION_CARDS, ARMS, ARMS_OF, CITIES, CITY_OF, QUARTERS
from beffroi.games.flandern.rulebook import (
    Build,
    Choose,
    DrawAgain,
    DrawFirst,
    Finish,
    Lay,
    PlaceMaster,
    RaiseCathedral,
    StopDrawing,
    TakeGuild,
    TakeInfluence,
    TakeSite,
)
from beffroi.games.flandern.sites import LOT_NAMES, LOT_OF, SITE_NAMES, SITE_OF, SITES

LAY_MOVE, DRAW_FIRST, DRAW_AGAIN, STOP_DRAWING = 128, 136, 137, 138
GUILD_MOVE, SITE_MOVE, INFLUENCE_MOVE, WORK_MOVE = 144, 152, 168, 1024
MOVE_COUNT = WORK_MOVE + 1024 * len(CITIES)
GREAT, FINISH = 19, 20
DRAWING: dict[int, Action] = {DRAW_FIRST: DrawFirst(), DRAW_AGAIN: DrawAgain(), STOP_DRAWING: StopDrawing()}
MOVE_OF_DRAWING = {action: move for move, action in DRAWING.items()}
OTHER_WORKS = (Finish, RaiseCathedral, PlaceMaster)
KIND_NAMES = tuple(QUARTERS)


MEANINGS: tuple[tuple[int, Callable[[int], Action]], ...] = (
    (INFLUENCE_MOVE, lambda about: TakeInfluence(ARMS[about])),
    (SITE_MOVE, lambda about: TakeSite(SITE_NAMES[about])),
    (GUILD_MOVE, lambda about: TakeGuild(ARMS[about])),
    (DRAW_FIRST, lambda about: DRAWING[DRAW_FIRST + about]),
    (LAY_MOVE, lambda about: Lay(ACTION_CARDS[about])),
    (0, lambda about: Choose(ACTION_CARDS[about >> 4], about & 15)),
)
"""What a move says that is no work, by the first move that says such a thing."""


def action_of(move: int, site_of: list[int]) -> Action:
    """What a move means in the rulebook, with the sites of the cities."""
    if move >= WORK_MOVE:
        return work_of((move - WORK_MOVE) >> 10, move >> 5 & 31, move & 31, site_of)
    first, meaning = next(each for each in MEANINGS if move >= each[0])
    return meaning(move - first)


def work_of(city: int, kind: int, place: int, site_of: list[int]) -> Action:
    if kind == GREAT:
        return great_build(CITIES[city], *SITES[site_of[city]].pairs[place])
    if kind < FINISH:
        return Build(CITIES[city], LOT_NAMES[place], KIND_NAMES[kind])
    return OTHER_WORKS[kind - FINISH](CITIES[city], LOT_NAMES[place])


MOVES: dict[type[Action], Callable[[Any], int]] = {
    Choose: lambda said: 16 * ACTION_CARDS.index(said.card) + said.influence,
    Lay: lambda said: LAY_MOVE + ACTION_CARDS.index(said.card),
    TakeGuild: lambda said: GUILD_MOVE + ARMS_OF[said.guild],
    TakeInfluence: lambda said: INFLUENCE_MOVE + ARMS_OF[said.guild],
    TakeSite: lambda said: SITE_MOVE + SITE_OF[said.site],
}
"""The moves of the answers that are about something, but for works."""


def move_of(action: Action, site_of: list[int]) -> int:
    """The move that a legal action of the rulebook is here."""
    if isinstance(action, Build | Finish | RaiseCathedral | PlaceMaster):
        return move_of_work(action, site_of)
    meant = MOVES.get(type(action))
    return MOVE_OF_DRAWING[action] if meant is None else meant(action)


def move_of_work(work: Build | Finish | RaiseCathedral | PlaceMaster, site_of: list[int]) -> int:
    city = CITY_OF[work.city]
    kind = KIND_NAMES.index(work.quarter) if isinstance(work, Build) else FINISH + OTHER_WORKS.index(type(work))
    if kind == GREAT:
        place = SITES[site_of[city]].pairs.index((LOT_OF[work.lot[0]], LOT_OF[work.lot[1]]))
    else:
        place = LOT_OF[work.lot]
    return WORK_MOVE + 1024 * city + 32 * kind + place
