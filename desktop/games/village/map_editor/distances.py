"""The distances that the rules ask of a village: which are broken, and how far apart things are while they move."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from desktop.games.village.map_editor.layout import MapThing, Ref
from desktop.games.village.map_editor.shapes import Box, Place, Shape, box_of, contains, distance, nearest_on, sides
from rules_core.games.village.content.options import VillageOptions
from rules_core.ground.geometry import TOUCH
from rules_core.kernel.game import Plain
from rules_core.song.options import INCH

NEAR_HALL: Final = VillageOptions().build_distance / INCH
"""V-4.4.2. Every building stands within so many inches of the Town Hall."""
APART: Final = VillageOptions().build_gap / INCH
"""V-4.4.4. Where possible so many inches lie between two buildings."""
EXACT: Final = TOUCH / INCH
"""What the rules take for contact, and for kept, too."""
CLOSE: Final = "V-4.4.2"
ROOM: Final = "V-4.4.4"


class DistanceVerdict(Enum):
    """What the rules say to a distance."""

    KEPT = "kept"
    TOO_FAR = "too far"
    TOO_NEAR = "too near"
    TOUCHING = "touching"


@dataclass(frozen=True)
class Apart:
    """Two buildings, the gap between them in inches, and where it is narrowest."""

    one: Ref
    other: Ref
    gap: float
    start: Place
    end: Place
    verdict: DistanceVerdict

    @property
    def shown(self) -> float:
        """The gap to a tenth; to a hundredth where the tenth would look as if the rule were kept."""
        tenth = round(self.gap, 1)
        hides = (self.verdict is DistanceVerdict.TOO_FAR and tenth <= NEAR_HALL) or (
            self.verdict is DistanceVerdict.TOO_NEAR and tenth >= APART
        )
        return round(self.gap, 2) if hides else tenth


def hall_among(things: Sequence[MapThing], tables: Sequence[Plain]) -> MapThing | None:
    """The building that is the heart of the village: its first level says so."""
    for thing in things:
        table = tables[thing.ref.place] if thing.ref.place < len(tables) else {}
        levels = table.get("level")
        first = levels[0] if isinstance(levels, list) and levels else {}
        ability = first.get("ability") if isinstance(first, dict) else None
        if isinstance(ability, dict) and ability.get("id") == "heart":
            return thing
    return None


def distances(
    buildings: Sequence[MapThing], hall: MapThing | None, waived: Collection[str], moving: Collection[Ref] = ()
) -> list[Apart]:
    """Every distance that is broken, and for what moves also its distance to the Town Hall when that is kept."""
    found: list[Apart] = []
    strict_near, strict_room = CLOSE not in waived, ROOM not in waived
    boxes = [one.box for one in buildings]
    for number, one in enumerate(buildings):
        for after in range(number + 1, len(buildings)):
            other = buildings[after]
            with_hall = hall is not None and hall.ref in (one.ref, other.ref)
            near = _box_gap(boxes[number], boxes[after]) <= APART
            if not with_hall and not near:
                continue
            gap, start, end = gap_between(one.shape, other.shape)
            moves = one.ref in moving or other.ref in moving
            verdict = DistanceVerdict.KEPT
            if gap < EXACT:
                verdict = DistanceVerdict.TOUCHING
            elif gap < APART - EXACT and (strict_room or moves):
                verdict = DistanceVerdict.TOO_NEAR
            elif with_hall and gap > NEAR_HALL + EXACT and (strict_near or moves):
                verdict = DistanceVerdict.TOO_FAR
            if verdict is not DistanceVerdict.KEPT or (moves and with_hall):
                found.append(Apart(one.ref, other.ref, gap, start, end, verdict))
    return found


def gap_between(one: Shape, other: Shape) -> tuple[float, Place, Place]:
    """The gap between two outlines and the two points that are nearest; 0 where they meet."""
    best: tuple[float, Place, Place] | None = None
    for first, second, swapped in ((one, other, False), (other, one, True)):
        lines = sides(second)
        for corner in first:
            for start, end in lines:
                point = nearest_on(start, end, corner)
                away = distance(corner, point)
                if best is None or away < best[0]:
                    best = (away, point, corner) if swapped else (away, corner, point)
    if best is None:
        raise ValueError("A gap lies between two outlines with corners.")
    if _overlap(one, other):
        return 0.0, best[1], best[2]
    return best


def _overlap(one: Shape, other: Shape) -> bool:
    if not box_of(one).meets(box_of(other)):
        return False
    if any(contains(one, place) for place in other) or any(contains(other, place) for place in one):
        return True
    return any(_crosses(a, b, c, d) for a, b in sides(one) for c, d in sides(other))


def _crosses(a: Place, b: Place, c: Place, d: Place) -> bool:
    def side(one: Place, two: Place, three: Place) -> float:
        return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def _box_gap(one: Box, other: Box) -> float:
    across = max(0.0, one.left - other.right, other.left - one.right)
    down = max(0.0, one.top - other.bottom, other.top - one.bottom)
    return distance((0.0, 0.0), (across, down))
