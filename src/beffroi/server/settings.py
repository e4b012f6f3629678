"""How a server is run: the command line comes before the environment, the environment before a file."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
from msgspec import Struct

from beffroi.bots.bot import BUDGET
from beffroi.core.model import BadInput

PREFIX = "BEFFROI_"
FILE = "beffroi.toml"
SQLITE_FILE = "beffroi.sqlite3"
ORIGIN = re.compile(r"https?://(\[[0-9a-fA-F:.]+\]|[^\s/?#@:\[\]]+)(:\d{1,5})?/?")
"""An address as browsers name an origin: no path, no user."""
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What whoever runs a server may choose; every setting has a value that suits a family."""

    data: str = ""
    """The folder of the database and its lock; empty: the user's data folder."""
    database: str = ""
    """The address of a PostgreSQL database; empty: an SQLite file in the data folder."""
    bus: str = ""
    """The address of a NATS server that tells the processes that serve the same tables about each other's moves."""
    host: str = "0.0.0.0"
    port: int = 8302
    origin: str = ""
    """The address people use, when a proxy stands in front; empty: what the browser calls us."""
    password: str = ""
    """What everybody must type once to come in; empty: whoever can reach the server may come in."""
    secure: bool = False
    """Whether the cookie travels over https only, also when we ourselves are spoken to without."""
    proxies: str = ""
    """The addresses of trusted proxies, separated by commas."""
    workers: int = 0
    """How many processes think for the bots; 0: one a core, two at most."""
    bot_budget: float = BUDGET
    """Seconds a bot may think."""
    bot_deadline: float = 10.0
    """Seconds after which a bot that has not answered is stopped, and a legal answer is played for it."""
    bot_pause: float = 1.0
    """Seconds a bot waits before it answers, so that people can follow."""
    bot_patience: float = 10.0
    """Seconds a bot that has offered something gives the others to answer."""
    bot_bargaining: float = 15.0
    """Seconds a bot leaves people, at a question where they may make offers and have not answered themselves; a fifth
    of it where they are not asked. Once a question it is three times as long while somebody puts an offer together."""
    analysis_nice: int = 19
    """How far an analysis gives way to everything else on the machine, as `nice` counts: 19 is as far as possible."""
    bots: str = ""
    """Programs of others that may be invited, by name: `ada=/home/ada/bot.py,zoe=/opt/zoe --fast`."""
    away_after: float = 90.0
    """Seconds after which a bot stands in for somebody who is waited for and not there."""
    put_away_after: float = 300.0
    """Seconds after which a table that nobody watches leaves the memory; it is read again when somebody comes."""
    frames_per_second: float = 10.0
    """How many frames a second one socket may send in the long run."""
    requests_per_second: float = 20.0
    """How many requests a second one address may make in the long run."""
    tables_per_minute: float = 12.0
    """How many tables a minute one address may open in the long run."""
    misses_per_minute: float = 6.0
    """How many wrong codes, links and passwords a minute one address may try in the long run; 0: any number."""
    connections_per_address: int = 200
    """How many connections one address may have open; for IPv6, one network of 64 bits."""
    metrics_key: str = ""
    """What must be shown to read the figures from elsewhere than this machine; empty: only this machine may."""
    running_tables_per_guest: int = 50
    """How many tables of one host may be open or running at once, those of tournaments apart; 0: any number."""
    running_tournaments_per_guest: int = 10
    """How many tournaments of one organiser may be announced or running at once; 0: any number."""
    log_level: str = "INFO"
    seed: int | None = None
    """For tests: dice and bots repeat themselves, so nothing is fair; only a server that nobody else can reach may."""

    @property
    def folder(self) -> Path:
        return Path(self.data or platformdirs.user_data_dir("beffroi", appauthor=False))

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"sqlite:///{self.folder / SQLITE_FILE}"
        scheme, _, rest = self.database.partition("://")
        return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else self.database

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same server."""
        return not self.url.startswith("sqlite")

    @property
    def programs(self) -> dict[str, str]:
        """The command of every program that may be invited."""
        pairs = [each.partition("=") for each in self.bots.split(",") if each.strip()]
        if any(not name.strip() or "/" not in command for name, _, command in pairs):
            raise BadInput("bad-settings", problem=f"bots: {self.bots}")
        return {name.strip(): command.strip() for name, _, command in pairs}


def load(given: Mapping[str, Any], environment: Mapping[str, str] | None = None, file: Path | None = None) -> Settings:
    """The settings of a server; `given` is what the command line says, without what it leaves open."""
    surroundings = os.environ if environment is None else environment
    named = {name: surroundings[key] for name, key in _keys().items() if key in surroundings}
    written = _read(file or Path(surroundings.get(f"{PREFIX}SETTINGS", FILE)))
    try:
        settings = msgspec.convert(written | named | dict(given), Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput("bad-settings", problem=str(error)) from None
    settings.programs  # noqa: B018 - whoever runs the server learns now that they cannot be read
    for name in wrong_settings(settings):
        raise BadInput("bad-settings", problem=f"{name}: {getattr(settings, name)}")
    if settings.seed is not None and settings.host not in LOOPBACK:
        raise BadInput("unfair-dice", host=settings.host)
    return settings


def wrong_settings(settings: Settings) -> Iterator[str]:
    """The settings that can be read and make no sense; with them a server would start, and nobody could use it."""
    if settings.origin and not ORIGIN.fullmatch(settings.origin):
        yield "origin"
    if not all(map(_is_address, filter(None, settings.proxies.split(",")))):
        yield "proxies"
    for name, value in msgspec.structs.asdict(settings).items():
        if name != "seed" and isinstance(value, int | float) and value < 0:
            yield name


def _is_address(text: str) -> bool:
    try:
        return text.strip() == "*" or bool(ip_network(text.strip()))
    except ValueError:
        return False


def _keys() -> dict[str, str]:
    return {field.name: PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise BadInput("bad-settings", problem=f"{file}: {error}") from None
