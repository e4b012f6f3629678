"""The files that are, or are about to be, committed."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def committed_files() -> tuple[Path, ...]:
    """Every file that git keeps or would add; in an unpacked archive, which has no git, every source file."""
    if not (ROOT / ".git").exists():
        return tuple(path for path in ROOT.rglob("*") if path.is_file() and not is_left_behind(path))
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.check_output(command, cwd=ROOT, text=True).split("\0")
    return tuple(ROOT / name for name in names if name and (ROOT / name).is_file())


def is_left_behind(path: Path) -> bool:
    """Whether a tool made the file while working: a cache, an environment, a build."""
    folders = path.relative_to(ROOT).parts[:-1]
    return any(part.endswith(("cache", "cache__", ".egg-info")) or part in {".venv", "build"} for part in folders)


def text_of(path: Path) -> str:
    """The file's text; pictures and sounds have none."""
    content = path.read_bytes()
    return "" if b"\0" in content else content.decode()
