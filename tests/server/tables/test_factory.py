"""New tables."""

from __future__ import annotations

from beffroi.server.tables.dice import Entropy


def test_for_tests_tables_repeat_themselves() -> None:
    assert Entropy(1).table() == Entropy(1).table() != Entropy(2).table()
    assert Entropy(1, tables=1).table() != Entropy(1).table()


def test_tables_have_seeds_of_256_bits_that_nobody_can_guess() -> None:
    tables = [Entropy(None).table() for _ in range(100)]
    assert len({seed for _, seed in tables}) == len({name for name, _ in tables}) == 100
    assert {len(seed) for _, seed in tables} == {32}
