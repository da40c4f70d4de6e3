"""Whether the attacker of a scenario can come to what has to be reached, past what is solid (SDS-SCN)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.content.fields import TABLE_SIDE
from rules_core.games.drums.content.types import Box, Content, Scenario
from rules_core.games.drums.state.features import outline_of

CELL: Final = 20
"""The side of the squares by which the table is looked over, in hundredths of Short: narrower than any way through."""
CELLS: Final = TABLE_SIDE // CELL


def is_open(scenario: Scenario, content: Content, goal: Box) -> bool:
    """Whether a way leads from the lower edge to a box, and neither wall nor house closes it all along.

    Houses have doors, and what has a ladder or stairs can be climbed: only solid pieces without any close a way.
    """
    closed = _closed(scenario, content)
    seen = [one for one in [(CELLS - 1) * CELLS + column for column in range(CELLS)] if one not in closed]
    known = set(seen)
    while seen:
        here = seen.pop()
        row, column = here // CELLS, here % CELLS
        if _lies_in(row, column, goal):
            return True
        near: list[int] = []
        if row > 0:
            near.append(here - CELLS)
        if row < CELLS - 1:
            near.append(here + CELLS)
        if column > 0:
            near.append(here - 1)
        if column < CELLS - 1:
            near.append(here + 1)
        for one in near:
            if one not in known and one not in closed:
                known.add(one)
                seen.append(one)
    return False


def _closed(scenario: Scenario, content: Content) -> set[int]:
    """The squares whose middle is solid."""
    found: set[int] = set()
    for piece in scenario.features:
        plan = content.buildings.get(piece.plan)
        if plan is None or plan.storeys > 0 or plan.climbs:
            continue
        outline = outline_of(piece)
        for row in range(CELLS):
            for column in range(CELLS):
                if outline.contains(column * CELL + CELL // 2, row * CELL + CELL // 2):
                    found.add(row * CELLS + column)
    return found


def _lies_in(row: int, column: int, box: Box) -> bool:
    x, y = column * CELL + CELL // 2, row * CELL + CELL // 2
    left, top, right, bottom = box
    return left <= x <= right and top <= y <= bottom
