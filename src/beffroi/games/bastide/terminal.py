"""Bastide drawn in text: the town from above, then the camp, the purses and what is under way.

Influences are numbers in a circle, one for each seat, explained beside the names.
"""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.action import Seat
from beffroi.core.picture import Picture, Span, Words, lines_of
from beffroi.games.bastide.material import CARRA, CIRCLES, COLUMNS, EQUIPMENTS, NO_PROMISE, RELIGIOUS, ROWS
from beffroi.games.bastide.state import Offered
from beffroi.games.bastide.view import Bids, Moulon, View

MARKS = "①②③④⑤"
PIECES = {"": "·", "house": "h"} | {name: each.letter for name, each in EQUIPMENTS.items() if each.letter}
RUNS = {"": " ", "ew": "═", "ns": "‖"}
CELL = 8
GAP: Span = ("  ", "empty")


def draw(view: View, words: Words) -> Picture:
    """The town inside its walls, with the streets between the moulons; then everything else a player looks at."""
    below = (*_common(view, words), *_seats(view, words), *_under_way(view, words), *_talk(view, words))
    return [*_town(view), [], *_buildings(view, words), [], *below]


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


def _buildings(view: View, words: Words) -> Picture:
    """The religious buildings with their letters and their circles; who stands on the Halle looks N E S W."""
    lines: Picture = []
    for piece in EQUIPMENTS.values():
        if piece.group == RELIGIOUS:
            block = next((moulon.block for moulon in view.town if piece.name in moulon.strips), "--")
            circles = [_circle(view, CIRCLES[circle]) for circle in piece.circles]
            name = words.say(f"equipment-{piece.name}")
            lines.append([(f"  {piece.letter} {name:<12} {block} ", "label"), *circles])
    return lines


def _common(view: View, words: Words) -> Iterator[list[Span]]:
    state = words.say("board-turn-number", turn=view.turn, chest=view.chest, bag=view.bag)
    bank = "" if view.bank is None else " " + words.say("terminal-bank", amount=view.bank)
    yield from lines_of(state + bank)
    yield from lines_of(words.say("board-in-camp", count=len(view.camp), values=view.camp))
    unseen = ", ".join(f"{words.say(f'tile-{tile}')} ×{count}" for tile, count in view.unseen if count)
    yield from lines_of(words.say("terminal-unseen", tiles=unseen))
    if view.hand:
        yield from lines_of(words.say("board-own-hand", tiles=view.hand))


def _seats(view: View, words: Words) -> Picture:
    return [line for seat in range(len(view.money)) for line in _seat(view, Seat(seat), words)]


def _seat(view: View, seat: Seat, words: Words) -> Iterator[list[Span]]:
    """Whose turn, mark and name, and what they have; the cards on a line of their own."""
    arrow = "▶" if view.active == seat else " "
    facts = [f"{view.money[seat]} SdD", words.say("terminal-stock", count=view.stock[seat])]
    facts += [words.say("terminal-tiles", count=view.hands[seat]), words.say("terminal-road", points=view.road[seat])]
    name = f" {words.seat(seat)} · "
    yield [(f" {arrow} ", "label"), _mark(seat), (name, f"seat{seat}"), (" · ".join(facts), "label")]
    notes = [words.say(f"board-card-{card}") for card, holder in view.cards if holder == seat]
    notes += [words.say("terminal-has-left")] if seat not in view.playing else []
    if notes:
        yield [(f"     {' · '.join(notes)}", "label")]


def _under_way(view: View, words: Words) -> Picture:
    lines: Picture = []
    if view.project is not None:
        project = view.project
        lines += lines_of(words.say("board-project-of", seat=project.initiator, equipment=project.equipment))
    if view.bids is not None:
        spans: list[Span] = [(f"  {words.say('terminal-bids')}", "label")]
        for seat, amount, times, added in _columns(view.bids):
            more = "+?" * times if added is None else f"+{added}" if added else ""
            spans += [("  ", "empty"), _mark(seat), (f" {amount}{more}", "label")]
        lines.append(spans)
    if view.queue:
        lines.append([(f"  {words.say('board-queue')} ", "label"), *map(_mark, view.queue)])
    if view.tax is not None:
        tax = words.say("terminal-tax-of", block=view.tax.block, amount=view.tax.amount)
        claims: list[Span] = [(f"  {tax}", "label")]
        for seat, claim in view.tax.claims:
            claims += [("  ", "empty"), _mark(seat), (f" {claim}", "label")]
        lines.append(claims)
    if view.raid:
        lines += lines_of(words.say("board-raid-of", value=view.raid))
    return lines


def _columns(bids: Bids) -> Iterator[tuple[Seat, int, int, int | None]]:
    return zip(bids.seats, bids.amounts, bids.times, bids.added, strict=True)


def _talk(view: View, words: Words) -> Iterator[list[Span]]:
    """Offers and promises, in sentences."""
    for offer in view.offers:
        yield from lines_of(_offer(offer, words))
    for tied in view.ties:
        yield from lines_of(
            words.say("event-tied", seat=tied.seat, number=tied.number, share=tied.share, back=tied.back)
        )
    for promise in view.promises:
        yield from lines_of(words.say("event-promised", seat=promise.seat, to=promise.to, promise=promise.promise))


def _offer(offer: Offered, words: Words) -> str:
    has_promise = "no" if offer.promise == NO_PROMISE else "yes"
    return words.say(
        "terminal-offer",
        number=offer.number,
        seat=offer.seat,
        to=offer.to,
        give=offer.give,
        take=offer.take,
        promise=offer.promise,
        has_promise=has_promise,
    )
