"""What a link shows where it is pasted: a title, a sentence and the cover of the game, in the reader's language."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from beffroi.core.game import AnyGame
from beffroi.text import LANGUAGES, Texts

USUAL = b'<html lang="fr">'
TITLE = b"<title>Beffroi</title>"
WIDTH, HEIGHT = 1200, 630
"""Of a cover, as `tools.covers` takes it."""


class LinkCard(NamedTuple):
    """What is told of a page before anybody opens it."""

    title: str
    words: str
    picture: str = ""
    """The path of a picture, if there is one."""


def language_of(accepted: str) -> str:
    """The language of ours that a browser likes best, by the order in which it names them."""
    wanted = (each.strip()[:2].lower() for each in accepted.split(","))
    return next((each for each in wanted if each in LANGUAGES), "en")


def home_card(language: str) -> LinkCard:
    texts = Texts(language)
    return LinkCard("Beffroi", texts.say("card-about"))


def game_card(language: str, game: AnyGame, key: str, names: tuple[str, ...], picture: str) -> LinkCard:
    """A page about one game: an invitation, a game to be seen again."""
    texts = Texts(language, game)
    title = Texts(language).say(key, title=texts.say("title"), names=names)
    return LinkCard(title, texts.say("about"), picture)


def with_card(page: bytes, language: str, card: LinkCard, base: str) -> bytes:
    """The page in this language, telling what the card says."""
    described = {"description": card.words, "twitter:card": "summary_large_image" if card.picture else "summary"}
    shared = {"og:site_name": "Beffroi", "og:type": "website", "og:title": card.title, "og:description": card.words}
    if card.picture:
        shared |= {"og:image": base + card.picture, "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
    tags = [f"<title>{escape(card.title)}</title>"]
    tags += [f'<meta name="{name}" content="{escape(told)}" />' for name, told in described.items()]
    tags += [f'<meta property="{name}" content="{escape(told)}" />' for name, told in shared.items()]
    in_language = page.replace(USUAL, f'<html lang="{language}">'.encode(), 1)
    return in_language.replace(TITLE, "\n    ".join(tags).encode(), 1)
