"""Single values of content: which numbers, texts and colours fit, and how they are shown in a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rules_core.wording.translation import tell

ODD: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Signs that no text needs: control characters, those that turn the direction of writing, and halves of signs."""
COLOUR: Final = re.compile("#[0-9a-fA-F]{6}")
FARTHEST: Final = 1000
"""In inches: no coordinate lies farther out."""
LONGEST_SHOWN: Final = 40
MOST_LISTED: Final = 16


def length(inches: float) -> int:
    """Inches as tenths of a millimetre."""
    return int(inches * 254 + 0.5) if inches >= 0 else -int(-inches * 254 + 0.5)


def is_number(value: object) -> bool:
    """Whether the value may be a coordinate in inches."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and -FARTHEST < value < FARTHEST


def is_plain(text: str, *, lines: bool) -> bool:
    """Whether a text holds only signs that can be shown; line breaks where it may have several lines."""
    return ODD.search(text.replace("\n", "") if lines else text) is None


def is_colour(text: str) -> bool:
    """Whether the text is a colour as #rrggbb."""
    return COLOUR.fullmatch(text) is not None


def shown(value: object) -> str:
    """A value as a sentence shows it: short, and without odd signs."""
    if isinstance(value, bool):
        return str(value).lower()
    try:
        text = repr(value)
    except ValueError:
        # Python refuses to write out numbers of thousands of digits.
        return "..."
    if len(text) <= LONGEST_SHOWN:
        return text
    # What opens with a quote ends with one.
    end = f"...{text[-1]}" if isinstance(value, str) else "..."
    return text[: LONGEST_SHOWN - len(end)] + end


def listed(words: Sequence[str]) -> str:
    """Words as a sentence lists them: the first few of many."""
    text = ", ".join(words[:MOST_LISTED])
    more = len(words) - MOST_LISTED
    return tell("{names} and {count} more", names=text, count=more) if more > 0 else text
