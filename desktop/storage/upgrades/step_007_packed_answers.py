"""Schema 7: answers are packed, as states are. Who looks into the file learns no squad that is still secret (S-SET)."""

from __future__ import annotations

import zlib

from alembic.operations import Operations
from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, text

SCHEMA = 7


def upgrade(operations: Operations) -> None:
    """The table is made anew: SQLite cannot change the type of a column."""
    operations.rename_table("entry", "entry_in_clear")
    operations.create_table(
        "entry",
        Column("game", Integer, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("row", LargeBinary, nullable=False),
    )
    driver = operations.get_bind().connection.dbapi_connection
    assert driver is not None, "An upgrade runs on an open library."
    driver.create_function("packed", 1, _packed, deterministic=True)
    operations.execute(text("INSERT INTO entry SELECT game, number, packed(row) FROM entry_in_clear"))
    # What is dropped is overwritten: the answers would stand in the unused pages of the file for a long time.
    operations.execute(text("PRAGMA secure_delete = ON"))
    operations.drop_table("entry_in_clear")


def _packed(row: str | bytes) -> bytes:
    """As it is written, so that a damaged answer stays what it is and spoils its own game alone."""
    return zlib.compress(row.encode("utf-8") if isinstance(row, str) else row)
