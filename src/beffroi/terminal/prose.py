"""A question in prose, for readers without a screen: language models, scripts, people by letter.

It is made from what the seat sees and nothing else. Answers stand between backquotes, in the game's notation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from beffroi.core.action import Action, Seat
from beffroi.core.ask import Amount, Bundle, Part, Place
from beffroi.core.choices import Choices
from beffroi.core.facts import meanings_of
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.core.picture import Picture
from beffroi.core.seen import Seen
from beffroi.terminal.question import squares_of
from beffroi.terminal.score import draw_sheet
from beffroi.text import Texts, article_called, preface

MOST_WRITTEN, EXAMPLES = 100, 20
"""More answers than this are described part by part, with some examples."""
QUOTE = "`"


def question_in_prose(game: AnyGame, seen: Seen[Any], choices: Choices[Any], texts: Texts) -> str:
    """Who plays what and to what end, the article of the rules that asks, the table, the points, and the answers."""
    assert seen.viewer is not None
    assert seen.rule is not None
    article = article_called(game, texts.language, seen.rule)
    return "\n\n".join(
        (
            texts.say("prose-seat", seat=Seat(seen.viewer), title=texts.say("title")),
            gist(game, texts.language),
            f"## {article.ref} {article.title}\n\n{article.body}",
            f"## {texts.say('prose-table')}\n\n{signs(texts)}{fenced(game.draw(seen.view, texts))}",
            f"## {texts.say('prose-points')}\n\n{fenced(draw_sheet(game.sheet(seen), texts))}",
            f"## {texts.say(f'ask-{seen.asking}')}\n\n{answers_in_prose(game, seen, choices, texts)}",
        )
    )


def gist(game: AnyGame, language: str) -> str:
    """The aim of the game and its rules in short: what stands first on the page of rules."""
    return "\n\n".join(preface(game, language).split("\n\n")[1:3])


def signs(texts: Texts) -> str:
    """How the drawing is read, where the game says it."""
    return texts.say("terminal-signs") + "\n\n" if texts.has("terminal-signs") else ""


def fenced(picture: Picture) -> str:
    """A drawing as it stands in a document."""
    lines = ["".join(text for text, _ in line).rstrip() for line in picture]
    return "\n".join(("```", *lines, "```"))


def answers_in_prose(game: AnyGame, seen: Seen[Any], choices: Choices[Any], texts: Texts) -> str:
    match seen.ask:
        case Amount(action=kind, field=field, low=low, high=high, by=by):
            ends = [quoted(game, made(game, kind, **{field: amount})) for amount in dict.fromkeys((low, high))]
            return texts.say("prose-amount", low=low, high=high, by=by, answers=" ".join(ends))
        case Place() as asked:
            return "\n".join((texts.say("prose-places"), "", *placings(game, asked, texts)))
        case Bundle(parts=parts) as asked if len(choices) > MOST_WRITTEN:
            fields = part_lines(asked, parts, game, texts)
            found = " ".join(quoted(game, action) for action in spread(choices))
            return "\n".join((texts.say("prose-parts"), "", *fields, "", texts.say("prose-examples", answers=found)))
    return "\n".join((texts.say("prose-answers"), "", *lines_of(game, choices, texts)))


def made(game: AnyGame, kind: str, **fields: Any) -> Action:
    """The action of this name with these fields."""
    return next(each for each in game.actions if each.__name__ == kind)(**fields)


def lines_of(game: AnyGame, choices: Choices[Any], texts: Texts) -> Iterator[str]:
    """A line for each thing that can be done; what the same words tell stands on one."""
    for words, actions in groupby(choices, texts.action):
        yield f"- {' '.join(quoted(game, action) for action in actions)} {words}"


def quoted(game: AnyGame, action: Action) -> str:
    return f"{QUOTE}{game.write(action)}{QUOTE}"


def placings(game: AnyGame, asked: Place, texts: Texts) -> Iterator[str]:
    """A line for each piece and the way it faces, with the squares it covers."""
    for each in asked.places:
        cells = " ".join(f"{x:+},{y:+}" for x, y in each.cells)
        found = [made(game, asked.action, piece=each.piece, facing=each.facing, x=x, y=y) for x, y in squares_of(each)]
        answers = " ".join(quoted(game, action) for action in found)
        yield f"- {texts.say('prose-place', place=texts.action(found[0]), cells=cells, answers=answers)}"


def part_lines(asked: Bundle, parts: Sequence[Part], game: AnyGame, texts: Texts) -> Iterator[str]:
    """What each part of the answer may be."""
    words = meanings_of(game).answers.get(asked.action, {})
    for part in parts:
        things = ", ".join(f"{each} ({texts.word(words.get(part.field, ''), each)})" for each in part.of)
        said = texts.say(f"prose-part-{part.kind}", low=part.low, high=part.high, by=part.by, things=things)
        yield f"- {part.field}: {said}"


def spread(choices: Choices[Any]) -> list[Action]:
    """Some of very many, from the first to the last."""
    wanted = {number * (len(choices) - 1) // (EXAMPLES - 1) for number in range(EXAMPLES)}
    return [action for number, action in enumerate(choices) if number in wanted]


def answer_in_prose(game: AnyGame, written: str) -> Action:
    """The answer somebody has written: what stands last between backquotes, or all of it; raises `BadInput`."""
    between = written.split(QUOTE)[1::2]
    try:
        return game.read((between[-1] if between else written).strip())
    except BadInput:
        raise BadInput("unreadable-answer", answer=written) from None
