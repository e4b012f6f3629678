"""The pages of the browser, as vite has built them into the package: read once, served from memory."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "pages"
FOR_EVER, EVERY_TIME = "public, max-age=31536000, immutable", "no-cache"
MISSING = b"The pages of this house have not been built yet: run ./play once, or npm run build in web.\n"


class Page(NamedTuple):
    """A file as it is sent."""

    content: bytes
    kind: str
    caching: str


class Pages:
    """Every file by its path; a path without a dot is the application itself."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._pages = {
            path.relative_to(folder).as_posix(): _page(path, folder) for path in folder.rglob("*") if path.is_file()
        }

    def find(self, path: str) -> Page | None:
        wanted = path.strip("/")
        if "." in wanted.rpartition("/")[2]:
            return self._pages.get(wanted)
        return self._pages.get("index.html", Page(MISSING, "text/plain; charset=utf-8", EVERY_TIME))


def _page(path: Path, folder: Path) -> Page:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = ";charset=utf-8" if kind.startswith("text/") else ""
    is_hashed = path.relative_to(folder).parts[0] == "assets"
    return Page(path.read_bytes(), kind + text, FOR_EVER if is_hashed else EVERY_TIME)
