"""The pages of the browser: packed into the package, served from memory, and missed in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx
import pytest

from beffroi.server.http.pages import EVERY_TIME, FOR_EVER, Pages
from tests.server.guest import Guest
from tests.server.routes.test_analyses import finished, whole
from tests.server.running import running_server


def packed(folder: Path, **files: bytes) -> Pages:
    with ZipFile(folder / "pages.zip", "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return Pages(folder / "pages.zip")


def test_a_path_without_a_dot_is_the_application(tmp_path: Path) -> None:
    pages = packed(tmp_path, **{"index.html": b"<p>", "worker.js": b"//"})
    assert [pages.find(path) for path in ("/", "/table/x")] == [pages.find("index.html")] * 2
    assert pages.find("/worker.js") != pages.find("/")
    assert pages.find("/nothing.js") is None


def test_only_what_is_named_for_its_content_is_kept_for_ever(tmp_path: Path) -> None:
    pages = packed(tmp_path, **{"index.html": b"<p>", "assets/app-1234.css": b"p{}"})
    page, style = pages.find("/"), pages.find("/assets/app-1234.css")
    assert page
    assert style
    assert (page.caching, style.caching) == (EVERY_TIME, FOR_EVER)
    assert style.kind == "text/css"


INDEX = b'<html lang="fr"><head><title>Beffroi</title></head></html>'


@contextmanager
def server_with_a_short_page(folder: Path, **chosen: Any) -> Iterator[Guest]:
    pages = packed(folder, **{"index.html": INDEX, "cover-cathedral.jpg": b"jpg"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("beffroi.server.app.Pages", lambda _: pages)
        with running_server(folder, **chosen) as server:
            guest = Guest(server.address, None)
            yield guest
            guest.close()


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """Somebody who opens tables on a server whose page is short."""
    with server_with_a_short_page(tmp_path_factory.mktemp("told")) as guest:
        guest.put("/api/me", {"nickname": "Zoé <b>"})
        yield guest


def page_of(guest: Guest, path: str, language: str = "en") -> str:
    """The page as somebody is sent it who has no cookie."""
    return httpx.get(guest.address + path, headers={"accept-language": language}).text


def test_a_page_comes_in_the_language_of_the_browser(told: Guest) -> None:
    for accepted, language in (("de, fr-CA;q=0.8, en", "fr"), ("en-GB,en", "en"), ("", "en"), ("zz", "en")):
        assert f'<html lang="{language}">' in page_of(told, "/", accepted)


def test_an_invitation_says_who_invites_to_what_with_the_cover(told: Guest) -> None:
    code = told.open_table("cathedral", "me", "open", private=True)["code"]
    page = page_of(told, f"/join/{code}", "fr")
    assert "<title>Zoé &lt;b&gt; vous invite à jouer à Cathedral</title>" in page
    assert f'<meta property="og:image" content="{told.address}/cover-cathedral.jpg" />' in page


def test_a_replay_says_whose_game_it_is_and_a_private_one_says_nothing(told: Guest) -> None:
    for private, title in ((False, "<title>Cathedral: a game of Zoé"), (True, "<title>Beffroi</title>")):
        table = told.open_table("cathedral", "me", "me", private=private)["id"]
        told.post(f"/api/tables/{table}/resign")
        assert title in page_of(told, f"/replay/{table}")


def test_the_link_of_a_game_that_was_analysed_tells_its_story_and_shows_the_line(told: Guest) -> None:
    for private in (False, True):
        table = finished(told, private=private)
        address = f"{told.address}/api/tables/{table}/line.png"
        assert address not in page_of(told, f"/replay/{table}")
        whole(told, table)
        page = page_of(told, f"/replay/{table}")
        assert (f'<meta property="og:image" content="{address}" />' in page) is not private
        assert ("Zoé &lt;b&gt; won" in page) is not private
        assert httpx.get(address).status_code == (404 if private else 200)


@pytest.mark.parametrize("path", ["/join/NOSUCH", "/replay/nothing", "/join/%3Cscript%3E", "/table/x"])
def test_an_address_that_leads_nowhere_tells_of_the_server_only(told: Guest, path: str) -> None:
    assert "<title>Beffroi</title>" in page_of(told, path)


def test_on_a_server_with_a_password_links_tell_nothing(tmp_path: Path) -> None:
    with server_with_a_short_page(tmp_path, password="secret") as guest:
        guest.post("/api/password", {"password": "secret"})
        guest.put("/api/me", {"nickname": "Zoé"})
        code = guest.open_table("cathedral", "me", "open")["code"]
        assert "<title>Beffroi</title>" in page_of(guest, f"/join/{code}")
