"""The schema of the bot protocol is current, and true of whole games."""

from __future__ import annotations

from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from beffroi.bots.external import Question
from beffroi.core.action import CHANCE
from beffroi.core.codec import encode
from beffroi.core.engine import choices
from beffroi.core.seen import seen
from beffroi.games import NAMES, find
from beffroi.taste import few_of
from tests.support.cases import Case, walk
from tools.botschema import ANSWER, files, schema_of

FEW = 12


def test_the_schemas_in_the_documents_are_those_of_the_program() -> None:
    for path, text in files().items():
        assert path.read_bytes() == text, f"{path} is old: run python -m tools.botschema"


@pytest.mark.parametrize("name", NAMES)
def test_what_a_program_reads_and_may_answer_follows_the_schema(name: str) -> None:
    schema, dice = schema_of(find(name)), Random(2)
    question = jsonschema_rs.validator_for(schema)
    answer = jsonschema_rs.validator_for({"$ref": f"#/$defs/{ANSWER}", "$defs": schema["$defs"]})
    case = Case(find(name), max(find(name).seats), find(name).options())
    for ply in walk(case, seed=2):
        known = seen(case.game, ply.before, None if ply.seat == CHANCE else ply.seat)
        if known.ask is None:  # chance is asked, or somebody spoke out of turn
            continue
        asked = plain(Question(name, 1.0, known, few_of(choices(ply.before, ply.seat), dice, FEW), False))
        question.validate(asked)
        for choice in asked["choices"]:
            answer.validate(choice)
    assert not question.is_valid(asked | {"game": "chess"})
    assert not question.is_valid(asked | {"seen": asked["seen"] | {"view": {}}})
    assert not answer.is_valid({"type": "NoSuchAnswer"})


def plain(question: Question) -> Any:
    return msgspec.json.decode(encode(question))
