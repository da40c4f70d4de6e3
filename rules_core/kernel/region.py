"""The answer space of a `place` question. Concrete regions stand in `move_region.py` and `zones.py`."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Region:
    """Where something may be placed. Lengths in tenths of a millimetre, turns in degrees."""

    turns: tuple[int, ...] = (0,)
    """The directions that may be chosen; (0,) where direction does not matter."""

    def contains(self, x: int, y: int) -> bool:
        """Whether the thing may stand there (in at least one direction)."""
        raise NotImplementedError

    def contains_turned(self, x: int, y: int, turn: int) -> bool:
        """Whether it may stand there turned so."""
        return turn in self.turns and self.contains(x, y)

    def nearest(self, x: int, y: int) -> tuple[int, int]:
        """The allowed spot nearest to a wanted one."""
        raise NotImplementedError

    def nearest_turned(self, x: int, y: int, turn: int) -> tuple[int, int]:
        """The allowed spot nearest to a wanted one for a thing turned so."""
        return self.nearest(x, y)

    def outline(self) -> list[list[tuple[int, int]]]:
        """Polygons to draw; they may overlap."""
        raise NotImplementedError

    def candidates(self) -> list[tuple[int, int]]:
        """A finite list of allowed spots, the same every time, never empty: bots choose from it."""
        raise NotImplementedError

    def spots(self) -> list[tuple[int, int, int]]:
        """The candidates with the first direction that suits each: complete answers for bots."""
        found: list[tuple[int, int, int]] = []
        for x, y in self.candidates():
            for turn in self.turns:
                if self.contains_turned(x, y, turn):
                    found.append((x, y, turn))
                    break
        return found

    def is_empty(self) -> bool:
        """Whether there is no spot at all; rules ask before they put the question."""
        return False
