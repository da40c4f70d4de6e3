"""Tags, as a person writes them in one line."""

from __future__ import annotations

LONGEST_TAG = 40
MOST_TAGS = 20


def tags_from_text(words: str) -> tuple[str, ...]:
    """The tags between the commas; each once, whatever its capitals, in the order written."""
    tags: dict[str, str] = {}
    for part in words.split(","):
        tag = " ".join(part.split())[:LONGEST_TAG].strip()
        if tag:
            tags.setdefault(tag.casefold(), tag)
    return tuple(tags.values())[:MOST_TAGS]
