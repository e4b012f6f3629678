"""Articles D1 to D5: the game of two."""

from __future__ import annotations

from typing import Any

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.engine import choices, refusals, waiting
from beffroi.core.model import Facts, Result
from beffroi.core.pile import Pile
from beffroi.core.preview import preview
from beffroi.core.seen import seen
from beffroi.games.flandern import GAME
from beffroi.games.flandern.duel import PassTurn, is_open_to_players
from beffroi.games.flandern.first_edition import FirstFlandernGame
from beffroi.games.flandern.material import ACTION_CARDS, ARMS_OF
from beffroi.games.flandern.rulebook import Build, Draw, DrawAgain, DrawFirst, Finish, Lay, R, StopDrawing
from beffroi.games.flandern.scoring import FinalCount, ScoreCities
from beffroi.games.flandern.state import Flandern
from tests.games.flandern.tables import answer, cover, for_two, happen, offered, put, refused, scored, use_up
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told

FIRST, OTHER = Seat(0), Seat(1)
ALL = ("brugge", "gent", "ieper", "leuven", "utrecht", "luik")


def only_leuven(*lots: str) -> Flandern:
    """All cities are scored but Leuven, where these lots are free."""
    s = for_two()
    scored(s, *(city for city in ALL if city != "leuven"))
    cover(s, "leuven", "".join(lot for lot in "abcdefghijkl" if lot not in lots))
    return s


# D1 is shown in test_preparation.py as well.


@states(R.TWO)
def test_all_six_cities_are_played_by_two() -> None:
    assert all(city.site >= 0 for city in for_two().cities)


@prevents(R.TWO)
def test_two_players_hold_no_influence_cards_and_draw_no_gold() -> None:
    s = for_two()
    assert s.influence == [0, 0]
    assert s.gold is None
    assert offered(s) == {*map(Lay, ACTION_CARDS), DrawFirst()}


# D2: the turn.


@allows(R.TWO_TURN)
def test_a_turn_has_two_actions_own_card_first() -> None:
    s = for_two()
    answer(s, Lay("gent"))
    assert {build.quarter.split("-")[0] for build in offered(s)} == {"blue", "grey", "church"}
    answer(s, Build("gent", "b", "blue"))
    assert waiting(s) == (CHANCE,)
    answer(s, Draw("red-gent"))
    assert waiting(s) == (FIRST,)
    answer(s, Build("gent", "f", "red"))
    assert waiting(s) == (OTHER,)


@allows(R.TWO_TURN)
def test_or_the_drawn_card_first() -> None:
    s = for_two()
    answer(s, DrawFirst())
    assert waiting(s) == (CHANCE,)
    answer(s, Draw("red-gent"), Build("gent", "f", "red"))
    assert waiting(s) == (FIRST,)
    assert offered(s) == set(map(Lay, ACTION_CARDS))
    answer(s, Lay("take-back"))
    assert waiting(s) == (OTHER,)


@prevents(R.TWO_TURN)
def test_the_drawn_card_is_drawn_once_a_turn() -> None:
    s = for_two()
    answer(s, DrawFirst(), Draw("red-gent"), Build("gent", "f", "red"))
    assert refused(s, DrawFirst()) == (R.TABLE.no("not-asked"),)


@refuses(R.TWO_TURN)
def test_only_a_card_of_the_hand_can_be_played() -> None:
    s = for_two()
    s.move_to_played(FIRST, "gent")
    left = tuple(card for card in ACTION_CARDS if card != "gent")
    assert refused(s, Lay("gent")) == (R.TWO_TURN.no("not-in-hand", cards=left),)
    answer(s, DrawFirst(), Draw("red-gent"), Build("gent", "f", "red"))
    assert refused(s, Lay("gent")) == (R.TWO_TURN.no("not-in-hand", cards=left),)
    assert refusals(s, OTHER, Lay("luik")) == (R.TABLE.no("not-your-turn"),)


@prevents(R.TWO_TURN)
def test_a_card_of_ones_own_never_builds_for_a_guild_under_influence() -> None:
    s = for_two()
    answer(s, Lay("gent"))
    assert refused(s, Build("gent", "b", "green")) == (
        R.CITY_CARD.no("not-your-quarter", quarters=("blue", "grey", "church")),
    )


# D3: the drawn card.


@allows(R.TWO_DRAW)
def test_the_drawn_card_builds_for_the_guild_it_shows_grey_or_church() -> None:
    s = for_two()
    answer(s, DrawFirst(), Draw("red-gent"))
    assert {build.quarter.split("-")[0] for build in offered(s)} == {"red", "grey", "church"}
    assert {build.city for build in offered(s)} == {"gent"}
    assert refused(s, Build("gent", "b", "blue")) == (
        R.TWO_DRAW.no("not-your-quarter", quarters=("red", "grey", "church")),
    )
    assert s.laid == ("red-gent",)


@allows(R.TWO_DRAW)
def test_a_drawn_site_card_builds_a_site_anywhere() -> None:
    s = for_two()
    answer(s, DrawFirst(), Draw("green-site"))
    assert {build.city for build in offered(s)} == set(ALL)
    answer(s, Build("luik", "c", "green"))
    assert s.city("luik").sites


@allows(R.TWO_DRAW)
def test_a_drawn_city_card_may_finish_a_site_of_its_guild() -> None:
    s = put(for_two(), "gent", sites="b f", b="red", f="blue")
    answer(s, DrawFirst(), Draw("red-gent"))
    assert {action for action in offered(s) if isinstance(action, Finish)} == {Finish("gent", "b")}


@prevents(R.TWO_DRAW)
def test_a_drawn_card_that_can_do_nothing_is_passed_over() -> None:
    s = for_two()
    for arms in ("red", "grey", "church"):
        use_up(s, arms)
    events = answer(s, DrawFirst(), Draw("red-gent"))
    assert told(events, "nothing-done") == [{"seat": FIRST, "card": "gent"}]
    assert offered(s) == set(map(Lay, ACTION_CARDS))


@allows(R.TWO_DRAW)
def test_the_card_of_a_scored_city_leaves_the_game_and_another_may_be_drawn() -> None:
    s = for_two()
    scored(s, "gent")
    events = answer(s, DrawFirst(), Draw("red-gent"))
    assert told(events, "drawn-dead") == [{"seat": FIRST, "guild": "red", "card": "gent"}]
    assert offered(s) == {DrawAgain(), StopDrawing()}
    assert (s.gone, s.laid) == (("red-gent",), ())
    answer(s, DrawAgain())
    assert waiting(s) == (CHANCE,)


@allows(R.TWO_DRAW)
def test_whoever_may_draw_is_told_from_how_many_cards() -> None:
    s = for_two()
    scored(s, "gent")
    assert told_before(s, DrawFirst()) == [("pile-left", {"count": 14})]
    answer(s, DrawFirst(), Draw("red-gent"))
    assert told_before(s, DrawAgain()) == [("pile-left", {"count": 13})]
    assert told_before(s, StopDrawing()) == []


def told_before(s: Flandern, action: Action) -> list[tuple[str, Facts]]:
    return [(note.what, note.facts) for note in preview(GAME, seen(GAME, s, FIRST), action).notes]


@allows(R.TWO_DRAW)
def test_no_other_card_need_be_drawn_in_its_place() -> None:
    s = for_two()
    scored(s, "gent")
    events = answer(s, DrawFirst(), Draw("red-gent"), StopDrawing())
    assert told(events, "stopped-drawing") == [{"seat": FIRST}]
    assert offered(s) == set(map(Lay, ACTION_CARDS))


@allows(R.TWO_DRAW)
def test_whoever_has_laid_a_card_and_draws_no_other_ends_the_turn() -> None:
    s = for_two()
    scored(s, "gent")
    answer(s, Lay("take-back"), Draw("red-gent"), StopDrawing())
    assert waiting(s) == (OTHER,)


def test_under_the_first_edition_another_card_was_always_drawn() -> None:
    s = for_two()
    scored(s, "gent")
    old: Any = FirstFlandernGame().adopt(s)
    events = answer(old, DrawFirst(), Draw("red-gent"))
    assert told(events, "drawn-again") == [{"seat": FIRST, "guild": "red", "card": "gent"}]
    assert waiting(old) == (CHANCE,)


@allows(R.TWO_DRAW)
def test_an_empty_pile_is_shuffled_anew_from_the_cards_laid_down() -> None:
    s = for_two()
    s.piles = [Pile()]
    s.laid = ("red-gent", "green-site")
    events = answer(s, DrawFirst())
    assert told(events, "reshuffled") == [{"count": 2}]
    assert set(choices(s, CHANCE)) == {Draw("green-site"), Draw("red-gent")}
    assert not s.laid


@prevents(R.TWO_DRAW)
def test_a_card_that_left_the_game_is_not_shuffled_in_again() -> None:
    s = for_two()
    s.piles = [Pile((("red-gent", 1),))]
    s.laid = ("green-site",)
    scored(s, "gent")
    answer(s, DrawFirst(), Draw("red-gent"), DrawAgain())
    assert set(choices(s, CHANCE)) == {Draw("green-site")}


@prevents(R.TWO_DRAW)
def test_while_cards_are_left_the_pile_is_not_shuffled() -> None:
    s = for_two()
    s.piles = [Pile((("red-gent", 1),))]
    s.laid = ("green-site",)
    assert told(answer(s, DrawFirst()), "reshuffled") == []
    assert set(choices(s, CHANCE)) == {Draw("red-gent")}


@allows(R.TWO_DRAW)
def test_two_cities_filled_in_one_turn_are_both_scored_after_it() -> None:
    s = for_two()
    cover(s, "gent", "acdefghijkl")
    cover(s, "leuven", "acdefghijkl")
    answer(s, Lay("gent"), Build("gent", "b", "blue"))
    assert not s.city("gent").scored
    events = answer(s, Draw("green-leuven"), Build("leuven", "b", "green"))
    assert {facts["city"] for facts in told(events, "city-valued")} == {"gent", "leuven"}


@states(R.TWO_DRAW)
def test_all_five_guilds_are_ranked_and_printed_masters_break_ties() -> None:
    s = put(for_two(), "leuven", b="blue-2", c="yellow-1", f="green", g="grey-1", d="blue")
    cover(s, "leuven", "aehijkl")
    happen(s, ScoreCities())
    assert s.points == [6, 4, 0, 0, 4]


# D4: the end.


@allows(R.TWO_END)
def test_the_game_of_two_ends_when_no_lot_is_free() -> None:
    s = only_leuven("b")
    s.piles = [Pile((("red-site", 1), ("green-site", 1)))]
    events = answer(s, Lay("leuven"), Build("leuven", "b", "blue"), Draw("red-site"))
    assert told(events, "board-full") == [{}]
    assert s.result is not None
    assert s.result.ending == "full"


@prevents(R.TWO_END)
def test_with_one_lot_left_it_goes_on() -> None:
    s = only_leuven("b")
    happen(s, PassTurn())
    assert s.first == OTHER


@allows(R.TWO_END)
def test_it_ends_when_only_guilds_under_influence_could_build() -> None:
    s = only_leuven("b", "g", "j")
    for arms in ("blue", "yellow", "grey", "church"):
        use_up(s, arms)
    assert not is_open_to_players(s)
    events = happen(s, PassTurn())
    assert told(events, "influenced-only") == [{}]
    assert isinstance(s.agenda[0], FinalCount)


@prevents(R.TWO_END)
def test_one_grey_or_church_quarter_keeps_the_game_going() -> None:
    for arms, stock in (("grey", (0, 0, 1, 0, 0, 0, 0, 0, 0)), ("church", (0, 0, 0, 1, 0, 0, 0))):
        s = only_leuven("b", "g", "j")
        for each in ("blue", "yellow", "grey", "church"):
            use_up(s, each)
        s.stock[ARMS_OF[arms]] = stock
        happen(s, PassTurn())
        assert s.first == OTHER


@prevents(R.TWO_END)
def test_a_player_without_quarters_of_the_right_shape_or_arms_keeps_nothing_open() -> None:
    s = only_leuven("b")
    for arms in ("yellow", "grey", "church"):
        use_up(s, arms)
    s.stock[ARMS_OF["blue"]] = (0, 0, 0, 3, 1, 1, 3, 1, 1)
    assert not is_open_to_players(s)
    s.stock[ARMS_OF["blue"]] = (1, 0, 0, 3, 1, 1, 3, 1, 1)
    assert is_open_to_players(s)
    s = put(for_two(), "leuven", a="blue")
    scored(s, *(city for city in ALL if city != "leuven"))
    cover(s, "leuven", "cdefghijkl")
    for arms in ("yellow", "grey", "church"):
        use_up(s, arms)
    assert not is_open_to_players(s)


@allows(R.TWO_END)
def test_at_the_end_of_the_game_of_two_every_city_left_is_covered_and_scored() -> None:
    s = put(only_leuven("b", "g", "j"), "leuven", c="blue")
    for arms in ("blue", "yellow", "grey", "church"):
        use_up(s, arms)
    events = answer(s, Lay("take-back"), Draw("green-site"), Build("leuven", "b", "green"))
    assert told(events, "covered-at-the-end") == [{"city": "leuven", "lots": ("g", "j")}]
    assert s.points == [1, 0, 0, 1, 0]
    assert s.result == Result("influenced-only", (1, 1), (1, 1))


@states(R.TWO_END)
def test_everybody_adds_the_points_of_his_guild_and_of_the_one_under_influence() -> None:
    s = for_two()
    scored(s, *ALL)
    s.points = [10, 20, 5, 1, 40]
    happen(s, FinalCount("full"))
    assert s.result == Result("full", (2, 1), (15, 21))


# D5: standstill.


def stuck() -> Flandern:
    """Only blue could still build, on c and g in Leuven; the pile, shuffled at work 7, is at its last card."""
    s = for_two()
    scored(s, *(city for city in ALL if city != "leuven"))
    put(s, "leuven", b="grey")
    cover(s, "leuven", "adefhijkl")
    for arms in ("red", "green", "yellow", "church", "grey"):
        use_up(s, arms)
    s.works = s.shuffled_at = 7
    s.piles = [Pile((("red-leuven", 1),))]
    s.laid = ("green-site", "red-site")
    return s


@allows(R.STALL)
def test_the_game_ends_when_a_whole_pile_has_gone_by_without_a_work() -> None:
    s = stuck()
    events = answer(s, Lay("take-back"), Draw("red-leuven"))
    assert told(events, "stalled") == [{}]
    assert s.result is not None
    assert s.result.ending == "stalled"


@prevents(R.STALL)
def test_one_quarter_built_since_the_shuffle_keeps_it_going() -> None:
    s = stuck()
    s.shuffled_at = 6
    answer(s, Lay("take-back"), Draw("red-leuven"))
    assert s.result is None
    assert s.emptied_at is None


@prevents(R.STALL)
def test_a_work_after_the_last_card_in_the_same_turn_keeps_it_going() -> None:
    s = stuck()
    answer(s, DrawFirst(), Draw("red-leuven"))
    assert s.emptied_at == s.works
    answer(s, Lay("leuven"), Build("leuven", "c", "blue"))
    assert s.result is None
    assert s.first == OTHER


@prevents(R.STALL)
def test_a_site_finished_counts_as_a_work() -> None:
    s = for_two()
    put(s, "leuven", sites="b", b="blue")
    scored(s, *(city for city in ALL if city != "leuven"))
    cover(s, "leuven", "acdefhijkl")
    for arms in ("red", "green", "church", "grey"):
        use_up(s, arms)
    s.piles, s.laid = [Pile((("red-leuven", 1),))], ("green-site", "red-site")
    answer(s, Lay("leuven"), Finish("leuven", "b"), Draw("red-leuven"))
    assert s.result is None
    assert s.first == OTHER


@allows(R.STALL)
def test_a_pile_that_runs_out_and_is_shuffled_within_a_turn_has_gone_by() -> None:
    s = stuck()
    s.piles = [Pile((("red-gent", 1),))]
    answer(s, Lay("take-back"), Draw("red-gent"), DrawAgain())
    assert waiting(s) == (CHANCE,)
    assert len(s.piles[0]) == 2
    answer(s, Draw("red-site"))
    assert s.result is not None
    assert s.result.ending == "stalled"


@prevents(R.STALL)
def test_while_cards_are_left_in_the_pile_nothing_has_gone_by() -> None:
    s = stuck()
    s.piles = [Pile((("green-site", 1), ("red-leuven", 1)))]
    s.laid = ("red-site",)
    answer(s, Lay("take-back"), Draw("red-leuven"))
    assert s.result is None
