"""There are six kinds of question, and every one of them reaches a browser with its name."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from beffroi.core.ask import Amount, Ask, Bundle, Offer, Part, Pick, Place, Places, YesNo
from beffroi.core.codec import encode
from beffroi.core.engine import choices, floor
from beffroi.core.offer import Partner, Purse, Things
from tests.core.positions import ANN, BOB, bidding
from tests.toy.rulebook import Bid, Take

PLACES = {"piece": "TA", "facing": "n", "left": 0, "top": 0, "width": 10, "bits": "f0", "cells": [[0, 0], [0, 1]]}
PART = {"field": "cards", "kind": "many", "of": ["wood", 7], "low": 1, "high": 2, "by": 1, "most": []}
QUESTIONS: list[tuple[Ask, dict[str, Any]]] = [
    (Pick((Bid(1), Take(BOB))), {"actions": [{"type": "Bid", "amount": 1}, {"type": "Take", "giver": 1}]}),
    (Amount("Bid", "amount", 0, 9), {"action": "Bid", "field": "amount", "low": 0, "high": 9, "by": 1}),
    (
        Place("Build", (Places("TA", "n", 0, 0, 10, "f0", ((0, 0), (0, 1))),)),
        {"action": "Build", "places": [PLACES]},
    ),
    (
        Bundle("Sell", (Part("cards", "many", ("wood", 7), 1, 2),)),
        {"action": "Sell", "parts": [PART]},
    ),
    (
        YesNo(Bid(1), Bid(0)),
        {"yes": {"type": "Bid", "amount": 1}, "no": {"type": "Bid", "amount": 0}, "then": None, "times": 1},
    ),
    (
        Offer((Purse("pay", 9),), (Partner(BOB, (Things("want", "card", (7,)),)),), action="Offer", left=2),
        {
            "give": [{"type": "Purse", "field": "pay", "high": 9, "by": 1}],
            "partners": [{"seat": 1, "take": [{"type": "Things", "field": "want", "word": "card", "of": [7]}]}],
            "promises": None,
            **{"action": "Offer", "left": 2, "counter": "", "answers": [], "silent": []},
        },
    ),
]


def test_there_are_six_kinds_of_question() -> None:
    assert len(Ask.__subclasses__()) == 6
    assert {type(question) for question, _ in QUESTIONS} == set(Ask.__subclasses__())


@pytest.mark.parametrize(("question", "fields"), QUESTIONS, ids=lambda each: type(each).__name__)
def test_a_question_is_written_with_its_kind_and_all_its_fields(question: Ask, fields: dict[str, Any]) -> None:
    assert msgspec.json.decode(encode(question)) == {"type": type(question).__name__} | fields


def test_what_a_question_leaves_out_is_written_too() -> None:
    assert msgspec.to_builtins(Part("card", "one")) == {
        "field": "card",
        "kind": "one",
        "of": (),
        "low": 0,
        "high": 0,
        "by": 1,
        "most": (),
    }
    assert Places("TA", "n", 0, 0, 10, "f0").cells == ((0, 0),)


def test_a_question_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        setattr(Amount("Bid", "amount", 0, 9), "high", 10)  # noqa: B010 - mypy knows that it is frozen


def test_a_bid_is_asked_as_an_amount_up_to_the_purse() -> None:
    assert choices(bidding(), ANN).ask() == Amount("Bid", "amount", 0, 1_000_000)


def test_talk_is_asked_as_a_list() -> None:
    assert [type(each.ask()) for each in floor(bidding(), ANN)] == [Pick, Pick]
