"""Analyses on disk: the newest of a table, as long as this edition of the program has made it."""

from __future__ import annotations

from beffroi.server.tables.analyses import AnalysisStore
from tests.server.guest import Guest
from tests.server.running import RunningServer


def test_the_newest_analysis_of_a_table_is_kept_until_the_program_makes_others(
    ann: Guest, server: RunningServer
) -> None:
    table = ann.open_table("cathedral", "me", "me")["id"]
    today, tomorrow = (AnalysisStore(server.services.store, edition) for edition in (1, 2))
    assert server.ask(lambda: today.find(table)) is None
    server.ask(lambda: today.keep(table, b"first"))
    server.ask(lambda: today.keep(table, b"second"))
    assert server.ask(lambda: today.find(table)) == b"second"
    assert server.ask(lambda: tomorrow.find(table)) is None
