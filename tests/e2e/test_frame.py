"""One frame for all games: the board is as large as the window allows and never moves, and nothing needed is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, groupby, islice
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from beffroi.games import NAMES, find
from beffroi.text import Texts
from tests.e2e.album import (
    LAPTOP,
    LITTLE,
    PHONE,
    SETTLED,
    SIDEWAYS,
    SMALL,
    TABLET,
    WIDE,
    WINDOWS,
    Size,
    keep_all,
    resize,
)
from tests.e2e.player import Player
from tests.e2e.serving import ServerProcess
from tests.e2e.stage import Position, Stage, positions
from tests.support.effort import effort

FOR_FINGERS = (PHONE, LITTLE, SIDEWAYS)
TRIED = effort(3, len(WINDOWS))
"""In how many windows a position is looked at: the gate has each position in other ones, the long run all in all."""
HEADER, MARGINS, FINGER, FILLED = 48, 16, 24, 0.9

LEAST: dict[str, dict[Size, tuple[str, int]]] = {
    "cathedral": {
        WIDE: ("squares", 860),
        LAPTOP: ("squares", 580),
        SMALL: ("squares", 540),
        TABLET: ("squares", 680),
        SIDEWAYS: ("squares", 290),
    },
    "cardinal": {WIDE: ("height", 900), LAPTOP: ("height", 640), SMALL: ("width", 600)},
    "bastide": {WIDE: ("height", 960), LAPTOP: ("height", 660), SMALL: ("height", 620)},
    "flandern": {WIDE: ("width", 1240), LAPTOP: ("width", 860), SMALL: ("width", 640)},
    "leonardo": {WIDE: ("width", 1150), LAPTOP: ("width", 820), SMALL: ("width", 640)},
}
"""What is measured, and how many pixels of it there are at least; elsewhere the board is as wide or high as can be."""

PICTURED = {
    "cathedral": ("opening", "crowded", "capture"),
    "cardinal": ("opening", "crowded", "move"),
    "bastide": ("crowded", "talk", "house"),
    "flandern": ("choosing", "crowded", "building"),
    "leonardo": ("auction", "market", "exhibit"),
}
"""The positions of which pictures are kept."""

MEASURE = """() => {
  const box = node => { const { x, y, width, height } = node.getBoundingClientRect(); return { x, y, width, height }; };
  const board = document.querySelector("[data-board]"), extent = document.querySelector("[data-extent]");
  const [room, drawn] = [box(board), box(extent)];
  const within = (low, length, from, size) => Math.min(low + length, from + size) - Math.max(low, from);
  return {
    room,
    width: within(room.x, room.width, drawn.x, drawn.width),
    height: within(room.y, room.height, drawn.y, drawn.height),
    squares: box(document.querySelector("[data-board] [role=grid]") ?? extent).width,
  };
}"""

# A visible bar is enough for lists that are longer than a window, for what may be said besides, and for the result.
HIDDEN = """least => {
  const SLACK = 1;
  const inside = (box, { left, top, right, bottom }) =>
    box.left >= left - SLACK && box.right <= right + SLACK && box.top >= top - SLACK && box.bottom <= bottom + SLACK;
  const clips = node => getComputedStyle(node).overflow !== "visible";
  const hasBar = node => node.offsetWidth - node.clientWidth > 4 || node.offsetHeight - node.clientHeight > 4;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const LONG = "ul:has(> :nth-child(7)), .things", TALK = "fieldset[aria-label], [data-opened]", TRADE = "[data-trade]";
  const mayScroll = node => node.closest([LONG, TALK, TRADE, "main[data-over=true]"].join());
  function trouble(node) {
    const whole = node.closest("label") ?? node, box = whole.getBoundingClientRect();
    for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
      if (!(around instanceof HTMLElement) || !clips(around) || inside(box, around.getBoundingClientRect())) continue;
      return hasBar(around) && mayScroll(node) ? "" : "hidden in a scroller";
    }
    if (!inside(box, screen)) return "outside the window";
    if (!node.matches("h2") && Math.min(box.width, box.height) < least - SLACK) return "too small for a finger";
    const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return node instanceof SVGElement || !over || whole.contains(over) || over.contains(node) ? "" : "covered";
  }
  const wanted = "[data-asks] :is(h2, button, input, select, summary), [data-board] [data-spot]";
  const isSeen = node => node.checkVisibility() && !node.matches(":disabled") && node.getBoundingClientRect().width > 1;
  const name = node => node.dataset.spot ?? (node.getAttribute("aria-label") || node.textContent.trim()).slice(0, 60);
  const all = [...document.querySelectorAll(wanted)].filter(isSeen);
  return all.map(node => [name(node), trouble(node)]).filter(([, what]) => what);
}"""


BESIDE = """() => {
  const isSeen = node => node.checkVisibility() && node.clientHeight > 0;
  const overflows = node => isSeen(node) && node.scrollHeight > node.clientHeight + 1;
  const isBroken = node => isSeen(node) && node.clientHeight > 2 * parseFloat(getComputedStyle(node).fontSize);
  const found = (selector, is) => [...document.querySelectorAll(selector)].some(is);
  return [
    ...(found("[role=tabpanel]", overflows) ? ["the log and the chat do not fit beside the board"] : []),
    ...(found(".players dl", isBroken) ? ["what is known of a seat takes two lines"] : []),
  ];
}"""
"""What is wrong beside the board, where log and players stand there."""

IS_IN_SIGHT = """node => {
  const [asks, { bottom }] = [node.closest("[data-asks]"), node.getBoundingClientRect()];
  return bottom <= asks.getBoundingClientRect().bottom + 1;
}"""
PROMISES_FIT = """() => {
  const halves = document.querySelector("[data-trade] .halves");
  return !halves.querySelector("select") || halves.scrollHeight <= halves.clientHeight + 1;
}"""


def least_of(game: str, size: Size) -> tuple[str, int]:
    """What is measured in a window of this size, and how much of it there must be."""
    if size in LEAST[game]:
        return LEAST[game][size]
    width, height = size
    return ("width", width - MARGINS) if height > width else ("height", height - HEADER - MARGINS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all windows: nobody plays here."""
    with ServerProcess(tmp_path_factory.mktemp("frame")) as opened:
        yield opened


@pytest.fixture
def guest(browser: Browser, server: ServerProcess) -> Iterator[Player]:
    guest = Player.arrive(browser, server)
    guest.introduce()
    yield guest
    guest.leave()


def stages(guest: Player, game: str) -> Iterator[tuple[Stage, list[Position]]]:
    """The positions of a game by the number of seats, each time with a table for them."""
    for seats, group in groupby(sorted(positions(game), key=lambda each: each.seats), key=lambda each: each.seats):
        yield Stage(guest, game, seats), list(group)


def what_a_trade_hides(page: Page, room: dict[str, Any]) -> list[str]:
    """Where an offer can be made: what is wrong while the trade table is open."""
    begin = page.locator("[data-asks] button.trade-begin")
    if not begin.count():
        return []
    folded = [] if begin.evaluate(IS_IN_SIGHT) else ["its button is out of sight"]
    begin.click()
    expect(page.locator("[data-trade]")).to_be_visible()
    for promise in reversed(page.locator("[data-trade] select").all()):
        promise.select_option(index=1)
    page.evaluate(SETTLED)
    folded += [] if page.evaluate(PROMISES_FIT) else ["a promise does not fit beside its money"]
    moved = [] if page.evaluate(MEASURE)["room"] == room else ["the board has moved"]
    hidden = [f"{name} is {how}" for name, how in page.evaluate(HIDDEN, FINGER)]
    page.keyboard.press("Escape")
    expect(page.locator("[data-trade]")).to_have_count(0)
    page.locator("[data-asks]").evaluate("asks => asks.scrollTo(0, 0)")
    page.evaluate(SETTLED)
    return folded + moved + hidden


def what_a_list_hides(page: Page, least: int) -> list[str]:
    """Where the board is answered: what is wrong while the list of the same answers is open."""
    unfold = page.locator('[data-asks] .tools button[aria-expanded="false"]')
    if not unfold.count():
        return []
    unfold.click()
    page.evaluate(SETTLED)
    hidden = [f"{name} is {how}" for name, how in page.evaluate(HIDDEN, least)]
    page.locator('[data-asks] .tools button[aria-expanded="true"]').click()
    page.evaluate(SETTLED)
    return hidden


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_question_has_a_prepared_position(game: str) -> None:
    words = Texts("fr", find(game))
    kinds = {step.__name__ for step in find(game).steps if words.has(f"ask-{step.__name__}")}
    assert kinds <= {each.question for each in positions(game)}


@pytest.mark.parametrize("game", NAMES)
def test_the_board_keeps_its_size_and_all_that_is_asked_for_is_in_sight(guest: Player, game: str) -> None:
    rooms: dict[Size, dict[str, Any]] = {}
    sizes: dict[Size, float] = {}
    wrong: list[str] = []
    windows = cycle(WINDOWS)
    for stage, group in stages(guest, game):
        for position in group:
            stage.show(position)
            for size in islice(windows, TRIED):
                resize(guest.page, size)
                where = f"{game} {position.name} {size[0]}x{size[1]}"
                measured = guest.page.evaluate(MEASURE)
                what, least = least_of(game, size)
                sizes[size] = min(sizes.get(size, 9999), measured[what])
                if measured[what] < least:
                    wrong.append(f"{where}: {what} {measured[what]:.0f}, at least {least}")
                if rooms.setdefault(size, measured["room"]) != measured["room"]:
                    wrong.append(f"{where}: the board has moved from {rooms[size]} to {measured['room']}")
                filled = max(measured[side] / measured["room"][side] for side in ("width", "height"))
                if filled < FILLED:
                    wrong.append(f"{where}: the drawing fills {filled:.0%} of its room")
                finger = FINGER if size in FOR_FINGERS else 0
                wrong += [f"{where}: {name} is {how}" for name, how in guest.page.evaluate(HIDDEN, finger)]
                wrong += [f"{where}, the list: {trouble}" for trouble in what_a_list_hides(guest.page, finger)]
                if size == LAPTOP:
                    wrong += [f"{where}: {trouble}" for trouble in guest.page.evaluate(BESIDE)]
                wrong += [
                    f"{where}, a trade: {trouble}" for trouble in what_a_trade_hides(guest.page, measured["room"])
                ]
            if position.name in PICTURED[game]:
                keep_all(guest.page, f"frame-{game}-{position.name}")
    for size, measured in sizes.items():
        what, least = least_of(game, size)
        print(f"{game:10} {size[0]:4}x{size[1]:<4} {what:7} {measured:5.0f} (at least {least})")
    assert not wrong, f"{len(wrong)} things are wrong:\n" + "\n".join(wrong)
