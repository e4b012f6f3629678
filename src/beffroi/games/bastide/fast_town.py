"""The town of Bastide for search: what stands where and who owns what, flat.

A place is a strip of a moulon (three times the number of the moulon, plus its own), or, from FIRST_CIRCLE on, a circle;
a set of places is one number. Moulons, equipments, tiles and cards have the numbers of their order in `material`, a
facing that of its order in FACINGS.
"""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.core import bits
from beffroi.fast import blank
from beffroi.fast.position import Position
from beffroi.games.bastide.english import CAMP_SIZE
from beffroi.games.bastide.house import NEWCOMER, RENT, TAX_CHANGES
from beffroi.games.bastide.influence import ROAD_END
from beffroi.games.bastide.material import (
    BLOCKS,
    CARD_POINTS,
    CARDS,
    CARRA,
    CIRCLES,
    EQUIPMENT_AT,
    EQUIPMENTS,
    FACED,
    FACING_CIRCLES,
    FACINGS,
    FIRE_TILE,
    FREE,
    GROUPS,
    HOUSE,
    HOUSE_TILE,
    NEAR,
    OUTER,
    PRINTED_BANK,
    RELIGIOUS,
    SIDES,
    STRIP,
    STRIP_NAMES,
    STRIPS,
    TILES,
    WALL_NAMES,
    WALLS,
)
from beffroi.games.bastide.state import Bastide

MOST_SEATS = 5
NOBODY = -1
MOULONS, MOULON_SIZE = len(BLOCKS), STRIPS
FIRST_CIRCLE = len(STRIP_NAMES)
PLACE_NAMES = (*STRIP_NAMES, *CIRCLES)
EQUIPMENT_NAMES = tuple(EQUIPMENTS)
TILE_NAMES = tuple(tile for tile, _ in TILES)
EQUIPMENT_COUNT, TILE_COUNT, CARD_COUNT, WALL_COUNT = len(EQUIPMENTS), len(TILES), len(CARDS), len(WALL_NAMES)
FIRE, NEW_HOUSE = TILE_NAMES.index(FIRE_TILE), TILE_NAMES.index(HOUSE_TILE)
HALLE, CHURCH, MALADRERIE = (EQUIPMENT_NAMES.index(name) for name in ("halle", "church", "maladrerie"))
FIRST_WALL = EQUIPMENT_NAMES.index(WALL_NAMES[0])
FIRST_RELIGIOUS = min(number for number, each in enumerate(EQUIPMENTS.values()) if each.group == RELIGIOUS)
RELIGIOUS_COUNT = EQUIPMENT_COUNT - FIRST_RELIGIOUS
WALL_CARD = tuple(CARDS.values()).index(WALLS)
HAND_ROOM = 8
"""How far the hands of two seats lie apart."""
TAX, RENT_OF_ONE, BANK, ROAD_LENGTH, CAMP_ROOM = NEWCOMER, RENT, PRINTED_BANK, ROAD_END, CAMP_SIZE
HALLE_TAX, CHURCH_TAX, MALADRERIE_TAX = (dict(TAX_CHANGES)[name] for name in ("halle", "church", "maladrerie"))
STANDING_ROOM, LEAST_POINTS = 32, 64
"""More influences than a seat has, and more points than it can lose."""

STRIPS_OF = blank(MOULONS)
CIRCLES_OF = blank(EQUIPMENT_COUNT)
CIRCLES_FACING = blank(MOULONS)
CIRCLES_OF_GROUP = blank(CARD_COUNT)
WIDTH = blank(EQUIPMENT_COUNT)
EQUIPMENT_ON = blank(len(PLACE_NAMES))
STRIPS_NEAR = blank(MOULONS)
STRIPS_FACED = blank(len(PLACE_NAMES))
OPEN_STRIPS = blank(1 << WALL_COUNT)
OPEN_CIRCLES = blank(1 << WALL_COUNT)
"""What lies open to the English, by the walls that stand; the bit of a wall is its number after FIRST_WALL."""


def _circles(numbers: Iterable[int]) -> int:
    return sum([bits.one(FIRST_CIRCLE + circle) for circle in numbers])


def _strips(blocks: Iterable[str]) -> int:
    return sum([bits.one(STRIP[name]) for name in STRIP_NAMES if name.partition(".")[0] in blocks])


def _fill() -> None:
    for number, block in enumerate(BLOCKS):
        STRIPS_OF[number] = _strips((block,))
        STRIPS_NEAR[number] = _strips(NEAR[block])
        CIRCLES_FACING[number] = _circles(FACING_CIRCLES[block])
    for number, each in enumerate(EQUIPMENTS.values()):
        CIRCLES_OF[number], WIDTH[number] = _circles(each.circles), each.width
    for number, group in enumerate(CARDS.values()):
        CIRCLES_OF_GROUP[number] = _circles(range(GROUPS[group].start, GROUPS[group].stop))
    for circle, equipment in enumerate(EQUIPMENT_AT):
        EQUIPMENT_ON[FIRST_CIRCLE + circle] = EQUIPMENT_NAMES.index(equipment.name)
        STRIPS_FACED[FIRST_CIRCLE + circle] = _strips(FACED[circle])
    for standing in range(1 << WALL_COUNT):
        walls = {wall for number, wall in enumerate(WALL_NAMES) if standing >> number & 1}
        exposed = tuple(block for block, sides in SIDES.items() if sides and not walls.issuperset(sides))
        OPEN_STRIPS[standing] = _strips(exposed)
        OPEN_CIRCLES[standing] = _circles([circle for circle, side in OUTER.items() if side not in walls])


_fill()
ALL_STRIPS, NEAR_HALLE = _strips(BLOCKS), _strips(NEAR[CARRA])
FIRST_OF_TWO = sum([bits.one(strip) for strip in STRIP.values() if strip % STRIPS < STRIPS - 1])


class FastTown(Position):
    """The board, the bag, the camp, and what everybody has."""

    def __init__(self) -> None:
        super().__init__()
        self.playing = blank(MOST_SEATS)
        self.player_count = 0
        self.money = blank(MOST_SEATS)
        self.stock = blank(MOST_SEATS)
        self.road = blank(MOST_SEATS)
        self.hands = blank(MOST_SEATS * HAND_ROOM)
        self.bag = blank(TILE_COUNT)
        self.bag_size = 0
        self.own = blank(MOST_SEATS)
        self.taken = 0
        self.houses = 0
        self.covered = 0
        self.pieces = blank(RELIGIOUS_COUNT)
        self.bound = blank(2)
        self.camp = blank(HAND_ROOM)
        self.camp_size = 0
        self.cards = blank(CARD_COUNT)
        self.card_points = blank(CARD_COUNT)
        self.chest = 0
        self.turn = 0
        self.active = NOBODY
        self.idle = 0
        self.has_bank = 0
        self.pools = blank(2)

    def copy_town(self, origin: FastTown) -> None:
        self.seats = origin.seats
        for seat in range(MOST_SEATS):
            self.playing[seat] = origin.playing[seat]
            self.money[seat] = origin.money[seat]
            self.stock[seat] = origin.stock[seat]
            self.road[seat] = origin.road[seat]
            self.own[seat] = origin.own[seat]
        for number in range(MOST_SEATS * HAND_ROOM):
            self.hands[number] = origin.hands[number]
        for tile in range(TILE_COUNT):
            self.bag[tile] = origin.bag[tile]
        for number in range(RELIGIOUS_COUNT):
            self.pieces[number] = origin.pieces[number]
        for number in range(HAND_ROOM):
            self.camp[number] = origin.camp[number]
        for card in range(CARD_COUNT):
            self.cards[card] = origin.cards[card]
            self.card_points[card] = origin.card_points[card]
        self.bound[0], self.bound[1] = origin.bound[0], origin.bound[1]
        self.player_count, self.bag_size, self.camp_size = origin.player_count, origin.bag_size, origin.camp_size
        self.taken, self.houses, self.covered = origin.taken, origin.houses, origin.covered
        self.chest, self.turn, self.active = origin.chest, origin.turn, origin.active
        self.idle, self.has_bank = origin.idle, origin.has_bank

    def set_town(self, s: Bastide) -> None:
        """Everything of a state but what it asks."""
        self.seats, self.player_count = len(s.seats), len(s.playing)
        for seat in s.seats:
            self.playing[seat] = seat in s.playing
            self.money[seat], self.stock[seat], self.road[seat] = s.money[seat], s.stock[seat], s.road[seat]
            for tile in s.hands[seat]:
                self.hands[HAND_ROOM * seat + TILE_NAMES.index(tile)] += 1
        for tile, count in s.bag.mixed:
            self.bag[TILE_NAMES.index(tile)] = count
            self.bag_size += count
        for circle, owner in enumerate(s.influences):
            if owner != NOBODY:
                self.own[owner] |= bits.one(FIRST_CIRCLE + circle)
                self.taken |= bits.one(FIRST_CIRCLE + circle)
        self.set_moulons(s)
        for value in s.camp:
            self.camp[value] += 1
        for card, points in enumerate(CARD_POINTS[s.options.cards].values()):
            self.cards[card], self.card_points[card] = s.cards[card], points
        self.camp_size, self.has_bank = len(s.camp), s.bank() is not None
        self.chest, self.turn, self.active, self.idle = s.chest, s.turn, s.active, s.idle

    def set_moulons(self, s: Bastide) -> None:
        religious = [each.letter for each in EQUIPMENTS.values()][FIRST_RELIGIOUS:]
        for place, letter in enumerate("".join(s.blocks)):
            if letter == HOUSE:
                self.houses |= bits.one(place)
            elif letter != FREE:
                self.pieces[religious.index(letter)] |= bits.one(place)
            if letter != FREE:
                self.covered |= bits.one(place)
        for moulon, facing in enumerate(s.facings):
            if facing:
                self.bound[FACINGS.index(facing)] |= STRIPS_OF[moulon]

    def free_circles(self, equipment: int) -> int:
        circles: int = CIRCLES_OF[equipment] & ~self.taken
        return circles

    def count_on(self, equipment: int) -> int:
        return bits.count(CIRCLES_OF[equipment] & self.taken)

    def is_started(self, equipment: int) -> bool:
        return CIRCLES_OF[equipment] & self.taken != 0

    def sites(self, width: int, facing: int) -> int:
        """The first strips of all sites for a piece that runs like this."""
        free = ALL_STRIPS & ~(self.covered | self.bound[1 - facing])
        return free if width == 1 else free & free >> 1 & FIRST_OF_TWO

    def has_site(self, width: int) -> bool:
        return (self.sites(width, 0) | self.sites(width, 1)) != 0

    def is_possible(self, equipment: int) -> bool:
        """Whether an equipment can be a project: a circle is free, and there is room for a new religious building."""
        if self.free_circles(equipment) == 0:
            return False
        return WIDTH[equipment] == 0 or self.is_started(equipment) or self.has_site(WIDTH[equipment])

    def is_playable(self, seat: int, tile: int) -> bool:
        """Whether a seat has a tile and can do something with it."""
        if self.hands[HAND_ROOM * seat + tile] == 0:
            return False
        if tile == NEW_HOUSE:
            return self.covered != ALL_STRIPS
        return tile != FIRE or (self.houses | self.taken) != 0

    def build(self, place: int, facing: int, width: int) -> int:
        """Covers the strips of a piece, and returns them."""
        area = bits.one(place) if width == 1 else bits.one(place) | bits.one(place + 1)
        self.covered |= area
        self.bound[facing] |= STRIPS_OF[place // MOULON_SIZE]
        return area

    def clear(self, area: int) -> None:
        """Frees some strips of one moulon; an empty one forgets how they ran."""
        self.covered &= ~area
        moulon = STRIPS_OF[bits.lowest(area) // MOULON_SIZE]
        if self.covered & moulon == 0:
            self.bound[0] &= ~moulon
            self.bound[1] &= ~moulon

    def take_off(self, equipment: int) -> None:
        """A religious building leaves its moulon."""
        area = self.pieces[equipment - FIRST_RELIGIOUS]
        self.pieces[equipment - FIRST_RELIGIOUS] = 0
        self.clear(area)

    def put(self, seat: int, place: int) -> None:
        self.own[seat] |= bits.one(place)
        self.taken |= bits.one(place)
        self.stock[seat] -= 1

    def destroy(self, place: int) -> None:
        """A house goes back to the bag, an influence to its owner."""
        if place < FIRST_CIRCLE:
            self.houses ^= bits.one(place)
            self.clear(bits.one(place))
            self.into_bag(NEW_HOUSE)
        else:
            self.lift(bits.one(place), EQUIPMENT_ON[place])

    def lift(self, circle: int, equipment: int) -> None:
        """A piece that has lost its last influence leaves the town."""
        for seat in range(self.seats):
            if self.own[seat] & circle:
                self.own[seat] ^= circle
                self.stock[seat] += 1
        self.taken ^= circle
        if WIDTH[equipment] and not self.is_started(equipment):
            self.take_off(equipment)

    def into_bag(self, tile: int) -> None:
        self.bag[tile] += 1
        self.bag_size += 1

    def draw(self, seat: int, tile: int) -> None:
        self.bag[tile] -= 1
        self.bag_size -= 1
        self.hands[HAND_ROOM * seat + tile] += 1

    def tile_at(self, number: int) -> int:
        """The kind of the tile with so many before it in the bag."""
        tile = 0
        while number >= self.bag[tile]:
            number -= self.bag[tile]
            tile += 1
        return tile

    def hand_size(self, seat: int) -> int:
        size = 0
        for tile in range(TILE_COUNT):
            size += self.hands[HAND_ROOM * seat + tile]
        return size

    def tax_in(self, moulon: int) -> int:
        """What a new house pays: it depends on what stands near; the bank pays no more than it has."""
        tax, strips = TAX, STRIPS_OF[moulon]
        if self.is_started(HALLE) and strips & NEAR_HALLE:
            tax += HALLE_TAX
        if self.pieces[CHURCH - FIRST_RELIGIOUS] & STRIPS_NEAR[moulon]:
            tax += CHURCH_TAX
        if self.pieces[MALADRERIE - FIRST_RELIGIOUS] & STRIPS_NEAR[moulon]:
            tax += MALADRERIE_TAX
        return min(tax, self.left_in_bank()) if self.has_bank else tax

    def left_in_bank(self) -> int:
        left = BANK - self.chest
        for seat in range(self.seats):
            left -= self.money[seat]
        return left

    def claim(self, seat: int, moulon: int) -> int:
        """What a seat is due for its influences around a moulon."""
        return RENT_OF_ONE * bits.count(self.own[seat] & CIRCLES_FACING[moulon]) if self.playing[seat] else 0

    def find_exposed(self) -> None:
        """Two pools of what the English can reach, houses and influences; if both are empty, walls are the second."""
        standing = 0
        for wall in range(WALL_COUNT):
            standing |= self.is_started(FIRST_WALL + wall) << wall
        strips, circles = OPEN_STRIPS[standing], OPEN_CIRCLES[standing]
        for number in range(RELIGIOUS_COUNT):
            if self.pieces[number] & strips:
                circles |= CIRCLES_OF[FIRST_RELIGIOUS + number]
        self.pools[0], self.pools[1] = self.houses & strips, self.taken & circles
        if (self.pools[0] | self.pools[1]) == 0:
            self.pools[1] = self.taken & CIRCLES_OF_GROUP[WALL_CARD]

    def holds_out(self) -> bool:
        """Whether the walls are all there, and carry as many influences as the English in the camp have points."""
        strength = 0
        for value in range(1, HAND_ROOM):
            strength += value * self.camp[value]
        for wall in range(WALL_COUNT):
            if not self.is_started(FIRST_WALL + wall):
                return False
        return bits.count(self.taken & CIRCLES_OF_GROUP[WALL_CARD]) >= strength

    def emissary(self, equipment: int, initiator: int) -> int:
        """Who leads on a religious building, in a tie from the initiator on; nobody, if only leavers have paid."""
        leader, most = NOBODY, 0
        for step in range(self.seats):
            seat = (initiator + step) % self.seats
            count = bits.count(self.own[seat] & CIRCLES_OF[equipment])
            if self.playing[seat] and count > most:
                leader, most = seat, count
        return leader

    def dismiss(self, seat: int, value: int) -> None:
        """An English tile goes back to the bag, and its value is marked on the road if there is a marker."""
        self.camp[value] -= 1
        self.camp_size -= 1
        self.into_bag(value - 1)
        if self.road[seat] == 0:
            if self.stock[seat] == 0:
                return
            self.stock[seat] -= 1
        self.road[seat] = min(ROAD_LENGTH, self.road[seat] + value)

    def hand_out_cards(self) -> None:
        for card in range(CARD_COUNT):
            leader = self.leader(card)
            if leader != NOBODY:
                self.cards[card] = leader

    def leader(self, card: int) -> int:
        """Who has strictly the most influences on a kind of equipment."""
        leader, most = NOBODY, 0
        for seat in range(self.seats):
            count = bits.count(self.own[seat] & CIRCLES_OF_GROUP[card])
            if self.playing[seat] and count >= most:
                leader = NOBODY if count == most else seat
                most = count
        return leader

    def are_all_started(self) -> bool:
        started = 0
        for equipment in range(EQUIPMENT_COUNT):
            started += self.is_started(equipment)
        return started == EQUIPMENT_COUNT

    def points(self, seat: int, sign: int) -> int:
        """Influences, and what a French town adds to them and an English one takes away."""
        court = self.road[seat]
        for card in range(CARD_COUNT):
            if self.cards[card] == seat:
                court += self.card_points[card]
        return bits.count(self.own[seat]) + sign * court

    def standing(self, seat: int, sign: int) -> int:
        """What ranks a seat, as one number: points, then influences on walls, religious buildings and roads."""
        if not self.playing[seat]:
            return NOBODY
        standing = LEAST_POINTS + self.points(seat, sign)
        for card in range(CARD_COUNT):
            standing = STANDING_ROOM * standing + bits.count(self.own[seat] & CIRCLES_OF_GROUP[card])
        return standing
