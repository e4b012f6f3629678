"""Mining: one game of bots is played and searched, and what is confirmed in every way becomes a puzzle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from math import inf
from random import Random
from time import process_time
from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from beffroi.analysis.looks import Depth, Looks, seed_of
from beffroi.analysis.puzzles.confirming import LEAST_GAP, confirm, is_clear
from beffroi.analysis.puzzles.novices import ask_novices, hard_for_novices
from beffroi.analysis.puzzles.playing_out import GAMES, play_out
from beffroi.analysis.puzzles.puzzle import MinedGame, Puzzle, PuzzleTerms, signed
from beffroi.analysis.puzzles.sieve import Asked, Suspect, bot_game, first_sight
from beffroi.analysis.valuer import SearchValuer
from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import choices, waiting
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.core.record import Record
from beffroi.core.record_file import lines
from beffroi.games import find, has_fast

BOT = "apprentice"
MOST_OF_A_GAME = 3
"""So many puzzles of one game are enough, the clearest at first sight."""
CONTINUATION = 6
"""So many answers at most are played on after the solution."""
LINE = Depth(looks=1, effort=1.0, search=2.0)
Doubt: TypeAlias = Literal["easy", "doubtful", "refuted"]
"""Novices solve it too often; the large looks do not confirm it; the games do not."""


class Mining(Struct, frozen=True, forbid_unknown_fields=True):
    """How many games are to be searched."""

    terms: PuzzleTerms
    games: int

    def numbers(self) -> Iterator[tuple[int, int]]:
        return ((0, number) for number in range(self.games))


def terms_of(game: AnyGame, seats: int | None, seed: int, sieve: float = 0.5) -> PuzzleTerms:
    """Raises `BadInput` where nothing can be searched, or not so often."""
    if not has_fast(game):
        raise BadInput("no-analysis", game=game.name, revision=game.revision)
    if not 0 < sieve < inf:
        raise BadInput("bad-sieve", sieve=str(sieve))
    return PuzzleTerms(game.name, game.revision, len(game.setup(seats).seats), BOT, seed, sieve=sieve)


def mine(mining: Mining, _: int, number: int) -> MinedGame:
    """The puzzles of one game, the same whoever searches it when."""
    begun, terms = process_time(), mining.terms
    game = find(terms.puzzles, terms.revision)
    questions = list(bot_game(game, terms.seats, terms.bot, f"puzzles/{terms.seed}/{number}"))
    seeming = [suspect for asked in questions if (suspect := first_sight(game, asked, terms.sieve * terms.effort))]
    found: list[Puzzle] = []
    doubts: Counter[Doubt] = Counter()
    for suspect in sorted(seeming, key=lambda each: -each.gap):
        examined = examine(game, suspect, terms, number)
        if isinstance(examined, Puzzle):
            found.append(examined)
        else:
            doubts[examined] += 1
        if len(found) == MOST_OF_A_GAME:
            break
    return MinedGame(
        number=number,
        puzzles=tuple(sorted(found, key=lambda each: each.entry)),
        decisions=len(questions),
        suspects=len(seeming),
        easy=doubts["easy"],
        doubtful=doubts["doubtful"],
        refuted=doubts["refuted"],
        seconds=round(process_time() - begun, 1),
        day=datetime.now(UTC).date().isoformat(),
    )


def examine(game: AnyGame, suspect: Suspect, terms: PuzzleTerms, number: int) -> Puzzle | Doubt:
    """The puzzle that a question is, or why it is none; the cheapest doubt comes first."""
    asked = suspect.asked
    novices = hard_for_novices(game, asked, suspect.best)
    if novices is None:
        return "easy"
    confirmed = confirm(game, suspect, terms.effort)
    if confirmed is None:
        return "doubtful"
    played_out = play_out(game, asked, (suspect.best, confirmed.second), LEAST_GAP, max(2, int(GAMES * terms.effort)))
    if played_out is None or not is_clear(played_out):
        return "refuted"
    return signed(
        Puzzle(
            number=number,
            entry=asked.entry,
            seat=asked.seat,
            record=continued(game, asked, suspect.best),
            second=game.write(confirmed.second),
            costs=tuple((game.write(rival), cost) for rival, cost in confirmed.costs),
            looks=confirmed.looks,
            played_out=played_out,
            novices=novices,
            others=ask_novices(game, asked, suspect.best, "other novice"),
        )
    )


def continued(game: AnyGame, asked: Asked, best: Action) -> tuple[Raw, ...]:
    """The solution and a few answers after it, each found by a search from what its seat knows, line by line."""
    record: Record[Any] = Record(game, asked.s)
    looks = Looks(game, SearchValuer(game, len(asked.s.seats)), LINE, "continuation")
    dice = Random(seed_of(asked.s, "continuation"))
    record.play(asked.seat, best)
    while (waited := waiting(record.state)) and len(record.entries) <= CONTINUATION:
        seat = waited[0]
        record.play(seat, draw(record.state, dice) if seat == CHANCE else best_of(looks, record, seat))
    return tuple(Raw(line.rstrip(b"\n")) for line in lines(record))


def best_of(looks: Looks, record: Record[Any], seat: Seat) -> Action:
    """The best answer of a seat, or the only one."""
    offered = choices(record.state, seat)
    if len(offered) == 1:
        only: Action = next(iter(offered))
        return only
    return looks.best(record.state, seat)
