"""The colours of drawings: kept as those of the light look, and shown as each look can show them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from PySide6.QtGui import QColor

from desktop.look.colours import Colours, LookName, colours_of, contrast, mixed

INKS: Final = ("ink", "water_line", "tree_ink", "roof_hall", "road_line", "magic")
"""Of pens and pencils, by role."""
WASHES: Final = ("field", "tree", "water", "roof_stable", "stone", "roof_hall")
"""Of brushes and areas."""
LEAST_CONTRAST: Final = 2.2
"""Of foreign colours on paper: a drawing made in one look can be seen in every other."""


@cache
def kept(role: str) -> str:
    """How a drawing keeps the colour of a role."""
    return colours_of(LookName.LIGHT).of(role).name()


@cache
def _roles() -> dict[str, str]:
    return {kept(role): role for role in reversed((*INKS, *WASHES))}


@lru_cache(maxsize=500)
def shown(kept_as: str, look: LookName, *, is_wash: bool = False) -> QColor:
    """A kept colour in a look. A colour that is none of ours is moved towards the ink until it can be seen."""
    colours = colours_of(look)
    role = _roles().get(kept_as)
    if role is not None:
        return colours.of(role)
    return QColor(kept_as) if is_wash else _readable(QColor(kept_as), colours)


def _readable(colour: QColor, colours: Colours) -> QColor:
    for share in range(11):
        found = mixed(colour, colours.ink, share / 10)
        if contrast(found, colours.map_paper) >= LEAST_CONTRAST:
            return found
    return colours.ink
