"""What a seat of Bastide sees, as planes and numbers for learning: its own things first, then clockwise.

Moulons, equipments, tiles, cards and facings have the numbers of `plan`. Closed fists, coins face down and the tiles of
others are left out, and so is what was said out of turn.
"""

from __future__ import annotations

from beffroi.core import bits
from beffroi.fast import flat
from beffroi.fast.layout import Feature, Layout, start
from beffroi.games.bastide.fast import numbers as questions
from beffroi.games.bastide.fast import plan, town
from beffroi.games.bastide.fast.board import Board
from beffroi.games.bastide.material import CIRCLES as CIRCLE_NAMES
from beffroi.games.bastide.material import FACINGS

NOTHING, QUEUED = -1, 20
SEATS, MOULONS, MOULON_SIZE, CIRCLES = plan.MOST_SEATS, plan.MOULONS, plan.MOULON_SIZE, len(CIRCLE_NAMES)
STRIPS = MOULONS * MOULON_SIZE
LAYOUT = Layout(
    planes=(
        Feature("houses", (MOULONS, MOULON_SIZE)),
        Feature("religious buildings", (plan.RELIGIOUS_COUNT, MOULONS, MOULON_SIZE), "building by building"),
        Feature("facing", (len(FACINGS), MOULONS), "how the strips of a moulon run, once something stands there"),
        Feature("influences", (SEATS, CIRCLES), "seat by seat, on every circle of the town"),
    ),
    numbers=(
        Feature("question", (), "the number of its phase in `numbers`"),
        Feature("seats"),
        Feature("asked", (), "0 this seat, else how many seats clockwise"),
        Feature("active", (), "whose turn it is, the same way"),
        Feature("turn"),
        Feature("idle", (), "how many turns in a row have brought nothing"),
        Feature("chest"),
        Feature("bank", (), "what it can still pay; -1 if nothing bounds it"),
        Feature("in the bag", (), "how many tiles"),
        Feature("playing", (SEATS,), "seat by seat: whether it is still there"),
        Feature("money", (SEATS,), "with what may lie face down on a bid"),
        Feature("influences in stock", (SEATS,)),
        Feature("road", (SEATS,), "how far the marker has come"),
        Feature("tiles in hand", (SEATS,), "how many"),
        Feature("own hand", (plan.TILE_COUNT,), "by kind of tile"),
        Feature("unseen", (plan.TILE_COUNT,), "by kind, in the bag and the other hands together"),
        Feature("camp", (plan.TILE_COUNT,), "the English before the town, by value from 1 up"),
        Feature("cards", (plan.CARD_COUNT,), "who holds each, 0 this seat, else how many seats clockwise; -1 nobody"),
        Feature("project", (), "the equipment being built; -1 for none, and 0 in what follows"),
        Feature("initiator", (), "0 this seat, else how many seats clockwise"),
        Feature("influences before", (), "on that equipment"),
        Feature("announced", (), "what the initiator bids at least"),
        Feature("bids", (SEATS,), "once the fists are open"),
        Feature("rounds added", (SEATS,), "in how many rounds a seat has added to its bid"),
        Feature("own additions", (), "coins face down"),
        Feature("queue", (QUEUED,), "whose influences are still to be placed, one after the other; -1 for nobody"),
        Feature("taxed moulon", (), "where the tax of a new house is shared; -1 for nowhere"),
        Feature("tax"),
        Feature("raid", (), "the value of the English tile that raids the town, or 0"),
    ),
)
PLAYING, MONEY, STOCK, ROAD, HELD, HAND, UNSEEN, CAMP, CARDS, PROJECT, BIDS, ADDED, OWN_ADDED, QUEUE, TAXED = (
    start(LAYOUT.numbers, name)
    for name in (
        *("playing", "money", "influences in stock", "road", "tiles in hand", "own hand", "unseen", "camp", "cards"),
        *("project", "bids", "rounds added", "own additions", "queue", "taxed moulon"),
    )
)
RELIGIOUS, FACING, INFLUENCES = (start(LAYOUT.planes, name) for name in ("religious buildings", "facing", "influences"))


def observe(b: Board, seat: int, planes: memoryview, numbers: memoryview) -> None:
    show_town(b, planes)
    for number in range(SEATS):
        if number < b.seats:
            show_seat(b, (seat + number) % b.seats, number, planes, numbers)
        else:
            show_nobody(number, planes, numbers)
    show_table(b, seat, numbers)
    show_tiles(b, seat, numbers)
    show_project(b, seat, numbers)
    show_bids(b, seat, numbers)
    show_queue(b, seat, numbers)
    show_tile_played(b, numbers)


def clockwise(b: Board, seat: int, other: int) -> int:
    """How many seats after this one another sits."""
    return (other - seat + b.seats) % b.seats


def show_town(b: Board, planes: memoryview) -> None:
    show(planes, 0, b.houses)
    for number in range(plan.RELIGIOUS_COUNT):
        show(planes, RELIGIOUS + number * STRIPS, b.pieces[number])
    for moulon in range(MOULONS):
        strips = plan.STRIPS_OF[moulon]
        planes[FACING + moulon] = (b.bound[0] & strips) != 0
        planes[FACING + MOULONS + moulon] = (b.bound[1] & strips) != 0


def show(planes: memoryview, at: int, area: int) -> None:
    """A set of strips; it is written in two parts, as one part holds no more than 32."""
    flat.spread(planes, at, area & 65535, 16)
    flat.spread(planes, at + 16, area >> 16 & 131071, STRIPS - 16)


def show_seat(b: Board, other: int, number: int, planes: memoryview, numbers: memoryview) -> None:
    """What the seat so many places after this one has."""
    flat.clear(planes, INFLUENCES + number * CIRCLES, CIRCLES)
    own = b.own[other]
    while own:
        planes[INFLUENCES + number * CIRCLES + bits.lowest(own) - plan.FIRST_CIRCLE] = 1
        own &= own - 1
    numbers[PLAYING + number], numbers[MONEY + number] = b.playing[other], b.money[other]
    numbers[STOCK + number], numbers[ROAD + number] = b.stock[other], b.road[other]
    numbers[HELD + number] = town.hand_size(b, other)


def show_nobody(number: int, planes: memoryview, numbers: memoryview) -> None:
    """A place where nobody sits."""
    flat.clear(planes, INFLUENCES + number * CIRCLES, CIRCLES)
    numbers[PLAYING + number], numbers[MONEY + number] = 0, 0
    numbers[STOCK + number], numbers[ROAD + number], numbers[HELD + number] = 0, 0, 0


def show_table(b: Board, seat: int, numbers: memoryview) -> None:
    numbers[0], numbers[1], numbers[2] = b.phase, b.seats, clockwise(b, seat, b.mover)
    numbers[3], numbers[4], numbers[5] = clockwise(b, seat, b.active), b.turn, b.idle
    numbers[6], numbers[7], numbers[8] = b.chest, town.left_in_bank(b) if b.has_bank else NOTHING, b.bag_size
    for card in range(plan.CARD_COUNT):
        holder = b.cards[card]
        numbers[CARDS + card] = NOTHING if holder == plan.NOBODY else clockwise(b, seat, holder)


def show_tiles(b: Board, seat: int, numbers: memoryview) -> None:
    """The bag and the hands of others cannot be told apart."""
    for tile in range(plan.TILE_COUNT):
        unseen = b.bag[tile]
        for other in range(b.seats):
            unseen += b.hands[plan.HAND_ROOM * other + tile]
        own = b.hands[plan.HAND_ROOM * seat + tile]
        numbers[HAND + tile], numbers[UNSEEN + tile], numbers[CAMP + tile] = own, unseen - own, b.camp[tile + 1]


def show_project(b: Board, seat: int, numbers: memoryview) -> None:
    is_building = builds(b)
    numbers[PROJECT] = b.project if is_building else NOTHING
    numbers[PROJECT + 1] = clockwise(b, seat, b.initiator) if is_building else 0
    numbers[PROJECT + 2], numbers[PROJECT + 3] = b.before if is_building else 0, b.pledge if is_building else 0


def builds(b: Board) -> bool:
    """Whether a project is under way."""
    is_bought = b.phase in (questions.BID_PHASE, questions.ADD_PHASE, questions.PUT_PHASE)
    return is_bought or b.phase in (questions.PIECE_PHASE, questions.EMISSARY_PHASE)


def show_bids(b: Board, seat: int, numbers: memoryview) -> None:
    """Everybody sees who has added in a round, and only oneself how much."""
    is_open = b.phase == questions.ADD_PHASE
    for number in range(SEATS):
        other = (seat + number) % b.seats
        is_bidder = is_open and number < b.seats
        numbers[BIDS + number] = b.bids[other] if is_bidder else 0
        numbers[ADDED + number] = b.rounds_added[other] if is_bidder else 0
    numbers[OWN_ADDED] = b.added[seat] if is_open else 0


def show_queue(b: Board, seat: int, numbers: memoryview) -> None:
    for number in range(QUEUED):
        at = b.queue_place + number
        is_coming = b.phase == questions.PUT_PHASE and at < b.queue_length
        numbers[QUEUE + number] = clockwise(b, seat, b.queue[at]) if is_coming else NOTHING


def show_tile_played(b: Board, numbers: memoryview) -> None:
    is_taxed = b.phase == questions.RENT_PHASE
    numbers[TAXED] = b.moulon if is_taxed else NOTHING
    numbers[TAXED + 1] = b.tax if is_taxed else 0
    numbers[TAXED + 2] = b.raider if b.phase == questions.RAID_PHASE else 0
