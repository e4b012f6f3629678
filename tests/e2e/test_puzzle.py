"""The puzzle of the day: tried, refused, solved with the keyboard, and seen to its end."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from beffroi.analysis.puzzles.kept import calendar_of
from beffroi.analysis.puzzles.posing import Posed, pose
from beffroi.games import NAMES, find
from beffroi.server.routes.puzzles import local_day
from tests.e2e import squares
from tests.e2e.player import PHONE, Player

GAMES = [name for name in NAMES if calendar_of(find(name))]
FAR = 300
"""More presses of an arrow than any list is long."""


def first_puzzle(name: str) -> tuple[date, Posed]:
    """The first puzzle of a game, and the last day on which it was that of the day."""
    game, today = find(name), local_day() - timedelta(days=1)  # midnight may pass while a test runs
    puzzles = calendar_of(game)
    days = (today - timedelta(days=age) for age in range(len(puzzles)))
    day = next(day for day in days if puzzles.on(day) == puzzles.puzzles[0])
    return day, pose(game, puzzles.puzzles[0])


def test_a_puzzle_is_refused_tried_and_solved_with_keys_alone(zoe: Player) -> None:
    day, posed = first_puzzle("cathedral")
    zoe.go(f"/puzzles/cathedral?day={day}")
    expect(zoe.page.locator("#asked")).to_have_text("Placez un de vos bâtiments.")
    squares.walk_to(zoe, 'button[aria-expanded="false"][title]')
    zoe.page.keyboard.press("Enter")
    place_by_keys(zoe, posed.second)
    expect(zoe.page.locator(".wrong")).to_contain_text("% de la victoire")
    expect(zoe.page.locator(".best")).to_have_count(0)
    place_by_keys(zoe, posed.solution)
    expect(zoe.page.locator(".best")).to_contain_text("Vous avez trouvé")
    expect(zoe.page.locator("output")).to_have_text(f"{len(posed.steps)} / {len(posed.steps)}")
    expect(zoe.page.locator("#asked")).to_be_focused()
    expect(zoe.page.get_by_role("button", name="Afficher le coup")).to_have_count(0)
    zoe.picture("puzzle-solved")
    zoe.page.reload()
    expect(zoe.page.locator('nav [aria-current="page"]').get_by_label("résolue")).to_be_visible()


def place_by_keys(player: Player, action: Any) -> None:
    """Chooses a placement from the lists, an arrow at a time."""
    form = player.page.locator("fieldset form")
    lists = form.locator("select")
    choose(lists.first, action.piece)
    if lists.count() > 2:
        choose(lists.nth(1), action.facing)
    choose(lists.last, find("cathedral").square(action.x, action.y), by_label=True)
    form.get_by_role("button").press("Enter")


def choose(field: Locator, wanted: str, *, by_label: bool = False) -> None:
    field.press("Home")
    for _ in range(FAR):
        chosen = field.evaluate("(e, label) => label ? e.selectedOptions[0].label : e.value", by_label)
        if chosen == wanted:
            return
        field.press("ArrowDown")
    raise AssertionError(f"{wanted} is not in the list")


def test_a_puzzle_refuses_what_is_not_allowed_as_a_table_does(zoe: Player) -> None:
    day, _ = first_puzzle("cathedral")
    zoe.go(f"/puzzles/cathedral?day={day}")
    squares.take(squares.pieces(zoe).last)
    zoe.page.locator('.city [role="gridcell"][aria-label$="cathédrale"]').first.click()
    expect(zoe.page.locator("path.refused")).to_be_attached()
    expect(zoe.page.locator(".refusals")).to_contain_text("Article")
    zoe.picture("puzzle-refused")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_asks_is_shown_the_solution_and_how_it_went_on(zoe: Player, game: str) -> None:
    day, posed = first_puzzle(game)
    zoe.go(f"/puzzles/{game}?day={day}")
    zoe.page.get_by_role("button", name="Montrez-moi").click()
    expect(zoe.page.locator(".best")).to_contain_text("La meilleure réponse")
    last = len(posed.steps)
    expect(zoe.page.locator("output")).to_have_text(f"{last} / {last}")
    zoe.page.get_by_role("button", name="Un pas en arrière").click()
    expect(zoe.page.locator("output")).to_have_text(f"{last - 1} / {last}")
    zoe.picture(f"puzzle-{game}")
    zoe.page.get_by_role("button", name="Encore une fois").click()
    expect(zoe.page.get_by_role("button", name="Montrez-moi")).to_be_visible()


def test_the_puzzle_of_the_day_is_found_at_home_and_earlier_ones_behind_it(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=PHONE, locale="en-GB")
    guest.go()
    guest.page.get_by_role("link", name="Cathedral: puzzle of the day").click()
    expect(guest.page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    guest.has_no_sideways_scrolling()
    guest.has_no_serious_violations()
    guest.picture("puzzle-phone")
    shown = guest.page.locator("time").get_attribute("datetime") or ""
    guest.page.get_by_role("link", name="The day before").click()
    before = (date.fromisoformat(shown) - timedelta(days=1)).isoformat()
    expect(guest.page.locator("time")).to_have_attribute("datetime", before)
    guest.page.get_by_role("link", name="The day after").click()
    expect(guest.page.locator("time")).to_have_attribute("datetime", shown)
    guest.page.get_by_role("button", name="Show me").click()
    expect(guest.page.locator(".best")).to_be_visible()
    expect(guest.page.locator('nav [aria-current="page"]').get_by_label("shown")).to_be_visible()
    guest.has_no_sideways_scrolling()
    guest.has_no_serious_violations()
    guest.go()
    home = guest.page.locator("li.card").filter(has=guest.page.get_by_role("link", name="Cathedral: puzzle of the day"))
    expect(home.get_by_label("shown")).to_be_visible()
