"""Where the background picture lies: place, scale and turn, and how two points on it tell its true size. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from desktop.games.village.map_editor.shapes import Place, Shape, distance, rectangle, turned

LEAST_WIDTH, MOST_WIDTH = 1.0, 200.0


@dataclass(frozen=True)
class Tracing:
    """A picture under the map. `x`, `y` is its middle in inches, `width` its width on the table."""

    x: float = 18.0
    y: float = 18.0
    width: float = 36.0
    angle: float = 0.0
    opacity: float = 0.5
    shown: bool = True
    locked: bool = False

    def shape(self, proportion: float) -> Shape:
        """Its corners on the table; `proportion` is its height in widths."""
        half, down = self.width / 2, self.width * proportion / 2
        box = rectangle((self.x - half, self.y - down), (self.x + half, self.y + down))
        return turned(box, (self.x, self.y), self.angle)

    def moved(self, across: float, down: float) -> Tracing:
        return replace(self, x=round(self.x + across, 3), y=round(self.y + down, 3))

    def wider(self, width: float) -> Tracing:
        return replace(self, width=round(max(LEAST_WIDTH, min(MOST_WIDTH, width)), 3))

    def calibrated(self, one: Place, other: Place, length: float) -> Tracing | None:
        """Scaled about the first of two points so that they are `length` inches apart; None if that cannot be."""
        now = distance(one, other)
        if now < 0.05 or length <= 0:
            return None
        wide = self.wider(self.width * length / now)
        factor = wide.width / self.width
        return replace(
            wide, x=round(one[0] + (self.x - one[0]) * factor, 3), y=round(one[1] + (self.y - one[1]) * factor, 3)
        )

    def plain(self) -> dict[str, Any]:
        """For the desk of the editor."""
        return asdict(self)


def read_tracing(plain: object) -> Tracing:
    """From the desk; what is missing or wrong there is as it begins."""
    if not isinstance(plain, Mapping):
        return Tracing()
    begin = Tracing()
    values: dict[str, Any] = {}
    for key, usual in asdict(begin).items():
        found = plain.get(key)
        if isinstance(usual, bool):
            values[key] = found if isinstance(found, bool) else usual
        else:
            fits = isinstance(found, (int, float)) and not isinstance(found, bool) and abs(found) < 1000
            values[key] = float(found) if fits and isinstance(found, (int, float)) else usual
    made = Tracing(**values)
    return replace(made.wider(made.width), opacity=max(0.05, min(1.0, made.opacity)))
