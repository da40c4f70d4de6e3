"""Drawings as files hand them on: which ones games and items name, and the part of a file that holds them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from rules_core.kernel.journal import Entry
from rules_core.kernel.marks import ink_in, is_hash
from rules_core.kernel.match import Match
from rules_core.kernel.packing import canonical
from rules_core.kernel.problems import SaveProblem
from rules_core.wording.quoting import cut_short
from rules_core.wording.translation import tell

MOST_BYTES: Final = 12_000_000
"""Bytes of one drawing; thousands of strokes have some two million."""
DRAWINGS: Final = "drawings"
"""The part of an exported game that holds them."""

Check = Callable[[bytes], object]
"""Raises `ValueError`, with one sentence, for what is no drawing."""


def plain_drawings(names: Sequence[str], find: Callable[[str], bytes | None]) -> dict[str, Any]:
    """The drawings of these names that are there, as plain data; only what comes back by the same name is handed on."""
    found: dict[str, Any] = {}
    for name in names:
        data = find(name)
        with suppress(ValueError):
            plain = json.loads(data) if data is not None else None
            if data is not None and canonical(plain) == data:
                found[name] = plain
    return found


def names_of(match: Match[Any], after: int = 0) -> list[str]:
    """The drawings that the answers of a match name, on all its branches, from an entry on; each once.

    Where a match began from a given state, or with items that people made, those of these are among them.
    """
    found = dict.fromkeys(_names_in(match.journal.entries[after + 1 :]))
    if after == 0:
        found.update(dict.fromkeys(hashes_in(match.game.setup)))
        if match.begun_from is not None:
            found.update(dict.fromkeys(hashes_in(match.game.to_plain(match.state_at(match.begun_from)))))
    return list(found)


def _names_in(entries: Sequence[Entry]) -> Iterator[str]:
    for entry in entries:
        if isinstance(entry.answer, tuple) and entry.answer and isinstance(entry.answer[0], str):
            name = ink_in([str(one) for one in entry.answer])
            if is_hash(name):
                yield name


def hashes_in(plain: Any) -> Iterator[str]:
    """The names of drawings in plain data, such as a state or an item's table."""
    if isinstance(plain, str):
        # As a text of its own, or as the mark of an answer.
        name = plain.rpartition(" ")[2]
        if is_hash(name):
            yield name
    elif isinstance(plain, (dict, list)):
        for one in plain.values() if isinstance(plain, dict) else plain:
            yield from hashes_in(one)


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
        except (TypeError, ValueError, RecursionError):
            # Halves of characters, numbers that are none, and lists too deep in one another.
            data = b""
        if len(data) > MOST_BYTES:
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
