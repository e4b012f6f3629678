"""Everybody meets the same number of others."""

from __future__ import annotations

from collections import Counter

import pytest

from beffroi.tournament.meetings import regular

EVEN = [(people, others) for people in range(2, 16) for others in range(1, people) if people * others % 2 == 0]


@pytest.mark.parametrize(("people", "others"), EVEN)
def test_everybody_meets_exactly_so_many_others_once_each(people: int, others: int) -> None:
    stages = regular(people, others)
    met = Counter(frozenset(pair) for stage in stages for pair in stage)
    assert set(met.values()) == {1}
    assert Counter(one for pair in met for one in pair) == dict.fromkeys(range(people), others)


@pytest.mark.parametrize(("people", "others"), EVEN)
def test_nobody_is_twice_in_a_stage_and_all_have_as_many_off(people: int, others: int) -> None:
    stages = regular(people, others)
    off: Counter[int] = Counter()
    for stage in stages:
        playing = [one for pair in stage for one in pair]
        assert len(playing) == len(set(playing))
        off.update(set(range(people)) - set(playing))
    assert set(off.values()) in ({1}, set())


def test_four_meet_all_in_three_stages_and_five_in_five() -> None:
    assert (len(regular(4, 3)), len(regular(5, 4))) == (3, 5)
