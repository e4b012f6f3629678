"""Tournaments and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("organiser", sa.String(length=24), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("deed", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["organiser"], ["guests.id"], name=op.f("fk_tournaments_organiser")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index("ix_tournaments_status_created", "tournaments", ["status", "created"], unique=False)
    op.create_table(
        "happenings",
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("once", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=True),
        sa.Column("event", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_happenings_guest")),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name=op.f("fk_happenings_tournament")),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_happenings")),
        sa.UniqueConstraint("tournament", "once", name=op.f("uq_happenings_tournament_once")),
    )
    op.create_index(op.f("ix_happenings_guest"), "happenings", ["guest"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("error", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "who", name=op.f("pk_ratings")),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rated_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_rated")),
        sa.UniqueConstraint("game", "number", name=op.f("uq_rated_game_number")),
    )
