"""Every process finds by itself, and in the same way, who looks after which table."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from beffroi.core.action import Seat
from beffroi.server.cluster.membership import Membership, owner_of
from beffroi.server.cluster.store import Sighting

TABLES = [f"table-{number}" for number in range(200)]


class Signs:
    """The signs of life of other processes, as a database would tell them."""

    def __init__(self, **others: list[Sighting]) -> None:
        self.others = others

    async def beat(self, process: str, present: list[Sighting], _lease: float) -> dict[str, Any]:
        return {process: present, **self.others}


def member(signs: Signs) -> Membership:
    return Membership(cast(Any, signs))


def test_a_table_has_one_owner_whatever_the_order_of_the_processes() -> None:
    for table in TABLES:
        assert owner_of(table, ("a", "b", "c")) == owner_of(table, ("c", "a", "b"))


def test_when_a_process_goes_only_its_own_tables_move() -> None:
    for table in TABLES:
        before = owner_of(table, ("a", "b", "c"))
        assert before == "c" or owner_of(table, ("a", "b")) == before


def test_whoever_is_alone_owns_everything() -> None:
    assert all(member(Signs()).owns(table) for table in TABLES)


def test_a_sign_of_life_tells_who_has_come_and_who_looks_at_what_elsewhere() -> None:
    signs = Signs(other=[Sighting("x", "ann"), Sighting("x", "")])
    one = member(signs)
    change = asyncio.run(one.beat([Sighting("y", "bob")]))
    assert change.has_other_members
    assert change.tables == {"x"}
    assert one.elsewhere("x") == {"ann", ""}
    assert one.elsewhere("y") == set()
    assert one.guests == {"ann", ""}
    assert 0 < sum(map(one.owns, TABLES)) < len(TABLES)


def test_nothing_new_is_no_change() -> None:
    one = member(Signs(other=[Sighting("x", "ann")]))
    asyncio.run(one.beat([]))
    assert asyncio.run(one.beat([])) == (False, set())


def test_that_somebody_puts_an_offer_together_elsewhere_is_known_and_is_no_news() -> None:
    signs = Signs(other=[Sighting("x", "ann")])
    one = member(signs)
    asyncio.run(one.beat([]))
    signs.others = {"other": [Sighting("x", "ann"), Sighting("x", "ann", (Seat(1),))]}
    assert asyncio.run(one.beat([])) == (False, set())
    assert one.composing("x") == {Seat(1)}
    signs.others = {"other": [Sighting("x", "ann")]}
    asyncio.run(one.beat([]))
    assert one.composing("x") == set()
