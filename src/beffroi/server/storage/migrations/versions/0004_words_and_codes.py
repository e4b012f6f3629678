"""Words name who made them, and codes are forgotten."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Nobody knows who made the words of before; they were good for ten minutes.
    op.drop_table("passings")
    op.create_table(
        "passings",
        sa.Column("word", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_passings_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_passings_table_id")),
        sa.PrimaryKeyConstraint("word", name=op.f("pk_passings")),
    )
    op.create_index(op.f("ix_passings_table_id"), "passings", ["table_id"], unique=False)
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("code", existing_type=sa.String(length=12), nullable=True)
    _forget_codes(op.get_bind())


def _forget_codes(c: sa.Connection) -> None:
    """Nobody can join a table that has begun or was closed; its code is in the row and in the plan."""
    tables = sa.table("tables", sa.column("id"), sa.column("code"), sa.column("plan"), sa.column("status"))
    begun = tables.c.status != "open"
    for row in c.execute(sa.select(tables.c.id, tables.c.plan).where(begun)).all():
        plan = msgspec.json.encode(msgspec.json.decode(row.plan) | {"code": None})
        c.execute(sa.update(tables).where(tables.c.id == row.id).values(code=None, plan=plan))
