"""Obstacles that nobody could step over, because no base finds room beyond them within one Move (SBH-MOV-6)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.types import Content, TerrainLayout
from rules_core.ground.geometry import Outline
from rules_core.ground.pieces import LINEAR
from rules_core.song.options import INCH

DEEPEST: Final = INCH
"""The deepest that the largest base of the Bestiary, 2 inches wide, gets over with a Short Move from beside it; and the
furthest that people fight across (SBH-HTH-4)."""
GRID: Final = INCH // 8
"""How finely it is looked for; what is deeper by less than this may pass."""


def too_deep(layout: TerrainLayout, content: Content) -> list[int]:
    """The numbers of the pieces to be stepped over that are deeper than that."""
    return [
        number
        for number, piece in enumerate(layout.pieces)
        if content.ground[piece.kind].traits & LINEAR and _holds_more_than(Outline(list(piece.outline)), DEEPEST / 2.0)
    ]


def _holds_more_than(outline: Outline, radius: float) -> bool:
    """Whether a circle that is a little larger than this has room inside the outline."""
    x = outline.left + radius
    while x <= outline.right - radius:
        y = outline.top + radius
        while y <= outline.bottom - radius:
            if outline.contains(x, y) and outline.border_distance(x, y) > radius + 1.0:
                return True
            y += GRID
        x += GRID
    return False
