"""The rounds of Flandern 1302, and with two players the turns, for search: what cards do, and when it ends."""

from __future__ import annotations

from beffroi.core import bits
from beffroi.games.flandern.fast import cities, hands, question
from beffroi.games.flandern.fast.board import Board
from beffroi.games.flandern.round import FEWEST_LOTS
from beffroi.games.flandern.scoring import INFLUENCE_BONUS

NEVER = -1
FEW_LOTS, BONUS = FEWEST_LOTS, INFLUENCE_BONUS


def begin_round(b: Board) -> None:
    """The first player draws a gold card, if there is one and he is there."""
    b.gold_waits = 1
    if count_gold(b) == 0 or b.gone[b.first]:
        ask_cards(b)
    else:
        b.phase = question.GOLD_PHASE


def count_gold(b: Board) -> int:
    """How many cards lie in the pile on top."""
    count, pile = 0, top_pile(b)
    for card in range(hands.GOLD_COUNT):
        count += b.piles[pile + card]
    return count


def top_pile(b: Board) -> int:
    """Pile A lies on pile B."""
    for card in range(hands.GOLD_COUNT):
        if b.piles[card]:
            return 0
    return 16


def nth_gold(b: Board, number: int) -> int:
    card = top_pile(b)
    while number >= b.piles[card]:
        number -= b.piles[card]
        card += 1
    return card & 15


def take_gold(b: Board, card: int) -> int:
    """The card of a scored city is shown and drawn again, any other is kept face down."""
    b.piles[top_pile(b) + card] -= 1
    if card < cities.CITY_COUNT and not b.is_open[card]:
        begin_round(b)
        return card + 1
    b.gold = card
    ask_cards(b)
    return 0


def ask_cards(b: Board) -> None:
    b.phase = question.CHOOSE_PHASE
    for seat in range(b.seats):
        b.chosen[seat] = question.UNCHOSEN
    b.mover = next_to_choose(b, 0)


def next_to_choose(b: Board, seat: int) -> int:
    """The first seat from this one on that plays and has not chosen; as many as there are seats if all have."""
    while seat < b.seats and (b.gone[seat] or b.chosen[seat] != question.UNCHOSEN):
        seat += 1
    return seat


def choose(b: Board, move: int) -> None:
    b.chosen[b.mover] = move
    b.mover = next_to_choose(b, b.mover)
    if b.mover == b.seats:
        reveal(b)


def reveal(b: Board) -> None:
    """More influence cards act earlier, then whoever sits nearer to the first player."""
    b.queue_count, b.queue_at = 0, 0
    for influence in range(15, -1, -1):
        for number in range(b.seats):
            seat = hands.after_first(b, number)
            if b.chosen[seat] != question.UNCHOSEN and b.chosen[seat] & 15 == influence:
                lay(b, seat, b.chosen[seat] >> 4)
                b.influence[seat] -= influence
                b.chosen[seat] = question.UNCHOSEN
    go_on(b)


def lay(b: Board, seat: int, card: int) -> None:
    """A card lies open and waits to act."""
    b.hands[seat] &= ~(1 << card)
    b.played[seat] |= 1 << card
    b.queue[b.queue_count] = 16 * seat + card
    b.queue_count += 1


def go_on(b: Board) -> None:
    """Everything happens that is left to do, until something is asked."""
    while b.queue_at < b.queue_count:
        waiting = b.queue[b.queue_at]
        b.queue_at += 1
        if act(b, waiting >> 4, waiting & 15, b.guilds[waiting >> 4]):
            return
    if b.seats == hands.TWO_SEATS:
        go_on_with_turn(b)
    elif not (b.gold_waits and show_gold(b)):
        end_round(b)


def act(b: Board, seat: int, card: int, guild: int) -> bool:
    """What a card stands for is done; returns whether that has to be asked."""
    kinds = kinds_for(guild)
    b.mover, b.guild = seat, guild
    if card < cities.CITY_COUNT:
        return ask_work(b, b.is_open[card] << card, kinds | 1 << cities.FINISH, 0)
    if card == hands.SITE_CARD:
        return b.site_pawns > 0 and ask_work(b, open_cities(b), kinds, 1)
    if card == hands.TAKE_BACK_CARD:
        b.hands[seat] |= b.played[seat]
        b.played[seat] = 0
    return False


def kinds_for(guild: int) -> int:
    """The quarters of a guild, if it is one, of the grey one and of the church."""
    kinds = cities.GUILD_KINDS << 3 * cities.GREY | cities.CHURCH_KINDS << cities.CHURCH_KIND
    return kinds if guild == cities.NOBODY else kinds | cities.GUILD_KINDS << 3 * guild


def open_cities(b: Board) -> int:
    found = 0
    for city in range(cities.CITY_COUNT):
        found |= b.is_open[city] << city
    return found


def ask_work(b: Board, city_set: int, kinds: int, as_site: int) -> bool:
    """Some work must be done, if one of them can be."""
    b.phase, b.city_set, b.kind_set, b.as_site = question.WORK_PHASE, city_set, kinds, as_site
    return cities.has_place(b)


def show_gold(b: Board) -> bool:
    """An influence card is kept, what any other says is done; returns whether that has to be asked."""
    card = b.gold
    b.gold, b.gold_waits = hands.NO_CARD, 0
    if card == hands.INFLUENCE_GOLD:
        b.influence[b.first] += 1
    elif card in (hands.CATHEDRAL_GOLD, hands.MASTER_GOLD):
        b.mover, b.guild = b.first, b.guilds[b.first]
        kind = cities.RAISE if card == hands.CATHEDRAL_GOLD else cities.SET
        return ask_work(b, open_cities(b), 1 << kind, 0)
    elif card != hands.NO_CARD:
        return act(b, b.first, card, cities.NOBODY)
    return False


def end_round(b: Board) -> None:
    """The next seat is the first player, unless hardly a lot is free or the gold cards are used up."""
    cover_and_score(b)
    if free_lots(b) <= FEW_LOTS or count_gold(b) == 0:
        count_up(b)
        return
    hands.pass_on(b)
    begin_round(b)


def cover_and_score(b: Board) -> None:
    for city in range(cities.CITY_COUNT):
        if b.is_open[city]:
            cities.cover(b, city)
    for city in range(cities.CITY_COUNT):
        if b.is_open[city] and b.free[city] == 0:
            cities.score(b, city)


def free_lots(b: Board) -> int:
    count = 0
    for city in range(cities.CITY_COUNT):
        count += bits.few(b.free[city])
    return count


def count_up(b: Board) -> None:
    """What was not scored is, and most influence cards earn a bonus."""
    most = 1
    for city in range(cities.CITY_COUNT):
        if b.is_open[city]:
            cities.score(b, city)
    for seat in range(b.seats):
        if not b.gone[seat]:
            most = max(most, b.influence[seat])
    for seat in range(b.seats):
        if not b.gone[seat] and b.influence[seat] == most:
            b.points[b.guilds[seat]] += BONUS
    b.phase = question.OVER_PHASE


def take_turn(b: Board, move: int) -> None:
    """With two players: a card is laid, or the drawn one comes first; a dead one may be drawn again."""
    if move == question.DRAW_AGAIN:
        ask_draw(b)
        return
    if b.phase == question.ORDER_PHASE:
        b.draw_waits, b.lay_waits = 1, move == question.DRAW_FIRST
    if question.LAY_MOVE <= move < question.DRAW_FIRST:
        b.queue_count, b.queue_at = 0, 0
        lay(b, b.mover, move - question.LAY_MOVE)
    go_on(b)


def go_on_with_turn(b: Board) -> None:
    """A card is drawn, then one's own if it was not before; then the other plays."""
    b.mover = b.first
    if b.draw_waits:
        b.draw_waits = 0
        ask_draw(b)
    elif b.lay_waits:
        b.lay_waits = 0
        b.phase = question.LAY_PHASE
    else:
        end_turn(b)


def ask_draw(b: Board) -> None:
    """When the pile is used up, the cards laid down are shuffled into a new one."""
    b.phase = question.DRAW_PHASE
    if b.pile == 0:
        b.pile, b.laid, b.shuffled_at = b.laid, 0, b.works


def draw(b: Board, card: int) -> None:
    """The top card builds for the guild it shows; the card of a scored city leaves the game."""
    city = card % hands.DRAWN_COUNT
    b.pile &= ~(1 << card)
    if b.pile == 0:
        b.emptied_at = b.shuffled_at
    if city < cities.CITY_COUNT and not b.is_open[city]:
        b.phase, b.mover = question.AGAIN_PHASE, b.first
        return
    b.laid |= 1 << card
    if not act(b, b.first, city, card // hands.DRAWN_COUNT):
        go_on(b)


def end_turn(b: Board) -> None:
    """The other plays, unless no lot is left for a player, or a whole pile has gone by without a work."""
    cover_and_score(b)
    if not is_open_to_players(b) or b.emptied_at == b.works:
        count_up(b)
        return
    b.emptied_at = NEVER
    hands.pass_on(b)
    b.phase, b.mover = question.ORDER_PHASE, b.first


def is_open_to_players(b: Board) -> bool:
    """Whether some free lot could ever take a quarter that a player may build with a card of his own."""
    own, lots = 1 << b.guilds[0] | 1 << b.guilds[1] | 1 << cities.GREY, 0
    for city in range(cities.CITY_COUNT):
        if b.is_open[city]:
            lots |= cities.buildable(b, city, own)
    return lots != 0
