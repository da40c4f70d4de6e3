"""Schema 6: the strokes of drawings, and which game names them. Games of earlier schemas have drawn nothing."""

from __future__ import annotations

from alembic.operations import Operations
from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, String

SCHEMA = 6


def upgrade(operations: Operations) -> None:
    """Two tables, empty."""
    operations.create_table(
        "drawing",
        Column("name", String, primary_key=True),
        Column("data", LargeBinary, nullable=False),
    )
    operations.create_table(
        "drawn",
        Column("game", Integer, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        Column("name", String, primary_key=True),
    )
