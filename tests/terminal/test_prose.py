"""A question in prose: a script that reads nothing else plays whole games, and nothing in it is a secret."""

from __future__ import annotations

import re
from random import Random

import pytest

import beffroi
from beffroi.core.action import Seat
from beffroi.core.ask import Ask, Bundle, Pick, Place, YesNo
from beffroi.core.engine import choices
from beffroi.core.seen import seen
from beffroi.games import NAMES, find
from beffroi.terminal.prose import answer_in_prose, question_in_prose
from beffroi.text import LANGUAGES, Texts
from tests.support.cases import Case, walk
from tests.support.effort import effort

RANGE = re.compile(r"(?:from|de) (\d+) (?:to|à) (\d+)(?:,[a-z ]* (\d+))?")
ENDS = 2
"""Of an amount only the ends are written as answers."""
GUESSES, REFUSALS = effort(8, 80), effort(3, 30)


class Reader:
    """Knows no game: it takes one of the answers that the text offers, or an amount between those it names."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def answer(self, text: str) -> str:
        asked = text.rpartition("\n## ")[2]
        offered = re.findall(r"`([^`\n]+)`", asked)
        if len(offered) <= ENDS and (found := RANGE.search(asked)):
            low, high, by = (int(each or 1) for each in found.groups())
            return re.sub(r"\d+", str(self.dice.randrange(low, high + 1, by)), offered[0])
        return f"Let me see. I choose `{self.dice.choice(offered)}`"


@pytest.mark.parametrize("name", NAMES)
def test_a_reader_plays_a_whole_game_from_the_text_alone(name: str) -> None:
    record, reader, dice = beffroi.make(name), Reader(2), Random(2)
    record.draw(dice)
    while record.waiting:
        seat, language = record.waiting[0], LANGUAGES[len(record.entries) % 2]
        record.answer(seat, reader.answer(record.ask(seat, language)), language)
        record.draw(dice)
    assert record.result is not None


@pytest.mark.parametrize("name", NAMES)
def test_what_is_refused_is_refused_in_words_and_may_be_answered_again(name: str) -> None:
    record, reader, dice = beffroi.make(name), Reader(4), Random(4)
    record.draw(dice)
    told = 0
    while told < REFUSALS and record.waiting:
        seat, written = record.waiting[0], reader.answer(record.ask(record.waiting[0], "fr"))
        record.answer(seat, written, "fr")
        record.draw(dice)
        if record.waiting and (refusals := record.refusals(record.waiting[0], answer_in_prose(record.game, written))):
            before = len(record.entries)
            with pytest.raises(beffroi.Refused) as refused:
                record.answer(record.waiting[0], written, "fr")
            assert refused.value.__notes__ == [Texts("fr", record.game).refusal(each) for each in refusals]
            assert len(record.entries) == before
            told += 1
    assert told


@pytest.mark.parametrize("written", ["", "I pass.", "`moat`", "``", "`INw`", "`Bid`", "`Bid 1 2`", "\ud800"])
def test_what_is_no_answer_at_all_is_told_so(written: str) -> None:
    for name in NAMES:
        with pytest.raises(beffroi.BadInput, match="unreadable-answer") as refused:
            beffroi.make(name).answer(Seat(0), written, "fr")
        assert "n’est pas une réponse" in refused.value.__notes__[0]


def test_whoever_is_not_asked_is_told_so() -> None:
    record = beffroi.make("cathedral")
    with pytest.raises(beffroi.Refused) as refused:
        record.ask(beffroi.Seat(1), "en")
    assert refused.value.__notes__ == ["It is not your turn to answer."]


@pytest.mark.parametrize("name", NAMES)
def test_the_text_is_made_from_what_the_seat_may_know(name: str) -> None:
    case = Case(find(name), max(find(name).seats), find(name).options())
    dice, texts = Random(3), Texts("en", case.game)
    plies = [ply for ply in walk(case, seed=3, talk=False) if ply.seat >= 0]
    for ply in dice.sample(plies, min(GUESSES, len(plies))):
        shown = seen(case.game, ply.before, ply.seat)
        guessed = case.game.guess(shown, dice)
        text = question_in_prose(case.game, shown, choices(ply.before, ply.seat), texts)
        assert text == question_in_prose(
            case.game, seen(case.game, guessed, ply.seat), choices(guessed, ply.seat), texts
        )


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_that_can_be_listed_is_in_the_text(name: str) -> None:
    record, dice, kinds = beffroi.make(name), Random(6), set[type[Ask]]()
    record.draw(dice)
    while record.waiting:
        seat, ask = record.waiting[0], record.view(record.waiting[0]).ask
        if isinstance(ask, Pick | Place | YesNo | Bundle) and type(ask) not in kinds:
            kinds.add(type(ask))
            text, offered = record.ask(seat), record.choices(seat)
            found = {answer_in_prose(record.game, f"`{each}`") for each in re.findall(r"`([^`\n]+)`", text)}
            assert found == set(offered) or (isinstance(ask, Bundle) and found < set(offered))
        record.play(seat, record.choices(seat).sample(dice))
        record.draw(dice)


@pytest.mark.parametrize("name", NAMES)
def test_a_question_says_what_wins_and_how_the_table_is_read(name: str) -> None:
    record = beffroi.make(name)
    record.draw(Random(1))
    asked = {language: record.ask(record.waiting[0], language) for language in LANGUAGES}
    for language, sign in (("en", "**The aim.**"), ("fr", "**Le but.**")):
        assert sign in asked[language].partition("\n## ")[0]
        assert Texts(language, record.game).say("terminal-signs") in asked[language]


def test_answers_that_the_same_words_tell_share_a_line() -> None:
    record, dice = beffroi.make("cardinal"), Random(1)
    while record.view().asking != "MoveCardinal":
        record.draw(dice)
        record.play(seat := record.waiting[0], record.choices(seat).sample(dice))
    asked = record.ask(record.waiting[0], "en").rpartition("\n## ")[2]
    assert len(re.findall("^- ", asked, re.MULTILINE)) == 2


def test_an_answer_in_parts_with_very_many_possibilities_is_described() -> None:
    record, dice = beffroi.make("leonardo", 2), Random(1)
    record.draw(dice)
    while not (isinstance(record.view(seat := record.waiting[0]).ask, Bundle) and len(record.choices(seat)) > 100):
        record.play(seat, record.choices(seat).sample(dice))
        record.draw(dice)
    asked = record.ask(seat, "en").rpartition("\n## ")[2]
    assert "- product: one of gems (precious stones), ivory (ivory)" in asked
    assert re.search(r"- florins: a whole number from 5 to \d+, in steps of 5", asked)
    examples = {answer_in_prose(record.game, f"`{each}`") for each in re.findall(r"`([^`]+)`", asked)}
    assert len(examples) == 20
    assert examples < set(record.choices(seat))
