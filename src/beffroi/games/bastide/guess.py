"""What a viewer of Bastide may suppose: a whole position that agrees with all he has seen."""

from __future__ import annotations

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Rng
from beffroi.core.model import Steps
from beffroi.core.pile import Pile
from beffroi.core.seen import Seen
from beffroi.games.bastide.english import RaidTown
from beffroi.games.bastide.fire import SetFire
from beffroi.games.bastide.house import PayRents, PlaceHouse
from beffroi.games.bastide.influence import EndProject, PlaceInfluence, SendEmissary
from beffroi.games.bastide.material import CIRCLE, CIRCLES, EQUIPMENTS, FREE, HOUSE
from beffroi.games.bastide.project import AddToBids, PlacePiece, SealBids
from beffroi.games.bastide.rulebook import Add, Bid
from beffroi.games.bastide.state import NOBODY, Bastide, Project
from beffroi.games.bastide.steps import FLOOR
from beffroi.games.bastide.turn import HAND_SIZE, DrawStarter, DrawTile, TakeTurn, closing
from beffroi.games.bastide.view import Bids, Moulon, View

LETTERS = {"": FREE, "house": HOUSE} | {name: each.letter for name, each in EQUIPMENTS.items() if each.letter}


def guess(seen: Seen[View], rng: Rng) -> Bastide:
    known = seen.view
    hands, bag = _guess_hands(seen, rng)
    influences = [NOBODY for _ in CIRCLES]
    for circle, owner in known.influences:
        influences[CIRCLE[circle]] = owner
    s = Bastide(
        seats=tuple(map(Seat, range(len(known.money)))),
        options=known.options,
        playing=known.playing,
        money=list(known.money),
        stock=list(known.stock),
        hands=hands,
        bag=bag,
        influences=list(influences),
        blocks=[_letters(moulon) for moulon in known.town],
        facings=[moulon.facing for moulon in known.town],
        road=list(known.road),
        cards=[NOBODY if holder is None else holder for _, holder in known.cards],
        spoken=list(known.spoken),
        camp=known.camp,
        chest=known.chest,
        turn=known.turn,
        active=NOBODY if known.active is None else known.active,
        idle=known.idle,
        offers=known.offers,
        ties=known.ties,
        promises=known.promises,
        opened=seen.step,
        floor=FLOOR,
        result=seen.result,
    )
    s.agenda = () if seen.result else _agenda(s, seen, rng)
    s.held = tuple((seat, _guess_answer(s, seen, seat, rng)) for seat in seen.answered)
    return s


def _letters(moulon: Moulon) -> str:
    return "".join(LETTERS[piece] for piece in moulon.strips)


def _guess_hands(seen: Seen[View], rng: Rng) -> tuple[list[tuple[str, ...]], Pile]:
    """The other hands come from the bag and the other hands together: who draws sees nothing but his own tiles."""
    known = seen.view
    left = [tile for tile, count in known.unseen for _ in range(count)]
    hands = []
    for seat, size in enumerate(known.hands):
        if seat == seen.viewer:
            hands.append(known.hand)
        else:
            hands.append(tuple(sorted(left.pop(rng.randrange(len(left))) for _ in range(size))))
    return hands, Pile(tuple((tile, left.count(tile)) for tile in sorted(set(left))))


def _agenda(s: Bastide, seen: Seen[View], rng: Rng) -> Steps:
    """What is left to do follows from what is asked."""
    if seen.asking == "DrawStarter" or s.turn == 0:
        owed = (DrawTile(seat) for seat in s.seats for _ in range(HAND_SIZE - len(s.hands[seat])))
        return (*owed, DrawStarter())
    if seen.asking == "TakeTurn":
        return (TakeTurn(s.active),)
    if seen.view.project is not None:
        return (*_construction(s, seen, seen.view.project, rng), *closing())
    return (*_tile(s, seen), *closing())


def _construction(s: Bastide, seen: Seen[View], project: Project, rng: Rng) -> Steps:
    known = seen.view
    match seen.asking:
        case "PlacePiece":
            return (PlacePiece(project),)
        case "SealBids":
            return (SealBids(project), EndProject(project))
        case "PlaceInfluence":
            return (PlaceInfluence(project, known.queue), EndProject(project))
        case "SendEmissary":
            return (SendEmissary(project),)
    assert known.bids is not None
    bids = known.bids
    added = tuple(_guess_added(s, bids, place, rng) for place in range(len(bids.seats)))
    return (AddToBids(project, bids.seats, bids.amounts, added, bids.times), EndProject(project))


def _guess_added(s: Bastide, bids: Bids, place: int, rng: Rng) -> int:
    """Who has added in so many rounds has added at least that much, and at most his purse."""
    known, times = bids.added[place], bids.times[place]
    return times + rng.randrange(s.money[bids.seats[place]] - times + 1) if known is None else known


def _tile(s: Bastide, seen: Seen[View]) -> Steps:
    known, seat = seen.view, s.active
    match seen.asking:
        case "PlaceHouse":
            return (PlaceHouse(seat), DrawTile(seat))
        case "SetFire":
            return (SetFire(seat), DrawTile(seat))
        case "RaidTown":
            return (RaidTown(seat, known.raid), DrawTile(seat))
        case "DrawTile":
            return (DrawTile(seat),)
    assert known.tax is not None
    return (PayRents(seat, known.tax.block, known.tax.amount), DrawTile(seat))


def _guess_answer(s: Bastide, seen: Seen[View], seat: Seat, rng: Rng) -> Action:
    if seen.mine is not None and seat == seen.viewer:
        return seen.mine
    front = s.agenda[0]
    if isinstance(front, AddToBids):
        return Add(rng.randrange(front.most(s, seat) + 1))
    return Bid(rng.randrange(s.money[seat] + 1))
