"""Which tiles of a map mirror each other, so that what one player has the others have too."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum


class Symmetry(Enum):
    """How a map repeats itself."""

    NONE = "none"
    HALF_TURN = "half-turn"
    LEFT_RIGHT = "left-right"
    TOP_BOTTOM = "top-bottom"
    BOTH = "both"
    """Left and right, top and bottom: four like parts."""


def images(symmetry: Symmetry, tile: int, columns: int, rows: int) -> list[int]:
    """A tile and all that mirror it, each once."""
    column, row = tile % columns, tile // columns
    left, down = columns - 1 - column, rows - 1 - row
    found = [tile]
    if symmetry in (Symmetry.LEFT_RIGHT, Symmetry.BOTH):
        found.append(row * columns + left)
    if symmetry in (Symmetry.TOP_BOTTOM, Symmetry.BOTH):
        found.append(down * columns + column)
    if symmetry in (Symmetry.HALF_TURN, Symmetry.BOTH):
        found.append(down * columns + left)
    return list(dict.fromkeys(found))


def repeated(symmetry: Symmetry, letters: str, columns: int) -> str:
    """The map as its first part has it, repeated over the rest: the left half, the upper one, or their quarter."""
    rows = len(letters) // columns
    found = list(letters)
    for tile in range(len(letters)):
        first = min(images(symmetry, tile, columns, rows), key=lambda one: (_is_late(symmetry, one, columns), one))
        found[tile] = letters[first]
    return "".join(found)


def _is_late(symmetry: Symmetry, tile: int, columns: int) -> bool:
    """Whether a tile lies in the right half, where the left one counts."""
    return symmetry in (Symmetry.LEFT_RIGHT, Symmetry.BOTH) and tile % columns >= (columns + 1) // 2


def turned_right(rows: Sequence[str]) -> list[str]:
    """The whole map after a quarter turn clockwise."""
    return ["".join(column) for column in zip(*reversed(rows), strict=True)]
