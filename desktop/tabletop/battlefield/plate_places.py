"""Where label plates stand: as near to their point as possible, clear of each other and of the discs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

CLEAR_PX = 8
# Steps away from the wanted place, in heights and half widths of the plate: below before above, then aside.
_STEPS = (
    (0.0, 0.0), (0.0, 0.4), (0.0, 0.8), (0.0, 1.3), (0.0, -1.3),
    (0.0, 2.3), (0.0, -2.3), (1.1, 0.0), (-1.1, 0.0), (0.6, 1.6), (-0.6, 1.6),
    (0.6, -1.6), (-0.6, -1.6), (1.1, 1.3), (-1.1, 1.3), (1.1, -1.3), (-1.1, -1.3), (1.6, 0.0), (-1.6, 0.0),
    (0.0, 3.4), (0.0, -3.4), (1.1, 2.6), (-1.1, 2.6), (1.1, -2.6), (-1.1, -2.6),
    (1.6, 1.6), (-1.6, 1.6), (1.6, -1.6), (-1.6, -1.6), (0.0, 4.6), (0.0, -4.6), (1.1, 4.2), (-1.1, 4.2), (1.1, -4.2),
    (-1.1, -4.2),
)  # fmt: skip
_FAR_STEPS = tuple(
    (across * way, down)
    for across in (0.8, 1.2, 1.6, 2.0, 2.4, 3.2, 4.0)
    for down in (0.0, 0.5, -0.5, 1.0, -1.0, 1.2, -1.2, 1.6, -1.6, 2.1, -2.1)
    for way in (1, -1)
)
"""Where nothing nearer is clear, for plates that are shown in any case: with `bound`, those that are not."""
MOST_COVERED = 0.12
"""A plate that would cover more than this share of itself is left out: the badges of the tokens say the group too."""
MOST_OF_A_DISC = 0.2
"""And so is one that would cover more than this share of a disc."""
NEAR_HEIGHTS = 1.6
"""So many of its heights a plate goes aside that has to be told by what it stands at; a group's farther off would look
like another group's."""
DISC_WEIGHT = 6.0
"""So much more it counts what of a disc is covered than what of a building or another plate."""

FAR_PX = 150
"""Farther from its point, up or down, a plate of many lines would look like that of something else."""

_NEAR_STEPS = tuple(step for step in _STEPS if abs(step[1]) <= NEAR_HEIGHTS)


@dataclass(frozen=True, slots=True)
class PlacedPlate:
    """Where a plate stands, in px, and whether there was room for it."""

    centre: QPointF
    fits: bool


def place_plates(
    plates: Sequence[QRectF],
    taken: Sequence[QRectF],
    within: QRectF | None = None,
    discs: Sequence[QRectF] = (),
    bound: Sequence[bool] = (),
) -> list[PlacedPlate]:
    """The place of each plate, in the order given. What covers nothing is best, else what covers least, above all of
    discs.

    With `within`, none stands beyond that rectangle; with `bound`, those stay near their points or are left out.
    """
    occupied = list(taken)
    placed: list[PlacedPlate] = []
    for number, plate in enumerate(plates):
        is_free = number < len(bound) and not bound[number]
        steps = _steps_of(plate, (*_STEPS, *_FAR_STEPS) if is_free else _STEPS)
        if number < len(bound) and bound[number]:
            steps = _NEAR_STEPS
        reach = plate.adjusted(-plate.width(), -plate.height() * 5, plate.width(), plate.height() * 5)
        near = [other for other in occupied if other.intersects(reach)]
        faces = [disc for disc in discs if disc.intersects(reach)]
        best, least = plate, -1.0
        for across, down in steps:
            tried = plate.translated(across * plate.width() / 2, down * plate.height())
            if within is not None and not within.contains(tried):
                continue
            hidden = covered(tried, near) + DISC_WEIGHT * covered(tried, faces)
            if least < 0 or hidden < least:
                best, least = tried, hidden
            if not hidden:
                break
        fits = least >= 0 and covered(best, near) <= best.width() * best.height() * MOST_COVERED
        fits = fits and all(covered(best, [face]) <= face.width() * face.height() * MOST_OF_A_DISC for face in faces)
        if fits:
            occupied.append(best.adjusted(-CLEAR_PX, -CLEAR_PX, CLEAR_PX, CLEAR_PX))
        placed.append(PlacedPlate(best.center(), fits))
    return placed


def _steps_of(plate: QRectF, steps: Sequence[tuple[float, float]]) -> Sequence[tuple[float, float]]:
    """For a high plate the steps that do not lead too far; for any other all of them."""
    far = max(FAR_PX, NEAR_HEIGHTS * plate.height())
    return [step for step in steps if abs(step[1]) * plate.height() <= far]


def covered(plate: QRectF, occupied: Sequence[QRectF]) -> float:
    """How much of a plate lies under these, in square px."""
    area = 0.0
    for other in occupied:
        if other.intersects(plate):
            common = other.intersected(plate)
            area += common.width() * common.height()
    return area
