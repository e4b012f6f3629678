"""Bastide for search: its fast town, turns and taste, joined to the rulebook."""

from __future__ import annotations

from typing import Any

from beffroi.core.action import Action
from beffroi.games.bastide import fast_turns as turns
from beffroi.games.bastide.english import RaidTown
from beffroi.games.bastide.fast_taste import FastTaste
from beffroi.games.bastide.fast_town import (
    EQUIPMENT_NAMES,
    PLACE_NAMES,
    TILE_NAMES,
)
from beffroi.games.bastide.fire import SetFire
from beffroi.games.bastide.house import PayRents, PlaceHouse
from beffroi.games.bastide.influence import PlaceInfluence, SendEmissary
from beffroi.games.bastide.material import BLOCK, BLOCKS, FACINGS, STRIPS
from beffroi.games.bastide.project import AddToBids, PlacePiece, SealBids
from beffroi.games.bastide.rulebook import Add, Bid, Build, Burn, Dismiss, Pass, Play, Propose, Put, Raid, Split, Start
from beffroi.games.bastide.state import Bastide, Project
from beffroi.games.bastide.turn import DrawStarter, DrawTile, TakeTurn


class FastBastide(FastTaste):
    """A position of Bastide, made from a state and going back to its origin."""

    def __init__(self) -> None:
        super().__init__()
        self.rollout_length, self.simulations = 12, 100
        self.origin = self

    def start_from(self, origin: FastBastide) -> None:
        self.origin = origin

    def restart(self) -> None:
        self.copy_town(self.origin)
        self.copy_question(self.origin)

    def share(self, seat: int) -> float:
        own, equals = self.standing(seat, self.sign), 0
        for other in range(self.seats):
            standing = self.standing(other, self.sign)
            if standing > own:
                return 0.0
            if standing == own:
                equals += 1
        return 1.0 / equals

    def set_up(self, s: Bastide) -> None:
        """Makes this position equal to a state that asks something."""
        self.set_town(s)
        self.has_one_raise = s.options.raises == "single"
        self.break_seals()
        self.set_asked(s)
        for seat, answer in s.held:
            self.sealed[seat] = answer.amount
            self.sealed_count += 1
        if self.phase in (turns.BID_PHASE, turns.ADD_PHASE):
            self.mover = self.next_missing()

    def set_asked(self, s: Bastide) -> None:
        step = s.agenda[0]
        match step:
            case DrawTile() if s.turn == 0:
                self.prepare()
            case DrawTile():
                self.ask(turns.DRAWING, s.active)
            case DrawStarter():
                self.phase = turns.STARTING
            case TakeTurn():
                self.ask(turns.TURN_PHASE, s.active)
            case PlaceHouse():
                self.ask(turns.HOUSE_PHASE, s.active)
            case SetFire():
                self.ask(turns.FIRE_PHASE, s.active)
            case RaidTown():
                self.ask(turns.RAID_PHASE, s.active)
                self.raider = step.value
            case PayRents():
                self.set_rents(s, step)
            case _:
                self.set_project(s, step)

    def set_rents(self, s: Bastide, rents: PayRents) -> None:
        self.ask(turns.RENT_PHASE, rents.seat)
        self.moulon, self.tax = BLOCK[rents.block], rents.tax
        for tied in s.ties:
            self.tied_share[tied.seat], self.tied_back[tied.seat] = tied.share, tied.back

    def set_project(self, s: Bastide, step: Any) -> None:
        project: Project = step.project
        self.project, self.before = EQUIPMENT_NAMES.index(project.equipment), project.before
        self.initiator, self.pledge = project.initiator, s.pledge or 0
        match step:
            case PlacePiece():
                self.ask(turns.PIECE_PHASE, project.initiator)
            case SealBids():
                self.phase = turns.BID_PHASE
            case AddToBids():
                self.phase = turns.ADD_PHASE
                for seat, bid, added in zip(step.bidders, step.bids, step.added, strict=True):
                    self.bids[seat], self.added[seat] = bid, added
            case PlaceInfluence():
                self.set_queue(s, step.queue)
            case SendEmissary():
                self.ask(turns.EMISSARY_PHASE, step.leader(s)[0])

    def set_queue(self, s: Bastide, queue: tuple[int, ...]) -> None:
        """Nobody can put more than there are circles, so what comes later in a long queue is lost anyway."""
        for place, seat in enumerate(queue):
            if seat in s.playing and queue[:place].count(seat) < turns.MOST_CIRCLES:
                self.queue[self.queue_length] = seat
                self.queue_length += 1
        self.place_influences()

    def answer_for_chance(self, action: Any) -> None:
        """Chance has said who begins, or has drawn a tile."""
        if isinstance(action, Start):
            self.begin(action.seat)
        else:
            self.take(TILE_NAMES.index(action.tile))

    def action(self, move: int) -> Action:
        """What a legal move means in the rulebook."""
        if move < turns.PUT:
            return turn_action(move)
        if move < turns.BID:
            return town_action(move)
        if move < turns.STRIKE:
            return Bid(move - turns.BID) if move < turns.ADD else Add(move - turns.ADD)
        if move < turns.SPLIT:
            targets = targets_of(move - turns.STRIKE)
            return Burn(targets) if self.phase == turns.FIRE_PHASE else Raid(targets)
        return Split(tuple(move >> turns.SHARE_BITS * seat & turns.SHARE for seat in self.claimants()))

    def claimants(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.claim(seat, self.moulon)]

    def move(self, action: Action) -> int:
        """The move that a legal action of the rulebook is here."""
        found = turns.PASS
        match action:
            case Propose():
                found = EQUIPMENT_NAMES.index(action.equipment)
            case Play():
                found = turns.PLAY + TILE_NAMES.index(action.tile)
            case Bid():
                found = turns.BID + action.amount
            case Add():
                found = turns.ADD + action.amount
            case Put():
                found = turns.PUT + PLACE_NAMES.index(action.circle)
            case Dismiss():
                found = turns.DISMISS + action.value
            case Build():
                strip = STRIPS * BLOCK[action.block] + action.strip - 1
                found = turns.BUILD + 2 * strip + FACINGS.index(action.facing)
            case Split():
                split = zip(self.claimants(), action.shares, strict=True)
                found = turns.SPLIT + sum(share << turns.SHARE_BITS * seat for seat, share in split)
            case Burn() | Raid():
                places = [PLACE_NAMES.index(target) for target in action.targets]
                found = turns.STRIKE + turns.TARGET_ROOM * min(places) + max(places)
        return found


def turn_action(move: int) -> Action:
    if move == turns.PASS:
        return Pass()
    return Propose(EQUIPMENT_NAMES[move]) if move < turns.PLAY else Play(TILE_NAMES[move - turns.PLAY])


def town_action(move: int) -> Action:
    if move < turns.DISMISS:
        return Put(PLACE_NAMES[move - turns.PUT])
    if move < turns.BUILD:
        return Dismiss(move - turns.DISMISS)
    strip, facing = divmod(move - turns.BUILD, 2)
    return Build(BLOCKS[strip // STRIPS], strip % STRIPS + 1, FACINGS[facing])


def targets_of(strike: int) -> tuple[str, ...]:
    first, last = divmod(strike, turns.TARGET_ROOM)
    return (PLACE_NAMES[first],) if first == last else (PLACE_NAMES[first], PLACE_NAMES[last])


def position_of(s: Bastide) -> FastBastide:
    """The fast position of a state that asks something."""
    position = FastBastide()
    position.set_up(s)
    return position
