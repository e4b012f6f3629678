"""`beffroi rules`: the rules of a game, in our words."""

from typing import Annotated

from beffroi.commands.output import OUT, TEXTS, GameName, words
from beffroi.core.game import AnyGame, option_values
from beffroi.games import find
from beffroi.terminal.paint import markdown
from beffroi.text import Texts, afterword, article_called, changes, preface
from beffroi.text import rules as articles_of


def rules(game: GameName, article: Annotated[str | None, words("cli-article")] = None) -> None:
    chosen = find(game)
    texts, articles = Texts(TEXTS.language, chosen), articles_of(chosen, TEXTS.language)
    shown = [*articles.values()] if article is None else [article_called(chosen, TEXTS.language, article)]
    if article is None:
        OUT.print(markdown(preface(chosen, TEXTS.language)))
    for each in shown:
        OUT.print(markdown(f"## {each.ref} · {each.title}\n\n{each.body}"))
    if article is None:
        OUT.print(markdown(afterword(chosen, TEXTS.language)))
        OUT.print(markdown(option_list(chosen, texts)))
        OUT.print(markdown(revision_list(chosen, texts)))


def revision_list(game: AnyGame, texts: Texts) -> str:
    """By which revision new games are played, and what has changed since the first."""
    lines = [f"## {texts.say('rules-revision', revision=game.revision)}", ""]
    lines += [f"- {number}: {change}" for number, change in enumerate(changes(game, texts.language), start=2)]
    return "\n".join(lines)


def option_list(game: AnyGame, texts: Texts) -> str:
    """The options of a game, their values, the usual one first."""
    default = game.options()
    lines = [f"## {texts.say('play-options')}", ""]
    for name, values in option_values(game.options).items():
        usual = getattr(default, name)
        others = [str(value).lower() for value in (usual, *(each for each in values if each != usual))]
        lines.append(f"- `{name}` = {', '.join(others)}: {texts.say(f'option-{name}')}")
    return "\n".join(lines)
