"""Reads a file that somebody handed on: whatever has been given its name, the program neither waits nor swells."""

from __future__ import annotations

from pathlib import Path

from rules_core.wording.translation import say


def bytes_of(path: Path, most: int) -> bytes:
    """What stands in the file; a byte more than `most` where there is more. Raises `OSError` and `ValueError`."""
    if path.exists() and not path.is_file():
        # A pipe would keep whoever reads it waiting.
        raise OSError(0, say("it is not a file"))
    with path.open("rb") as file:
        return file.read(most + 1)
