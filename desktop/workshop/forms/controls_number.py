"""Controls for numbers: whole ones with minus and plus, lengths in the unit people chose, and places."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from desktop.look.flow_layout import FlowLayout
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.wheel_guard import WheelGuard
from desktop.workshop.forms import lengths
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.length_spin import LengthSpin
from desktop.workshop.forms.whole_spin import WholeSpin
from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Path
from rules_core.wording.translation import say

NUMBER_WIDTH = 150
QUALITY = "quality"


def is_number(value: object) -> bool:
    """Whether content would take it for a number."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


class _NumberControl(Control):
    """One number with its limits beside it. Where the key may be missing, the least place says who decides instead."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str, spin: QSpinBox | LengthSpin) -> None:
        super().__init__(bench, path, field, context)
        self._guard = _guarded(spin)
        if may_be_left_open(field):
            spin.setSpecialValueText(say(field.nothing) if field.nothing else self.tr("by the rules"))
        self.call(spin)
        self.limits = text_label("", TextStyle.SMALL, "text_2")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(10))
        row.addWidget(spin)
        row.addWidget(self.limits)
        row.addStretch(1)
        self.column.addLayout(row)

    def set_low(self, low: bool) -> None:
        self.limits.setVisible(not low)

    def _dress_spin(self, spin: QSpinBox | LengthSpin) -> None:
        # The words that stand in the place of a number need room.
        words = spin.fontMetrics().horizontalAdvance(spin.specialValueText()) - 30
        wider = words if may_be_left_open(self.field) else 0
        _dress(spin, self.theme, self.theme.px(NUMBER_WIDTH) + wider)


class WholeControl(_NumberControl):
    """A whole number with minus and plus."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        self.spin = WholeSpin()
        if field.key == QUALITY:
            # SBH-ACT-2. As everybody writes it.
            self.spin.setSuffix("+")
        super().__init__(bench, path, field, context, self.spin)
        self.show_value()
        self.look_changed()
        self.spin.valueChanged.connect(self._typed)

    def main_widget(self) -> QWidget:
        return self.spin

    def look_changed(self) -> None:
        self._dress_spin(self.spin)
        least, most = round(self.field.least), round(self.field.most)
        self.limits.setText(self.tr("{least} to {most}").format(least=least, most=most))

    def show_value(self) -> None:
        least, most = round(self.field.least), round(self.field.most)
        left_open = may_be_left_open(self.field)
        value: Any = self.value
        shown = value if is_number(value) else least - 1 if left_open and value is None else least
        # A number outside the limits is shown as it is, with the problem below it, and never changed in silence.
        with QSignalBlocker(self.spin):
            self.spin.set_limits(least - 1 if left_open else least, most, round(shown), is_least_open=left_open)
            if self.spin.value() != round(shown):
                self.spin.setValue(round(shown))

    def _typed(self, number: int) -> None:
        if may_be_left_open(self.field) and number < self.field.least:
            self.drop()
        else:
            self.put(number, typing=True)


class InchesControl(_NumberControl):
    """A length, kept in inches and shown in the unit people chose."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        self.spin = LengthSpin()
        super().__init__(bench, path, field, context, self.spin)
        self.look_changed()
        self.spin.valueChanged.connect(self._typed)

    def main_widget(self) -> QWidget:
        return self.spin

    def look_changed(self) -> None:
        self._dress_spin(self.spin)
        self.spin.dress()
        words = self.tr("{least} to {most}")
        self.limits.setText(words.format(least=lengths.number(self.field.least), most=lengths.words(self.field.most)))
        self.show_value()

    def show_value(self) -> None:
        value: Any = self.value
        left_open = may_be_left_open(self.field)
        step = lengths.step()
        least, most = lengths.shown(self.field.least), lengths.shown(self.field.most)
        shown = lengths.shown(value) if is_number(value) else least - step if left_open and value is None else least
        with QSignalBlocker(self.spin):
            self.spin.setRange(min(least - step if left_open else least, shown), max(most, shown))
            if abs(self.spin.value() - shown) > 10.0 ** -lengths.places() / 2:
                self.spin.setValue(shown)

    def _typed(self, number: float) -> None:
        least = lengths.shown(self.field.least)
        if may_be_left_open(self.field) and number < least:
            if self.spin.value() == self.spin.minimum():
                self.drop()
            return
        self.put(self.spin.inches(), typing=True)


class PointControl(Control):
    """A place: how far to the right and how far down."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self.spins = (LengthSpin(), LengthSpin())
        row = FlowLayout(self, self.theme.px(8))
        self._guards = [_guarded(spin) for spin in self.spins]
        for place, spin in enumerate(self.spins):
            ways = (self.tr("{name}, to the right"), self.tr("{name}, down"))
            self.call(spin, ways[place].format(name=self.name), "" if place == 0 else "down")
            spin.valueChanged.connect(self._typed)
            row.addWidget(spin)
        self.look_changed()

    def main_widget(self) -> QWidget:
        return self.spins[0]

    def look_changed(self) -> None:
        for place, spin in enumerate(self.spins):
            _dress(spin, self.theme, self.theme.px(NUMBER_WIDTH + 12))
            spin.dress()
            spin.setPrefix((self.tr("x "), self.tr("y "))[place])
        self.show_value()

    def show_value(self) -> None:
        value: Any = self.value
        point = value if isinstance(value, list) and len(value) == 2 and all(map(is_number, value)) else [0, 0]
        for spin, inches in zip(self.spins, point, strict=True):
            most, shown = lengths.shown(self.field.most), lengths.shown(inches)
            with QSignalBlocker(spin):
                spin.setRange(min(-most, shown), max(most, shown))
                if abs(spin.value() - shown) > 10.0 ** -lengths.places() / 2:
                    spin.setValue(shown)

    def _typed(self) -> None:
        self.put([spin.inches() for spin in self.spins], typing=True)


def may_be_left_open(field: Field) -> bool:
    """Whether a number may be missing, so that something else decides."""
    return field.optional and field.default is None and field.kind in (FieldKind.WHOLE, FieldKind.INCHES)


def _guarded(spin: QAbstractSpinBox) -> WheelGuard:
    guard = WheelGuard()
    spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    spin.installEventFilter(guard)
    return guard


def _dress(spin: QAbstractSpinBox, theme: Theme, width: int) -> None:
    # The number stands clear of the frame: the style sheet cannot say that.
    spin.lineEdit().setTextMargins(theme.px(9), 0, 0, 0)
    spin.setFixedWidth(width)
