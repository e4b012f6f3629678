"""In which language the command line speaks, and where it prints."""

import sys
from typing import Annotated

from cyclopts import Parameter

from beffroi.extras import locale_language
from beffroi.games import NAMES
from beffroi.terminal.paint import console
from beffroi.text import LANGUAGES, Texts


def language_of(arguments: list[str]) -> str:
    """Takes `--lang` out of the arguments; else the language of the locale, if it is one of ours."""
    for number, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            chosen = value if equals else "".join(arguments[number + 1 : number + 2])
            del arguments[number : number + (1 if equals else 2)]
            return chosen
    return locale_language()


LANGUAGE = language_of(sys.argv)
TEXTS = Texts(LANGUAGE if LANGUAGE in LANGUAGES else "en")
OUT, ERR = console(), console(stderr=True)


def words(key: str) -> Parameter:
    return Parameter(help=TEXTS.say(key))


GameName = Annotated[str, Parameter(help=TEXTS.say("cli-game", games=NAMES))]
