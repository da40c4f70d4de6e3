"""A pack from a file: read with mistrust, every problem found at once, each with its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from desktop.storage.drawing_file import DRAWINGS, Check, drawings_from, hashes_in
from desktop.storage.file_bytes import bytes_of
from desktop.storage.packs.faults import FaultKind, Faults
from desktop.storage.packs.item_check import check_items
from desktop.storage.packs.pack import (
    FORMAT,
    LONGEST_AUTHOR,
    LONGEST_NAME,
    LONGEST_WORDS,
    MARK,
    MOST_ITEMS,
    MOST_VERSION,
    WITH_GAMES,
    Pack,
    PackItem,
)
from desktop.storage.packs.strict_json import LARGEST_DRAWN, inside, plain_from_bytes, shown
from desktop.storage.packs.tests_carried import is_test
from rules_core.content.ids import LONGEST_ID, is_id
from rules_core.content.items import Item, Key
from rules_core.games.catalogue import FIRST_GAME, content_of, games_with_content
from rules_core.kernel.game import GameId, Plain
from rules_core.kernel.problems import SaveProblem

PACK_KEYS: Final = (MARK, "name", "author", "version", "text", "items", DRAWINGS)
ITEM_KEYS: Final = ("game", "kind", "version", "author", "test", "item")
MAY_BE_MISSING: Final = ("author", "test", "text", DRAWINGS)
GAME_MARK: Final = "hearthwall"
"""The first key of every saved game, with "game" as its value."""


def read_pack(path: Path, stopped: Callable[[], bool] | None = None, check_drawing: Check | None = None) -> Pack:
    """The pack in a file. Raises `PackProblem` with everything that is wrong with it.

    `check_drawing` looks through each drawing. References to items that are not in the pack are left to whoever knows
    the library.
    """
    faults = Faults()
    try:
        data = bytes_of(path, LARGEST_DRAWN)
    except (OSError, ValueError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
        faults.add("", FaultKind.UNREADABLE, reason=reason)
        data = b""
    faults.raise_any()
    return pack_from_bytes(data, stopped, check_drawing)


def pack_from_bytes(data: bytes, stopped: Callable[[], bool] | None = None, check_drawing: Check | None = None) -> Pack:
    """The pack that these bytes are. Raises `PackProblem`."""
    faults = Faults()
    plain = plain_from_bytes(data, faults, DRAWINGS)
    if plain is None:
        faults.raise_any()
    if not isinstance(plain, dict) or MARK not in plain:
        # What a text of another kind has got wrong as a pack helps nobody.
        other = Faults()
        is_game = isinstance(plain, dict) and plain.get(GAME_MARK) == "game"
        other.add("", FaultKind.A_GAME if is_game else FaultKind.NO_PACK)
        other.raise_any()
    stands = plain[MARK]
    if type(stands) is int and stands > FORMAT:
        # Whatever else seems wrong is only new.
        newer = Faults()
        newer.add(MARK, FaultKind.NEWER, format=stands)
        newer.raise_any()
    if faults.bar_reading:
        faults.raise_any()
    table = _Table(plain, "", PACK_KEYS, faults)
    rows = _rows(plain, table.whole(MARK, 1, FORMAT), faults)
    pack = _pack(table, rows)
    pack = replace(pack, drawings=_drawings(plain, pack, faults, check_drawing))
    # Whoever mends a pack wants to know of everything at once, not of the next thing after each.
    check_items(rows, faults, stopped)
    faults.raise_any()
    return pack


def place_of(number: int, kind: str, id: str) -> str:
    """How problems name the item at a place in the list, counted from 0."""
    return f"items[{number + 1}].{kind} {id}" if id else f"items[{number + 1}].{kind or 'item'}"


class _Table:
    """One table of the pack; what is missing or wrong is noted, and a harmless value given instead."""

    def __init__(self, plain: Plain, place: str, known: tuple[str, ...], faults: Faults) -> None:
        self.plain = plain
        self.place = place
        self.faults = faults
        for key in plain:
            if key not in known:
                faults.add(inside(place, key), FaultKind.UNKNOWN, known=", ".join(known))
        for key in known:
            if key not in plain and key not in MAY_BE_MISSING:
                faults.add(inside(place, key), FaultKind.MISSING)

    def text(self, key: str, longest: int, *, lines: bool = False, needed: bool = False) -> str:
        value = self.plain.get(key, "")
        place = inside(self.place, key)
        if not isinstance(value, str) or (needed and key in self.plain and not value.strip()):
            self.faults.add(place, FaultKind.TEXT)
            return ""
        if len(value) > longest:
            self.faults.say_better(place)
            self.faults.add(place, FaultKind.LONG, found=len(value), most=longest)
        if not lines and "\n" in value:
            self.faults.add(place, FaultKind.CHARACTER, found="U+000A")
        return value

    def whole(self, key: str, least: int, most: int) -> int:
        value = self.plain.get(key, least)
        if type(value) is not int or not least <= value <= most:
            self.faults.add(inside(self.place, key), FaultKind.WHOLE, least=least, most=most)
            return least
        return value


def _rows(plain: Plain, stands: int, faults: Faults) -> list[PackItem | None]:
    """The items, each in its place; None for one that cannot be read."""
    rows = plain.get("items", [])
    if "items" in plain and (not isinstance(rows, list) or not 1 <= len(rows) <= MOST_ITEMS):
        faults.add("items", FaultKind.LIST, least=1, most=MOST_ITEMS)
    if not isinstance(rows, list) or len(rows) > MOST_ITEMS:
        return []
    items = [_item(_upgraded(row, stands), number, faults) for number, row in enumerate(rows)]
    seen: dict[Key, int] = {}
    for number, one in enumerate(items):
        if one is None:
            continue
        key = one.item.key
        if key in seen:
            faults.add(place_of(number, one.item.kind, one.item.id), FaultKind.SAME_ID, number=seen[key] + 1)
        seen.setdefault(key, number)
    return items


def _pack(table: _Table, items: Sequence[PackItem | None]) -> Pack:
    return Pack(
        table.text("name", LONGEST_NAME, needed=True),
        table.text("author", LONGEST_AUTHOR),
        table.whole("version", 1, MOST_VERSION),
        table.text("text", LONGEST_WORDS, lines=True),
        tuple(one for one in items if one is not None),
    )


def _drawings(plain: Plain, pack: Pack, faults: Faults, check: Check | None) -> Plain:
    """The drawings that the items of a pack name, as the pack holds them."""
    tables = plain.get(DRAWINGS, {})
    wanted = dict.fromkeys(hashes_in([one.item.plain for one in pack.items]))
    try:
        drawings_from(plain, list(wanted), check)
    except SaveProblem as fault:
        faults.add("", FaultKind.DRAWING, why=str(fault))
        return {}
    for name in tables:
        if name not in wanted:
            faults.add(inside(DRAWINGS, name), FaultKind.UNKNOWN, known=", ".join(one[:12] for one in wanted))
    return {name: tables[name] for name in wanted if name in tables}


def _item(row: Any, number: int, faults: Faults) -> PackItem | None:
    place = f"items[{number + 1}]"
    if not isinstance(row, dict):
        faults.add(place, FaultKind.TABLE)
        return None
    table = _Table(row, place, ITEM_KEYS, faults)
    game = GameId(_word(row, "game", games_with_content(), place, faults))
    schema = content_of(game)
    kinds = [kind.id for kind in schema.kinds] if schema is not None else []
    word = _word(row, "kind", kinds, place, faults) if kinds else ""
    plain = row.get("item")
    if not isinstance(plain, dict):
        if "item" in row:
            faults.add(f"{place}.item", FaultKind.TABLE)
        plain = None
    version = table.whole("version", 1, MOST_VERSION)
    author = table.text("author", LONGEST_AUTHOR)
    test = row.get("test")
    if "test" in row and game and not is_test(test, game):
        faults.add(f"{place}.test", FaultKind.TEST)
        test = None
    if plain is None or not word:
        return None
    item = Item(game, word, plain)
    if not is_id(item.id):
        faults.add(f"{place}.item", FaultKind.NO_ID, found=shown(item.id), most=LONGEST_ID)
    return PackItem(item, version, author, test)


def _upgraded(row: Any, stands: int) -> Any:
    """A row of an earlier format as one of today: in the first, items did not say to which game they belong."""
    return {"game": FIRST_GAME, **row} if stands < WITH_GAMES and isinstance(row, dict) else row


def _word(row: Plain, key: str, known: Sequence[str], place: str, faults: Faults) -> str:
    """One of the known words; "" after a fault."""
    word = row.get(key)
    if isinstance(word, str) and word in known:
        return word
    if key in row:
        faults.add(f"{place}.{key}", FaultKind.WORD, found=shown(str(word)), known=", ".join(known))
    return ""
