"""Checks that texts of items are plain: markup would be drawn as such where words are shown as rich text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from rules_core.content import finding_words as words
from rules_core.content.fields import Field
from rules_core.content.findings import Fix, finding
from rules_core.content.items import Change, Finding, Item, Path
from rules_core.content.values import shown
from rules_core.wording.sentence import Part, message

MARKUP: Final = re.compile(r"<[A-Za-z/!?][^<>]*>?")


def findings(item: Item, fields: Sequence[Field]) -> list[Finding]:
    """One finding for every text that is not plain; `fields` are those of its kind."""
    found: list[Finding] = []
    _walk(item.plain, (), fields, "", found)
    return found


def _walk(value: Any, path: Path, fields: Sequence[Field], name: str, found: list[Finding]) -> None:
    if isinstance(value, str):
        markup = MARKUP.search(value)
        if markup is not None:
            fix = Fix((Change(path, _plain(value)),), message(words.TAKE_AWAY))
            values: dict[str, Part] = {"found": shown(markup.group()), "name": name}
            # Of one of many texts in a list the place tells which it is.
            said = words.FIELD_HAS_MARKUP if name else words.HAS_MARKUP
            found.append(finding(path, said, words.TAKE_MARKUP, values, fix=fix))
    elif isinstance(value, dict):
        for key, one in value.items():
            field = next((field for field in fields if field.key == key), None)
            parts: Sequence[Field] = field.parts if field is not None else ()
            _walk(one, (*path, key), parts, field.name if field is not None else "", found)
    elif isinstance(value, list):
        for place, one in enumerate(value):
            # Most of a map are lists of numbers.
            if type(one) is not int and type(one) is not float:
                _walk(one, (*path, place), fields, "", found)


def _plain(text: str) -> str:
    """The text without markup, also without what would be markup then."""
    while MARKUP.search(text) is not None:
        text = MARKUP.sub("", text)
    return text
