"""What a seat of Leonardo sees, as planes and numbers for learning: everything but sealed answers.

A side is named by how many seats clockwise it sits; its own side comes first. Spaces, works, events, offices and the
steps that are left to do have their numbers in `material` and `agenda`.
"""

from __future__ import annotations

from beffroi.fast import flat
from beffroi.fast.layout import Feature, Layout, start
from beffroi.games.leonardo.fast import agenda, city
from beffroi.games.leonardo.fast.board import SEATS, SPACES, WORKS, Board
from beffroi.games.leonardo.material import EVENTS, OFFICES

EVENT_COUNT, OFFICE_COUNT = len(EVENTS), len(OFFICES)
NOTHING, AHEAD, ROLLED, SIDES, SQUARES, KINDS = -1, 6, 16, SEATS, SPACES, WORKS
LAYOUT = Layout(
    planes=(
        Feature("works", (SPACES, WORKS), "how many of every value hang in the palace of a space"),
        Feature("events shuffled", (EVENT_COUNT,), "those below the open one whose order nobody knows"),
        Feature("offices shuffled", (OFFICE_COUNT,)),
        Feature("rolled", (ROLLED,), "the numbers rolled that wait for a decision"),
    ),
    numbers=(
        Feature("question", (), "the number of the step being asked in `agenda.STEPS`"),
        Feature("seats"),
        Feature("asked", (), "0 this seat, else how many seats clockwise"),
        Feature("of whom", (), "the side the step speaks of; -1 for none"),
        Feature("of whom else", (), "another side it speaks of"),
        Feature("of what", (), "its number: a space, a roll, an amount"),
        Feature("round"),
        Feature("is last round"),
        Feature("side", (SEATS,), "the side of every seat; -1 once it is out"),
        Feature("members", (SEATS,), "how many seats a side has"),
        Feature("party", (SEATS,), "of every seat: 0 Guelphs, 1 Ghibellines, -1 not shown yet"),
        Feature("purse", (SEATS,)),
        Feature("soldiers", (SEATS,)),
        Feature("pawn", (SEATS,), "its space; 0 before the first turn"),
        Feature("home", (SEATS,), "the palace each seat was dealt"),
        Feature("owner", (SPACES,), "the side that owns a palace; -1 for nobody"),
        Feature("toll", (SPACES,), "what a visitor pays there"),
        Feature("office", (SPACES,), "the side that holds the office of a space"),
        Feature("works left", (WORKS,), "by value"),
        Feature("open cards", (2,), "the event and the office on top; -1 for none"),
        Feature("events below", (EVENT_COUNT,), "those whose order is known, the next first; -1 for none"),
        Feature("offices below", (OFFICE_COUNT,)),
        Feature("sale", (3,), "the space sold by auction, the best bid, who leads; else -1"),
        Feature("bidders", (SEATS,), "whose turn it is to bid, in order; -1 for nobody"),
        Feature("turns to come", (SEATS,), "how often every side still moves in this round"),
        Feature("coming", (AHEAD, 4), "the next steps: number, side, other side, what; -1 for none"),
        Feature("options", (5,), "negotiations, rounds without alliances, maximum, no early works, works returned"),
    ),
)
SIDE, MEMBERS, PARTY, PURSE, ARMY, PAWN, HOME, OWNER, TOLL, OFFICE, ART, OPEN, EVENTS_BELOW, OFFICES_BELOW = (
    start(LAYOUT.numbers, name)
    for name in (
        *("side", "members", "party", "purse", "soldiers", "pawn", "home", "owner", "toll", "office", "works left"),
        *("open cards", "events below", "offices below"),
    )
)
SALE, BIDDERS, TURNS, COMING, OPTIONS = (
    start(LAYOUT.numbers, name) for name in ("sale", "bidders", "turns to come", "coming", "options")
)
SHUFFLED = start(LAYOUT.planes, "events shuffled")


def observe(b: Board, seat: int, planes: memoryview, numbers: memoryview) -> None:
    numbers[0], numbers[1], numbers[2] = b.front, b.seats, clockwise(b, seat, b.waiting)
    numbers[3], numbers[4], numbers[5] = clockwise(b, seat, b.actor), clockwise(b, seat, b.other), b.number
    numbers[6], numbers[7] = b.round, b.round == b.rounds
    for number in range(SIDES):
        show_side(b, seat, number, numbers)
    flat.clear(planes, 0, SQUARES * KINDS)
    for space in range(1, SQUARES + 1):
        show_space(b, seat, space, planes, numbers)
    show_piles(b, planes, numbers)
    show_sale(b, seat, numbers)
    show_coming(b, seat, numbers)
    numbers[OPTIONS], numbers[OPTIONS + 1], numbers[OPTIONS + 2] = b.may_negotiate, b.allies_after, b.has_maximum
    numbers[OPTIONS + 3], numbers[OPTIONS + 4] = b.no_early_works, b.may_return


def clockwise(b: Board, seat: int, other: int) -> int:
    """How many seats after this one another one or a side sits; nobody stays nobody."""
    return other if other < 0 else (other - seat + b.seats) % b.seats


def show_side(b: Board, seat: int, number: int, numbers: memoryview) -> None:
    """The side and the seat some places after this one; nothing where nobody sits, or that is out."""
    other = (seat + number) % b.seats
    is_there = number < b.seats
    stands = is_there and b.members[other] > 0
    numbers[SIDE + number] = clockwise(b, seat, b.side_of[other]) if is_there else NOTHING
    numbers[PARTY + number] = b.party[other] if is_there else NOTHING
    numbers[HOME + number] = b.home[other] if is_there else 0
    numbers[MEMBERS + number] = b.members[other] if stands else 0
    numbers[PURSE + number] = b.purse[other] if stands else 0
    numbers[ARMY + number] = b.soldiers[other] if stands else 0
    numbers[PAWN + number] = b.pawn[other] if stands else 0
    numbers[TURNS + number] = 0


def show_space(b: Board, seat: int, space: int, planes: memoryview, numbers: memoryview) -> None:
    numbers[OWNER + space - 1] = clockwise(b, seat, b.owner[space])
    numbers[TOLL + space - 1] = b.toll[space]
    numbers[OFFICE + space - 1] = clockwise(b, seat, b.office_owner[space])
    if b.work_count[space]:
        for work in range(KINDS):
            planes[(space - 1) * KINDS + work] = b.hung[space] >> city.DIGIT * work & city.ANY_DIGIT


def show_piles(b: Board, planes: memoryview, numbers: memoryview) -> None:
    flat.spread(planes, SHUFFLED, b.mixed[city.EVENT_PILE], EVENT_COUNT)
    flat.spread(planes, SHUFFLED + EVENT_COUNT, b.mixed[city.OFFICE_PILE], OFFICE_COUNT)
    is_rolled = b.front == agenda.KEEP_ROLL
    flat.spread(planes, SHUFFLED + EVENT_COUNT + OFFICE_COUNT, b.roll_set if is_rolled else 0, ROLLED)
    for work in range(KINDS):
        numbers[ART + work] = b.art[work]
    numbers[OPEN], numbers[OPEN + 1] = b.top[city.EVENT_PILE], b.top[city.OFFICE_PILE]
    show_below(b, city.EVENT_PILE, EVENT_COUNT, EVENTS_BELOW, numbers)
    show_below(b, city.OFFICE_PILE, OFFICE_COUNT, OFFICES_BELOW, numbers)


def show_below(b: Board, pile: int, count: int, at: int, numbers: memoryview) -> None:
    for number in range(count):
        numbers[at + number] = b.under[pile * city.PILE_SIZE + number] if number < b.under_count[pile] else NOTHING


def show_sale(b: Board, seat: int, numbers: memoryview) -> None:
    """The auction, while there is one."""
    is_sale = b.front in (agenda.BIDDING, agenda.NAME_BID)
    numbers[SALE] = b.sale if is_sale else NOTHING
    numbers[SALE + 1] = b.best if is_sale else NOTHING
    numbers[SALE + 2] = clockwise(b, seat, b.leader) if is_sale else NOTHING
    for number in range(SIDES):
        is_bidding = is_sale and number < b.bidder_count
        numbers[BIDDERS + number] = clockwise(b, seat, b.bidder[number]) if is_bidding else NOTHING


def show_coming(b: Board, seat: int, numbers: memoryview) -> None:
    """The steps behind the one being asked, and who still has a turn."""
    for number in range(AHEAD):
        at = b.depth - 2 - number
        numbers[COMING + 4 * number] = b.kinds[at] if at >= 0 else NOTHING
        numbers[COMING + 4 * number + 1] = clockwise(b, seat, b.actors[at]) if at >= 0 else NOTHING
        numbers[COMING + 4 * number + 2] = clockwise(b, seat, b.others[at]) if at >= 0 else NOTHING
        numbers[COMING + 4 * number + 3] = b.numbers[at] if at >= 0 else NOTHING
    for place in range(b.depth - 1):
        if b.kinds[place] == agenda.TAKE_TURN:
            numbers[TURNS + clockwise(b, seat, b.actors[place])] += 1
