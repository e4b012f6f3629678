"""The analysis beside a replay: asked for once, then there for everybody, to look at, to step through and to hear."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.album import keep_all
from tests.e2e.player import Player, says
from tests.e2e.serving import PATIENCE
from tests.server.guest import Guest
from tests.server.routes.test_analyses import begun, finished

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


def test_nobody_can_have_a_game_analysed_that_is_still_played(zoe: Player) -> None:
    zoe.introduce()
    with closing(Guest(f"http://127.0.0.1:{zoe.server.port}", "Ada")) as ada:
        table = begun(ada)
    zoe.go(f"/replay/{table}")
    expect(zoe.page.locator("output")).to_have_text(says(r"/ 3$"))
    expect(zoe.page.get_by_role("button", name="Analyser cette partie")).to_have_count(0)
