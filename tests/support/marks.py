"""Marks that tie a test to the article of the rulebook it shows."""

from __future__ import annotations

import pytest

from beffroi.core.model import Rule


def allows(rule: Rule) -> pytest.MarkDecorator:
    """The test shows what an article permits or brings about."""
    return pytest.mark.rule(rule.ref)


def refuses(rule: Rule) -> pytest.MarkDecorator:
    """The test shows what an article forbids or prevents."""
    return pytest.mark.rule(rule.ref)
