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
from beffroi.text import Texts
from tests.games.leonardo.table import A, B, C, D, arriving, at_the_roll, city, say
from tests.support.cases import CASES, walk

ENGLISH = Texts("en", GAME)


def drawn(s: Leonardo) -> list[str]:
    return ["".join(text for text, _ in line).rstrip() for line in GAME.draw(seen(GAME, s, None).view, ENGLISH)]


def test_a_palace_shows_owner_works_value_tax_and_pawns() -> None:
    lines = drawn(city(3, owners={31: B}, works={31: (10, 90)}, pawns=(31, 2, 31)))
    assert "31 Via dei Magnifici      Signori     100 Blue     ▪▪▫▫ 100 tax 150" in lines
    assert "    ◂ Red Yellow" in lines
    assert " 2 Via dei Barcaioli      Porto        40 free                       ◂ Blue" in lines


def test_a_side_shows_members_florins_capital_party_place_soldiers_and_offices() -> None:
    lines = drawn(city(4, allied={3: 0}, soldiers=(2, 0, 0, 0), offices={A: (7, 22)}, pawns=(5, 0, 9, 0)))
    assert "Red: 250 florins, capital 490, 2 soldiers. Guelphs. Via del Sale (5). Plays with" in lines
    assert "  Public offices: First Embassy (7), Second Embassy (22)" in lines
    assert "Blue: 250 florins, capital 250, no soldier. Guelphs." in lines


def test_the_ring_is_written_in_the_language_of_the_player() -> None:
    lines = [line[0][0].rstrip() for line in GAME.draw(GAME.view(city(3), None), Texts("fr", GAME)) if line]
    assert " 3 Marché du Port" in lines
    assert "28 Troisième ambassade" in lines
    assert not any("Ambasciata" in line or "Mercato" in line for line in lines)


def test_a_bank_that_cannot_be_emptied_is_not_counted() -> None:
    assert not any("-" in line for line in drawn(city(3)))


def test_the_piles_show_their_tops() -> None:
    lines = drawn(city(3, news="diet", office=22))
    assert "  Next event: The diet confirms the statutes, for the Ghibellines." in lines
    assert "  Office on sale: Second Embassy (22), 120 florins." in lines


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
        (rolls, "Rolled: 4 and 9."),
        (work, "A work worth 80 florins waits for a palace."),
        (sale, "Still bidding: Blue, Yellow, and Red."),
        (led, "Best bid: 25 florins, Blue."),
        (bets, "Blue: 20 florins on gold."),
        (debt, "Red owes Blue 35 florins."),
        (talk, "Red makes Blue offer no. 1. Red would give Via degli Argentieri (18), plus 5"),
        (talk, "Alliance no. 2 of Yellow and Black, under the colour of Black; agreed: Yellow."),
        (city(3, allied={1: OUT}), "Out of the game: Blue."),
    ]


def test_whatever_is_pending_can_be_read() -> None:
    for s, line in pending():
        assert f"  {line}" in drawn(s)


@pytest.mark.parametrize("case", [case for case in CASES if case.game is GAME][::9], ids=str)
def test_every_position_can_be_drawn_in_80_columns(case: Any) -> None:
    for ply in walk(case, seed=61):
        assert max(map(len, drawn(ply.after))) <= 80
