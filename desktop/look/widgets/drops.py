"""Wound drops: one for each wound a model can take; the taken ones are filled."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.colours import Colours
from desktop.look.theme import Theme
from desktop.look.tip import tip

STEP = 1.28
"""From drop to drop in a row, in widths of a drop."""


def drops_width(most: int, size: float) -> float:
    """How wide a row of drops is."""
    return size * (STEP * most - (STEP - 1)) if most else 0.0


def drop_path(centre: QPointF, size: float) -> QPainterPath:
    """Outline of a drop `size` px wide, point upwards, about 1.5 times as high."""
    half, x, y = size / 2, centre.x(), centre.y()
    path = QPainterPath(QPointF(x, y - size * 0.8))
    path.cubicTo(x + half * 0.35, y - size * 0.35, x + half, y - size * 0.12, x + half, y + size * 0.22)
    path.cubicTo(x + half, y + size * 0.55, x + half * 0.55, y + size * 0.74, x, y + size * 0.74)
    path.cubicTo(x - half * 0.55, y + size * 0.74, x - half, y + size * 0.55, x - half, y + size * 0.22)
    path.cubicTo(x - half, y - size * 0.12, x - half * 0.35, y - size * 0.35, x, y - size * 0.8)
    return path


def paint_drop(painter: QPainter, centre: QPointF, size: float, colours: Colours, *, taken: bool) -> None:
    """One drop of a token, dark outline, red if taken and white if not."""
    painter.setPen(QPen(colours.token_outline, max(1.2, size * 0.13)))
    painter.setBrush(colours.wound if taken else colours.die)
    painter.drawPath(drop_path(centre, size))


def paint_drops(
    painter: QPainter, left: float, middle: float, wounds: int, most: int, colours: Colours, size: float = 13
) -> float:
    """A row of drops for a list, starting at `left`, centred on the height `middle`. Returns the width used.

    Open drops have the ink of the page, so that they show on dark paper too.
    """
    step = size * STEP
    for number in range(most):
        centre = QPointF(left + size / 2 + number * step, middle)
        taken = number < wounds
        painter.setPen(QPen(colours.token_outline if taken else colours.text, max(1.2, size * 0.1)))
        painter.setBrush(colours.wound if taken else Qt.BrushStyle.NoBrush)
        painter.drawPath(drop_path(centre, size))
    return step * most


class WoundDrops(QWidget):
    """A row of wound drops on paper."""

    def __init__(self, theme: Theme, wounds: int = 0, most: int = 3, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._wounds = wounds
        self._most = most
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._look_changed)
        self._say()

    def set_wounds(self, wounds: int, most: int) -> None:
        """Show `wounds` taken of `most`."""
        self._wounds, self._most = wounds, most
        self._say()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        size = self._theme.px(13)
        return QSize(round(size * STEP * self._most) + 2, round(size * 1.7))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self._theme.px(13)
        paint_drops(painter, 1, self.height() / 2, self._wounds, self._most, self._theme.colours, size)

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def _say(self) -> None:
        said = self.tr("{taken} of %n wound(s)", "", self._most).format(taken=self._wounds)
        self.setAccessibleName(said)
        self.setToolTip(tip(said))
