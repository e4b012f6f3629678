"""Analyses of finished games are kept: whoever made them anew would get the same."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("analysis", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analyses")),
    )
