"""A field for a length in the unit people chose, without zeros that say nothing."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QSignalBlocker
from PySide6.QtWidgets import QDoubleSpinBox

from desktop.look.lengths import unit
from desktop.workshop.forms import lengths


class LengthSpin(QDoubleSpinBox):
    """Shows "3.5 in" and takes "3.5" as well as "3,5"."""

    def dress(self, step: float = 1.0) -> None:
        """Take over the unit in force; `step` multiplies how far one press goes."""
        with QSignalBlocker(self):
            self.setDecimals(lengths.places())
            self.setSingleStep(lengths.step() * step)
            self.setSuffix(f" {unit()}")

    def show_inches(self, inches: float, least: float, most: float) -> None:
        """Show a length between limits, all in inches. One outside them is shown as it is, never changed in silence."""
        shown = lengths.shown(inches)
        with QSignalBlocker(self):
            self.setRange(min(lengths.shown(least), shown), max(lengths.shown(most), shown))
            if abs(self.value() - shown) > 10.0 ** -lengths.places() / 2:
                self.setValue(shown)

    def inches(self) -> float:
        """What stands in the field."""
        return lengths.inches_of(self.value())

    def textFromValue(self, value: float) -> str:
        text = QLocale().toString(value, "f", self.decimals())
        point = QLocale().decimalPoint()
        return text.rstrip("0").rstrip(point) if point in text else text
