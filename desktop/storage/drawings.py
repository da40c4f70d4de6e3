"""The strokes of drawings beside journals and items: one row for each drawing, by the hash of its content, once."""

from __future__ import annotations

import hashlib
import re
import zlib
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, suppress
from typing import Any, Final

from sqlalchemy import Connection, LargeBinary, bindparam, cast, delete, insert, select

from desktop.storage.drawing_file import MOST_BYTES, plain_drawings
from desktop.storage.problems import LibraryProblem
from desktop.storage.schema import DrawingRow, DrawnRow, ItemRow

HASH: Final = re.compile(rb"\b[0-9a-f]{64}\b")
AT_ONCE: Final = 500
"""So many names stand in one statement."""
LEVEL: Final = 1
"""Of compression: an answer must not be felt, and a better one saves a seventh."""

# Made once and without the mapper: an autosave must not be felt.
ADD_NAME = insert(DrawnRow).prefix_with("OR IGNORE")
# What is held is whole: a damaged row is mended by it.
ADD_DRAWING = insert(DrawingRow).prefix_with("OR REPLACE")
FIND = select(DrawingRow.data).where(DrawingRow.name == bindparam("name"))


class DrawingRows:
    """What is drawn is held until the answer or item that names it is written down, and goes there with it."""

    def __init__(self, reading: Callable[[], AbstractContextManager[Connection]]) -> None:
        """`reading` opens a transaction of the library, whose faults come out as `LibraryProblem`."""
        self._reading = reading
        self._held: dict[str, bytes] = {}
        """Packed drawings by their names. What has been written or found stays here: should the file of the library be
        taken away, it is written into the next one.
        """

    def keep(self, name: str, data: bytes) -> None:
        """Hold a drawing ready, to be written down with the answer that names it."""
        if name not in self._held:
            self._held[name] = zlib.compress(data, LEVEL)

    def find(self, name: str) -> bytes | None:
        """What was kept under this name; None where it is missing or damaged, or the library cannot be read."""
        packed = self._held.get(name)
        if packed is None:
            with suppress(LibraryProblem), self._reading() as connection:
                packed = connection.scalar(FIND, {"name": name})
        data = _unpacked(packed, name) if packed is not None else None
        if packed is not None and data is not None:
            self._held[name] = packed
        return data

    def write(self, connection: Connection, game_id: int, names: Sequence[str]) -> None:
        """Write down that a game names these, and those of them that are held."""
        if not names:
            return
        connection.execute(ADD_NAME, [{"game": game_id, "name": name} for name in names])
        self.write_held(connection, names)

    def write_held(self, connection: Connection, names: Iterable[str]) -> None:
        """Write down those of these that are held: an item names them."""
        rows = [{"name": name, "data": self._held[name]} for name in names if name in self._held]
        if rows:
            connection.execute(ADD_DRAWING, rows)

    def missing(self, game_id: int) -> int:
        """How many drawings a game names that are not there, or damaged. Raises `LibraryProblem`."""
        return sum(self.find(name) is None for name in self._names(game_id))

    def of_game(self, game_id: int) -> dict[str, Any]:
        """All drawings that a game names and that are there, as plain data by their names. Raises `LibraryProblem`."""
        return plain_drawings(self._names(game_id), self.find)

    def _names(self, game_id: int) -> Sequence[str]:
        named = select(DrawnRow.name).where(DrawnRow.game == game_id).order_by(DrawnRow.name)
        with self._reading() as connection:
            return connection.scalars(named).all()


def sweep(connection: Connection) -> None:
    """Drawings that neither a game nor an item names any more go."""
    free = list(connection.scalars(select(DrawingRow.name).where(DrawingRow.name.not_in(select(DrawnRow.name)))))
    if not free:
        return
    # Items say it themselves, those in the trash too; what cannot be read of one is looked through all the same.
    kept: set[str] = set()
    for plain in connection.scalars(select(cast(ItemRow.plain, LargeBinary))):
        kept.update(one.decode() for one in HASH.findall(plain or b""))
    gone = [name for name in free if name not in kept]
    for start in range(0, len(gone), AT_ONCE):
        connection.execute(delete(DrawingRow).where(DrawingRow.name.in_(gone[start : start + AT_ONCE])))


def _unpacked(packed: bytes, name: str) -> bytes | None:
    """What was packed, None where it is damaged."""
    machine = zlib.decompressobj()
    try:
        data = machine.decompress(packed, MOST_BYTES)
    except zlib.error:
        return None
    return data if hashlib.sha256(data).hexdigest() == name else None
