"""What a viewer of Bastide may know: all but the tiles in other hands, the bag, closed fists and coins face down."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from beffroi.core.action import Seat
from beffroi.core.pile import Pile
from beffroi.games.bastide.english import RaidTown
from beffroi.games.bastide.house import PayRents, claims_on
from beffroi.games.bastide.influence import PlaceInfluence, SendEmissary
from beffroi.games.bastide.material import BLOCKS, BUILDING_OF, CARDS, CIRCLES, HOUSE
from beffroi.games.bastide.project import AddToBids, PlacePiece, SealBids
from beffroi.games.bastide.rulebook import BastideOptions
from beffroi.games.bastide.state import NOBODY, Bastide, Offered, Project, Promise, Tied


class Moulon(Struct, frozen=True):
    """A block of the town: how its strips run, and what stands on each, "" being nothing."""

    block: str
    facing: str
    strips: tuple[str, ...]


class Tax(Struct, frozen=True):
    """The tax of a new house, while it is being split, and what everybody around is due."""

    seat: Seat
    block: str
    amount: int
    claims: tuple[tuple[Seat, int], ...]


class Bids(Struct, frozen=True):
    """The opened fists, in how many rounds everybody has added since, and how much, where the viewer knows it."""

    seats: tuple[Seat, ...]
    amounts: tuple[int, ...]
    times: tuple[int, ...]
    added: tuple[int | None, ...]


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    options: BastideOptions
    playing: tuple[Seat, ...]
    turn: int
    active: Seat | None
    idle: int
    pledge: int | None
    """What the initiator has announced under S: to bid at least so much, or 0 for a hand without a tile to play."""
    town: tuple[Moulon, ...]
    influences: tuple[tuple[str, Seat], ...]
    """The circles that are taken, and by whom."""
    stock: tuple[int, ...]
    money: tuple[int, ...]
    """Purses, with what may lie face down on a bid."""
    chest: int
    bank: int | None
    camp: tuple[int, ...]
    road: tuple[int, ...]
    cards: tuple[tuple[str, Seat | None], ...]
    hand: tuple[str, ...]
    """The viewer's own tiles."""
    hands: tuple[int, ...]
    bag: int
    unseen: tuple[tuple[str, int], ...]
    """The tiles of the bag and of the other hands together."""
    project: Project | None
    bids: Bids | None
    queue: tuple[Seat, ...]
    """Whose influences are still to be placed, in order."""
    tax: Tax | None
    raid: int
    """The value of the English tile that raids the town just now."""
    offers: tuple[Offered, ...]
    ties: tuple[Tied, ...]
    promises: tuple[Promise, ...]
    spoken: tuple[int, ...]
    """How many offers everybody has made in this turn; counter-offers are counted apart."""
    counters: int
    exchanges: tuple[tuple[Seat, Seat], ...]


def view(s: Bastide, viewer: Seat | None) -> View:
    front = s.agenda[0] if s.agenda else None
    return View(
        options=s.options,
        playing=s.playing,
        turn=s.turn,
        active=_seat(s.active),
        idle=s.idle,
        pledge=s.pledge,
        town=tuple(map(_moulon, BLOCKS, s.facings, s.blocks)),
        influences=tuple(
            (CIRCLES[circle], Seat(owner)) for circle, owner in enumerate(s.influences) if owner != NOBODY
        ),
        stock=tuple(s.stock),
        money=tuple(s.money),
        chest=s.chest,
        bank=s.bank(),
        camp=s.camp,
        road=tuple(s.road),
        cards=tuple(zip(CARDS, map(_seat, s.cards), strict=True)),
        hand=() if viewer is None else s.hands[viewer],
        hands=tuple(map(len, s.hands)),
        bag=len(s.bag),
        unseen=_unseen(s.bag, (hand for seat, hand in enumerate(s.hands) if seat != viewer)),
        project=_project(front),
        bids=_bids(s, front, viewer),
        queue=front.queue if isinstance(front, PlaceInfluence) else (),
        tax=Tax(front.seat, front.block, front.tax, claims_on(s, front.block)) if isinstance(front, PayRents) else None,
        raid=front.value if isinstance(front, RaidTown) else 0,
        offers=s.offers,
        ties=s.ties,
        promises=s.promises,
        spoken=tuple(s.spoken),
        counters=s.counters,
        exchanges=s.exchanges,
    )


def _seat(number: int) -> Seat | None:
    return None if number == NOBODY else Seat(number)


def _moulon(block: str, facing: str, strips: str) -> Moulon:
    return Moulon(block, facing, tuple("house" if each == HOUSE else BUILDING_OF.get(each, "") for each in strips))


def _unseen(bag: Pile, hands: Iterable[tuple[str, ...]]) -> tuple[tuple[str, int], ...]:
    counts = dict(bag.mixed)
    for hand in hands:
        for tile in hand:
            counts[tile] = counts.get(tile, 0) + 1
    return tuple(sorted(counts.items()))


def _project(front: object) -> Project | None:
    if isinstance(front, PlacePiece | SealBids | AddToBids | PlaceInfluence | SendEmissary):
        return front.project
    return None


def _bids(s: Bastide, front: object, viewer: Seat | None) -> Bids | None:
    """One's own additions are known, and those of a seat that has left, which are lost."""
    if not isinstance(front, AddToBids):
        return None
    hidden = [front.has_added(seat) and seat != viewer and seat in s.playing for seat in front.bidders]
    added = tuple(None if unknown else amount for unknown, amount in zip(hidden, front.added, strict=True))
    return Bids(front.bidders, front.bids, front.times, added)
