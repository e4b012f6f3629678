"""Articles 2 and 3: the secret choice, and the order it makes."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.ask import Bundle, Part
from beffroi.core.engine import choices, play, refusals, waiting
from beffroi.core.model import Event
from beffroi.core.seen import seen
from beffroi.games.flandern import GAME
from beffroi.games.flandern.acts import Act
from beffroi.games.flandern.material import ACTION_CARDS
from beffroi.games.flandern.round import round_of
from beffroi.games.flandern.rulebook import Choose, R
from beffroi.games.flandern.state import Flandern
from tests.games.flandern.tables import BLUE, GREEN, RED, YELLOW, answer, choosing
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told


def to_come(s: Flandern) -> list[Seat]:
    """Who acts after the one who is asked now."""
    return [step.seat for step in s.agenda if isinstance(step, Act)]


@states(R.CHOICE)
def test_everybody_chooses_at_once_one_action_card_and_any_number_of_influence_cards() -> None:
    s = choosing()
    assert waiting(s) == (0, 1, 2, 3)
    offered = choices(s, BLUE)
    assert len(offered) == 8 * 4
    assert Choose("luik", 3) in offered
    assert offered.ask() == Bundle(
        "Choose", (Part("card", "one", of=ACTION_CARDS, low=1, high=1), Part("influence", "amount", high=3))
    )


@refuses(R.CHOICE)
def test_only_cards_of_the_hand_can_be_chosen() -> None:
    s = choosing()
    s.move_to_played(BLUE, "gent")
    s.influence[BLUE] = 1
    assert refusals(s, BLUE, Choose("gent", 2)) == (
        R.CHOICE.no("not-in-hand", cards=tuple(card for card in ACTION_CARDS if card != "gent")),
        R.CHOICE.no("not-so-much-influence", count=1),
    )
    assert refusals(s, BLUE, Choose("luik", -1)) == (R.CHOICE.no("not-so-much-influence", count=1),)
    assert Choose("gent", 0) not in choices(s, BLUE)


@prevents(R.CHOICE)
def test_nobody_sees_what_or_how_much_was_chosen_before_all_have() -> None:
    s = choosing()
    play(s, RED, Choose("site", 3))
    for viewer in (BLUE, None):
        shown = seen(GAME, s, viewer)
        assert shown.answered == (RED,)
        assert shown.view.influence == (3, 3, 3, 3)
        assert "site" in shown.view.hands[RED]
    assert seen(GAME, s, RED).mine == Choose("site", 3)


@allows(R.CHOICE)
def test_a_sealed_choice_can_be_changed_until_the_last_one() -> None:
    s = choosing()
    play(s, RED, Choose("site", 3))
    play(s, RED, Choose("take-back", 0))
    for seat in (BLUE, YELLOW, GREEN):
        play(s, seat, Choose("take-back", 0))
    assert s.influence == [4, 3, 3, 3]


@allows(R.ORDER)
def test_the_turn_order_of_the_rulebook() -> None:
    s = choosing()
    s.first = YELLOW
    s.seats = (BLUE, YELLOW, GREEN, RED)
    events = answer_all(s, {YELLOW: 0, GREEN: 1, BLUE: 1, RED: 2})
    assert told(events, "ordered") == [{"seats": (RED, GREEN, BLUE, YELLOW)}]
    assert waiting(s) == (RED,)
    assert to_come(s) == [GREEN, BLUE, YELLOW]


def answer_all(s: Flandern, influence: dict[Seat, int]) -> list[Event]:
    """Everybody plays a city card with some influence cards."""
    events: list[Event] = []
    for seat in sorted(influence):
        events = play(s, seat, Choose("luik", influence[seat]))
    return events


@allows(R.ORDER)
def test_with_one_card_each_the_first_player_begins_then_clockwise() -> None:
    s = choosing()
    s.first = GREEN
    answer_all(s, dict.fromkeys((BLUE, YELLOW, GREEN, RED), 0))
    assert waiting(s) == (GREEN,)
    assert to_come(s) == [RED, BLUE, YELLOW]


@allows(R.ORDER)
def test_a_round_has_the_six_steps_of_the_rulebook_in_their_order() -> None:
    """Showing the cards and acting come of the choice, as soon as it is made."""
    assert [type(step).__name__ for step in round_of()] == [
        "DrawGold",
        "ChooseCards",
        "FirstsAction",
        "CoverLots",
        "ScoreCities",
        "PassFirst",
    ]
    s = choosing()
    answer_all(s, dict.fromkeys((BLUE, YELLOW, GREEN, RED), 0))
    assert [type(step).__name__ for step in s.agenda][:5] == ["BuildOrFinish", "Act", "Act", "Act", "FirstsAction"]


@prevents(R.ORDER)
def test_influence_cards_that_were_played_are_out_of_the_game() -> None:
    s = choosing()
    answer_all(s, {BLUE: 0, YELLOW: 3, GREEN: 1, RED: 2})
    assert s.influence == [3, 0, 2, 1]
    assert all("luik" in played and len(played) == 1 for played in s.played)


@allows(R.ORDER)
def test_all_cards_are_shown_at_once() -> None:
    s = choosing()
    for seat in (BLUE, YELLOW, GREEN):
        assert play(s, seat, Choose("take-back", 0)) == []
    events = answer(s, Choose("take-back", 2))
    assert told(events, "revealed") == [
        {"seat": seat, "card": "take-back", "count": 2 if seat == RED else 0} for seat in range(4)
    ]
