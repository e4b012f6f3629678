"""What a viewer of Bastide may suppose: a whole position that agrees with all he has seen."""

from __future__ import annotations

from math import comb

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
from beffroi.games.bastide.turn import HAND_SIZE, DrawStarter, DrawTile, TakeTurn, closing, refuse_effect
from beffroi.games.bastide.view import Bids, Moulon, View

LETTERS = {"": FREE, "house": HOUSE} | {name: each.letter for name, each in EQUIPMENTS.items() if each.letter}


def guess(seen: Seen[View], rng: Rng) -> Bastide:
    s = open_table(seen.view)
    s.opened, s.result = seen.step, seen.result
    _guess_hands(s, seen, rng)
    s.agenda = () if seen.result else _agenda(s, seen, rng)
    s.held = tuple((seat, _guess_answer(s, seen, seat, rng)) for seat in seen.answered)
    return s


def open_table(known: View) -> Bastide:
    """What lies open for this viewer: all but tiles, bids and what is asked."""
    influences: list[int] = [NOBODY for _ in CIRCLES]
    for circle, owner in known.influences:
        influences[CIRCLE[circle]] = owner
    return Bastide(
        seats=tuple(map(Seat, range(len(known.money)))),
        options=known.options,
        playing=known.playing,
        money=list(known.money),
        stock=list(known.stock),
        hands=[() for _ in known.hands],
        bag=Pile(),
        influences=influences,
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
        pledge=known.pledge,
        offers=known.offers,
        ties=known.ties,
        promises=known.promises,
        counters=known.counters,
        exchanges=known.exchanges,
        floor=FLOOR,
    )


def _letters(moulon: Moulon) -> str:
    return "".join(LETTERS[piece] for piece in moulon.strips)


def _guess_hands(s: Bastide, seen: Seen[View], rng: Rng) -> None:
    """The other hands come from the bag and the other hands together: who draws sees nothing but his own tiles.

    Whoever has announced something under S has thereby told about his hand, so it is guessed before the others.
    """
    known = seen.view
    left = [tile for tile, count in known.unseen for _ in range(count)]
    told = known.project.initiator if known.project is not None and known.pledge is not None else NOBODY
    for seat in sorted(s.seats, key=lambda seat: seat != told):
        if seat == seen.viewer:
            s.hands[seat] = known.hand
        elif seat == told and seat in s.playing:
            s.hands[seat] = _guess_told_hand(s, known, left, rng)
        else:
            s.hands[seat] = _drawn(left, left, known.hands[seat], rng)
    s.bag = Pile(tuple((tile, left.count(tile)) for tile in sorted(set(left))))


def _drawn(left: list[str], pool: list[str], size: int, rng: Rng) -> tuple[str, ...]:
    """So many tiles of a pool, in order; they are gone from what is left."""
    drawn = [pool.pop(rng.randrange(len(pool))) for _ in range(size)]
    if pool is not left:
        for tile in drawn:
            left.remove(tile)
    return tuple(sorted(drawn))


def _guess_told_hand(s: Bastide, known: View, left: list[str], rng: Rng) -> tuple[str, ...]:
    """A hand with a tile to play, or with none, as was announced; every such hand as likely as it was."""
    assert known.project is not None
    size, town = known.hands[known.project.initiator], _as_proposed(s, known.project)
    usable = [tile for tile in left if not refuse_effect(town, tile)]
    useless = [tile for tile in left if refuse_effect(town, tile)]
    counts = range(1, size + 1) if known.pledge else range(1)
    ways = [comb(len(usable), count) * comb(len(useless), size - count) for count in counts]
    number = rng.randrange(sum(ways))
    count = next(count for place, count in enumerate(counts) if number < sum(ways[: place + 1]))
    return tuple(sorted(_drawn(left, usable, count, rng) + _drawn(left, useless, size - count, rng)))


def _as_proposed(s: Bastide, project: Project) -> Bastide:
    """The town when the project was proposed: what has been begun since is not there."""
    draft = s.copy()
    if not project.before:
        for circle in EQUIPMENTS[project.equipment].circles:
            draft.influences[circle] = NOBODY
        if EQUIPMENTS[project.equipment].width and draft.block_of(project.equipment) is not None:
            draft.take_off_board(project.equipment)
    return draft


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
    assert isinstance(front, SealBids)
    least = front.pledged(s, seat)
    return Bid(least + rng.randrange(s.money[seat] - least + 1))
