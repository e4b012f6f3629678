"""The six sites: what the maps give is what the dossier's tables say, and what the rules pages draw."""

from __future__ import annotations

import pytest

from beffroi.games.flandern import GAME
from beffroi.games.flandern.drawing import drawings
from beffroi.games.flandern.rulebook import R
from beffroi.games.flandern.sites import ANNEXES, LETTERS, LOT_NAMES, LOT_OF, SITES, Site, members, names_of
from beffroi.text import LANGUAGES, preface
from tests.games.flandern.naive import LAYOUTS, lots_in
from tests.support.marks import states

every_site = pytest.mark.parametrize("site", SITES, ids=lambda site: site.name)


def inside(lots: int) -> set[str]:
    return set(names_of(lots & ~ANNEXES))


@every_site
def test_touching_and_long_sides_are_those_of_the_tables(site: Site) -> None:
    layout = LAYOUTS[site.name]
    assert list(site.rows) == layout["map"]
    assert {lot: site.shapes[LOT_OF[lot]] for lot in "abcdefghijkl"} == layout["type"]
    assert {lot: inside(site.touch[number]) for number, lot in enumerate(LETTERS)} == {
        lot: lots_in(others) for lot, others in layout["touch"].items()
    }
    assert {lot: inside(site.long[LOT_OF[lot]]) for lot in "abcdefghijkl"} == {
        lot: lots_in(others) for lot, others in layout["long_borders"].items()
    }


@every_site
def test_annexes_porches_and_pairs_are_those_of_the_tables(site: Site) -> None:
    layout = LAYOUTS[site.name]
    for lot in "abcdefghijkl":
        assert set(names_of(site.opens[LOT_OF[lot]])) == set(layout["opens"].get(lot, ()))
        assert set(names_of(site.porch[LOT_OF[lot]])) == set(layout["porch_touches"].get(lot, ()))
    for annex, under in layout["annex_under"].items():
        assert names_of(site.touch[LOT_OF[annex]]) == names_of(site.long[LOT_OF[annex]]) == tuple(sorted(under))
    assert {(LOT_NAMES[large], LOT_NAMES[small]) for large, small in site.pairs} == set(map(tuple, layout["D_pairs"]))


@every_site
def test_a_long_side_along_an_annex_never_matters(site: Site) -> None:
    """A built annex has a built lot under it, and every other lot under it borders that one by a long side."""
    for annex in members(ANNEXES):
        for lot in members(site.touch[annex]):
            others = site.touch[annex] & ~(1 << lot)
            assert not others & ~site.long[lot]


@states(R.PREPARATION)
@every_site
def test_all_six_sites_have_the_same_figures(site: Site) -> None:
    assert [site.shapes.count(shape) for shape in "KER"] == [4, 4, 4 + 8]
    assert sum((site.touch[lot] & ~ANNEXES).bit_count() for lot in range(13)) == 2 * 22
    assert (site.touch[0] & ~ANNEXES).bit_count() == 8
    assert len(site.pairs) == 2
    assert all(site.opens[lot].bit_count() in (1, 2) for lot in range(1, 13) if site.opens[lot])


@every_site
def test_every_lot_at_the_wall_has_an_annex_to_open(site: Site) -> None:
    at_the_wall = set("".join((site.rows[0], site.rows[6], *(row[0] + row[6] for row in site.rows)))) - {"."}
    assert {LOT_NAMES[lot] for lot in range(13) if site.opens[lot]} == at_the_wall


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_draws_what_the_data_gives(language: str) -> None:
    assert f"```text sites\n{drawings()}\n```" in preface(GAME, language)
