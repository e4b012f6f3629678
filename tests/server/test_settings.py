"""How a server is run."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import fields

from beffroi.core.model import BadInput
from beffroi.server.settings import Settings, load
from tests.repository.tree import ROOT

NOWHERE = Path("no such file")


def test_without_settings_everything_has_a_usual_value() -> None:
    assert load({}, {}, NOWHERE) == Settings()


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "beffroi.toml"
    file.write_text('port = 1\nhost = "127.0.0.1"\nbot_pause = 3\n')
    settings = load({"port": 3}, {"BEFFROI_PORT": "2", "BEFFROI_BOT_PAUSE": "0.5", "OTHER": "x"}, file)
    assert (settings.port, settings.bot_pause, settings.host) == (3, 0.5, "127.0.0.1")


def test_the_file_may_be_named_in_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("port = 7\n")
    assert load({}, {"BEFFROI_SETTINGS": str(file)}).port == 7


@pytest.mark.parametrize("text", ["port = 'x'", "prot = 1", "port ="])
def test_a_setting_that_cannot_be_used_is_named(text: str, tmp_path: Path) -> None:
    file = tmp_path / "beffroi.toml"
    file.write_text(text)
    with pytest.raises(BadInput, match="bad-settings"):
        load({}, {}, file)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("origin", "club.example"),
        ("origin", "https://club.example/beffroi"),
        ("origin", "not an address"),
        ("proxies", "10.0.0.1, the proxy"),
        ("workers", "-1"),
        ("frames_per_second", "-3"),
    ],
)
def test_a_setting_with_which_nobody_could_play_is_named_at_the_start(name: str, value: str) -> None:
    with pytest.raises(BadInput, match="bad-settings") as refused:
        load({}, {f"BEFFROI_{name.upper()}": value}, NOWHERE)
    assert f"{name}: {value}" in str(refused.value.facts)


@pytest.mark.parametrize("origin", ["", "https://club.example", "http://192.168.1.7:8302/", "https://[::1]:8302"])
def test_an_origin_is_an_address_without_a_path(origin: str) -> None:
    assert load({"origin": origin, "proxies": "127.0.0.1,10.0.0.0/8"}, {}, NOWHERE).origin == origin


def test_repeated_dice_are_for_this_computer_only() -> None:
    assert load({"seed": 1, "host": "127.0.0.1"}, {}, NOWHERE).seed == 1
    with pytest.raises(BadInput, match="unfair-dice"):
        load({"seed": 1}, {}, NOWHERE)


def test_the_database_is_a_file_in_the_data_folder_or_where_it_is_said_to_be(tmp_path: Path) -> None:
    assert Settings(data=str(tmp_path)).url == f"sqlite:///{tmp_path}/beffroi.sqlite3"
    assert Settings(database="postgres://u@h/d").url == "postgresql+psycopg://u@h/d"
    assert Settings(database="postgresql+psycopg://u@h/d").url == "postgresql+psycopg://u@h/d"


def test_the_page_for_hosts_names_every_setting() -> None:
    page = (ROOT / "docs/host.md").read_text("utf-8")
    assert [field.name for field in fields(Settings) if f"`{field.name}`" not in page] == []


def test_programs_are_invited_by_name() -> None:
    settings = load({}, {"BEFFROI_BOTS": "ada=/home/ada/bot.py, zoe=/opt/zoe --fast"}, NOWHERE)
    assert settings.programs == {"ada": "/home/ada/bot.py", "zoe": "/opt/zoe --fast"}
    with pytest.raises(BadInput, match="bad-settings"):
        load({}, {"BEFFROI_BOTS": "ada"}, NOWHERE)
