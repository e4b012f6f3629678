"""Everything a player needs can be read in a terminal."""

from __future__ import annotations

from beffroi.core.action import HOST, Seat
from beffroi.core.engine import play
from beffroi.core.host import Resign
from beffroi.games.bastide import GAME
from beffroi.games.bastide.rulebook import Add, BastideOptions, Build, Offer, Play, Propose, Tie
from beffroi.games.bastide.state import Bastide, Promise
from beffroi.text import Texts
from tests.games.bastide.test_house import example
from tests.games.bastide.towns import BLUE, GREEN, RED, answer, bids, town

ENGLISH = Texts("en", GAME)


def drawn(s: Bastide, viewer: Seat | None = BLUE) -> list[str]:
    return ["".join(text for text, _ in line).rstrip() for line in GAME.draw(GAME.view(s, viewer), ENGLISH)]


def test_the_town_is_seen_from_above() -> None:
    assert drawn(example())[:8] == [
        " N       ○           ○           ②           ○",
        "   W           T1          T2          T3          E",
        "   ○  A1  ···   ○ A2  ···   ① A3  ···   ○ A4 ═d··   ○",
        " R1      ○           ○           ②           ○",
        "   ○  B1  ···   ○ H ①○③○    ○ B3  ···   ○ B4  ···   ○",
        " R2      ○           ②           ○           ○",
        "   ○  C1 ═cc·   ⑤ C2  ···   ○ C3  ···   ○ C4  ···   ○",
        " S       ○           ⑤           ○           ○",
    ]


def test_buildings_purses_and_tiles_are_listed() -> None:
    lines = drawn(
        town(3, camp=(1, 4), road={GREEN: 2}, cards={"pope": RED}, options=BastideOptions(bank="96"), chest=3)
    )
    assert "  c church       -- ○○○○" in lines
    assert "  Turn 1. The chest holds 3 SdD, the bag 47 tiles. The bank holds 81 SdD." in lines
    assert "  2 English tiles are in the camp: 1 and 4." in lines
    assert "  You hold House, House, and House." in lines
    assert " ▶ ① Blue · 4 SdD · 20 influences left · 3 tiles · road of the camp 0" in lines
    assert "     Pope" in lines
    assert "  You hold House, House, and House." not in drawn(town(3), None)


def test_what_is_under_way_is_written_below() -> None:
    s = town(3, money={BLUE: 9, GREEN: 9})
    answer(s, Propose("R1"))
    assert "  Blue proposes the long street R1" in drawn(s)
    bids(s, 6, 5, 0)
    answer(s, Add(2), Add(0))
    assert "  Bids  ① 6+2  ② 5  ③ 0" in drawn(s)
    assert "  Bids  ① 6+?  ② 5  ③ 0" in drawn(s, GREEN)
    answer(s, Add(0), Add(0))
    assert "  Influences to place: ①①②" in drawn(s)


def test_a_tax_a_raid_and_offers_are_written_below() -> None:
    s = example()
    answer(s, Play("house"), Build("A3", 1, "ew"))
    play(s, GREEN, Tie(2, 1))
    play(s, BLUE, Offer(RED, 1, 0, "spare"))
    s.promises = (Promise(RED, BLUE, "bid-3", 1),)
    lines = drawn(s)
    assert "  Tax of the House in A3: 2 SdD  ① 2  ② 4" in lines
    assert "  Offer 1: if the share of Green is at least 2 SdD, 1 SdD of it goes back to the" in lines
    assert "  Offer 2: Blue would give Red 1 SdD for the promise to leave the other’s" in lines
    assert "  Red promises Blue to bid at least 3 SdD on this project." in lines
    s = town(3, hands={BLUE: ("english-3", "house", "house")}, houses=["A1.1"])
    answer(s, Play("english-3"))
    assert "  An English 3 raids the town" in drawn(s)


def test_who_has_left_is_crossed_out() -> None:
    s = town(3)
    play(s, HOST, Resign(RED))
    assert "     has left" in drawn(s)
