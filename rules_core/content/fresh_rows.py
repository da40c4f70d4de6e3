"""New tables and rows: what the declaration lets them begin with, else something harmless, and ids of their own."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Sequence
from typing import Any

from rules_core.content.fields import Field, FieldKind
from rules_core.wording.translation import say


def nobody(of: str) -> str:
    """No item is known of any kind."""
    return ""


def fresh_row(field: Field, others: Sequence[Any] = (), first_of: Callable[[str], str] = nobody) -> dict[str, Any]:
    """A row for a table with this field's parts; what may be missing is.

    `first_of` gives the id of some item of a kind: what a row must name begins with that, not with an error.
    """
    row: dict[str, Any] = {}
    for part in field.parts:
        if part.follows is not None:
            row[part.key] = _next_number(part, others)
        elif part.begins is not None:
            row[part.key] = copy.deepcopy(list(part.begins)) if isinstance(part.begins, tuple) else part.begins
        elif part.optional or part.default is not None or part.when:
            continue
        elif part.kind is FieldKind.ID:
            row[part.key] = _new_id(field.key, part.key, others)
        else:
            row[part.key] = example_of(part) or _harmless(part, first_of)
    return row


def example_of(field: Field) -> str:
    """The words that a new row begins with here, in the language in force; "" where it begins empty."""
    return say(field.example) if field.example else ""


def fits(field: Field, rows: Sequence[Any]) -> bool:
    """Whether a list may have all these rows."""
    if not field.most:
        return True
    if not field.counts:
        return len(rows) <= field.most
    part = field.part(field.counts)
    usual = part.default if part is not None else 1
    counted = [row.get(field.counts, usual) if isinstance(row, dict) else usual for row in rows]
    return sum(one if isinstance(one, int) else 1 for one in counted) <= field.most


def copied_row(field: Field, row: Any, others: Sequence[Any]) -> Any:
    """A copy of a row, with an id of its own where it has one."""
    made = copy.deepcopy(row)
    for part in field.parts:
        if part.kind is FieldKind.ID and isinstance(made, dict) and part.key in made:
            made[part.key] = _new_id(str(made[part.key]), part.key, others)
    return made


def _next_number(part: Field, others: Sequence[Any]) -> int:
    """From the row before it on; the first row of a list has the least."""
    last = others[-1].get(part.key, part.default) if others and isinstance(others[-1], dict) else None
    if isinstance(last, bool) or not isinstance(last, int) or part.follows is None:
        return round(part.least)
    return min(round(part.most), last + part.follows)


def _new_id(like: str, key: str, others: Sequence[Any]) -> str:
    taken = {one.get(key) for one in others if isinstance(one, dict)}
    stem = re.sub(r"-\d+$", "", like) or "row"
    number = 2 if like in taken else 1
    while f"{stem}-{number}" in taken:
        number += 1
    return f"{stem}-{number}"


def _harmless(part: Field, first_of: Callable[[str], str]) -> Any:
    kind = part.kind
    if kind in (FieldKind.WHOLE, FieldKind.INCHES):
        return round(part.least) if part.least == round(part.least) else part.least
    if kind is FieldKind.FLAG:
        return False
    if kind is FieldKind.WORD:
        return part.words[0]
    if kind is FieldKind.POINT:
        return [0, 0]
    if kind is FieldKind.OUTLINE:
        return [[-1.5, -1.5], [1.5, -1.5], [1.5, 1.5], [-1.5, 1.5]]
    if kind is FieldKind.TABLE:
        return fresh_row(part, first_of=first_of)
    if kind is FieldKind.TABLES:
        return [fresh_row(part, first_of=first_of) for _ in range(round(part.least))]
    if kind is FieldKind.DRAWING:
        return []
    if kind in (FieldKind.WORDS, FieldKind.TAGS, FieldKind.REFERENCES, FieldKind.TRAITS, FieldKind.LINES):
        return list(part.words[: round(part.least)])
    return first_of(part.of) if kind is FieldKind.REFERENCE else ""
