"""The dice of a Quality roll and what they give (SBH-ACT-2)."""

from __future__ import annotations


class QualityResult:
    """The dice of a Quality roll as they lie, and what they gave."""

    def __init__(self, faces: tuple[int, ...], need: int, bonus: int) -> None:
        self.faces = faces
        self.need = need
        """The Quality that was rolled against."""
        self.bonus = bonus
        """What was added to each die."""
        self.successes = 0
        for face in faces:
            # SBH-ACT-2. 1 always fails, 6 always succeeds.
            if face == 6 or (face != 1 and face + bonus >= need):
                self.successes += 1
        self.failures = len(faces) - self.successes
