"""What a game is to everybody else."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE, Seat
from beffroi.core.engine import waiting
from beffroi.core.game import Options, is_offered, option_values
from beffroi.core.host import LEAVINGS
from beffroi.core.model import BadInput
from beffroi.games import NAMES, find
from beffroi.text import LANGUAGES, Texts
from tests.core.positions import bidding, finished
from tests.toy import GAME, REVISIONS
from tests.toy.game import FairGame
from tests.toy.rulebook import Bid, FairOptions
from tests.toy.state import Fair
from tests.toy.steps import PassOn


class Nothing(Options, frozen=True):
    """Nothing to agree on."""


class Free(Options, frozen=True):
    money: int = 5


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_is_set_up_for_every_number_of_seats_it_allows(seats: int) -> None:
    assert GAME.setup(seats).seats == tuple(range(seats))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**30])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(seats: int) -> None:
    with pytest.raises(BadInput) as error:
        GAME.setup(seats)
    assert error.value.why == "wrong-seats"
    assert error.value.facts == {"game": "fair", "seats": seats, "allowed": (2, 3, 4)}


def test_without_a_number_the_fewest_seats_are_taken() -> None:
    assert GAME.setup() == GAME.setup(2)


def test_without_options_the_default_ones_are_taken() -> None:
    assert GAME.setup(3).options == FairOptions()
    assert GAME.setup(3, FairOptions(purse=3)).purses == [3, 3, 3]


def test_a_game_that_is_set_up_is_ready_to_be_answered() -> None:
    s = GAME.setup(3)
    assert waiting(s) == (CHANCE,)
    assert s.opened == 1
    assert s.held == ()


def test_what_happens_by_itself_at_the_start_has_happened() -> None:
    class Later(FairGame):
        """The game begins with the second round."""

        def lay_out(self, seats: tuple[Seat, ...], options: FairOptions) -> Fair:
            s = super().lay_out(seats, options)
            s.agenda = (PassOn(),)
            return s

    s = Later().setup(3)
    assert (s.round, s.opened, waiting(s)) == (2, 2, (CHANCE,))


def test_a_state_carries_the_revision_of_its_rules() -> None:
    assert {revision: game.setup().revision for revision, game in REVISIONS.items()} == {1: 1, 2: 2}


def test_a_game_has_a_result_once_it_is_over() -> None:
    assert GAME.result(bidding()) is None
    over = GAME.result(finished())
    assert over is not None
    assert over.ending == "closed"


def test_points_are_good_unless_the_game_says_otherwise() -> None:
    assert not GAME.fewest_wins


def test_a_game_without_notation_has_a_plain_one() -> None:
    assert GAME.write(Bid(5)) == "Bid 5"
    assert GAME.read("Bid 5") == Bid(5)
    assert GAME.read_position(GAME.write_position(bidding())) == bidding()


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_marks_on_a_line_is_an_event_that_both_languages_tell(name: str) -> None:
    game = find(name)
    assert game.landmarks >= LEAVINGS
    assert all(Texts(language, game).has(f"event-{what}") for language in LANGUAGES for what in game.landmarks)


def test_a_square_without_a_name_has_numbers() -> None:
    assert GAME.square(3, 4) == "3,4"


def test_the_seats_of_a_game_are_numbered_from_zero() -> None:
    assert GAME.setup(4).seats == (Seat(0), Seat(1), Seat(2), Seat(3))


def test_an_option_takes_yes_and_no_or_one_of_a_few_values() -> None:
    assert option_values(FairOptions) == {"rounds": (2, 3, 4), "purse": (3, 1_000_000), "talk": (False, True)}
    assert option_values(Nothing) == {}


def test_an_option_of_any_other_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="a bool or a Literal, not <class 'int'>"):
        option_values(Free)


def test_every_option_of_the_fair_is_offered_whoever_plays() -> None:
    assert all(is_offered(GAME, name, seats) for name in option_values(GAME.options) for seats in GAME.seats)
