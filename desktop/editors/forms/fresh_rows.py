"""New rows of tables: a harmless value for every key that must be there, and ids that nobody else has."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Sequence
from typing import Any

from rules_core.kernel.fields import Field, FieldKind


def nobody(of: str) -> str:
    """No item is known of any kind."""
    return ""


def fresh_row(field: Field, others: Sequence[Any] = (), first_of: Callable[[str], str] = nobody) -> dict[str, Any]:
    """A row for a table with this field's parts; what may be missing is.

    `first_of` gives the id of some item of a kind: what a row must name begins with that, not with an error.
    """
    row: dict[str, Any] = {}
    for part in field.parts:
        if part.optional or part.default is not None or part.when:
            continue
        if part.kind is FieldKind.ID:
            row[part.key] = _new_id(field.key, part.key, others)
        else:
            row[part.key] = _harmless(part, first_of)
    return row


def copied_row(field: Field, row: Any, others: Sequence[Any]) -> Any:
    """A copy of a row, with an id of its own where it has one."""
    made = copy.deepcopy(row)
    for part in field.parts:
        if part.kind is FieldKind.ID and isinstance(made, dict) and part.key in made:
            made[part.key] = _new_id(str(made[part.key]), part.key, others)
    return made


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
    if kind in (FieldKind.WORDS, FieldKind.TAGS, FieldKind.REFERENCES, FieldKind.TRAITS):
        return list(part.words[: round(part.least)])
    return first_of(part.of) if kind is FieldKind.REFERENCE else ""
