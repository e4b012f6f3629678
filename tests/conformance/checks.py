"""What must hold of every game, as checks of one random game; `tools/prove.py` runs as many as wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from math import prod
from random import Random
from typing import Any
from zlib import crc32

from beffroi.core.action import HOST, Action, Seat
from beffroi.core.ask import Ask, Offer
from beffroi.core.codec import codec_of, encode, fingerprint
from beffroi.core.engine import after, choices, floor, is_sealed, lone_answer, play, refusals, waiting
from beffroi.core.host import Resign
from beffroi.core.preview import foresee, leads_on, preview
from beffroi.core.record import Record
from beffroi.core.record_file import lines, load
from beffroi.core.seen import seen
from beffroi.core.sheet import ScoreSheet
from beffroi.terminal.prompt import Made, Menu, Number, Prompt
from beffroi.terminal.question import Questions
from beffroi.text import LANGUAGES, Texts
from tests.support.cases import Case, Ply, walk, walked
from tests.support.effort import effort
from tests.support.find import find_any

MOST_LISTED = 300
MOST_PATHS = 200
FEW, MANY = 12, 30
"""How many answers of a game the short run of a slow check looks at; other ones in every case."""
SELDOM = 11
"""One answer in this many."""


def a_random_game_ends_within_the_stated_number_of_decisions(case: Case, seed: int) -> None:
    s, decisions = case.setup(), 0
    for ply in walked(case, seed):
        assert case.game.result(ply.before) is None
        s, decisions = ply.after, decisions + (ply.seat >= 0)
        assert waiting(s) or case.game.result(s) is not None, "nobody is waited for before the end"
    result = case.game.result(s)
    assert result is not None
    assert decisions <= case.game.longest
    assert result.ending in case.game.endings
    assert len(result.places) == len(result.points) == case.seats
    assert min(result.places) == 1


def every_step_is_of_the_revision_that_is_played(case: Case, seed: int) -> None:
    assert case.setup().revision == case.game.revision
    for ply in walked(case, seed):
        assert {type(step) for step in (*ply.after.agenda, *ply.after.floor)} <= set(case.game.steps)


def after_leaves_its_argument_untouched(case: Case, seed: int) -> None:
    for ply in walked(case, seed):
        kept = encode(ply.before)
        reached = after(ply.before, ply.seat, ply.action)
        assert encode(ply.before) == kept
        assert encode(reached) == encode(ply.after)


def pieces_are_conserved_and_whoever_is_asked_has_a_choice(case: Case, seed: int) -> None:
    for ply in walked(case, seed):
        case.game.audit(ply.after)
        for seat in waiting(ply.after):
            assert len(choices(ply.after, seat)) > 0


def every_choice_offered_is_legal(case: Case, seed: int) -> None:
    for ply in walked(case, seed):
        for seat in waiting(ply.before):
            offered = choices(ply.before, seat)
            for action in islice(offered, MOST_LISTED):
                assert action in offered
                assert refusals(ply.before, seat, action) == ()


def what_is_listed_has_the_length_it_says_and_nothing_twice(case: Case, seed: int) -> None:
    for ply in walked(case, seed):
        for seat in waiting(ply.before):
            offered = choices(ply.before, seat)
            if len(offered) <= 20 * MOST_LISTED:
                listed = list(offered)
                assert len(listed) == len(set(listed)) == len(offered)


def everything_offered_on_the_floor_is_legal(case: Case, seed: int) -> None:
    for ply in _some(case, seed, MANY):
        for seat in (*ply.before.seats, HOST):
            for offered in floor(ply.before, seat):
                for action in islice(offered, MOST_LISTED):
                    assert refusals(ply.before, seat, action) == ()


def a_state_that_is_written_and_read_is_the_same_state(case: Case, seed: int) -> None:
    codec = codec_of(case.game)
    for ply in _some(case, seed, MANY):
        written = encode(ply.after)
        read = codec.state(written)
        assert read == ply.after
        assert encode(read) == written
        assert codec.action(encode(ply.action)) == ply.action
        assert case.game.read(case.game.write(ply.action)) == ply.action
        assert case.game.read_position(case.game.write_position(ply.after)).agenda == ply.after.agenda


def a_view_that_is_written_and_read_is_the_same_view(case: Case, seed: int) -> None:
    codec = codec_of(case.game)
    for ply in _some(case, seed, MANY):
        for viewer in _viewers(ply.after):
            known = seen(case.game, ply.after, viewer)
            written = encode(known)
            read = codec.seen(written)
            assert read == known
            assert encode(read) == written


def a_record_replays_to_the_same_hash_at_every_ply(case: Case, seed: int) -> None:
    record = Record.of_setup(case.game, case.seats, case.options)
    for ply in walked(case, seed):
        record.play(ply.seat, ply.action)
    again = load(b"".join(lines(record)), find_any)
    assert [entry.hash for entry in again.entries] == [entry.hash for entry in record.entries]
    assert fingerprint(again.state) == record.entries[-1].hash


def the_order_in_which_sealed_answers_arrive_changes_nothing(case: Case, seed: int) -> None:
    for ply in walk(case, seed, talk=False):
        if is_sealed(ply.before) and not ply.before.held:
            assert _sealed_in_order(ply.before, reverse=False) == _sealed_in_order(ply.before, reverse=True)


def _sealed_in_order(s: Any, *, reverse: bool) -> str:
    """The state once everybody asked has answered, first or last seat first."""
    draft = s.copy()
    answers = [(seat, choices(draft, seat).sample(Random(seat))) for seat in waiting(draft)]
    for seat, action in reversed(answers) if reverse else answers:
        play(draft, seat, action)
    return fingerprint(draft)


def a_guess_agrees_with_everything_the_viewer_has_seen(case: Case, seed: int) -> None:
    for number, ply in enumerate(_some(case, seed, MANY)):
        for viewer in _viewers(ply.after):
            known = seen(case.game, ply.after, viewer)
            supposed = case.game.guess(known, Random(number))
            case.game.audit(supposed)
            assert waiting(supposed) == waiting(ply.after)
            assert encode(seen(case.game, supposed, viewer)) == encode(known)


def what_is_hidden_changes_no_byte_a_viewer_gets(case: Case, seed: int) -> None:
    for number, ply in enumerate(_some(case, seed, MANY)):
        for viewer in ply.before.seats:
            supposed = case.game.guess(seen(case.game, ply.before, viewer), Random(number))
            for action in (ply.action, *_own_answers(ply.before, viewer, number)):
                assert _answers_to(case, ply.before, viewer, action) == _answers_to(case, supposed, viewer, action)


def _answers_to(case: Case, s: Any, viewer: Seat, action: Action) -> bytes:
    """Every byte a seat gets in answer to an action: refusals, or events and what it sees then, until all is shown."""
    reasons = refusals(s, viewer, action)
    if reasons:
        return encode(reasons)
    draft = s.copy()
    events = [event.seen_by(viewer) for event in play(draft, viewer, action)]
    is_shown = draft.opened != s.opened
    return b"shown" if is_shown else encode((events, seen(case.game, draft, viewer)))


def _own_answers(s: Any, viewer: Seat, number: int) -> Iterator[Action]:
    if viewer in waiting(s):
        yield choices(s, viewer).sample(Random(number))


def the_truth_is_among_the_possible_guesses(case: Case, seed: int) -> None:
    for ply in _some(case, seed, MANY):
        for viewer in _viewers(ply.after):
            known = seen(case.game, ply.after, viewer)
            first = _Path([])
            case.game.guess(known, first)
            if prod(first.widths) <= MOST_PATHS:
                guesses = [case.game.guess(known, path) for path in _paths(2 * MOST_PATHS)]
                assert ply.after in guesses or len(guesses) == 2 * MOST_PATHS


def an_open_game_shows_everybody_the_same(case: Case, seed: int) -> None:
    for ply in _some(case, seed, MANY):
        views = {encode(case.game.view(ply.after, viewer)) for viewer in _viewers(ply.after)}
        assert not case.game.is_open or len(views) == 1


def only_a_game_that_says_so_seals_answers(case: Case, seed: int) -> None:
    for ply in _some(case, seed, MANY):
        assert case.game.seals_answers or not is_sealed(ply.after)


def an_event_reaches_exactly_its_audience(case: Case, seed: int) -> None:
    texts = [Texts(language, case.game) for language in LANGUAGES]
    for ply in _some(case, seed, MANY):
        for event in ply.events:
            for viewer in _viewers(ply.after):
                shown = event.seen_by(viewer)
                assert all(reader == viewer for reader, _ in shown.private)
                assert shown.facts == event.facts
                assert all(each.event(shown) for each in texts)


def a_score_sheet_has_a_line_for_every_point_and_words_for_every_line(case: Case, seed: int) -> None:
    texts = [Texts(language, case.game) for language in LANGUAGES]
    for ply in _some(case, seed):
        for viewer in _viewers(ply.after):
            sheet = case.game.sheet(seen(case.game, ply.after, viewer))
            assert len(sheet.seats) == case.seats
            for each in texts:
                _read_aloud(sheet, each)


def _read_aloud(sheet: ScoreSheet, texts: Texts) -> None:
    for seat in sheet.seats:
        assert all(len(line.points) == len(sheet.endings) and texts.score_line(line) for line in seat.lines)
        assert all(map(texts.score_note, seat.notes))
    assert all(map(texts.score_note, sheet.notes))
    assert all(texts.say(f"sheet-{ending}") for ending in sheet.endings if ending)


def at_the_end_the_lines_of_a_score_sheet_are_the_points(case: Case, seed: int) -> None:
    """Also where the host has ended the game, at any moment of it."""
    for ply in _some(case, seed):
        for s in (ply.after, *_broken_off(ply.before)):
            if s.result is not None:
                _lines_are_the_points(case, s)


def _broken_off(s: Any) -> Iterator[Any]:
    """The ends to which the host's words lead from here, the last seats leaving one after the other."""
    for word in _words_of_the_host(s):
        draft = after(s, HOST, word)
        while draft.result is None and isinstance(word, Resign):
            draft = after(draft, HOST, next(each for each in _words_of_the_host(draft) if isinstance(each, Resign)))
        yield draft


def _words_of_the_host(s: Any) -> list[Action]:
    return [word for offered in floor(s, HOST) for word in offered]


def _lines_are_the_points(case: Case, s: Any) -> None:
    for viewer in _viewers(s):
        sheet = case.game.sheet(seen(case.game, s, viewer))
        assert len(sheet.endings) == 1
        assert sheet.totals() == s.result.points


def what_is_hidden_changes_no_score_sheet(case: Case, seed: int) -> None:
    for number, ply in enumerate(_some(case, seed)):
        for viewer in _viewers(ply.after):
            known = seen(case.game, ply.after, viewer)
            supposed = seen(case.game, case.game.guess(known, Random(number)), viewer)
            assert encode(case.game.sheet(known)) == encode(case.game.sheet(supposed))


def what_is_hidden_changes_no_preview(case: Case, seed: int) -> None:
    for number, ply in enumerate(_some(case, seed)):
        for viewer in ply.before.seats:
            known = seen(case.game, ply.before, viewer)
            supposed = case.game.guess(known, Random(number))
            for action in (ply.action, *_some_answers(ply.before, viewer, number)):
                told = encode(preview(case.game, known, action))
                assert encode(foresee(case.game, ply.before, viewer, action)) == told
                assert encode(foresee(case.game, supposed, viewer, action)) == told
                if not refusals(supposed, viewer, action):
                    assert leads_on(ply.before, viewer, action) == leads_on(supposed, viewer, action)


def a_preview_comes_true(case: Case, seed: int) -> None:
    for ply in _some(case, seed):
        if ply.seat < 0:
            continue
        told = preview(case.game, seen(case.game, ply.before, ply.seat), ply.action)
        happened = [event.seen_by(ply.seat) for event in ply.events]
        assert told.refusals == ()
        assert all(Texts(language, case.game).score_note(note) for language in LANGUAGES for note in told.notes)
        assert list(told.events) == happened[: len(told.events)]
        if told.until in ("chance", "question", "end"):
            assert len(told.events) == len(happened)
            assert told.sheet == case.game.sheet(seen(case.game, ply.after, ply.seat))


def _some_answers(s: Any, viewer: Seat, number: int) -> Iterator[Action]:
    """Some of what a seat may answer or say now."""
    rng = Random(number)
    offered = [choices(s, viewer)] if viewer in waiting(s) else []
    for each in (*offered, *floor(s, viewer)):
        if len(each):
            yield from (each.sample(rng) for _ in range(effort(3, 20)))


def what_the_table_answers_is_the_only_answer_and_betrays_nothing(case: Case, seed: int) -> None:
    """That a seat has no choice is known to everybody, before and after the table says so."""
    for number, ply in enumerate(walked(case, seed)):
        lone = lone_answer(ply.before)
        assert lone is None or list(choices(ply.before, lone[0])) == [lone[1]]
        for viewer in _viewers(ply.before) if lone or number % effort(SELDOM, 1) == 0 else ():
            supposed = case.game.guess(seen(case.game, ply.before, viewer), Random(number))
            assert lone_answer(supposed) == lone


def taking_back_never_leads_to_an_answer_that_the_table_gives(case: Case, seed: int) -> None:
    rng, record = Random(seed), Record.of_setup(case.game, case.seats, case.options)
    while asked := waiting(record.state):
        if (lone := lone_answer(record.state)) is not None:
            record.play(*lone, is_lone=True)
        else:
            seat = asked[rng.randrange(len(asked))]
            record.play(seat, choices(record.state, seat).sample(rng))
        if record.undoer is not None and rng.randrange(SELDOM) == 0:
            record.take_back(record.undoer)
            assert lone_answer(record.state) is None
    assert load(b"".join(lines(record)), find_any).entries == record.entries


def who_seals_an_answer_is_silent_until_it_is_shown(case: Case, seed: int) -> None:
    for ply in walked(case, seed):
        for seat, _ in ply.after.held if is_sealed(ply.after) else ():
            assert floor(ply.after, seat) == ()


def every_question_can_be_asked_and_answered_in_words(case: Case, seed: int) -> None:
    rng = Random(seed)
    for language in LANGUAGES:
        texts = Texts(language, case.game)
        questions = Questions(case.game, texts)
        for ply in _some(case, seed, MANY):
            for seat in ply.before.seats:
                envelope = seen(case.game, ply.before, seat)
                assert envelope.asking is not None
                for ask in (envelope.ask, *envelope.floor):
                    first = None if ask is None else questions.first(ask, "?")
                    if ask is not None and _has_nobody_to_hear_it(ask):
                        assert isinstance(first, Menu), "an offer begins with the seat it is made to"
                        assert not first.entries, "nobody who has sealed an answer can be chosen"
                    elif first is not None:
                        assert isinstance(_typed(first, rng, case), Action)
            assert all(texts.seat(seat) for seat in ply.before.seats)
            assert texts.has(f"ask-{ply.before.agenda[0].called()}") or ply.seat < 0


def _has_nobody_to_hear_it(ask: Ask) -> bool:
    """Whether offers could be made, but everybody who could take one has sealed an answer."""
    return isinstance(ask, Offer) and not ask.partners and bool(ask.silent)


def _typed(prompt: Prompt, rng: Random, case: Case) -> Action:
    """The action that somebody who types at random ends with; its fields fit, whether or not it is legal."""
    while isinstance(prompt, Menu | Number):
        if isinstance(prompt, Menu):
            prompt = prompt.entries[rng.randrange(len(prompt.entries))].then()
        else:
            prompt = prompt.then(rng.randrange(prompt.low, prompt.high + 1, prompt.by))
    return codec_of(case.game).action(encode(prompt.fields)) if isinstance(prompt, Made) else prompt


def _some(case: Case, seed: int, many: int = FEW) -> Iterator[Ply]:
    """The last answer of a game, and of those before as many as there is time for, evenly spread."""
    plies = walked(case, seed)
    each = effort(max(1, len(plies) // many), 1)
    yield from plies[crc32(str(case).encode()) % each : -1 : each]
    yield plies[-1]


def _viewers(s: Any) -> tuple[Seat | None, ...]:
    return (*s.seats, None)


class _Path:
    """An rng that answers what it is told, and remembers how much choice it had."""

    def __init__(self, told: list[int]) -> None:
        self.told = told
        self.widths: list[int] = []

    def randrange(self, stop: int, /) -> int:
        self.widths.append(stop)
        return self.told[len(self.widths) - 1] if len(self.widths) <= len(self.told) else 0


def _paths(most: int) -> Iterator[_Path]:
    """Every sequence of answers an rng could give, until there are too many."""
    told: list[int] = []
    for _ in range(most):
        path = _Path(told)
        yield path
        told = _next(told + [0] * (len(path.widths) - len(told)), path.widths)
        if not told:
            return


def _next(told: list[int], widths: list[int]) -> list[int]:
    while told and told[-1] + 1 == widths[len(told) - 1]:
        told = told[:-1]
    return [*told[:-1], told[-1] + 1] if told else []


CHECKS: tuple[Callable[[Case, int], None], ...] = (
    a_random_game_ends_within_the_stated_number_of_decisions,
    every_step_is_of_the_revision_that_is_played,
    after_leaves_its_argument_untouched,
    pieces_are_conserved_and_whoever_is_asked_has_a_choice,
    every_choice_offered_is_legal,
    what_is_listed_has_the_length_it_says_and_nothing_twice,
    everything_offered_on_the_floor_is_legal,
    a_state_that_is_written_and_read_is_the_same_state,
    a_record_replays_to_the_same_hash_at_every_ply,
    the_order_in_which_sealed_answers_arrive_changes_nothing,
    a_guess_agrees_with_everything_the_viewer_has_seen,
    what_is_hidden_changes_no_byte_a_viewer_gets,
    the_truth_is_among_the_possible_guesses,
    an_event_reaches_exactly_its_audience,
    a_score_sheet_has_a_line_for_every_point_and_words_for_every_line,
    at_the_end_the_lines_of_a_score_sheet_are_the_points,
    what_is_hidden_changes_no_score_sheet,
    what_is_hidden_changes_no_preview,
    a_preview_comes_true,
    what_the_table_answers_is_the_only_answer_and_betrays_nothing,
    taking_back_never_leads_to_an_answer_that_the_table_gives,
    who_seals_an_answer_is_silent_until_it_is_shown,
    every_question_can_be_asked_and_answered_in_words,
    an_open_game_shows_everybody_the_same,
    a_view_that_is_written_and_read_is_the_same_view,
    only_a_game_that_says_so_seals_answers,
)
