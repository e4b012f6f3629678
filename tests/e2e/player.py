"""Somebody with a browser: comes in, sits down, answers what is asked, by mouse or by keyboard.

A player waits for conditions, never for time. The table says on its `main` element how it stands: `data-connection`
(open, lost …), `data-step`, `data-asking` (the step), `data-asked` (whether I am asked), `data-over`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import closing
from typing import Any, TypeAlias

from axe_playwright_python.base import AXE_SCRIPT as AXE  # type: ignore[import-untyped]
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from tests.e2e.album import keep
from tests.e2e.serving import PATIENCE, Desk, ServerProcess
from tests.server.guest import Guest
from tests.support.effort import IS_LONG

DESKTOP, PHONE, TELEVISION = (1280, 860), (360, 740), (1920, 1080)
SETTLED = """step => {
  const { connection, step: now, asked, over, sending } = document.querySelector("main").dataset;
  return connection === "open" && sending === "false" && (over === "true" || asked === "false" || now !== step);
}"""
READY = """() => {
  const { connection, asked, over, sending } = document.querySelector("main")?.dataset ?? {};
  return connection === "open" && sending === "false" && (over === "true" || asked === "true");
}"""
COLOURS = ["color-contrast", "link-in-text-block"]
# What fades in is judged once it is there: while it is half seen-through, no colour is its own.
SERIOUS = """async rules => {
  const ends = animation => animation.effect.getComputedTiming().endTime < Infinity;
  const passing = () => document.getAnimations().filter(each => each.playState === "running" && ends(each));
  let found = [];
  for (let still = 0, tries = 0; still < 2 && tries < 20; tries++) {
    await Promise.allSettled(passing().map(({ finished }) => finished));
    const { violations } = await axe.run({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    found = serious.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
    if (!found.length) break;
    still = passing().length ? 0 : still + 1;
  }
  return found;
}"""

Answer: TypeAlias = Callable[["Player"], None]


class Player:
    """One guest in one browser window."""

    def __init__(self, page: Page, server: ServerProcess, name: str = "Zoé") -> None:
        self.page = page
        self.server = server
        self.name = name
        self.desk = Desk(page.context.request, server)
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)

    @classmethod
    def arrive(
        cls, browser: Browser, server: ServerProcess, name: str = "Zoé", size: tuple[int, int] = DESKTOP, **how: Any
    ) -> Player:
        """A new guest, with cookies of his own; French unless told otherwise, nothing moves, no sound, nothing kept."""
        width, height = size
        usual: dict[str, Any] = {"locale": "fr-FR", "reduced_motion": "reduce", "has_touch": size == PHONE}
        usual["service_workers"] = "block"  # it fetches every page at once, for the day the server is closed
        context = browser.new_context(viewport={"width": width, "height": height}, **(usual | how))
        context.set_default_timeout(PATIENCE * 1000)
        return cls(context.new_page(), server, name)

    def leave(self) -> None:
        """Closes the window; anything that went wrong in it is said now."""
        self.page.context.close()
        assert not self.errors, self.errors

    def _hear(self, said: ConsoleMessage) -> None:
        """Anything the page complains of, except that nobody answers: some tests close the server."""
        if said.type == "error" and not said.text.startswith(("Failed to load resource", "WebSocket connection")):
            self.errors.append(said.text)

    # Coming in

    def go(self, path: str = "/") -> None:
        self.page.goto(self.server.address + path)

    def introduce(self) -> None:
        self.desk.put("me", {"nickname": self.name})

    def say_name(self) -> None:
        """Answers the dialog that asks for a name."""
        self.page.locator("#nickname").fill(self.name)
        self.page.keyboard.press("Enter")

    def sit_at(self, table: str) -> None:
        self.go(f"/table/{table}")
        self.wait_for_table()

    def play_against(self, game: str, *bots: str, **terms: Any) -> str:
        """A new table with this guest on the first seat and bots on the others."""
        self.introduce()
        table = self.desk.open_table(game, "me", *bots, **terms)
        self.sit_at(table)
        return table

    def play_on_near_the_end(self, game: str, *bots: str, plies: int = 16, **terms: Any) -> str:
        """The same, at the end of a game that bots have played; the long run plays all of it."""
        if IS_LONG:
            return self.play_against(game, *bots, **terms)
        self.introduce()
        played = self.bots_have_played(game, *["random"] * (1 + len(bots)), **terms)
        last = self.desk.get(f"tables/{played}/plies")[-1]["number"]
        table = self.desk.open_table(game, "me", *bots, start={"table": played, "ply": max(0, last - plies)})
        self.sit_at(table)
        return table

    def bots_have_played(self, game: str, *levels: str, **terms: Any) -> str:
        """A table at which bots have played to the end, for a spectator who was there before this guest."""
        table = self.desk.open_table(game, *levels, **terms)
        address = f"http://127.0.0.1:{self.server.port}"  # past any proxy
        with closing(Guest(address, None)) as spectator, spectator.at(table) as window:
            window.wait_for("over")
        return table

    # How the table stands

    @property
    def main(self) -> Locator:
        return self.page.locator("main")

    def fact(self, name: str) -> str:
        return self.main.get_attribute(f"data-{name}") or ""

    @property
    def is_over(self) -> bool:
        return self.fact("over") == "true"

    def wait_for_table(self) -> None:
        expect(self.main).to_have_attribute("data-connection", "open", timeout=PATIENCE * 1000)
        expect(self.page.locator("ol.players")).to_be_visible()

    def wait_for_turn(self) -> bool:
        """Waits until this guest is asked or the game is over; says which."""
        self.page.wait_for_function(READY)
        return not self.is_over

    def settle(self, step: str) -> None:
        """Waits until an answer to this step has been taken."""
        self.page.wait_for_function(SETTLED, arg=step)

    def wait_until_still(self) -> None:
        """Waits until nothing that happened is being played any more: until then the table shows the moment before."""
        expect(self.page.locator("[data-playing]")).to_have_count(0)

    # Answering

    @property
    def question(self) -> Locator:
        """Where the question is put."""
        return self.page.locator("section:has(> .head #asked)")

    def answer(self, how: Answer) -> None:
        """Answers the question of the moment in some way, and waits until the server has taken it."""
        step = self.fact("step")
        how(self)
        self.settle(step)

    def play(self, how: Answer, most: int = 400) -> int:
        """Answers whatever is asked until the game is over; returns how many answers it took."""
        for answers in range(most):
            if not self.wait_for_turn():
                return answers
            self.answer(how)
        raise AssertionError(f"the game is not over after {most} answers")

    # Looking

    def has_no_serious_violations(self) -> None:
        """Nothing that axe finds serious, in both lights; only colours are other ones in the second."""
        self.page.evaluate(AXE)
        for theme, rules in (("light", None), ("candle", COLOURS)):
            self.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            serious = self.page.evaluate(SERIOUS, rules)
            assert not serious, (theme, serious)

    def has_no_sideways_scrolling(self) -> None:
        wide, room = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room

    def picture(self, name: str) -> None:
        keep(self.page, name)


def from_the_list(player: Player) -> None:
    """Answers with the widgets, by mouse; where the board would answer, unfolds the list first."""
    unfold(player)
    widget(player).locator("button:enabled").last.click()


def with_the_keyboard(player: Player) -> None:
    """The same without a mouse."""
    unfold(player, by=lambda button: button.press("Enter"))
    button = widget(player).locator("button:enabled").last
    button.focus()
    expect(button).to_be_focused()
    player.page.keyboard.press("Enter")


def unfold(player: Player, by: Callable[[Locator], None] = Locator.click) -> None:
    expect(player.question).to_be_visible()  # the page may be asked before it has fetched the drawing of its game
    folded = player.question.locator('.tools button[aria-expanded="false"]')
    if folded.count():
        by(folded)


def fold(player: Player) -> None:
    """Closes the list, where the hand stands otherwise."""
    player.question.locator('.tools button[aria-expanded="true"]').click()


def widget(player: Player) -> Locator:
    return player.question.locator("> fieldset").first


def says(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)
