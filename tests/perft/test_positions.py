"""What the tables of positions must hold to be worth counting."""

from __future__ import annotations

from beffroi.games import find
from tests.perft.positions import positions_of


def written(game: str) -> list[str]:
    return [position.entry["at"] for position in positions_of(find(game))]


def test_the_table_of_bastide_knows_every_number_of_seats() -> None:
    assert {len(position.state().seats) for position in positions_of(find("bastide"))} == {3, 4, 5}


def test_the_table_of_cardinal_starts_where_a_game_starts_for_each_number_of_seats() -> None:
    game = find("cardinal")
    starts = positions_of(game)[: len(game.seats)]
    assert [start.entry["at"] for start in starts] == [game.write_position(game.setup(seats)) for seats in game.seats]
    assert all(len(start.ways) >= 3 for start in starts)


def test_the_table_of_cardinal_knows_every_question() -> None:
    assert {at.split()[-1][0] for at in written("cardinal")} == {"?", "t", "b", "c"}


def test_the_table_of_cathedral_starts_where_a_game_starts() -> None:
    game = find("cathedral")
    first, balanced, *_ = written("cathedral")
    assert first == game.write_position(game.setup())
    assert balanced == game.write_position(game.setup(options=game.options(lehmann_woods=True)))


def test_the_table_of_cathedral_knows_every_agreement_and_every_question() -> None:
    fields = [at.split() for at in written("cathedral")]
    assert {options for *_, options in fields} == {"-", "g", "w", "a", "gw", "ga", "wa", "gwa"}
    assert {asked[:2] for *_, asked, _plies, _options in fields} == {"c", "l", "d", "l?", "d?"}
    assert {"?", "x"} < {cathedral for _, _, cathedral, *_ in fields}
