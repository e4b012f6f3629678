"""A row to be written when somebody asks whether the database can be written; the newest tables found by an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0}])

    op.add_column("sitting", sa.Column("created", sa.BigInteger(), nullable=True))
    op.execute("UPDATE sitting SET created = (SELECT created FROM tables WHERE tables.id = sitting.table_id)")
    with op.batch_alter_table("sitting") as sitting:
        sitting.alter_column("created", existing_type=sa.BigInteger(), nullable=False)
        sitting.create_index("ix_sitting_guest_created", ["guest", "created", "table_id"])
        sitting.create_index("ix_sitting_table_id", ["table_id"])

    for table in ("tables", "tournaments"):
        op.drop_index(f"ix_{table}_status_created", table)
        op.create_index(f"ix_{table}_status_private_created", table, ["status", "private", "created", "id"])
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
