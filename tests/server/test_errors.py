"""Errors are said in HTTP in one place."""

from __future__ import annotations

import re

import pytest
from litestar.exceptions import HTTPException

from beffroi.core.model import BadInput
from beffroi.server.errors import FAULT, STATUSES, said, status_of
from beffroi.server.protocol.problems import NotFound, Problem, Rejected
from beffroi.server.storage.store import Unreachable
from tests.repository.tree import ROOT

SERVER = ROOT / "src/beffroi/server"


def test_every_kind_of_rejection_has_a_status_of_its_own() -> None:
    assert STATUSES.keys() == set(Rejected.__subclasses__())
    assert len(set(STATUSES.values())) == len(STATUSES)


@pytest.mark.parametrize(
    ("error", "status", "problem"),
    [
        (NotFound("no-such-seat", seat=7), 404, Problem("no-such-seat", {"seat": 7})),
        (BadInput("unknown-level", level="x"), 400, Problem("unknown-level", {"level": "x"})),
        (Unreachable("OperationalError"), 503, Problem("store")),
        (HTTPException(status_code=405), 405, Problem("no-such-page")),
        (HTTPException(status_code=418), 418, Problem("bad-request")),
    ],
    ids=["rejected", "bad input", "no database", "no such method", "any other"],
)
def test_an_error_is_a_status_and_a_key_with_its_facts(error: Exception, status: int, problem: Problem) -> None:
    assert said(error) == (status, problem)


@pytest.mark.parametrize("fault", [ValueError("a secret"), HTTPException(status_code=502, detail="a secret")])
def test_a_fault_of_ours_tells_nothing_more(fault: Exception) -> None:
    assert said(fault) == (FAULT, Problem("fault"))


def test_no_other_module_names_the_status_of_a_rejection() -> None:
    numbers = "|".join(str(status_of(kind("x"))) for kind in STATUSES)
    named = re.compile(rf"status(?:_code)?\s*[=:]=?\s*(?:{numbers})\b")
    others = [path for path in SERVER.rglob("*.py") if path.name != "errors.py"]
    assert [path.name for path in others if named.search(path.read_text("utf-8"))] == []
