"""Tables take turns, and those where people are come first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator

import pytest

from beffroi.server.live.bots.queue import FairQueue, QueuedQuestion, Rank
from beffroi.server.live.bots.worker import BotQuestion

Make = Callable[..., QueuedQuestion]
QUESTION = BotQuestion("choose", "cathedral", 1, "random", b"", 1, 2.0)


@pytest.fixture
def errand() -> Iterator[Make]:
    loop = asyncio.new_event_loop()
    yield lambda table, rank=Rank.PRESENT: QueuedQuestion(QUESTION, table, lambda: rank, loop.create_future())
    loop.close()


def served(queue: FairQueue) -> str:
    """The tables in the order in which they are served."""
    order = ""
    while queue:
        order += queue.take().table
    return order


def filled(errands: Iterable[QueuedQuestion]) -> FairQueue:
    queue = FairQueue()
    for each in errands:
        queue.put(each)
    return queue


def test_one_question_a_table_in_turn(errand: Make) -> None:
    assert served(filled(errand(table) for table in "AAABBC")) == "ABCABA"


def test_a_table_that_asks_again_waits_for_its_turn(errand: Make) -> None:
    queue = filled(errand(table) for table in "AB")
    assert queue.take().table == "A"
    queue.put(errand("A"))
    queue.put(errand("C"))
    assert served(queue) == "BAC"


def test_where_somebody_is_before_where_people_are_away_before_bots(errand: Make) -> None:
    waiting = [errand("b", Rank.BOTS), errand("a", Rank.AWAY), errand("p"), errand("b", Rank.BOTS), errand("p")]
    assert served(filled(waiting)) == "ppabb"


def test_a_persons_hint_comes_first_even_at_a_table_that_is_less_urgent(errand: Make) -> None:
    bots, hint = errand("T", Rank.AWAY), errand("T")
    queue = filled([errand("S", Rank.AWAY), bots, hint])
    assert queue.take() is hint
    assert served(queue) == "ST"


def test_a_table_to_which_somebody_comes_is_served_first_from_then_on(errand: Make) -> None:
    present = {"A": Rank.AWAY, "B": Rank.AWAY}
    queue = FairQueue()
    for table in "AABB":
        waiting = errand(table)
        waiting.rank = lambda table=table: present[table]  # type: ignore[misc]
        queue.put(waiting)
    present["B"] = Rank.PRESENT
    assert served(queue) == "BBAA"


def test_a_question_that_is_withdrawn_is_not_served(errand: Make) -> None:
    gone, stays = errand("A"), errand("B")
    queue = filled([gone, stays])
    queue.withdraw(gone)
    assert queue.take() is stays
    queue.withdraw(stays)
    assert len(queue) == 0


def test_only_tables_that_are_no_less_urgent_are_rivals(errand: Make) -> None:
    mine = errand("A", Rank.AWAY)
    others = [errand("A", Rank.AWAY), errand("B", Rank.BOTS), errand("C", Rank.AWAY), errand("D"), errand("D")]
    assert filled(others).rivals(mine) == 2
