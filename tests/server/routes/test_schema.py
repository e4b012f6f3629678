"""What crosses the wire in requests."""

from __future__ import annotations

from tests.server.guest import Guest


def test_the_schema_names_every_value(stranger: Guest) -> None:
    schemas = stranger.get("/api/openapi.json")["components"]["schemas"]
    assert {"TableInfo", "Invitation", "GameCard", "RulesPage", "Problem", "TableLists", "Ply"} <= schemas.keys()
