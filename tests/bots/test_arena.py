"""The arena: who meets whom, with which dice, and where it is played."""

from __future__ import annotations

from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

import dask
import pytest
from distributed import LocalCluster

from beffroi.bots.arena import ArenaTerms, Met, OptionValues, Pairing, meet, run, title
from beffroi.bots.deals import bargain
from beffroi.bots.score import report
from beffroi.commands.workers import executor
from beffroi.core.model import BadInput

CARDINAL = Pairing("cardinal", 3, ("novice", "random"))
TERMS = ArenaTerms((CARDINAL, Pairing("cardinal", 3, ("apprentice", "random"))), games=2, seed=5)


def by_number(met: list[Met]) -> list[Met]:
    return sorted(met, key=lambda each: (each.pairing, each.number))


def played(workers: Executor, ahead: int) -> list[Met]:
    return by_number(list(run(meet, TERMS, workers, ahead)))


@pytest.fixture(scope="module")
def expected() -> list[Met]:
    return by_number([meet(TERMS, pairing, number) for pairing, number in TERMS.numbers()])


def test_the_two_sit_by_turns_and_move_on_one_seat_a_game() -> None:
    assert CARDINAL.line_up(0) == ("novice", "random", "novice")
    assert CARDINAL.line_up(1) == ("random", "novice", "random")


def test_who_plays_alone_sits_everywhere_by_turns() -> None:
    alone = Pairing("cardinal", 3, ("apprentice", "mute"), alone=True)
    assert [alone.line_up(number).index("apprentice") for number in range(4)] == [0, 1, 2, 0]
    assert alone.line_up(1).count("mute") == 2


def test_every_pairing_plays_its_first_game_before_any_plays_its_second() -> None:
    assert list(TERMS.numbers()) == [(0, 0), (1, 0), (0, 1), (1, 1)]


def test_the_same_terms_give_the_same_games(expected: list[Met]) -> None:
    assert by_number([meet(TERMS, pairing, number) for pairing, number in TERMS.numbers()]) == expected


def test_what_is_done_is_not_played_again(expected: list[Met]) -> None:
    with ThreadPoolExecutor(1) as workers:
        left = list(run(meet, TERMS, workers, 1, {(0, 0), (1, 0), (0, 1)}))
    assert left == expected[-1:]


def test_a_table_with_options_plays_by_them() -> None:
    def words(options: OptionValues) -> int:
        terms = ArenaTerms((Pairing("bastide", 3, ("apprentice", "apprentice"), alone=True, options=options),), 1, 5)
        return bargain(terms, 0, 0).counts["words"]

    assert words({}) > words({"negotiation": False}) == 0
    with pytest.raises(BadInput, match="unknown-option"):
        meet(ArenaTerms((Pairing("cardinal", 2, ("novice", "random"), options={"negotiation": False}),), 1, 5), 0, 0)


def test_lines_about_games_with_options_name_these() -> None:
    plain, without = (
        report(ArenaTerms((Pairing("bastide", 3, ("novice", "random"), options=options),), 0, 5), ()).rows[0]
        for options in ({}, {"negotiation": False, "bank": "96"})
    )
    assert (title(plain), title(without)) == ("bastide", "bastide, negotiation=false, bank=96")


@pytest.mark.parametrize("processes", [1, 2])
def test_the_number_of_processes_changes_nothing(processes: int, expected: list[Met]) -> None:
    with executor(processes, None) as workers:
        assert played(workers, 4 * processes) == expected


def test_a_cluster_of_two_workers_plays_the_same_games(expected: list[Met]) -> None:
    local: Any = LocalCluster
    patient: Any = dask.config.set({"distributed.comm.timeouts.connect": "120s"})  # on a busy machine, too
    with (
        patient,
        local(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        executor(2, cluster.scheduler_address) as workers,
    ):
        assert played(workers, 8) == expected
