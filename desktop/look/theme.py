"""The look in force: colours, text scale, quiet motion. One `Theme` is made in the program and passed on."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication

from desktop.look.colours import Colours, LookName, colours_of
from desktop.look.lettering import GREATEST_SCALE, LEAST_SCALE, TextStyle, font
from desktop.look.palette import palette_of
from desktop.look.sheet import style_sheet
from desktop.look.token import MOST_SWOLLEN

LARGE = 1.75
"""From this scale of letters on there is room for what is most important only."""
MOST_EDGE = 1.55
"""The scale of letters from which on the numbers at the edges of a map do not grow."""
STEP_BY_STEP = -1.0
"""The pace at which every step waits until the player wants the next one."""


@dataclass(frozen=True)
class Look:
    """What painters need to know: colours by role and the text scale (1.0 is 100 %)."""

    name: LookName = LookName.LIGHT
    scale: float = 1.0
    less_motion: bool = False
    pace: float = 1.0
    their_pace: float = 1.0

    @property
    def motion(self) -> float:
        """How fast dice, tokens and facts follow one another: 1 is usual, 2 twice as fast, 0 shows only the end."""
        return 0.0 if self.less_motion else self.pace

    @property
    def their_motion(self) -> float:
        """The same for what the other side does; `STEP_BY_STEP` waits for the player after each of its steps."""
        return 0.0 if self.less_motion else self.their_pace

    @cached_property
    def colours(self) -> Colours:
        return colours_of(self.name)

    @property
    def is_plain(self) -> bool:
        """The high contrast look: no wood, no grain, no shadow, no grass; borders 2 px."""
        return self.name is LookName.HIGH_CONTRAST

    @property
    def is_dark(self) -> bool:
        return self.name in (LookName.DARK, LookName.HIGH_CONTRAST)

    @property
    def disc_scale(self) -> float:
        """By how much discs on a map outgrow their least size: they follow the text scale half the way."""
        return 1.0 + (self.scale - 1.0) * 0.5

    @property
    def most_swollen(self) -> float:
        """How many times as wide as its base a disc on a map may be."""
        return MOST_SWOLLEN

    @property
    def edge_scale(self) -> float:
        """The size of the numbers at the edges of a map: they take their room from it, and are large enough before all
        letters are as large as can be."""
        return min(self.scale, MOST_EDGE)

    @property
    def arrow_scale(self) -> float:
        """By how much arrows on a map are thicker than usual."""
        return 1.0

    @property
    def outline(self) -> QColor:
        """The dark outline of what lies on the map; white in the high contrast look, whose ground is black."""
        return self.colours.ink if self.is_plain else self.colours.token_outline

    @property
    def loud_enemy(self) -> QColor:
        """Their colour for lines on the map: lighter in the dark looks, where the fill would drown."""
        return self.colours.enemy_bar if self.is_dark else self.colours.enemy_fill

    @property
    def hair(self) -> float:
        """Width of a thin border in px."""
        return 2.0 if self.is_plain else 1.0

    def px(self, length: float) -> int:
        """A length of the spacing table (px at 100 %) at this text scale."""
        return round(length * self.scale)

    def font(self, step: TextStyle) -> QFont:
        """The font of a step at this text scale."""
        return font(step, self.scale)


class Theme(QObject):
    """The look that all windows share. Widgets listen to `changed` and read `look` again."""

    changed = Signal()

    def __init__(
        self,
        name: LookName = LookName.LIGHT,
        scale_percent: int = 100,
        parent: QObject | None = None,
        *,
        less_motion: bool = False,
        pace: float = 1.0,
    ) -> None:
        super().__init__(parent)
        self._look = Look(name, _clamped(scale_percent) / 100, less_motion, pace)

    @property
    def look(self) -> Look:
        return self._look

    @property
    def colours(self) -> Colours:
        return self._look.colours

    @property
    def scale_percent(self) -> int:
        return round(self._look.scale * 100)

    def px(self, length: float) -> int:
        """A length in px at 100 %, at the text scale in force."""
        return self._look.px(length)

    def font(self, step: TextStyle) -> QFont:
        """The font of a step at the text scale in force."""
        return self._look.font(step)

    def set_name(self, name: LookName) -> None:
        self._become(replace(self._look, name=name))

    def set_scale_percent(self, percent: int) -> None:
        """Set the text scale; kept between 100 and 250 %."""
        self._become(replace(self._look, scale=_clamped(percent) / 100))

    def set_less_motion(self, less: bool) -> None:
        self._become(replace(self._look, less_motion=less))

    def set_pace(self, pace: float) -> None:
        """Set how fast things move on the screen: 1 is usual, 0 shows only where they end."""
        self._become(replace(self._look, pace=pace))

    def set_their_pace(self, pace: float) -> None:
        """Set how fast the other side's steps follow one another; `STEP_BY_STEP` waits after each."""
        self._become(replace(self._look, their_pace=pace))

    def apply(self, app: QApplication) -> None:
        """Give the program style, palette, font and style sheet now, and again whenever the look changes."""
        # Qt would share a large fill among threads; to wait for them costs more than it saves, above all when the
        # machine has other work.
        os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
        app.setStyle("Fusion")
        self._dress(app)
        self.changed.connect(lambda: self._dress(app))

    def _dress(self, app: QApplication) -> None:
        # Native title bars follow the colour scheme where the system allows it; all else follows the palette.
        app.styleHints().setColorScheme(Qt.ColorScheme.Dark if self._look.is_dark else Qt.ColorScheme.Light)
        app.setPalette(palette_of(self.colours))
        app.setFont(self.font(TextStyle.BODY))
        app.setStyleSheet(style_sheet(self.colours, self._look.scale, plain=self._look.is_plain))

    def _become(self, look: Look) -> None:
        if look != self._look:
            self._look = look
            self.changed.emit()


def _clamped(percent: int) -> int:
    return max(LEAST_SCALE, min(GREATEST_SCALE, percent))
