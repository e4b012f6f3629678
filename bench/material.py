"""The material of Cathedral as C, for `limit.c`: the program by hand that the fast core is measured against."""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.games.cathedral.material import CITY, EVERYTHING, FULL_STOCK, KINDS, SIZES, STRIDE
from beffroi.games.cathedral.placements import PLAN_OF_CATHEDRAL, PLANS, Plan
from beffroi.games.cathedral.rulebook import DARK, HALF_THE_CITY, LIGHT, MOST_PLIES

HEADER = """\
enum {{ STRIDE = {stride}, KINDS = {kinds}, LONGEST = {longest}, ALL_SQUARES = {squares}, HALF = {half} }};
enum {{ MOST_SETS = {sets}, MOST_TURNS = {turns}, MOST_CELLS = {cells} }};
#define CITY_LOW {low}ULL
#define CITY_HIGH {high}ULL
static const int SIZE[KINDS] = {size};
static const int STOCK[2][KINDS] = {{{stock}, {stock}}};
static const struct {{ int length, earlier[MOST_SETS], shift[MOST_SETS]; }} NARROWINGS[3] = {{{narrowings}}};
static const struct {{
    int length, kind[MOST_TURNS], set[MOST_TURNS], cells[MOST_TURNS], cell[MOST_TURNS][MOST_CELLS];
}} TURNS[3] = {{{hands}}};
"""


def header() -> str:
    """What `limit.c` includes as `material.h`."""
    plans = (PLANS[LIGHT], PLANS[DARK], PLAN_OF_CATHEDRAL)
    return HEADER.format(
        stride=STRIDE,
        kinds=len(KINDS),
        longest=MOST_PLIES,
        squares=EVERYTHING,
        half=HALF_THE_CITY,
        sets=1 + max(len(plan.narrowings) for plan in plans),
        turns=max(len(plan.turns) for plan in plans),
        cells=max(len(turn.shifts) for plan in plans for _, turn, _ in plan.turns),
        low=CITY & (1 << 64) - 1,
        high=CITY >> 64,
        size=row(SIZES),
        stock=row(FULL_STOCK),
        narrowings=", ".join(map(narrowings, plans)),
        hands=", ".join(map(turns, plans)),
    )


def row(numbers: Iterable[object]) -> str:
    return "{" + ", ".join(map(str, numbers)) + "}"


def narrowings(plan: Plan) -> str:
    earlier, shifts = zip(*plan.narrowings, strict=True)
    return row((len(plan.narrowings), row(earlier), row(shifts)))


def turns(plan: Plan) -> str:
    kinds, turned, sets = zip(*plan.turns, strict=True)
    cells = row(row(turn.shifts) if turn.shifts else "{0}" for turn in turned)
    return row((len(turned), row(kinds), row(sets), row(len(turn.shifts) for turn in turned), cells))
