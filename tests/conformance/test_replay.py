"""Point 4: what is written is what was there, in every process, in every order of sealed answers."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.chance import draw
from beffroi.core.codec import codec_of, encode, fingerprint
from beffroi.core.engine import advance, choices, is_sealed, play, waiting
from beffroi.core.record import Record, load
from tests.support.cases import CASES, Case, walk
from tests.support.find import find_any


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_state_that_is_written_and_read_is_the_same_state(case: Case) -> None:
    codec = codec_of(case.game)
    for ply in walk(case, seed=41):
        written = encode(ply.after)
        read = codec.state(written)
        assert read == ply.after
        assert encode(read) == written
        assert codec.action(encode(ply.action)) == ply.action
        assert case.game.read_position(case.game.write_position(ply.after)).agenda == ply.after.agenda


@pytest.mark.parametrize("case", CASES, ids=str)
def test_moves_written_in_notation_are_read_as_the_same_moves(case: Case) -> None:
    for ply in walk(case, seed=42):
        assert case.game.read(case.game.write(ply.action)) == ply.action


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_record_replays_to_the_same_hash_at_every_ply(case: Case) -> None:
    record = record_of(case, seed=43)
    again = load(b"".join(record.lines()), find_any)
    assert [entry.hash for entry in again.entries] == [entry.hash for entry in record.entries]
    assert fingerprint(again.state) == record.entries[-1].hash


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_order_in_which_sealed_answers_arrive_changes_nothing(case: Case) -> None:
    for ply in walk(case, seed=44, talk=False):
        if is_sealed(ply.before) and not ply.before.held:
            assert _sealed_in_order(ply.before, reverse=False) == _sealed_in_order(ply.before, reverse=True)


def test_hashes_do_not_depend_on_the_process() -> None:
    first, second = (_hashes_in_a_process(seed) for seed in ("1", "2"))
    assert first == second
    assert len(first.splitlines()) > len(CASES)


def record_of(case: Case, seed: int) -> Record[Any]:
    record = Record.of_setup(case.game, case.seats, case.options)
    for ply in walk(case, seed):
        record.play(ply.seat, ply.action)
    return record


def _sealed_in_order(s: Any, *, reverse: bool) -> str:
    """The state once everybody asked has answered, first or last seat first."""
    draft = s.copy()
    answers = [(seat, choices(draft, seat).sample(Random(seat))) for seat in waiting(draft)]
    for seat, action in sorted(answers, reverse=reverse):
        if seat in waiting(draft):
            play(draft, seat, action)
    return fingerprint(draft)


def _hashes_in_a_process(hash_seed: str) -> str:
    program = "from tests.conformance.test_replay import print_hashes; print_hashes()"
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def print_hashes() -> None:
    """The hash of every state of a short random game of every case."""
    for case in CASES:
        rng, s = Random(5), case.setup()
        for _ in range(12):
            if asked := waiting(s):
                action = draw(s, rng) if asked[0] == CHANCE else choices(s, asked[0]).sample(rng)
                advance(s, asked[0], action)
                print(case, fingerprint(s))
