"""The look of what is read from two metres away: sizes follow the window, and only a little the text scale."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import inf

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont

from desktop.look.lettering import font_px
from desktop.look.theme import Look, Theme

DESIGN_WIDTH, DESIGN_HEIGHT = 1920, 1080
"""All sizes of the table view are px in a window of this size."""
LEAST_PX = 28.0
"""No text is smaller in a window of that size."""
DISCS = 1.46
"""Discs are so many times as large as on a play map: heroes 64 px, others 56."""
ARROWS = 1.5
"""And arrows are so many times as thick."""
SHARE_OF_TEXT_SCALE = 0.25
"""A quarter of what the program's text scale adds: the letters are large already."""
PLATES = 30 / (23 * 0.72)
"""How much larger the plates of the edges are than on a play map: their numbers are 30 px high."""


class FarTextStyle(Enum):
    """A step of type: size in px at 1920 x 1080, heading face or not, weight."""

    LEAST = (LEAST_PX, False, 400)
    LEAST_STRONG = (LEAST_PX, False, 700)
    TEXT = (31.0, False, 400)
    STRONG = (31.0, False, 700)
    RESULT = (34.0, False, 700)
    HEADING = (44.0, True, 700)
    ORDER = (60.0, False, 700)
    ORDERS = (48.0, False, 700)
    MANY_ORDERS = (38.0, False, 700)
    BANNER = (56.0, True, 700)


@dataclass(frozen=True)
class FarLook(Look):
    """A look whose discs and letters are those of a window `far` times 1920 x 1080."""

    far: float = 1.0

    @property
    def disc_scale(self) -> float:
        return DISCS * self.far

    @property
    def most_swollen(self) -> float:
        # From two metres away a disc that cannot be read is worth nothing; nobody measures contact there.
        return inf

    @property
    def edge_scale(self) -> float:
        return self.scale

    @property
    def arrow_scale(self) -> float:
        return ARROWS * self.far

    def far_font(self, step: FarTextStyle) -> QFont:
        """The font of a step, at this size of the window."""
        size, heading, weight = step.value
        return font_px(size * self.scale, heading=heading, weight=weight)


class FarTheme(Theme):
    """Follows the program's theme in colours and motion. `set_size` says how large the window is.

    For the `map`, scale is that of the plates at its edges, whatever the text scale: `plates` times
    as large as near.
    """

    def __init__(
        self, near: Theme, parent: QObject | None = None, *, for_map: bool = False, plates: float = PLATES
    ) -> None:
        super().__init__(near.look.name, parent=parent)
        self._near = near
        self._far = 1.0
        self._for_map, self._plates = for_map, plates
        near.changed.connect(self._follow)
        self._follow()

    @property
    def far(self) -> FarLook:
        """The look in force."""
        assert isinstance(self._look, FarLook)
        return self._look

    @property
    def size(self) -> float:
        """How many times larger than designed everything is, without the text scale's share."""
        return self._far

    def set_size(self, width: float, height: float) -> None:
        """The window has this size."""
        self._far = max(0.2, min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT))
        self._follow()

    def _follow(self) -> None:
        near = self._near.look
        scale = self._far * (1.0 + (near.scale - 1.0) * SHARE_OF_TEXT_SCALE)
        if self._for_map:
            scale = self._far * self._plates
        self._become(FarLook(near.name, scale, near.less_motion, near.pace, near.their_pace, far=self._far))
