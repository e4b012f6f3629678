"""What a board is told about the laws before anybody tries: the same as the laws themselves say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.chance import draw
from beffroi.core.engine import choices, play, waiting
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.bans import Ban, Zone, bans_everywhere, zones_of
from beffroi.games.cardinal.ground import Square, bit
from beffroi.games.cardinal.laws import broken_laws, plan_of
from beffroi.games.cardinal.material import CELLS, COLOUR_OF, FORM_OF, PIECES
from beffroi.games.cardinal.rulebook import Build
from beffroi.games.cardinal.state import Cardinal
from beffroi.games.cardinal.town import squares_of
from tests.games.cardinal.towns import first_building, town
from tests.support.effort import effort


def laws_against(s: Cardinal, build: Build) -> set[str]:
    """The laws that a building breaks, put together from the bans alone."""
    zones = {(zone.x, zone.y): zone.bans for zone in zones_of(s)}
    covered = [zones[square] for square in squares_of(build) if square in zones]
    lying = [[ban for ban in bans if _concerns(ban, build.piece)] for bans in covered]
    everywhere = {ban.law for ban in bans_everywhere(s) if _concerns(ban, build.piece)}
    anywhere = {ban.law for bans in lying for ban in bans if not ban.wholly or all(ban in other for other in lying)}
    return everywhere | anywhere


def _concerns(ban: Ban, piece: str) -> bool:
    return ban.what in (FORM_OF[piece], COLOUR_OF[piece])


def plans_on(zone: Zone, free: set[Square]) -> Iterator[Build]:
    """Every building that would cover a zone and otherwise free squares."""
    for piece in PIECES:
        for facing, cells in CELLS[FORM_OF[piece]].items():
            for dx, dy in cells:
                build = Build(piece, facing, zone.x - dx, zone.y - dy)
                if free.issuperset(squares_of(build)):
                    yield build


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_bans_say_what_the_laws_say(seats: int) -> None:
    s, rng = GAME.setup(seats), Random(seats)
    play(s, CHANCE, draw(s, rng))
    while asked := waiting(s):
        play(s, asked[0], choices(s, asked[0]).sample(rng))
        free = {(x, y) for x in range(-20, 20) for y in range(-20, 20) if not s.town.covered & bit(x, y)}
        for zone in tuple(zones_of(s))[:: effort(15, 5)]:
            for build in plans_on(zone, free):
                refs = {refusal.rule.ref for refusal in broken_laws(plan_of(s, build))}
                assert laws_against(s, build) == refs, build


def test_a_zone_beside_a_red_house_is_closed_to_houses_and_to_red() -> None:
    s = town("HRnL13", "b1", cardinal="M12")
    bans = {zone.name: zone.bans for zone in zones_of(s)}
    assert bans["L12"] == (Ban("H", "L4"), Ban("R", "L5"))


def test_nothing_is_built_where_the_cardinal_stands() -> None:
    s = town("HRnL13", "b1", cardinal="M12")
    (here,) = [zone for zone in zones_of(s) if zone.name == "M12"]
    assert {ban.what for ban in here.bans if ban.law == "L1"} == {"H", "T", "P"}


def test_what_was_built_last_closes_its_form_and_its_colour_everywhere() -> None:
    assert tuple(bans_everywhere(town("HRnL13", "b1"))) == (Ban("H", "L6"), Ban("R", "L7"))


def test_before_the_first_building_nothing_is_closed_everywhere() -> None:
    assert tuple(bans_everywhere(first_building())) == ()
