"""The processes that keep the tables of a server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keepers",
        sa.Column("process", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("present", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_keepers")),
    )
