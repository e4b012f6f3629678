"""Every kind of question can be answered by typing."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.core.action import Seat
from beffroi.core.ask import Amount, Ask, Bundle, Offer, Part, Pick, Place, Places, YesNo
from beffroi.core.offer import Partner, Promises, Purse
from beffroi.games import find
from beffroi.games.cathedral.rulebook import Capture, Leave
from beffroi.games.flandern.rulebook import Build, Finish, TakeGuild
from beffroi.terminal.prompt import Made, Menu, Number, Prompt, follow
from beffroi.terminal.question import Questions, shape, squares_of
from beffroi.text import LANGUAGES, Texts
from tests.toy import GAME as FAIR
from tests.toy.rulebook import Bid, Take


class Wordless(Texts):
    """Texts of a game that has not found its words yet: every message is its own name."""

    def say(self, key: str, **facts: object) -> str:
        return key


QUESTIONS = Questions(FAIR, Texts("en", FAIR))
CATHEDRAL, FLANDERN = find("cathedral"), find("flandern")


def answered(ask: Ask, *typed: str, questions: Questions = QUESTIONS) -> Prompt | None:
    prompt: Prompt | None = questions.first(ask, "?")
    for word in typed:
        assert isinstance(prompt, Menu | Number)
        prompt = follow(prompt, word)
    return prompt


def test_one_of_these_is_chosen_by_number_or_by_notation() -> None:
    ask = Pick((Take(Seat(1)), Bid(5)))
    assert answered(ask, "1") == Take(Seat(1))
    assert answered(ask, "bid 5") == Bid(5)
    assert answered(ask, "3") is None
    assert answered(ask, "0") is None
    assert answered(ask, "-1") is None


def test_yes_and_no_are_two_actions() -> None:
    questions = Questions(CATHEDRAL, Texts("fr", CATHEDRAL))
    ask = YesNo(Capture(), Leave())
    assert answered(ask, "capture", questions=questions) == Capture()
    assert answered(ask, "2", questions=questions) == Leave()


@pytest.mark.parametrize(
    ("typed", "answer"),
    [(word, Capture()) for word in ("y", "Yes", "o", "oui")] + [(word, Leave()) for word in ("n", "NO", "non")],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_are_understood_in_both_languages(typed: str, answer: Capture | Leave, language: str) -> None:
    questions = Questions(CATHEDRAL, Texts(language, CATHEDRAL))
    assert answered(YesNo(Capture(), Leave()), typed, questions=questions) == answer


def test_the_words_of_a_line_can_be_typed_or_begun() -> None:
    questions = Questions(FLANDERN, Texts("fr", FLANDERN))
    ask = Pick((TakeGuild("blue"), TakeGuild("red")))
    assert answered(ask, "prendre la corporation BLEUE", questions=questions) == TakeGuild("blue")
    assert answered(ask, "prendre la corporation r", questions=questions) == TakeGuild("red")
    assert answered(ask, "prendre la corporation", questions=questions) is None


def test_a_long_list_is_asked_by_city_then_lot_then_quarter() -> None:
    questions = Questions(FLANDERN, Texts("fr", FLANDERN))
    builds = tuple(
        Build(city, lot, quarter)
        for city in ("brugge", "gent")
        for lot in "abcdefghijkl"
        for quarter in ("blue", "grey")
    )
    cities = questions.first(Pick((*builds, Finish("gent", "a"), Finish("gent", "b"))), "?")
    assert isinstance(cities, Menu)
    assert [entry.words for entry in cities.entries] == ["bâtir un quartier", "terminer un chantier"]
    ask = Pick(builds)
    lots = answered(ask, "gent", questions=questions)
    assert isinstance(lots, Menu)
    assert lots.title == "Sur quel terrain\u202f?"
    assert [entry.code for entry in lots.entries] == [*"abcdefghijkl"]
    made = answered(ask, "gent", "c", "2", questions=questions)
    assert made == Build("gent", "c", "grey")


def test_many_targets_are_asked_by_place_and_what_the_rules_refuse_is_not_listed() -> None:
    houses = tuple(f"{block}.{strip}" for block in "ABCDEFGH" for strip in (1, 2, 3))

    def reasons(fields: dict[str, Any]) -> frozenset[str]:
        return frozenset(("one-place",) if len({each[0] for each in fields["targets"]}) > 1 else ())

    questions = Questions(FAIR, Wordless("en", FAIR), reasons)
    ask = Bundle("Burn", (Part("targets", "many", houses, 1, 2, most=(1,) * len(houses)),))
    places = answered(ask, questions=questions)
    assert isinstance(places, Menu)
    assert [entry.code for entry in places.entries] == [*"ABCDEFGH"]
    second = answered(ask, "B", "B.2", questions=questions)
    assert isinstance(second, Menu)
    assert [entry.code for entry in second.entries] == ["B.1", "B.3", "0"]
    assert answered(ask, "B", "B.2", "0", questions=questions) == Made({"type": "Burn", "targets": ("B.2",)})
    assert answered(ask, "B", "B.2", "B.1", questions=questions) == Made({"type": "Burn", "targets": ("B.1", "B.2")})


@pytest.mark.parametrize(
    ("typed", "amount"), [("10", 10), ("35", 35), ("11", None), ("40", None), ("ten", None), ("٣", None)]
)
def test_an_amount_keeps_to_its_bounds_and_steps(typed: str, amount: int | None) -> None:
    reached = answered(Amount("Bid", "amount", 5, 35, 5), typed)
    assert reached == (None if amount is None else Made({"type": "Bid", "amount": amount}))


def test_a_place_is_chosen_by_piece_direction_and_square() -> None:
    s = CATHEDRAL.setup()
    ask = s.agenda[0].choices(s, Seat(0)).ask()
    questions = Questions(CATHEDRAL, Texts("en", CATHEDRAL))
    made = answered(ask, "CA", "e", "F5", questions=questions)
    assert made == Made({"type": "Build", "piece": "CA", "facing": "e", "x": 5, "y": 4})


def test_a_piece_with_one_direction_is_not_asked_for_it() -> None:
    places = Places("SQ", "n", 2, 3, 4, "10", ((0, 0), (1, 0), (0, 1), (1, 1)))
    assert answered(Place("Build", (places,)), "1", "1") == Made(
        {"type": "Build", "piece": "SQ", "facing": "n", "x": 5, "y": 3}
    )


def test_a_bitmap_is_read_row_by_row_from_its_corner() -> None:
    assert list(squares_of(Places("X", "n", -1, 2, 4, "81"))) == [(-1, 2), (2, 3)]


def test_a_shape_is_drawn_with_its_reference_square_marked() -> None:
    assert shape(Places("MA", "n", 0, 0, 10, "0", ((0, 0), (-1, 1), (0, 1), (1, 1)))) == "  ◆   \n■ ■ ■ "


def test_a_bundle_asks_for_one_part_after_the_other() -> None:
    parts = (
        Part("product", "one", ("gold", "ivory")),
        Part("stake", "amount", low=5, high=50, by=5),
        Part("cards", "many", ("a", "b"), 0, 3),
        Part("split", "shares", (0, 1), 0, 4, most=(2, 4)),
    )
    questions = Questions(FAIR, Wordless("en", FAIR))
    made = answered(Bundle("Bet", parts), "ivory", "15", "a", "a", "b", "1", "3", questions=questions)
    assert made == Made({"type": "Bet", "product": "ivory", "stake": 15, "cards": ("a", "a", "b"), "split": (1, 3)})


def test_an_offer_is_made_to_somebody_first() -> None:
    questions = Questions(FAIR, Wordless("en", FAIR))
    ask = Offer((Purse("amount", 9),), (Partner(Seat(1), ()), Partner(Seat(2), ())), action="Offer", left=1)
    assert answered(ask, "2", "7", questions=questions) == Made({"type": "Offer", "to": 2, "amount": 7})


def test_an_open_offer_is_answered_by_its_number_with_a_promise_by_its_kind() -> None:
    questions = Questions(FAIR, Wordless("en", FAIR))
    promises = Promises("promise", "none", (("spare", ("spare",)), ("bid", ("bid-3", "bid-6"))))
    partner = Partner(Seat(1), (Purse("take", 4),))
    ask = Offer((Purse("give", 9),), (partner,), promises, counter="Counter", answers=((5, Seat(1)),))
    made = answered(ask, "2", "3", "2", "2", questions=questions)
    assert made == Made({"type": "Counter", "number": 5, "promise": "bid-6", "give": 2, "take": 3})
    assert answered(ask, "2", "3", "0", questions=questions) == Made(made.fields | {"promise": "none"})
