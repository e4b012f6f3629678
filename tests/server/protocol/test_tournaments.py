"""What crosses the wire about tournaments, read strictly."""

from __future__ import annotations

import msgspec
import pytest

from beffroi.server.protocol.tournaments import Announcement, Enlist, EntrantRef
from beffroi.tournament.terms import MOST_ENTRANTS

PLAIN = '"game":"fair","format":"series"'
CROWD = ",".join(['"random"'] * (MOST_ENTRANTS + 1))


def test_an_announcement_needs_a_game_and_a_format_and_nothing_else() -> None:
    read = msgspec.json.decode(f"{{{PLAIN}}}", type=Announcement)
    assert (read.game, read.format, read.bots, read.private) == ("fair", "series", (), False)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Announcement, '{"game":"fair"}'),
        (Announcement, '{"game":"fair","format":"knockout"}'),
        (Announcement, f'{{{PLAIN},"seats":1}}'),
        (Announcement, f'{{{PLAIN},"planned":0}}'),
        (Announcement, f'{{{PLAIN},"legs":7}}'),
        (Announcement, f'{{{PLAIN},"title":"two\\nlines"}}'),
        (Announcement, f'{{{PLAIN},"seed":1}}'),
        (Announcement, f'{{{PLAIN},"bots":[1]}}'),
        (Announcement, f'{{{PLAIN},"bots":[{CROWD}]}}'),
        (Enlist, '{"level":null}'),
        (EntrantRef, '{"entrant":"0"}'),
    ],
)
def test_what_is_none_is_refused(kind: type[msgspec.Struct], said: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(said, type=kind)
