"""Who may look at which table."""

from __future__ import annotations

from tests.server.guest import Guest


def test_a_code_leads_to_its_table_however_it_is_typed(ann: Guest, bob: Guest) -> None:
    sheet = ann.open_table("fair", "me", "open", private=True)
    typed = f" {sheet['code'][:3].lower()}-{sheet['code'][3:]} "
    assert bob.get(f"/api/codes/{typed}") == {"table": sheet["id"]}
    assert bob.get("/api/codes/ZZZZZZ9", 404)["why"] == "no-such-code"


def test_a_private_table_does_not_exist_for_strangers(ann: Guest, bob: Guest, stranger: Guest) -> None:
    sheet = ann.open_table("fair", "me", "open", private=True)
    path = f"/api/tables/{sheet['id']}"
    for path_there in (path, f"{path}/record", f"{path}/plies", f"{path}/qr.svg", f"{path}?code=ABCDEF"):
        assert bob.get(path_there, 404)["why"] == "no-such-table"
    assert bob.post(f"{path}/join", {}, 404)["why"] == "no-such-table"
    assert sheet["id"] not in str(stranger.get("/api/tables"))
    with stranger.at(sheet["id"]) as window:
        assert window.closed() == 4404
    assert bob.get(f"{path}?code={sheet['code']}")["code"] is None
    assert bob.post(f"{path}/join", {"code": sheet["code"]})["status"] == "running"


def test_a_code_is_told_to_those_who_sit_there_only(ann: Guest, bob: Guest) -> None:
    sheet = ann.open_table("fair", "me", "open", "open")
    assert sheet["code"]
    assert bob.get(f"/api/tables/{sheet['id']}")["code"] is None
