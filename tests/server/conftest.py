"""A house that many tests share; each opens tables of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.guest import Guest
from tests.server.house import RunningHouse, running_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def welcome(house: RunningHouse) -> Iterator[Callable[[str | None], Guest]]:
    """Lets somebody in, with a nickname or only to look."""
    guests: list[Guest] = []

    def let_in(nickname: str | None) -> Guest:
        guests.append(Guest(house.address, nickname))
        return guests[-1]

    yield let_in
    for guest in guests:
        guest.close()


@pytest.fixture
def ann(welcome: Callable[[str | None], Guest]) -> Guest:
    return welcome("Ann")


@pytest.fixture
def bob(welcome: Callable[[str | None], Guest]) -> Guest:
    return welcome("Bob")


@pytest.fixture
def stranger(welcome: Callable[[str | None], Guest]) -> Guest:
    """Somebody without a name."""
    return welcome(None)
