"""The turns of Bastide for search: who is asked what, what may be answered, and what happens then.

A move is a number whose range tells what it answers: an equipment; PLAY and a tile; PASS; PUT and a place; DISMISS and
a value; BUILD, twice a strip and a facing; BID or ADD and an amount; STRIKE, 128 times the first target and the last;
SPLIT and four bits for the share of every seat.
"""

from __future__ import annotations

from beffroi import fast
from beffroi.core import bits
from beffroi.fast import blank
from beffroi.fast.dice import Dice
from beffroi.games.bastide import fast_town as town
from beffroi.games.bastide.ending import MOST_TURNS
from beffroi.games.bastide.english import STRONG
from beffroi.games.bastide.fast_town import FastTown
from beffroi.games.bastide.project import PRICE, RAISE_FROM
from beffroi.games.bastide.turn import HAND_SIZE

PLAY, PASS, PUT, DISMISS, BUILD, BID, ADD, STRIKE, SPLIT = 16, 24, 32, 120, 128, 4096, 8192, 16384, 1 << 20
END_OF_MOVES = 1 << 21
PREPARING, STARTING, DRAWING, OVER_PHASE, TURN_PHASE, RENT_PHASE, FIRE_PHASE, RAID_PHASE = 0, 1, 2, 3, 4, 5, 6, 7
PIECE_PHASE, HOUSE_PHASE, BID_PHASE, ADD_PHASE, PUT_PHASE, EMISSARY_PHASE, PHASES = 8, 9, 10, 11, 12, 13, 14
MISSING = -1
MOST_CIRCLES = 4
"""An equipment has no more circles: whatever else a seat has paid for in one project is lost."""
QUEUE_ROOM = town.MOST_SEATS * MOST_CIRCLES
TARGET_ROOM, SHARE_BITS, SHARE = 128, 4, 15
COST, RAISES_FROM, LAST_TURN, FULL_HAND, STRONG_FROM = PRICE, RAISE_FROM, MOST_TURNS, HAND_SIZE, STRONG
FIRST_MOVE = blank(PHASES)
AFTER_MOVES = blank(PHASES)
"""Between which numbers the answers to every question are."""


def _fill() -> None:
    asking = (
        *((TURN_PHASE, 0, PUT), (PIECE_PHASE, BUILD, BID), (BID_PHASE, BID, ADD), (ADD_PHASE, ADD, STRIKE)),
        *((PUT_PHASE, PUT, DISMISS), (EMISSARY_PHASE, DISMISS, BUILD), (HOUSE_PHASE, BUILD, BID)),
        *((RENT_PHASE, SPLIT, END_OF_MOVES), (FIRE_PHASE, STRIKE, SPLIT), (RAID_PHASE, STRIKE, SPLIT)),
    )
    for phase, first, after in asking:
        FIRST_MOVE[phase], AFTER_MOVES[phase] = first, after


_fill()


class FastTurns(FastTown):
    """A town and the question it asks: a phase, the seat asked first, and what the phase needs to know."""

    def __init__(self) -> None:
        super().__init__()
        self.phase = PREPARING
        self.mover = town.NOBODY
        self.initiator = town.NOBODY
        self.project = 0
        self.before = 0
        self.pledge = 0
        self.sealed = blank(town.MOST_SEATS)
        self.sealed_count = 0
        self.bids = blank(town.MOST_SEATS)
        self.added = blank(town.MOST_SEATS)
        self.has_one_raise = 0
        self.queue = blank(QUEUE_ROOM)
        self.queue_length = 0
        self.queue_place = 0
        self.moulon = 0
        self.tax = 0
        self.tied_share = blank(town.MOST_SEATS)
        self.tied_back = blank(town.MOST_SEATS)
        self.raider = 0
        self.sign = 1

    def copy_question(self, origin: FastTurns) -> None:
        self.phase, self.mover, self.initiator = origin.phase, origin.mover, origin.initiator
        self.project, self.before, self.has_one_raise = origin.project, origin.before, origin.has_one_raise
        self.sealed_count, self.queue_length = origin.sealed_count, origin.queue_length
        self.queue_place, self.moulon, self.tax = origin.queue_place, origin.moulon, origin.tax
        self.raider, self.sign, self.pledge = origin.raider, origin.sign, origin.pledge
        for seat in range(town.MOST_SEATS):
            self.sealed[seat] = origin.sealed[seat]
            self.bids[seat], self.added[seat] = origin.bids[seat], origin.added[seat]
            self.tied_share[seat], self.tied_back[seat] = origin.tied_share[seat], origin.tied_back[seat]
        for number in range(QUEUE_ROOM):
            self.queue[number] = origin.queue[number]

    def asked(self) -> int:
        if self.phase == OVER_PHASE:
            return fast.OVER
        return fast.CHANCE if self.is_chance() else self.mover

    def is_chance(self) -> bool:
        return self.phase in (PREPARING, STARTING, DRAWING)

    def held(self) -> int:
        return self.sealed_count

    def chance(self, dice: Dice) -> int:
        """Chance says who begins, which all see, or draws a tile, which only its owner does."""
        if self.phase == STARTING:
            self.begin(self.nth_player(dice.below(self.player_count)))
            return self.active
        self.take(self.tile_at(dice.below(self.bag_size)))
        return 0

    def nth_player(self, number: int) -> int:
        seat = 0
        while number or not self.playing[seat]:
            number -= self.playing[seat]
            seat += 1
        return seat

    def begin(self, seat: int) -> None:
        self.active, self.turn = seat, 1
        self.ask(TURN_PHASE, seat)

    def take(self, tile: int) -> None:
        """The tile that chance has drawn."""
        self.draw(self.mover, tile)
        if self.phase == PREPARING:
            self.prepare()
        else:
            self.close_turn()

    def prepare(self) -> None:
        """The first seat without a full hand draws; when there is none, chance says who begins."""
        for seat in range(self.seats):
            if self.playing[seat] and self.hand_size(seat) < FULL_HAND:
                self.ask(PREPARING, seat)
                return
        self.phase = STARTING

    def ask(self, phase: int, seat: int) -> None:
        self.phase, self.mover = phase, seat

    def list_moves(self) -> int:
        if self.phase == TURN_PHASE:
            return self.list_turns()
        if self.phase == BID_PHASE:
            return self.list_amounts(BID, self.least_bid(), self.money[self.mover])
        if self.phase == ADD_PHASE:
            return self.list_amounts(ADD, 0, self.most_added())
        if self.phase == PUT_PHASE:
            return self.list_places(self.free_circles(self.project), PUT, 1, 0)
        if self.phase == RENT_PHASE:
            return self.list_splits(0, self.tax, 0, 0)
        return self.list_more()

    def list_more(self) -> int:
        if self.phase == EMISSARY_PHASE:
            return self.list_values()
        if self.phase == FIRE_PHASE:
            return self.list_fires()
        if self.phase == RAID_PHASE:
            return self.list_raids()
        return self.list_sites()

    def list_turns(self) -> int:
        count = self.list_tiles(self.list_projects())
        if count == 0:
            self.moves[0] = PASS
            return 1
        return count

    def list_projects(self) -> int:
        count = 0
        if not self.can_propose():
            return 0
        for equipment in range(town.EQUIPMENT_COUNT):
            if self.is_possible(equipment):
                self.moves[count] = equipment
                count += 1
        return count

    def can_propose(self) -> bool:
        """Whether the mover has the money to bid what a proposal would announce."""
        return self.money[self.mover] + self.chest // self.player_count >= self.to_pledge()

    def to_pledge(self) -> int:
        """S: after a round that has brought nothing, whoever can play a tile proposes only what they pay for."""
        if self.idle < self.player_count:
            return 0
        for tile in range(town.TILE_COUNT):
            if self.is_playable(self.mover, tile):
                return COST
        return 0

    def least_bid(self) -> int:
        return self.pledge if self.mover == self.initiator else 0

    def list_tiles(self, count: int) -> int:
        for tile in range(town.TILE_COUNT):
            if self.is_playable(self.mover, tile):
                self.moves[count] = PLAY + tile
                count += 1
        return count

    def list_amounts(self, kind: int, least: int, most: int) -> int:
        for amount in range(least, most + 1):
            self.moves[amount - least] = kind + amount
        return most + 1 - least

    def most_added(self) -> int:
        return self.money[self.mover] - self.added[self.mover]

    def list_places(self, area: int, first: int, times: int, count: int) -> int:
        """A move for every place of an area."""
        while area:
            self.moves[count] = first + times * bits.lowest(area)
            count += 1
            area &= area - 1
        return count

    def list_sites(self) -> int:
        width = self.width_built()
        return self.list_places(self.sites(width, 1), BUILD + 1, 2, self.list_places(self.sites(width, 0), BUILD, 2, 0))

    def width_built(self) -> int:
        return town.WIDTH[self.project] if self.phase == PIECE_PHASE else 1

    def list_values(self) -> int:
        count = 0
        for value in range(1, town.HAND_ROOM):
            if self.camp[value]:
                self.moves[count] = DISMISS + value
                count += 1
        return count

    def list_splits(self, seat: int, left: int, shares: int, count: int) -> int:
        """Every way to share what is left among a seat and those after it."""
        if seat == self.seats:
            self.moves[count] = SPLIT + shares
            return count + (left == 0)
        for share in range(min(left, self.claim(seat, self.moulon)) + 1):
            count = self.list_splits(seat + 1, left - share, shares | share << SHARE_BITS * seat, count)
        return count

    def list_fires(self) -> int:
        """One or two houses of one moulon, or influences of one equipment."""
        count = 0
        for moulon in range(town.MOULONS):
            count = self.list_fires_in(self.houses & town.STRIPS_OF[moulon], count)
        for equipment in range(town.EQUIPMENT_COUNT):
            count = self.list_fires_in(self.taken & town.CIRCLES_OF[equipment], count)
        return count

    def list_fires_in(self, area: int, count: int) -> int:
        return self.list_pairs(area, self.list_places(area, STRIKE, TARGET_ROOM + 1, count))

    def list_pairs(self, area: int, count: int) -> int:
        """A strike for every two places of an area."""
        while area:
            first = bits.lowest(area)
            area &= area - 1
            count = self.list_places(area, STRIKE + TARGET_ROOM * first, 1, count)
        return count

    def list_raids(self) -> int:
        """As much damage as the better pool allows, all of it in one pool."""
        self.find_exposed()
        if self.damage() == 1:
            return self.list_places(self.pools[0] | self.pools[1], STRIKE, TARGET_ROOM + 1, 0)
        return self.list_pairs(self.pools[1], self.list_pairs(self.pools[0], 0))

    def damage(self) -> int:
        """What the English destroy, once what they can reach is found."""
        most = max(bits.count(self.pools[0]), bits.count(self.pools[1]))
        return min(most, 2 if self.raider >= STRONG_FROM else 1)

    def random_move(self, dice: Dice) -> int:
        """As likely as the rulebook's own: in a turn either of both actions first, then any project or any tile."""
        if self.phase == TURN_PHASE:
            return self.pick_turn(dice)
        if self.phase == BID_PHASE:
            least = self.least_bid()
            return BID + least + dice.below(self.money[self.mover] + 1 - least)
        if self.phase == ADD_PHASE:
            return ADD + dice.below(self.most_added() + 1)
        if self.phase in (PIECE_PHASE, HOUSE_PHASE):
            return self.pick_site(dice)
        if self.phase == PUT_PHASE:
            return PUT + self.any_of(self.free_circles(self.project), dice)
        return self.moves[dice.below(self.list_moves())]

    def pick_turn(self, dice: Dice) -> int:
        projects = self.list_projects()
        count = self.list_tiles(projects)
        if count == 0:
            return PASS
        if projects and (projects == count or dice.below(2) == 0):
            return self.moves[dice.below(projects)]
        return self.moves[projects + dice.below(count - projects)]

    def pick_site(self, dice: Dice) -> int:
        width = self.width_built()
        first, second = self.sites(width, 0), self.sites(width, 1)
        number, count = dice.below(bits.count(first) + bits.count(second)), bits.count(first)
        if number < count:
            return BUILD + 2 * bits.nth(first, number)
        return BUILD + 2 * bits.nth(second, number - count) + 1

    def any_of(self, area: int, dice: Dice) -> int:
        return bits.nth(area, dice.below(bits.count(area)))

    def is_legal(self, move: int) -> bool:
        """Whether a move is legal here, whatever question it was listed for: hands and sealed answers are guessed."""
        if move < FIRST_MOVE[self.phase] or move >= AFTER_MOVES[self.phase]:
            return False
        if self.phase == TURN_PHASE:
            return self.allows_turn(move)
        if self.phase == BID_PHASE:
            return self.least_bid() <= move - BID <= self.money[self.mover]
        if self.phase == ADD_PHASE:
            return move - ADD <= self.most_added()
        if self.phase == PUT_PHASE:
            return self.free_circles(self.project) >> (move - PUT) & 1 != 0
        return self.allows_more(move)

    def allows_more(self, move: int) -> bool:
        if self.phase == EMISSARY_PHASE:
            return self.camp[move - DISMISS] != 0
        if self.phase == RENT_PHASE:
            return self.allows_split(move - SPLIT)
        if self.phase in (FIRE_PHASE, RAID_PHASE):
            return self.allows_strike((move - STRIKE) // TARGET_ROOM, (move - STRIKE) % TARGET_ROOM)
        return self.sites(self.width_built(), (move - BUILD) % 2) >> (move - BUILD) // 2 & 1 != 0

    def allows_turn(self, move: int) -> bool:
        if move < PLAY:
            return self.can_propose() and self.is_possible(move)
        if move < PASS:
            return self.is_playable(self.mover, move - PLAY)
        return self.list_tiles(self.list_projects()) == 0

    def allows_split(self, shares: int) -> bool:
        left = self.tax
        for seat in range(town.MOST_SEATS):
            share = shares >> SHARE_BITS * seat & SHARE
            if share > self.claim(seat, self.moulon):
                return False
            left -= share
        return left == 0

    def allows_strike(self, first: int, last: int) -> bool:
        """Whether both targets stand and may be destroyed together."""
        targets = bits.one(first) | bits.one(last)
        if self.phase == FIRE_PHASE:
            place = (
                self.houses & town.STRIPS_OF[first // town.MOULON_SIZE]
                if first < town.FIRST_CIRCLE
                else self.taken & town.CIRCLES_OF[town.EQUIPMENT_ON[first]]
            )
            return targets & ~place == 0
        self.find_exposed()
        if bits.count(targets) != self.damage():
            return False
        return targets & ~self.pools[0] == 0 or targets & ~self.pools[1] == 0

    def play(self, move: int) -> None:
        if self.phase == TURN_PHASE:
            self.play_turn(move)
        elif self.phase == BID_PHASE:
            self.seal(move - BID)
        elif self.phase == ADD_PHASE:
            self.seal(move - ADD)
        elif self.phase == PUT_PHASE:
            self.put(self.mover, move - PUT)
            self.queue_place += 1
            self.place_influences()
        elif self.phase in (PIECE_PHASE, HOUSE_PHASE):
            self.play_site((move - BUILD) // 2, (move - BUILD) % 2)
        elif self.phase == EMISSARY_PHASE:
            self.dismiss(self.mover, move - DISMISS)
            self.close_turn()
        elif self.phase == RENT_PHASE:
            self.pay_rents(move - SPLIT)
        else:
            self.strike((move - STRIKE) // TARGET_ROOM, (move - STRIKE) % TARGET_ROOM)

    def play_turn(self, move: int) -> None:
        if move < PLAY:
            self.propose(move)
        elif move < PASS:
            self.play_tile(move - PLAY)
        else:
            self.idle += 1
            self.close_turn()

    def propose(self, equipment: int) -> None:
        """A new religious building first needs a place in a moulon."""
        self.project, self.initiator, self.pledge = equipment, self.mover, self.to_pledge()
        self.before = self.count_on(equipment)
        if town.WIDTH[equipment] and self.before == 0:
            self.phase = PIECE_PHASE
        else:
            self.open_bids()

    def play_site(self, place: int, facing: int) -> None:
        area = self.build(place, facing, self.width_built())
        if self.phase == PIECE_PHASE:
            self.pieces[self.project - town.FIRST_RELIGIOUS] = area
            self.open_bids()
        else:
            self.houses |= area
            self.moulon = place // town.MOULON_SIZE
            self.tax = self.tax_in(self.moulon)
            self.share_tax()

    def open_bids(self) -> None:
        """The chest is shared, then everybody closes a fist."""
        share = self.chest // self.player_count
        self.chest -= share * self.player_count
        for seat in range(self.seats):
            if self.playing[seat]:
                self.money[seat] += share
                self.added[seat] = 0
        self.break_seals()
        self.phase = BID_PHASE
        self.mover = self.next_missing()

    def break_seals(self) -> None:
        self.sealed_count = 0
        for seat in range(town.MOST_SEATS):
            self.sealed[seat] = MISSING

    def next_missing(self) -> int:
        """The first seat that is asked and has not answered."""
        for seat in range(self.seats):
            if self.sealed[seat] == MISSING and self.is_bidder(seat):
                return seat
        return town.NOBODY

    def is_bidder(self, seat: int) -> bool:
        """Everybody bids; who has bid enough, and has coins left before those face down, may add."""
        if self.phase == BID_PHASE:
            return self.playing[seat] != 0
        return self.playing[seat] != 0 and self.bids[seat] >= RAISES_FROM and self.money[seat] != 0

    def seal(self, amount: int) -> None:
        """An answer is held until the last one is in."""
        self.sealed[self.mover] = amount
        self.sealed_count += 1
        self.mover = self.next_missing()
        if self.mover == town.NOBODY:
            if self.phase == BID_PHASE:
                self.open_fists()
            else:
                self.add_up()

    def open_fists(self) -> None:
        for seat in range(self.seats):
            if self.playing[seat]:
                self.bids[seat] = self.sealed[seat]
                self.money[seat] -= self.sealed[seat]
        self.ask_raisers()

    def ask_raisers(self) -> None:
        self.phase = ADD_PHASE
        self.break_seals()
        self.mover = self.next_missing()
        if self.mover == town.NOBODY:
            self.reveal()

    def add_up(self) -> None:
        """One round of raises; another follows while somebody adds, unless the table has agreed on a single one."""
        raised = 0
        for seat in range(self.seats):
            if self.sealed[seat] > 0:
                self.added[seat] += self.sealed[seat]
                raised = 1
        if raised and not self.has_one_raise:
            self.ask_raisers()
        else:
            self.reveal()

    def reveal(self) -> None:
        """All additions are paid, and influences are placed: larger totals first, equal ones by turns."""
        self.break_seals()
        for seat in range(self.seats):
            if self.playing[seat]:
                self.money[seat] -= self.added[seat]
                self.bids[seat] += self.added[seat]
        self.queue_length, self.queue_place = 0, 0
        total = self.next_total(-1)
        while total >= COST:
            self.line_up(total)
            total = self.next_total(total)
        self.place_influences()

    def next_total(self, below: int) -> int:
        """The largest sum paid that is smaller than this one; the largest of all after -1."""
        found = -1
        for seat in range(self.seats):
            if self.playing[seat] and (below == -1 or self.bids[seat] < below):
                found = max(found, self.bids[seat])
        return found

    def line_up(self, total: int) -> None:
        """All who have paid as much, by turns from the initiator on."""
        for _ in range(min(total // COST, MOST_CIRCLES)):
            for step in range(self.seats):
                seat = (self.initiator + step) % self.seats
                if self.playing[seat] and self.bids[seat] == total:
                    self.queue[self.queue_length] = seat
                    self.queue_length += 1

    def place_influences(self) -> None:
        """The next in the queue who has an influence puts it on a free circle."""
        while self.queue_place < self.queue_length and self.free_circles(self.project):
            seat = self.queue[self.queue_place]
            if self.stock[seat]:
                self.ask(PUT_PHASE, seat)
                return
            self.queue_place += 1
        self.end_project()

    def end_project(self) -> None:
        """What nobody has paid for leaves no piece; a religious building that has advanced brings an emissary."""
        religious = town.WIDTH[self.project]
        if self.count_on(self.project) > self.before:
            self.idle = 0
            leader = self.emissary(self.project, self.initiator) if religious and self.camp_size else town.NOBODY
            if leader != town.NOBODY:
                self.ask(EMISSARY_PHASE, leader)
                return
        else:
            self.idle += 1
            if religious and self.before == 0:
                self.take_off(self.project)
        self.close_turn()

    def play_tile(self, tile: int) -> None:
        self.hands[town.HAND_ROOM * self.mover + tile] -= 1
        self.idle = 0
        if tile == town.NEW_HOUSE:
            self.phase = HOUSE_PHASE
        elif tile == town.FIRE:
            self.phase = FIRE_PHASE
        else:
            self.play_english(tile + 1)

    def play_english(self, value: int) -> None:
        """The eighth tile is the siege; any other raids what there is to raid, and makes camp."""
        self.raider = value
        self.find_exposed()
        if self.camp_size == town.CAMP_ROOM:
            self.make_camp()
            self.hand_out_cards()
            self.finish(1 if self.holds_out() else -1)
        elif self.damage() == 0:
            self.make_camp()
            self.draw_again()
        else:
            self.phase = RAID_PHASE

    def make_camp(self) -> None:
        self.camp[self.raider] += 1
        self.camp_size += 1

    def strike(self, first: int, last: int) -> None:
        self.destroy(first)
        if last != first:
            self.destroy(last)
        if self.phase == RAID_PHASE:
            self.make_camp()
        self.draw_again()

    def share_tax(self) -> None:
        """Everybody gets his due, unless the tax is too small for several claimants: then the builder is asked."""
        due, claimants, shares = 0, 0, 0
        for seat in range(self.seats):
            claim = self.claim(seat, self.moulon)
            due += claim
            claimants += claim > 0
            shares |= min(claim, self.tax) << SHARE_BITS * seat
        if claimants > 1 and 0 < self.tax < due:
            self.phase = RENT_PHASE
        else:
            self.pay_rents(shares)

    def pay_rents(self, shares: int) -> None:
        """The rest goes into the chest, and what was tied to a share comes back to the builder."""
        self.chest += self.tax
        for seat in range(self.seats):
            share = shares >> SHARE_BITS * seat & SHARE
            self.money[seat] += share
            self.chest -= share
            if self.tied_back[seat] and share >= self.tied_share[seat]:
                self.money[seat] -= self.tied_back[seat]
                self.money[self.active] += self.tied_back[seat]
            self.tied_back[seat] = 0
        self.draw_again()

    def draw_again(self) -> None:
        """Who has played a tile draws one; an empty bag gives none."""
        if self.bag_size:
            self.ask(DRAWING, self.active)
        else:
            self.close_turn()

    def close_turn(self) -> None:
        """Cards change hands; then the game is over, or the next seat takes its turn."""
        self.hand_out_cards()
        if self.are_all_started():
            self.finish(1)
            return
        if self.idle >= 2 * self.player_count or self.turn >= LAST_TURN:
            self.finish(0)
            return
        self.turn += 1
        self.active = (self.active + 1) % self.seats
        while not self.playing[self.active]:
            self.active = (self.active + 1) % self.seats
        self.ask(TURN_PHASE, self.active)

    def finish(self, sign: int) -> None:
        """The town stays French (1), becomes English (-1), or is nobody's (0, by S): then only influences count."""
        self.sign = sign
        self.phase = OVER_PHASE
