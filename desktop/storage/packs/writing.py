"""A pack to a file: JSON that a person can read, always in the same order."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from desktop.storage.drawing_file import with_drawings
from desktop.storage.item_json import schema_of
from desktop.storage.packs.pack import FORMAT, MARK, WITH_DRAWINGS, Pack, PackItem
from desktop.storage.whole_file import write_whole
from rules_core.content.fields import Field
from rules_core.content.items import Item
from rules_core.kernel.game import Plain

LINE: Final = 100
"""A list or table inside an item that is not longer stands on one line: nobody reads a corner on four."""
FRAME: Final = 4
"""So many levels of the pack are always spread out: pack, list of items, what travels with an item, the item."""


def write_pack(path: Path, pack: Pack) -> None:
    """Write the pack; an old file there stays whole until the new one is complete. Raises `OSError`."""
    write_whole(path, pack_to_bytes(pack))


def pack_to_bytes(pack: Pack) -> bytes:
    """The file that the pack is: the same bytes for the same pack."""
    document: Plain = {
        MARK: FORMAT if pack.drawings else WITH_DRAWINGS - 1,
        "name": pack.name,
        "author": pack.author,
        "version": pack.version,
        "text": pack.text,
        "items": [_item_to_plain(one) for one in pack.items],
    }
    return (with_drawings(_lines(document, 0), pack.drawings) + "\n").encode("utf-8")


def in_order(item: Item) -> Plain:
    """The item's table with its keys in the order of the declaration."""
    return _ordered(item.plain, schema_of(item.game).fields[item.kind])


def _item_to_plain(one: PackItem) -> Plain:
    row: Plain = {"game": one.item.game, "kind": one.item.kind, "version": one.version}
    if one.author:
        row["author"] = one.author
    row["item"] = in_order(one.item)
    if one.test is not None:
        row["test"] = _ordered(one.test, ())
    return row


def _ordered(table: Plain, fields: tuple[Field, ...]) -> Plain:
    known = {field.key: field for field in fields}
    keys = [key for key in known if key in table] + sorted(key for key in table if key not in known)
    return {key: _ordered_value(table[key], known[key].parts if key in known else ()) for key in keys}


def _ordered_value(value: Any, parts: tuple[Field, ...]) -> Any:
    if isinstance(value, dict):
        return _ordered(value, parts)
    if isinstance(value, list):
        return [_ordered_value(one, parts) for one in value]
    return value


def _lines(value: Any, level: int) -> str:
    short = json.dumps(value, ensure_ascii=False, allow_nan=False)
    if not isinstance(value, (dict, list)) or not value or (level >= FRAME and len(short) <= LINE):
        return short
    indent = " " * (level + 1)
    if isinstance(value, dict):
        rows = [f"{json.dumps(key, ensure_ascii=False)}: {_lines(one, level + 1)}" for key, one in value.items()]
        return "{\n" + ",\n".join(indent + row for row in rows) + "\n" + " " * level + "}"
    rows = [_lines(one, level + 1) for one in value]
    return "[\n" + ",\n".join(indent + row for row in rows) + "\n" + " " * level + "]"
