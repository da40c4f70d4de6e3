"""Tokens on their way: 90 ms for each inch, never under 250 nor over 900."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal

from desktop.battlefield.items import TokenItem
from desktop.battlefield.views import UNITS_PER_INCH

MS_PER_INCH, LEAST_MS, MOST_MS = 90, 250, 900


def walking_ms(way: Sequence[QPointF]) -> int:
    """How long a way takes."""
    return round(max(LEAST_MS, min(MOST_MS, length_of(way) / UNITS_PER_INCH * MS_PER_INCH)))


def length_of(way: Sequence[QPointF]) -> float:
    """Length of a way, in the points' unit."""
    return sum(hypot(end.x() - start.x(), end.y() - start.y()) for start, end in pairwise(way))


def point_along(way: Sequence[QPointF], share: float) -> QPointF:
    """The point at a share (0 to 1) of the way."""
    left = length_of(way) * share
    for start, end in pairwise(way):
        long = hypot(end.x() - start.x(), end.y() - start.y())
        if long >= left and long:
            return start + (end - start) * (left / long)
        left -= long
    return way[-1]


class Motions(QObject):
    """All motion under way, one for each token."""

    stepped = Signal()
    rested = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._running: dict[str, tuple[QVariantAnimation, TokenItem, QPointF]] = {}

    @property
    def running(self) -> bool:
        return bool(self._running)

    def walk(self, item: TokenItem, way: Sequence[QPointF], *, animated: bool) -> None:
        """Move a token along a way, or put it at its end at once."""
        self.stop(item.item_id)
        if not animated or length_of(way) < 1:
            item.setPos(way[-1])
            return
        animation = QVariantAnimation(self)
        animation.setDuration(walking_ms(way))
        animation.setEasingCurve(QEasingCurve.Type.InOutQuad)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.valueChanged.connect(lambda share: self._step(item, way, share))
        animation.finished.connect(lambda: self._end(item.item_id))
        self._running[item.item_id] = (animation, item, way[-1])
        animation.start()

    def stop(self, item_id: str) -> None:
        """End the motion of one token where it should end."""
        if item_id in self._running:
            animation, item, end = self._running.pop(item_id)
            animation.stop()
            animation.deleteLater()
            item.setPos(end)

    def skip(self) -> None:
        """End all motion."""
        if self._running:
            for item_id in tuple(self._running):
                self.stop(item_id)
            self.stepped.emit()
            self.rested.emit()

    def _step(self, item: TokenItem, way: Sequence[QPointF], share: float) -> None:
        item.setPos(point_along(way, share))
        self.stepped.emit()

    def _end(self, item_id: str) -> None:
        self.stop(item_id)
        self.stepped.emit()
        if not self._running:
            self.rested.emit()
