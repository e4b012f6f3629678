"""Makes the lock files again: python3 tools/boot.py lock [--upgrade | --upgrade-package NAME].

Without --upgrade every version already locked stays. The files name versions and hashes for all platforms, and no
host: where packages come from is the machine's business.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOW = "--universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header --quiet"
LOCKS = {
    "requirements-boot.lock": "--group boot",
    "requirements.lock": "pyproject.toml --extra play --group build",
    # The constraint keeps both at the same versions: ./play runs with either.
    "requirements-dev.lock": "pyproject.toml --extra postgres --extra cluster --extra plot --group dev "
    "--constraint requirements.lock",
}


def main(*arguments: str) -> None:
    for lock, sources in LOCKS.items():
        print(f"locking {lock}", flush=True)
        command = ["uv", "pip", "compile", *sources.split(), *HOW.split(), "--output-file", lock, *arguments]
        subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
