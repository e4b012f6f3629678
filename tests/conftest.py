"""Which tests are run, and that nothing of them is left when their process is killed.

Those marked `long` are run only by `./test --long`, which has a short version of each in the gate.
"""

from __future__ import annotations

import pytest

from tests.support.effort import IS_LONG
from tests.support.strays import Watch

WATCH = pytest.StashKey[Watch]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[WATCH] = Watch()


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[WATCH].end()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not IS_LONG:
        left_out = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]
