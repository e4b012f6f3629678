"""Every page fits every window, in both languages; with BEFFROI_ALBUM all of them are kept as pictures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from itertools import cycle, islice, product
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from beffroi.games import NAMES, find
from tests.e2e.album import LANGUAGES, WINDOWS, keep_all, resize
from tests.e2e.player import Player
from tests.e2e.serving import ServerProcess
from tests.server.guest import Guest
from tests.support.effort import effort

TRIED = effort(2, len(WINDOWS))
"""In how many windows a page is looked at: the gate has each page in other ones."""

CUT_OFF = """() => {
  const isCut = node => {
    const { overflowX, textOverflow } = getComputedStyle(node);
    return overflowX === "hidden" && textOverflow !== "ellipsis" && node.scrollWidth > node.clientWidth + 1;
  };
  const isOutside = ({ left, right }) => left < -1 || right > innerWidth + 1;
  const isSeen = (node, { width }) => node.checkVisibility() && width > 1 && !node.closest(".unseen, .skip, svg");
  const scrolls = node => node.closest("[tabindex='0']:has(table), .board, [role=tablist]");
  const all = [...document.querySelectorAll("main :is(h1, h2, h3, p, a, button, input, select, label, li, td, th)")];
  const isWrong = (node, box) => isSeen(node, box) && !scrolls(node) && (isOutside(box) || isCut(node));
  const wrong = all.filter(node => isWrong(node, node.getBoundingClientRect()));
  return wrong.map(node => `${node.localName} ${(node.textContent || node.id).trim().slice(0, 40)}`);
}"""
"""What is written or pressed, and lies outside the window or is cut off by what it lies in."""


class Place(NamedTuple):
    """A page, and what is there once it has come."""

    name: str
    path: str
    sign: str
    is_whole: bool = True


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("pages")) as opened:
        yield opened


@pytest.fixture(scope="module")
def visited(browser: Browser, server: ServerProcess) -> Iterator[tuple[Player, dict[str, str]]]:
    """Somebody who has been here before, with tables of every kind, beside others who play."""
    zoe = Player.arrive(browser, server)
    zoe.introduce()
    with closing(Guest(f"http://127.0.0.1:{server.port}", "Hector")) as hector:
        yield zoe, {**tables_of(zoe), **tables_of_another(hector)}
        zoe.leave()


def tables_of(zoe: Player) -> dict[str, str]:
    for game in NAMES:
        zoe.desk.open_table(game, "me", *["random"] * (find(game).seats[0] - 1))
    over = zoe.bots_have_played("cathedral", "random", "random")
    wish = {"game": "cathedral", "format": "series", "planned": 2, "bots": ["random", "random"], "title": "Coupe"}
    tournament = zoe.desk.post("tournaments", wish)["id"]
    zoe.desk.post(f"tournaments/{tournament}/begin")
    lobby = zoe.desk.open_table("bastide", "me", "open", "open", title="Chez Zoé")
    return {"over": over, "tournament": tournament, "lobby": lobby}


def tables_of_another(hector: Guest) -> dict[str, str]:
    invitation = {"game": "leonardo", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
    code = hector.post("/api/tables", {**invitation, "private": True})["code"]
    bots = [{"kind": "bot", "level": "novice"}] * 3
    hector.post("/api/tables", {"game": "flandern", "seats": [{"kind": "me"}, *bots]})
    return {"code": code}


PLACES = (
    Place("home", "/", "ul.games svg"),
    Place("new", "/new/leonardo", "main form"),
    Place("lobby", "/table/{lobby}", "#link"),
    Place("join", "/join/{code}", "main h1"),
    Place("wrong-code", "/join/NOSUCH", "[role=alert]"),
    Place("settings", "/settings", "main fieldset"),
    Place("rules", "/rules/{game}", "main article, main section", is_whole=False),
    Place("learn", "/learn/{game}", "[data-board] svg", is_whole=False),
    Place("tournaments", "/tournaments", "main h1"),
    Place("announce", "/tournament/new", "main form"),
    Place("tournament", "/tournament/{tournament}", "main table"),
    Place("ratings", "/ratings/cathedral", "main h1"),
    Place("replay", "/replay/{over}", "[data-board] svg", is_whole=False),
    Place("no-page", "/nowhere", "main a"),
    Place("no-table", "/table/nowhere", "[role=alert]"),
    Place("no-replay", "/replay/nowhere", "[role=alert]"),
)


def pages(places: tuple[Place, ...]) -> Iterator[Place]:
    """All of them; what there is of each game, once for each."""
    for place in places:
        if "{game}" not in place.path:
            yield place
        else:
            for game in NAMES:
                yield place._replace(name=f"{place.name}-{game}", path=place.path.replace("{game}", game))


def what_is_cut_off(page: Page) -> Iterator[str]:
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    if wide > room:
        yield f"{wide - room} pixels too wide"
    yield from page.evaluate(CUT_OFF)


def test_every_page_fits_every_window_in_both_languages(visited: tuple[Player, dict[str, str]]) -> None:
    zoe, names = visited
    windows, wrong = cycle(WINDOWS), []
    for place in pages(PLACES):
        zoe.go(place.path.format(**names))
        expect(zoe.page.locator(place.sign).first).to_be_visible()
        for language, size in product(LANGUAGES, islice(windows, TRIED)):
            zoe.page.get_by_role("button", name=language, exact=True).click()
            resize(zoe.page, size)
            where = f"{place.name} {size[0]}x{size[1]} {language}"
            wrong += [f"{where}: {what}" for what in what_is_cut_off(zoe.page)]
        keep_all(zoe.page, f"page-{place.name}", place.is_whole)
    assert not wrong, f"{len(wrong)} things are wrong:\n" + "\n".join(wrong)
