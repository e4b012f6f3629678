"""Rows of numbers that Python lends; compiled, where they begin in memory (see `rows.pxd`)."""

from __future__ import annotations


def octets(row: memoryview) -> memoryview:
    return row


def words(row: memoryview) -> memoryview:
    return row
