"""Flandern 1302 for search: the same rules once more, flat, proved equal to the rulebook in lock-step.

Cards have their numbers in `ACTION_CARDS`, gold cards three more. A move is a card times 16 plus the influence cards
thrown in, DRAW_FIRST, a guild or a site from GUILD_MOVE and SITE_MOVE on, or from WORK_MOVE on a work: its city times
32 plus its kind, times 32 plus its place (see `fast_cities`). Only the gold card is hidden, besides what has been
sealed: drawing it tells a search nothing, and what may be done with it is looked at again where it is shown.
"""

from __future__ import annotations

import math
from typing import Any

from beffroi.core import bits, fast
from beffroi.core.action import Action
from beffroi.core.fast import Dice, blank, blank_reals
from beffroi.games.flandern import fast_cities
from beffroi.games.flandern.acts import Act, BuildOrFinish, BuildSite, FirstsAction
from beffroi.games.flandern.building import great_build
from beffroi.games.flandern.duel import ChooseOrder, DrawInfluenced, LayCard
from beffroi.games.flandern.fast_cities import KIND_NAMES, KIND_OF
from beffroi.games.flandern.fast_hopes import FastHopes
from beffroi.games.flandern.material import (
    ACTION_CARDS,
    ARMS,
    ARMS_OF,
    CATHEDRAL,
    CITIES,
    CITY_OF,
    GOLD,
    GUILDS,
    INFLUENCE,
    LUIK,
    MASTER,
    UTRECHT,
    card_for,
)
from beffroi.games.flandern.pawns import RaiseOne, SetMaster
from beffroi.games.flandern.preparation import ChooseGuilds, ChooseInfluence, ChooseSites, DrawStarter, SettleRest
from beffroi.games.flandern.round import FEWEST_LOTS, ChooseCards, DrawGold
from beffroi.games.flandern.rulebook import (
    Build,
    Choose,
    Draw,
    DrawFirst,
    Finish,
    Lay,
    PlaceMaster,
    RaiseCathedral,
    Settle,
    Starter,
    TakeGuild,
    TakeInfluence,
    TakeSite,
)
from beffroi.games.flandern.scoring import INFLUENCE_BONUS
from beffroi.games.flandern.sites import LOT_NAMES, LOT_OF, SITE_NAMES, SITE_OF, SITES
from beffroi.games.flandern.state import TWO, Flandern

SITE_CARD, TAKE_BACK_CARD, INFLUENCE_GOLD, CATHEDRAL_GOLD, MASTER_GOLD = 6, 7, 8, 9, 10
CARD_NAMES = (*ACTION_CARDS, INFLUENCE, CATHEDRAL, MASTER)
CARD_OF = {name: number for number, name in enumerate(CARD_NAMES)}
CARD_COUNT, GOLD_COUNT, DRAWN_COUNT = len(ACTION_CARDS), len(CARD_NAMES), 7
NO_CARD, NEVER, UNCHOSEN = -1, -1, -1
DRAW_FIRST, GUILD_MOVE, SITE_MOVE, WORK_MOVE = 128, 136, 144, 1024
GUILD_COUNT, SITE_COUNT, TWO_SEATS = len(GUILDS), len(SITE_NAMES), TWO
UTRECHT_CITY, LUIK_CITY = UTRECHT, LUIK
FEW_LOTS, BONUS, STAYED = FEWEST_LOTS, INFLUENCE_BONUS, 1000
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
    OVER_PHASE,
) = range(12)
PHASES = {
    DrawStarter: STARTER_PHASE,
    ChooseGuilds: GUILD_PHASE,
    ChooseInfluence: INFLUENCE_PHASE,
    ChooseSites: SITE_PHASE,
    SettleRest: SETTLE_PHASE,
    DrawGold: GOLD_PHASE,
    ChooseCards: CHOOSE_PHASE,
    ChooseOrder: ORDER_PHASE,
    LayCard: LAY_PHASE,
    DrawInfluenced: DRAW_PHASE,
}
CALM_POINTS, RESTLESS_POINTS = 2.0, 0.1
"""How many points ahead is safe: at the end, and for every free lot."""
INFLUENCE_CARD, PER_CARD, PER_CARD_BACK = 1.0, 0.12, 0.3
OWN_QUARTER, LOST_TURN, LOSS = 0.8, 1.0, 1000.0
WORKS_TRIED, CARDS_TRIED, WORKS_A_CARD, SELDOM = 5, 3, 3, 8
FULL_PILE = blank(32)


def _fill() -> None:
    for number, pile in enumerate(GOLD):
        for card, count in pile.mixed:
            FULL_PILE[16 * number + CARD_OF[card]] = count


_fill()


class FastFlandern(FastHopes):
    """Guilds, hands and influence by seat, the piles as counts, and what is left to do in the round or the turn.

    In the game of two `pile` and `laid` are sets of drawn cards, each 7 times its guild plus the number of the card.
    """

    def __init__(self) -> None:
        super().__init__()
        self.horizon, self.thought = 16, 100
        self.phase = STARTER_PHASE
        self.mover = 0
        self.first = 0
        self.guilds = blank(4)
        self.influenced = blank(4)
        self.hands = blank(4)
        self.played = blank(4)
        self.influence = blank(4)
        self.gone = blank(4)
        self.chosen = blank(4)
        self.queue = blank(4)
        self.queue_count = 0
        self.queue_at = 0
        self.gold = NO_CARD
        self.gold_waits = 0
        self.draw_waits = 0
        self.lay_waits = 0
        self.piles = blank(32)
        self.pile = 0
        self.laid = 0
        self.works = 0
        self.shuffled_at = 0
        self.emptied_at = NEVER
        self.sums = blank_reals(4)
        self.chances = blank_reals(4)
        self.is_judged = 0
        self.stakes = blank_reals(8)
        self.known = 0
        self.best_move = 0
        self.best_gain = 0.0
        self.origin = self

    def start_from(self, origin: FastFlandern) -> None:
        self.origin = origin

    def restart(self) -> None:
        self.is_judged = 0
        self.copy_cities(self.origin)
        self.seats = self.origin.seats
        for seat in range(self.seats):
            self.guilds[seat], self.influenced[seat] = self.origin.guilds[seat], self.origin.influenced[seat]
            self.hands[seat], self.played[seat] = self.origin.hands[seat], self.origin.played[seat]
            self.influence[seat], self.gone[seat] = self.origin.influence[seat], self.origin.gone[seat]
            self.chosen[seat], self.queue[seat] = self.origin.chosen[seat], self.origin.queue[seat]
        for number in range(32):
            self.piles[number] = self.origin.piles[number]
        self.phase, self.mover, self.first = self.origin.phase, self.origin.mover, self.origin.first
        self.queue_count, self.queue_at = self.origin.queue_count, self.origin.queue_at
        self.gold, self.gold_waits = self.origin.gold, self.origin.gold_waits
        self.draw_waits, self.lay_waits = self.origin.draw_waits, self.origin.lay_waits
        self.pile, self.laid = self.origin.pile, self.origin.laid
        self.works, self.shuffled_at, self.emptied_at = (
            self.origin.works,
            self.origin.shuffled_at,
            self.origin.emptied_at,
        )

    def asked(self) -> int:
        if self.phase in (STARTER_PHASE, SETTLE_PHASE, GOLD_PHASE, DRAW_PHASE):
            return fast.CHANCE_ASKED
        return fast.OVER if self.phase == OVER_PHASE else self.mover

    def held(self) -> int:
        """How many cards lie chosen on the table while others are still choosing."""
        count = 0
        if self.phase == CHOOSE_PHASE:
            for seat in range(self.seats):
                count += self.chosen[seat] != UNCHOSEN
        return count

    def list_moves(self) -> int:
        if self.phase == WORK_PHASE:
            return self.list_works()
        if self.phase in (GUILD_PHASE, INFLUENCE_PHASE):
            return self.list_members(GUILD_MOVE, self.free_guilds())
        if self.phase == SITE_PHASE:
            return self.list_members(SITE_MOVE, self.free_sites())
        count = self.list_cards()
        if self.phase == ORDER_PHASE:
            self.moves[count] = DRAW_FIRST
            count += 1
        return count

    def list_members(self, first: int, members: int) -> int:
        count = 0
        while members:
            self.moves[count] = first + bits.lowest(members)
            members &= members - 1
            count += 1
        return count

    def list_cards(self) -> int:
        """Every card of the hand, with any number of influence cards; with two players there are none."""
        count = 0
        for card in range(CARD_COUNT):
            if self.hands[self.mover] >> card & 1:
                for influence in range(self.influence[self.mover] + 1):
                    self.moves[count] = 16 * card + influence
                    count += 1
        return count

    def list_works(self) -> int:
        count = 0
        self.find_places()
        for number in range(self.place_count):
            places = self.place_sets[number]
            while places:
                self.moves[count] = WORK_MOVE + 32 * self.place_names[number] + bits.lowest(places)
                places &= places - 1
                count += 1
        return count

    def pick(self, dice: Dice) -> int:
        """Counted and not listed: a site can be built in hundreds of ways."""
        if self.phase == WORK_PHASE:
            return self.nth_work(dice.below(self.find_places()))
        if self.phase == CHOOSE_PHASE:
            number = dice.below(bits.few(self.hands[self.mover]) * (self.influence[self.mover] + 1))
            card = bits.nth(self.hands[self.mover], number // (self.influence[self.mover] + 1))
            return 16 * card + number % (self.influence[self.mover] + 1)
        return self.moves[dice.below(self.list_moves())]

    def nth_work(self, number: int) -> int:
        """The work with so many before it, once the places are found."""
        at = 0
        count = bits.few(self.place_sets[0])
        while number >= count:
            number -= count
            at += 1
            count = bits.few(self.place_sets[at])
        return WORK_MOVE + 32 * self.place_names[at] + bits.nth(self.place_sets[at], number)

    def allows(self, move: int) -> bool:
        """Where the gold card is another one, another question may be asked, or none."""
        if self.phase == WORK_PHASE:
            return move >= WORK_MOVE and self.has_work((move - WORK_MOVE) >> 10, move >> 5 & 31, move & 31)
        if self.phase == CHOOSE_PHASE:
            return move < DRAW_FIRST and self.has_cards(move >> 4, move & 15)
        return move < WORK_MOVE

    def has_cards(self, card: int, influence: int) -> bool:
        return self.hands[self.mover] >> card & 1 != 0 and influence <= self.influence[self.mover]

    def has_work(self, city: int, kind: int, place: int) -> bool:
        """Whether a work is among those that are asked."""
        if not (self.city_set >> city & 1 and self.kind_set >> kind & 1):
            return False
        return self.places(city, kind) >> place & 1 != 0

    def play(self, move: int) -> None:
        self.is_judged = 0
        if self.phase == WORK_PHASE:
            self.do_work((move - WORK_MOVE) >> 10, move >> 5 & 31, move & 31)
            self.works += (move >> 5 & 31) <= fast_cities.FINISH
            self.go_on()
        elif self.phase == CHOOSE_PHASE:
            self.choose(move)
        elif self.phase == GUILD_PHASE:
            self.guilds[self.mover] = move - GUILD_MOVE
            self.go_on_with_guilds()
        elif self.phase == INFLUENCE_PHASE:
            self.influenced[self.mover] = move - GUILD_MOVE
            self.go_on_with_influence()
        elif self.phase == SITE_PHASE:
            self.found(self.city_to_found(), move - SITE_MOVE)
            self.go_on_with_sites()
        else:
            self.take_turn(move)

    def toss(self, dice: Dice) -> int:
        """Chance draws the first player, the sites nobody chose, or a card; a gold card is hidden unless it is dead."""
        self.is_judged = 0
        if self.phase == STARTER_PHASE:
            self.begin(dice.below(self.seats))
            return self.first
        if self.phase == SETTLE_PHASE:
            return self.settle_by(dice)
        if self.phase == GOLD_PHASE:
            return self.take_gold(self.nth_gold(dice.below(self.count_gold())))
        card = bits.nth(self.pile, dice.below(bits.few(self.pile)))
        self.draw(card)
        return card

    def begin(self, first: int) -> None:
        self.first = first
        self.go_on_with_guilds()

    def after_first(self, number: int) -> int:
        """The seat so many places after the first player."""
        return (self.first + number) % self.seats

    def free_guilds(self) -> int:
        """The guilds that nobody has, nor holds under influence."""
        free = (1 << GUILD_COUNT) - 1
        for seat in range(self.seats):
            free &= ~(self.set_of(self.guilds[seat]) | self.set_of(self.influenced[seat]))
        return free

    def free_sites(self) -> int:
        free = (1 << SITE_COUNT) - 1
        for city in range(fast_cities.CITY_COUNT):
            if self.site[city] >= 0:
                free &= ~(1 << self.site[city])
        return free

    def go_on_with_guilds(self) -> None:
        """Who has left gets the first guild that is free; then sites are chosen, or guilds for influence before."""
        self.phase = GUILD_PHASE
        for number in range(self.seats):
            self.mover = self.after_first(number)
            if self.guilds[self.mover] == fast_cities.NOBODY:
                if not self.gone[self.mover]:
                    return
                self.guilds[self.mover] = bits.lowest(self.free_guilds())
        if self.seats == TWO_SEATS:
            self.go_on_with_influence()
        else:
            self.go_on_with_sites()

    def go_on_with_influence(self) -> None:
        self.phase = INFLUENCE_PHASE
        for number in range(self.seats):
            self.mover = self.after_first(number)
            if self.influenced[self.mover] == fast_cities.NOBODY:
                return
        self.go_on_with_sites()

    def go_on_with_sites(self) -> None:
        """Who has left gets the first site that is free; then chance settles the rest."""
        self.phase = SITE_PHASE
        city = self.city_to_found()
        while city != fast_cities.NOBODY:
            if not self.gone[self.mover]:
                return
            self.found(city, bits.lowest(self.free_sites()))
            city = self.city_to_found()
        self.phase = SETTLE_PHASE

    def city_to_found(self) -> int:
        """The next centre to be placed, and who places it: of the guilds, then of those under influence."""
        for number in range(self.seats):
            self.mover = self.after_first(number)
            if self.site[self.guilds[self.mover]] < 0:
                return self.guilds[self.mover]
        for number in range(self.seats):
            self.mover = self.after_first(number)
            if self.influenced[self.mover] != fast_cities.NOBODY and self.site[self.influenced[self.mover]] < 0:
                return self.influenced[self.mover]
        return fast_cities.NOBODY

    def settle_by(self, dice: Dice) -> int:
        """Chance chooses two of the sites that are left, one after the other."""
        free = self.free_sites()
        utrecht = bits.nth(free, dice.below(bits.few(free)))
        free &= ~(1 << utrecht)
        luik = bits.nth(free, dice.below(bits.few(free)))
        self.settle(utrecht, luik)
        return 8 * utrecht + luik

    def settle(self, utrecht: int, luik: int) -> None:
        self.found(UTRECHT_CITY, utrecht)
        self.found(LUIK_CITY, luik)
        self.find_builders()
        self.deal()
        if self.seats == TWO_SEATS:
            self.phase, self.mover = ORDER_PHASE, self.first
        else:
            self.begin_round()

    def find_builders(self) -> None:
        """The guilds that somebody may still build, and the grey one."""
        self.builders = 1 << fast_cities.GREY
        for seat in range(self.seats):
            if not self.gone[seat]:
                self.builders |= self.set_of(self.guilds[seat])
            self.builders |= self.set_of(self.influenced[seat])

    def set_of(self, guild: int) -> int:
        return 0 if guild == fast_cities.NOBODY else 1 << guild

    def deal(self) -> None:
        """The piles lie ready; the card of a city that is not played leaves them, and every hand."""
        if self.seats == TWO_SEATS:
            for seat in range(self.seats):
                self.pile |= ((1 << DRAWN_COUNT) - 1) << DRAWN_COUNT * self.influenced[seat]
            return
        for number in range(32):
            self.piles[number] = FULL_PILE[number]
        for city in range(fast_cities.CITY_COUNT):
            if self.site[city] < 0:
                self.piles[city], self.piles[16 + city] = 0, 0
                for seat in range(self.seats):
                    self.hands[seat] &= ~(1 << city)

    def begin_round(self) -> None:
        """The first player draws a gold card, if there is one and he is there."""
        self.gold_waits = 1
        if self.count_gold() == 0 or self.gone[self.first]:
            self.ask_cards()
        else:
            self.phase = GOLD_PHASE

    def count_gold(self) -> int:
        """How many cards lie in the pile on top."""
        count, pile = 0, self.top_pile()
        for card in range(GOLD_COUNT):
            count += self.piles[pile + card]
        return count

    def top_pile(self) -> int:
        """Pile A lies on pile B."""
        for card in range(GOLD_COUNT):
            if self.piles[card]:
                return 0
        return 16

    def nth_gold(self, number: int) -> int:
        card = self.top_pile()
        while number >= self.piles[card]:
            number -= self.piles[card]
            card += 1
        return card & 15

    def take_gold(self, card: int) -> int:
        """The card of a scored city is shown and drawn again, any other is kept face down."""
        self.piles[self.top_pile() + card] -= 1
        if card < fast_cities.CITY_COUNT and not self.is_open[card]:
            self.begin_round()
            return card + 1
        self.gold = card
        self.ask_cards()
        return 0

    def ask_cards(self) -> None:
        self.phase = CHOOSE_PHASE
        for seat in range(self.seats):
            self.chosen[seat] = UNCHOSEN
        self.mover = self.next_to_choose(0)

    def next_to_choose(self, seat: int) -> int:
        """The first seat from this one on that plays and has not chosen; as many as there are seats if all have."""
        while seat < self.seats and (self.gone[seat] or self.chosen[seat] != UNCHOSEN):
            seat += 1
        return seat

    def choose(self, move: int) -> None:
        self.chosen[self.mover] = move
        self.mover = self.next_to_choose(self.mover)
        if self.mover == self.seats:
            self.reveal()

    def reveal(self) -> None:
        """More influence cards act earlier, then whoever sits nearer to the first player."""
        self.queue_count, self.queue_at = 0, 0
        for influence in range(15, -1, -1):
            for number in range(self.seats):
                seat = self.after_first(number)
                if self.chosen[seat] != UNCHOSEN and self.chosen[seat] & 15 == influence:
                    self.lay(seat, self.chosen[seat] >> 4)
                    self.influence[seat] -= influence
                    self.chosen[seat] = UNCHOSEN
        self.go_on()

    def lay(self, seat: int, card: int) -> None:
        """A card lies open and waits to act."""
        self.hands[seat] &= ~(1 << card)
        self.played[seat] |= 1 << card
        self.queue[self.queue_count] = 16 * seat + card
        self.queue_count += 1

    def go_on(self) -> None:
        """Everything happens that is left to do, until something is asked."""
        while self.queue_at < self.queue_count:
            waiting = self.queue[self.queue_at]
            self.queue_at += 1
            if self.act(waiting >> 4, waiting & 15, self.guilds[waiting >> 4]):
                return
        if self.seats == TWO_SEATS:
            self.go_on_with_turn()
        elif not (self.gold_waits and self.show_gold()):
            self.end_round()

    def act(self, seat: int, card: int, guild: int) -> bool:
        """What a card stands for is done; returns whether that has to be asked."""
        kinds = self.kinds_for(guild)
        self.mover, self.guild = seat, guild
        if card < fast_cities.CITY_COUNT:
            return self.ask_work(self.is_open[card] << card, kinds | 1 << fast_cities.FINISH, 0)
        if card == SITE_CARD:
            return self.site_pawns > 0 and self.ask_work(self.open_cities(), kinds, 1)
        if card == TAKE_BACK_CARD:
            self.hands[seat] |= self.played[seat]
            self.played[seat] = 0
        return False

    def kinds_for(self, guild: int) -> int:
        """The quarters of a guild, if it is one, of the grey one and of the church."""
        kinds = fast_cities.GUILD_KINDS << 3 * fast_cities.GREY | fast_cities.CHURCH_KINDS << fast_cities.CHURCH_KIND
        return kinds if guild == fast_cities.NOBODY else kinds | fast_cities.GUILD_KINDS << 3 * guild

    def open_cities(self) -> int:
        cities = 0
        for city in range(fast_cities.CITY_COUNT):
            cities |= self.is_open[city] << city
        return cities

    def ask_work(self, cities: int, kinds: int, as_site: int) -> bool:
        """Some work must be done, if one of them can be."""
        self.phase, self.city_set, self.kind_set, self.as_site = WORK_PHASE, cities, kinds, as_site
        return self.has_place()

    def show_gold(self) -> bool:
        """An influence card is kept, what any other says is done; returns whether that has to be asked."""
        card = self.gold
        self.gold, self.gold_waits = NO_CARD, 0
        if card == INFLUENCE_GOLD:
            self.influence[self.first] += 1
        elif card in (CATHEDRAL_GOLD, MASTER_GOLD):
            self.mover, self.guild = self.first, self.guilds[self.first]
            kind = fast_cities.RAISE if card == CATHEDRAL_GOLD else fast_cities.SET
            return self.ask_work(self.open_cities(), 1 << kind, 0)
        elif card != NO_CARD:
            return self.act(self.first, card, fast_cities.NOBODY)
        return False

    def end_round(self) -> None:
        """The next seat is the first player, unless hardly a lot is free or the gold cards are used up."""
        self.cover_and_score()
        if self.free_lots() <= FEW_LOTS or self.count_gold() == 0:
            self.count_up()
            return
        self.pass_on()
        self.begin_round()

    def pass_on(self) -> None:
        self.first = self.after_first(1)
        while self.gone[self.first]:
            self.first = self.after_first(1)

    def cover_and_score(self) -> None:
        for city in range(fast_cities.CITY_COUNT):
            if self.is_open[city]:
                self.cover(city)
        for city in range(fast_cities.CITY_COUNT):
            if self.is_open[city] and self.free[city] == 0:
                self.score(city)

    def free_lots(self) -> int:
        count = 0
        for city in range(fast_cities.CITY_COUNT):
            count += bits.few(self.free[city])
        return count

    def count_up(self) -> None:
        """What was not scored is, and most influence cards earn a bonus."""
        most = 1
        for city in range(fast_cities.CITY_COUNT):
            if self.is_open[city]:
                self.score(city)
        for seat in range(self.seats):
            if not self.gone[seat]:
                most = max(most, self.influence[seat])
        for seat in range(self.seats):
            if not self.gone[seat] and self.influence[seat] == most:
                self.points[self.guilds[seat]] += BONUS
        self.phase = OVER_PHASE

    def take_turn(self, move: int) -> None:
        """With two players: a card is laid, or the drawn one comes first."""
        if self.phase == ORDER_PHASE:
            self.draw_waits, self.lay_waits = 1, move == DRAW_FIRST
        if move != DRAW_FIRST:
            self.queue_count, self.queue_at = 0, 0
            self.lay(self.mover, move >> 4)
        self.go_on()

    def go_on_with_turn(self) -> None:
        """A card is drawn, then one's own if it was not before; then the other plays."""
        self.mover = self.first
        if self.draw_waits:
            self.draw_waits = 0
            self.ask_draw()
        elif self.lay_waits:
            self.lay_waits = 0
            self.phase = LAY_PHASE
        else:
            self.end_turn()

    def ask_draw(self) -> None:
        """When the pile is used up, the cards laid down are shuffled into a new one."""
        self.phase = DRAW_PHASE
        if self.pile == 0:
            self.pile, self.laid, self.shuffled_at = self.laid, 0, self.works

    def draw(self, card: int) -> None:
        """The top card builds for the guild it shows; the card of a scored city leaves the game for another."""
        city = card % DRAWN_COUNT
        self.pile &= ~(1 << card)
        if self.pile == 0:
            self.emptied_at = self.shuffled_at
        if city < fast_cities.CITY_COUNT and not self.is_open[city]:
            self.ask_draw()
            return
        self.laid |= 1 << card
        if not self.act(self.first, city, card // DRAWN_COUNT):
            self.go_on()

    def end_turn(self) -> None:
        """The other plays, unless no lot is left for a player, or a whole pile has gone by without a work."""
        self.cover_and_score()
        if not self.is_open_to_players() or self.emptied_at == self.works:
            self.count_up()
            return
        self.emptied_at = NEVER
        self.pass_on()
        self.phase, self.mover = ORDER_PHASE, self.first

    def is_open_to_players(self) -> bool:
        """Whether some free lot could ever take a quarter that a player may build with a card of his own."""
        own, lots = 1 << self.guilds[0] | 1 << self.guilds[1] | 1 << fast_cities.GREY, 0
        for city in range(fast_cities.CITY_COUNT):
            if self.is_open[city]:
                lots |= self.buildable(city, own)
        return lots != 0

    def share(self, seat: int) -> float:
        """Who stays comes before who has left; then points."""
        own, equals = self.merit(seat), 0
        for other in range(self.seats):
            if self.merit(other) > own:
                return 0.0
            equals += self.merit(other) == own
        return 1.0 / equals

    def merit(self, seat: int) -> int:
        """What ranks a seat, as one number."""
        return self.points_of(seat) if self.gone[seat] else self.points_of(seat) + STAYED

    def points_of(self, seat: int) -> int:
        """The points of its guild, and of the one it holds under influence."""
        points = self.points[self.guilds[seat]]
        if self.influenced[seat] != fast_cities.NOBODY:
            points += self.points[self.influenced[seat]]
        return points

    def worth(self, seat: int) -> float:
        """How likely it is to stay ahead of everybody else, from the points scored and to be expected."""
        if self.phase < GOLD_PHASE:
            return 1.0 / self.seats
        if not self.is_judged:
            self.judge_seats()
        return self.chances[seat]

    def judge_seats(self) -> None:
        """The hopes of all seats together are one victory."""
        total = 0.0
        self.add_up()
        calm = 1.0 / (CALM_POINTS + RESTLESS_POINTS * self.free_lots())
        for seat in range(self.seats):
            self.chances[seat] = self.chance_of(seat, calm)
            total += self.chances[seat]
        for seat in range(self.seats):
            self.chances[seat] /= total
        self.is_judged = 1

    def chance_of(self, seat: int, calm: float) -> float:
        """How likely a seat is ahead of every other, as if they were independent."""
        chance = 0.0 if self.gone[seat] else 1.0
        for other in range(self.seats):
            if other != seat and not self.gone[other]:
                lead = calm * (self.sums[seat] - self.sums[other])
                chance *= 0.5 + 0.5 * lead / math.sqrt(1.0 + lead * lead)
        return chance

    def add_up(self) -> None:
        """The points of every seat, scored and to be expected, and what its cards are worth."""
        for seat in range(self.seats):
            self.sums[seat] = INFLUENCE_CARD * self.influence[seat] + PER_CARD * bits.few(self.hands[seat])
            self.sums[seat] += self.points_of(seat)
        for city in range(fast_cities.CITY_COUNT):
            if self.is_open[city]:
                self.judge(city)
                for seat in range(self.seats):
                    self.sums[seat] += self.expected[self.guilds[seat]]
                    if self.influenced[seat] != fast_cities.NOBODY:
                        self.sums[seat] += self.expected[self.influenced[seat]]

    def fancy(self, dice: Dice) -> int:
        """The best of a few works, or of a few cards with few influence cards; chance says which are looked at."""
        if self.phase < GOLD_PHASE:
            return self.pick(dice)
        self.look_as(self.mover)
        if self.phase == WORK_PHASE:
            self.try_works(dice, WORKS_TRIED)
            return self.best_move
        if self.phase == ORDER_PHASE and dice.below(2):
            return DRAW_FIRST
        return 16 * self.good_card(dice) + self.some_influence(dice)

    def look_as(self, seat: int) -> None:
        """A point for oneself counts one, a point for the others against it, all of them together."""
        self.known = 0
        for arms in range(fast_cities.RANKED):
            self.interest[arms] = 0.0
        for other in range(self.seats):
            part = 1.0 if other == seat else -1.0 / (self.seats - 1)
            self.interest[self.guilds[other]] = part
            if self.influenced[other] != fast_cities.NOBODY:
                self.interest[self.influenced[other]] = part

    def try_works(self, dice: Dice, tries: int) -> None:
        """Looks at some of the works that are asked, and remembers the best."""
        count, self.best_gain = self.find_places(), -LOSS
        for _ in range(tries):
            move = self.nth_work(dice.below(count))
            gain = self.gain((move - WORK_MOVE) >> 10, move >> 5 & 31, move & 31)
            if gain > self.best_gain:
                self.best_move, self.best_gain = move, gain

    def gain(self, city: int, kind: int, place: int) -> float:
        """How much better a work makes things; a quarter of one's own is missed later."""
        price = OWN_QUARTER if kind // 3 == self.guilds[self.mover] else 0.0
        if not self.known >> city & 1:
            self.stakes[city] = self.stake(city)
            self.known |= 1 << city
        return self.stake_after(city, kind, place) - self.stakes[city] - price

    def good_card(self, dice: Dice) -> int:
        """The best of some cards of the hand."""
        good, most = 0, -LOSS
        for _ in range(CARDS_TRIED):
            card = bits.nth(self.hands[self.mover], dice.below(bits.few(self.hands[self.mover])))
            use = self.use_of(card, dice)
            if use > most:
                good, most = card, use
        return good

    def use_of(self, card: int, dice: Dice) -> float:
        """The best of some works that a card can do; cards taken back are a choice more."""
        if card == TAKE_BACK_CARD:
            return PER_CARD_BACK * bits.few(self.played[self.mover]) - LOST_TURN
        phase = self.phase
        can_work = self.act(self.mover, card, self.guilds[self.mover])
        self.phase = phase
        if not can_work:
            return -LOST_TURN
        self.try_works(dice, WORKS_A_CARD)
        return self.best_gain

    def some_influence(self, dice: Dice) -> int:
        """Mostly none; any number now and then."""
        most = self.influence[self.mover]
        if most == 0 or dice.below(SELDOM):
            return 0
        return 1 + dice.below(most) if dice.below(SELDOM) == 0 else 1

    def set_up(self, s: Flandern) -> None:
        """Makes this position equal to a state that asks something."""
        self.seats, self.first = len(s.seats), s.first
        self.set_up_cities(s)
        for seat in s.seats:
            self.guilds[seat], self.influenced[seat] = s.guilds[seat], s.influenced[seat]
            self.hands[seat] = sum(1 << CARD_OF[card] for card in s.hands[seat])
            self.played[seat] = sum(1 << CARD_OF[card] for card in s.played[seat])
            self.influence[seat], self.gone[seat], self.chosen[seat] = s.influence[seat], seat in s.out, UNCHOSEN
        self.find_builders()
        self.set_up_piles(s)
        self.set_agenda(s)
        self.set_asked(s)

    def set_up_piles(self, s: Flandern) -> None:
        self.gold = NO_CARD if s.gold is None else CARD_OF[s.gold]
        self.works, self.shuffled_at = s.works, s.shuffled_at
        self.emptied_at = NEVER if s.emptied_at is None else s.emptied_at
        if self.seats == TWO_SEATS:
            self.pile = sum(1 << DRAWN_OF[card] for pile in s.piles for card, _ in pile.mixed)
            self.laid = sum(1 << DRAWN_OF[card] for card in s.laid)
            return
        for number, pile in enumerate(s.piles):
            for card, count in pile.mixed:
                self.piles[16 * number + CARD_OF[card]] = count

    def set_agenda(self, s: Flandern) -> None:
        """What is still to be done after what is asked."""
        self.gold_waits = any(isinstance(step, FirstsAction) for step in s.agenda)
        self.draw_waits = any(isinstance(step, DrawInfluenced) for step in s.agenda[1:])
        self.lay_waits = any(isinstance(step, LayCard) for step in s.agenda[1:])
        for step in s.agenda:
            if isinstance(step, Act):
                self.queue[self.queue_count] = 16 * step.seat + CARD_OF[step.card]
                self.queue_count += 1

    def set_asked(self, s: Flandern) -> None:
        step = s.agenda[0]
        match step:
            case BuildOrFinish(seat=seat, card=card, arms=arms):
                self.act(seat, CARD_OF[card], guild_of(arms))
            case BuildSite(seat=seat, arms=arms):
                self.act(seat, SITE_CARD, guild_of(arms))
            case RaiseOne() | SetMaster():
                self.gold = CATHEDRAL_GOLD if isinstance(step, RaiseOne) else MASTER_GOLD
                self.show_gold()
            case _:
                self.phase, self.mover = PHASES[type(step)], next(iter(step.asks(s)))
        for seat, choice in s.held:
            self.chosen[seat] = self.move(choice)
        if self.phase == CHOOSE_PHASE:
            self.mover = self.next_to_choose(0)

    def action(self, move: int) -> Action:
        """What a legal move means in the rulebook."""
        if move >= WORK_MOVE:
            return self.work((move - WORK_MOVE) >> 10, move >> 5 & 31, move & 31)
        if move >= SITE_MOVE:
            return TakeSite(SITE_NAMES[move - SITE_MOVE])
        if move >= GUILD_MOVE:
            guild = ARMS[move - GUILD_MOVE]
            return TakeGuild(guild) if self.phase == GUILD_PHASE else TakeInfluence(guild)
        if move == DRAW_FIRST:
            return DrawFirst()
        card = CARD_NAMES[move >> 4]
        return Choose(card, move & 15) if self.phase == CHOOSE_PHASE else Lay(card)

    def work(self, city: int, kind: int, place: int) -> Action:
        if kind == fast_cities.GREAT:
            return great_build(CITIES[city], *SITES[self.site[city]].pairs[place])
        if kind < fast_cities.FINISH:
            return Build(CITIES[city], LOT_NAMES[place], KIND_NAMES[kind])
        what = Finish if kind == fast_cities.FINISH else RaiseCathedral if kind == fast_cities.RAISE else PlaceMaster
        return what(CITIES[city], LOT_NAMES[place])

    def move(self, action: Action) -> int:
        """The move that a legal action of the rulebook is here."""
        match action:
            case Choose(card=card, influence=influence):
                return 16 * CARD_OF[card] + influence
            case Lay(card=card):
                return 16 * CARD_OF[card]
            case TakeGuild(guild=guild) | TakeInfluence(guild=guild):
                return GUILD_MOVE + ARMS_OF[guild]
            case TakeSite(site=site):
                return SITE_MOVE + SITE_OF[site]
            case Build() | Finish() | RaiseCathedral() | PlaceMaster():
                return self.move_of_work(action)
        return DRAW_FIRST

    def move_of_work(self, work: Build | Finish | RaiseCathedral | PlaceMaster) -> int:
        city = CITY_OF[work.city]
        kind = OTHER_WORKS.get(type(work), 0)
        if isinstance(work, Build):
            kind = KIND_OF[work.quarter]
        if kind == fast_cities.GREAT:
            place = SITES[self.site[city]].pairs.index((LOT_OF[work.lot[0]], LOT_OF[work.lot[1]]))
        else:
            place = LOT_OF[work.lot]
        return WORK_MOVE + 1024 * city + 32 * kind + place

    def answer_for_chance(self, action: Any) -> None:
        """Chance has drawn the first player, the sites nobody chose, or a card."""
        match action:
            case Starter(seat=seat):
                self.begin(seat)
            case Settle(utrecht=utrecht, luik=luik):
                self.settle(SITE_OF[utrecht], SITE_OF[luik])
            case Draw(card=card) if self.phase == GOLD_PHASE:
                self.take_gold(CARD_OF[card])
            case Draw(card=card):
                self.draw(DRAWN_OF[card])


OTHER_WORKS: dict[type[Action], int] = {
    Finish: fast_cities.FINISH,
    RaiseCathedral: fast_cities.RAISE,
    PlaceMaster: fast_cities.SET,
}
DRAWN_OF = {
    card_for(guild, card): DRAWN_COUNT * guild + number
    for guild in GUILDS
    for number, card in enumerate(ACTION_CARDS[:DRAWN_COUNT])
}


def guild_of(arms: tuple[int, ...]) -> int:
    """The guild among the arms of a card; gold cards have none."""
    return next((each for each in arms if each in GUILDS), fast_cities.NOBODY)


def position_of(s: Flandern) -> FastFlandern:
    """The fast position of a state that asks something."""
    position = FastFlandern()
    position.set_up(s)
    return position
