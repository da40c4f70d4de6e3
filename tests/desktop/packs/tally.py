"""What a run over thousands of spoiled files has found."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Tally:
    """Counts of one run, or of several together."""

    files: int = 0
    taken_in: int = 0
    slowest: float = 0.0
    """So long the slowest file took, in seconds of the processor."""
    slowest_seed: int = 0
    longest_wait: float = 0.0
    """So long somebody would have waited for a file, in seconds."""
    wrong: list[str] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    """Why files were refused, or where they were wrong."""
    counts: Counter[str] = field(default_factory=Counter)
    """What else is counted."""

    def took(self, seconds: float, seed: int) -> None:
        """A file has been dealt with."""
        self.files += 1
        if seconds > self.slowest:
            self.slowest, self.slowest_seed = seconds, seed

    def ends(self, longest: float) -> None:
        """All files have been dealt with; none may have taken longer."""
        if self.slowest > longest:
            self.wrong.append(f"seed {self.slowest_seed} took {self.slowest:.2f} s")

    def add(self, other: Tally) -> None:
        """Count another run too."""
        self.files += other.files
        self.taken_in += other.taken_in
        if other.slowest > self.slowest:
            self.slowest, self.slowest_seed = other.slowest, other.slowest_seed
        self.longest_wait = max(self.longest_wait, other.longest_wait)
        self.wrong += other.wrong
        self.refused += other.refused
        self.counts += other.counts
