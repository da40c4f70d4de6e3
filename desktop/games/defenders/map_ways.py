"""Ways between locations on the map of a city: dashes over a border or across what lies between, broken by names."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import ceil, hypot
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.look.colours import faint
from desktop.look.ink import stroke, wandering
from desktop.look.theme import Theme

LEAST: Final = 26
"""A way is never shorter than this in px at 100 %."""
THICK: Final = 12
"""What a way takes of the sheet on both sides together, in px at 100 %."""
INTO_NAME: Final = 5.0
"""So far into the paper round a name its dashes go, in px."""


def lengthened(a: QPointF, b: QPointF, course: QPointF, least: float) -> tuple[QPointF, QPointF]:
    """Both ends, apart by `least` at least along that course."""
    if hypot((b - a).x(), (b - a).y()) >= least:
        return a, b
    step = course / (hypot(course.x(), course.y()) or 1.0) * (least / 2)
    middle = (a + b) / 2
    return middle - step, middle + step


def boxes_along(a: QPointF, b: QPointF, thick: float) -> list[QRectF]:
    """What a way covers, as boxes one after the other."""
    way = b - a
    count = max(1, ceil(hypot(way.x(), way.y()) / (2 * thick)))
    ends = [a + way * (number / count) for number in range(count + 1)]
    around = QMarginsF(thick, thick, thick, thick) / 2
    return [QRectF(one, other).normalized() + around for one, other in pairwise(ends)]


def beside_names(whole: QRectF, names: Iterable[QRectF]) -> QPainterPath:
    """Where ways may be painted: nowhere through a name."""
    free, taken = QPainterPath(), QPainterPath()
    free.addRect(whole)
    taken.setFillRule(Qt.FillRule.WindingFill)
    for name in names:
        taken.addRect(name.adjusted(INTO_NAME, INTO_NAME, -INTO_NAME, -INTO_NAME))
    return free - taken


def paint_way(painter: QPainter, a: QPointF, b: QPointF, seed: str, theme: Theme, *, is_marked: bool) -> None:
    """Dashes from one to the other; gold for what is pointed at."""
    colours, px = theme.colours, theme.px
    path = wandering([a, (a + b) / 2, b], seed, 1.2, 22, closed=False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(colours.map_paper, 0.9), px(5.4)))
    painter.drawPath(path)
    painter.setPen(stroke(colours.sel if is_marked else colours.ink, px(3.2 if is_marked else 2.2), (px(7), px(5))))
    painter.drawPath(path)
