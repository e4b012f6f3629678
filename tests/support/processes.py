"""Processes of the tests: copies of one that has loaded what they need, so that each starts in no time."""

from __future__ import annotations

from multiprocessing import get_context

COPIES = get_context("forkserver")
COPIES.set_forkserver_preload(["tests.support.loaded"])
