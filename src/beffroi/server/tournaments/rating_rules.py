"""What an ended table says about strength: the rules of fair rating, each said once and only here.

They are written for players in docs/tournaments.md. Everything follows from the table and its record.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from beffroi.core.action import HOST, Action, Seat
from beffroi.core.entry import Answered
from beffroi.core.host import Close, Resign, RunOut, TimeUp
from beffroi.server.live.game import LiveGame
from beffroi.server.tables.table import Table
from beffroi.tournament.ratings import BOT, RatedGame

LEAST_ANSWERS = 3
"""The questions every seat must have answered before a game counts that was not played to its end."""


def rated_game(table: Table, game: LiveGame) -> RatedGame | None:
    """For whom an ended game counts, and in which place; nothing when it counts for nobody."""
    counted = _at_the_end(table, game)
    return None if counted is None else _of_those_who_came(table, game, counted)


def _of_those_who_came(table: Table, game: LiveGame, counted: RatedGame) -> RatedGame | None:
    """Without people who have made no move themselves: a rematch begins without asking whether they are there."""
    came = [seat for seat, each in enumerate(table.occupants) if each.kind == "bot" or seat in game.movers]
    who, places = tuple(counted.who[seat] for seat in came), tuple(counted.places[seat] for seat in came)
    capped = tuple(each for each in counted.capped if each in who)
    only = None if counted.only is None else tuple(each for each in counted.only if each in who)
    return None if len(who) < 2 or only == () else RatedGame(who, places, capped, only)  # noqa: PLR2004 - to compare


def _at_the_end(table: Table, game: LiveGame) -> RatedGame | None:
    """What the end of a game says of all its seats."""
    result = game.state.result
    if result is None or not may_count(table):
        return None
    said = _said_by_host(game)
    if _is_cut(game) and min(game.answers) < LEAST_ANSWERS:
        return None
    if any(isinstance(word, Close) for word in said):
        return _closed(table, result.places)
    leavers = {word.seat for word in said if isinstance(word, Resign | RunOut)} | set(table.away)
    who = who_of(table)
    return RatedGame(who, with_last(result.places, leavers), tuple(who[seat] for seat in table.helped))


def may_count(table: Table) -> bool:
    """Whether a table lets its game count: from its own beginning, nobody on two seats, nothing free to undo."""
    people = [who for who in who_of(table) if not who.startswith(BOT)]
    is_plain = not table.start and not table.free_take_back
    return is_plain and len(people) == len(set(people)) and (bool(table.began_with) or _was_counted(table))


def _was_counted(table: Table) -> bool:
    """Of games that began before these rules, those count that everybody stayed in: the others knew no better."""
    return table.status == "over" and not table.absent


def who_of(table: Table) -> tuple[str, ...]:
    """Who is rated on every seat: the guest who sat down when the game began, or a level of bots."""
    guests = table.began_with or tuple(occupant.guest or "" for occupant in table.occupants)
    return tuple(
        BOT + (occupant.level or "") if occupant.kind == "bot" else guest
        for occupant, guest in zip(table.occupants, guests, strict=True)
    )


def with_last(places: Sequence[int], last: Collection[Seat]) -> tuple[int, ...]:
    """The same places, with these seats behind all others; they share the last one."""
    stayed = [place for seat, place in enumerate(places) if seat not in last]
    return tuple(
        len(stayed) + 1 if seat in last else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(places)
    )


def _closed(table: Table, places: Sequence[int]) -> RatedGame | None:
    """A host who sits at the table and closes it is last; it says nothing about anybody else."""
    who = who_of(table)
    if table.host not in who:
        return None
    return RatedGame(who, with_last(places, {Seat(who.index(table.host))}), only=(table.host,))


def _said_by_host(game: LiveGame) -> list[Action]:
    """What the host's seat answered in this game."""
    return [entry.action for entry in game.record.entries if isinstance(entry, Answered) and entry.seat == HOST]


def _is_cut(game: LiveGame) -> bool:
    """Whether a game ended by the host's word and not by its rules."""
    last = game.record.entries[-1]
    return last.seat == HOST and isinstance(last, Answered) and not isinstance(last.action, TimeUp)
