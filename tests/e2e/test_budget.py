"""The first page is small."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from tests.e2e.chromium import ROOT

PAGES = ROOT / "src" / "beffroi" / "server" / "pages"
BUDGET = 150_000


def scripts_of_the_first_page() -> list[Path]:
    """What index.html names, and what those import without being asked."""
    found = [PAGES / name for name in re.findall(r'(?:src|href)="/([^"]+\.js)"', (PAGES / "index.html").read_text())]
    for path in found:
        for name in re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', path.read_text("utf-8")):
            if path.parent / name not in found:
                found.append(path.parent / name)
    return found


def test_the_first_page_has_at_most_150_kilobytes_of_compressed_script() -> None:
    scripts = scripts_of_the_first_page()
    assert scripts
    assert sum(len(gzip.compress(path.read_bytes())) for path in scripts) <= BUDGET
