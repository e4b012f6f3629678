"""What cannot be true of a position is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from beffroi.core.action import HOST
from beffroi.core.engine import play
from beffroi.core.host import Close
from beffroi.core.model import Broken, Result
from beffroi.core.pile import Pile
from beffroi.games.bastide import GAME
from beffroi.games.bastide.project import AddToBids
from beffroi.games.bastide.rulebook import BastideOptions
from beffroi.games.bastide.state import Bastide, Project
from tests.games.bastide.towns import BLUE, GREEN, RED, town


def position() -> Bastide:
    return town(
        3, houses=["A1.1"], buildings={"church": ("B3", 1)}, influences={"church.1": BLUE, "N.1": GREEN}, camp=(2,)
    )


def change(name: str, place: int, value: object) -> Callable[[Bastide], None]:
    def changed(s: Bastide) -> None:
        getattr(s, name)[place] = value

    return changed


def attribute(name: str, value: object) -> Callable[[Bastide], None]:
    return lambda s: setattr(s, name, value)


def raising(*added: int) -> Callable[[Bastide], None]:
    step = AddToBids(Project(BLUE, "R1", 0), (BLUE, GREEN, RED), (5, 5, 0), added, (1, 0, 0))
    return lambda s: setattr(s, "agenda", (step,))


BREAKS: list[tuple[str, Callable[[Bastide], None]]] = [
    ("not-for-every-seat", attribute("money", [4])),
    ("strangers-play", attribute("playing", (0, 7))),
    ("strangers-play", attribute("playing", (1, 0))),
    ("strangers-play", change("influences", 0, 5)),
    ("wrong-town", attribute("blocks", ["..."])),
    ("wrong-town", attribute("influences", [])),
    ("wrong-cards", attribute("cards", [])),
    ("wrong-cards", change("cards", 0, 4)),
    ("bag-has-order", attribute("bag", Pile((), ("house",)))),
    ("wrong-hand", change("hands", 0, ("house",) * 4)),
    ("wrong-hand", change("hands", 0, ("house", "fire"))),
    ("wrong-hand", attribute("playing", (0, 1))),
    ("camp-overfull", attribute("camp", (1,) * 8)),
    ("tiles-miscounted", change("hands", 0, ("house", "house"))),
    ("tiles-miscounted", attribute("camp", (1,))),
    ("unknown-tile", change("hands", 0, ("gold", "house", "house"))),
    ("wrong-moulon", change("blocks", 1, "?..")),
    ("wrong-moulon", change("blocks", 1, "....")),
    ("wrong-facing", change("facings", 0, "")),
    ("wrong-facing", change("facings", 1, "ew")),
    ("wrong-building", change("blocks", 5, "c.c")),
    ("wrong-building", change("influences", 35, -1)),
    ("off-the-road", change("road", 0, 13)),
    ("influences-miscounted", change("stock", 0, 20)),
    ("influences-miscounted", change("road", 0, 3)),
    ("money-owed", change("money", 0, -1)),
    ("money-owed", attribute("chest", -1)),
    ("wrong-bids", raising(0, 0, 0)),
    ("wrong-bids", raising(5, 0, 0)),
    ("wrong-bids", raising(1, 1, 0)),
    ("wrong-bids", raising(1, 0)),
    ("nothing-asked", attribute("agenda", ())),
    ("asked-after-end", attribute("result", Result("closed", (1, 1, 1), (1, 1, 0)))),
]


@pytest.mark.parametrize(("why", "breaks"), BREAKS, ids=[f"{why}-{n}" for n, (why, _) in enumerate(BREAKS)])
def test_a_broken_position_is_named(why: str, breaks: Callable[[Bastide], None]) -> None:
    s = position()
    GAME.audit(s)
    breaks(s)
    with pytest.raises(Broken) as broken:
        GAME.audit(s)
    assert broken.value.why == why


def test_a_bank_of_ninety_six_cannot_have_paid_more() -> None:
    s = town(3, money={BLUE: 97}, options=BastideOptions(bank="96"))
    with pytest.raises(Broken, match="bank-broke"):
        GAME.audit(s)


def test_a_bag_with_a_foreign_tile_is_found() -> None:
    s = position()
    s.bag = s.bag.with_mixed("gold")
    with pytest.raises(Broken, match="unknown-tile"):
        GAME.audit(s)


def test_points_that_the_town_does_not_show_are_found() -> None:
    s = position()
    play(s, HOST, Close())
    GAME.audit(s)
    s.result = Result("closed", (1, 1, 1), (2, 1, 0))
    with pytest.raises(Broken, match="wrong-points"):
        GAME.audit(s)
