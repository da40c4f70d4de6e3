"""Controls for what a new game is asked: one for each kind of field that a form without a workshop can offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QVBoxLayout, QWidget

from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.number_field import NumberField
from desktop.look.widgets.wheel_guard import guard_from_wheel
from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Item
from rules_core.content.schema import ContentSchema
from rules_core.wording.translation import say

OFFERED = (FieldKind.WHOLE, FieldKind.FLAG, FieldKind.WORD, FieldKind.WORDS, FieldKind.TEXT)
"""Beside these one item may be asked for; several of them are chosen where a game has a dialog of its own."""


@dataclass(frozen=True)
class ItemChoice:
    """One item that may be chosen: what it is called, what is told of it, and whether somebody made it."""

    item: Item
    name: str
    text: str
    is_own: bool

    @property
    def id(self) -> str:
        """By which a choice names it."""
        return self.item.id


def is_offered(field: Field) -> bool:
    """Whether a form without a workshop can ask for it."""
    return field.kind in OFFERED or (field.kind is FieldKind.REFERENCE and (field.optional or bool(field.default)))


def items_of(field: Field, content: ContentSchema | None, own: Sequence[Item]) -> list[ItemChoice]:
    """The items that a field may name: first those that come with the game, then those that people made."""
    if field.kind is not FieldKind.REFERENCE or content is None:
        return []
    is_told = content.kind(field.of).is_copied
    found = [
        ItemChoice(
            content.spoken(one) if is_told else one,
            content.official_name(one),
            content.official_text(one),
            is_own=False,
        )
        for one in content.official.ids(field.of).values()
    ]
    mine = [one for one in own if (one.game, one.kind) == (content.game, field.of)]
    return [*found, *[ItemChoice(one, one.name, content.own_text(one), is_own=True) for one in mine]]


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


def choice_control(
    theme: Theme, field: Field, changed: Callable[[Any], None], items: Sequence[ItemChoice] = (), value: Any = None
) -> QWidget:
    """The control of a field, with a value or else what usually holds; it gives every change to `changed`.

    `items` are what a field may name that asks for an item.
    """
    if field.kind is FieldKind.REFERENCE:
        control: QWidget = _ItemBox(field, items, str(value or ""), changed)
    else:
        control = _made(theme, field, changed, usual_value(field) if value is None else value)
    control.setObjectName(f"choice.{field.key}")
    control.setAccessibleName(say(field.name))
    control.setAccessibleDescription(say(field.help) if field.help else "")
    return control


def show_value(control: QWidget, value: Any) -> None:
    """Choose a value as if by hand, in a control of `choice_control`; what it does not know changes nothing."""
    if isinstance(control, NumberField):
        control.setValue(int(value))
    elif isinstance(control, QCheckBox):
        control.setChecked(bool(value))
    elif isinstance(control, QLineEdit):
        control.setText(str(value))
    elif isinstance(control, QComboBox) and (at := control.findData(value)) >= 0:
        control.setCurrentIndex(at)


def _made(theme: Theme, field: Field, changed: Callable[[Any], None], value: Any) -> QWidget:
    if field.kind is FieldKind.WHOLE:
        number = NumberField(theme, int(field.least), int(field.most), int(value))
        guard_from_wheel(number)
        number.valueChanged.connect(changed)
        return number
    if field.kind is FieldKind.FLAG:
        flag = QCheckBox(say(field.name))
        flag.setChecked(bool(value))
        flag.toggled.connect(changed)
        return flag
    if field.kind is FieldKind.WORD:
        words = QComboBox()
        guard_from_wheel(words)
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


class _ItemBox(QComboBox):
    """Items by their names, those that people made below a line; first of all that nothing is chosen yet."""

    def __init__(self, field: Field, items: Sequence[ItemChoice], value: str, changed: Callable[[Any], None]) -> None:
        super().__init__()
        guard_from_wheel(self)
        if field.optional:
            self.addItem(say(field.nothing) if field.nothing else self.tr("Nothing yet"), "")
        for place, one in enumerate(items):
            if one.is_own and (place == 0 or not items[place - 1].is_own):
                self.insertSeparator(self.count())
            # The same name may stand there twice: an own one says so.
            self.addItem(self.tr("{name} (own)").format(name=one.name) if one.is_own else one.name, one.id)
            self.setItemData(self.count() - 1, tip(one.text), Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(max(0, self.findData(value)))
        self.currentIndexChanged.connect(lambda _: changed(self.currentData()))


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
