"""The packed report: one zip of plain texts, each exactly as it was shown."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from desktop.storage.whole_file import beside


@dataclass(frozen=True)
class FaultPart:
    """One file of the pack: its name there, what it is, and all that stands in it."""

    name: str
    title: str
    text: str
    packed: bool = True
    """Whether it has a tick before anybody chooses."""


def write_pack(path: Path, parts: list[FaultPart]) -> None:
    """Write the parts; an old file there stays whole until the new one is complete. Raises `OSError`."""
    with beside(path) as fresh, ZipFile(fresh, "w", ZIP_DEFLATED) as pack:
        for part in parts:
            # Without a date: the clock of this computer is nobody's business.
            entry = ZipInfo(part.name)
            entry.compress_type = ZIP_DEFLATED
            pack.writestr(entry, part.text)
