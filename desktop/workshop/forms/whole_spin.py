"""A box for a whole number that takes what is typed, also where it is too small or too large: it is told below."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QAbstractSpinBox, QSpinBox

LONGEST: Final = 9999
"""No limit is larger, and nobody types more digits by mistake than are seen."""


class WholeSpin(QSpinBox):
    """Its arrows stop at the limits; digits do not: one that is swallowed makes another number of what was meant."""

    def __init__(self) -> None:
        super().__init__()
        self._least = 0
        self._most = LONGEST

    def set_limits(self, least: int, most: int, shown: int, *, is_least_open: bool) -> None:
        """`least` is no number but stands for words where it `is_least_open`; what is `shown` may lie outside."""
        self._least, self._most = least, most
        self.setRange(min(least, shown) if is_least_open else min(least, shown, 0), max(most, shown, LONGEST))

    def stepBy(self, steps: int) -> None:
        wanted = self.value() + steps * self.singleStep()
        self.setValue(max(self._least, min(self._most, wanted)))
        self.selectAll()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        flags = QAbstractSpinBox.StepEnabledFlag
        can = flags.StepNone
        if self.isReadOnly():
            return can
        if self.value() < self._most:
            can |= flags.StepUpEnabled
        if self.value() > self._least:
            can |= flags.StepDownEnabled
        return can
