"""A place on the table as two numbers in inches, from the left and from the top edge."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QWidget

from desktop.look.lengths import shown, unit, units_of
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.play.check_table.lines import CheckField
from rules_core.wording.translation import INCH

FARTHEST = 120.0
"""Inches; no table is longer."""


class PlaceField(QWidget):
    """x and y; a turn is kept as it is."""

    def __init__(self, theme: Theme, field: CheckField, of: str, corrected: Callable[[object], object]) -> None:
        super().__init__()
        self._field = field
        self._corrected = corrected
        self.setObjectName(f"check.{field.path}")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(6))
        self.numbers: list[QDoubleSpinBox] = []
        words = (self.tr("from the left"), self.tr("from the top"))
        short = (self.tr("across"), self.tr("down"))
        for axis, (name, said) in enumerate(zip(("x", "y"), words, strict=True)):
            number = QDoubleSpinBox()
            number.setObjectName(f"check.{field.path}.{name}")
            number.setAccessibleName(self.tr("{thing}: {direction}").format(thing=of, direction=said))
            number.setToolTip(tip(said))
            number.setRange(0.0, shown(round(FARTHEST * INCH)))
            number.setDecimals(1)
            number.setSuffix(f" {unit()}")
            number.setSingleStep(0.5)
            number.setKeyboardTracking(False)
            number.lineEdit().setTextMargins(theme.px(9), 0, 0, 0)
            number.setValue(shown(field.value[axis]))
            number.valueChanged.connect(lambda _: self._take())
            self.numbers.append(number)
            row.addWidget(number)
            row.addWidget(text_label(short[axis], TextStyle.SMALL, "text_2"))

    def put_back(self) -> None:
        """Show the place again that stands: the other one cannot be."""
        for axis, number in enumerate(self.numbers):
            with QSignalBlocker(number):
                number.setValue(shown(self._field.value[axis]))

    def _take(self) -> None:
        place = [
            # A number that was not touched keeps what lies behind its one decimal.
            old if round(shown(old), 1) == number.value() else units_of(number.value())
            for old, number in zip(self._field.value, self.numbers, strict=False)
        ]
        self._corrected([*place, *self._field.value[2:]])
