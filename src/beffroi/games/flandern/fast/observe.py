"""What a seat of Flandern 1302 sees, as planes and numbers for learning: its own things first, then clockwise.

Guilds, cards, cities, kinds and lots have their numbers in `material`, `hands`, `cities` and `sites`. Sealed choices
are left out, and the gold card lies among the unseen ones for everybody but the first player.
"""

from __future__ import annotations

from beffroi.fast import flat
from beffroi.fast.layout import Feature, Layout, start
from beffroi.games.flandern.fast import answers, cities, hands, question, rounds
from beffroi.games.flandern.fast.board import Board
from beffroi.games.flandern.material import ACTION_CARDS, ARMS, CITIES, CORPORATIONS, GUILDS
from beffroi.games.flandern.sites import LOT_NAMES, SHAPES

MOST_SEATS, NOTHING, PILES = 4, -1, 2
LOTS, ARMS_COUNT = len(LOT_NAMES), len(ARMS)
SETS = ("free", "covered by a porch", "open annexes", "sites", "cathedrals", "one master", "two masters", "swallowed")
"""What is written of every city after its quarters."""
PAWNS = ARMS_COUNT + len(SETS)
"""The plane with the master pawns; the last of a city."""
CITY_PLANES = PAWNS + 1
OF_TWO = hands.DRAWN_COUNT * len(GUILDS)
"""The cards of the pile in the game of two."""
LAYOUT = Layout(
    planes=(
        Feature(
            "cities",
            (len(CITIES), CITY_PLANES, LOTS),
            f"for every city the lots of {', '.join((*ARMS, *SETS))}, and how many master pawns stand on each lot",
        ),
        Feature("in hand", (MOST_SEATS, len(ACTION_CARDS)), "seat by seat"),
        Feature("played", (MOST_SEATS, len(ACTION_CARDS))),
        Feature("pile of two", (OF_TWO,), "the cards of the guilds under influence, guild by guild"),
        Feature("laid of two", (OF_TWO,)),
        Feature("asked cities", (len(CITIES),), "where a work may be done"),
        Feature("asked kinds", (32,), "which works may be done"),
    ),
    numbers=(
        Feature("question", (), "the number of its phase in `question`"),
        Feature("seats"),
        Feature("asked", (), "0 this seat, else how many seats clockwise"),
        Feature("first player", (), "the same way"),
        Feature("guild", (MOST_SEATS,), "seat by seat, -1 for none"),
        Feature("influenced guild", (MOST_SEATS,)),
        Feature("influence", (MOST_SEATS,), "influence cards"),
        Feature("has left", (MOST_SEATS,)),
        Feature("points", (len(CORPORATIONS),), "by arms"),
        Feature("site", (len(CITIES),), "of every city; -1 before it is placed"),
        Feature("is open", (len(CITIES),), "whether a city is placed and not scored"),
        Feature("stock", (answers.FINISH, len(SHAPES)), "by kind and shape"),
        Feature("site pawns"),
        Feature("builds for", (), "the guild of the card being played, -1 for none"),
        Feature("as a site", (), "whether the work is a site"),
        Feature("coming", (MOST_SEATS, 2), "who acts next and with which card; -1 for nobody"),
        Feature("gold waits", (), "whether the gold card is shown at the end of the round"),
        Feature("draw waits", (), "of two: whether a card is still drawn"),
        Feature("lay waits", (), "of two: whether a card is still laid"),
        Feature("gold card", (), "what the first player knows; -1 for everybody else"),
        Feature("gold lies there", (), "whether there is a card before the first player"),
        Feature("piles", (PILES,), "how many gold cards are left in each"),
        Feature("unseen", (hands.GOLD_COUNT,), "by card, in both piles and, unless known, before the first player"),
        Feature("works", (), "how many have been done, for the end of the game of two"),
        Feature("shuffled at", (), "the works at that time"),
        Feature("emptied at", (), "the works at that time; -1 if it was not"),
    ),
)
GUILD, INFLUENCED, INFLUENCE, LEFT, POINTS, SITE, IS_OPEN, STOCK, SITE_PAWNS, BUILDS_FOR, COMING, GOLD_WAITS, UNSEEN = (
    start(LAYOUT.numbers, name)
    for name in (
        *("guild", "influenced guild", "influence", "has left", "points", "site", "is open", "stock", "site pawns"),
        *("builds for", "coming", "gold waits", "unseen"),
    )
)
HAND, PLAYED, PILE, LAID, ASKED_CITIES, ASKED_KINDS = (
    start(LAYOUT.planes, name)
    for name in ("in hand", "played", "pile of two", "laid of two", "asked cities", "asked kinds")
)
DRAWN, MOST_QUEUED, KIND_BITS = OF_TWO, MOST_SEATS, 32


def observe(b: Board, seat: int, planes: memoryview, numbers: memoryview) -> None:
    numbers[0], numbers[1], numbers[2] = b.phase, b.seats, clockwise(b, seat, b.mover)
    numbers[3] = clockwise(b, seat, b.first)
    for city in range(cities.CITY_COUNT):
        show_city(b, city, planes)
        numbers[SITE + city], numbers[IS_OPEN + city] = b.site[city], b.is_open[city]
    for number in range(MOST_QUEUED):
        show_seat(b, (seat + number) % b.seats, number, planes, numbers)
    show_supplies(b, planes, numbers)
    show_question(b, planes, numbers)
    show_coming(b, seat, numbers)
    show_gold(b, seat, numbers)


def clockwise(b: Board, seat: int, other: int) -> int:
    """How many seats after this one another sits."""
    return (other - seat + b.seats) % b.seats


def show_city(b: Board, city: int, planes: memoryview) -> None:
    at = city * CITY_PLANES * LOTS
    for arms in range(ARMS_COUNT):
        flat.spread(planes, at + arms * LOTS, b.quarters[8 * city + arms], LOTS)
    at += ARMS_COUNT * LOTS
    flat.spread(planes, at, b.free[city], LOTS)
    flat.spread(planes, at + LOTS, b.hidden[city], LOTS)
    flat.spread(planes, at + 2 * LOTS, b.opened[city], LOTS)
    flat.spread(planes, at + 3 * LOTS, b.sites[city], LOTS)
    flat.spread(planes, at + 4 * LOTS, b.cathedrals[city], LOTS)
    flat.spread(planes, at + 5 * LOTS, b.ones[city], LOTS)
    flat.spread(planes, at + 6 * LOTS, b.twos[city], LOTS)
    flat.spread(planes, at + 7 * LOTS, b.swallowed[city], LOTS)
    flat.spread(planes, at + 8 * LOTS, b.pawns[4 * city], LOTS)
    for number in range(1, cities.MASTER_COUNT):
        add_pawns(planes, at + 8 * LOTS, b.pawns[4 * city + number])


def add_pawns(planes: memoryview, at: int, lots: int) -> None:
    """One more master on some lots; there is hardly ever a second one."""
    lot = 0
    while lots >> lot:
        planes[at + lot] += lots >> lot & 1
        lot += 1


def show_seat(b: Board, other: int, number: int, planes: memoryview, numbers: memoryview) -> None:
    """What lies before the seat some places after this one; nothing where nobody sits."""
    is_there = number < b.seats
    flat.spread(planes, HAND + number * hands.CARD_COUNT, b.hands[other] if is_there else 0, hands.CARD_COUNT)
    flat.spread(planes, PLAYED + number * hands.CARD_COUNT, b.played[other] if is_there else 0, hands.CARD_COUNT)
    numbers[GUILD + number] = b.guilds[other] if is_there else NOTHING
    numbers[INFLUENCED + number] = b.influenced[other] if is_there else NOTHING
    numbers[INFLUENCE + number] = b.influence[other] if is_there else 0
    numbers[LEFT + number] = b.gone[other] if is_there else 0


def show_supplies(b: Board, planes: memoryview, numbers: memoryview) -> None:
    for arms in range(cities.RANKED):
        numbers[POINTS + arms] = b.points[arms]
    for number in range(4 * cities.FINISH):
        numbers[STOCK + number] = b.stock[number]
    numbers[SITE_PAWNS] = b.site_pawns
    flat.spread(planes, PILE, b.pile, DRAWN)
    flat.spread(planes, LAID, b.laid, DRAWN)


def show_question(b: Board, planes: memoryview, numbers: memoryview) -> None:
    """Which works are asked, if any are."""
    is_work = b.phase == question.WORK_PHASE
    flat.spread(planes, ASKED_CITIES, b.city_set if is_work else 0, cities.CITY_COUNT)
    flat.spread(planes, ASKED_KINDS, b.kind_set if is_work else 0, KIND_BITS)
    numbers[BUILDS_FOR] = b.guild if is_work else NOTHING
    numbers[BUILDS_FOR + 1] = b.as_site if is_work else 0


def show_coming(b: Board, seat: int, numbers: memoryview) -> None:
    """What is left to do in the round, or in the turn of two."""
    for number in range(MOST_QUEUED):
        at = b.queue_at + number
        is_coming = b.phase == question.WORK_PHASE and at < b.queue_count
        numbers[COMING + 2 * number] = clockwise(b, seat, b.queue[at] >> 4) if is_coming else NOTHING
        numbers[COMING + 2 * number + 1] = b.queue[at] & 15 if is_coming else NOTHING
    numbers[GOLD_WAITS], numbers[GOLD_WAITS + 1], numbers[GOLD_WAITS + 2] = b.gold_waits, b.draw_waits, b.lay_waits


def show_gold(b: Board, seat: int, numbers: memoryview) -> None:
    """The gold cards nobody has seen, and the last shuffle of two."""
    is_there = b.gold != hands.NO_CARD
    numbers[GOLD_WAITS + 3] = b.gold if seat == b.first else NOTHING
    numbers[GOLD_WAITS + 4] = is_there
    numbers[UNSEEN - 2], numbers[UNSEEN - 1] = 0, 0
    for card in range(hands.GOLD_COUNT):
        numbers[UNSEEN - 2] += b.piles[card]
        numbers[UNSEEN - 1] += b.piles[16 + card]
        numbers[UNSEEN + card] = b.piles[card] + b.piles[16 + card]
    if is_there and seat != b.first:
        numbers[UNSEEN + b.gold] += 1
    at = UNSEEN + hands.GOLD_COUNT
    is_of_two = b.seats == hands.TWO_SEATS
    numbers[at] = b.works if is_of_two else 0
    numbers[at + 1] = b.shuffled_at if is_of_two else 0
    numbers[at + 2] = b.emptied_at if is_of_two else rounds.NEVER
