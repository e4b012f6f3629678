"""Programs that play, well and badly, as their authors would write them."""

from __future__ import annotations

from pathlib import Path

HONEST = """
import json, sys
for line in sys.stdin:
    print(json.dumps(json.loads(line)["choices"][0]), flush=True)
"""
SHOWS = """
import json, sys
for line in sys.stdin:
    open(sys.argv[1], "w", encoding="utf-8").write(line)
    print(json.dumps(json.loads(line)["choices"][0]), flush=True)
"""
HANGS = """
import sys, time
for line in sys.stdin:
    time.sleep(3600)
"""
ENDS = "import sys; sys.stdin.readline()"
BABBLES = "import sys\nfor line in sys.stdin: print('what?', flush=True)"
CHEATS = """
import sys
for line in sys.stdin:
    print('{"type": "Bid", "amount": 99000000}', flush=True)
"""


def program(folder: Path, source: str) -> str:
    """The command of a program with this source."""
    path = folder / "bot.py"
    path.write_text(source, "utf-8")
    return str(path)
