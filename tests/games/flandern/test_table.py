"""Articles T and 6.7: leaving, closing, taking back, and cards put away out of turn."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.core.action import CHANCE, HOST, Seat
from beffroi.core.chance import draw
from beffroi.core.codec import encode
from beffroi.core.engine import choices, floor, play, refusals, waiting
from beffroi.core.host import Close, Resign, RunOut, TimeUp
from beffroi.core.model import Refused, Result
from beffroi.core.record import Record
from beffroi.core.seen import seen
from beffroi.games.flandern import GAME
from beffroi.games.flandern.acts import Act
from beffroi.games.flandern.material import ACTION_CARDS
from beffroi.games.flandern.rulebook import Build, Choose, Draw, Lay, R, Remove, Starter, TakeGuild
from tests.games.flandern.tables import BLUE, GREEN, RED, YELLOW, answer, choosing, city_card, for_two, scored, table
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told

# 6.7: dead cards.


@allows(R.DEAD_CARDS)
def test_the_card_of_a_scored_city_may_be_put_away_before_choosing() -> None:
    s = choosing()
    scored(s, "gent")
    assert [set(each) for each in floor(s, RED)] == [{Remove("gent")}]
    events = play(s, RED, Remove("gent"))
    assert told(events, "card-removed") == [{"seat": RED, "city": "gent"}]
    assert "gent" not in s.hands[RED]
    assert "gent" in s.hands[BLUE]
    assert waiting(s) == (0, 1, 2, 3)


@refuses(R.DEAD_CARDS)
def test_other_cards_are_not_put_away() -> None:
    s = choosing()
    assert refusals(s, RED, Remove("gent")) == (R.DEAD_CARDS.no("not-scored", cards=()),)
    scored(s, "luik")
    assert refusals(s, RED, Remove("site")) == (R.DEAD_CARDS.no("not-scored", cards=("luik",)),)
    s.move_to_played(RED, "luik")
    left = tuple(card for card in ACTION_CARDS if card != "luik")
    assert refusals(s, RED, Remove("luik")) == (R.DEAD_CARDS.no("not-in-hand", cards=left),)


@prevents(R.DEAD_CARDS)
def test_no_card_is_put_away_during_the_round_or_after_choosing() -> None:
    s = choosing()
    scored(s, "gent")
    play(s, RED, Choose("site", 0))
    assert refusals(s, RED, Remove("gent")) == (R.TABLE.no("silent-till-shown"),)
    city_card(s, YELLOW, "leuven")
    assert refusals(s, BLUE, Remove("gent")) == (R.TABLE.no("not-your-turn"),)


@allows(R.DEAD_CARDS)
def test_a_card_put_away_never_comes_back() -> None:
    s = choosing()
    scored(s, "gent")
    play(s, RED, Remove("gent"))
    for seat in s.seats:
        play(s, seat, Choose("take-back", 0))
    assert "gent" not in s.hands[RED]


@states(R.DEAD_CARDS)
def test_two_players_put_cards_away_between_turns() -> None:
    s = for_two()
    scored(s, "gent")
    assert refusals(s, Seat(1), Remove("gent")) == ()
    answer(s, Lay("leuven"))
    assert refusals(s, Seat(1), Remove("gent")) == (R.TABLE.no("not-your-turn"),)


# T: at the table.


@refuses(R.TABLE)
def test_nobody_answers_out_of_turn() -> None:
    s = city_card(table(), YELLOW, "leuven")
    assert refusals(s, BLUE, Build("leuven", "b", "blue")) == (R.TABLE.no("not-your-turn"),)
    assert refusals(s, YELLOW, Choose("leuven", 0)) == (R.TABLE.no("not-asked"),)
    assert refusals(s, HOST, TimeUp()) == (R.TABLE.no("not-asked"),)


@allows(R.TABLE)
def test_the_others_play_on_when_somebody_leaves() -> None:
    s = choosing()
    play(s, RED, Choose("site", 3))
    events = play(s, HOST, Resign(RED))
    assert told(events, "resigned") == [{"seat": RED}]
    assert waiting(s) == (BLUE, YELLOW, GREEN)
    assert s.held == ()
    for seat in (BLUE, YELLOW, GREEN):
        play(s, seat, Choose("take-back", 0))
    assert s.result is None
    assert s.first == YELLOW


@allows(R.TABLE)
def test_a_leaver_who_was_the_last_to_be_waited_for_lets_the_round_go_on() -> None:
    s = choosing()
    for seat in (BLUE, YELLOW, GREEN):
        play(s, seat, Choose("gent", 0))
    events = play(s, HOST, RunOut(RED))
    assert told(events, "out-of-time") == [{"seat": RED}]
    assert waiting(s) == (BLUE,)
    assert [step.seat for step in s.agenda if isinstance(step, Act)] == [YELLOW, GREEN]


@allows(R.TABLE)
def test_a_leavers_action_is_passed_over() -> None:
    s = choosing()
    for seat in s.seats:
        play(s, seat, Choose("gent", 0))
    assert waiting(s) == (BLUE,)
    play(s, HOST, Resign(YELLOW))
    play(s, HOST, Resign(BLUE))
    assert waiting(s) == (GREEN,)


@prevents(R.TABLE)
def test_a_leavers_gold_card_is_laid_down_without_effect() -> None:
    s = choosing("master")
    events = play(s, HOST, Resign(BLUE))
    assert told(events, "gold-laid-down") == [{"seat": BLUE, "card": "master"}]
    assert s.laid == ("master",)
    for seat in (YELLOW, GREEN, RED):
        play(s, seat, Choose("take-back", 0))
    assert s.first == YELLOW
    GAME.audit(s)


@prevents(R.TABLE)
def test_no_gold_card_is_drawn_for_a_first_player_who_has_left() -> None:
    s = table()
    events = play(s, HOST, Resign(BLUE))
    assert told(events, "no-gold") == [{"seat": BLUE}]
    assert waiting(s) == (YELLOW, GREEN, RED)


@allows(R.TABLE)
def test_a_leavers_place_is_behind_all_who_stayed() -> None:
    s = choosing()
    s.points = [30, 0, 0, 5, 0]
    play(s, HOST, Resign(BLUE))
    play(s, HOST, Resign(RED))
    play(s, HOST, RunOut(GREEN))
    assert s.result == Result("clock", (2, 1, 4, 3), (30, 0, 0, 5))


@allows(R.TABLE)
def test_of_two_players_the_one_who_stays_wins() -> None:
    s = for_two()
    s.points = [30, 1, 7, 2, 0]
    play(s, HOST, Resign(Seat(0)))
    assert s.result == Result("resigned", (2, 1), (37, 3))


@refuses(R.TABLE)
def test_whoever_has_left_cannot_leave_again() -> None:
    s = choosing()
    play(s, HOST, Resign(RED))
    assert refusals(s, HOST, Resign(RED)) == (R.TABLE.no("not-playing", seat=RED),)
    assert refusals(s, RED, Choose("site", 0)) == (R.TABLE.no("not-your-turn"),)


@allows(R.TABLE)
def test_a_closed_table_has_no_winner() -> None:
    s = choosing()
    play(s, RED, Choose("site", 3))
    s.points = [3, 2, 1, 0, 9]
    events = play(s, HOST, Close())
    assert told(events, "closed") == [{}]
    assert s.result == Result("closed", (1, 1, 1, 1), (3, 2, 1, 0))
    assert s.held == ()


@states(R.TABLE)
def test_an_answer_can_be_taken_back_until_somebody_else_answers() -> None:
    record = Record.of_setup(GAME, 3)
    record.play(CHANCE, Starter(Seat(0)))
    record.play(Seat(0), TakeGuild("red"))
    record.take_back(Seat(0))
    assert waiting(record.state) == (0,)
    record.play(Seat(0), TakeGuild("blue"))
    record.play(Seat(1), TakeGuild("red"))
    with pytest.raises(Refused, match="cannot-take-back"):
        record.take_back(Seat(0))


@allows(R.TABLE)
def test_before_the_first_round_too_the_others_play_on() -> None:
    record = Record.of_setup(GAME, 3)
    record.play(CHANCE, Starter(Seat(0)))
    record.play(HOST, Resign(Seat(0)))
    assert waiting(record.state) == (1,)
    assert record.state.guilds[0] == 0


@allows(R.TABLE)
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(4, 8))
def test_random_games_that_somebody_leaves_go_on_and_end(seats: int, seed: int) -> None:
    """Anybody may leave at any time; the position stays possible and every viewer can suppose one."""
    rng, s = Random(seed), GAME.setup(seats)
    while asked := waiting(s):
        if rng.randrange(60) == 0:
            play(s, HOST, Resign(s.playing()[rng.randrange(len(s.playing()))]))
        elif asked[0] == CHANCE:
            play(s, CHANCE, draw(s, rng))
        else:
            seat = asked[rng.randrange(len(asked))]
            play(s, seat, choices(s, seat).sample(rng))
        GAME.audit(s)
        viewer = (*s.seats, None)[rng.randrange(seats + 1)]
        known = seen(GAME, s, viewer)
        assert encode(seen(GAME, GAME.guess(known, rng), viewer)) == encode(known)
    assert s.result is not None
    assert all(s.result.places[seat] > max(s.result.places[other] for other in s.playing()) for seat in s.out)


@allows(R.GOLD)
def test_drawing_a_gold_card_cannot_be_taken_back() -> None:
    record = Record(GAME, table())
    record.play(CHANCE, Draw("site"))
    assert not record.can_take_back(BLUE)
