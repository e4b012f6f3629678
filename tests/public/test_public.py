"""The public face: what `import beffroi` promises."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import beffroi
from beffroi.bots.bot import own_seat
from beffroi.core.action import Action
from beffroi.core.choices import Choices
from beffroi.core.entry import Answered
from beffroi.core.seen import Seen

ROOT = Path(__file__).parent.parent.parent
SEAT = beffroi.Seat(0)


class First(beffroi.Bot):
    """Takes the first choice there is, as somebody's first bot would."""

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        answer: Action = next(iter(choices))
        return answer


class Silent(beffroi.Bot):
    """Never gives a legal answer."""

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        return Action()


def played(game: str, seats: int, answers: int | None = None) -> beffroi.Record:
    record, rng = beffroi.make(game, seats), Random(1)
    record.draw(rng)
    while record.waiting and (answers is None or len(record.entries) < answers):
        seat = record.waiting[0]
        record.play(seat, record.choices(seat).sample(rng))
    return record


def test_everything_public_is_listed_and_stands_on_its_page() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    for name in beffroi.__all__:
        assert hasattr(beffroi, name)
        assert re.search(rf"`(beffroi\.)?{name}\b", page), name


def test_to_import_it_loads_neither_games_nor_words() -> None:
    code = "import beffroi, sys; print([name for name in sys.modules if name.startswith(('msgspec', 'fluent'))])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


def test_the_list_of_games_is_a_function_and_a_package() -> None:
    assert beffroi.games()[0] == "cathedral"
    assert import_module("beffroi.games").find("cardinal") is beffroi.find("cardinal")


def test_what_is_not_public_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'secrets'"):
        beffroi.secrets  # noqa: B018


def test_a_game_says_what_it_is() -> None:
    assert repr(beffroi.find("bastide")) == "<game bastide, revision 2, for 3 or 4 or 5>"


def test_a_record_says_how_far_it_is_and_who_is_asked() -> None:
    assert repr(beffroi.make("bastide", 4)) == "<bastide for 4, 0 answers, DrawTile asks chance>"
    assert repr(beffroi.make("cathedral")) == "<cathedral for 2, 0 answers, PlaceCathedral asks seat 0>"
    assert re.fullmatch(r"<cathedral for 2, \d+ answers, over: .+, places \(\d, \d\)>", repr(played("cathedral", 2)))


def test_options_are_given_by_name() -> None:
    record = beffroi.make("cathedral", seats=2, lehmann_woods=True)
    assert repr(record) == "<cathedral for 2, 0 answers, PlaceBuilding asks seat 1>"


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"game": "chess"}, "There is no game called “chess”"),
        ({"game": "cathedral", "seats": 5}, "5"),
        ({"game": "cathedral", "wood": True}, "“wood=True” is not an option"),
        ({"game": "cathedral", "lehmann_woods": 1}, "“lehmann_woods=1” is not an option"),
        ({"game": "cathedral", "revision": 9}, "revision must be a whole number of at least 1 and at most 2, not 9."),
        ({"game": "cathedral", "revision": []}, "revision must be a whole number of at least 1 and at most 2, not []."),
        ({"game": "cathedral", "seats": 2.0}, "seats must be a whole number of at least 1, not 2.0."),
        ({"game": "cathedral", "seats": "2"}, "seats must be a whole number of at least 1, not 2."),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(
    asked: dict[str, Any], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    with pytest.raises(beffroi.BadInput) as error:
        beffroi.make(**asked)
    assert sentence in error.value.__notes__[0]


@pytest.mark.parametrize("asked", [("x",), ("bastide", 7), ("bastide", "1"), (None,), ([],)])
def test_rules_that_are_not_there_are_refused_in_one_sentence(asked: tuple[Any, ...]) -> None:
    with pytest.raises(beffroi.BadInput) as error:
        beffroi.find(*asked)
    assert len(error.value.__notes__) == 1


@pytest.mark.parametrize("door", ["choices", "floor", "take_back"])
def test_a_seat_that_is_not_there_is_no_seat_whose_turn_it_is_not(door: str) -> None:
    with pytest.raises(beffroi.BadInput, match="number-out-of-range"):
        getattr(beffroi.make("cathedral"), door)(9)


def test_a_record_in_which_nobody_took_something_back_is_damaged_in_that_line(tmp_path: Path) -> None:
    path = tmp_path / "damaged.jsonl"
    played("cathedral", 2, answers=1).save(path)
    damaged = path.read_bytes() + b'{"type":"TookBack","seat":9,"hash":""}\n'
    with pytest.raises(beffroi.BadInput, match="bad-record") as error:
        beffroi.Record.load(damaged)
    assert error.value.facts["line"] == 3


def test_an_answer_in_no_language_is_not_played() -> None:
    record = beffroi.make("cathedral")
    with pytest.raises(beffroi.BadInput, match="unknown-language"):
        record.answer(SEAT, record.game.write(next(iter(record.choices(SEAT)))), "de")
    assert record.entries == []


def test_an_illegal_answer_is_refused_with_its_reasons_in_words_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "fr")
    record = beffroi.make("cathedral")
    answer = record.choices(SEAT).sample(Random(1))
    with pytest.raises(beffroi.Refused) as error:
        record.play(beffroi.Seat(1), answer)
    assert error.value.__notes__ == [record.say(refusal) for refusal in record.refusals(beffroi.Seat(1), answer)]
    assert record.say(error.value.refusals[0], "en") == "It is not your turn to answer."
    assert record.entries == []


def test_a_record_is_saved_and_loaded_as_it_was(tmp_path: Path) -> None:
    record = played("leonardo", 3, answers=40)
    record.save(tmp_path / "evening.jsonl")
    loaded = beffroi.Record.load(tmp_path / "evening.jsonl")
    assert isinstance(loaded, beffroi.Record)
    assert loaded.entries == record.entries
    assert beffroi.Record.load((tmp_path / "evening.jsonl").read_bytes()).state == record.state


@pytest.mark.parametrize(
    ("door", "given"),
    [
        ("load", [b"garbage"]),
        ("view", [7]),
        ("view", ["red"]),
        ("say", [3]),
        ("ask", [0, "de"]),
        ("answer", [0, 3]),
        ("answer", [0, "CAnB1", "de"]),
        ("choices", [1]),
        ("choices", [9]),
        ("floor", [9]),
        ("refusals", [9, Action()]),
        ("take_back", [9]),
        ("take_back", [0]),
    ],
)
def test_what_a_record_cannot_do_it_says_in_a_sentence(door: str, given: list[Any]) -> None:
    with pytest.raises((beffroi.BadInput, beffroi.Refused)) as error:
        getattr(beffroi.make("cathedral"), door)(*given)
    assert len(error.value.__notes__) == 1


def test_whoever_has_sealed_an_answer_may_look_at_the_choices_again() -> None:
    record = beffroi.make("flandern", 3)
    while len(record.waiting) < 2:
        record.draw(Random(1))
        record.play(seat := record.waiting[0], record.choices(seat).sample(Random(1)))
    record.play(seat := record.waiting[0], next(iter(record.choices(seat))))
    assert len(record.choices(seat)) > 1


@pytest.mark.parametrize("call", ["ask(0)", "say(None)", "answer(0, 'CAnB1')"])
def test_without_the_words_it_says_what_to_install(call: str) -> None:
    code = f"import sys; sys.modules['babel'] = None; import beffroi; beffroi.make('cathedral').{call}"
    ended = subprocess.run([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True, check=False)
    assert "pip install 'beffroi[text]'" in ended.stderr


def test_choices_say_how_many_they_are() -> None:
    record = beffroi.make("cathedral")
    first = next(iter(record.choices(SEAT)))
    assert repr(record.choices(SEAT)) == f"<{len(record.choices(SEAT))} choices, the first is {first!r}>"


def test_the_steps_of_a_record_tell_what_happened_and_where_it_led() -> None:
    record = played("bastide", 3, answers=30)
    steps = list(record.steps())
    assert [step.entry for step in steps] == record.entries
    assert steps[-1].state == record.state
    assert all(event.what for step in steps for event in step.events)
    assert record.say(steps[0].events[0], "en") != record.say(steps[0].events[0], "fr")
    assert isinstance(steps[0].entry, Answered)


def test_what_a_seat_may_say_out_of_turn_is_listed_apart() -> None:
    record = played("leonardo", 3)
    assert [record.floor(seat) for seat in record.state.seats] == [()] * 3
    assert any(len(each) for each in beffroi.make("leonardo", 3).floor(beffroi.HOST))


def test_a_notebook_shows_the_table_as_a_spectator_sees_it() -> None:
    record = played("flandern", 4, answers=10)
    picture = record._repr_svg_()
    assert picture is not None
    assert picture.startswith("<svg ")
    other = beffroi.make("flandern", 4)
    assert other._repr_svg_() != picture


def test_a_match_is_the_same_for_the_same_seed() -> None:
    first, again, other = (beffroi.play_match("cardinal", ["novice", First], seed) for seed in (7, 7, 8))
    assert first.record.entries == again.record.entries != other.record.entries
    assert first.faults == ()
    assert first.record.result is not None


def test_a_match_counts_the_faults_of_a_bot() -> None:
    match = beffroi.play_match("cathedral", [Silent, "random"])
    assert match.record.result is not None
    assert {seat for seat, _ in match.faults} == {SEAT}


def test_a_bot_of_any_module_is_named_by_its_class() -> None:
    assert beffroi.play_match("cathedral", [f"{__name__}:First", "random"]).faults == ()


@pytest.mark.parametrize("name", ["json:loads", "nowhere.at_all:Bot", f"{__name__}:Missing", "grandest", 3, Random])
def test_a_bot_that_is_none_is_refused(name: Any) -> None:
    with pytest.raises(beffroi.BadInput, match=re.escape(str(name))) as refused:
        beffroi.play_match("cathedral", [name, "random"])
    assert len(refused.value.__notes__) == 1


@pytest.mark.parametrize(
    ("game", "bots", "why"),
    [
        ("cathedral", "random", "bots-not-listed"),
        ("cathedral", None, "bots-not-listed"),
        ("cathedral", ["random"], "wrong-seats"),
        ("chess", ["random", "random"], "unknown-game"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_one_sentence(game: str, bots: Any, why: str) -> None:
    with pytest.raises(beffroi.BadInput, match=why) as refused:
        beffroi.play_match(game, bots)
    assert len(refused.value.__notes__) == 1


def test_a_bot_is_given_what_its_seat_sees() -> None:
    seen: list[int] = []

    class Looking(First):
        def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
            seen.append(own_seat(view))
            return super().choose(view, choices, rng, budget)

    beffroi.play_match("cathedral", ["random", Looking])
    assert set(seen) == {1}
