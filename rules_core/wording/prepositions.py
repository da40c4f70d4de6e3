"""Prepositions that grow together with the article after them, as in German: "von" and "dem Rathaus" is "vom Rathaus".

Translators write "von {building:dat}". When a language is read the preposition moves into the braces, as
"{building:dat+von}": only there is it known which article follows.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

GROWN_TOGETHER: Final[Mapping[str, Mapping[tuple[str, str], str]]] = {
    "de": {
        ("an", "das"): "ans",
        ("an", "dem"): "am",
        ("bei", "dem"): "beim",
        ("in", "das"): "ins",
        ("in", "dem"): "im",
        ("von", "dem"): "vom",
        ("zu", "dem"): "zum",
        ("zu", "der"): "zur",
    }
}
"""By language: preposition and article, and what they become."""
BEFORE_NAME: Final = re.compile(r"\b(\w+) \{(\w+):(acc|dat)\}")
"""A word before a name in one of its cases."""


def with_prepositions(words: str, language: str) -> str:
    """The same with the prepositions of this language inside the braces of the names that they stand before."""
    known = {before for before, _ in GROWN_TOGETHER.get(language, {})}
    if not known or ":" not in words:
        return words

    def moved(found: re.Match[str]) -> str:
        before, name, case = found.groups()
        return "{" + name + ":" + case + "+" + before + "}" if before.lower() in known else found[0]

    return BEFORE_NAME.sub(moved, words)


def after(before: str, name: str) -> str:
    """A name with its preposition before it, which is grown together with an article."""
    article, _, rest = name.partition(" ")
    for pairs in GROWN_TOGETHER.values():
        joined = pairs.get((before.lower(), article), "")
        if joined and rest:
            return f"{joined[:1].upper() if before[:1].isupper() else joined[:1]}{joined[1:]} {rest}"
    return f"{before} {name}"
