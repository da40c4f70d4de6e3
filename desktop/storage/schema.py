"""The tables of the library: games, their journals and their checkpoints. One SQLite file in the user's data folder."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, LargeBinary, false, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Row(DeclarativeBase):
    """What all rows are."""


class GameRow(Row):
    """A game: what it was started with and what its card on the Hearth page says."""

    __tablename__ = "game"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    kind: Mapped[str]
    created: Mapped[datetime]
    played: Mapped[datetime]
    format: Mapped[int]
    rules: Mapped[int]
    seed: Mapped[str]
    """As text: a seed may have more bits than a database's whole number."""
    setup: Mapped[str]
    head: Mapped[int]
    summary: Mapped[str]
    """JSON: what the card shows (wave, round, result...)."""
    picture: Mapped[bytes | None] = mapped_column(LargeBinary)
    result: Mapped[str]
    settings: Mapped[str]
    """JSON: who plays which hero, dice, docks."""
    favourite: Mapped[bool] = mapped_column(server_default=false())
    tags: Mapped[str] = mapped_column(server_default=text("'[]'"))
    """JSON: a list of words."""
    trashed: Mapped[datetime | None]
    """When it was put into the trash; nothing while it stands in the list."""
    revision: Mapped[int] = mapped_column(server_default=text("0"))
    """Goes up with every save: who saves on top of another number than the one they know would mix two games."""


class EntryRow(Row):
    """One answer of the journal. Rows are only ever added."""

    __tablename__ = "entry"

    game: Mapped[int] = mapped_column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    row: Mapped[str]


class MoveRow(Row):
    """One undo, redo or jump. Rows are only ever added."""

    __tablename__ = "move"

    game: Mapped[int] = mapped_column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    after_entries: Mapped[int]
    to: Mapped[int]
    past_reveal: Mapped[bool]


class CheckpointRow(Row):
    """The state after an answer, packed, and the facts told since the checkpoint before."""

    __tablename__ = "checkpoint"

    game: Mapped[int] = mapped_column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True)
    node: Mapped[int] = mapped_column(primary_key=True)
    ordinal: Mapped[int]
    before: Mapped[int]
    state: Mapped[bytes | None] = mapped_column(LargeBinary)
    facts: Mapped[bytes | None] = mapped_column(LargeBinary)
