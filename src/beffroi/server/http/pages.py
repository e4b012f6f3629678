"""The pages of the browser, as tools/pages.py has packed them into the package: read once, served from memory."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

ARCHIVE = Path(__file__).parent.parent / "pages.zip"
FOR_EVER, EVERY_TIME = "public, max-age=31536000, immutable", "no-cache"
HASHED = "assets/"
"""What is in this folder is named for its content."""


class Page(NamedTuple):
    """A file as it is sent."""

    content: bytes
    kind: str
    caching: str


class Pages:
    """Every file by its path; a path without a dot is the application itself."""

    def __init__(self, archive: Path = ARCHIVE) -> None:
        self._pages: dict[str, Page] = {}
        if archive.exists():
            with ZipFile(archive) as packed:
                self._pages = {name: _page(name, packed.read(name)) for name in packed.namelist()}

    @property
    def are_here(self) -> bool:
        """Whether this installation has any."""
        return bool(self._pages)

    def find(self, path: str) -> Page | None:
        wanted = path.strip("/")
        return self._pages.get(wanted if "." in wanted.rpartition("/")[2] else "index.html")


def _page(name: str, content: bytes) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Page(content, kind, FOR_EVER if name.startswith(HASHED) else EVERY_TIME)
