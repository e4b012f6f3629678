"""What ./play and ./test begin with: it finds a Python that is new enough, and hands over to boot.py.

Every Python since 2.7 can read it, so that one that is too old can say so in a sentence.
"""

import os
import runpy
import subprocess
import sys

NEEDS = (3, 11)
NAMES = ("python3.14", "python3.13", "python3.12", "python3.11")
ENOUGH = "import sys; sys.exit(sys.version_info < %r)" % (NEEDS,)
BOOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "boot.py")


def use_newer_python():
    # type: () -> None
    """Starts again with the newest Python on the PATH that is new enough."""
    folders = os.environ.get("PATH", os.defpath).split(os.pathsep)
    for candidate in [os.path.join(folder, name) for name in NAMES for folder in folders]:
        if is_enough(candidate):
            os.execv(candidate, [candidate] + sys.argv)
    versions = tuple(".".join(map(str, version)) for version in (NEEDS, sys.version_info[:2]))
    sys.exit("Beffroi needs Python %s or newer; this one is %s. Install a newer one and run this again." % versions)


def is_enough(candidate):
    # type: (str) -> bool
    """Whether it can be run at all and is new enough; a version manager's stub may do neither."""
    with open(os.devnull, "w") as nowhere:
        try:
            return subprocess.call([candidate, "-c", ENOUGH], stdout=nowhere, stderr=nowhere) == 0
        except OSError:
            return False


if __name__ == "__main__":
    if sys.version_info < NEEDS:
        use_newer_python()
    runpy.run_path(BOOT, run_name="__main__")
