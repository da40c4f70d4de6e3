"""The strokes of drawings beside the journals: one row for each drawing, by the hash of its content, written once."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from desktop.storage.problems import LibraryProblem
from desktop.storage.schema import DrawingRow, DrawnRow
from rules_core.kernel.journal import Entry
from rules_core.kernel.marks import ink_in, is_hash
from rules_core.kernel.match import Match
from rules_core.kernel.packing import canonical
from rules_core.kernel.problems import SaveProblem
from rules_core.wording.quoting import cut_short
from rules_core.wording.translation import tell

LARGEST: Final = 12_000_000
"""Bytes of one drawing; thousands of strokes have some two million."""
LEVEL: Final = 1
"""Of compression: an answer must not be felt, and a better one saves a seventh."""
DRAWINGS: Final = "drawings"
"""The part of an exported game that holds them."""

Check = Callable[[bytes], object]
"""Raises `ValueError`, with one sentence, for what is no drawing."""

# Made once and without the mapper: an autosave must not be felt.
ADD_NAME = insert(DrawnRow).prefix_with("OR IGNORE")
ADD_DRAWING = insert(DrawingRow).prefix_with("OR IGNORE")
FIND = select(DrawingRow.data).where(DrawingRow.name == bindparam("name"))


class DrawingRows:
    """What is drawn is held until the answer that names it is written down, and goes into the library with it."""

    def __init__(self, reading: Callable[[], AbstractContextManager[Connection]]) -> None:
        """`reading` opens a transaction of the library, whose faults come out as `LibraryProblem`."""
        self._reading = reading
        self._held: dict[str, bytes] = {}
        """Packed, by their names: also what has been written or found, should the library's file be taken away."""

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
        rows = [{"name": name, "data": self._held[name]} for name in names if name in self._held]
        if rows:
            connection.execute(ADD_DRAWING, rows)

    def missing(self, game_id: int) -> int:
        """How many drawings a game names that are not there. Raises `LibraryProblem`."""
        lacks = (
            select(func.count())
            .select_from(DrawnRow)
            .outerjoin(DrawingRow, DrawingRow.name == DrawnRow.name)
            .where(DrawnRow.game == game_id, DrawingRow.name.is_(None))
        )
        with self._reading() as connection:
            return connection.scalar(lacks) or 0

    def of_game(self, game_id: int) -> dict[str, Any]:
        """All drawings that a game names and that are there, as plain data by their names. Raises `LibraryProblem`."""
        with self._reading() as connection:
            names = connection.scalars(
                select(DrawnRow.name).where(DrawnRow.game == game_id).order_by(DrawnRow.name)
            ).all()
        found: dict[str, Any] = {}
        for name in names:
            data = self.find(name)
            with suppress(ValueError):
                plain = json.loads(data) if data is not None else None
                # Only what comes back by the same name is handed on.
                if data is not None and canonical(plain) == data:
                    found[name] = plain
        return found


def names_of(match: Match[Any], after: int = 0) -> list[str]:
    """The drawings that the answers of a match name, on all its branches, from an entry on; each once.

    Where a match began from a given state, those of that state are among them.
    """
    found = dict.fromkeys(_names_in(match.journal.entries[after + 1 :]))
    root = match.begun_from if after == 0 else None
    if root is not None:
        found.update(dict.fromkeys(_hashes_in(match.game.to_plain(match.state_at(root)))))
    return list(found)


def _names_in(entries: Sequence[Entry]) -> Iterator[str]:
    for entry in entries:
        if isinstance(entry.answer, tuple) and entry.answer and isinstance(entry.answer[0], str):
            name = ink_in([str(one) for one in entry.answer])
            if is_hash(name):
                yield name


def _hashes_in(plain: Any) -> Iterator[str]:
    if isinstance(plain, str):
        # As a text of its own, or as the mark of an answer.
        name = plain.rpartition(" ")[2]
        if is_hash(name):
            yield name
    elif isinstance(plain, (dict, list)):
        for one in plain.values() if isinstance(plain, dict) else plain:
            yield from _hashes_in(one)


def sweep(connection: Connection) -> None:
    """Drawings that no game names any more go."""
    connection.execute(delete(DrawingRow).where(DrawingRow.name.not_in(select(DrawnRow.name))))


def drawings_from(document: Mapping[str, Any], wanted: Sequence[str], check: Check | None) -> dict[str, bytes]:
    """The drawings of an exported game that its journal names. Raises `SaveProblem` for one that cannot be."""
    plain = document.get(DRAWINGS, {})
    if not isinstance(plain, dict):
        raise SaveProblem(
            tell("{place}: a table of drawings belongs here; take an earlier copy of the file.", place=DRAWINGS)
        )
    found: dict[str, bytes] = {}
    for name in wanted:
        if name not in plain:
            continue
        place = cut_short(f"{DRAWINGS}.{name[:12]}")
        try:
            data = canonical(plain[name])
        except (ValueError, RecursionError):
            # Halves of characters, and lists too deep in one another.
            data = b""
        if len(data) > LARGEST:
            raise SaveProblem(
                tell("{place}: this drawing is larger than any; take an earlier copy of the file.", place=place)
            )
        if hashlib.sha256(data).hexdigest() != name:
            raise SaveProblem(tell("{place}: this drawing was changed; take an earlier copy of the file.", place=place))
        try:
            if check is not None:
                check(data)
        except ValueError as fault:
            raise SaveProblem(f"{place}: {fault}") from fault
        found[name] = data
    return found


def with_drawings(text: str, drawings: Mapping[str, Any]) -> str:
    """The text of an exported game with its drawings at the end, a line for each."""
    if not drawings:
        return text
    lines = [f'  "{name}": {canonical(plain).decode("utf-8")}' for name, plain in drawings.items()]
    table = ",\n".join(lines)
    return f'{text.removesuffix("}").rstrip()},\n "{DRAWINGS}": {{\n{table}\n }}\n}}'


def _unpacked(packed: bytes, name: str) -> bytes | None:
    """What was packed, None where it is damaged."""
    machine = zlib.decompressobj()
    try:
        data = machine.decompress(packed, LARGEST)
    except zlib.error:
        return None
    return data if hashlib.sha256(data).hexdigest() == name else None
