"""The tables of the library: games with journals and drawings, items of content, who has what open. One SQLite file."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, LargeBinary, false
from sqlalchemy import text as sql
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from rules_core.kernel.chance import Mixing


class Base(DeclarativeBase):
    """What all rows are."""


class GameRow(Base):
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
    dice: Mapped[int] = mapped_column(server_default=sql(str(int(Mixing.BY_ANSWERS))))
    """How the dice of the program are mixed from the seed."""
    setup: Mapped[str]
    head: Mapped[int]
    summary: Mapped[str]
    """JSON: what the card shows (wave, round, result...)."""
    picture: Mapped[bytes | None] = mapped_column(LargeBinary)
    result: Mapped[str]
    settings: Mapped[str]
    """JSON: who plays which hero, dice, docks."""
    favourite: Mapped[bool] = mapped_column(server_default=false())
    tags: Mapped[str] = mapped_column(server_default=sql("'[]'"))
    """JSON: a list of words."""
    trashed: Mapped[datetime | None]
    """When it was put into the trash; nothing while it stands in the list."""
    revision: Mapped[int] = mapped_column(server_default=sql("0"))
    """Goes up with every save: who saves on top of another number than the one they know would mix two games."""
    uses: Mapped[str] = mapped_column(server_default=sql("'[]'"))
    """JSON: the numbers of the library's own items that the game was started with."""


class EntryRow(Base):
    """One answer of the journal. Rows are only ever added."""

    __tablename__ = "entry"

    game: Mapped[int] = mapped_column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    row: Mapped[bytes] = mapped_column(LargeBinary)
    """The answer, packed: what is secret in it is not read by chance."""


class MoveRow(Base):
    """One undo, redo or jump. Rows are only ever added."""

    __tablename__ = "move"

    game: Mapped[int] = mapped_column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    after_entries: Mapped[int]
    to: Mapped[int]
    past_reveal: Mapped[bool]


class CheckpointRow(Base):
    """The state after an answer, packed, and the facts told since the checkpoint before."""

    __tablename__ = "checkpoint"

    game: Mapped[int] = mapped_column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True)
    node: Mapped[int] = mapped_column(primary_key=True)
    ordinal: Mapped[int]
    before: Mapped[int]
    state: Mapped[bytes | None] = mapped_column(LargeBinary)
    facts: Mapped[bytes | None] = mapped_column(LargeBinary)


class DrawingRow(Base):
    """The strokes of a drawing. A row changes only where it is damaged, and goes when no game names it any more."""

    __tablename__ = "drawing"

    name: Mapped[str] = mapped_column(primary_key=True)
    """The SHA-256 of the content, in hexadecimal digits."""
    data: Mapped[bytes] = mapped_column(LargeBinary)
    """The content, packed."""


class DrawnRow(Base):
    """A game names a drawing, somewhere in its journal."""

    __tablename__ = "drawn"

    game: Mapped[int] = mapped_column(ForeignKey("game.id", ondelete="CASCADE"), primary_key=True)
    name: Mapped[str] = mapped_column(primary_key=True)


class ItemRow(Base):
    """An item of content that somebody made: what its card says, and the item itself."""

    __tablename__ = "item"
    # A number is never given twice: games remember what they use by it.
    __table_args__ = ({"sqlite_autoincrement": True},)

    id: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(server_default=sql("''"))
    """The game that it belongs to: a hero of one is no hero of another."""
    kind: Mapped[str]
    key: Mapped[str]
    """The item's id, by which other items of its game speak of it."""
    name: Mapped[str]
    text: Mapped[str]
    """The item's description or story, for searching."""
    icon: Mapped[str]
    """The name of its picture, "" where it has none of its own."""
    author: Mapped[str]
    version: Mapped[int]
    created: Mapped[datetime]
    changed: Mapped[datetime]
    favourite: Mapped[bool] = mapped_column(server_default=false())
    tags: Mapped[str] = mapped_column(server_default=sql("'[]'"))
    """JSON: a list of words."""
    trashed: Mapped[datetime | None]
    revision: Mapped[int]
    """By chance, anew with every change of the item: who keeps a change of another revision would lose one."""
    problems: Mapped[int]
    """How many problems must be solved before it is played; -1 while nobody has looked."""
    fingerprint: Mapped[str]
    """Of the item as it is now, without what it speaks of."""
    tested: Mapped[str]
    """The mark of the test, which says of what it was; "" without a test."""
    refers: Mapped[str]
    """JSON: the [kind, key] of every other item of its game that this one speaks of."""
    test: Mapped[str]
    """JSON: what the test found; "" without one."""
    desk: Mapped[str]
    """JSON: what belongs to the editor only."""
    plain: Mapped[str]
    """JSON: the item, in the form of the content files."""
    picture: Mapped[bytes | None] = mapped_column(LargeBinary)
    """A picture to trace in the editor."""


class MarkRow(Base):
    """What a person has made of an official item: the item itself is no row, for it comes with the program."""

    __tablename__ = "mark"

    game: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    favourite: Mapped[bool]
    tags: Mapped[str]
    """JSON: a list of words."""


class LeaseRow(Base):
    """A notice that somebody has a game or an item open. It forbids nothing."""

    __tablename__ = "lease"

    what: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    holder: Mapped[str] = mapped_column(primary_key=True)
    """A word by chance for one window."""
    host: Mapped[str]
    process: Mapped[int]
    seen: Mapped[datetime]
    """When the holder last said that it is still there."""
