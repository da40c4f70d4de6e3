"""Checks that texts of items are written: not what a new item begins with, and nothing that only keeps the place."""

from __future__ import annotations

import re
from typing import Any, Final

from rules_core.content import finding_words as words
from rules_core.content.fields import Field, FieldKind
from rules_core.content.findings import finding
from rules_core.content.fresh_rows import example_of
from rules_core.content.items import Finding, Path, Weight
from rules_core.content.named_fields import NAME
from rules_core.content.values import shown
from rules_core.wording.translation import inside, say, tell

KEEPS_PLACE: Final = re.compile(
    r"(?:lorem ipsum|todo|tbd|fixme)\b.*|(?:placeholder|asdf|test|xx+|(?:bla *)+)[\s\d.!?]*|[?.]+",
    re.IGNORECASE | re.DOTALL,
)
"""What people type to have something there, whatever their language."""


def new_name(noun: str) -> str:
    """What an item is called that nobody has named yet, by what one of its kind is called."""
    return tell(words.NEW_ITEM, kind=inside(say(noun)))


def findings(plain: Any, fields: tuple[Field, ...], path: Path = (), name: str = "") -> list[Finding]:
    """Advice for every text of a table with these fields that nobody has written yet.

    `name` is what the table is called that nobody has named.
    """
    found: list[Finding] = []
    if not isinstance(plain, dict):
        return found
    for field in fields:
        value, where = plain.get(field.key), (*path, field.key)
        if field.kind in (FieldKind.TEXT, FieldKind.STORY) and isinstance(value, str) and value.strip():
            text = value.strip()
            values = {"name": field.name, "found": shown(text)}
            if text in (field.example, example_of(field), name if field.key == NAME.key else ""):
                found.append(finding(where, words.STILL_NEW, words.WRITE_TEXT, {**values}, weight=Weight.ADVICE))
            elif KEEPS_PLACE.fullmatch(text):
                found.append(finding(where, words.KEEPS_PLACE, words.WRITE_TEXT, {**values}, weight=Weight.ADVICE))
        elif field.kind is FieldKind.TABLE:
            found.extend(findings(value, field.parts, where))
        elif field.kind is FieldKind.TABLES and isinstance(value, list):
            for place, one in enumerate(value):
                found.extend(findings(one, field.parts, (*where, place)))
    return found
