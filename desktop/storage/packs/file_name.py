"""The name that is suggested for the file of a pack: one that every system takes and nobody is surprised by."""

from __future__ import annotations

from typing import Final

from desktop.storage.packs.pack import ENDING

LONGEST: Final = 60
DEVICES: Final = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}
"""What some systems keep for themselves, whatever its ending."""
DROPPED: Final = "'\u2019\u2018`"


def file_name(name: str) -> str:
    """Letters and digits of the pack's name as they are, a space for anything between them."""
    kept = "".join(sign if sign.isalnum() or sign in "-_" else " " for sign in name if sign not in DROPPED)
    words = [word.strip("-_") for word in kept.split()]
    stem = " ".join(word for word in words if word)[:LONGEST].strip(" -_")
    if not stem or stem.casefold() in DEVICES:
        stem = f"{stem} pack".strip()
    return stem + ENDING
