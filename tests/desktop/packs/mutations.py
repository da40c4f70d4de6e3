"""Ways to break a pack: in its bytes, in its text, and in what it says."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any, Final

RAW: Final = "@@raw@@"
"""Stands in a document for something that no program writes into JSON; its number follows."""
RAW_TEXTS: Final = (
    "NaN",
    "-Infinity",
    "1e999",
    "-0",
    "-0.0",
    "1" * 5000,
    "9" * 100_000,
    "0." + "3" * 3000,
    "1e-400",
    "[" * 60 + "]" * 60,
    "[" * 5000,
    '{"a":' * 40 + "1" + "}" * 40,
    '"\\ud800"',
    '"\\u0000"',
    "01",
    "+1",
    "0x10",
    "'x'",
    "undefined",
    '{"a": 1, "a": 2}',
    "/* */ 1",
)
VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    10**9,
    10**18,
    -(10**18),
    0.5,
    1e-9,
    1e300,
    "",
    " ",
    "hero",
    "maren-oak",
    "../../../../etc/passwd",
    "/dev/zero",
    "C:\\Windows\\win.ini",
    "file:///etc/passwd",
    "<img src='x'>",
    "<script>alert(1)</script>",
    "{0.__class__}",
    "%s%n%x",
    "__import__('os').system('true')",
    "\u202eevil",
    "a\u0000b",
    "\ufeff",
    "e\u0301" * 30,
    "\U0001f409",
    "x" * 5000,
    "a-" * 400,
    "#12345g",
    [],
    {},
    [[]],
    [None],
    {"id": "tough"},
    [[0, 0], [1, 0], [1, 1]],
    [[0, 0], [1, 1], [0, 1], [1, 0]],
    [[1e9, 1e9]] * 3,
)
KEYS: Final = (
    "id",
    "kind",
    "name",
    "item",
    "items",
    "hearthpack",
    "",
    "__class__",
    "building",
    "traits",
    "a" * 300,
    "\u0131d",
)

STOPS: Final = 0.06
DEEPER: Final = 0.6
"""How often the way leads into a table or list, where there is one."""

Path = tuple[str | int, ...]


def mutated(chance: random.Random, data: bytes) -> bytes:
    """The pack, broken in one to four ways."""
    if chance.random() < 0.35:
        for _ in range(chance.randint(1, 4)):
            data = chance.choice(IN_BYTES)(chance, data)
        return data
    # Faster than a copy of the tables.
    broken: Any = json.loads(data)
    raw: list[str] = []
    for _ in range(chance.randint(1, 4)):
        broken = chance.choice(IN_WHAT_IT_SAYS)(chance, broken, raw)
    text = json.dumps(broken, ensure_ascii=chance.random() < 0.5, indent=None if chance.random() < 0.9 else 1)
    for number, one in enumerate(raw):
        text = text.replace(f'"{RAW}{number}"', one)
    data = text.encode("utf-8", "surrogatepass")
    return chance.choice(IN_BYTES)(chance, data) if chance.random() < 0.1 else data


# In bytes


def _flip(chance: random.Random, data: bytes) -> bytes:
    found = bytearray(data)
    for _ in range(chance.randint(1, 8)):
        if found:
            found[chance.randrange(len(found))] ^= 1 << chance.randrange(8)
    return bytes(found)


def _cut(chance: random.Random, data: bytes) -> bytes:
    return data[: chance.randint(0, len(data))]


def _take_out(chance: random.Random, data: bytes) -> bytes:
    start = chance.randint(0, len(data))
    return data[:start] + data[start + chance.randint(1, 200) :]


def _double(chance: random.Random, data: bytes) -> bytes:
    start = chance.randint(0, len(data))
    end = start + chance.randint(1, 400)
    return data[:end] + data[start:end] * chance.choice((1, 1, 2, 50)) + data[end:]


def _insert(chance: random.Random, data: bytes) -> bytes:
    start = chance.randint(0, len(data))
    new = chance.choice(
        (b"\x00", b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b'"', b"{", b"]", b"\\", b"\\u", b",", b"9" * 400)
    )
    return data[:start] + new + data[start:]


def _swap_parts(chance: random.Random, data: bytes) -> bytes:
    one, two, three = sorted(chance.randint(0, len(data)) for _ in range(3))
    return data[:one] + data[two:three] + data[one:two] + data[three:]


def _nest(chance: random.Random, data: bytes) -> bytes:
    deep = chance.choice((5, 50, 900, 20_000))
    start = chance.randint(0, len(data))
    return data[:start] + b"[" * deep + data[start:] + (b"]" * deep if chance.random() < 0.5 else b"")


def _other_encoding(chance: random.Random, data: bytes) -> bytes:
    return data.decode("utf-8", "replace").encode(
        chance.choice(("utf-16", "utf-32", "latin-1", "utf-8-sig")), "replace"
    )


IN_BYTES: Final[tuple[Callable[[random.Random, bytes], bytes], ...]] = (
    _flip,
    _cut,
    _take_out,
    _double,
    _insert,
    _swap_parts,
    _nest,
    _other_encoding,
)


# In what it says


def _place(chance: random.Random, document: Any) -> Path:
    """Somewhere in the document, mostly deep inside: down from table to table, until chance says stop."""
    path: Path = ()
    value = document
    while isinstance(value, (dict, list)) and value and chance.random() > STOPS:
        steps: list[tuple[str | int, Any]] = list(value.items() if isinstance(value, dict) else enumerate(value))
        if chance.random() < DEEPER:
            steps = [one for one in steps if isinstance(one[1], (dict, list))] or steps
        step, value = chance.choice(steps)
        path = (*path, step)
    return path


def _at(document: Any, path: Path) -> Any:
    for step in path:
        document = document[step]
    return document


def _put(document: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    _at(document, path[:-1])[path[-1]] = value
    return document


def _replace(chance: random.Random, document: Any, raw: list[str]) -> Any:
    return _put(document, _place(chance, document), copy.deepcopy(chance.choice(VALUES)))


def _replace_raw(chance: random.Random, document: Any, raw: list[str]) -> Any:
    raw.append(chance.choice(RAW_TEXTS))
    return _put(document, _place(chance, document), f"{RAW}{len(raw) - 1}")


def _remove(chance: random.Random, document: Any, raw: list[str]) -> Any:
    path = _place(chance, document)
    if path:
        del _at(document, path[:-1])[path[-1]]
    return document


def _rename(chance: random.Random, document: Any, raw: list[str]) -> Any:
    table = _at(document, _place(chance, document))
    if isinstance(table, dict) and table:
        table[chance.choice(KEYS)] = table.pop(chance.choice(list(table)))
    return document


def _add_key(chance: random.Random, document: Any, raw: list[str]) -> Any:
    table = _at(document, _place(chance, document))
    if isinstance(table, dict):
        table[chance.choice(KEYS)] = copy.deepcopy(chance.choice(VALUES))
    return document


def _swap(chance: random.Random, document: Any, raw: list[str]) -> Any:
    one, other = _place(chance, document), _place(chance, document)
    if one[: len(other)] == other or other[: len(one)] == one:
        return document
    here, there = _at(document, one), _at(document, other)
    return _put(_put(document, one, there), other, here)


def _copy_over(chance: random.Random, document: Any, raw: list[str]) -> Any:
    return _put(document, _place(chance, document), copy.deepcopy(_at(document, _place(chance, document))))


def _other_type(chance: random.Random, document: Any, raw: list[str]) -> Any:
    path = _place(chance, document)
    value = _at(document, path)
    kinds: tuple[Any, ...] = (
        str(value)[:3000],
        [value],
        {"id": value},
        bool(value),
        len(str(value)),
        float(len(str(value))),
    )
    return _put(document, path, chance.choice(kinds))


def _many(chance: random.Random, document: Any, raw: list[str]) -> Any:
    rows = _at(document, _place(chance, document))
    if isinstance(rows, list) and rows:
        times = chance.choice((2, 20, 300))
        # Not more than a file of a few hundred kB: what is larger is refused by its size, and soon tried enough.
        if len(json.dumps(rows)) * times < 400_000:
            rows.extend(copy.deepcopy(chance.choice(rows)) for _ in range(len(rows) * (times - 1)))
    return document


def _new_ids(chance: random.Random, document: Any, raw: list[str]) -> Any:
    rows = document.get("items") if isinstance(document, dict) else None
    for number, row in enumerate(rows if isinstance(rows, list) else []):
        if isinstance(row, dict) and isinstance(row.get("item"), dict):
            row["item"]["id"] = f"{row['item'].get('id', 'x')}-{number}"
    return document


def _nudge(chance: random.Random, document: Any, raw: list[str]) -> Any:
    path = _place(chance, document)
    value = _at(document, path)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return _put(document, path, value + chance.choice((-1, 1, 0.1, -0.1, 100, 1e-7)))
    if isinstance(value, str) and value:
        sign = chance.choice(("", "é", "\u200f", "\n", "-", "x" * 400))
        place = chance.randrange(len(value))
        return _put(document, path, value[:place] + sign + value[place + 1 :])
    return document


IN_WHAT_IT_SAYS: Final[tuple[Callable[[random.Random, Any, list[str]], Any], ...]] = (
    _replace,
    _replace_raw,
    _remove,
    _rename,
    _add_key,
    _swap,
    _copy_over,
    _other_type,
    _many,
    _new_ids,
    _nudge,
    _nudge,
)
