"""What can be done about a table besides playing at it."""

from __future__ import annotations

import time
from typing import Any

from msgspec.structs import replace

from beffroi.core.codec import encode
from beffroi.core.game import AnyGame, option_values
from beffroi.core.host import Close, Resign
from beffroi.core.model import BadInput
from beffroi.server.answer import say_as_host
from beffroi.server.guest import hashed, new_code, new_word, read_code
from beffroi.server.house import House
from beffroi.server.plan import (
    NOBODY,
    Plan,
    Sitter,
    bot,
    christened,
    come_back,
    fill,
    hand_over,
    own_seat,
    own_seats,
    rise,
    sit,
)
from beffroi.server.problems import CONFLICT, FORBIDDEN, NOT_FOUND, Sorry
from beffroi.server.protocol import Chair, ClockTerms, Guest, Invitation, Join, Start
from beffroi.server.room import Room
from beffroi.server.tournaments import STAND_IN, no_show

PASSING_SECONDS = 600
USUAL_LEVEL = "apprentice"


async def open_table(house: House, guest: Guest, invitation: Invitation) -> Room:
    """A new table as somebody wants it; it begins at once when no chair is open."""
    game = house.find_game(invitation.game)
    if len(invitation.chairs) not in game.seats:
        raise BadInput("wrong-seats", game=game.name, seats=len(invitation.chairs), allowed=game.seats)
    plan, seed = house.new_table(
        code=new_code(),
        game=game.name,
        revision=game.revision,
        options=read_options(game, invitation.options),
        title=" ".join(invitation.title.split()),
        private=invitation.private,
        host=guest.id,
        chairs=christened(tuple(_sitter(house, chair, guest) for chair in invitation.chairs)),
        clock=clock_of(invitation.clock),
    )
    if invitation.start is not None:
        plan = await _from_position(house, guest, plan, invitation.start)
    await house.store.add_table(plan, seed)
    return await house.room(plan.id)


def _sitter(house: House, chair: Chair, guest: Guest) -> Sitter:
    if chair.kind == "me":
        return Sitter("person", chair.name or guest.nickname, guest.id)
    return NOBODY if chair.kind == "open" else bot(read_level(house, chair.level))


def clock_of(clock: ClockTerms | None) -> ClockTerms | None:
    """Terms that give nobody any time are no clock."""
    return clock if clock is not None and (clock.per_move or clock.bank) else None


async def _from_position(house: House, guest: Guest, plan: Plan, start: Start) -> Plan:
    """The plan of a table that plays on from a position of a finished game."""
    room = await known_room(house, start.table, guest)
    if room.plan.status not in ("over", "closed") or room.plan.game != plan.game:
        raise Sorry(CONFLICT, "game-is-not-over")
    if len(room.plan.chairs) != len(plan.chairs):
        raise Sorry(CONFLICT, "other-chairs", seats=len(room.plan.chairs))
    state = (await house.histories.of(room)).state_at(start.ply, None)
    if not state.agenda:
        raise Sorry(CONFLICT, "nothing-left-to-play")
    return replace(plan, start=encode(state).decode(), options=room.plan.options)


def read_level(house: House, level: str | None) -> str:
    wanted = level or USUAL_LEVEL
    if wanted not in house.levels:
        raise BadInput("unknown-level", level=wanted, levels=tuple(house.levels))
    return wanted


def read_options(game: AnyGame, chosen: dict[str, Any]) -> dict[str, bool | int | str]:
    """The options of a game with these chosen; strict about names, values and their kind."""
    values, usual = option_values(game.options), game.options()
    for name, value in chosen.items():
        if not any(value == each and type(value) is type(each) for each in values.get(name, ())):
            raise BadInput("unknown-option", option=name, options=tuple(values))
    return {name: chosen.get(name, getattr(usual, name)) for name in values}


async def known_room(house: House, table: str, guest: Guest | None, code: str | None = None) -> Room:
    """The room of a table that somebody may look at; a private one does not exist for strangers."""
    room = await house.room(table)
    if not room.plan.is_known_to(None if guest is None else guest.id, code and read_code(code)):
        raise Sorry(NOT_FOUND, "no-such-table")
    return room


async def join(house: House, table: str, guest: Guest, wish: Join) -> Room:
    room = await known_room(house, table, guest, wish.code)
    await room.change(lambda plan: sit(plan, guest, wish.seat))
    return room


async def leave(house: House, table: str, guest: Guest) -> Room:
    room = await known_room(house, table, guest)
    seats = own_seats(room.plan, guest.id)
    if room.plan.forfeits and room.plan.is_playing:
        for seat in seats:
            await no_show(room, seat, STAND_IN)
    elif room.plan.status in ("open", "running"):
        await room.change(lambda plan: rise(plan, guest.id, STAND_IN))
    return room


async def take_back_chair(house: House, table: str, guest: Guest) -> Room:
    room = await known_room(house, table, guest)
    await room.change(lambda plan: come_back(plan, guest.id))
    return room


async def start(house: House, table: str, guest: Guest, level: str | None) -> Room:
    """The host begins: bots take the chairs still open. A frozen table is tried again."""
    room = await _hosted_room(house, table, guest)
    wanted = read_level(house, level)
    if room.plan.status == "frozen":
        await room.thaw()
    elif room.plan.status == "open":
        await room.change(lambda plan: fill(plan, wanted) if plan.status == "open" else plan)
    return room


async def resign(house: House, table: str, guest: Guest, seat: int | None) -> Room:
    room = await known_room(house, table, guest)
    _check_told(await say_as_host(room, Resign(own_seat(room.plan, guest.id, seat))), room)
    return room


async def close(house: House, table: str, guest: Guest) -> Room:
    """The host ends the evening; a game that had not begun, or cannot go on, is simply put away."""
    room = await _hosted_room(house, table, guest)
    if room.plan.status == "running":
        _check_told(await say_as_host(room, Close()), room)
    elif room.plan.status in ("open", "frozen"):
        await room.change(lambda plan: replace(plan, status="closed"))
    return room


def _check_told(refused: tuple[str, ...], room: Room) -> None:
    if refused or room.plan.status == "open":
        raise Sorry(CONFLICT, "not-playing-now")


async def rematch(house: House, table: str, guest: Guest) -> Room:
    """The same people again, everybody one chair further; whoever asks second finds the table of the first."""
    room = await known_room(house, table, guest)
    own_seats(room.plan, guest.id)
    if room.plan.status not in ("over", "closed"):
        raise Sorry(CONFLICT, "game-is-not-over")
    if room.plan.rematch is None:
        await room.succeed(lambda plan: house.new_table(revision=room.game.revision, **_again(plan)))
    assert room.plan.rematch is not None
    return await house.room(room.plan.rematch)


def _again(plan: Plan) -> dict[str, Any]:
    chairs = tuple(replace(chair, stand_in=None) for chair in plan.chairs)
    kept = {name: getattr(plan, name) for name in ("game", "options", "title", "private", "host", "clock")}
    return kept | {"code": new_code(), "chairs": (chairs[-1], *chairs[:-1])}


async def hand_on(house: House, table: str, guest: Guest, seat: int | None) -> str:
    """A word by which another device takes over a chair; it is good once, and not for long."""
    room = await known_room(house, table, guest)
    chair = own_seat(room.plan, guest.id, seat)
    word = new_word()
    await house.store.add_passing(hashed(word), room.id, chair, int(time.time()) + PASSING_SECONDS)
    return word


async def claim(house: House, guest: Guest, word: str) -> str:
    found = await house.store.take_passing(hashed(word), int(time.time()))
    if found is None:
        raise Sorry(NOT_FOUND, "no-such-word")
    table, seat = found
    room = await house.room(table)
    await room.change(lambda plan: hand_over(plan, seat, guest))
    return table


async def _hosted_room(house: House, table: str, guest: Guest) -> Room:
    room = await known_room(house, table, guest)
    if room.plan.host != guest.id:
        raise Sorry(FORBIDDEN, "only-the-host")
    return room
