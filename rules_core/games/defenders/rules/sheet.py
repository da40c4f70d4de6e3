"""The sheet on which the map is drawn, as the place of a question."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.region import Region

WIDTH: Final = 4000
HEIGHT: Final = 2800
MARGIN: Final = 200
STEP: Final = 600
CLOSE: Final = 420
"""Bots keep so far from what is drawn."""


class Sheet(Region):
    """Anywhere on the sheet but its margin; `taken` are the middles of what is drawn."""

    def __init__(self, taken: list[tuple[int, int]]) -> None:
        self.taken: Final = taken

    def contains(self, x: int, y: int) -> bool:
        """D-MAP-10. Locations may lie inside each other."""
        return MARGIN <= x <= WIDTH - MARGIN and MARGIN <= y <= HEIGHT - MARGIN

    def nearest(self, x: int, y: int) -> tuple[int, int]:
        """The spot on the sheet nearest to a wanted one."""
        return min(max(x, MARGIN), WIDTH - MARGIN), min(max(y, MARGIN), HEIGHT - MARGIN)

    def outline(self) -> list[list[tuple[int, int]]]:
        """The sheet within its margin."""
        right, bottom = WIDTH - MARGIN, HEIGHT - MARGIN
        return [[(MARGIN, MARGIN), (right, MARGIN), (right, bottom), (MARGIN, bottom)]]

    def candidates(self) -> list[tuple[int, int]]:
        """From the middle outwards, free spots first."""
        spots = [
            (x, y)
            for y in range(MARGIN + STEP // 2, HEIGHT - MARGIN, STEP)
            for x in range(MARGIN + STEP // 2, WIDTH - MARGIN, STEP)
        ]
        spots.sort(key=self._rank)
        return spots

    def _rank(self, spot: tuple[int, int]) -> tuple[bool, int, int, int]:
        x, y = spot
        is_taken = any(abs(x - a) < CLOSE and abs(y - b) < CLOSE for a, b in self.taken)
        far = (x - WIDTH // 2) * (x - WIDTH // 2) + (y - HEIGHT // 2) * (y - HEIGHT // 2)
        return is_taken, far, y, x
