"""The analysis beside a replay: asked for once, then there for everybody, to look at, to step through and to hear."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import msgspec
from playwright.sync_api import expect

from beffroi.analysis.analysis import Analysis
from beffroi.analysis.line import Point
from beffroi.analysis.turning import TurningPoint
from beffroi.core.action import Seat
from beffroi.games import find
from beffroi.server.protocol.replays import AnalysisState
from tests.e2e.album import keep_all
from tests.e2e.player import Player, says
from tests.e2e.serving import PATIENCE
from tests.server.guest import Guest
from tests.server.routes.test_analyses import MOVES, begun, finished

LONG = 4 * PATIENCE * 1000
"""It gives way to everything else on the machine."""


def test_a_finished_game_is_analysed_and_its_moments_are_reached_from_the_line(zoe: Player) -> None:
    zoe.introduce()
    with closing(Guest(f"http://127.0.0.1:{zoe.server.port}", "Ada")) as ada:
        table = finished(ada)
    zoe.go(f"/replay/{table}")
    zoe.page.get_by_role("button", name="Analyser cette partie").click()
    analysis = zoe.page.get_by_role("region", name="Analyse", exact=True)
    expect(analysis.locator("p.story")).to_contain_text(says("Ada a gagné"), timeout=LONG)
    expect(analysis).to_contain_text("Rien n’est tiré au sort", timeout=LONG)
    expect(analysis).to_contain_text("100 % ± 0")
    analysis.get_by_text("En tableau").click()
    analysis.get_by_role("rowheader", name="2").get_by_role("button").click()
    expect(zoe.page.locator("output")).to_have_text("2 / 4")
    zoe.page.get_by_role("button", name=says("abandonne")).click()
    expect(zoe.page.locator("output")).to_have_text("4 / 4")
    expect(analysis.get_by_role("button", name="Examiner quatre fois plus à fond")).to_be_visible()
    with zoe.page.expect_download() as shared:
        analysis.get_by_role("button", name="Image à partager").click()
    assert Path(shared.value.path()).read_bytes().startswith(b"\x89PNG")
    zoe.has_no_serious_violations()
    zoe.page.reload()
    expect(analysis.locator("p.story")).to_be_visible()
    keep_all(zoe.page, "analysis")


def test_a_turning_point_is_reached_by_keys_shown_on_the_board_and_played_on_from(zoe: Player) -> None:
    zoe.introduce()
    with closing(Guest(f"http://127.0.0.1:{zoe.server.port}", "Ada")) as ada:
        table = finished(ada)
    prepared = msgspec.json.encode(AnalysisState("whole", 1.0, turned_by_the_last_building()))
    zoe.page.route(
        f"**/api/tables/{table}/analysis", lambda route: route.fulfill(body=prepared, content_type="application/json")
    )
    zoe.go(f"/replay/{table}")
    analysis = zoe.page.get_by_role("region", name="Analyse", exact=True)
    expect(analysis).to_contain_text("23 %")
    expect(zoe.page.locator("[data-advised] path")).to_have_count(0)
    zoe.page.keyboard.press("PageDown")
    expect(zoe.page.locator("output")).to_have_text(f"{len(MOVES) - 1} / {len(MOVES) + 1}")
    expect(zoe.page.locator("[data-advised] path").last).to_be_visible()
    analysis.get_by_role("button", name="Rejouer d’ici").click()
    expect(zoe.page).to_have_url(says("/table/"))
    zoe.wait_for_table()
    assert zoe.fact("over") != "true"


def turned_by_the_last_building() -> Analysis:
    """Of the game that `finished` plays."""
    game, last = find("cathedral"), len(MOVES)
    points = (*(Point(number, (0.5, 0.5), (0.1, 0.1)) for number in range(last + 1)), Point(last + 1, (1, 0), (0, 0)))
    turned = TurningPoint(last, Seat(0), game.read(MOVES[-1]), game.read("BRnH6"), fall=0.23, band=0.04, rule="2")
    return Analysis(
        "cathedral",
        2,
        2,
        is_open=True,
        points=points,
        turning_points=(turned,),
        no_account="untrusted",
        has_chance=False,
    )


def test_nobody_can_have_a_game_analysed_that_is_still_played(zoe: Player) -> None:
    zoe.introduce()
    with closing(Guest(f"http://127.0.0.1:{zoe.server.port}", "Ada")) as ada:
        table = begun(ada)
    zoe.go(f"/replay/{table}")
    expect(zoe.page.locator("output")).to_have_text(says(r"/ 3$"))
    expect(zoe.page.get_by_role("button", name="Analyser cette partie")).to_have_count(0)
