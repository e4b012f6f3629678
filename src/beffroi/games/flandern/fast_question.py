"""What is asked in Flandern 1302, and what may be answered, flat, for search.

A move is a card times 16 plus the influence cards thrown in, one of DRAW_FIRST, DRAW_AGAIN and STOP_DRAWING, a guild or
a site from GUILD_MOVE and SITE_MOVE on, or from WORK_MOVE on a work: its city times 32 plus its kind, times 32 plus its
place (see `fast_cities`).
"""

from __future__ import annotations

from beffroi import fast
from beffroi.core import bits
from beffroi.fast import Dice, blank
from beffroi.games.flandern import fast_hands as hands
from beffroi.games.flandern.fast_hands import FastHands

UNCHOSEN = -1
DRAW_FIRST, DRAW_AGAIN, STOP_DRAWING, GUILD_MOVE, SITE_MOVE, WORK_MOVE = 128, 129, 130, 136, 144, 1024
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


class FastQuestion(FastHands):
    """What everybody holds and the question it asks: a phase, the seat asked, and the cards chosen so far."""

    def __init__(self) -> None:
        super().__init__()
        self.phase = STARTER_PHASE
        self.mover = 0
        self.chosen = blank(4)

    def copy_question(self, origin: FastQuestion) -> None:
        """Asks what another position asks."""
        self.phase, self.mover = origin.phase, origin.mover
        for seat in range(self.seats):
            self.chosen[seat] = origin.chosen[seat]

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
        if self.phase == AGAIN_PHASE:
            self.moves[0], self.moves[1] = DRAW_AGAIN, STOP_DRAWING
            return 2
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
        for card in range(hands.CARD_COUNT):
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
