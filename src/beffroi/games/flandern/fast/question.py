"""What is asked in Flandern 1302, and what may be answered, for search; `answers` says what a move means."""

from __future__ import annotations

from beffroi import fast
from beffroi.core import bits
from beffroi.fast.dice import Dice
from beffroi.games.flandern.fast import answers, cities, hands
from beffroi.games.flandern.fast.board import Board

UNCHOSEN = -1
LAY_MOVE, DRAW_FIRST, DRAW_AGAIN, STOP_DRAWING = (
    answers.LAY_MOVE,
    answers.DRAW_FIRST,
    answers.DRAW_AGAIN,
    answers.STOP_DRAWING,
)
GUILD_MOVE, INFLUENCE_MOVE = answers.GUILD_MOVE, answers.INFLUENCE_MOVE
SITE_MOVE, WORK_MOVE = answers.SITE_MOVE, answers.WORK_MOVE
(
    STARTER_PHASE,
    GUILD_PHASE,
    INFLUENCE_PHASE,
    SITE_PHASE,
    SETTLE_PHASE,
    GOLD_PHASE,
    CHOOSE_PHASE,
    WORK_PHASE,
    ORDER_PHASE,
    LAY_PHASE,
    DRAW_PHASE,
    AGAIN_PHASE,
    OVER_PHASE,
) = range(13)


def asked(b: Board) -> int:
    if b.phase in (STARTER_PHASE, SETTLE_PHASE, GOLD_PHASE, DRAW_PHASE):
        return fast.CHANCE
    return fast.OVER if b.phase == OVER_PHASE else b.mover


def held(b: Board) -> int:
    """How many cards lie chosen on the table while others are still choosing."""
    count = 0
    if b.phase == CHOOSE_PHASE:
        for seat in range(b.seats):
            count += b.chosen[seat] != UNCHOSEN
    return count


def list_moves(b: Board, moves: list[int]) -> int:
    if b.phase == WORK_PHASE:
        return list_works(b, moves)
    if b.phase == GUILD_PHASE:
        return list_members(GUILD_MOVE, hands.free_guilds(b), moves)
    if b.phase == INFLUENCE_PHASE:
        return list_members(INFLUENCE_MOVE, hands.free_guilds(b), moves)
    if b.phase == SITE_PHASE:
        return list_members(SITE_MOVE, hands.free_sites(b), moves)
    if b.phase == AGAIN_PHASE:
        moves[0], moves[1] = DRAW_AGAIN, STOP_DRAWING
        return 2
    count = list_cards(b, moves)
    if b.phase == ORDER_PHASE:
        moves[count] = DRAW_FIRST
        count += 1
    return count


def list_members(first: int, members: int, moves: list[int]) -> int:
    count = 0
    while members:
        moves[count] = first + bits.lowest(members)
        members &= members - 1
        count += 1
    return count


def list_cards(b: Board, moves: list[int]) -> int:
    """Every card of the hand, with any number of influence cards; with two players it is laid without any."""
    count = 0
    for card in range(hands.CARD_COUNT):
        if b.hands[b.mover] >> card & 1:
            if b.phase != CHOOSE_PHASE:
                moves[count] = LAY_MOVE + card
                count += 1
                continue
            for influence in range(b.influence[b.mover] + 1):
                moves[count] = 16 * card + influence
                count += 1
    return count


def list_works(b: Board, moves: list[int]) -> int:
    count = 0
    cities.find_places(b)
    for number in range(b.place_count):
        places = b.place_sets[number]
        while places:
            moves[count] = WORK_MOVE + 32 * b.place_names[number] + bits.lowest(places)
            places &= places - 1
            count += 1
    return count


def random_move(b: Board, dice: Dice, moves: list[int]) -> int:
    """Counted and not listed: a site can be built in hundreds of ways."""
    if b.phase == WORK_PHASE:
        return nth_work(b, dice.below(cities.find_places(b)))
    if b.phase == CHOOSE_PHASE:
        number = dice.below(bits.few(b.hands[b.mover]) * (b.influence[b.mover] + 1))
        card = bits.nth(b.hands[b.mover], number // (b.influence[b.mover] + 1))
        return 16 * card + number % (b.influence[b.mover] + 1)
    return moves[dice.below(list_moves(b, moves))]


def nth_work(b: Board, number: int) -> int:
    """The work of this number, once the places are found."""
    at = 0
    count = bits.few(b.place_sets[0])
    while number >= count:
        number -= count
        at += 1
        count = bits.few(b.place_sets[at])
    return WORK_MOVE + 32 * b.place_names[at] + bits.nth(b.place_sets[at], number)


def is_legal(b: Board, move: int) -> bool:
    """Where the gold card is another one, another question may be asked, or none."""
    if b.phase == WORK_PHASE:
        return move >= WORK_MOVE and has_work(b, (move - WORK_MOVE) >> 10, move >> 5 & 31, move & 31)
    if b.phase == CHOOSE_PHASE:
        return move < LAY_MOVE and has_cards(b, move >> 4, move & 15)
    return move < WORK_MOVE


def has_cards(b: Board, card: int, influence: int) -> bool:
    return b.hands[b.mover] >> card & 1 != 0 and influence <= b.influence[b.mover]


def has_work(b: Board, city: int, kind: int, place: int) -> bool:
    """Whether a work is among those that are asked."""
    if not (b.city_set >> city & 1 and b.kind_set >> kind & 1):
        return False
    return cities.places(b, city, kind) >> place & 1 != 0
