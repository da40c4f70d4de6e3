"""Tokens on their way: who walks takes 90 ms for each inch, who is beaten back slides and rocks, who is gone fades."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import pairwise
from math import hypot, pi, sin

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal

from desktop.tabletop.battlefield.picture_item import MovingItem
from desktop.tabletop.battlefield.views import UNITS_PER_INCH

MS_PER_INCH, LEAST_MS, MOST_MS = 90, 250, 900
RECOIL_MS, ROCK_MS, ROCK_DEGREES = 180, 220, 22.0
"""A recoil slides so long, then rocks so long by at most so many degrees."""
FADE_MS = 300


class Gait(Enum):
    """How a token gets to its place."""

    WALK = "walk"
    RECOIL = "recoil"


def moving_ms(way: Sequence[QPointF], gait: Gait) -> int:
    """How long a way takes at the usual pace."""
    return RECOIL_MS + ROCK_MS if gait is Gait.RECOIL else walking_ms(way)


def walking_ms(way: Sequence[QPointF]) -> int:
    """How long a walk takes at the usual pace."""
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
    """All motion under way, one for each token, and those who fade away."""

    stepped = Signal()
    rested = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._running: dict[str, tuple[QVariantAnimation, MovingItem, QPointF]] = {}
        self._fading: dict[str, tuple[QVariantAnimation, MovingItem]] = {}

    @property
    def running(self) -> bool:
        """Whether a token is on its way."""
        return bool(self._running)

    @property
    def fading(self) -> bool:
        """Whether somebody is fading away."""
        return bool(self._fading)

    def move(self, item: MovingItem, way: Sequence[QPointF], gait: Gait = Gait.WALK, *, pace: float) -> None:
        """Move a token along a way at a pace (1 is usual), or put it at its end at once (0)."""
        self.stop(item.item_id)
        if not pace or length_of(way) < 1:
            item.setPos(way[-1])
            return
        animation = self._animation(moving_ms(way, gait) / pace)
        if gait is Gait.RECOIL:
            leans_to = 1 if way[-1].x() >= way[0].x() else -1
            animation.valueChanged.connect(lambda share: self._slide(item, way, share, leans_to))
        else:
            animation.setEasingCurve(QEasingCurve.Type.InOutQuad)
            animation.valueChanged.connect(lambda share: self._step(item, way, share))
        animation.finished.connect(lambda: self._end(item.item_id))
        self._running[item.item_id] = (animation, item, way[-1])
        animation.start()

    def rock(self, item: MovingItem, *, pace: float) -> None:
        """Let somebody rock who has been struck, where they stand."""
        if not pace or item.item_id in self._running:
            return
        animation = self._animation(ROCK_MS / pace)
        animation.valueChanged.connect(lambda share: item.set_sway(ROCK_DEGREES * sin(share * 2 * pi) * (1 - share)))
        animation.finished.connect(lambda: self._end(item.item_id))
        self._running[item.item_id] = (animation, item, item.pos())
        animation.start()

    def fade(self, item: MovingItem, *, pace: float) -> None:
        """Let a token fade and take it off the table; at once with pace 0."""
        if not pace:
            _remove(item)
            return
        self.stop_fading(item.item_id)
        animation = self._animation(FADE_MS / pace)
        animation.valueChanged.connect(lambda share: item.setOpacity(1.0 - share))
        animation.finished.connect(lambda: self.stop_fading(item.item_id))
        self._fading[item.item_id] = (animation, item)
        animation.start()

    def stop(self, item_id: str) -> None:
        """End the motion of one token where it should end."""
        if item_id in self._running:
            animation, item, end = self._running.pop(item_id)
            animation.stop()
            animation.deleteLater()
            item.setPos(end)
            item.set_sway(0.0)

    def stop_fading(self, item_id: str) -> None:
        """Who fades is gone."""
        if item_id in self._fading:
            animation, item = self._fading.pop(item_id)
            animation.stop()
            animation.deleteLater()
            _remove(item)

    def skip(self) -> None:
        """End all motion."""
        for item_id in tuple(self._fading):
            self.stop_fading(item_id)
        if self._running:
            for item_id in tuple(self._running):
                self.stop(item_id)
            self.stepped.emit()
            self.rested.emit()

    def _animation(self, milliseconds: float) -> QVariantAnimation:
        animation = QVariantAnimation(self)
        animation.setDuration(round(milliseconds))
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        return animation

    def _step(self, item: MovingItem, way: Sequence[QPointF], share: float) -> None:
        item.setPos(point_along(way, share))
        self.stepped.emit()

    def _slide(self, item: MovingItem, way: Sequence[QPointF], share: float, leans_to: int) -> None:
        """A push: quickly there, then it rocks and comes to rest."""
        slid = min(1.0, share * (RECOIL_MS + ROCK_MS) / RECOIL_MS)
        item.set_sway(ROCK_DEGREES * leans_to * sin(share * 2 * pi) * (1 - share))
        self._step(item, way, QEasingCurve(QEasingCurve.Type.OutQuad).valueForProgress(slid))

    def _end(self, item_id: str) -> None:
        self.stop(item_id)
        self.stepped.emit()
        if not self._running:
            self.rested.emit()


def _remove(item: MovingItem) -> None:
    item.skip()
    scene = item.scene()
    if scene is not None:
        scene.removeItem(item)
