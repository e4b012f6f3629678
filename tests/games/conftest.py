"""A test of a rulebook shows of its article what it says that it shows."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.support.marks import observing


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    with observing(pytest.MonkeyPatch()) as observed:
        result = yield
    for mark in item.iter_markers("rule"):
        ref, shown = mark.args
        seen = observed.shows(ref)
        assert shown in seen, f"of article {ref} it shows what it {' or '.join(seen)}, not what it {shown}"
    return result
