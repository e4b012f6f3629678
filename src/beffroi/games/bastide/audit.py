"""What is true of every position of Bastide."""

from __future__ import annotations

from beffroi.core.model import as_they_were, hold
from beffroi.core.pile import Pile
from beffroi.games.bastide.ending import CountPoints, parts_of_score
from beffroi.games.bastide.english import CAMP_SIZE, RaidTown
from beffroi.games.bastide.fire import SetFire
from beffroi.games.bastide.house import PlaceHouse
from beffroi.games.bastide.influence import ROAD_END, EndProject
from beffroi.games.bastide.material import (
    BLOCKS,
    CARDS,
    CIRCLES,
    EMPTY,
    ENGLISH_OF,
    EQUIPMENTS,
    FACINGS,
    FIRE_TILE,
    FREE,
    HOUSE,
    HOUSE_TILE,
    INFLUENCES,
    STRIPS,
    TILES,
)
from beffroi.games.bastide.project import AddToBids, SealBids
from beffroi.games.bastide.state import NOBODY, Bastide
from beffroi.games.bastide.turn import HAND_SIZE


def audit(s: Bastide) -> None:
    """Every tile and influence is somewhere, once; no money comes from nowhere; what is asked can be answered."""
    _audit_lengths(s)
    _audit_tiles(s)
    _audit_town(s)
    _audit_influences(s)
    _audit_money(s)
    _audit_agenda(s)


def _audit_lengths(s: Bastide) -> None:
    owned = (s.money, s.stock, s.hands, s.road, s.spoken)
    hold(all(len(each) == len(s.seats) for each in owned), "not-for-every-seat")
    hold(set(s.playing) <= set(s.seats) and list(s.playing) == sorted(set(s.playing)), "strangers-play")
    hold(len(s.blocks) == len(s.facings) == len(BLOCKS), "wrong-town")
    hold(len(s.influences) == len(CIRCLES), "wrong-town")
    hold(len(s.cards) == len(CARDS), "wrong-cards")


def _audit_tiles(s: Bastide) -> None:
    hold(not s.bag.under and s.bag.top is None, "bag-has-order")
    hold(all(len(hand) <= HAND_SIZE and list(hand) == sorted(hand) for hand in s.hands), "wrong-hand")
    hold(all(not s.hands[seat] for seat in s.seats if seat not in s.playing), "wrong-hand")
    hold(len(s.camp) <= CAMP_SIZE + (s.result is not None), "camp-overfull")
    standing = [HOUSE_TILE] * "".join(s.blocks).count(HOUSE) + [ENGLISH_OF.get(value, "") for value in s.camp]
    shown = (*standing, *_tile_in_play(s))
    kinds = {tile for tile, _ in TILES}
    hold(kinds.issuperset({*shown, *(tile for hand in s.hands for tile in hand)}), "unknown-tile")
    for tile, supply in TILES:
        counted = s.bag.count(tile) + sum(hand.count(tile) for hand in s.hands) + shown.count(tile)
        hold(counted == supply or (tile == FIRE_TILE and counted < supply), "tiles-miscounted", tile=tile)
    hold(s.bag == Pile(tuple(sorted(pair for pair in s.bag.mixed if pair[0] in kinds and pair[1] > 0))), "unknown-tile")


def _tile_in_play(s: Bastide) -> tuple[str, ...]:
    match s.agenda[0] if s.agenda else None:
        case PlaceHouse():
            return (HOUSE_TILE,)
        case SetFire():
            return (FIRE_TILE,)
        case RaidTown(value=value):
            return (ENGLISH_OF.get(value, ""),)
    return ()


def _audit_town(s: Bastide) -> None:
    letters = FREE + HOUSE + "".join(each.letter for each in EQUIPMENTS.values())
    for block, strips, facing in zip(BLOCKS, s.blocks, s.facings, strict=True):
        hold(len(strips) == STRIPS and set(strips) <= set(letters), "wrong-moulon", block=block)
        hold(facing == "" if strips == EMPTY else facing in FACINGS, "wrong-facing", block=block)
    begun = {step.project.equipment for step in s.agenda if isinstance(step, EndProject)}
    for piece in EQUIPMENTS.values():
        if piece.width:
            stands = s.is_started(piece.name) or piece.name in begun
            covered = "|".join(s.blocks).count(piece.letter)
            whole = piece.letter * piece.width in "|".join(s.blocks)
            hold(covered == piece.width and whole if stands else not covered, "wrong-building", equipment=piece.name)


def _audit_influences(s: Bastide) -> None:
    hold(set(s.influences) <= {NOBODY, *s.seats}, "strangers-play")
    hold(set(s.cards) <= {NOBODY, *s.playing}, "wrong-cards")
    for seat in s.seats:
        hold(0 <= s.road[seat] <= ROAD_END, "off-the-road", seat=seat)
        counted = s.stock[seat] + s.influences.count(seat) + (s.road[seat] > 0)
        hold(s.stock[seat] >= 0 and counted == INFLUENCES, "influences-miscounted", seat=seat)


def _audit_money(s: Bastide) -> None:
    hold(min(*s.money, s.chest) >= 0, "money-owed")
    bank = s.bank()
    hold(bank is None or bank >= 0, "bank-broke")
    front = s.agenda[0] if s.agenda else None
    if isinstance(front, SealBids):
        initiator = front.project.initiator
        hold(front.pledged(s, initiator) <= s.money[initiator] or initiator not in s.playing, "pledge-spent")
    if isinstance(front, AddToBids):
        hold(len(front.bidders) == len(front.bids) == len(front.added) == len(front.times), "wrong-bids")
        for seat, added, times in zip(front.bidders, front.added, front.times, strict=True):
            hold(0 <= times <= added and (not added or times > 0), "wrong-bids")
            hold(added <= s.money[seat] or seat not in s.playing, "wrong-bids")


def _audit_agenda(s: Bastide) -> None:
    if s.result is None:
        hold(bool(s.agenda), "nothing-asked")
        return
    hold(not s.agenda, "asked-after-end")
    (count,) = as_they_were(s.earlier, (CountPoints(s.result.ending),))
    assert isinstance(count, CountPoints)
    sign = count.sign()
    points = tuple(sum(parts_of_score(s, seat, sign)) for seat in s.seats)
    hold(s.result.points == points, "wrong-points")
