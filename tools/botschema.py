"""Writes the JSON Schema of what a program that plays reads and answers (docs/schema), from the types of each game.

.venv/bin/python -m tools.botschema
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from beffroi.bots.external import Question
from beffroi.core.codec import codec_of
from beffroi.core.game import AnyGame
from beffroi.games import NAMES, find

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schema"
DRAFT = "https://json-schema.org/draft/2020-12/schema"
ANSWER = "Answer"


def schema_of(game: AnyGame) -> dict[str, Any]:
    """A line that a program reads; its answer is the definition `Answer`."""
    codec = codec_of(game)
    actions: Any = codec.actions
    fields = {field.name: field.type for field in msgspec.structs.fields(Question)}
    typed = fields | {"game": Literal[game.name], "seen": codec.envelope, "choices": tuple[actions, ...]}
    question = msgspec.defstruct("Question", typed.items(), frozen=True)
    (asked, answer), definitions = msgspec.json.schema_components([question, actions], ref_template="#/$defs/{name}")
    return {"$schema": DRAFT, "title": f"A question of {game.name}", **asked, "$defs": definitions | {ANSWER: answer}}


def files() -> dict[Path, bytes]:
    return {
        FOLDER / f"{name}.json": msgspec.json.format(msgspec.json.encode(schema_of(find(name)), order="sorted")) + b"\n"
        for name in NAMES
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in files().items():
        path.write_bytes(text)
