"""Schema 5: a game says how the program's dice are mixed. Those of earlier schemas keep the one way there was."""

from __future__ import annotations

from alembic.operations import Operations
from sqlalchemy import Column, Integer, text

SCHEMA = 5


def upgrade(operations: Operations) -> None:
    """1: by how many answers lie before."""
    operations.add_column("game", Column("dice", Integer, nullable=False, server_default=text("1")))
