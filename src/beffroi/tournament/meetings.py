"""Who meets whom where that is known from the start: by twos, everybody the same number of others."""

from __future__ import annotations

from typing import TypeAlias

Meeting: TypeAlias = tuple[int, int]
Stage: TypeAlias = tuple[Meeting, ...]


def regular(people: int, opponents: int) -> tuple[Stage, ...]:
    """Stages in which everybody meets the same number of others, each once, and has as many stages off as anybody.

    `people * opponents` must be even. With an odd number of people, each of the first stages leaves one out; those
    who were left out then meet among themselves, and the others have that stage off.
    """
    if people % 2 == 0:
        return tuple(_with_a_hub(people, stage) for stage in range(opponents))
    around = tuple(_around(people, stage) for stage in range(opponents))
    return (*around, tuple((opponents - 1 - one, one) for one in range(opponents // 2)))


def _around(people: int, stage: int) -> Stage:
    """Of an odd number of people in a circle, those meet who are mirrored by a line through one of them.

    The one on the left sits in the first seat, which comes to everybody as often as the second.
    """
    reach = range(1, people // 2 + 1)
    return tuple(((stage - step) % people, (stage + step) % people) for step in reach)


def _with_a_hub(people: int, stage: int) -> Stage:
    """The same with one more in the middle, who meets the one the line goes through, on either seat by turns."""
    hub = people - 1
    return (*_around(hub, stage), (stage, hub) if stage % 2 else (hub, stage))
