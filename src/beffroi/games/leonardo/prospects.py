"""Which sides could unite now, and whether it is time for alliances at all."""

from __future__ import annotations

from beffroi.games.leonardo.count import is_last_round
from beffroi.games.leonardo.rulebook import LATER
from beffroi.games.leonardo.sidestep import has_turn_to_come
from beffroi.games.leonardo.state import FEWEST_SIDES, Leonardo


def is_alliance_possible(s: Leonardo) -> bool:
    """Whether, between two turns, two sides of one party could become one and leave somebody to play against."""
    standing = s.sides.standing()
    parties = [s.party(side) for side in standing if has_a_future(s, side)]
    return is_time_for_alliances(s) and len(standing) > FEWEST_SIDES and len({*parties}) < len(parties)


def is_time_for_alliances(s: Leonardo) -> bool:
    """Whether the table has agreed to alliances, and not to wait for them any longer."""
    if s.options.alliances != "later":
        return s.options.alliances == "always"
    return s.round > LATER or (s.round == LATER and not any(has_turn_to_come(s, side) for side in s.sides.standing()))


def has_a_future(s: Leonardo, side: int) -> bool:
    """Whether, between two turns, a side has not taken its last one yet."""
    return not is_last_round(s) or has_turn_to_come(s, side)
