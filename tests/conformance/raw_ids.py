"""Finds ids where words for people should stand."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rules_core.games.definition import ThingTable
from rules_core.kernel.requests import Request, options_of

PUT_TOGETHER = re.compile(r"[-_:]")
"""Ids of several words, which no person would write."""


def raw_words(request: Request, said: Iterable[str]) -> list[str]:
    """The texts of a question and its answers that show its topic, or an id of several words that it is about."""
    ids = {request.topic, request.subject, request.who}
    for option in options_of(request):
        ids |= {option, *option.split(":")}
    return [text for text in said if text == request.topic or _holds(text, ids)]


def raw_cells(tables: Iterable[ThingTable]) -> list[str]:
    """The cells that show an id of several words, of any thing."""
    tables = list(tables)
    ids = {thing.id for table in tables for thing in table.things}
    return [cell for table in tables for thing in table.things for cell in thing.cells if _holds(cell, ids)]


def _holds(text: str, ids: Iterable[str]) -> bool:
    """Whether one of the ids that people would not write stands in a text as a word, in whatever case."""
    words = text.casefold()
    return "_" in text or any(
        re.search(rf"(?<![\w-]){re.escape(id.casefold())}(?![\w-])", words) for id in ids if PUT_TOGETHER.search(id)
    )
