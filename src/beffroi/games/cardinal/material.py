"""The buildings, the cathedral and the markers of Cardinal, as data.

A building is named by its form and its colour: HR is a red house.
"""

from __future__ import annotations

HOUSE, TOWER, PLACE = FORMS = ("H", "T", "P")
COLOURS = ("R", "B", "G", "Y")
OF_EACH = 2
MARKERS = 12

PIECES = tuple(form + colour for colour in COLOURS for form in FORMS)
MOST_BUILDINGS = OF_EACH * len(PIECES)
CHURCH_TOWER, NAVE, CARDINAL = "CT", "NA", "CA"
CATHEDRAL = {CHURCH_TOWER: (0, 0), NAVE: (1, 0)}
FORM_OF = {piece: piece[0] for piece in PIECES} | {CHURCH_TOWER: TOWER, NAVE: HOUSE}
COLOUR_OF = {piece: piece[1] for piece in PIECES}
COLOUR_NUMBER = {colour: number for number, colour in enumerate(COLOURS)}

# A house and a tower look the same from all sides, a place from two.
CELLS: dict[str, dict[str, tuple[tuple[int, int], ...]]] = {
    HOUSE: {"n": ((0, 0),)},
    TOWER: {"n": ((0, 0),)},
    PLACE: {"n": ((0, 0), (1, 0)), "e": ((0, 0), (0, 1))},
}
