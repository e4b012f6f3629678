"""Marks that tie a test to the article of the rulebook it shows, and to what was observed of that article meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple

import pytest

from beffroi.core import engine
from beffroi.core.action import Action, Seat
from beffroi.core.model import Fact, Refusal, Rule, State

Shown = Literal["allows", "states", "refuses", "prevents"]


def allows(rule: Rule) -> pytest.MarkDecorator:
    """The test shows what an article permits or brings about: something is played or told under it."""
    return _shows(rule, "allows")


def states(rule: Rule) -> pytest.MarkDecorator:
    """The test shows what an article says of material, numbers or questions: nothing is played or told under it."""
    return _shows(rule, "states")


def refuses(rule: Rule) -> pytest.MarkDecorator:
    """The test shows what an article forbids: an action is refused, and the refusal cites it."""
    return _shows(rule, "refuses")


def prevents(rule: Rule) -> pytest.MarkDecorator:
    """The test shows what does not happen because of an article: there is no action that could be refused."""
    return _shows(rule, "prevents")


def _shows(rule: Rule, shown: Shown) -> pytest.MarkDecorator:
    return pytest.mark.rule(rule.ref, shown)


class Observed(NamedTuple):
    """The articles under which something happened, and those that were cited by a refusal."""

    happened: set[str]
    refused: set[str]

    def shows(self, ref: str) -> tuple[Shown, Shown]:
        """What a test may say that it shows of an article."""
        return (
            "allows" if ref in self.happened else "states",
            "refuses" if ref in self.refused else "prevents",
        )


@contextmanager
def observing(patch: pytest.MonkeyPatch) -> Iterator[Observed]:
    """Watches the articles at work."""
    observed = Observed(set(), set())
    no, tell, uncover, advance = Rule.no, State.tell, State.uncover, engine.advance

    def watched_no(rule: Rule, why: str, **facts: Fact) -> Refusal:
        observed.refused.add(rule.ref)
        return no(rule, why, **facts)

    def watched_tell(s: State, rule: Rule, *told: Any, **facts: Any) -> None:
        observed.happened.add(rule.ref)
        tell(s, rule, *told, **facts)

    def watched_uncover(s: State, rule: Rule, *told: Any, **facts: Any) -> None:
        observed.happened.add(rule.ref)
        uncover(s, rule, *told, **facts)

    def watched_advance(s: State, seat: Seat, action: Action) -> None:
        takers = (step for step in (*s.agenda[:1], *s.floor) if type(action) in step.takes)
        observed.happened.update(step.rule.ref for step in takers)
        advance(s, seat, action)

    with patch.context() as patched:
        patched.setattr(Rule, "no", watched_no)
        patched.setattr(State, "tell", watched_tell)
        patched.setattr(State, "uncover", watched_uncover)
        patched.setattr(engine, "advance", watched_advance)
        yield observed
