"""Names on the map of a city, lettered in ink with a halo of paper."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPixmap

from desktop.look.colours import faint
from desktop.look.ink import stroke
from desktop.look.lettering import map_font
from desktop.look.widgets.painted import brush_up
from desktop.sketch.labels import in_lines
from desktop.sketch.pieces import lettered


def letter(name: str, px: float, wide: float, ink: QColor, paper: QColor, ratio: float) -> QPixmap:
    """A name in letters of `px`, in one line or two where it is wider than `wide`; `ratio` is of the screen."""
    metrics = QFontMetricsF(map_font(px))
    lines = in_lines(name, wide, metrics.horizontalAdvance(name))
    halo = max(4.0, px * 0.22)
    paths = [lettered(line, px) for line in lines]
    step = px * 0.98
    across = max(path.boundingRect().width() for path in paths) + halo * 2
    high = step * (len(lines) - 1) + px * 1.12 + halo * 1.2
    pixmap = QPixmap(round(across * ratio) + 1, round(high * ratio) + 1)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    brush_up(painter)
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for number, path in enumerate(paths):
        box = path.boundingRect()
        whole.addPath(path.translated(across / 2 - box.center().x(), halo * 0.6 + px * 0.84 + number * step))
    painter.setPen(stroke(faint(paper, 0.88), halo))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(whole)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(whole)
    painter.end()
    return pixmap
