"""What people have put otherwise in the book of a game, and how they ruled. It lies beside the answers: no rule and no
die reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

MENDED: Final = "mended"
"""Its key among what is kept beside a game, in the library and in files."""
RULED: Final = "ruled"
LONGEST_TEXT: Final = 20_000
LONGEST_NAME: Final = 80
MOST: Final = 5_000
"""So many texts, and so many names, may be mended."""


class Mended:
    """Texts and names by what they were first; so undo and other branches leave them as they are."""

    def __init__(self, plain: object = None) -> None:
        """From what `to_plain` has written; what is none of it is passed over."""
        table = plain if isinstance(plain, dict) else {}
        self.texts: Final = _words_in(table.get("texts"), LONGEST_TEXT)
        self.names: Final = _words_in(table.get("names"), LONGEST_NAME)
        ruled = table.get(RULED)
        self.ruled = ruled[:LONGEST_TEXT] if isinstance(ruled, str) else ""
        """The house rules on which they agreed while they played."""

    def table(self, *, is_name: bool) -> dict[str, str]:
        """The names, or all other texts."""
        return self.names if is_name else self.texts

    def put(self, first: str, words: str, *, is_name: bool) -> None:
        """Say it so from now on; nothing, or what it was first, puts it back."""
        table, words = self.table(is_name=is_name), words.strip()
        table.pop(first, None)
        if words and words != first and len(table) < MOST:
            table[first] = words[: LONGEST_NAME if is_name else LONGEST_TEXT]

    def take(self, other: Mended) -> None:
        """What somebody else mended, where nothing was mended here."""
        for own, there in ((self.texts, other.texts), (self.names, other.names)):
            own.update({first: words for first, words in there.items() if first not in own})
        self.ruled = self.ruled or other.ruled

    def to_plain(self) -> dict[str, Any]:
        """For the settings of a game and for files; empty where nothing is mended."""
        tables = {key: dict(table) for key, table in (("texts", self.texts), ("names", self.names)) if table}
        return {**tables, RULED: self.ruled} if self.ruled else tables


def _words_in(plain: object, longest: int) -> dict[str, str]:
    """Words by words out of a file; what cannot be is left out."""
    if not isinstance(plain, Mapping):
        return {}
    found = {
        first: words
        for first, words in plain.items()
        if isinstance(first, str) and isinstance(words, str) and words.strip() and len(words) <= longest
    }
    return dict(list(found.items())[:MOST])
