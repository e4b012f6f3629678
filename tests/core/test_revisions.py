"""Every revision of a game is kept, and nothing of it is lost in the next."""

from __future__ import annotations

import pytest

from beffroi.core.action import HOST, Seat
from beffroi.core.codec import codec_of, encode, fingerprint
from beffroi.core.engine import play
from beffroi.core.host import Resign
from beffroi.core.model import BadInput
from beffroi.core.record import Record
from beffroi.core.record_file import lines, load
from beffroi.core.revisions import pick
from beffroi.core.seen import seen
from beffroi.games import NAMES, find, revisions_of
from tests.support.find import find_any
from tests.toy import REVISIONS
from tests.toy.first_edition import CountBelowNothing, FirstFair, FirstFairOptions
from tests.toy.rulebook import FairOptions
from tests.toy.state import Fair
from tests.toy.steps import FinalCount

ANN, BOB = Seat(0), Seat(1)
FIRST, TODAY = REVISIONS[1], REVISIONS[2]


def test_todays_game_is_the_last_revision() -> None:
    assert pick(REVISIONS, None) is TODAY
    assert all(find(name) is revisions_of(name)[max(revisions_of(name))] for name in NAMES)


@pytest.mark.parametrize("revision", [0, -1, 3, 99])
def test_a_revision_that_never_was_is_refused(revision: int) -> None:
    with pytest.raises(BadInput, match="unknown-revision"):
        pick(REVISIONS, revision)


@pytest.mark.parametrize("name", NAMES)
def test_every_revision_knows_its_number(name: str) -> None:
    for revision, game in revisions_of(name).items():
        assert (game.name, game.revision, game.state.__struct_defaults__.count(revision) > 0) == (name, revision, True)


def test_each_revision_ends_by_its_own_rule() -> None:
    ends = []
    for game in REVISIONS.values():
        s = game.setup(2)
        play(s, HOST, Resign(BOB))
        assert s.result is not None
        ends.append((s.result.places, s.result.points))
    assert ends == [((1, 2), (0, -1)), ((1, 2), (0, 0))]


def test_a_step_that_was_otherwise_keeps_its_name() -> None:
    assert CountBelowNothing.called() == FinalCount.called() == "FinalCount"
    s = FIRST.setup(2)
    s.skip_to(FinalCount("closed"))
    assert type(s.agenda[0]) is CountBelowNothing
    assert type(codec_of(FIRST).state(encode(s)).agenda[0]) is CountBelowNothing
    assert seen(FIRST, s, ANN).asking == "FinalCount"


def test_options_are_those_of_the_revision() -> None:
    assert codec_of(TODAY).options(b'{"rounds":3}') == FairOptions(rounds=3)
    with pytest.raises(BadInput, match="bad-options"):
        codec_of(FIRST).options(b'{"rounds":3}')


def test_a_guess_of_an_old_game_is_an_old_position() -> None:
    class First:
        def randrange(self, stop: int) -> int:
            return 0

    s = FIRST.setup(2)
    guessed = FIRST.guess(codec_of(FIRST).seen(encode(seen(FIRST, s, ANN))), First())
    assert (type(guessed), type(guessed.options)) == (FirstFair, FirstFairOptions)
    assert fingerprint(guessed) == fingerprint(s)


def test_a_record_is_replayed_by_the_rules_it_names() -> None:
    for game, state in ((FIRST, FirstFair), (TODAY, Fair)):
        record = Record.of_setup(game, 3)
        record.play(HOST, Resign(ANN))
        again = load(b"".join(lines(record)), find_any)
        assert again.game is game
        assert type(again.state) is state
        assert fingerprint(again.state) == fingerprint(record.state)


def test_a_position_of_an_old_game_is_read_as_one() -> None:
    s = FIRST.setup(3)
    assert type(FIRST.read_position(FIRST.write_position(s))) is FirstFair
