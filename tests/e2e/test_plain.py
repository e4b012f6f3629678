"""A game without a drawing, in a real browser: told in words and answered from lists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.player import PHONE, Player, from_the_list
from tests.e2e.serving import ServerProcess
from tests.support.find import find_any


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path, find_any) as opened:
        yield opened


def test_a_game_from_another_package_is_played_to_its_end(zoe: Player) -> None:
    zoe.play_against("fair", "random")
    assert zoe.wait_for_turn()
    expect(zoe.main).to_contain_text("Manche 1.")
    expect(zoe.page.locator("ol.players")).to_contain_text("bourse")
    zoe.has_no_serious_violations()
    zoe.picture("plain")
    assert zoe.play(from_the_list)
    expect(zoe.main).to_contain_text("Tous les tours sont joués.")


def test_it_fits_a_phone(arrive: Callable[..., Player]) -> None:
    guest = arrive("Max", size=PHONE, locale="en-GB")
    guest.play_against("fair", "random", "random")
    assert guest.wait_for_turn()
    expect(guest.main).to_contain_text("Round 1.")
    guest.has_no_sideways_scrolling()
    guest.picture("plain-phone")
