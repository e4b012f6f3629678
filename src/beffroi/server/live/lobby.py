"""What can be done about a table besides playing at it."""

from __future__ import annotations

import time
from typing import Any

from msgspec.structs import asdict, replace

from beffroi.core.action import Seat
from beffroi.core.codec import encode
from beffroi.core.game import AnyGame, option_values
from beffroi.core.host import Close
from beffroi.core.model import BadInput
from beffroi.server.errors import BAD, CONFLICT, FORBIDDEN, NOT_FOUND, Sorry
from beffroi.server.live import move as answer
from beffroi.server.live.table import Room
from beffroi.server.live.tables import House
from beffroi.server.people.guests import hashed, new_word, read_code
from beffroi.server.people.sanitize import visible
from beffroi.server.protocol.rest import Chair, ClockTerms, Guest, Invitation, Join, Start, Whom
from beffroi.server.protocol.values import NICKNAME_LENGTH
from beffroi.server.storage.store import Spent
from beffroi.server.tables.table import (
    NOBODY,
    Plan,
    Sitter,
    bot,
    christened,
    come_back,
    fill,
    free,
    hand_over,
    mute,
    own_seat,
    own_seats,
    rise,
    sit,
    sitter_on,
    unmute,
)
from beffroi.server.tournaments.runner import STAND_IN, no_show

USUAL_LEVEL = "apprentice"
KEPT_FOR_A_REMATCH = (
    *("game", "title", "private", "host", "clock"),
    *("spectators_speak", "several_chairs", "muted", "barred"),
)


async def open_table(house: House, guest: Guest, invitation: Invitation) -> Room:
    """A new table as somebody wants it; it begins at once when no chair is open."""
    game = house.find_game(invitation.game)
    if len(invitation.chairs) not in game.seats:
        raise BadInput("wrong-seats", game=game.name, seats=len(invitation.chairs), allowed=game.seats)
    agreed = {"revision": game.revision, "options": read_options(game, invitation.options, len(invitation.chairs))}
    if invitation.start is not None:
        agreed = await _position(house, guest, invitation, invitation.start)
    plan, seed = house.new_table(
        game=game.name,
        title=visible(invitation.title),
        private=invitation.private,
        host=guest.id,
        chairs=christened(tuple(_sitter(house, chair, guest) for chair in invitation.chairs)),
        clock=clock_of(invitation.clock),
        spectators_speak=invitation.spectators_speak,
        several_chairs=invitation.several_chairs,
        **agreed,
    )
    await house.store.add_table(plan, seed, house.settings.running_tables_per_guest)
    return await house.room(plan.id, (plan, seed))


def _sitter(house: House, chair: Chair, guest: Guest) -> Sitter:
    if chair.kind == "me":
        return Sitter("person", visible(chair.name or "", NICKNAME_LENGTH) or guest.nickname, guest.id)
    return NOBODY if chair.kind == "open" else bot(read_level(house, chair.level))


def clock_of(clock: ClockTerms | None) -> ClockTerms | None:
    """Terms that give nobody any time are no clock."""
    return clock if clock is not None and (clock.per_move or clock.bank) else None


async def _position(house: House, guest: Guest, wish: Invitation, start: Start) -> dict[str, Any]:
    """The position of a finished game from which somebody wants to play on, by the same rules and options."""
    room = await known_room(house, start.table, guest)
    if room.plan.status not in ("over", "closed") or room.plan.game != wish.game:
        raise Sorry(CONFLICT, "game-is-not-over")
    if len(room.plan.chairs) != len(wish.chairs):
        raise Sorry(CONFLICT, "other-chairs", seats=len(room.plan.chairs))
    state = (await house.histories.of(room)).state_at(start.ply, None)
    if not state.agenda:
        raise Sorry(CONFLICT, "nothing-left-to-play")
    return {"revision": room.plan.revision, "options": room.plan.options, "start": encode(state).decode()}


def read_level(house: House, level: str | None) -> str:
    wanted = level or USUAL_LEVEL
    if wanted not in house.levels:
        raise BadInput("unknown-level", level=wanted, levels=tuple(house.levels))
    return wanted


def read_options(game: AnyGame, chosen: dict[str, Any], seats: int) -> dict[str, bool | int | str]:
    """The options of a game with these chosen, as they read for so many; strict about names, values and their kind."""
    values, usual = option_values(game.options), game.options()
    for name, value in chosen.items():
        if not any(value == each and type(value) is type(each) for each in values.get(name, ())):
            raise BadInput("unknown-option", option=name, options=tuple(values))
    return asdict(game.settled(seats, replace(usual, **chosen)))


def carried_over(game: AnyGame, agreed: dict[str, Any], seats: int) -> dict[str, bool | int | str]:
    """The options of a game as they were agreed on under another revision, as far as this one knows them."""
    values = option_values(game.options)
    return read_options(game, {name: value for name, value in agreed.items() if value in values.get(name, ())}, seats)


async def known_room(house: House, table: str, guest: Guest | None, code: str | None = None, address: str = "") -> Room:
    """The room of a table that somebody may look at; a private one does not exist for strangers without its code."""
    room = await house.room(table)
    reader = None if guest is None else guest.id
    if room.plan.is_known_to(reader):
        return room
    if code is not None:
        await house.misses.ask(address)
        if room.plan.opens_to(reader, read_code(code)):
            return room
        house.misses.note(address)
    raise Sorry(NOT_FOUND, "no-such-table")


async def find_code(house: House, code: str, address: str) -> str:
    """The table a code leads to."""
    await house.misses.ask(address)
    table = await house.store.table_of_code(read_code(code))
    if table is None:
        house.misses.note(address)
        raise Sorry(NOT_FOUND, "no-such-code", code=visible(code))
    return table


async def join(house: House, table: str, guest: Guest, wish: Join, address: str) -> Room:
    room = await known_room(house, table, guest, wish.code, address)
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


async def free_chair(house: House, table: str, guest: Guest, seat: int) -> Room:
    """The host puts somebody out before the game has begun."""
    room = await _hosted_room(house, table, guest)
    await room.change(lambda plan: free(plan, seat))
    return room


async def mute_guest(house: House, table: str, guest: Guest, whom: Whom) -> Room:
    """The host does not want somebody's remarks; they are refused from now on."""
    room = await _hosted_room(house, table, guest)
    await room.change(lambda plan: mute(plan, _meant(room, plan, whom)))
    return room


async def unmute_guest(house: House, table: str, guest: Guest, whom: Whom) -> Room:
    room = await _hosted_room(house, table, guest)
    await room.change(lambda plan: unmute(plan, _meant(room, plan, whom)))
    return room


def _meant(room: Room, plan: Plan, whom: Whom) -> str:
    """The guest of whom the host speaks: not himself, and no bot."""
    if (whom.remark is None) == (whom.seat is None):
        raise Sorry(BAD, "bad-request")
    speaker = None if whom.remark is None else room.chat.speaker(whom.remark)
    if whom.remark is not None and speaker is None:
        raise Sorry(NOT_FOUND, "no-such-remark")
    meant = speaker if whom.seat is None else sitter_on(plan, whom.seat).guest
    if meant is None or meant == plan.host:
        raise Sorry(CONFLICT, "nobody-to-mute")
    return meant


async def resign(house: House, table: str, guest: Guest, seat: int | None) -> Room:
    room = await known_room(house, table, guest)
    _check_told(await answer.resign(room, own_seat(room.plan, guest.id, seat), guest.id), room)
    return room


async def close(house: House, table: str, guest: Guest) -> Room:
    """The host ends the evening; a game that had not begun, or cannot go on, is simply put away."""
    room = await _hosted_room(house, table, guest)
    if not room.plan.can_close(guest.id):
        raise Sorry(CONFLICT, "own-tournament-table")
    if room.plan.status == "running":
        _check_told(await answer.say_as_host(room, Close()), room)
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
        most = house.settings.running_tables_per_guest
        today = house.find_game(room.plan.game)
        await room.succeed(lambda plan: house.new_table(**_again(plan, today)), most)
    assert room.plan.rematch is not None
    return await house.room(room.plan.rematch)


def _again(plan: Plan, game: AnyGame) -> dict[str, Any]:
    """What was agreed, by the rules of today."""
    chairs = tuple(replace(chair, stand_in=None) for chair in plan.chairs)
    kept = {name: getattr(plan, name) for name in KEPT_FOR_A_REMATCH}
    rules = {"revision": game.revision, "options": carried_over(game, plan.options, len(plan.chairs))}
    return kept | rules | {"chairs": (chairs[-1], *chairs[:-1])}


async def hand_on(house: House, table: str, guest: Guest, seat: int | None) -> str:
    """A word by which another device takes over a chair; it is good once, and not for long."""
    room = await known_room(house, table, guest)
    word = new_word()
    await room.add_word(hashed(word), guest.id, lambda plan: _passable(plan, guest.id, seat))
    return word


def _passable(plan: Plan, guest: str, seat: int | None) -> Seat:
    chair = own_seat(plan, guest, seat)
    if plan.is_ended:
        raise Sorry(CONFLICT, "not-playing-now")
    return chair


async def claim(house: House, guest: Guest, word: str, address: str) -> str:
    """Gives a chair to the device that has a word for it, if its maker still has the chair himself."""
    await house.misses.ask(address)
    passed = await house.store.passing(hashed(word), int(time.time()))
    if passed is None:
        house.misses.note(address)
        raise Sorry(NOT_FOUND, "no-such-word")
    room = await house.room(passed.table)
    try:
        await room.change(lambda plan: hand_over(plan, passed.seat, passed.guest, guest), hashed(word))
    except Spent:
        raise Sorry(NOT_FOUND, "no-such-word") from None
    return room.id


async def _hosted_room(house: House, table: str, guest: Guest) -> Room:
    room = await known_room(house, table, guest)
    if room.plan.host != guest.id:
        raise Sorry(FORBIDDEN, "only-the-host")
    return room
