"""Everything a player needs can be read in a terminal."""

from __future__ import annotations

from beffroi.core.action import HOST, Seat
from beffroi.core.engine import play
from beffroi.core.host import Resign
from beffroi.games.bastide import GAME
from beffroi.games.bastide.rulebook import Add, BastideOptions, Build, Offer, Play, Propose, Tie
from beffroi.games.bastide.state import Bastide, Promise
from tests.games.bastide.test_house import example
from tests.games.bastide.towns import BLUE, GREEN, RED, answer, bids, town


def drawn(s: Bastide, viewer: Seat | None = BLUE) -> list[str]:
    return ["".join(text for text, _ in line).rstrip() for line in GAME.draw(GAME.view(s, viewer))]


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
    assert "  c church     -- ○○○○" in lines
    assert "  turn 1   idle 0   chest 3   bank 81" in lines
    assert "  camp 2: 1 4" in lines
    assert "  hand house house house" in lines
    assert " ▶ ①   4 SdD   stock 20   tiles 3   road  0" in lines
    assert "   ③   4 SdD   stock 20   tiles 3   road  0   pope" in lines
    assert "  hand house house house" not in drawn(town(3), None)


def test_what_is_under_way_is_written_below() -> None:
    s = town(3, money={BLUE: 9, GREEN: 9})
    answer(s, Propose("R1"))
    assert "  project R1 ①" in drawn(s)
    bids(s, 6, 5, 0)
    answer(s, Add(2), Add(0))
    assert "  bids  ① 6+2  ② 5  ③ 0" in drawn(s)
    assert "  bids  ① 6+?  ② 5  ③ 0" in drawn(s, GREEN)
    answer(s, Add(0), Add(0))
    assert "  queue ①①②" in drawn(s)


def test_a_tax_a_raid_and_offers_are_written_below() -> None:
    s = example()
    answer(s, Play("house"), Build("A3", 1, "ew"))
    play(s, GREEN, Tie(2, 1))
    play(s, BLUE, Offer(RED, 1, 0, "spare"))
    s.promises = (Promise(RED, BLUE, "bid-3", 1),)
    lines = drawn(s)
    assert "  tax 2 A3  ① 2  ② 4" in lines
    assert "  #1 ②: ≥2 → 1" in lines
    assert "  #2 ①→③: 1 / 0 spare" in lines
    assert "  ! ③→①: bid-3" in lines
    s = town(3, hands={BLUE: ("english-3", "house", "house")}, houses=["A1.1"])
    answer(s, Play("english-3"))
    assert "  english-3" in drawn(s)


def test_who_has_left_is_crossed_out() -> None:
    s = town(3)
    play(s, HOST, Resign(RED))
    assert "   ③   0 SdD   stock 20   tiles 0   road  0   ×" in drawn(s)
