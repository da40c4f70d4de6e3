"""Words for a tooltip. Qt shows a tooltip as rich text where it looks like that, and has no switch for it."""

from __future__ import annotations

from html import escape


def tip(words: str) -> str:
    """The words as they are, whoever wrote them: what looks like markup is shown and not followed."""
    if "<" not in words and "&lt;" not in words:
        return words
    shown = escape(words).replace("\n", "<br>")
    return f"<span>{shown}</span>"
