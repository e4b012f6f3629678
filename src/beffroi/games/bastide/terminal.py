"""Bastide drawn in text: the town from above, then the camp, the purses and what is under way.

The words are those of the notation, so that what is read here can be typed. Influences are numbers in a circle, one
for each seat.
"""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.action import Seat
from beffroi.core.picture import Picture, Span
from beffroi.games.bastide.material import CARRA, CIRCLES, COLUMNS, EQUIPMENTS, RELIGIOUS, ROWS
from beffroi.games.bastide.view import Bids, Moulon, View

MARKS = "①②③④⑤"
PIECES = {"": "·", "house": "h"} | {name: each.letter for name, each in EQUIPMENTS.items() if each.letter}
RUNS = {"": " ", "ew": "═", "ns": "‖"}
CELL = 8
GAP: Span = ("  ", "empty")


def draw(view: View) -> Picture:
    """The town inside its walls, with the streets between the moulons; then everything else a player looks at."""
    return [*_town(view), [], *_buildings(view), [], *_common(view), *_seats(view), *_under_way(view), *_talk(view)]


def _town(view: View) -> Picture:
    lines: Picture = [_across(view, "N"), _street_names()]
    for row in ROWS:
        lines.append(_row(view, row))
        if row != ROWS[-1]:
            lines.append(_across(view, "R1" if row == "A" else "R2"))
    return [*lines, _across(view, "S")]


def _across(view: View, name: str) -> list[Span]:
    """A wall or a street that runs from west to east, its circles under the moulons they face."""
    spans: list[Span] = [(f" {name:<2}   ", "wall" if name in "NS" else "label")]
    for column in COLUMNS:
        spans += [("   ", "empty"), _circle(view, f"{name}.{column}"), (" " * (CELL - 4) + "    ", "empty")]
    return spans


def _street_names() -> list[Span]:
    names = "".join(" " * CELL + f" {name} " for name in ("T1", "T2", "T3"))
    return [("   W  ", "wall"), (names, "label"), (" " * CELL + " E", "wall")]


def _row(view: View, row: str) -> list[Span]:
    """Moulons and the portions of the short streets between them, from the western to the eastern wall."""
    spans: list[Span] = [GAP, (" ", "empty"), _circle(view, f"W.{row}"), GAP]
    for column in COLUMNS:
        spans += _halle(view) if row + column == CARRA else _moulon(_find(view, row + column))
        spans += [GAP, _circle(view, f"T{column}.{row}" if column != COLUMNS[-1] else f"E.{row}"), (" ", "empty")]
    return spans


def _find(view: View, block: str) -> Moulon:
    return next(moulon for moulon in view.town if moulon.block == block)


def _moulon(moulon: Moulon) -> list[Span]:
    strips = "".join(PIECES[piece] for piece in moulon.strips)
    style = "neutral-piece" if moulon.facing else "neutral"
    return [(f"{moulon.block} ", "label"), (RUNS[moulon.facing] + strips, style), (" ", "empty")]


def _halle(view: View) -> list[Span]:
    circles = [_circle(view, circle) for circle in CIRCLES if circle.startswith("halle.")]
    return [("H ", "label"), *circles, ("  ", "empty")]


def _circle(view: View, circle: str) -> Span:
    owner = dict(view.influences).get(circle)
    return ("○", "empty") if owner is None else _mark(owner, "-piece")


def _mark(seat: Seat, kind: str = "") -> Span:
    return MARKS[seat], f"seat{seat}{kind}"


def _buildings(view: View) -> Picture:
    """The religious buildings with their letters and their circles; who stands on the Halle looks N E S W."""
    lines: Picture = []
    for piece in EQUIPMENTS.values():
        if piece.group == RELIGIOUS:
            block = next((moulon.block for moulon in view.town if piece.name in moulon.strips), "--")
            circles = [_circle(view, CIRCLES[circle]) for circle in piece.circles]
            lines.append([(f"  {piece.letter} {piece.name:<10} {block} ", "label"), *circles])
    return lines


def _common(view: View) -> Picture:
    bank = "" if view.bank is None else f"   bank {view.bank}"
    unseen = " ".join(f"{tile}×{count}" for tile, count in view.unseen)
    camp = " ".join(map(str, view.camp)) or "-"
    return [
        [(f"  turn {view.turn}   idle {view.idle}   chest {view.chest}{bank}", "label")],
        [(f"  camp {len(view.camp)}: {camp}", "label")],
        [(f"  bag {view.bag}   unseen {unseen}", "label")],
        *([[(f"  hand {' '.join(view.hand)}", "label")]] if view.hand else []),
    ]


def _seats(view: View) -> Picture:
    return [_seat(view, Seat(seat)) for seat in range(len(view.money))]


def _seat(view: View, seat: Seat) -> list[Span]:
    arrow = "▶" if view.active == seat else " "
    notes = [card for card, holder in view.cards if holder == seat] + ["×"] * (seat not in view.playing)
    purse = f" {view.money[seat]:>3} SdD   stock {view.stock[seat]:>2}"
    facts = f"{purse}   tiles {view.hands[seat]}   road {view.road[seat]:>2}"
    return [(f" {arrow} ", "label"), _mark(seat), (f"{facts}   {' '.join(notes)}".rstrip(), "label")]


def _under_way(view: View) -> Picture:
    lines: Picture = []
    if view.project is not None:
        lines.append([(f"  project {view.project.equipment} ", "label"), _mark(view.project.initiator)])
    if view.bids is not None:
        spans: list[Span] = [("  bids", "label")]
        for seat, amount, times, added in _columns(view.bids):
            more = "+?" * times if added is None else f"+{added}" if added else ""
            spans += [("  ", "empty"), _mark(seat), (f" {amount}{more}", "label")]
        lines.append(spans)
    if view.queue:
        lines.append([("  queue ", "label"), *map(_mark, view.queue)])
    if view.tax is not None:
        claims: list[Span] = [(f"  tax {view.tax.amount} {view.tax.block}", "label")]
        for seat, claim in view.tax.claims:
            claims += [("  ", "empty"), _mark(seat), (f" {claim}", "label")]
        lines.append(claims)
    if view.raid:
        lines.append([(f"  english-{view.raid}", "label")])
    return lines


def _columns(bids: Bids) -> Iterator[tuple[Seat, int, int, int | None]]:
    return zip(bids.seats, bids.amounts, bids.times, bids.added, strict=True)


def _talk(view: View) -> Picture:
    lines: Picture = []
    for offer in view.offers:
        terms = f": {offer.give} / {offer.take} {offer.promise}"
        lines.append([(f"  #{offer.number} ", "label"), *_between(offer.seat, offer.to), (terms, "label")])
    for tied in view.ties:
        lines.append([(f"  #{tied.number} ", "label"), _mark(tied.seat), (f": ≥{tied.share} → {tied.back}", "label")])
    for promise in view.promises:
        lines.append([("  ! ", "label"), *_between(promise.seat, promise.to), (f": {promise.promise}", "label")])
    return lines


def _between(seat: Seat, to: Seat) -> list[Span]:
    return [_mark(seat), ("→", "label"), _mark(to)]
