"""What is kept on disk: guests, tables, everything that was answered, what was said, tournaments, ratings."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
METADATA = MetaData(naming_convention=NAMING)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),  # the hash of what the cookie holds
    Column("nickname", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("preferences", Text),  # none before the first choice
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("code", String(12), unique=True),  # none once nobody can join any more
    Column("status", String(12), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("edition", Integer, nullable=False),  # grows with every change of the document
    Column("document", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # the dice; never shown before the game is over
    Column("host", String(24)),  # against whose limit it counts; none at a table of a tournament
    Index("ix_tables_status_private_created", "status", "private", "created", "id"),
    Index("ix_tables_host_status", "host", "status"),
)

SITTING = Table(
    "sitting",
    METADATA,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),  # of the table, so that the newest of a guest are found at once
    Index("ix_sitting_guest_created", "guest", "created", "table_id"),
)

LOG = Table(
    "log",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", LargeBinary),  # nothing: the seat took back its last answer
    Column("hash", String(32), nullable=False),
    Column("move_id", String(64)),
    Column("digest", String(32)),
    Column("at", BigInteger, nullable=False),
    Column("asked", String(40), nullable=False),  # who is waited for afterwards
    Column("clock", Text),
    UniqueConstraint("table_id", "seat", "move_id"),
)

REMARKS = Table(
    "remarks",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("move_id", String(64), nullable=False),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "guest", "move_id"),
)

TRANSFERS = Table(
    "transfers",
    METADATA,
    Column("word", String(64), primary_key=True),  # hashed like every secret
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),  # who sat there when it was made
    Column("until", BigInteger, nullable=False),
)

PROCESSES = Table(
    "processes",
    METADATA,
    Column("process", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),  # by the clock of the database
    Column("present", Text, nullable=False),  # which guests are connected to which tables through it
)

PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("at", BigInteger, nullable=False),
)

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("organiser", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("status", String(12), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Index("ix_tournaments_status_private_created", "status", "private", "created", "id"),
)

TOURNAMENT_EVENTS = Table(
    "tournament_events",
    METADATA,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("once", String(40), nullable=False),  # no round is drawn twice, no result is counted twice
    Column("guest", String(24), ForeignKey("guests.id"), index=True),
    Column("event", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("tournament", "once"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("game", String(24), primary_key=True),
    Column("who", String(40), primary_key=True),  # a guest, or a level of bots
    Column("mean", Float, nullable=False),
    Column("error", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

RATED = Table(
    "rated",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("number", Integer, nullable=False),  # the order in which the games of a kind were rated
    UniqueConstraint("game", "number"),
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("edition", Integer, nullable=False),  # of the program that made it
    Column("analysis", LargeBinary, nullable=False),
)

ANALYSIS_JOBS = Table(
    "analysis_jobs",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("deeper", Boolean, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("process", String(24)),  # that makes it; none while it waits
    Column("until", BigInteger, nullable=False),  # when it is another's unless that process gives a sign of life
    Column("done", Float, nullable=False),
    Column("failed", Boolean, nullable=False),
)
