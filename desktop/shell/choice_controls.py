"""Controls for what a new game is asked: one for each kind of field that a form without a workshop can offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QVBoxLayout, QWidget

from desktop.look.theme import Theme
from desktop.look.widgets.number_field import NumberField
from rules_core.content.fields import Field, FieldKind
from rules_core.wording.translation import say

OFFERED = (FieldKind.WHOLE, FieldKind.FLAG, FieldKind.WORD, FieldKind.WORDS, FieldKind.TEXT)
"""What speaks of content has its default: it is chosen where a game has a dialog of its own."""


def usual_value(field: Field) -> Any:
    """What holds as long as nobody chooses."""
    if field.default is not None:
        return field.default
    empty: dict[FieldKind, Any] = {
        FieldKind.WHOLE: int(field.least),
        FieldKind.FLAG: False,
        FieldKind.WORD: next(iter(field.words), ""),
        FieldKind.WORDS: [],
    }
    return empty.get(field.kind, "")


def choice_control(theme: Theme, field: Field, changed: Callable[[Any], None]) -> QWidget:
    """The control of a field, with what usually holds; it gives every change to `changed`."""
    control = _made(theme, field, changed)
    control.setObjectName(f"choice.{field.key}")
    control.setAccessibleName(say(field.name))
    control.setAccessibleDescription(say(field.help) if field.help else "")
    return control


def _made(theme: Theme, field: Field, changed: Callable[[Any], None]) -> QWidget:
    value = usual_value(field)
    if field.kind is FieldKind.WHOLE:
        number = NumberField(theme, int(field.least), int(field.most), int(value))
        number.valueChanged.connect(changed)
        return number
    if field.kind is FieldKind.FLAG:
        flag = QCheckBox(say(field.name))
        flag.setChecked(bool(value))
        flag.toggled.connect(changed)
        return flag
    if field.kind is FieldKind.WORD:
        words = QComboBox()
        for word in field.words:
            words.addItem(say(field.name_of(word)), word)
        words.setCurrentIndex(max(0, words.findData(value)))
        words.currentIndexChanged.connect(lambda _: changed(words.currentData()))
        return words
    if field.kind is FieldKind.WORDS:
        return _Ticks(field, value, changed)
    line = QLineEdit(str(value))
    line.setMaxLength(field.longest or 60)
    line.textChanged.connect(changed)
    return line


class _Ticks(QWidget):
    """Any number of words, each with a tick."""

    def __init__(self, field: Field, value: list[str], changed: Callable[[Any], None]) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        ticks: dict[str, QCheckBox] = {}
        for word in field.words:
            tick = ticks[word] = QCheckBox(say(field.name_of(word)))
            tick.setObjectName(f"choice.{field.key}.{word}")
            tick.setChecked(word in value)
            tick.toggled.connect(lambda _: changed([one for one, box in ticks.items() if box.isChecked()]))
            column.addWidget(tick)
