"""The table is set, and everybody takes turns (sections 2, 3 and 5 of the rulebook)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.choices import Choices
from beffroi.core.model import Given, Refusal, Refusals, Step, Steps
from beffroi.games.bastide.choices import Turns
from beffroi.games.bastide.ending import CheckMajorities, CountPoints, ending_now
from beffroi.games.bastide.english import CAMP_SIZE, LaySiege, RaidTown
from beffroi.games.bastide.fire import SetFire, inflammable
from beffroi.games.bastide.house import PlaceHouse
from beffroi.games.bastide.material import (
    BLOCK,
    BUILDINGS,
    ENGLISH_TILES,
    EQUIPMENTS,
    FIRE_TILE,
    FREE,
    HOUSE_TILE,
    SPARE,
)
from beffroi.games.bastide.project import PRICE, opening, share_of_chest
from beffroi.games.bastide.promises import keep, promises_of
from beffroi.games.bastide.rulebook import Draw, Pass, Play, Propose, R, Start
from beffroi.games.bastide.sites import has_site
from beffroi.games.bastide.state import Bastide, Project, Promise

HAND_SIZE = 3
PROPOSALS = {name: Propose(name) for name in EQUIPMENTS}
PLAYS = {tile: Play(tile) for tile in (*ENGLISH_TILES, FIRE_TILE, HOUSE_TILE)}


def preparation(seats: tuple[Seat, ...]) -> Steps:
    """Everybody draws three tiles, then chance says who begins."""
    return (*(DrawTile(seat) for seat in seats for _ in range(HAND_SIZE)), DrawStarter())


class DrawTile(Step[Bastide, Draw], frozen=True):
    """A tile is drawn from the bag, for its owner's eyes only; an empty bag gives none."""

    rule = R.TILES
    takes = (Draw,)
    seat: Seat

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        return (CHANCE,) if len(s.bag) and self.seat in s.playing else ()

    def odds(self, s: Bastide) -> Sequence[tuple[Draw, int]]:
        return tuple((Draw(tile), weight) for tile, weight in s.bag.odds())

    def then(self, s: Bastide, answers: Given[Draw]) -> None:
        for _, drawn in answers:
            s.bag = s.bag.without(drawn.tile)
            s.give_tile(self.seat, drawn.tile)
            s.tell(R.TILES, "drawn", (self.seat, {"tile": drawn.tile}), seat=self.seat)
        if not answers and self.seat in s.playing:
            s.tell(R.SAFETY, "bag-empty", seat=self.seat)


class DrawStarter(Step[Bastide, Start], frozen=True):
    """Chance says who begins."""

    rule = R.SETUP
    takes = (Start,)

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Bastide) -> Sequence[tuple[Start, int]]:
        return tuple((Start(seat), 1) for seat in s.playing)

    def then(self, s: Bastide, answers: Given[Start]) -> None:
        ((_, start),) = answers
        s.active, s.turn = start.seat, 1
        s.tell(R.SETUP, "starts", seat=start.seat)
        s.next(TakeTurn(start.seat))


def closing() -> Steps:
    """What every turn ends with."""
    return (CheckMajorities(), PassOn())


class TakeTurn(Step[Bastide, Propose | Play | Pass], frozen=True):
    """Either a project for one equipment, or one tile."""

    rule = R.TURN
    takes = (Propose, Play, Pass)
    is_always_put = True  # which tiles a seat can play is its secret
    seat: Seat

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        return s.if_playing(self.seat)

    def choices(self, s: Bastide, seat: Seat) -> Choices[Propose | Play | Pass]:
        return Turns(self.projects(s, seat), playable_tiles(s, seat))

    def refuse(self, s: Bastide, seat: Seat, action: Propose | Play | Pass) -> Refusals:
        match action:
            case Propose(equipment=equipment):
                return refuse_project(s, equipment) + self.unpaid(s, seat)
            case Play(tile=tile):
                return refuse_tile(s, seat, tile)
            case Pass():
                possible = self.projects(s, seat) or playable_tiles(s, seat)
                return (R.TURN.no("something-is-possible"),) if possible else ()

    def projects(self, s: Bastide, seat: Seat) -> tuple[Propose, ...]:
        return () if self.unpaid(s, seat) else possible_projects(s)

    def unpaid(self, s: Bastide, seat: Seat) -> Refusals:
        """Who has to announce a bid needs the money for it, with what the chest will give."""
        purse = s.money[seat] + share_of_chest(s)
        return (R.SAFETY.no("must-pledge", amount=PRICE, money=purse),) if (self.pledge(s, seat) or 0) > purse else ()

    def pledge(self, s: Bastide, seat: Seat) -> int | None:
        """After a round that has brought nothing, whoever can play a tile proposes only what they pay for."""
        if s.idle < len(s.playing):
            return None
        return PRICE if playable_tiles(s, seat) else 0

    def then(self, s: Bastide, answers: Given[Propose | Play | Pass]) -> None:
        s.next(*closing())
        for seat, action in answers:
            match action:
                case Propose(equipment=equipment):
                    s.tell(R.PROJECT, "proposed", seat=seat, equipment=equipment)
                    keep(s, seat, f"build-{equipment}")
                    self.announce(s, seat)
                    s.next(*opening(Project(seat, equipment, len(s.influences_on(equipment)))))
                case Play(tile=tile):
                    self.play_tile(s, seat, tile)
                case Pass():
                    s.idle += 1
                    s.tell(R.TURN, "passed", seat=seat)

    def announce(self, s: Bastide, seat: Seat) -> None:
        s.pledge = self.pledge(s, seat)
        if s.pledge:
            s.tell(R.SAFETY, "pledged", seat=seat, amount=s.pledge)
        elif s.pledge is not None:
            s.tell(R.SAFETY, "no-tile-to-play", seat=seat)

    def play_tile(self, s: Bastide, seat: Seat, tile: str) -> None:
        s.take_tile(seat, tile)
        s.idle = 0
        s.tell(R.TILES, "tile-played", seat=seat, tile=tile)
        s.next(effect_of(s, seat, tile), DrawTile(seat))


def effect_of(s: Bastide, seat: Seat, tile: str) -> Step[Bastide, Any]:
    """What a tile does once it is played."""
    if tile == HOUSE_TILE:
        return PlaceHouse(seat)
    if tile == FIRE_TILE:
        return SetFire(seat)
    value = ENGLISH_TILES[tile]
    return LaySiege(value) if len(s.camp) == CAMP_SIZE else RaidTown(seat, value)


def possible_projects(s: Bastide) -> tuple[Propose, ...]:
    return tuple([proposal for name, proposal in PROPOSALS.items() if not refuse_project(s, name)])


def refuse_project(s: Bastide, equipment: str) -> tuple[Refusal, ...]:
    """Only what is unfinished can be built, and a new religious building only where there is room."""
    if equipment not in EQUIPMENTS:
        return (R.PROJECT.no("no-such-equipment"),)
    if not s.free_circles(equipment):
        return (R.PROJECT.no("finished", equipment=equipment),)
    width = EQUIPMENTS[equipment].width
    if width and not s.is_started(equipment) and not has_site(s, width):
        return (R.PROJECT.no("no-room-for-piece", equipment=equipment, width=width),)
    return ()


def playable_tiles(s: Bastide, seat: Seat) -> tuple[Play, ...]:
    return tuple([PLAYS[tile] for tile in sorted(set(s.hands[seat])) if not refuse_tile(s, seat, tile)])


def refuse_tile(s: Bastide, seat: Seat, tile: str) -> tuple[Refusal, ...]:
    """A tile must be in one's hand, and there must be something to do with it."""
    if tile not in s.hands[seat]:
        return (R.TILES.no("not-in-hand", tiles=s.hands[seat]),)
    return refuse_effect(s, tile)


def refuse_effect(s: Bastide, tile: str) -> tuple[Refusal, ...]:
    """A house needs room, and a fire something to burn."""
    if tile == HOUSE_TILE and not has_site(s, 1):
        return (R.HOUSE.no("no-room-for-house"),)
    if tile == FIRE_TILE and not any(inflammable(s)):
        return (R.FIRE.no("nothing-to-burn"),)
    return ()


class PassOn(Step[Bastide, Action], frozen=True):
    """The game is over, or the next seat in clockwise order takes its turn."""

    rule = R.END

    def then(self, s: Bastide, answers: Given[Action]) -> None:
        ending = ending_now(s)
        if ending is not None:
            s.next(CountPoints(ending))
            return
        self.let_promises_lapse(s)
        s.active = s.clockwise_from(Seat(s.active + 1))[0]
        s.turn += 1
        s.spoken, s.counters, s.exchanges = [0 for _ in s.seats], 0, ()
        s.pledge = None
        s.next(TakeTurn(s.active))

    def let_promises_lapse(self, s: Bastide) -> None:
        """A promise is shown until its giver has had a whole turn to keep it."""
        for promise in promises_of(s, s.active):
            if promise.turn != s.turn:
                s.settle(promise, self.fate_of(s, promise))

    def fate_of(self, s: Bastide, promise: Promise) -> Literal["kept", "broken", "lapsed"]:
        """What was spared is spared; what could have been built next, as all can see, was not."""
        if promise.promise == SPARE:
            return "kept"
        place = BUILDINGS[promise.promise]
        is_open = FREE in s.blocks[BLOCK[place]] if place in BLOCK else not refuse_project(s, place)
        return "broken" if is_open else "lapsed"
