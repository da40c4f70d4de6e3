"""Squares of a rectangular map: by column and row, by number row by row, and by name.

One goes across the sides of squares, never across a corner.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

Square = tuple[int, int]
"""Column and row, each from 0."""

SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south and west, as ways are searched."""

LETTERS: Final = 26
NAME: Final = re.compile(r"([a-z]{1,2})([1-9][0-9]?)")


def column_name(column: int) -> str:
    """How people call a column: a in the west, aa after z."""
    letter = chr(ord("a") + column % LETTERS)
    return letter if column < LETTERS else f"{chr(ord('a') + column // LETTERS - 1)}{letter}"


def square_name(square: Square) -> str:
    """How people call a square: a1 in the north-west."""
    return f"{column_name(square[0])}{square[1] + 1}"


def square_named(name: str) -> Square | None:
    """The square that people call so; None for what is no name of one."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    column = 0
    for letter in found[1]:
        column = column * LETTERS + ord(letter) - ord("a") + 1
    return column - 1, int(found[2]) - 1


def joined(start: int, numbers: Collection[int], columns: int) -> set[int]:
    """Of some squares, each by its number on a map of so many columns, those that hang together with one of them."""
    found = {start}
    edge = [start]
    while edge:
        number = edge.pop()
        near = [number - columns, number + columns]
        if number % columns:
            near.append(number - 1)
        if (number + 1) % columns:
            near.append(number + 1)
        for further in near:
            if further in numbers and further not in found:
                found.add(further)
                edge.append(further)
    return found


def groups(numbers: Collection[int], columns: int) -> list[list[int]]:
    """These squares in groups that hang together, each and all of them from the north-west on."""
    left = set(numbers)
    found: list[list[int]] = []
    for number in sorted(left):
        if number in left:
            group = joined(number, left, columns)
            left -= group
            found.append(sorted(group))
    return found


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
