"""The results of a tournament for other programs: JSON with everything, CSV with the standings and the cross-table."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any

import msgspec

from beffroi.tournament.log import Paired, Tournament
from beffroi.tournament.standings import Standing, cross_table, points, standings

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A cell that begins like this is a formula to a spreadsheet, whoever chose the nickname."""


def as_json(t: Tournament) -> bytes:
    counted = points(t)
    told: dict[str, Any] = {
        "terms": t.terms,
        "tie_breaks": t.terms.tie_breaks,
        "over": t.is_over,
        "entrants": [{"name": each.name, "bot": each.bot, "withdrew": each.out is not None} for each in t.entrants],
        "standings": standings(t),
        "rounds": [_round(paired) for paired in t.rounds],
        "results": [msgspec.to_builtins(score) | {"counted": counted[game]} for game, score in t.scores.items()],
    }
    return msgspec.json.format(msgspec.json.encode(told)) + b"\n"


def _round(paired: Paired) -> dict[str, Any]:
    return {"tables": paired.tables, "byes": paired.byes, "table_ids": paired.table_ids}


def as_csv(t: Tournament) -> str:
    """A line an entrant, best first; the last columns are what he made against each of the others."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\r\n")
    rows, crossed = standings(t), cross_table(t)
    names = [safe(t.entrants[row.entrant].name) for row in rows]
    writer.writerow(["place", "name", "bot", "total", "games", "byes", *t.terms.tie_breaks, *names])
    for row in rows:
        against = [_cell(crossed[row.entrant][other.entrant]) for other in rows]
        writer.writerow([*_line(t, row), *against])
    return file.getvalue()


def _line(t: Tournament, row: Standing) -> Sequence[int | str]:
    entrant = t.entrants[row.entrant]
    who = safe(entrant.name), safe(entrant.bot or "")
    return (row.place, *who, row.total, row.games, row.byes, *row.breaks)


def _cell(cell: Any) -> int | str:
    return cell.points if cell.games else ""


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text
