"""Where the buildings of a village may be moved to, so that a finding about one of them is solved (section 4.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.types import Village
from rules_core.ground.directions import SCALE, direction
from rules_core.ground.geometry import TOUCH, Outline, length, placed, round_half_away
from rules_core.song.options import INCH

STEP: Final = 10
"""Moves are tried in tenths of an inch: what a person can measure."""
FARTHEST: Final = 120
"""The longest move that is tried, in steps."""
WAYS: Final[tuple[int, ...]] = tuple(range(0, 360, 15))
RING: Final = 5
"""How far apart the rings are on which a place is looked for when straight ahead there is none."""
LOOKS_OF_ONE: Final = 500
MOST_LOOKS: Final = 1500
"""How many gaps are measured in one search and in all: a drawing is checked while somebody drags a building."""


@dataclass(frozen=True)
class BuildingMove:
    """A move of a building: how far in tenths of a millimetre, and where its position is then, in inches."""

    far: int
    position: tuple[float, float]


class BuildingOutlines:
    """The outlines of a village's buildings on its table; None for those whose outline cannot be used."""

    def __init__(self, village: Village, width: int, height: int, options: VillageOptions) -> None:
        self.village = village
        self.width = width
        self.height = height
        self.options = options
        self.outlines: list[Outline | None] = []
        for building in village.buildings:
            x, y = building.position
            self.outlines.append(self._outline(building.outline, width // 2 + x, height // 2 + y))
        hearts = [place for place, one in enumerate(village.buildings) if _is_heart(village, place)]
        self.heart: int = hearts[0] if len(hearts) == 1 else -1
        """The number of the heart; -1 while there is none, or more than one."""
        self._looks = 0

    def outline(self, place: int) -> Outline | None:
        """The outline of a building as it stands; None where there is none."""
        return self.outlines[place] if place >= 0 else None

    def holds(self, outline: Outline) -> bool:
        """Whether an outline lies on the table."""
        return outline.left >= 0 and outline.top >= 0 and outline.right <= self.width and outline.bottom <= self.height

    def move(
        self, place: int, towards: tuple[float, float], gap: int, *, needs_reach: bool = True
    ) -> BuildingMove | None:
        """The shortest move found that makes a building stand well: first in the given direction, then in any.

        Well: on the table, near the heart, and at least the gap away from all others. None when no move was found, or
        when enough was tried.
        """
        if self._looks > MOST_LOOKS:
            return None
        limit = self._looks + LOOKS_OF_ONE
        size = length(towards[0], towards[1])
        if size > 0.0:
            for steps in range(1, FARTHEST + 1):
                found = self._try(place, towards[0] / size, towards[1] / size, steps, gap, needs_reach=needs_reach)
                if found is not None:
                    return found
                if self._looks > limit:
                    return None
        for reach in range(RING, FARTHEST + 1, RING):
            for way in WAYS:
                cosine, sine = direction(way)
                across, down = cosine / SCALE, sine / SCALE
                if self._try(place, across, down, reach, gap, needs_reach=needs_reach) is None:
                    continue
                # Along this way somewhere between the last ring and this one.
                for steps in range(reach - RING + 1, reach + 1):
                    found = self._try(place, across, down, steps, gap, needs_reach=needs_reach)
                    if found is not None:
                        return found
            if self._looks > limit:
                return None
        return None

    def shift(self, towards: tuple[float, float], needed: float) -> tuple[int, list[tuple[float, float]]] | None:
        """A move of the whole village: how far, and all positions; None where a building would leave the table."""
        size = length(towards[0], towards[1])
        steps = int(needed / INCH * STEP) + 1
        across, down = towards[0] / size, towards[1] / size
        found: list[tuple[float, float]] = []
        for place in range(len(self.village.buildings)):
            spot = self._spot(place, across, down, steps)
            found.append(spot)
            outline = self._at(place, spot)
            before = self.outlines[place]
            if outline is not None and before is not None and self.holds(before) and not self.holds(outline):
                return None
        return round_half_away(steps * INCH / STEP), found

    def _try(
        self, place: int, across: float, down: float, steps: int, gap: int, *, needs_reach: bool
    ) -> BuildingMove | None:
        spot = self._spot(place, across, down, steps)
        outline = self._at(place, spot)
        if outline is None or not self.holds(outline):
            return None
        # Most places are refused because a building stands there, and that is soon seen.
        for other, standing in enumerate(self.outlines):
            if other != place and standing is not None and standing.contains(outline.middle_x, outline.middle_y):
                return None
        heart = self.outline(self.heart)
        if needs_reach and place != self.heart and heart is not None:
            if not self._is_near(outline, heart, self.options.build_distance):
                return None
        for other, standing in enumerate(self.outlines):
            if other != place and standing is not None and not self._is_clear(outline, standing, gap):
                return None
        return BuildingMove(round_half_away(steps * INCH / STEP), spot)

    def _spot(self, place: int, across: float, down: float, steps: int) -> tuple[float, float]:
        """The position in inches after a move of so many steps, to the hundredth of an inch."""
        x, y = self.village.buildings[place].position
        return round(x / INCH + across * steps / STEP, 2), round(y / INCH + down * steps / STEP, 2)

    def _at(self, place: int, spot: tuple[float, float]) -> Outline | None:
        x = self.width // 2 + round_half_away(spot[0] * INCH)
        y = self.height // 2 + round_half_away(spot[1] * INCH)
        return self._outline(self.village.buildings[place].outline, x, y)

    def _outline(self, corners: Sequence[tuple[int, int]], x: int, y: int) -> Outline | None:
        if len(corners) < 3:
            return None
        try:
            return placed(corners, x, y)
        except ValueError:
            return None

    def _is_near(self, one: Outline, other: Outline, limit: int) -> bool:
        if _box_gap(one, other) > limit:
            return False
        self._looks += 1
        return one.gap_to(other) <= limit

    def _is_clear(self, one: Outline, other: Outline, gap: int) -> bool:
        if _box_gap(one, other) >= gap:
            return True
        self._looks += 1
        return one.gap_to(other) >= gap


def least_clear(gap: int) -> int:
    """The gap at which buildings no longer touch, at least."""
    return max(gap, TOUCH + 2)


def gap_between(one: Outline, other: Outline, limit: float) -> float:
    """The gap between two outlines; beyond the limit only that of their boxes, which is no greater."""
    boxes = _box_gap(one, other)
    return boxes if boxes > limit else one.gap_to(other)


def way_between(one: Outline, other: Outline) -> tuple[float, float]:
    """The way from the first outline to the nearest point of the second; between the middles where they meet."""
    best = (0.0, 0.0)
    least = -1.0
    for x, y in one.corners:
        to_x, to_y = other.nearest_on_border(x, y)
        far = length(to_x - x, to_y - y)
        if least < 0.0 or far < least:
            best, least = (to_x - x, to_y - y), far
    for x, y in other.corners:
        from_x, from_y = one.nearest_on_border(x, y)
        far = length(x - from_x, y - from_y)
        if far < least:
            best, least = (x - from_x, y - from_y), far
    if least < TOUCH or one.overlaps(other):
        best = (other.middle_x - one.middle_x, other.middle_y - one.middle_y)
    return best


def _box_gap(one: Outline, other: Outline) -> float:
    """The gap between two boxes along the axis on which they are farther apart: never more than the real gap."""
    return max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom)


def _is_heart(village: Village, place: int) -> bool:
    levels = village.buildings[place].levels
    return bool(levels) and levels[0].ability is not None and levels[0].ability.id == "heart"
