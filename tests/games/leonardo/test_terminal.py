"""The drawing in text."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.seen import seen
from beffroi.core.sides import OUT
from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.rulebook import (
    THEIRS,
    Auction,
    Bet,
    Bid,
    BuyWork,
    Draw,
    HoldMarket,
    LeonardoOptions,
    Offer,
    Propose,
    Raise,
    Roll,
)
from beffroi.games.leonardo.state import Leonardo
from tests.games.leonardo.table import A, B, C, D, arriving, at_the_roll, city, say
from tests.support.cases import CASES, walk


def drawn(s: Leonardo) -> list[str]:
    return ["".join(text for text, _ in line).rstrip() for line in GAME.draw(seen(GAME, s, None).view)]


def test_a_palace_shows_owner_works_value_tax_and_pawns() -> None:
    lines = drawn(city(3, owners={31: B}, works={31: (10, 90)}, pawns=(31, 2, 31)))
    assert any(line.endswith("31 Via dei Magnifici    6 100 B ▪▪▫▫ 100 150 AC") for line in lines)


def test_a_side_shows_members_florins_capital_party_place_soldiers_and_offices() -> None:
    lines = drawn(city(4, allied={3: 0}, soldiers=(2, 0, 0, 0), offices={A: (7, 22)}, pawns=(5, 0, 9, 0)))
    assert "A AD     ƒ250   = ƒ490   Guelfi     @5  †† Uffici 7 22" in lines
    assert "B B      ƒ250   = ƒ250   Guelfi     @–     Uffici –" in lines


def test_the_piles_show_their_tops() -> None:
    lines = drawn(city(3, news="diet", office=22))
    assert "Notizia diet: Ghibellini" in lines
    assert "Ufficio 22 ƒ120" in lines


def pending() -> list[tuple[Leonardo, str]]:
    rolls = city(4, steps=at_the_roll(A), allied={1: 0}, pawns=(8, 0, 0, 0))
    say(rolls, (CHANCE, Roll(4)), (CHANCE, Roll(9)))
    work = city(3, owners={18: A})
    say(work, (A, BuyWork()), (CHANCE, Draw("80")))
    sale = arriving(18)
    say(sale, (A, Auction()))
    led = arriving(18)
    say(led, (A, Auction()), (B, Raise()), (B, Bid(25)))
    bets = arriving(24)
    say(bets, (A, HoldMarket()), (B, Bet("gold", 20)), (C, Bet("gems", 5)))
    owing = LeonardoOptions(returned_works=True)
    debt = arriving(18, purses=(10, 250, 250), owners={18: B, 4: A}, works={4: (90,)}, options=owing)
    talk = city(4, owners={18: A, 20: B}, options=LeonardoOptions())
    talk.agenda = talk.agenda[-2:]
    say(talk, (A, Offer(B, (18,), 5, (20,), 0)), (C, Propose(D, THEIRS)))
    return [
        (rolls, "Sorte 4 9"),
        (work, "Opera ƒ80"),
        (sale, "Asta 18 (BCA)"),
        (led, "Asta 18 B ƒ25 (CAB)"),
        (bets, "B gold ƒ20"),
        (debt, "A → B ƒ35"),
        (talk, "#1 A: 18 ƒ5 ⇄ B: 20"),
        (talk, "#2 C+D = D ✓ C"),
        (city(3, allied={1: OUT}), "✗ B"),
    ]


def test_whatever_is_pending_can_be_read() -> None:
    for s, line in pending():
        assert line in drawn(s)


@pytest.mark.parametrize("case", [case for case in CASES if case.game is GAME][::9], ids=str)
def test_every_position_can_be_drawn_in_104_columns(case: Any) -> None:
    for ply in walk(case, seed=61):
        assert max(map(len, drawn(ply.after))) <= 104
