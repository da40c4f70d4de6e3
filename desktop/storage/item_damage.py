"""Finds damaged rows of items among the others, and reads as much of them as it can.

A file may be in order for the database and still hold a row whose words are none. One such row must not keep all others
from being shown; nothing of it is changed or thrown away without being asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    Boolean,
    ColumnElement,
    Connection,
    DateTime,
    Integer,
    LargeBinary,
    RowMapping,
    Select,
    cast,
    literal_column,
    select,
)
from sqlalchemy.exc import DBAPIError

from desktop.storage.item_json import is_known, table_of
from desktop.storage.schema import ItemRow

NEVER: Final = datetime(1970, 1, 1, tzinfo=UTC).replace(tzinfo=None)
"""Stands for a time that cannot be read, as the database keeps times: without a zone."""
SUSPECT: Final[ColumnElement[bool]] = literal_column(
    "CASE WHEN typeof(item.plain) <> 'text' OR typeof(item.tags) <> 'text' THEN 1"
    " WHEN NOT json_valid(item.plain) OR NOT json_valid(item.tags) THEN 1"
    " WHEN substr(ltrim(item.plain), 1, 1) <> '{' OR substr(ltrim(item.tags), 1, 1) <> '[' THEN 1 ELSE 0 END",
    Boolean(),
).label("suspect")
"""Whether a row has to be looked at more closely: the database sees in a moment what Python would be felt reading."""


def raw(columns: Sequence[Any]) -> Select[Any]:
    """Columns of items as the bytes that stand there: reading them never fails. Read with `readable`."""
    labelled: list[Any] = [cast(column, LargeBinary).label(column.name) for column in columns]
    return select(*labelled)


def readable(row: RowMapping) -> dict[str, Any]:
    """A raw row with the values that its columns have; where one cannot be read, what says least.

    Where the item itself cannot be read, "plain" is None; an unknown "kind" stays as it stands there.
    """
    columns = ItemRow.__table__.columns
    return {str(name): _value(columns[str(name)].type, str(name), value) for name, value in row.items()}


def rows_of(connection: Connection, columns: Sequence[Any], narrowed: Any) -> list[Mapping[str, Any]]:
    """The rows that `narrowed` leaves of a select of these columns, each with whether it is "damaged".

    As long as all are in order they are read as they stand; else every one as far as it can be.
    """
    plain = cast(ItemRow.plain, LargeBinary).label("plain")
    try:
        found = list(connection.execute(narrowed(select(*columns, plain, SUSPECT))).mappings())
        kinds = {(row["game"], row["kind"]) for row in found}
        suspect = any(row["suspect"] or not _is_text(row["plain"]) for row in found)
        if not suspect and all(is_known(game, kind) for game, kind in kinds):
            return [{**row, "damaged": False} for row in found]
    except (ValueError, TypeError):
        # Which of them it is shows below.
        pass
    except DBAPIError as fault:
        # Letters that are none have no code of the database's own; all else is no fault of a single row.
        if getattr(fault.orig, "sqlite_errorcode", None) is not None:
            raise
    rows = [readable(row) for row in connection.execute(narrowed(raw([*columns, ItemRow.plain]))).mappings()]
    return [{**row, "damaged": is_damaged(row)} for row in rows]


def is_damaged(row: Mapping[str, Any]) -> bool:
    """Whether the item of a `readable` row cannot be read."""
    return not is_known(row["game"], row["kind"]) or table_of(row["plain"]) is None


def _is_text(value: bytes) -> bool:
    """Whether these are letters: the database does not look at that."""
    try:
        value.decode()
    except UnicodeDecodeError:
        return False
    return True


def _value(kind: Any, name: str, value: bytes | None) -> Any:
    if name == "plain":
        return value
    if isinstance(kind, DateTime):
        return None if value is None else _time(value)
    if isinstance(kind, (Boolean, Integer)):
        number = int(value) if value is not None and value.lstrip(b"-").isdigit() and len(value) < 20 else None
        if isinstance(kind, Boolean):
            return bool(number)
        return number if number is not None else LEAST.get(name, 0)
    return (value or b"").decode("utf-8", "replace")


LEAST: Final = {"version": 1, "problems": -1}
"""The numbers that say least."""


def _time(value: bytes) -> datetime:
    try:
        found = datetime.fromisoformat(value.decode("utf-8", "replace"))
    except ValueError:
        return NEVER
    return found if found.tzinfo is None else found.astimezone(UTC).replace(tzinfo=None)
