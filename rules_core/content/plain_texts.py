"""Checks that texts of items are plain: markup would be drawn as such where words are shown as rich text."""

from __future__ import annotations

import re
from typing import Any, Final

from rules_core.content import finding_words as words
from rules_core.content.findings import Fix, finding
from rules_core.content.items import Change, Finding, Item, Path
from rules_core.content.values import shown
from rules_core.wording.sentence import message

MARKUP: Final = re.compile(r"<[A-Za-z/!?][^<>]*>?")


def findings(item: Item) -> list[Finding]:
    """One finding for every text that is not plain."""
    found: list[Finding] = []
    _walk(item.plain, (), found)
    return found


def _walk(value: Any, path: Path, found: list[Finding]) -> None:
    if isinstance(value, str):
        markup = MARKUP.search(value)
        if markup is not None:
            fix = Fix((Change(path, _plain(value)),), message(words.TAKE_AWAY))
            values = {"found": shown(markup.group())}
            found.append(finding(path, words.HAS_MARKUP, words.TAKE_MARKUP, {**values}, fix=fix))
    elif isinstance(value, dict):
        for key, one in value.items():
            _walk(one, (*path, key), found)
    elif isinstance(value, list):
        for place, one in enumerate(value):
            # Most of a map are lists of numbers.
            if type(one) is not int and type(one) is not float:
                _walk(one, (*path, place), found)


def _plain(text: str) -> str:
    """The text without markup, also without what would be markup then."""
    while MARKUP.search(text) is not None:
        text = MARKUP.sub("", text)
    return text
