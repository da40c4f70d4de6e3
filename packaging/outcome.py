"""What a build made, and what it could not make and why."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

MEGABYTE = 1_000_000
LARGEST_DOWNLOAD = 60 * MEGABYTE


@dataclass(frozen=True, slots=True)
class Made:
    """A file or folder that was made; `is_download` when it is what a player fetches."""

    what: str
    path: Path
    is_download: bool = True

    def sentence(self) -> str:
        """What was made, where, and how large it is."""
        if not self.is_download:
            return f"Made {self.what}: {self.path.name}."
        size = self.path.stat().st_size
        verdict = "" if size <= LARGEST_DOWNLOAD else f", more than the {LARGEST_DOWNLOAD // MEGABYTE} MB allowed"
        return f"Made {self.what}: {self.path.name}, {size / MEGABYTE:.1f} MB{verdict}."

    @property
    def is_fine(self) -> bool:
        """Whether a download keeps within its limit."""
        return not self.is_download or self.path.stat().st_size <= LARGEST_DOWNLOAD


@dataclass(frozen=True, slots=True)
class NotMade:
    """Something that this machine could not make; `why` is a whole sentence with what would help."""

    what: str
    why: str

    def sentence(self) -> str:
        """What is missing, and why."""
        return f"Not made: {self.what}. {self.why}"


Outcome = Made | NotMade
