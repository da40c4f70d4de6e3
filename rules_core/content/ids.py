"""The form of ids, by which files and other items refer to an item, and which no player reads."""

from __future__ import annotations

import re
from typing import Any, Final

LONGEST_ID: Final = 40
KEBAB: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def is_id(text: str) -> bool:
    """Whether the text may be an id: kebab-case, not too long."""
    return len(text) <= LONGEST_ID and KEBAB.fullmatch(text) is not None


def as_id(value: Any) -> str:
    """A text in the letters of an id: "Oak Wood" becomes oak-wood."""
    text = "".join([sign if sign.isascii() and sign.isalnum() else "-" for sign in str(value).lower()[:LONGEST_ID]])
    return "-".join([part for part in text.split("-") if part])
