"""Every florin that changes hands is told, with its article."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from beffroi.core.action import HOST, Seat
from beffroi.core.engine import play
from beffroi.core.host import Resign
from beffroi.core.model import Broken, Event
from beffroi.core.sides import OUT
from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.ledger import REASONS
from beffroi.games.leonardo.rulebook import R
from beffroi.games.leonardo.state import Leonardo
from tests.games.leonardo.table import A, B, city
from tests.support.cases import CASES, Case, walk
from tests.support.marks import allows, prevents

OURS = [case for case in CASES if case.game is GAME]
BANK = -1


def transfer(event: Event) -> tuple[int, int, int] | None:
    """Who pays whom how much."""
    facts = event.facts
    match event.what:
        case "paid":
            return facts["seat"], facts["seats"][0], facts["florins"]
        case "paid-bank":
            return facts["seat"], BANK, facts["florins"]
        case "bank-paid":
            return BANK, facts["seat"], facts["florins"]
    return None


@allows(R.SETUP)
@pytest.mark.parametrize("case", OURS, ids=str)
def test_the_purses_are_what_the_events_say(case: Case) -> None:
    purses = [0] * case.seats
    bank = 0
    for ply in walk(case, seed=7):
        for event in ply.events:
            if (moved := transfer(event)) is None:
                continue
            payer, payee, florins = moved
            assert florins > 0
            assert event.rule == REASONS[event.facts["reason"]]
            bank += florins * ((payee == BANK) - (payer == BANK))
            for side, sign in ((payer, -1), (payee, 1)):
                if side != BANK:
                    purses[side] += sign * florins
        assert (purses, bank) == (ply.after.purses, ply.after.bank)


@prevents(R.BANKRUPTCY)
def test_florins_cards_and_palaces_are_conserved_when_somebody_leaves_at_any_moment() -> None:
    for case in OURS[::7]:
        for number, ply in enumerate(walk(case, seed=8)):
            s = ply.after
            playing = s.sides.playing()
            if number % 5 == 0 and s.agenda:
                play(s, HOST, Resign(playing[number % len(playing)]))
                GAME.audit(s)


SPOILED: list[tuple[Callable[[Leonardo], object], str]] = [
    (lambda s: s.purses.__setitem__(0, 255), "florins-lost"),
    (lambda s: (s.purses.__setitem__(0, 251), s.purses.__setitem__(1, 249)), "odd-purse"),
    (lambda s: s.works.__setitem__(18, (10, 10)), "work-lost"),
    (lambda s: setattr(s, "events", s.events.without("jubilee")), "event-lost"),
    (lambda s: s.offices.__setitem__(1, (7,)), "office-lost"),
    (lambda s: s.owners.append(-1), "wrong-city"),
    (lambda s: s.owners.__setitem__(3, 0), "wrong-owner"),
    (lambda s: s.owners.__setitem__(4, 7), "wrong-owner"),
    (lambda s: s.owners.__setitem__(18, -1), "works-of-nobody"),
    (lambda s: (s.works.__setitem__(29, (10,)), s.works.__setitem__(18, ())), "too-many-works"),
    (lambda s: s.said.append(0), "wrong-seats"),
    (lambda s: setattr(s, "parties", ("guelphs",)), "wrong-seats"),
    (lambda s: s.soldiers.__setitem__(0, 13), "soldiers-lost"),
    (lambda s: s.soldiers.__setitem__(0, 3), "too-many-soldiers"),
    (lambda s: setattr(s, "left", ((0,),)), "wrong-leavers"),
    (lambda s: s.pawns.__setitem__(0, 33), "wrong-pawn"),
    (lambda s: setattr(s, "parties", ("guelphs", "venetians", "guelphs")), "mixed-parties"),
    (lambda s: setattr(s, "agenda", ()), "nothing-asked"),
]


@prevents(R.TABLE)
def test_a_broken_position_is_found() -> None:
    for spoil, why in SPOILED:
        s = city(3, owners={18: A, 29: B}, works={18: (10,)})
        spoil(s)
        with pytest.raises(Broken) as broken:
            GAME.audit(s)
        assert broken.value.why == why


@prevents(R.TABLE)
def test_a_side_that_is_gone_owns_and_is_asked_nothing() -> None:
    s = city(3, allied={1: OUT})
    s.pawns[B] = 3
    with pytest.raises(Broken, match="goods-of-nobody"):
        GAME.audit(s)
    s = city(3, owners={18: A})
    s.sides, s.left = s.sides.without(B), ((Seat(1),),)
    s.purses, s.bank, s.pawns[B] = [250, 0, 250], -500, 0
    with pytest.raises(Broken, match="asked-of-nobody"):
        GAME.audit(s)
