"""The rounds of Flandern 1302, and with two players the turns, flat, for search: what cards do, and when it ends."""

from __future__ import annotations

from beffroi.core import bits
from beffroi.fast import blank
from beffroi.games.flandern import fast_cities
from beffroi.games.flandern import fast_hands as hands
from beffroi.games.flandern import fast_question as question
from beffroi.games.flandern.fast_question import FastQuestion
from beffroi.games.flandern.round import FEWEST_LOTS
from beffroi.games.flandern.scoring import INFLUENCE_BONUS

NEVER = -1
FEW_LOTS, BONUS = FEWEST_LOTS, INFLUENCE_BONUS


class FastRounds(FastQuestion):
    """What is left to do in the round or the turn: the cards that wait to act, and what comes after them."""

    def __init__(self) -> None:
        super().__init__()
        self.queue = blank(4)
        self.queue_count = 0
        self.queue_at = 0
        self.gold_waits = 0
        self.draw_waits = 0
        self.lay_waits = 0
        self.works = 0
        self.shuffled_at = 0
        self.emptied_at = NEVER

    def copy_rounds(self, origin: FastRounds) -> None:
        """Leaves to do what another position does."""
        for seat in range(self.seats):
            self.queue[seat] = origin.queue[seat]
        self.queue_count, self.queue_at = origin.queue_count, origin.queue_at
        self.gold_waits, self.draw_waits, self.lay_waits = origin.gold_waits, origin.draw_waits, origin.lay_waits
        self.works, self.shuffled_at, self.emptied_at = origin.works, origin.shuffled_at, origin.emptied_at

    def begin_round(self) -> None:
        """The first player draws a gold card, if there is one and he is there."""
        self.gold_waits = 1
        if self.count_gold() == 0 or self.gone[self.first]:
            self.ask_cards()
        else:
            self.phase = question.GOLD_PHASE

    def count_gold(self) -> int:
        """How many cards lie in the pile on top."""
        count, pile = 0, self.top_pile()
        for card in range(hands.GOLD_COUNT):
            count += self.piles[pile + card]
        return count

    def top_pile(self) -> int:
        """Pile A lies on pile B."""
        for card in range(hands.GOLD_COUNT):
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
        self.phase = question.CHOOSE_PHASE
        for seat in range(self.seats):
            self.chosen[seat] = question.UNCHOSEN
        self.mover = self.next_to_choose(0)

    def next_to_choose(self, seat: int) -> int:
        """The first seat from this one on that plays and has not chosen; as many as there are seats if all have."""
        while seat < self.seats and (self.gone[seat] or self.chosen[seat] != question.UNCHOSEN):
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
                if self.chosen[seat] != question.UNCHOSEN and self.chosen[seat] & 15 == influence:
                    self.lay(seat, self.chosen[seat] >> 4)
                    self.influence[seat] -= influence
                    self.chosen[seat] = question.UNCHOSEN
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
        if self.seats == hands.TWO_SEATS:
            self.go_on_with_turn()
        elif not (self.gold_waits and self.show_gold()):
            self.end_round()

    def act(self, seat: int, card: int, guild: int) -> bool:
        """What a card stands for is done; returns whether that has to be asked."""
        kinds = self.kinds_for(guild)
        self.mover, self.guild = seat, guild
        if card < fast_cities.CITY_COUNT:
            return self.ask_work(self.is_open[card] << card, kinds | 1 << fast_cities.FINISH, 0)
        if card == hands.SITE_CARD:
            return self.site_pawns > 0 and self.ask_work(self.open_cities(), kinds, 1)
        if card == hands.TAKE_BACK_CARD:
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
        self.phase, self.city_set, self.kind_set, self.as_site = question.WORK_PHASE, cities, kinds, as_site
        return self.has_place()

    def show_gold(self) -> bool:
        """An influence card is kept, what any other says is done; returns whether that has to be asked."""
        card = self.gold
        self.gold, self.gold_waits = hands.NO_CARD, 0
        if card == hands.INFLUENCE_GOLD:
            self.influence[self.first] += 1
        elif card in (hands.CATHEDRAL_GOLD, hands.MASTER_GOLD):
            self.mover, self.guild = self.first, self.guilds[self.first]
            kind = fast_cities.RAISE if card == hands.CATHEDRAL_GOLD else fast_cities.SET
            return self.ask_work(self.open_cities(), 1 << kind, 0)
        elif card != hands.NO_CARD:
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
        self.phase = question.OVER_PHASE

    def take_turn(self, move: int) -> None:
        """With two players: a card is laid, or the drawn one comes first; a dead one may be drawn again."""
        if move == question.DRAW_AGAIN:
            self.ask_draw()
            return
        if self.phase == question.ORDER_PHASE:
            self.draw_waits, self.lay_waits = 1, move == question.DRAW_FIRST
        if move < question.DRAW_FIRST:
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
            self.phase = question.LAY_PHASE
        else:
            self.end_turn()

    def ask_draw(self) -> None:
        """When the pile is used up, the cards laid down are shuffled into a new one."""
        self.phase = question.DRAW_PHASE
        if self.pile == 0:
            self.pile, self.laid, self.shuffled_at = self.laid, 0, self.works

    def draw(self, card: int) -> None:
        """The top card builds for the guild it shows; the card of a scored city leaves the game."""
        city = card % hands.DRAWN_COUNT
        self.pile &= ~(1 << card)
        if self.pile == 0:
            self.emptied_at = self.shuffled_at
        if city < fast_cities.CITY_COUNT and not self.is_open[city]:
            self.phase, self.mover = question.AGAIN_PHASE, self.first
            return
        self.laid |= 1 << card
        if not self.act(self.first, city, card // hands.DRAWN_COUNT):
            self.go_on()

    def end_turn(self) -> None:
        """The other plays, unless no lot is left for a player, or a whole pile has gone by without a work."""
        self.cover_and_score()
        if not self.is_open_to_players() or self.emptied_at == self.works:
            self.count_up()
            return
        self.emptied_at = NEVER
        self.pass_on()
        self.phase, self.mover = question.ORDER_PHASE, self.first

    def is_open_to_players(self) -> bool:
        """Whether some free lot could ever take a quarter that a player may build with a card of his own."""
        own, lots = 1 << self.guilds[0] | 1 << self.guilds[1] | 1 << fast_cities.GREY, 0
        for city in range(fast_cities.CITY_COUNT):
            if self.is_open[city]:
                lots |= self.buildable(city, own)
        return lots != 0
