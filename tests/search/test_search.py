"""One search for all games: it finds what wins, says the same again, and ends when it must."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.core.action import Seat
from beffroi.core.engine import advance, choices, waiting
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.core.seen import seen
from beffroi.fast.dice import Dice
from beffroi.fast.position import (
    UNLIMITED,
    Position,
    asked_of,
    copy_of,
    is_over,
    moves_of,
    rollout_move,
    share_of,
    step,
)
from beffroi.games import fast_of, find
from beffroi.games.bastide.rulebook import Bid, Propose
from beffroi.search.search import Budget, Prior, search
from beffroi.search.tree import Tree
from tests.games.bastide.towns import BLUE, GREEN, RED, VIOLET, YELLOW, answer, town
from tests.support.cases import Case, walk

AMPLE = 600.0
MOST_LINES = 300
OPEN_GAMES = [find(name) for name in ("cathedral", "cardinal")]


def best_share(position: Position, seat: int) -> float:
    """What a seat gets of the victory when both play as well as can be, all lines followed to their end."""
    if is_over(position):
        return share_of(position, seat)
    values = [best_share(after(position, move), seat) for move in moves_of(position)]
    return max(values) if asked_of(position) == seat else min(values)


def after(position: Position, move: int) -> Position:
    copied = copy_of(position)
    step(copied, move)
    return copied


def lines(position: Position, most: int) -> int:
    """How many ways there are to the end, counted up to a bound."""
    if is_over(position):
        return 1
    total = 0
    for move in moves_of(position):
        total += lines(after(position, move), most - total)
        if total >= most:
            break
    return total


def endings(game: AnyGame, seed: int) -> list[Position]:
    """Questions near the end of a random game between two where the answer decides who wins."""
    plies = walk(Case(game, 2, game.options()), seed, talk=False)
    positions = [fast_of(game)(ply.before) for ply in plies if ply.seat >= 0]
    late = [each for each in positions[-10:] if lines(each, MOST_LINES) < MOST_LINES]
    return [each for each in late if matters(each)]


def matters(position: Position) -> bool:
    """Whether the answer decides what the seat asked gets of the victory."""
    return len({best_share(after(position, move), asked_of(position)) for move in moves_of(position)}) > 1


@pytest.mark.parametrize("game", OPEN_GAMES, ids=lambda game: game.name)
def test_it_finds_the_answer_that_wins_by_force(game: AnyGame) -> None:
    found = [position for seed in range(16) for position in endings(game, seed)]
    assert found, "no random game was decided so late"
    for position in found:
        seat = asked_of(position)
        opinions = search([position], seat, Budget(2000, AMPLE), seed=1).opinions
        assert best_share(after(position, opinions[0].move), seat) == best_share(position, seat)


def is_trap(position: Position, seat: int, move: int) -> bool:
    """Whether an answer that loses to the best reply often wins when everybody answers as in searched games."""
    dice, games, won = Dice(1), 200, 0.0
    reached = after(position, move)
    for _ in range(games):
        board = copy_of(reached)
        while not is_over(board):
            step(board, rollout_move(board, dice))
        won += share_of(board, seat)
    return won > 0.3 * games and best_share(reached, seat) == 0.0


def searched(position: Position, seat: int, move: int, depth: int) -> float:
    """What one answer is worth to a tree that is so deep."""
    tree = Tree(1, position.seats, 1 << 12, UNLIMITED, depth)
    tree.set_prior(seat, move, 0, 0.0)
    tree.grow(copy_of(position), 2000)
    ((_, visits, totals),) = tree.root_edges(seat)
    return totals[seat] / visits


def test_an_answer_is_refuted_only_as_deep_as_the_tree() -> None:
    late = [(position, asked_of(position)) for seed in range(16) for position in endings(find("cathedral"), seed)]
    answers = [(position, seat, move) for position, seat in late for move in moves_of(position)]
    traps = [each for each in answers if is_trap(*each)]
    assert traps, "no answer looked good and was refuted"
    for position, seat, move in traps:
        refuted, unrefuted = (searched(position, seat, move, depth) for depth in (UNLIMITED, 1))
        assert refuted < unrefuted - 0.05


def opening(game: AnyGame) -> Position:
    s, rng = game.setup(), Random(1)
    while waiting(s)[0] < 0:
        advance(s, waiting(s)[0], choices(s, waiting(s)[0]).sample(rng))
    return fast_of(game)(s)


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_number_of_games_give_the_same_opinions(threads: int) -> None:
    start = opening(find("cardinal"))
    budget = Budget(400, AMPLE, threads)
    first, second = (search([start], asked_of(start), budget, seed=7).opinions for _ in range(2))
    assert first == second
    assert sum(opinion.visits for opinion in first) == budget.simulations
    assert first != search([start], asked_of(start), budget, seed=8).opinions


@pytest.mark.parametrize("game", OPEN_GAMES, ids=lambda game: game.name)
def test_a_search_that_ends_once_it_is_decided_answers_as_if_it_had_gone_on(game: AnyGame) -> None:
    plies = [ply for ply in walk(Case(game, 2, game.options()), seed=4, talk=False) if ply.seat >= 0]
    played = []
    for position in [fast_of(game)(ply.before) for ply in plies]:
        budget = Budget(600, AMPLE)
        to_the_end = search([position], asked_of(position), budget, seed=5).opinions
        decided = search([position], asked_of(position), budget._replace(until_decided=True), seed=5).opinions
        assert decided[0].move == to_the_end[0].move
        played.append(sum(opinion.visits for opinion in decided))
    assert max(played) == 600 > min(played)


def test_a_search_ends_when_its_time_is_up() -> None:
    start = opening(find("cathedral"))
    opinions, is_cut, *_ = search([start], asked_of(start), Budget(10**9, 0.2), seed=1)
    assert 0 < sum(opinion.visits for opinion in opinions) < 10**8
    assert is_cut


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("seconds", "is_cut"), [(AMPLE, False), (0.0, True)])
def test_a_search_knows_whether_the_time_was_up_before_its_games_were_played(
    threads: int, seconds: float, is_cut: bool
) -> None:
    start = opening(find("cardinal"))
    assert search([start], asked_of(start), Budget(400, seconds, threads), seed=1).is_cut == is_cut


def test_a_search_whose_games_are_played_in_one_go_is_never_cut() -> None:
    start = opening(find("cardinal"))
    assert not search([start], asked_of(start), Budget(8, 0.0), seed=1).is_cut


def test_opinions_are_in_order_and_hold_shares() -> None:
    start = opening(find("cathedral"))
    opinions = search([start], asked_of(start), Budget(2000, AMPLE), seed=3).opinions
    tried = [opinion.visits for opinion in opinions]
    assert tried == sorted(tried, reverse=True)
    assert all(0 <= opinion.value <= 1 for opinion in opinions)


def questions(name: str, seats: int) -> list[tuple[list[Position], int]]:
    """Some questions of a random game, each guessed three times by the seat that is asked."""
    game = find(name)
    asked = [ply for ply in walk(Case(game, seats, game.options()), seed=2, talk=False) if ply.seat >= 0]
    return [(guesses(game, ply.before, ply.seat), ply.seat) for ply in asked[4:64:15]]


def guesses(game: AnyGame, s: State, seat: Seat) -> list[Position]:
    view = seen(game, s, seat)
    return [fast_of(game)(game.guess(view, Random(number))) for number in range(1 if game.is_open else 3)]


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("name", "seats"), [("cathedral", 2), ("cardinal", 3), ("bastide", 4), ("flandern", 3)])
def test_the_moves_at_the_root_bring_every_seat_together_what_the_search_brought(
    name: str, seats: int, threads: int
) -> None:
    for positions, seat in questions(name, seats):
        found = search(positions, seat, Budget(120, AMPLE, threads), seed=6)
        assert found.simulations == 120
        assert len(found.values) == seats
        for moves in (found.opinions, *found.others.values()):
            assert sum(each.simulations for each in moves) == found.simulations
            for other in range(seats):
                total = sum(each.simulations * each.values[other] for each in moves)
                assert total / found.simulations == pytest.approx(found.values[other])
        assert all(each.values[seat] == pytest.approx(each.value) for each in found.opinions)


def test_what_was_supposed_before_a_search_is_in_no_value_of_what_it_has_brought() -> None:
    start = opening(find("cardinal"))
    seat, moves = asked_of(start), moves_of(start)[:3]
    priors = [Prior(move, 50, 1.0) for move in moves]
    found = search([start], seat, Budget(200, AMPLE, 2), seed=1, priors=priors)
    assert {each.move for each in found.opinions} == set(moves)
    assert [each.visits - each.simulations for each in found.opinions] == [2 * 50] * 3
    assert sum(each.simulations for each in found.opinions) == found.simulations == 200
    assert sum(found.values) == pytest.approx(1.0)
    assert all(each.values[seat] < each.value for each in found.opinions if each.simulations)


def test_a_move_nobody_tried_brought_nobody_anything() -> None:
    start = opening(find("cardinal"))
    liked, unliked = moves_of(start)[:2]
    priors = [Prior(liked, 1000, 1.0), Prior(unliked, 1000, 0.0)]
    found = search([start], asked_of(start), Budget(8, AMPLE), seed=1, priors=priors)
    assert {each.move: each.values == () for each in found.opinions} == {liked: False, unliked: True}
    assert found.simulations == 8


def test_a_prior_keeps_no_answer_from_being_tried_where_a_seat_is_ahead() -> None:
    game = find("cathedral")
    plies = [ply for ply in walk(Case(game, 2, game.options()), seed=7, talk=False) if ply.seat >= 0]
    won = [position for position in (fast_of(game)(ply.before) for ply in plies) if is_ahead(position)]
    assert won, "nobody was ahead in the game"
    for position in won:
        priors = [Prior(move, 50, 0.0) for move in moves_of(position)[:12]]
        found = search([position], asked_of(position), Budget(400, AMPLE), seed=1, priors=priors)
        assert all(each.simulations for each in found.opinions)


def is_ahead(position: Position) -> bool:
    """Whether the seat asked wins most simulations."""
    seat = asked_of(position)
    return search([position], seat, Budget(200, AMPLE), seed=1).values[seat] > 0.65


def test_those_asked_at_the_same_moment_try_several_answers_though_the_priors_are_for_another_seat() -> None:
    s = town(money=dict.fromkeys((BLUE, GREEN, RED, YELLOW, VIOLET), 9))
    answer(s, Propose("R2"))
    start = fast_of(find("bastide"))(s)
    priors = [Prior(start.move(Bid(amount)), 5, 0.2) for amount in (0, 3)]
    found = search([start], BLUE, Budget(200, AMPLE), seed=1, priors=priors)
    assert {each.move for each in found.opinions} == {prior.move for prior in priors}
    assert len(found.others) == 4
    assert all(len(moves) > 2 for moves in found.others.values())
