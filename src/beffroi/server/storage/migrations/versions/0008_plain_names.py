"""Columns and tables are called by what they hold; what is only good for minutes begins anew."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.alter_column("tables", "plan", new_column_name="document", existing_type=sa.LargeBinary())
    op.alter_column("tournaments", "deed", new_column_name="header", existing_type=sa.LargeBinary())
    _rename_events()
    op.drop_table("keepers")
    op.create_table(
        "processes",
        sa.Column("process", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("present", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_processes")),
    )
    op.drop_table("passings")
    op.create_table(
        "transfers",
        sa.Column("word", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_transfers_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_transfers_table_id")),
        sa.PrimaryKeyConstraint("word", name=op.f("pk_transfers")),
    )
    op.create_index(op.f("ix_transfers_table_id"), "transfers", ["table_id"], unique=False)


def _rename_events() -> None:
    """The rows stay; the index and the constraint follow the name."""
    op.drop_index("ix_happenings_guest", "happenings")
    op.rename_table("happenings", "tournament_events")
    op.create_index(op.f("ix_tournament_events_guest"), "tournament_events", ["guest"], unique=False)
    with op.batch_alter_table("tournament_events") as events:
        events.drop_constraint("uq_happenings_tournament_once", type_="unique")
        events.create_unique_constraint("uq_tournament_events_tournament_once", ["tournament", "once"])
