"""Last page of a new game: house rules. Every ruling and playtest default that a group may change."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.games.village.new_game.choices import RULES, Choices
from desktop.games.village.new_game.rule_sets_row import KeepRules, RuleSetsRow
from desktop.look.lengths import shown, unit, units_of
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.number_field import NumberField
from desktop.look.widgets.wheel_guard import guard_from_wheel
from desktop.workshop.forms.field_words import choice_of, help_of, name_of, value_words
from rules_core.content.fields import Field, FieldKind
from rules_core.content.settings import in_units, limits_of


class RulesPage(QWidget):
    """The village's house rules and those of the engine."""

    def __init__(self, theme: Theme, choices: Choices, keep: KeepRules | None = None) -> None:
        """`keep` takes a set of house rules to keep it; without it, nothing is kept."""
        super().__init__()
        self.choices = choices
        self.theme = theme
        self._showing = False
        self._editors: list[tuple[str, Field, QWidget]] = []
        self._words: dict[str, tuple[QLabel, QLabel]] = {}
        """Name and help of each rule, by its clause and key."""
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.px(4), 0, 0, 0)
        self.sets = RuleSetsRow(theme, choices, keep)
        column.addWidget(self.sets)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, theme.px(12), 0)
        rows.setSpacing(0)
        for book, heading in (("village", self.tr("The village")), ("song", self.tr("Fighting and moving"))):
            rows.addWidget(text_label(heading, TextStyle.DOCK))
            for field in RULES[book]:
                rows.addWidget(self._option_row(book, field))
        rows.addStretch(1)
        scroll.setWidget(inside)
        inside.setAutoFillBackground(False)
        column.addWidget(scroll, 1)
        choices.changed.connect(self.show_choices)
        self.show_choices()

    def set_defaults(self) -> None:
        """All house rules as in the book, or as the scenario wants them."""
        self.choices.use_rules("")

    def show_choices(self) -> None:
        """Show the settings in force: the book's, over them the scenario's, over them what was chosen."""
        chosen = self.choices.all_options()
        self._showing = True
        for book, field, editor in self._editors:
            _show(editor, chosen[book].get(field.key, in_units(field, field.usual)))
        self._showing = False
        changed = self.choices.changed_rules()
        for book, field, _ in self._editors:
            name, second = self._words[f"{book}.{field.key}"]
            words = f"{help_of(field)} {field.clause}"
            if field in changed:
                words = f"{words}. {self.tr('In the book: {value}.').format(value=value_words(field, field.usual))}"
            second.setText(words)
            for label, tone in ((name, "text"), (second, "text_2")):
                set_tone(label, "gold" if field in changed else tone)

    def _option_row(self, book: str, field: Field) -> QWidget:
        editor = self._editor(book, field)
        guard_from_wheel(editor)
        editor.setObjectName(f"new-game.rule.{book}.{field.key}")
        editor.setAccessibleName(name_of(field))
        self._editors.append((book, field, editor))
        name = text_label(name_of(field), TextStyle.STRONG, wrap=True)
        second = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self._words[f"{book}.{field.key}"] = name, second
        return self._row(name, second, editor)

    def _row(self, title: QLabel, second: QLabel, editor: QWidget) -> QWidget:
        px = self.theme.px
        line = QFrame()
        line.setProperty("rule", "below")
        row = QHBoxLayout(line)
        row.setContentsMargins(0, px(5), 0, px(5))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(title)
        words.addWidget(second)
        row.addLayout(words, 1)
        # All of them end at the same edge; a tick needs no more than its own width.
        if not isinstance(editor, QCheckBox):
            editor.setFixedWidth(px(300) if isinstance(editor, QComboBox) and editor.count() == 2 else px(170))
        row.addWidget(editor)
        return line

    def _editor(self, book: str, field: Field) -> QWidget:
        if field.kind is FieldKind.FLAG:
            check = QCheckBox()
            check.toggled.connect(lambda on: self._set(book, field.key, on))
            return check
        if field.kind is FieldKind.WORD:
            box = QComboBox()
            for word in field.words:
                box.addItem(choice_of(field, word), word)
            box.activated.connect(lambda _: self._set(book, field.key, box.currentData()))
            return box
        least, most = limits_of(field)
        if field.kind is FieldKind.INCHES:
            inches = QDoubleSpinBox()
            inches.setRange(shown(least), shown(most))
            inches.setSingleStep(0.5)
            inches.setDecimals(1)
            inches.setSuffix(f" {unit()}")
            inches.lineEdit().setTextMargins(self.theme.px(9), 0, 0, 0)
            inches.valueChanged.connect(lambda value: self._set(book, field.key, units_of(value)))
            return inches
        number = NumberField(self.theme, least, most)
        number.valueChanged.connect(lambda value: self._set(book, field.key, value))
        return number

    def _set(self, book: str, name: str, value: Any) -> None:
        if not self._showing:
            self.choices.options[book][name] = value
            self.choices.touch()


def _show(editor: QWidget, value: Any) -> None:
    if isinstance(editor, QCheckBox):
        editor.setChecked(bool(value))
    elif isinstance(editor, QComboBox):
        editor.setCurrentIndex(max(0, editor.findData(value)))
    elif isinstance(editor, QDoubleSpinBox):
        editor.setValue(shown(value))
    elif isinstance(editor, QSpinBox):
        editor.setValue(int(value))
