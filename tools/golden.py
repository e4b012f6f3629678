"""Tells the golden records again and writes down what is told; the records themselves are never written.

    .venv/bin/python -m tools.golden

Read the difference before you commit it: a changed line is a changed rule, event or text.
"""

from __future__ import annotations

from tests.support.golden import RECORDS, transcript


def main() -> None:
    for path in RECORDS:
        path.with_suffix(".txt").write_text(transcript(path), "utf-8")


if __name__ == "__main__":
    main()
