"""Points 5 and 6: guesses are lawful, and what a viewer may not know never changes what he gets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from beffroi.core.action import Action, Seat
from beffroi.core.codec import encode, fingerprint
from beffroi.core.engine import after, choices, floor, play, refusals, waiting
from beffroi.core.seen import seen
from beffroi.text import LANGUAGES, Texts
from tests.support.cases import CASES, Case, walk

MOST_PATHS = 400


def viewers(s: Any) -> tuple[Seat | None, ...]:
    return (*s.seats, None)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_guess_agrees_with_everything_the_viewer_has_seen(case: Case) -> None:
    for number, ply in enumerate(walk(case, seed=51)):
        for viewer in viewers(ply.after):
            known = seen(case.game, ply.after, viewer)
            supposed = case.game.guess(known, Random(number))
            case.game.audit(supposed)
            assert waiting(supposed) == waiting(ply.after)
            assert encode(seen(case.game, supposed, viewer)) == encode(known)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_hidden_changes_no_byte_a_viewer_gets(case: Case) -> None:
    for number, ply in enumerate(walk(case, seed=52)):
        for viewer in ply.before.seats:
            supposed = case.game.guess(seen(case.game, ply.before, viewer), Random(number))
            assert _answers_to(ply.before, viewer, ply.action) == _answers_to(supposed, viewer, ply.action)
            for action in _own_answers(ply.before, viewer, number):
                assert _answers_to(ply.before, viewer, action) == _answers_to(supposed, viewer, action)
                true, false = after(ply.before, viewer, action), after(supposed, viewer, action)
                if true.opened == ply.before.opened:
                    assert encode(seen(case.game, true, viewer)) == encode(seen(case.game, false, viewer))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_truth_is_among_the_possible_guesses(case: Case) -> None:
    for ply in walk(case, seed=53):
        for viewer in viewers(ply.after):
            known = seen(case.game, ply.after, viewer)
            guesses = [fingerprint(case.game.guess(known, path)) for path in paths(MOST_PATHS)]
            if len(guesses) < MOST_PATHS:
                assert fingerprint(ply.after) in guesses


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_event_reaches_exactly_its_audience(case: Case) -> None:
    texts = [Texts(language, case.game) for language in LANGUAGES]
    for ply in walk(case, seed=54):
        for event in ply.events:
            for viewer in viewers(ply.after):
                shown = event.seen_by(viewer)
                assert all(reader == viewer for reader, _ in shown.private)
                assert shown.facts == event.facts
                assert all(each.event(shown) for each in texts)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_seals_an_answer_is_silent_until_it_is_shown(case: Case) -> None:
    for ply in walk(case, seed=55):
        for seat, _ in ply.after.held:
            assert floor(ply.after, seat) == ()


def _answers_to(s: Any, viewer: Seat, action: Action) -> bytes:
    """Every byte a seat gets in answer to an action: the refusals, or what it sees of what happens."""
    reasons = refusals(s, viewer, action)
    if reasons:
        return encode(reasons)
    draft = s.copy()
    events = play(draft, viewer, action)
    return encode([event.seen_by(viewer) for event in events]) if draft.opened == s.opened else b"shown"


def _own_answers(s: Any, viewer: Seat, number: int) -> Iterator[Action]:
    if viewer in waiting(s):
        yield choices(s, viewer).sample(Random(number))


class Path:
    """An rng that answers what it is told, and remembers how much choice it had."""

    def __init__(self, told: list[int]) -> None:
        self.told = told
        self.widths: list[int] = []

    def randrange(self, stop: int, /) -> int:
        self.widths.append(stop)
        return self.told[len(self.widths) - 1] if len(self.widths) <= len(self.told) else 0


def paths(most: int) -> Iterator[Path]:
    """Every sequence of answers an rng could give, until there are too many."""
    told: list[int] = []
    for _ in range(most):
        path = Path(told)
        yield path
        told = _next(told + [0] * (len(path.widths) - len(told)), path.widths)
        if not told:
            return


def _next(told: list[int], widths: list[int]) -> list[int]:
    while told and told[-1] + 1 == widths[len(told) - 1]:
        told = told[:-1]
    return [*told[:-1], told[-1] + 1] if told else []
