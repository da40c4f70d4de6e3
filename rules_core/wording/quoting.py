"""Quotes what somebody else wrote: short, and with every sign that cannot be seen spelled out."""

from __future__ import annotations

from typing import Final

QUOTED: Final = 60
"""So many characters of a strange value are shown."""
TOLD: Final = 200
"""So many of a strange sentence."""


def quoted(value: object) -> str:
    """The value as Python writes it; what is longer is cut off."""
    return _cut(repr(value), QUOTED)


def cut_short(sentence: str) -> str:
    """A sentence that may quote a strange file, no longer than anybody reads."""
    return _cut(sentence, TOLD)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "\u2026"
