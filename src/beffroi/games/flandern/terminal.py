"""Flandern 1302 drawn in text: the cities with the borders of their lots, then hands, stocks, points and piles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from beffroi.core.action import Seat
from beffroi.core.picture import WIDTH, Picture, Span, Words, lines_of
from beffroi.games.flandern.drawing import CELL, CORNERS, cells_of
from beffroi.games.flandern.material import ARMS, BACKS, CHURCH, GREY, SPECIALS
from beffroi.games.flandern.sites import CENTRE, LOT_NAMES, SHAPES, SITE_NAMES, SITE_OF, SITES, Cell
from beffroi.games.flandern.state import TWO
from beffroi.games.flandern.view import CityView, Standing, Stocked, View

# Heraldic colours of the terminal: azure, or, vert, gules, and purpure for the church.
STYLES = {"blue": "seat3", "yellow": "seat0", "green": "seat4", "red": "seat2", "grey": "neutral", "church": "seat5"}
CATHEDRAL, SITE, COVER = "‡", "?", "▒▒"
PREPARING = ("ChooseGuilds", "ChooseInfluence", "ChooseSites", "SettleRest")
BETWEEN: Span = ("  ", "empty")


class Plan(NamedTuple):
    """A city to be drawn: which figure every cell belongs to, and what the cell shows."""

    title: str
    figures: dict[Cell, str]
    spans: dict[Cell, Span]


def draw(view: View, words: Words) -> Picture:
    """The cities; then who plays what and holds which cards, what is in stock, and the piles."""
    return [*_map(view, words), *_seats(view, words), *_pawns(view, words), *_stocks(view, words), *_piles(view, words)]


def _map(view: View, words: Words) -> Picture:
    """Cities and, while centres are placed, empty sites, in the order of the board, as many in a row as fit."""
    plans = {city.site: _city(city, words) for city in view.cities if city.site is not None}
    if any(each.step in PREPARING for each in view.agenda):
        plans |= {each.name: _empty(each.name, words) for each in view.empty}
    picture: Picture = []
    row: list[Picture] = []
    for site in SITE_NAMES:
        drawn = [_outline(plans[site])] if site in plans else []
        if _width(row + drawn) > WIDTH:
            picture += _beside(row)
            row = []
        row += drawn
    return [*picture, *_beside(row)]


def _width(drawings: list[Picture]) -> int:
    return sum(_length(drawing[0]) + CELL for drawing in drawings) - CELL


def _length(line: list[Span]) -> int:
    return sum(len(text) for text, _ in line)


def _beside(drawings: list[Picture]) -> Iterator[list[Span]]:
    for number in range(max(map(len, drawings), default=0)):
        spans: list[Span] = []
        for drawing in drawings:
            spans += drawing[number] if number < len(drawing) else [(" " * _length(drawing[0]), "empty")]
            spans.append(BETWEEN)
        yield spans[:-1]


def _city(city: CityView, words: Words) -> Plan:
    assert city.site is not None
    by_lot = {each.lot: each for each in city.quarters} | {each.swallows: each for each in city.quarters}
    shown = {LOT_NAMES[CENTRE], *by_lot, *dict(city.free), *city.covered, *LOT_NAMES[1:13]}
    figures = {cell: lot for cell, lot in cells_of(SITES[SITE_OF[city.site]]).items() if lot in shown}
    spans = dict(_spans(city, figures, by_lot, words))
    merged = {cell: by_lot[lot].lot if lot in by_lot else lot for cell, lot in figures.items()}
    scored = f" ({words.say('terminal-scored')})" if city.is_scored else ""
    return Plan(f"{words.say(f'city-{city.name}')} {city.site}{scored}", merged, spans)


def _empty(site: str, words: Words) -> Plan:
    """A site nobody has chosen, with the names of its lots."""
    plan = SITES[SITE_OF[site]]
    figures = {cell: lot for cell, lot in cells_of(plan).items() if lot in LOT_NAMES[:13]}
    spans: dict[Cell, Span] = {}
    for lot, own in _cells(figures).items():
        first, other = ("░" * CELL,) * 2 if lot == LOT_NAMES[CENTRE] else (lot.ljust(CELL), " " * CELL)
        spans |= dict.fromkeys(own, (other, "label")) | {own[0]: (first, "label")}
    return Plan(f"{site} ({words.say('terminal-empty')})", figures, spans)


def _cells(figures: dict[Cell, str]) -> dict[str, list[Cell]]:
    """The cells of every lot, row by row."""
    cells: dict[str, list[Cell]] = {}
    for cell, lot in sorted(figures.items(), key=lambda item: (item[0][1], item[0][0])):
        cells.setdefault(lot, []).append(cell)
    return cells


def _spans(
    city: CityView, figures: dict[Cell, str], by_lot: dict[str, Standing], words: Words
) -> Iterator[tuple[Cell, Span]]:
    """What every cell shows: the name of a free lot, shades where it is covered, or the quarter built there."""
    for lot, own in _cells(figures).items():
        if lot in by_lot:
            texts = _quarter(by_lot[lot], lot, len(own), words)
            style = STYLES[by_lot[lot].arms] + "-piece"
        elif lot in city.covered:
            texts, style = [COVER] * len(own), "wall"
        else:
            texts, style = [lot.ljust(CELL), *[" " * CELL] * (len(own) - 1)], "label"
        yield from zip(own, ((text, style) for text in texts), strict=True)


def _quarter(quarter: Standing, lot: str, size: int, words: Words) -> list[str]:
    """Its lot and arms, then its masters and whether it is still a site, then its arms again."""
    letter = CATHEDRAL if quarter.has_cathedral else words.say(f"sign-{quarter.arms}")
    masters = quarter.masters + quarter.pawns
    marks = f"{masters or quarter.special or letter}{SITE if quarter.is_site else letter}"
    name = letter if lot == LOT_NAMES[CENTRE] else lot if len(lot) == 1 else lot[0].lower() + lot[1]
    return [(name + letter)[:CELL], marks, *[letter * CELL] * (size - 2)]


def _outline(plan: Plan) -> Picture:
    """A title, then every cell between the borders of its lot."""
    columns = range(min(x for x, _ in plan.figures), max(x for x, _ in plan.figures) + 1)
    rows = range(min(y for _, y in plan.figures), max(y for _, y in plan.figures) + 1)
    width = (CELL + 1) * len(columns) + 1
    lines: Picture = [[(plan.title.ljust(width)[:width], "label")]]
    for y in (*rows, rows.stop):
        corner = (_corner(plan, columns.stop, y), "wall")
        lines.append([*(span for x in columns for span in _above(plan, x, y)), corner])
        if y in rows:
            lines.append([*(span for x in columns for span in _within(plan, x, y)), _side(plan, columns.stop, y)])
    return lines


def _above(plan: Plan, x: int, y: int) -> list[Span]:
    is_border = plan.figures.get((x, y - 1)) != plan.figures.get((x, y))
    edge = ("─" * CELL, "wall") if is_border else (" " * CELL, plan.spans.get((x, y), BETWEEN)[1])
    return [(_corner(plan, x, y), "wall"), edge]


def _within(plan: Plan, x: int, y: int) -> list[Span]:
    return [_side(plan, x, y), plan.spans.get((x, y), BETWEEN)]


def _side(plan: Plan, x: int, y: int) -> Span:
    is_border = plan.figures.get((x - 1, y)) != plan.figures.get((x, y))
    return ("│", "wall") if is_border else (" ", plan.spans.get((x, y), BETWEEN)[1])


def _corner(plan: Plan, x: int, y: int) -> str:
    """Where borders meet: up 1, down 2, left 4, right 8."""
    north_west, north, west, here = (plan.figures.get((x + dx, y + dy)) for dy in (-1, 0) for dx in (-1, 0))
    return CORNERS[(north_west != north) | (west != here) << 1 | (north_west != west) << 2 | (north != here) << 3]


def _seats(view: View, words: Words) -> Picture:
    return [line for seat in range(len(view.guilds)) for line in _seat(view, Seat(seat), words)]


def _seat(view: View, seat: Seat, words: Words) -> Iterator[list[Span]]:
    """Who somebody is and how many points they have, then their cards."""
    guild, influenced = view.guilds[seat], view.influenced[seat]
    facts = [_guild(view, each, words) for each in (guild, influenced) if each]
    facts += [] if is_for_two(view) else [words.say("terminal-influence", count=view.influence[seat])]
    facts += [words.say("terminal-first")] if seat == view.first else []
    facts += [words.say("terminal-left")] if seat in view.out else []
    yield from lines_of(" · ".join((words.seat(seat), *facts)), STYLES[guild] if guild else "label", "")
    if view.hands[seat]:
        yield from lines_of(words.say("terminal-hand", cards=view.hands[seat]))
    if view.played[seat]:
        yield from lines_of(words.say("terminal-played", cards=view.played[seat]))


def _guild(view: View, guild: str, words: Words) -> str:
    points = words.say("terminal-score", points=dict(view.points)[guild])
    return f"{words.say(f'guild-{guild}')}, {points}"


def _pawns(view: View, words: Words) -> Iterator[list[Span]]:
    yield from lines_of(_guild(view, "grey", words), STYLES["grey"], "")
    left = words.say("terminal-lots", lots=view.free_lots, sites=view.site_pawns)
    if not is_for_two(view):
        left += " " + words.say("terminal-pawns", cathedrals=view.cathedrals, masters=view.masters)
    yield from lines_of(left, indent="")


def _stocks(view: View, words: Words) -> Picture:
    """For every colour and shape how many quarters are left; then the special ones of the church."""
    shapes = "".join(f"{words.say(f'shape-{shape.lower()}'):<9}" for shape in SHAPES)
    lines: Picture = [[(words.say("terminal-stock"), "label")], [(f"{'':<13}{shapes}", "label")]]
    for arms, stock in zip(ARMS, view.stock, strict=True):
        if not is_in_game(view, arms):
            continue
        name = f"  {words.say(f'sign-{arms}')} {words.say(f'arms-{arms}'):<9}"
        lines.append([(name, STYLES[arms]), ("".join(f"{each:<9}" for each in _shapes(stock)).rstrip(), "label")])
    return lines


def is_for_two(view: View) -> bool:
    """Whether influence cards, gold cards, cathedrals and guild masters stay in the box."""
    return len(view.guilds) == TWO


def is_in_game(view: View, arms: str) -> bool:
    """Whether somebody plays this guild, or may still take it; grey and the church always build."""
    guilds = (*view.guilds, *view.influenced) if is_for_two(view) else view.guilds
    return arms in (ARMS[GREY], ARMS[CHURCH]) or arms in guilds or None in guilds


def _shapes(stock: tuple[Stocked, ...]) -> Iterator[str]:
    for shape in SHAPES:
        counts = [each.count for each in stock if each.shape == shape and each.quarter[-1] not in SPECIALS]
        yield "/".join(map(str, counts))
    yield " ".join(each.quarter[-1] for each in stock if each.quarter[-1] in SPECIALS and each.count)


def _piles(view: View, words: Words) -> Iterator[list[Span]]:
    for back, pile in zip(BACKS, view.unseen, strict=False):
        if pile:
            cards = [f"{words.say(f'card-{card}')}{f' ×{count}' if count > 1 else ''}" for card, count in pile]
            yield from lines_of(words.say("terminal-pile", back=back, cards=", ".join(cards)), indent="")
    if view.laid:
        yield from lines_of(words.say("terminal-laid", cards=view.laid), indent="")
    if view.gold is not None:
        yield from lines_of(words.say("terminal-gold", card=view.gold), indent="")
    elif view.gold_back:
        yield from lines_of(words.say("terminal-gold-hidden", back=view.gold_back), indent="")
    coming = [(each.seat, each.card) for each in view.agenda if each.step == "Act" and each.seat is not None]
    if coming:
        names = [f"{words.seat(seat)} ({words.say(f'card-{card}')})" for seat, card in coming]
        yield from lines_of(words.say("terminal-coming", names=", ".join(names)), indent="")
