"""One search for all games: it finds what wins, says the same again, and ends when it must."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.core.engine import advance, choices, waiting
from beffroi.core.game import AnyGame
from beffroi.fast import ENDLESS, Dice, Fast, board_on, copy_of, do, fancied, is_over, moves_of, share_of, who
from beffroi.games import fast_of, find
from beffroi.search.search import Effort, search
from beffroi.search.tree import Tree
from tests.support.cases import Case, walk

AMPLE = 600.0
MOST_LINES = 300
OPEN_GAMES = [find(name) for name in ("cathedral", "cardinal")]


def best_share(position: Fast, seat: int) -> float:
    """What a seat gets of the victory when both play as well as can be, all lines followed to their end."""
    if is_over(position):
        return share_of(position, seat)
    values = [best_share(after(position, move), seat) for move in moves_of(position)]
    return max(values) if who(position) == seat else min(values)


def after(position: Fast, move: int) -> Fast:
    copied = copy_of(position)
    do(copied, move)
    return copied


def lines(position: Fast, most: int) -> int:
    """How many ways there are to the end, counted up to a bound."""
    if is_over(position):
        return 1
    total = 0
    for move in moves_of(position):
        total += lines(after(position, move), most - total)
        if total >= most:
            break
    return total


def endings(game: AnyGame, seed: int) -> list[Fast]:
    """Questions near the end of a random game between two where the answer decides who wins."""
    plies = walk(Case(game, 2, game.options()), seed, talk=False)
    positions = [fast_of(game)(ply.before) for ply in plies if ply.seat >= 0]
    late = [each for each in positions[-10:] if lines(each, MOST_LINES) < MOST_LINES]
    return [each for each in late if len({best_share(after(each, move), who(each)) for move in moves_of(each)}) > 1]


@pytest.mark.parametrize("game", OPEN_GAMES, ids=lambda game: game.name)
def test_it_finds_the_answer_that_wins_by_force(game: AnyGame) -> None:
    found = [position for seed in range(16) for position in endings(game, seed)]
    assert found, "no random game was decided so late"
    for position in found:
        seat = who(position)
        opinions = search([position], seat, Effort(2000, AMPLE), seed=1).opinions
        assert best_share(after(position, opinions[0].move), seat) == best_share(position, seat)


def is_trap(position: Fast, seat: int, move: int) -> bool:
    """Whether an answer that loses to the best reply often wins when everybody answers as in searched games."""
    dice, games, won = Dice(1), 200, 0.0
    reached = after(position, move)
    for _ in range(games):
        board = copy_of(reached)
        while not is_over(board):
            do(board, fancied(board, dice))
        won += share_of(board, seat)
    return won > 0.3 * games and best_share(reached, seat) == 0.0


def searched(position: Fast, seat: int, move: int, memory: int) -> float:
    """What one answer is worth to a tree that remembers so many questions."""
    tree = Tree(1, 1 << 12, ENDLESS, memory)
    tree.expect(seat, move, 0, 0.0)
    tree.grow(board_on(position), 2000)
    ((_, _, share),) = tree.answers(seat)
    return share


def test_an_answer_is_refuted_only_as_far_as_a_tree_remembers() -> None:
    late = [(position, who(position)) for seed in range(16) for position in endings(find("cathedral"), seed)]
    answers = [(position, seat, move) for position, seat in late for move in moves_of(position)]
    traps = [each for each in answers if is_trap(*each)]
    assert traps, "no answer looked good and was refuted"
    for position, seat, move in traps:
        refuted, unrefuted = (searched(position, seat, move, memory) for memory in (ENDLESS, 1))
        assert refuted < unrefuted - 0.05


def opening(game: AnyGame) -> Fast:
    s, rng = game.setup(), Random(1)
    while waiting(s)[0] < 0:
        advance(s, waiting(s)[0], choices(s, waiting(s)[0]).sample(rng))
    return fast_of(game)(s)


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_number_of_games_give_the_same_opinions(threads: int) -> None:
    start = opening(find("cardinal"))
    effort = Effort(400, AMPLE, threads)
    first, second = (search([start], who(start), effort, seed=7).opinions for _ in range(2))
    assert first == second
    assert sum(opinion.games for opinion in first) == effort.games
    assert first != search([start], who(start), effort, seed=8).opinions


@pytest.mark.parametrize("game", OPEN_GAMES, ids=lambda game: game.name)
def test_a_search_that_ends_once_it_is_decided_answers_as_if_it_had_gone_on(game: AnyGame) -> None:
    plies = [ply for ply in walk(Case(game, 2, game.options()), seed=4, talk=False) if ply.seat >= 0]
    played = []
    for position in [fast_of(game)(ply.before) for ply in plies]:
        effort = Effort(600, AMPLE)
        to_the_end = search([position], who(position), effort, seed=5).opinions
        decided = search([position], who(position), effort._replace(until_decided=True), seed=5).opinions
        assert decided[0].move == to_the_end[0].move
        played.append(sum(opinion.games for opinion in decided))
    assert max(played) == 600 > min(played)


def test_a_search_ends_when_its_time_is_up() -> None:
    start = opening(find("cathedral"))
    opinions, is_cut = search([start], who(start), Effort(10**9, 0.2), seed=1)
    assert 0 < sum(opinion.games for opinion in opinions) < 10**8
    assert is_cut


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("seconds", "is_cut"), [(AMPLE, False), (0.0, True)])
def test_a_search_knows_whether_the_time_was_up_before_its_games_were_played(
    threads: int, seconds: float, is_cut: bool
) -> None:
    start = opening(find("cardinal"))
    assert search([start], who(start), Effort(400, seconds, threads), seed=1).is_cut == is_cut


def test_a_search_whose_games_are_played_in_one_go_is_never_cut() -> None:
    start = opening(find("cardinal"))
    assert not search([start], who(start), Effort(8, 0.0), seed=1).is_cut


def test_opinions_are_in_order_and_hold_shares() -> None:
    start = opening(find("cathedral"))
    opinions = search([start], who(start), Effort(2000, AMPLE), seed=3).opinions
    tried = [opinion.games for opinion in opinions]
    assert tried == sorted(tried, reverse=True)
    assert all(0 <= opinion.share <= 1 for opinion in opinions)
