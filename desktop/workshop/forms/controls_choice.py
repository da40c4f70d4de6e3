"""Controls for choices: a tick, one word of several, any number of words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.look.flow_layout import FlowLayout
from desktop.look.tip import tip
from desktop.look.widgets.wheel_guard import WheelGuard
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.field_words import choice_of
from rules_core.content.fields import Field
from rules_core.content.items import Path

MOST_SEGMENTS = 4
"""More words than this make a list to open."""
ALWAYS_SEGMENTS = 2
"""So few words have room side by side wherever a form has."""
TIGHT = 6
"""Room and line at either side of a word where there is little, in px at 100 %."""
IN_COLUMNS = 9
"""From so many ticks on they stand below each other, so that one is found."""


class FlagControl(Control):
    """A tick with its name beside it."""

    shows_own_name = True

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self.tick = QCheckBox(self.name)
        self.call(self.tick)
        self.tick.clicked.connect(lambda on: self.put(bool(on)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tick)
        self.show_value()

    def main_widget(self) -> QWidget:
        return self.tick

    def show_value(self) -> None:
        self.tick.setChecked(self.value is True)


class Segments(QWidget):
    """One word of a few, side by side. One stop for Tab; the arrow keys choose."""

    def __init__(self, field: Field) -> None:
        super().__init__()
        words = field.words
        self._wide = 0
        """What all words want with room round them."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.group = QButtonGroup(self)
        self.group.setExclusive(True)
        for number, word in enumerate(words):
            button = QPushButton(choice_of(field, word))
            button.setProperty("kind", "segment")
            ends = "only" if len(words) == 1 else "first" if number == 0 else "last" if number == len(words) - 1 else ""
            button.setProperty("end", ends)
            button.setCheckable(True)
            self.group.addButton(button, number)
            row.addWidget(button)
        row.addStretch(1)

    def least_width(self, beside: int) -> int:
        """What all words want with so much room at either side of them."""
        buttons = self.group.buttons()
        return sum(one.fontMetrics().horizontalAdvance(one.text()) + 2 * beside for one in buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the words have little room there is less of it round them."""
        super().resizeEvent(event)
        buttons = self.group.buttons()
        was_tight = bool(buttons[0].property("tight"))
        if not was_tight:
            self._wide = sum(button.sizeHint().width() for button in buttons)
        tight = self.width() < self._wide
        if tight != was_tight:
            for button in buttons:
                button.setProperty("tight", tight)
                button.style().polish(button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}.get(
            Qt.Key(event.key()), 0
        )
        focused = next((one for one in self.group.buttons() if one.hasFocus()), None)
        if not step or focused is None:
            super().keyPressEvent(event)
            return
        target = self.group.button((self.group.id(focused) + step) % len(self.group.buttons()))
        target.setFocus()
        target.click()


class WordControl(Control):
    """One of a closed set of words: side by side while they are few, else in a list."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self.words: tuple[str, ...] = field.words
        self.open_end = field.optional and field.default is None
        self.segments: Segments | None = None
        self.box: QComboBox | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        if len(self.words) <= MOST_SEGMENTS and not self.open_end:
            self.segments = Segments(field)
            for number, button in enumerate(self.segments.group.buttons()):
                part = self.words[number]
                self.call(button, self.tr("{name}: {word}").format(name=self.name, word=button.text()), part)
            self.segments.group.idClicked.connect(lambda number: self.choose(self.words[number]))
            row.addWidget(self.segments)
        if self.segments is None or len(self.words) > ALWAYS_SEGMENTS:
            self.box = QComboBox()
            self._guard = WheelGuard()
            self.box.installEventFilter(self._guard)
            self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            if self.open_end:
                self.box.addItem(self.tr("by the rules"), "")
            for word in self.words:
                self.box.addItem(choice_of(field, word), word)
            self.call(self.box)
            self.box.setMinimumWidth(self.theme.px(190))
            self.box.activated.connect(self._chosen)
            row.addWidget(self.box)
            row.addStretch(1)
            self.box.setHidden(self.segments is not None)
        self.show_value()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words that have no room side by side are a list."""
        super().resizeEvent(event)
        if self.segments is not None and self.box is not None:
            is_cut = event.size().width() < self.segments.least_width(self.theme.px(TIGHT))
            if is_cut == self.segments.isVisibleTo(self):
                had_focus = self.main_widget().hasFocus()
                self.segments.setHidden(is_cut)
                self.box.setHidden(not is_cut)
                if had_focus:
                    self.main_widget().setFocus()

    def main_widget(self) -> QWidget:
        if self.segments is not None and not self.segments.isHidden():
            return self.segments.group.checkedButton() or self.segments.group.buttons()[0]
        assert self.box is not None
        return self.box

    def show_value(self) -> None:
        value = self.value
        if self.segments is not None:
            place = self.words.index(value) if value in self.words else -1
            self.segments.group.setExclusive(False)
            for number, button in enumerate(self.segments.group.buttons()):
                button.setChecked(number == place)
                # Tab stops at the chosen word only; the arrows do the rest.
                stops = number == max(0, place)
                button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)
            self.segments.group.setExclusive(True)
        if self.box is not None:
            place = self.box.findData("" if value is None else value)
            if place < 0 and isinstance(value, str):
                # What is not known stays to be seen; the problem below says what to do.
                self.box.addItem(value, value)
                place = self.box.count() - 1
            self.box.setCurrentIndex(place)

    def choose(self, word: str) -> None:
        """Write the word, and take away what means nothing beside it: one step."""
        table = self.path[:-1]
        idle = [one.key for one in self.beside if one.when == self.field.key and not one.is_meant_with(word)]
        with self.bench.draft.step(self.tr("{name} changed").format(name=self.name)):
            self.put(word)
            for key in idle:
                self.bench.drop((*table, key), self.tr("{name} changed").format(name=self.name))

    def _chosen(self) -> None:
        assert self.box is not None
        word = self.box.currentData()
        if word:
            self.choose(word)
        else:
            self.drop()


class WordsControl(Control):
    """Any number of words, each a tick."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self.ticks: dict[str, QCheckBox] = {}
        flow = FlowLayout(self, self.theme.px(10))
        for word in field.words:
            tick = QCheckBox(choice_of(field, word))
            self.call(tick, self.tr("{name}: {word}").format(name=self.name, word=tick.text()), word)
            words = bench.face.word_help(field, word)
            tick.setToolTip(tip(words))
            tick.setAccessibleDescription(words)
            tick.clicked.connect(lambda _=False: self._changed())
            flow.addWidget(tick)
            self.ticks[word] = tick
        self.look_changed()
        self.show_value()

    def look_changed(self) -> None:
        if len(self.ticks) < IN_COLUMNS:
            return
        for tick in self.ticks.values():
            tick.setMinimumWidth(0)
            tick.ensurePolished()
        wide = max(tick.sizeHint().width() for tick in self.ticks.values())
        for tick in self.ticks.values():
            tick.setMinimumWidth(wide)

    def main_widget(self) -> QWidget:
        return next(iter(self.ticks.values()))

    def show_value(self) -> None:
        value = self.value
        chosen = value if isinstance(value, (list, tuple)) else []
        for word, tick in self.ticks.items():
            tick.setChecked(word in chosen)

    def _changed(self) -> None:
        value = self.value
        before = value if isinstance(value, (list, tuple)) else []
        # The order stays as it was written; what is new comes at the end.
        kept = [word for word in before if word not in self.ticks or self.ticks[word].isChecked()]
        self.put([*kept, *(word for word, tick in self.ticks.items() if tick.isChecked() and word not in kept)])
