"""Every module of the server has its tests in a file of its name, in the same folder."""

from __future__ import annotations

from tests.repository.tree import ROOT

SERVER, TESTS = ROOT / "src/beffroi/server", ROOT / "tests/server"
ELSEWHERE = {
    "app.py": "puts the routes together: whatever asks the server for something tests it",
    "services.py": "puts the parts together: no server of a test opens without it",
    "live/peers.py": "says what others must be able to do, and that one process has none",
    "protocol/games.py": "is only said by the server: tests/server/routes/test_games.py hears it",
    "protocol/replays.py": "is only said by the server: tests/server/routes/test_records.py hears it",
    "protocol/values.py": "names lengths and patterns; the values that are made of them are tested",
    "storage/schema.py": "names columns; tests/server/storage/test_database.py migrates to it",
}


def modules() -> list[str]:
    found = (path.relative_to(SERVER) for path in SERVER.rglob("*.py") if path.name != "__init__.py")
    return sorted(str(path) for path in found if "migrations" not in path.parts)


def has_tests(module: str) -> bool:
    folder, _, name = module.rpartition("/")
    return (TESTS / folder / f"test_{name}").is_file()


def test_every_module_of_the_server_has_its_test_file() -> None:
    assert [module for module in modules() if not has_tests(module) and module not in ELSEWHERE] == []


def test_those_without_one_are_there_and_have_none() -> None:
    assert [module for module in ELSEWHERE if module not in modules() or has_tests(module)] == []
