"""A position of Bastide."""

from __future__ import annotations

from typing import Literal, Self

from msgspec import Struct

from beffroi.core.action import Seat
from beffroi.core.model import State
from beffroi.core.pile import Pile
from beffroi.games.bastide.material import (
    BLOCK,
    BLOCKS,
    CARDS,
    CIRCLES,
    EMPTY,
    EQUIPMENTS,
    FREE,
    INFLUENCES,
    PRINTED_BANK,
    TILES,
)
from beffroi.games.bastide.rulebook import BastideOptions, R

NOBODY = Seat(-1)
START_MONEY = 4


class Project(Struct, frozen=True):
    """An equipment that is being built, by whose initiative, and the influences it had before."""

    initiator: Seat
    equipment: str
    before: int


class Offered(Struct, frozen=True):
    """An offer that waits for an answer."""

    number: int
    seat: Seat
    to: Seat
    give: int
    take: int
    promise: str


class Tied(Struct, frozen=True):
    """What a claimant pays back to the builder, if the split leaves him at least this share."""

    number: int
    seat: Seat
    share: int
    back: int


class Promise(Struct, frozen=True):
    """What a seat has promised for money, and in which turn; nothing enforces it."""

    seat: Seat
    to: Seat
    promise: str
    turn: int


class Bastide(State, kw_only=True):
    """The town, the camp, what everybody owns, and the bag; circles and moulons as in `material`."""

    revision: int = 2
    options: BastideOptions
    playing: tuple[Seat, ...]
    """The seats that have not left the table."""
    money: list[int]
    stock: list[int]
    hands: list[tuple[str, ...]]
    bag: Pile
    influences: list[int]
    """Whose influence lies on every circle."""
    blocks: list[str]
    """What stands on the strips of every moulon: three letters."""
    facings: list[str]
    """How its strips run, once something stands there."""
    road: list[int]
    cards: list[int]
    """Who holds the Prince, the Pope and the People."""
    spoken: list[int]
    """How many offers everybody has made in this turn."""
    camp: tuple[int, ...] = ()
    chest: int = 0
    turn: int = 0
    active: Seat = NOBODY
    idle: int = 0
    """How many turns in a row have brought neither a tile nor an influence."""
    pledge: int | None = None
    """What the initiator has announced under S: to bid at least so much, or 0 for a hand without a tile to play."""
    offers: tuple[Offered, ...] = ()
    ties: tuple[Tied, ...] = ()
    promises: tuple[Promise, ...] = ()
    counters: int = 0
    """How many counter-offers there have been in this turn."""
    exchanges: tuple[tuple[Seat, Seat], ...] = ()
    """Between which two seats every offer and counter-offer of this turn was made, the lower seat first."""

    def copy(self) -> Self:
        draft = super().copy()
        draft.money = self.money.copy()
        draft.stock = self.stock.copy()
        draft.hands = self.hands.copy()
        draft.influences = self.influences.copy()
        draft.blocks = self.blocks.copy()
        draft.facings = self.facings.copy()
        draft.road = self.road.copy()
        draft.cards = self.cards.copy()
        draft.spoken = self.spoken.copy()
        return draft

    def if_playing(self, seat: Seat) -> tuple[Seat, ...]:
        """Whom a step asks that speaks to one seat: nobody, when it has left."""
        return (seat,) if seat in self.playing else ()

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats still playing, from this one on, or from the next one if it has left."""
        return tuple(sorted(self.playing, key=lambda other: (other - seat) % len(self.seats)))

    def bank(self) -> int | None:
        """What the bank can still pay; nothing bounds it unless the table says so."""
        return None if self.options.bank == "unlimited" else PRINTED_BANK - sum(self.money) - self.chest

    def influences_on(self, equipment: str) -> list[int]:
        """Whose influences lie on an equipment."""
        circles = EQUIPMENTS[equipment].circles
        return [owner for owner in self.influences[circles.start : circles.stop] if owner != NOBODY]

    def is_started(self, equipment: str) -> bool:
        """Whether an equipment carries an influence: without one no piece stays in the town."""
        circles = EQUIPMENTS[equipment].circles
        return any(owner != NOBODY for owner in self.influences[circles.start : circles.stop])

    def free_circles(self, equipment: str) -> list[int]:
        return [circle for circle in EQUIPMENTS[equipment].circles if self.influences[circle] == NOBODY]

    def block_of(self, building: str) -> str | None:
        """The moulon a religious building stands in."""
        letter = EQUIPMENTS[building].letter
        return next((BLOCKS[number] for number, strips in enumerate(self.blocks) if letter in strips), None)

    def build(self, block: str, strip: int, facing: str, letter: str, width: int) -> None:
        """Puts a piece on so many strips of a moulon, from this one on."""
        number, first = BLOCK[block], strip - 1
        strips = self.blocks[number]
        self.blocks[number] = strips[:first] + letter * width + strips[first + width :]
        self.facings[number] = facing

    def clear(self, block: str, strip: int) -> None:
        """Frees one strip; an empty moulon forgets how its strips ran."""
        strips = self.blocks[BLOCK[block]]
        self._set_strips(BLOCK[block], strips[: strip - 1] + FREE + strips[strip:])

    def take_off_board(self, building: str) -> None:
        """A religious building leaves its moulon."""
        block = self.block_of(building)
        assert block is not None
        self._set_strips(BLOCK[block], self.blocks[BLOCK[block]].replace(EQUIPMENTS[building].letter, FREE))

    def _set_strips(self, number: int, strips: str) -> None:
        self.blocks[number] = strips
        if strips == EMPTY:
            self.facings[number] = ""

    def lapse(self, gone: Offered | Tied) -> None:
        """An offer goes without an answer."""
        self.offers = tuple(offer for offer in self.offers if offer is not gone)
        self.ties = tuple(tied for tied in self.ties if tied is not gone)
        self.tell(R.TALK, "offer-lapsed", seat=gone.seat, number=gone.number)

    def settle(self, promise: Promise, how: Literal["kept", "broken", "lapsed"]) -> None:
        """A promise is no longer shown, since all know what has become of it."""
        self.promises = tuple(other for other in self.promises if other is not promise)
        seat, to, word = promise.seat, promise.to, promise.promise
        match how:
            case "kept":
                self.tell(R.TALK, "promise-kept", seat=seat, to=to, promise=word)
            case "broken":
                self.tell(R.TALK, "promise-broken", seat=seat, to=to, promise=word)
            case "lapsed":
                self.tell(R.TALK, "promise-lapsed", seat=seat, to=to, promise=word)

    def put(self, seat: Seat, circle: int) -> None:
        self.influences[circle] = seat
        self.stock[seat] -= 1

    def lift(self, circle: int) -> Seat:
        """Takes an influence off the town and gives it back to its owner."""
        owner = Seat(self.influences[circle])
        self.influences[circle] = NOBODY
        self.stock[owner] += 1
        return owner

    def take_tile(self, seat: Seat, tile: str) -> None:
        """A tile leaves a hand."""
        hand = self.hands[seat]
        place = hand.index(tile)
        self.hands[seat] = hand[:place] + hand[place + 1 :]

    def give_tile(self, seat: Seat, tile: str) -> None:
        """A tile joins a hand; hands are kept in order, since nobody minds theirs."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], tile)))


def empty_town(seats: tuple[Seat, ...], options: BastideOptions) -> Bastide:
    """The table before the first tile is drawn."""
    return Bastide(
        seats=seats,
        options=options,
        playing=seats,
        money=[START_MONEY for _ in seats],
        stock=[INFLUENCES for _ in seats],
        hands=[() for _ in seats],
        bag=Pile(TILES),
        influences=[NOBODY for _ in CIRCLES],
        blocks=[EMPTY for _ in BLOCKS],
        facings=["" for _ in BLOCKS],
        road=[0 for _ in seats],
        cards=[NOBODY for _ in CARDS],
        spoken=[0 for _ in seats],
    )
