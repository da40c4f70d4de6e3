"""Schema 3: the library's own items, what a game uses of them, and notices of who has what open."""

from __future__ import annotations

from alembic.operations import Operations
from sqlalchemy import Boolean, Column, DateTime, Integer, LargeBinary, String, false, text

SCHEMA = 3


def upgrade(operations: Operations) -> None:
    """Games of earlier schemas use no items of the library's own, for there were none."""
    operations.add_column("game", Column("uses", String, nullable=False, server_default=text("'[]'")))
    operations.create_table(
        "item",
        Column("id", Integer, primary_key=True),
        Column("kind", String, nullable=False),
        Column("key", String, nullable=False),
        Column("name", String, nullable=False),
        Column("text", String, nullable=False),
        Column("icon", String, nullable=False),
        Column("author", String, nullable=False),
        Column("version", Integer, nullable=False),
        Column("created", DateTime, nullable=False),
        Column("changed", DateTime, nullable=False),
        Column("favourite", Boolean, nullable=False, server_default=false()),
        Column("tags", String, nullable=False, server_default=text("'[]'")),
        Column("trashed", DateTime, nullable=True),
        Column("revision", Integer, nullable=False),
        Column("problems", Integer, nullable=False),
        Column("fingerprint", String, nullable=False),
        Column("tested", String, nullable=False),
        Column("refers", String, nullable=False),
        Column("test", String, nullable=False),
        Column("desk", String, nullable=False),
        Column("plain", String, nullable=False),
        Column("picture", LargeBinary, nullable=True),
        sqlite_autoincrement=True,
    )
    operations.create_table(
        "mark",
        Column("kind", String, primary_key=True),
        Column("key", String, primary_key=True),
        Column("favourite", Boolean, nullable=False),
        Column("tags", String, nullable=False),
    )
    operations.create_table(
        "lease",
        Column("what", String, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("holder", String, primary_key=True),
        Column("host", String, nullable=False),
        Column("process", Integer, nullable=False),
        Column("seen", DateTime, nullable=False),
    )
