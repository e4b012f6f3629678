"""Writes the browser's types from what the server says: msgspec to JSON Schema to TypeScript.

    .venv/bin/python -m tools.typescript

`web/src/protocol.gen.ts` comes from the protocol, `web/src/games/<game>/view.gen.ts` from a game's view, actions
and steps, and from the events and refusals that its source tells.
"""

from __future__ import annotations

import json
import subprocess
import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any, TypeAlias, get_args, get_type_hints

import msgspec

from beffroi.core.ask import Ask
from beffroi.core.seen import Seen
from beffroi.games import NAMES, find, revisions_of
from beffroi.server.protocol import frames, problems, rest, tournaments
from tests.support.source import Said, said_in

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "beffroi"
NODE = str(Path(sys.executable).parent / "node")

Schema: TypeAlias = dict[str, Any]

ASKED = (
    "Introduce",
    "Chair",
    "Invitation",
    "Announcement",
    "Enlist",
    "EntrantRef",
    "GuestRef",
    "Join",
    "Claim",
    "Move",
    "Undo",
    "Chat",
    "Follow",
    "Ping",
)
"""What guests say: they may leave out what has a usual value. The server always says everything."""
MEANT = {
    ("Update", "seen"): "Seen",
    ("Moment", "seen"): "Seen",
    ("Moment", "ply"): "Ply",
    ("Move", "action"): "Action",
    ("HintCard", "action"): "Action",
}
"""What stands where the protocol says anything: it passes on without looking what others have encoded or will read."""
UNSAYABLE = ("default", "minItems", "maxItems")
FACT: Schema = {
    "title": "Fact",
    "anyOf": [{"type": kind} for kind in ("boolean", "number", "string")]
    + [{"type": "array", "items": {"$ref": "#/definitions/Fact"}}],
}
FACTS: Schema = {"title": "Facts", "type": "object", "additionalProperties": {"$ref": "#/definitions/Fact"}}
ANY_ACTION: Schema = {
    "title": "Action",
    "description": "Something a seat answers: its kind in `type`, its fields beside it.",
    "type": "object",
    "properties": {"type": {"type": "string"}},
    "required": ["type"],
    "additionalProperties": True,
}


def main() -> None:
    for path, text in types().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def types() -> dict[Path, str]:
    """Every generated file and what must stand in it."""
    schemas = {"src/protocol.gen.ts": protocol_schema()}
    schemas |= {f"src/games/{name}/view.gen.ts": game_schema(name) for name in NAMES}
    told = subprocess.run(
        [NODE, "typescript.mjs"], input=json.dumps(schemas), cwd=WEB, capture_output=True, text=True, check=True
    )
    return {WEB / path: text for path, text in json.loads(told.stdout).items()}


def protocol_schema() -> Schema:
    """Everything the protocol names, one definition each."""
    values = [
        each for module in (rest, tournaments, problems, frames) for each in vars(module).values() if is_said(each)
    ]
    definitions = schema_of([*values, *Ask.__subclasses__(), Seen[Any]])
    definitions["Seen"] = definitions.pop("Seen_Any_") | {"title": "Seen"}
    definitions["Ask"] = either("Ask", Ask.__subclasses__())
    definitions["Action"] = ANY_ACTION
    definitions |= {"Fact": FACT, "Facts": FACTS}
    definitions["FromGuest"] = either("FromGuest", get_args(frames.FromGuest))
    for (name, field), meant in MEANT.items():
        definitions[name]["properties"][field] = reference(meant)
    definitions["Snapshot"]["properties"]["seen"] = {"anyOf": [reference("Seen"), {"type": "null"}]}  # not begun
    return index_of(definitions | {"FromServer": either("FromServer", get_args(frames.FromServer))})


def game_schema(name: str) -> Schema:
    """A game's view, what may be answered in it, which steps ask, and what its events and refusals tell."""
    game = find(name)
    view = get_type_hints(type(game).view)["return"]
    told = [*said_in(PACKAGE / "core"), *said_in(PACKAGE / "games" / name)]
    definitions = schema_of([view, *game.actions])
    definitions["Answer"] = either("Answer", game.actions)
    definitions["StepName"] = {"title": "StepName", "enum": step_names(name)}
    definitions["Told"] = told_schema("Told", "what", facts_by_name(told, "event-"))
    definitions["Refused"] = told_schema("Refused", "why", facts_by_name(told, "no-"))
    definitions["Fact"] = FACT
    fields = {"view": "View", "answer": "Answer", "step": "StepName", "event": "Told", "refusal": "Refused"}
    definitions["Game"] = struct({field: reference(each) for field, each in fields.items()}) | {"title": "Game"}
    return index_of(definitions)


def step_names(name: str) -> list[str]:
    """What the steps of a game are called, under any of its revisions."""
    return sorted({step.called() for game in revisions_of(name).values() for step in game.steps})


def facts_by_name(told: list[Said], prefix: str) -> dict[str, list[frozenset[str]]]:
    """The facts of every event or refusal, once for each line of the rules that tells it."""
    found: dict[str, list[frozenset[str]]] = {}
    for key, facts in sorted((said.key, sorted(said.facts)) for said in told):
        if key.startswith(prefix) and not key.endswith("-own"):
            found.setdefault(key.removeprefix(prefix), []).append(frozenset(facts))
    return found


def told_schema(title: str, field: str, told: dict[str, list[frozenset[str]]]) -> Schema:
    """One kind for each name, with the facts it always has and those it sometimes has."""
    kinds = [struct({field: {"const": name}, "facts": facts_schema(each)}) for name, each in told.items()]
    return {"title": title, "anyOf": kinds}


def facts_schema(told: list[frozenset[str]]) -> Schema:
    always = frozenset.intersection(*told)
    return struct({fact: reference("Fact") for fact in sorted(frozenset.union(*told))}) | {"required": sorted(always)}


def struct(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def index_of(definitions: dict[str, Schema]) -> Schema:
    """A schema that names every definition, for only what is named is written."""
    names = sorted(definitions)
    return {
        "title": "Index",
        "description": "Everything in this file, by name.",
        "type": "object",
        "properties": {name: reference(name) for name in names},
        "required": names,
        "definitions": definitions,
    }


def schema_of(structs: list[Any]) -> dict[str, Schema]:
    _, components = msgspec.json.schema_components(structs, ref_template="#/definitions/{name}")
    return {name: simpler(name, schema) for name, schema in components.items()}


def simpler(name: str, schema: Schema) -> Schema:
    """A definition without what types cannot say, and with all its fields where the server always says them."""
    plain: Schema = strip(schema)
    if name not in ASKED and "properties" in plain:
        plain["required"] = list(plain["properties"])
    return plain | {"additionalProperties": False, "description": cleandoc(plain.get("description", ""))}


def strip(schema: Any, *, is_names: bool = False) -> Any:
    """Tuples in the words of the older drafts, facts by their name, nothing types cannot say."""
    if isinstance(schema, list):
        return [strip(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if "prefixItems" in schema:
        items = strip(schema["prefixItems"])
        return {"type": "array", "items": items, "minItems": len(items), "maxItems": len(items)}
    kept = {name: each for name, each in schema.items() if is_names or name not in UNSAYABLE}
    if kept == {"type": "object"}:
        return reference("Facts")
    return {name: strip(each, is_names=name == "properties") for name, each in kept.items()}


def either(title: str, structs: Any) -> Schema:
    return {"title": title, "anyOf": [reference(each.__name__) for each in structs]}


def reference(name: str) -> Schema:
    return {"$ref": f"#/definitions/{name}"}


def is_said(each: object) -> bool:
    """Whether this is something somebody says, not the common ground of several."""
    if not isinstance(each, type) or not issubclass(each, msgspec.Struct):
        return False
    return bool(each.__struct_fields__ or each.__struct_config__.tag)


if __name__ == "__main__":
    main()
