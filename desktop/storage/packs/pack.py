"""What a pack is: a name, who made it, and items of content."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from rules_core.content.items import Item
from rules_core.kernel.game import Plain
from rules_core.kernel.packing import canonical

FORMAT: Final = 3
WITH_GAMES: Final = 2
"""From this format on items say to which game they belong."""
WITH_DRAWINGS: Final = 3
"""From this format on a pack may hold drawings; one without any is written in the format before, for all who know that.
"""
MARK: Final = "hearthpack"
"""The first key of every pack; its value is the format."""
ENDING: Final = ".hearthpack"
MOST_ITEMS: Final = 1000
LONGEST_NAME: Final = 80
LONGEST_AUTHOR: Final = 60
LONGEST_WORDS: Final = 2000
MOST_VERSION: Final = 9999


@dataclass(frozen=True)
class PackItem:
    """One item as it travels."""

    item: Item
    version: int = 1
    author: str = ""
    """Who made the item, where it is somebody else than who made the pack."""
    test: Plain | None = None
    """What a quick test found, marked with the fingerprint of what was tested."""


@dataclass(frozen=True)
class Pack:
    """Any selection of items."""

    name: str
    author: str
    version: int
    text: str
    items: tuple[PackItem, ...]
    drawings: Mapping[str, Any] = field(default_factory=dict)
    """The drawings that its items name, by their names, as plain data; those that the sender did not have are missing.
    """


def drawing_in(pack: Pack, name: str) -> bytes | None:
    """The strokes of a drawing that a pack holds; None for none."""
    return canonical(pack.drawings[name]) if name in pack.drawings else None


LONGEST: Final = 60
DEVICES: Final = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}
"""What some systems keep for themselves, whatever its ending."""
DROPPED: Final = "'\u2019\u2018`"


def file_name(name: str, ending: str = ENDING) -> str:
    """Letters and digits of a name as they are, a space for anything between them, and the ending."""
    kept = "".join(sign if sign.isalnum() or sign in "-_" else " " for sign in name if sign not in DROPPED)
    words = [word.strip("-_") for word in kept.split()]
    stem = " ".join(word for word in words if word)[:LONGEST].strip(" -_")
    if not stem or stem.casefold() in DEVICES:
        stem = f"{stem} pack".strip()
    return stem + ending
