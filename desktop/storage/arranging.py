"""Order among the games: favourites, tags, copies and the trash."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime

from sqlalchemy import Connection, delete, insert, literal, select, update

from desktop.storage.drawings import sweep
from desktop.storage.problems import gone_from_library
from desktop.storage.schema import Base, CheckpointRow, DrawnRow, EntryRow, GameRow, MoveRow


class Arranging:
    """What the list of games changes. Every call is one transaction and raises `LibraryProblem`, changing nothing."""

    def __init__(self, writing: Callable[[], AbstractContextManager[Connection]]) -> None:
        """`writing` opens a transaction of the library, whose faults come out as `LibraryProblem`."""
        self._writing = writing

    def rename(self, game_id: int, name: str) -> None:
        """Give a game another name."""
        self._set(game_id, name=name)

    def star(self, game_id: int, *, favourite: bool) -> None:
        """Make a game a favourite, or no longer one."""
        self._set(game_id, favourite=favourite)

    def tag(self, game_id: int, tags: Sequence[str]) -> None:
        """Give a game these tags in place of those it has."""
        self._set(game_id, tags=json.dumps(list(tags), ensure_ascii=False))

    def throw_away(self, game_id: int) -> None:
        """Put a game into the trash, whole as it is."""
        self._set(game_id, trashed=datetime.now(UTC))

    def take_back(self, game_id: int) -> None:
        """Take a game out of the trash."""
        self._set(game_id, trashed=None)

    def empty_trash(self) -> int:
        """Remove what is in the trash for good; gives the number of games."""
        with self._writing() as connection:
            gone = connection.execute(delete(GameRow).where(GameRow.trashed.is_not(None))).rowcount
            sweep(connection)
            return gone

    def duplicate(self, game_id: int, name: str) -> int:
        """Copy a game with its whole journal, without its place in the trash; gives the copy's number."""
        with self._writing() as connection:
            table = GameRow.__table__
            kept = [column for column in table.columns if column.name not in {"id", "name", "trashed", "revision"}]
            copied = connection.execute(
                insert(GameRow).from_select(
                    ["name", *(column.name for column in kept)],
                    select(literal(name), *kept).where(GameRow.id == game_id),
                )
            )
            if copied.rowcount != 1 or copied.lastrowid is None:
                raise gone_from_library()
            for row in (EntryRow, MoveRow, CheckpointRow, DrawnRow):
                self._copy_rows(connection, row, game_id, copied.lastrowid)
            return int(copied.lastrowid)

    def _copy_rows(self, connection: Connection, row: type[Base], source: int, target: int) -> None:
        columns = list(row.__table__.columns)
        rest = [column for column in columns if column.name != "game"]
        old = row.__table__.columns["game"]
        names = ["game", *(column.name for column in rest)]
        connection.execute(insert(row).from_select(names, select(literal(target), *rest).where(old == source)))

    def _set(self, game_id: int, **values: object) -> None:
        with self._writing() as connection:
            if connection.execute(update(GameRow).where(GameRow.id == game_id).values(**values)).rowcount == 0:
                raise gone_from_library()
