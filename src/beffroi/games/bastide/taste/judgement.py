"""What a bot values in Bastide: influence that pays, the cards, the road of the camp, and the right end."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Rng
from beffroi.core.engine import choices
from beffroi.games.bastide.choices import Targets
from beffroi.games.bastide.ending import leader_of
from beffroi.games.bastide.english import CAMP_SIZE, exposed
from beffroi.games.bastide.house import PayRents, PlaceHouse, claims_on
from beffroi.games.bastide.material import (
    CARDS,
    CIRCLE,
    ENGLISH_TILES,
    EQUIPMENT_AT,
    EQUIPMENTS,
    FIRE_TILE,
    HOUSE_TILE,
    RELIGIOUS,
    WALLS,
)
from beffroi.games.bastide.project import AddToBids, PlacePiece, SealBids
from beffroi.games.bastide.rulebook import Add, Bid, Build, Burn, Dismiss, Play, Propose, Put, Raid, Split
from beffroi.games.bastide.state import Bastide, Project
from beffroi.games.bastide.taste import countering, haggling
from beffroi.games.bastide.taste.auction import sensible_bids, sensible_raises
from beffroi.games.bastide.taste.bidding import bids_worth, raises_worth
from beffroi.games.bastide.taste.outlook import COIN, SPIRIT, fondness, outlook, prospect, room_facing, victory, wins
from beffroi.games.bastide.taste.projects import dismiss, ends_game, site_worth
from beffroi.games.bastide.taste.promises import faithful, honour, least_promised, to_build, to_put
from beffroi.games.bastide.taste.proposals import is_hopeless, project_worth
from beffroi.games.bastide.taste.rents import liking, open_blocks, rents_from, value_of_split
from beffroi.games.bastide.taste.strikes import english_worth, fire_worth, strike_worth, targets_for, town_after_siege
from beffroi.games.bastide.turn import TakeTurn
from beffroi.taste import Reason, Taste, because, few_of

CLEARLY_ENGLISH = 0.1
"""How much likelier somebody wins an English town than a French one who calls the English and starts nothing new. Taste
forbids answers and has to be sure; rollouts only need to lean to the likelier town (`good_turn`, and `DECIDED` for how
many do)."""
NEWCOMERS = 0.8
"""What a house is worth to a town besides its tax: without houses there is no money."""
MOST_SPLITS = 300


class BastideTaste(Taste[Bastide]):
    """Influence brings rents, rents bring influence; who wins depends on whose town it is in the end."""

    def worth(self, s: Bastide, seat: Seat) -> float:
        if s.result is None:
            return outlook(s, seat)
        won = s.result.places[seat] == 1
        return victory(len(s.seats)) * won / max(1, s.result.places.count(1)) + SPIRIT * s.result.points[seat]

    def candidates(self, s: Bastide, seat: Seat, rng: Rng) -> Sequence[Action]:
        return faithful(s, seat, self.tempting(s, seat, rng))

    def tempting(self, s: Bastide, seat: Seat, rng: Rng) -> Sequence[Action]:
        front, offered = s.agenda[0], choices(s, seat)
        match front:
            case SealBids(project=project):
                circles, announced = len(s.free_circles(project.equipment)), front.pledged(s, seat)
                bids = sensible_bids(s.money[seat], circles, s.stock[seat], announced)
                return [Bid(amount) for amount in sorted({*bids, max(announced, least_promised(s, seat))})]
            case AddToBids():
                return [Add(amount) for amount in sensible_raises(front, seat, front.most(s, seat))]
            case PlaceHouse() | PlacePiece():
                return tuple({site.block: site for site in offered}.values())
            case PayRents():
                return few_of(offered, rng, MOST_SPLITS)
        if isinstance(offered, Targets):
            named = dict.fromkeys(targets_for(s, seat, offered.pools, offered.sizes))
            return list(map(offered.make, named)) or few_of(offered, rng)
        turns = tuple(offered)
        return turns_worth_a_thought(s, seat, turns) if isinstance(front, TakeTurn) else turns

    def weigh(self, s: Bastide, seat: Seat, actions: Sequence[Action]) -> list[float]:
        if len(actions) == 1:
            return [0.0]
        match s.agenda[0]:
            case SealBids(project=project):
                return bids_worth(s, seat, project, list(map(_amount, actions)))
            case AddToBids() as front:
                return raises_worth(s, seat, front, list(map(_amount, actions)))
        return [self.use_of(s, seat, action) for action in actions]

    def use_of(self, s: Bastide, seat: Seat, action: Action) -> float:
        front, worth = s.agenda[0], 0.0
        match action:
            case Propose(equipment=equipment):
                worth = project_worth(s, seat, equipment) + honour(s, seat, to_build(equipment))
            case Play(tile=tile):
                worth = self.tile_worth(s, seat, tile)
            case Build(block=block) if isinstance(front, PlacePiece):
                worth = site_worth(s, front.project.equipment, block, fondness(s, seat))
            case Build(block=block):
                worth = self.house_worth(s, seat, block)
            case Burn(targets=targets) | Raid(targets=targets):
                worth = strike_worth(s, seat, targets)
            case Split() if isinstance(front, PayRents):
                worth = value_of_split(s, seat, claims_on(s, front.block), action, fondness(s, seat))
            case Put(circle=circle):
                worth = outlook(_done(s, seat, action), seat) + honour(s, seat, to_put(circle))
            case Dismiss():
                worth = outlook(_done(s, seat, action), seat)
        return worth

    def tile_worth(self, s: Bastide, seat: Seat, tile: str) -> float:
        if tile == HOUSE_TILE:
            best = max(self.house_worth(s, seat, block) for block in open_blocks(s))
            return outlook(s, seat) + NEWCOMERS + best
        return fire_worth(s, seat) if tile == FIRE_TILE else english_worth(s, seat, ENGLISH_TILES[tile])

    def house_worth(self, s: Bastide, seat: Seat, block: str) -> float:
        """What the tax of a house brings to a seat, less what it brings its rivals."""
        fond = fondness(s, seat)
        return COIN * liking(rents_from(s, block, fond), fond) + honour(s, seat, to_build(block))

    def answer(self, s: Bastide, seat: Seat, rng: Rng) -> Action | None:
        return haggling.answer(s, seat)

    def counter(self, s: Bastide, seat: Seat, rng: Rng, said: Collection[Action] = ()) -> Action | None:
        return countering.counter(s, seat, said)

    def offer(self, s: Bastide, seat: Seat, rng: Rng, said: Collection[Action] = ()) -> Action | None:
        return haggling.offer(s, seat, said)

    def reasons(self, s: Bastide, seat: Seat, action: Action) -> tuple[Reason, ...]:
        return tuple(argue(s, seat, action))


def turns_worth_a_thought(s: Bastide, seat: Seat, turns: tuple[Action, ...]) -> Sequence[Action]:
    """The sensible turns, and of those that keep a promise the sensible ones, even if others would be better."""
    wider = dict.fromkeys((tuple(faithful(s, seat, turns)), turns))
    return tuple(dict.fromkeys(turn for some in wider for turn in sensible_turns(s, seat, some)))


def sensible_turns(s: Bastide, seat: Seat, turns: Sequence[Action]) -> Sequence[Action]:
    """Whoever can play a tile proposes only what they pay for, and nobody helps to an end that others win."""
    hopeful = [turn for turn in turns if not isinstance(turn, Propose) or not is_hopeless(s, seat, turn.equipment)]
    seen = prospect(s)
    is_english = seen.english_wins[seat] - seen.french_wins[seat] > CLEARLY_ENGLISH
    own = [turn for turn in hopeful if not is_anothers(s, seat, turn, is_english=is_english)]
    return own or hopeful or turns


def is_anothers(s: Bastide, seat: Seat, turn: Action, *, is_english: bool) -> bool:
    """Whether a turn ends the game for others, or brings nearer the end that whoever is English, or is not, loses."""
    match turn:
        case Play(tile=tile) if tile in ENGLISH_TILES and len(s.camp) == CAMP_SIZE:
            return not wins(s, seat, town_after_siege(s, ENGLISH_TILES[tile]))
        case Play(tile=tile) if tile in ENGLISH_TILES:
            return not is_english
        case Propose(equipment=equipment) if ends_game(s, Project(seat, equipment, 0)):
            return not wins(s, seat, 1)
        case Propose(equipment=equipment) if not s.is_started(equipment):
            return is_english
    return False


def argue(s: Bastide, seat: Seat, action: Action) -> Iterator[Reason]:
    """What speaks for an answer."""
    match action:
        case Propose(equipment=equipment):
            yield _why_build(EQUIPMENTS[equipment].group)
        case Play(tile="house"):
            yield because("houses-bring-money")
        case Play(tile="fire") | Burn() | Raid():
            yield because("weakens-rival")
        case Play() if len(s.camp) == CAMP_SIZE:
            yield because("siege-decides")
        case Play():
            yield because("english-hurt-others", count=len(s.camp))
        case Bid(amount=0) | Add(amount=0):
            yield because("save-coins", money=s.money[seat])
        case Bid(amount=amount) | Add(amount=amount):
            yield because("pays-influence", amount=amount)
        case Build() if isinstance(s.agenda[0], PlacePiece):
            yield because("good-site")
        case Build(block=block):
            yield because("rents-here", amount=dict(claims_on(s, block)).get(seat, 0))
        case Put():
            yield from _why_put(s, seat, action)
        case Dismiss(value=value):
            yield because("road-points", points=value)
        case Split():
            yield because("keep-your-share")


def _why_put(s: Bastide, seat: Seat, action: Put) -> tuple[Reason, ...]:
    """Rents, a card, a place out of reach; else that it counts in the end, as every influence does."""
    then, number = _done(s, seat, action), CIRCLE[action.circle]
    group = EQUIPMENT_AT[number].group
    card = next(card for card, counted in CARDS.items() if counted == group)
    found = (
        (because("rents-to-come"), room_facing(s, number) > 0),
        (because("leads-for-card", card=card), leader_of(then, group) == seat),
        (because("out-of-reach"), not any(action.circle in pool for pool in exposed(then))),
    )
    return tuple(reason for reason, is_so in found if is_so) or (because("influence-counts"),)


def _why_build(group: str) -> Reason:
    if group == WALLS:
        return because("walls-hold")
    return because("emissary-comes") if group == RELIGIOUS else because("roads-pay")


def _amount(action: Action) -> int:
    assert isinstance(action, Bid | Add)
    return action.amount


def _done(s: Bastide, seat: Seat, action: Action) -> Bastide:
    """The town once an influence is put, or an English tile dismissed."""
    draft = s.copy()
    if isinstance(action, Put):
        draft.influences[CIRCLE[action.circle]] = seat
    elif isinstance(action, Dismiss):
        dismiss(draft, seat, action.value)
    return draft


TASTE = BastideTaste()
