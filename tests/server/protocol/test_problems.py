"""Every refusal is a key that can be said in both languages."""

from __future__ import annotations

import re

from beffroi.server.errors import STATUSES
from beffroi.text import LANGUAGES
from tests.repository.tree import ROOT


def test_every_problem_can_be_said_in_both_languages() -> None:
    kinds = "|".join(kind.__name__ for kind in STATUSES)
    said = re.compile(rf'(?:{kinds}|BadInput|Bad|Retry\([\w.]+, |dismiss)\(?"([a-z-]+)"')
    source = "".join(path.read_text("utf-8") for path in (ROOT / "src/beffroi/server").rglob("*.py"))
    keys = {f"error-{key}" for key in said.findall(source)}
    assert len(keys) > 60
    for language in LANGUAGES:
        files = (f"src/beffroi/text/{name}.ftl" for name in (language, f"pages.{language}"))
        words = "".join((ROOT / file).read_text("utf-8") for file in files)
        assert [key for key in sorted(keys) if f"{key} =" not in words] == []
