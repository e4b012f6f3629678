"""How many files this process may have open."""

from __future__ import annotations

import subprocess
import sys


def test_as_many_files_are_taken_as_the_system_allows() -> None:
    program = (
        "import resource as r; from beffroi.server.http import open_files as files\n"
        "hard = r.getrlimit(r.RLIMIT_NOFILE)[1]; r.setrlimit(r.RLIMIT_NOFILE, (64, hard)); files.raise_limit()\n"
        "limit = r.getrlimit(r.RLIMIT_NOFILE)[0]\n"
        "assert limit == hard or limit >= files.ENOUGH, limit\n"
        "assert 0 < files.most_connections() < limit\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
