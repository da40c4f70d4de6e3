"""Schema 2: favourites, tags, the trash, and the number by which two windows notice each other."""

from __future__ import annotations

from alembic.operations import Operations
from sqlalchemy import Boolean, Column, DateTime, Integer, String, false, text

SCHEMA = 2


def upgrade(operations: Operations) -> None:
    """Games of the first schema are no favourites, bear no tags and stand in the list."""
    operations.add_column("game", Column("favourite", Boolean, nullable=False, server_default=false()))
    operations.add_column("game", Column("tags", String, nullable=False, server_default=text("'[]'")))
    operations.add_column("game", Column("trashed", DateTime, nullable=True))
    operations.add_column("game", Column("revision", Integer, nullable=False, server_default=text("0")))
