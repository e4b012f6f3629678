"""Article 8: a point for every square left unplaced; in a series points add up and the fewest win."""

from __future__ import annotations

import pytest

from beffroi.core.action import HOST, Seat
from beffroi.core.engine import play
from beffroi.core.host import Resign, RunOut
from beffroi.core.model import Result
from beffroi.core.series import Series
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.rulebook import DARK, LIGHT, R
from tests.games.cathedral.boards import SAMPLE_DRAWING, SAMPLE_LEGEND, answer, city, sample_board
from tests.games.cathedral.test_capture import CHOIR, CHOIR_CLOSING, CHOIR_LEGEND
from tests.games.cathedral.test_winner import DARK_PLACES_ALL, LIGHT_LACKS_LESS
from tests.support.marks import allows, prevents, states
from tests.support.told import told

GAMES_AS_A_RULE = 10
DARK_WINS = Result("fewest-squares", (2, 1), (12, 7))
LIGHT_WINS = Result("fewest-squares", (1, 2), (5, 9))
DRAW = Result("draw", (1, 1), (8, 8))


def series(planned: int = GAMES_AS_A_RULE) -> Series:
    return Series(people=2, planned=planned, fewest_wins=GAME.fewest_wins)


@allows(R.POINTS)
def test_every_side_gets_a_point_for_each_square_it_could_not_place() -> None:
    s = GAME.read_position(LIGHT_LACKS_LESS)
    assert told(answer(s, "INnA9"), "unplaced") == [
        {"seat": LIGHT, "points": 9, "pieces": ("SQ", "CS")},
        {"seat": DARK, "points": 14, "pieces": ("SQ", "IF", "TO")},
    ]


@allows(R.POINTS)
def test_who_has_placed_everything_gets_no_points() -> None:
    s = GAME.read_position(DARK_PLACES_ALL)
    assert told(answer(s, "STnA10"), "unplaced")[DARK] == {"seat": DARK, "points": 0, "pieces": ()}


@prevents(R.POINTS)
def test_a_captured_cathedral_costs_nobody_a_point() -> None:
    s = city(CHOIR, CHOIR_LEGEND, plies=199)
    before = GAME.view(s, None).unplaced
    answer(s, CHOIR_CLOSING, "capture")
    assert s.result is not None
    assert s.result.points == (before[LIGHT], before[DARK] - 2)


@states(R.POINTS)
def test_players_change_sides_so_that_the_first_move_alternates() -> None:
    played = series()
    dark = []
    for result in (DARK_WINS, LIGHT_WINS, DRAW, DRAW):
        dark.append(played.person(DARK))
        played = played.after(result)
    assert dark == [1, 0, 1, 0]


@states(R.POINTS)
def test_two_games_with_colours_swapped_are_a_match_between_two_players() -> None:
    match = series(planned=2)
    assert [match.seat(person) for person in (0, 1)] == [LIGHT, DARK]
    match = match.after(DARK_WINS)
    assert [match.seat(person) for person in (0, 1)] == [DARK, LIGHT]
    assert not match.is_over
    assert match.after(DARK_WINS).is_over


@states(R.POINTS)
def test_points_follow_the_player_and_not_the_colour() -> None:
    assert series().after(DARK_WINS).after(DARK_WINS).totals() == (12 + 7, 7 + 12)
    assert series().after(DARK_WINS).after(LIGHT_WINS).totals() == (12 + 9, 7 + 5)


@states(R.POINTS)
def test_who_has_the_fewest_points_in_all_wins_the_series() -> None:
    assert series().after(DARK_WINS).places() == (2, 1)
    assert series().after(LIGHT_WINS).places() == (1, 2)
    assert series().after(DARK_WINS).after(DARK_WINS).places() == (1, 1)


@prevents(R.POINTS)
def test_winning_more_games_does_not_win_a_series() -> None:
    as_light, as_dark = Result("fewest-squares", (1, 2), (8, 9)), Result("fewest-squares", (2, 1), (9, 8))
    played = series(planned=3).after(as_light).after(as_dark).after(DARK_WINS)
    assert played.games == ((8, 9), (8, 9), (12, 7))
    assert played.places() == (2, 1)


@allows(R.POINTS)
def test_the_points_of_a_finished_game_count_in_the_series() -> None:
    s = GAME.read_position(LIGHT_LACKS_LESS)
    answer(s, "INnA9")
    assert s.result is not None
    assert series().after(s.result).after(s.result).games == ((9, 14), (14, 9))


@allows(R.POINTS)
@pytest.mark.parametrize("leave", [Resign, RunOut])
@pytest.mark.parametrize(("leaver", "points"), [(LIGHT, (47, 0)), (DARK, (0, 47))])
def test_whoever_leaves_a_game_is_charged_all_their_squares_and_whoever_stays_none(
    leave: type[Resign | RunOut], leaver: Seat, points: tuple[int, ...]
) -> None:
    s = sample_board() if leaver == LIGHT else city(SAMPLE_DRAWING, SAMPLE_LEGEND)
    events = play(s, HOST, leave(leaver))
    assert s.result is not None
    assert s.result.points == points
    assert told(events, "charged") == [{"seat": leaver, "points": 47}]
    assert told(events, "unplaced") == []


@prevents(R.POINTS)
def test_nobody_wins_a_series_by_leaving_its_last_game() -> None:
    s = GAME.setup()
    play(s, HOST, Resign(LIGHT))
    assert s.result is not None
    ahead = series(planned=2).after(Result("all-placed", (2, 1), (46, 0)))
    assert ahead.person(LIGHT) == 1
    assert ahead.after(s.result).totals() == (46, 47)
    assert ahead.after(s.result).places() == (1, 2)


@prevents(R.POINTS)
@pytest.mark.parametrize("played", range(GAMES_AS_A_RULE))
def test_a_series_is_not_over_before_the_planned_number_of_games(played: int) -> None:
    standing = series()
    for _ in range(played):
        standing = standing.after(DRAW)
    assert not standing.is_over


@states(R.POINTS)
def test_a_series_is_over_after_ten_games_as_a_rule() -> None:
    standing = series()
    for result in (DARK_WINS, LIGHT_WINS, DRAW, DARK_WINS, DARK_WINS, DRAW, DRAW, LIGHT_WINS, LIGHT_WINS, DRAW):
        standing = standing.after(result)
    assert standing.is_over
    assert standing.totals() == (12 + 9 + 8 + 7 + 12 + 8 + 8 + 9 + 5 + 8, 7 + 5 + 8 + 12 + 7 + 8 + 8 + 5 + 9 + 8)
    assert standing.places() == (2, 1)
