"""Tables name their host, so that those one has open are counted without reading every table one ever had."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(length=24), nullable=True))
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
    _name_hosts(op.get_bind())


def _name_hosts(c: sa.Connection) -> None:
    """Those that are over are never counted again, and one that cannot be read is nobody's."""
    tables = sa.table("tables", sa.column("id"), sa.column("host"), sa.column("plan"), sa.column("status"))
    lasting = tables.c.status.in_(("open", "running", "frozen"))
    for row in c.execute(sa.select(tables.c.id, tables.c.plan).where(lasting)).all():
        with suppress(msgspec.MsgspecError):
            plan = msgspec.json.decode(row.plan, type=dict)
            host = None if plan.get("tournament") else plan.get("host")
            c.execute(sa.update(tables).where(tables.c.id == row.id).values(host=host))
