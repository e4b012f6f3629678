"""Every side's capital by kind, the quarters it holds, and what the palace or the market in question brings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from beffroi.core.action import Seat
from beffroi.core.seen import Seen
from beffroi.core.sheet import ScoreLine, ScoreNote, ScoreSheet, SeatScore, line, note
from beffroi.games.leonardo.market import WINNINGS
from beffroi.games.leonardo.material import DEVICE, NEIGHBOURS, NUMBERS_OF, PRICES, QUARTERS, label
from beffroi.games.leonardo.rulebook import ROUNDS, R
from beffroi.games.leonardo.state import holdings_of, tax_of
from beffroi.games.leonardo.view import Camp, View

Share: TypeAlias = Callable[[int, int], int]
"""What each member has of a capital that several share."""
BETTING = ("OpenMarket", "PlaceBets", "RollForMarket")


def sheet(seen: Seen[View], share: Share) -> ScoreSheet:
    view = seen.view
    camps = {seat: camp for camp in view.camps for seat in camp.members}
    seats = (Seat(seat) for seat in range(len(view.said)))
    scores = tuple(_seat(seen, camps[seat], share) if seat in camps else SeatScore() for seat in seats)
    return ScoreSheet(scores, tuple(_notes(seen)))


def _seat(seen: Seen[View], camp: Camp, share: Share) -> SeatScore:
    return SeatScore(tuple(_lines(seen.view, camp, share)), tuple(_held(seen, camp)))


def _lines(view: View, camp: Camp, share: Share) -> Iterator[ScoreLine]:
    palaces = [(palace.space, palace.works) for palace in view.palaces if palace.owner == camp.seat]
    held = holdings_of(camp.purse, palaces, camp.offices)
    yield line(R.WINNER, "florins", held.florins)
    if held.palaces:
        yield line(R.WINNER, "palaces", held.palaces, count=len(palaces))
    if held.works:
        yield line(R.WINNER, "works", held.works, count=sum(len(works) for _, works in palaces))
    if held.offices:
        yield line(R.WINNER, "offices", held.offices, count=len(camp.offices))
    if others := sum(held) - share(sum(held), len(camp.members)):
        yield line(R.ALLIANCE, "allies", -others, seats=camp.members)


def _held(seen: Seen[View], camp: Camp) -> Iterator[ScoreNote]:
    """The quarters a side controls, how much it owns of the one in question, and its bet."""
    owned = {palace.space for palace in seen.view.palaces if palace.owner == camp.seat}
    for number, quarter in enumerate(QUARTERS, start=1):
        if owned.issuperset(quarter):
            yield note(R.QUARTER, "quarter-held", number=number)
    around = NEIGHBOURS[_space_on_sale(seen)]
    if part := owned.intersection(around):
        yield note(R.QUARTER, "quarter-part", count=len(part), most=len(around))
    for seat, product, florins in seen.view.bets:
        if seat == camp.seat:
            yield note(R.MARKET, "bet", product=product, florins=florins, winnings=WINNINGS * florins)


def _notes(seen: Seen[View]) -> Iterator[ScoreNote]:
    view = seen.view
    if view.options.length in ROUNDS:
        yield note(R.LENGTH, "round", round=view.round, rounds=view.options.rounds)
    elif view.is_last_round:
        yield note(R.LENGTH, "last-round", round=view.round)
    else:
        yield note(R.LENGTH, "open-round", round=view.round)
    if space := _space_on_sale(seen):
        yield note(
            R.PALACES,
            "on-sale",
            space=label(space),
            price=PRICES[space],
            tax=tax_of(space, 0, is_controlled=False),
            doubled=tax_of(space, 0, is_controlled=True) if NEIGHBOURS[space] else 0,
        )
    if seen.asking in BETTING:
        for product, numbers in NUMBERS_OF.items():
            yield note(R.MARKET, "odds", product=product, numbers=numbers, most=len(DEVICE), times=WINNINGS)


def _space_on_sale(seen: Seen[View]) -> int:
    """The palace that can be acquired just now; 0 when there is none."""
    view = seen.view
    if view.sale is not None:
        return view.sale.space
    return next((camp.pawn for camp in view.camps if camp.seat == view.mover and seen.asking == "AcquirePalace"), 0)
