"""What belongs together is in sight together, on the screens people have."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from beffroi.games import NAMES, find
from tests.e2e.album import ALBUM, is_kept
from tests.e2e.player import PHONE, Player

LAPTOP = (1280, 720)
DESKTOPS = (LAPTOP, (1366, 768), (1920, 1080))
MOST_SEATS = 4
LEAST_PICTURE = 80_000
"""Bytes; a picture without its board has a few thousand."""


def resize(player: Player, size: tuple[int, int]) -> None:
    player.page.set_viewport_size({"width": size[0], "height": size[1]})


def edges_of(part: Locator) -> tuple[float, float, float, float]:
    box = part.bounding_box()
    assert box
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def is_in_sight(part: Locator, size: tuple[int, int]) -> bool:
    left, top, right, bottom = edges_of(part)
    return left >= 0 and top >= 0 and right <= size[0] + 1 and bottom <= size[1] + 1


def come_at_the_end(player: Player, game: str) -> None:
    """Bots have played a whole game when this guest comes in."""
    player.introduce()
    seats = max(number for number in find(game).seats if number <= MOST_SEATS)
    player.sit_at(player.bots_have_played(game, *["random"] * seats))
    expect(player.main).to_have_attribute("data-over", "true")


def picture_of_the_board(player: Player) -> bytes:
    """What somebody saves who presses the button beside the result."""
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name="Image du plateau").click()
    return download.value.path().read_bytes()


def width_in(png: bytes) -> int:
    return int.from_bytes(png[16:20], "big")


@pytest.mark.parametrize("game", NAMES)
def test_board_and_result_are_in_sight_together(zoe: Player, game: str) -> None:
    come_at_the_end(zoe, game)
    result, board = zoe.page.locator("section:has(> #outcome)"), zoe.page.locator("[data-board]")
    for size in (*DESKTOPS, PHONE):
        resize(zoe, size)
        assert is_in_sight(result.locator("h2"), size), size
        assert is_in_sight(result.locator(".row > *").first, size), size
        assert is_in_sight(board, size), size
        zoe.has_no_sideways_scrolling()
        zoe.picture(f"result-{game}-{size[0]}")
    zoe.has_no_serious_violations()
    saved = picture_of_the_board(zoe)
    assert (saved[:8], width_in(saved)) == (b"\x89PNG\r\n\x1a\n", 1200)
    assert len(saved) > LEAST_PICTURE, "an empty board would be smaller"
    if is_kept():
        (ALBUM / f"keepsake-{game}.png").write_bytes(saved)


def test_the_column_folds_away_and_comes_back(zoe: Player) -> None:
    resize(zoe, LAPTOP)
    zoe.play_against("flandern", "random")
    board, fold = zoe.page.locator("[data-board]"), zoe.page.get_by_role("button", name="Agrandir le plateau")
    usual = edges_of(board)
    fold.click()
    expect(zoe.page.locator("#asked")).to_be_hidden()
    assert edges_of(board)[2] > usual[2]
    fold.click()
    expect(zoe.page.locator("#asked")).to_be_visible()
    assert edges_of(board) == usual


@pytest.mark.parametrize("game", NAMES)
def test_the_board_of_a_lesson_has_the_room_it_needs(zoe: Player, game: str) -> None:
    for size in (LAPTOP, PHONE):
        resize(zoe, size)
        zoe.go(f"/learn/{game}?lesson=2")
        board, words = zoe.page.locator("[data-board]"), zoe.page.locator("[data-asks] .words")
        expect(board.locator("svg").first).to_be_visible()
        left, top, right, bottom = edges_of(board.locator("svg").first)
        assert min(right - left, bottom - top) > min(size) / 2, size
        expect(words).to_be_in_viewport()
        zoe.has_no_sideways_scrolling()
        zoe.picture(f"lesson-{game}-{size[0]}")
