"""`beffroi`, and `python -m beffroi`: the command line, or what to install for it."""

import os
import sys
from contextlib import suppress

from beffroi.extras import advice


def main() -> None:
    with suppress(FileNotFoundError):  # the folder may be gone
        sys.path.append(os.getcwd())  # whoever writes a bot calls it from there
    try:
        from beffroi.cli import main as run  # noqa: PLC0415 - the command line is an extra

        run()
    except ModuleNotFoundError as missing:
        sentence = advice(missing, "".join(sys.argv[1:2]))
        if sentence is None:
            raise
        sys.exit(sentence)


if __name__ == "__main__":  # the processes of an arena load this file too
    main()
