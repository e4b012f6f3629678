"""Point 3, for nonsense: what may be answered and what is refused are two sides of one rule."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.codec import encode
from beffroi.core.engine import choices, is_sealed, refusals, waiting
from beffroi.core.model import State
from tests.support.cases import CASES, Case, walk
from tests.support.effort import effort

ACTIONS = effort(15, 40)
"""Tried in each position."""


@pytest.mark.parametrize("case", CASES, ids=str)
@settings(max_examples=effort(3, 60), deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_nonsense_is_refused_exactly_where_it_is_no_choice(case: Case, data: st.DataObject) -> None:
    plies = list(walk(case, data.draw(st.integers(0, 9999), label="game")))
    ply = plies[data.draw(st.integers(0, len(plies) - 1), label="ply")]
    s = ply.before
    before = encode(s)
    legal = [each.action for each in plies] + list(_some_choices(s))
    for _ in range(ACTIONS):
        action = data.draw(_mutated(data.draw(st.sampled_from(legal))), label="action")
        for seat in (*s.seats, CHANCE, HOST):
            assert _is_refused(s, seat, action) != _is_choice(s, seat, action), (seat, action)
    assert encode(s) == before


def test_a_value_that_is_no_action_at_all_is_refused() -> None:
    for case in CASES:
        s = case.setup()
        for nonsense in (None, 7, "Bid", {"type": "Bid"}, Action()):
            assert refusals(s, Seat(0), nonsense)  # type: ignore[arg-type]


def _some_choices(s: State) -> Iterator[Action]:
    rng = Random(0)
    for seat in waiting(s):
        offered = choices(s, seat)
        yield from (offered.sample(rng) for _ in range(5)) if seat != CHANCE else offered


def _is_refused(s: State, seat: Seat, action: Action) -> bool:
    return bool(refusals(s, seat, action))


def _is_choice(s: State, seat: Seat, action: Action) -> bool:
    if not _is_typed(action):
        return False
    if seat in waiting(s) and type(action) in s.agenda[0].takes:
        return action in choices(s, seat)
    if seat in (seat for seat, _ in s.held) and type(action) in s.agenda[0].takes:
        return is_sealed(s) and action in choices(s, seat)
    return any(not step.refuse(s, seat, action) for step in s.floor if _is_open(s, step, seat, action))


def _is_open(s: State, step: Any, seat: Seat, action: Action) -> bool:
    silent = is_sealed(s) and any(s.side(seat) == s.side(other) for other, _ in s.held)
    return type(action) in step.takes and seat in step.asks(s) and (seat == HOST or not silent)


def _is_typed(action: Action) -> bool:
    try:
        return bool(msgspec.convert(msgspec.to_builtins(action), type(action)) == action)
    except (msgspec.ValidationError, TypeError, OverflowError):
        return False


ODD_VALUES: st.SearchStrategy[Any] = st.one_of(
    st.integers(-3, 12),
    st.sampled_from((-(2**63), 2**63, 10**30, True, None, "", "n", "CA", "TA", (), (0,), 0.5)),
    st.text(max_size=3),
)


@st.composite
def _mutated(draw: st.DrawFn, action: Action) -> Action:
    """The action itself, or the same with one field changed into something odd."""
    fields = action.__struct_fields__
    if not fields or draw(st.integers(0, 4)) == 0:
        return action
    return msgspec.structs.replace(action, **{draw(st.sampled_from(fields)): draw(ODD_VALUES)})
