"""Flandern 1302 drawn in text: two characters a cell, three cities in a row, then hands, stocks and points."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.picture import Picture, Span
from beffroi.games.flandern.drawing import WALLS, cells_of
from beffroi.games.flandern.material import ARMS
from beffroi.games.flandern.sites import CENTRE, LOT_NAMES, SHAPES, SITE_OF, SITES, Cell
from beffroi.games.flandern.view import CityView, Standing, Stocked, View

# Heraldic colours of the terminal: azure, or, vert, gules, and purpure for the church.
STYLES = {"blue": "seat3", "yellow": "seat0", "green": "seat4", "red": "seat2", "grey": "neutral", "church": "seat5"}
LETTERS = {"blue": "B", "yellow": "Y", "green": "G", "red": "R", "grey": "S", "church": "†"}
ACROSS = 3
WIDTH = 2 * len(WALLS) + 2


def draw(view: View) -> Picture:
    """The cities; then who plays what and holds which cards, what is in stock, and the piles."""
    placed = [city for city in view.cities if city.site is not None]
    rows = [placed[number : number + ACROSS] for number in range(0, len(placed), ACROSS)]
    lines = [line for cities in rows for line in _beside(cities)]
    return [*lines, *_seats(view), *_stocks(view), *_piles(view)]


def _beside(cities: list[CityView]) -> Iterator[list[Span]]:
    drawn = [_city(city) for city in cities]
    for lines in zip(*drawn, strict=True):
        yield [span for line in lines for span in line]


def _city(city: CityView) -> Picture:
    assert city.site is not None
    figures = cells_of(SITES[SITE_OF[city.site]])
    spans = dict(_spans(city, figures))
    title = f"{city.name.capitalize()} {city.site}{' ✓' if city.is_scored else ''}"
    lines: Picture = [[(title.ljust(WIDTH), "label")]]
    for y in WALLS:
        lines.append([*(spans.get((x, y), ("  ", "empty")) for x in WALLS), ("  ", "empty")])
    return lines


def _spans(city: CityView, figures: dict[Cell, str]) -> Iterator[tuple[Cell, Span]]:
    """What every cell shows: the name of a free lot, shades where it is covered, or the quarter built there."""
    free = dict(city.free)
    by_lot = {each.lot: each for each in city.quarters} | {each.swallows: each for each in city.quarters}
    cells: dict[str, list[Cell]] = {}
    for cell, lot in sorted(figures.items(), key=lambda item: (item[0][1], item[0][0])):
        cells.setdefault(lot, []).append(cell)
    for lot, own in cells.items():
        if lot in by_lot:
            texts = _quarter(by_lot[lot], lot, len(own))
            style = STYLES[by_lot[lot].arms] + "-piece"
        elif lot in free:
            texts, style = [lot.ljust(2), *["· "] * (len(own) - 1)], "label"
        elif lot in city.covered:
            texts, style = ["▒▒"] * len(own), "wall"
        else:
            texts, style = ["  "] * len(own), "empty"
        yield from zip(own, ((text, style) for text in texts), strict=True)


def _quarter(quarter: Standing, lot: str, size: int) -> list[str]:
    """Its lot and arms, then its masters and whether it is still a site, then its arms again."""
    letter = "‡" if quarter.has_cathedral else LETTERS[quarter.arms]
    masters = quarter.masters + quarter.pawns
    marks = f"{masters or quarter.special or letter}{'?' if quarter.is_site else letter}"
    name = letter if lot == LOT_NAMES[CENTRE] else lot if len(lot) == 1 else lot[0].lower() + lot[1]
    return [(name + letter)[:2], marks, *[letter * 2] * (size - 2)]


def _seats(view: View) -> Picture:
    points = dict(view.points)
    lines: Picture = []
    for seat, guild in enumerate(view.guilds):
        style = STYLES[guild] if guild else "label"
        name = f"{'>' if seat == view.first else ' '}{seat + 1} {LETTERS[guild] if guild else '-'}"
        influenced = view.influenced[seat]
        score = f"{points[guild]:>3}" if guild else "  0"
        if influenced:
            score += f"+{points[influenced]} ({LETTERS[influenced]})"
        out = " ✗" if seat in view.out else ""
        cards = f"{' '.join(view.hands[seat])} +{view.influence[seat]} | {' '.join(view.played[seat]) or '-'}"
        lines.append([(f"{name}{score}{out} ", style), (cards, "label")])
    grey = f"   {LETTERS['grey']}{points['grey']:>3} "
    pawns = f"{view.free_lots} lots, {view.site_pawns} ?, {view.cathedrals} ‡, {view.masters} masters"
    return [*lines, [(grey, STYLES["grey"]), (pawns, "label")]]


def _stocks(view: View) -> Picture:
    return [
        [(f"   {LETTERS[arms]} ", STYLES[arms]), ("  ".join(_shapes(stock)), "label")]
        for arms, stock in zip(ARMS, view.stock, strict=True)
    ]


def _shapes(stock: tuple[Stocked, ...]) -> Iterator[str]:
    """For every shape how many quarters are left, with no master, one and two; then the special ones."""
    for shape in SHAPES:
        counts = [each.count for each in stock if each.shape == shape and each.quarter[-1] not in "ABCD"]
        yield f"{shape} {'/'.join(map(str, counts))}"
    yield "".join(each.quarter[-1] for each in stock if each.quarter[-1] in "ABCD" and each.count)


def _piles(view: View) -> Picture:
    lines: Picture = []
    for number, pile in enumerate(view.unseen):
        cards = " ".join(f"{card}×{count}" if count > 1 else card for card, count in pile)
        lines.append([(f"   {'AB'[number]} ", "label"), (cards or "-", "label")])
    lines.append([("     ", "label"), (f"| {' '.join(view.laid) or '-'}", "label")])
    if view.gold_back:
        lines.append([("   ★ ", "label"), (view.gold or f"{view.gold_back}?", "label")])
    coming = [f"{each.seat + 1}:{each.card}" for each in view.agenda if each.step == "Act" and each.seat is not None]
    if coming:
        lines.append([("   → ", "label"), (" ".join(coming), "label")])
    return lines
