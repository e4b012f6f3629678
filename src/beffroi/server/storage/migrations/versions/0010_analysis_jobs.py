"""Analyses that wait or are being made are on disk, so that no two processes make the same and none is lost."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analysis_jobs",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.Column("deeper", sa.Boolean(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("process", sa.String(length=24), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.Float(), nullable=False),
        sa.Column("failed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_analysis_jobs_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analysis_jobs")),
    )
