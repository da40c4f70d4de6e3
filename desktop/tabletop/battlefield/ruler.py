"""The ruler that a player lays on the table with the mouse."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from desktop.look.lengths import in_chosen_unit
from desktop.look.theme import Look
from desktop.tabletop.battlefield.overlays import MeasureItem
from desktop.tabletop.battlefield.views import Measure

LEAST_PX = 6


class Ruler:
    """One ruler at a time, in tenths of a millimetre."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._item: MeasureItem | None = None
        self._start: QPointF | None = None
        self.length_text: Callable[[int], str] = in_chosen_unit
        self.text_between: Callable[[QPointF, QPointF], str] | None = None
        """What is written on a ruler from one place to another; None for its length."""

    @property
    def is_laid(self) -> bool:
        """Whether a ruler lies on the table."""
        return self._item is not None

    @property
    def is_drawn(self) -> bool:
        """Whether a ruler is being drawn out now."""
        return self._start is not None

    def begin(self, place: QPointF) -> None:
        self._start = place

    def stretch(self, place: QPointF, scale: float, look: Look) -> None:
        """Draw the ruler out to a place; `scale` is px per tenth of a millimetre."""
        if self._start is None:
            return
        one = (round(self._start.x()), round(self._start.y()))
        other = (round(place.x()), round(place.y()))
        words = (self.text_between or self._length)(self._start, place)
        measure = Measure(one, other, words)
        if self._item is None:
            self._item = MeasureItem(measure, look)
            self._scene.addItem(self._item)
        self._item.set_scale(scale)
        self._item.set_measure(measure)

    def _length(self, one: QPointF, other: QPointF) -> str:
        return self.length_text(round(hypot(other.x() - one.x(), other.y() - one.y())))

    def end(self, place: QPointF, scale: float, look: Look) -> Measure | None:
        """Leave the ruler where it is; a mere click takes it away. Returns what was measured."""
        start = self._start
        if start is None or hypot(place.x() - start.x(), place.y() - start.y()) * scale < LEAST_PX:
            self.clear()
            return None
        self.stretch(place, scale, look)
        self._start = None
        return self._item.measure if self._item is not None else None

    def set_scale(self, scale: float) -> None:
        if self._item is not None:
            self._item.set_scale(scale)

    def clear(self) -> None:
        """Take the ruler off the table."""
        if self._item is not None:
            self._scene.removeItem(self._item)
        self._item, self._start = None, None
