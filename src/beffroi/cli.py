"""The command line: finds the command, and says in one sentence what is wrong with what was typed."""

import os
import sys

from cyclopts import App, CycloptsError

import beffroi
from beffroi.commands.output import ERR, LANGUAGE, OUT, TEXTS
from beffroi.compiled import is_compiled
from beffroi.core.model import BadInput, Broken
from beffroi.games import NAMES, find
from beffroi.terminal.person import Left
from beffroi.text import LANGUAGES, Texts

BAD_INPUT = 2
COMMANDS = (
    *("play", "serve", "backup", "restore", "verify"),
    *("rules", "replay", "hint", "analyse", "puzzles", "arena", "tournament", "ratings", "perft", "dataset", "bench"),
)


def version() -> str:
    """The version, and whether the fast cores are compiled."""
    return f"{beffroi.__version__} ({TEXTS.say('cli-compiled' if is_compiled() else 'cli-plain')})"


app = App("beffroi", help=TEXTS.say("cli-help", game=NAMES[0]), version=version, help_format="plaintext")
for name in COMMANDS:
    app.command(f"beffroi.commands.{name}:{name}", name=name, help=TEXTS.say(f"cli-{name}"))


def main() -> None:
    run(app)


def run(app: App) -> None:
    """Runs a command; bad input is answered in one sentence and exit code 2."""
    try:
        if LANGUAGE not in LANGUAGES:
            raise BadInput("unknown-language", language=LANGUAGE, languages=LANGUAGES)
        app(sys.argv[1:], exit_on_error=False, print_error=False)
    except (BadInput, Broken) as error:
        fail(error_words(error))
    except CycloptsError as error:
        fail(str(error))
    except Left:
        OUT.print(TEXTS.say("play-left"))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has gone


def error_words(error: BadInput | Broken) -> str:
    """The sentence for an error; what a game finds impossible is said in that game's words."""
    for name in (None, *NAMES):
        texts = Texts(TEXTS.language, None if name is None else find(name))
        key = f"broken-{error.why}" if isinstance(error, Broken) else f"error-{error.why}"
        if texts.has(key):
            return texts.error(error)
    return str(error)


def fail(sentence: str) -> None:
    ERR.print(sentence, markup=False)
    sys.exit(BAD_INPUT)
