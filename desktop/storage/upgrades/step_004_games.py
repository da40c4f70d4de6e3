"""Schema 4: items, and marks of what comes with the program, say to which game they belong."""

from __future__ import annotations

from alembic.operations import Operations
from sqlalchemy import Boolean, Column, String, text

from rules_core.games.catalogue import FIRST_GAME

SCHEMA = 4


def upgrade(operations: Operations) -> None:
    """Items of earlier schemas belong to the one game that had any: the catalogue says which that was."""
    operations.add_column("item", Column("game", String, nullable=False, server_default=text("''")))
    operations.execute(text("UPDATE item SET game = :game").bindparams(game=FIRST_GAME))
    # A table gets another primary key by being made anew.
    operations.rename_table("mark", "mark_of_one_game")
    operations.create_table(
        "mark",
        Column("game", String, primary_key=True),
        Column("kind", String, primary_key=True),
        Column("key", String, primary_key=True),
        Column("favourite", Boolean, nullable=False),
        Column("tags", String, nullable=False),
    )
    copied = 'INSERT INTO mark SELECT :game, kind, "key", favourite, tags FROM mark_of_one_game'
    operations.execute(text(copied).bindparams(game=FIRST_GAME))
    operations.drop_table("mark_of_one_game")
