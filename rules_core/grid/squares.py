"""Squares of a rectangular map by column and row. One goes across the sides of squares, never across a corner."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

Square = tuple[int, int]
"""Column and row, each from 0."""

SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south and west, as ways are searched."""


class Grid:
    """A map of squares, some of which nobody enters."""

    def __init__(self, columns: int, rows: int, closed: Collection[Square] = ()) -> None:
        self.columns = columns
        self.rows = rows
        self.closed = frozenset(closed)

    def is_open(self, square: Square) -> bool:
        """Whether the square lies on the map and can be entered."""
        column, row = square
        return 0 <= column < self.columns and 0 <= row < self.rows and square not in self.closed

    def neighbours(self, square: Square) -> list[Square]:
        """The open squares beside it, from north clockwise."""
        found: list[Square] = []
        for across, down in SIDES:
            beside = (square[0] + across, square[1] + down)
            if self.is_open(beside):
                found.append(beside)
        return found

    def reach(self, start: Square, steps: int) -> dict[Square, int]:
        """The squares that can be reached with so many steps, and how many each takes; nearest first."""
        found: dict[Square, int] = {start: 0}
        edge = [start]
        for step in range(1, steps + 1):
            beyond: list[Square] = []
            for square in edge:
                for beside in self.neighbours(square):
                    if beside not in found:
                        found[beside] = step
                        beyond.append(beside)
            edge = beyond
        return found

    def path(self, start: Square, goal: Square) -> list[Square]:
        """A shortest way from square to square, both ends included; empty where there is none."""
        steps = self.reach(goal, self.columns * self.rows)
        if start not in steps or not self.is_open(start):
            return []
        way = [start]
        while way[-1] != goal:
            left = steps[way[-1]]
            for beside in self.neighbours(way[-1]):
                if steps.get(beside, left) < left:
                    way.append(beside)
                    break
        return way

    def distance(self, start: Square, goal: Square) -> int:
        """How many steps it takes from square to square, -1 where there is no way."""
        return len(self.path(start, goal)) - 1
