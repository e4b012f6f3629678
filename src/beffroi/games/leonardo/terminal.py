"""Leonardo drawn in text: the ring in two columns, then the sides, then what lies on the table.

The few words are Italian, like the streets, so that they need no translation.
"""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.action import Seat
from beffroi.core.picture import Picture, Span
from beffroi.games.leonardo.material import CITY, Space
from beffroi.games.leonardo.state import NOBODY, OFF_THE_BOARD
from beffroi.games.leonardo.view import Camp, Palace, View

LETTERS = "ABCDEF"
PARTIES = {"guelphs": "Guelfi", "ghibellines": "Ghibellini"}
SIGNS = {"piazza": "◆", "market": "¤", "embassy": "✉", "peace": "✝", "bridge": "≈"}
HALF = len(CITY) // 2
CELL = 52


def draw(view: View) -> Picture:
    rows = ([*_cell(view, left), *_cell(view, right)] for left, right in zip(CITY[:HALF], CITY[HALF:], strict=True))
    return [_header(view), *rows, [], *map(_camp, view.camps), *_on_the_table(view)]


def _header(view: View) -> list[Span]:
    last = "!" if view.is_last_round else ""
    mover = f"  {LETTERS[view.mover]} ▸" if view.mover is not None else ""
    text = f"Giro {view.round}/{view.options.rounds}{last}{mover}  Banca {view.bank}  Arte {view.works_left}"
    return [(text, "label")]


def _cell(view: View, space: Space) -> list[Span]:
    """Number, name, quarter and price, then owner, works and tax, then the pawns."""
    palace = next((each for each in view.palaces if each.space == space.number), None)
    style = "neutral" if space.price == 0 else "empty" if palace is None else f"seat{palace.owner}"
    place = f"{space.number:>2} {space.name:<20} {_kind(space)} "
    spans = [(place, style), *_owned(space, palace), *_pawns(view, space.number)]
    return [*spans, (" " * (CELL - sum(len(text) for text, _ in spans)), "empty")]


def _kind(space: Space) -> str:
    sign = SIGNS.get(space.kind) or str(space.quarter)
    return f"{sign} {space.price or '':>3}"


def _owned(space: Space, palace: Palace | None) -> list[Span]:
    if palace is None:
        return [("·" if space.price else " ", "empty"), (" " * 13, "empty")]
    works = "▪" * len(palace.works) + "▫" * (4 - len(palace.works)) if space.quarter else "    "
    value = f"{sum(palace.works) or '':>3}"
    return [(LETTERS[palace.owner], f"seat{palace.owner}-piece"), (f" {works} {value} {palace.tax:>3}", "label")]


def _pawns(view: View, number: int) -> list[Span]:
    here = [camp for camp in view.camps if camp.pawn == number]
    return [(" ", "empty"), *((LETTERS[camp.seat], f"seat{camp.seat}-lit") for camp in here)]


def _camp(camp: Camp) -> list[Span]:
    members = "".join(LETTERS[member] for member in camp.members)
    place = "–" if camp.pawn == OFF_THE_BOARD else str(camp.pawn)
    offices = " ".join(map(str, camp.offices)) or "–"
    party = PARTIES.get(camp.party or "", "?")
    purse = f" ƒ{camp.purse:<5} = ƒ{camp.capital:<5} {party:<10} @{place:<2} {'†' * camp.soldiers:<2} Uffici {offices}"
    return [(LETTERS[camp.seat], f"seat{camp.seat}-piece"), (f" {members:<6}", f"seat{camp.seat}"), (purse, "label")]


def _on_the_table(view: View) -> Picture:
    return [[(line, "label")] for line in (*_piles(view), *_pending(view), *_talk(view))]


def _piles(view: View) -> Iterator[str]:
    if view.office is not None:
        yield f"Ufficio {view.office} ƒ{view.office_price}{_then(view.offices_under)}"
    if view.news is not None and view.favoured is not None:
        yield f"Notizia {view.news}: {PARTIES[view.favoured]}{_then(view.news_under)}"


def _then(under: tuple[str | int, ...]) -> str:
    """What is known of the order below the top."""
    return f" … {' '.join(map(str, under))}" if under else ""


def _pending(view: View) -> Iterator[str]:
    if view.rolls:
        yield f"Sorte {' '.join(map(str, view.rolls))}"
    if view.work is not None:
        yield f"Opera ƒ{view.work}"
    if view.owed is not None:
        yield f"{LETTERS[view.owed.debtor]} → {LETTERS[view.owed.creditor]} ƒ{view.owed.florins}"
    if view.sale is not None:
        leader = "" if view.sale.leader == NOBODY else f" {LETTERS[view.sale.leader]} ƒ{view.sale.best}"
        yield f"Asta {view.sale.space}{leader} ({_letters(view.sale.bidders)})"
    for seat, product, florins in view.bets:
        yield f"{LETTERS[seat]} {product} ƒ{florins}"


def _talk(view: View) -> Iterator[str]:
    for each in view.offers:
        give, want = _bundle(each.offer.give, each.offer.pay), _bundle(each.offer.want, each.offer.ask)
        yield f"#{each.number} {LETTERS[each.seat]}: {give} ⇄ {LETTERS[each.offer.to]}: {want}"
    for proposed in view.proposals:
        sides = "+".join(LETTERS[side] for side in proposed.sides)
        yield f"#{proposed.number} {sides} = {LETTERS[proposed.kept]} ✓ {_letters(proposed.agreed)}"
    for seats in view.left:
        yield f"✗ {_letters(seats)}"


def _bundle(spaces: tuple[int, ...], florins: int) -> str:
    return " ".join((*map(str, spaces), *((f"ƒ{florins}",) if florins else ())))


def _letters(seats: tuple[Seat, ...] | tuple[int, ...]) -> str:
    return "".join(LETTERS[seat] for seat in seats)
