"""A board of Leonardo for search from a state of the rulebook."""

from __future__ import annotations

from typing import Any

from beffroi.core.model import Step
from beffroi.games.leonardo import art, leaving, market, moving, palaces, soldiers, turn
from beffroi.games.leonardo.count import is_last_round
from beffroi.games.leonardo.fast import agenda, answers, city, course, luck
from beffroi.games.leonardo.fast.board import Board
from beffroi.games.leonardo.material import CITY, EVENTS, OFFICES, PARTIES
from beffroi.games.leonardo.rulebook import LATER, MOST_ROUNDS, Deal, Draw, TurnUp
from beffroi.games.leonardo.state import Leonardo

FIELDS = {
    moving.MovePawn: ("", "spaces"),
    soldiers.Meet: ("other", ""),
    soldiers.Attack: ("other", ""),
    soldiers.Defend: ("other", "attack"),
    art.BuyWorks: ("", "bought"),
    art.ExhibitWork: ("", "value"),
    soldiers.TakeSoldier: ("", "roll"),
    palaces.AcquirePalace: ("", "space"),
    leaving.PayDebt: ("creditor", "florins"),
}
"""Where steps keep their other side and their number, if they have any."""
NUMBER_OF = {step: number for number, step in enumerate(agenda.STEPS)}
EVENT_NAMES = tuple(card for card, _ in EVENTS)
OFFICE_NAMES = tuple(str(space) for space, _ in OFFICES)
UNITS = {value: 1 << city.DIGIT * number for number, value in enumerate(answers.VALUES)}
"""A work of every value, as a digit of what hangs in a palace."""
PILES = (EVENT_NAMES, OFFICE_NAMES)
ALLIES_AFTER = {"always": 0, "later": LATER, "never": MOST_ROUNDS}
"""The rounds that are played without alliances; the negotiation at the end of the last of them allows them."""
ROLLS_A_ROUND = 2
"""As many as there are sides, where rolls are counted."""
ROLLS_AHEAD = 2
"""After how many rolls two sides are judged."""


def set_up(b: Board, s: Leonardo) -> None:
    """Makes a board equal to a state that asks something."""
    set_up_city(b, s)
    set_up_options(b, s)
    for step in reversed(s.agenda):
        actor, other, number = fields_of(step)
        agenda.add(b, NUMBER_OF[type(step)], actor, other, number)
        set_up_step(b, s, step)
    for seat, action in s.held:
        move = answers.move_of(action)
        b.answer[s.side(seat)] = move - answers.BET if move >= answers.BET else move
    b.sealed = len(s.held)
    course.proceed(b)


def set_up_city(b: Board, s: Leonardo) -> None:
    """Makes everything the sides have equal to a state: what a position is valued by."""
    b.seats, b.round = len(s.seats), s.round
    b.rounds = s.round if is_last_round(s) else s.options.rounds
    b.rolls = rolls_to_come(s)
    b.judged_at = b.rolls - ROLLS_AHEAD
    for seat in s.seats:
        b.side_of[seat] = max(city.NOBODY, s.side(seat))
        b.party[seat] = PARTIES.index(s.parties[seat]) if s.parties and s.parties[seat] else city.NOBODY
        b.purse[seat], b.soldiers[seat] = s.purses[seat], s.soldiers[seat]
        b.pawn[seat], b.home[seat] = s.pawns[seat], s.homes[seat]
    city.count_sides(b)
    set_up_palaces(b, s)
    set_up_piles(b, s)


def set_up_palaces(b: Board, s: Leonardo) -> None:
    """A work that is only supposed may have a value between those of the cards."""
    for space in range(len(CITY) + 1):
        b.owner[space], b.office_owner[space] = s.owners[space], city.NOBODY
        for work in s.works[space]:
            b.work_count[space] += 1
            b.work_sum[space] += work
            b.hung[space] += UNITS.get(work, 0)
    for number in range(city.PALACE_COUNT):
        city.assess(b, city.PALACE[number])
    for value, count in s.art.mixed:
        b.art[answers.VALUES.index(int(value))] = count
    b.art_left = len(s.art)


def set_up_piles(b: Board, s: Leonardo) -> None:
    for pile, (cards, known) in enumerate(zip((s.events, s.office_pile), PILES, strict=True)):
        b.top[pile] = city.NO_CARD if cards.top is None else known.index(cards.top)
        for card, _ in cards.mixed:
            b.mixed[pile] |= 1 << known.index(card)
        for card in cards.under:
            city.put_under(b, pile, known.index(card))
    for side, held in enumerate(s.offices):
        for space in held:
            b.office_owner[space] = side
            b.bought[b.bought_count] = OFFICE_NAMES.index(str(space))
            b.bought_count += 1


def set_up_options(b: Board, s: Leonardo) -> None:
    b.may_negotiate, b.allies_after = s.options.negotiations, ALLIES_AFTER[s.options.alliances]
    b.has_maximum, b.no_early_works = s.options.market_maximum, s.options.no_early_works
    b.may_return, b.leader = s.options.returned_works, city.NOBODY
    agenda.open_answers(b)


def set_up_step(b: Board, s: Leonardo, step: Step[Any, Any]) -> None:
    """What a step knows besides two sides and a number."""
    if isinstance(step, palaces.Sale):
        b.sale, b.best, b.leader = step.space, step.best, step.leader
        b.bidder_count = len(step.bidders)
        for number, side in enumerate(step.bidders):
            b.bidder[number] = side
    elif isinstance(step, turn.RollDevice | turn.KeepRoll):
        b.roll_count = len(step.rolls)
        for roll in step.rolls:
            b.roll_set |= 1 << roll
    elif isinstance(step, market.RollForMarket):
        for side, bet in step.bets:
            if side in s.sides.standing():
                b.answer[side] = answers.bet_number(bet)


def fields_of(step: Step[Any, Any]) -> tuple[int, int, int]:
    """The side, the other side and the number a step speaks of."""
    other, number = FIELDS.get(type(step), ("", ""))
    value = getattr(step, number, 0)
    return (
        getattr(step, "seat", city.NOBODY),
        getattr(step, other, city.NOBODY),
        answers.VALUES.index(value) if isinstance(step, art.ExhibitWork) else value,
    )


def rolls_to_come(s: Leonardo) -> int:
    """How many more times the pawns of two sides move by the device."""
    in_this_round = sum(isinstance(step, (turn.TakeTurn, turn.RollDevice)) for step in s.agenda)
    return in_this_round if is_last_round(s) else in_this_round + ROLLS_A_ROUND * (s.options.rounds - s.round)


def answer_for_chance(b: Board, action: Any) -> None:
    """Chance has answered in the rulebook."""
    if isinstance(action, TurnUp):
        luck.fall(b, (OFFICE_NAMES if b.front == agenda.TURN_UP_OFFICE else EVENT_NAMES).index(action.card))
    elif isinstance(action, Draw):
        luck.fall(b, answers.VALUES.index(int(action.work)))
    else:
        luck.fall(b, action.space if isinstance(action, Deal) else action.number)
