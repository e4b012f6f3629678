"""A record as passages: what led from one position, in which nobody has answered yet, to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from beffroi.bots.evaluation import worth
from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.engine import advance, choices, is_talk
from beffroi.core.entry import Answered
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.core.record import Record

Kind: TypeAlias = Literal["draw", "decision", "deal", "word", "departure"]
"""Chance has drawn; seats have answered; a word has changed what somebody has, or nothing; the host has spoken."""
S = TypeVar("S", bound=State)


class Answer(NamedTuple):
    """An entry of a record: how many entries there are with it, who has answered, and what."""

    number: int
    seat: Seat
    action: Action
    is_lone: bool = False


class Passage(NamedTuple):
    """One thing that has happened and still stands; of a question to several seats, all their answers."""

    kind: Kind
    answers: tuple[Answer, ...]
    before: Any
    """The position in which nobody has answered yet."""
    after: Any

    @property
    def number(self) -> int:
        """How many entries of the record there are once it has happened."""
        return self.answers[-1].number


def passages_of(record: Record[Any]) -> tuple[Passage, ...]:
    """What has happened in a game, without what was taken back."""
    again = record.restarted()
    standing: list[Passage] = []
    sealed: list[Answer] = []
    for number, entry in enumerate(record.entries, start=1):
        before, back_to = again.state, again.goes_back_to(entry)
        again.replay(entry)
        if not isinstance(entry, Answered):
            standing = [passage for passage in standing if passage.number <= back_to]
            sealed = [answer for answer in sealed if answer.number <= back_to]
            continue
        answer = Answer(number, entry.seat, entry.action, entry.is_lone)
        kind = kind_of(record.game, before, answer, again.state)
        if kind != "decision":
            standing.append(Passage(kind, (answer,), unanswered(before), unanswered(again.state)))
            continue
        sealed = [*(other for other in sealed if other.seat != entry.seat), answer]
        if again.state.opened != before.opened:
            standing.append(Passage(kind, tuple(sealed), unanswered(before), again.state))
            sealed = []
    return tuple(standing)


def is_choice(passage: Passage, answer: Answer) -> bool:
    """Whether a seat chose this answer among several that matter: to be done with talking is no such choice."""
    step = passage.before.agenda[0]
    return not step.has_open_answers and not answer.is_lone and len(choices(passage.before, answer.seat)) > 1


def kind_of(game: AnyGame, before: State, answer: Answer, after: State) -> Kind:
    if answer.seat == CHANCE:
        return "draw"
    if answer.seat == HOST:
        return "departure"
    if not is_talk(before, answer.action):
        return "decision"
    return "word" if worths(game, before) == worths(game, after) else "deal"


def worths(game: AnyGame, s: State) -> list[float]:
    """What a position seems worth to every seat at first sight."""
    return [worth(game, s, seat) for seat in s.seats]


def unanswered(s: S) -> S:
    """The same position before anybody has answered what is asked."""
    if not s.held:
        return s
    draft = s.copy()
    draft.held = ()
    return draft


def answered(s: S, answers: Sequence[tuple[Seat, Action]]) -> S:
    """The position after these answers to one question."""
    draft = s.copy()
    for seat, action in answers:
        advance(draft, seat, action)
    return draft
