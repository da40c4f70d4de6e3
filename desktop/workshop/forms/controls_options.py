"""House rules: every setting in a row, the book's way standing in it until somebody changes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.look.icons import icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.pill import Pill, PillTone
from desktop.workshop.forms.bench import Bench, related
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.field_words import help_of, value_words
from desktop.workshop.forms.low_room import RoomPart, is_low
from rules_core.content.fields import Field
from rules_core.content.items import Finding, Path

NARROW, LOW_NARROW = 640, 520
"""Below this width, in px at 100 %, values stand below their words; and where there is little height."""


class OptionsControl(Control):
    """The settings of a table whose fields have usual values. What is as in the book is not kept in the item."""

    has_parts = True
    is_wide = True

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self.rows: dict[str, OptionRow] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in field.parts:
            row = OptionRow(bench, (*path, part.key), replace(part, default=part.usual))
            self.rows[part.key] = row
            column.addWidget(row)
        bench.draft.changed.connect(self._changed)

    def main_widget(self) -> QWidget:
        shown = next((one for one in self.rows.values() if not one.isHidden()), None)
        return (shown or next(iter(self.rows.values()))).control.main_widget()

    def go_to(self, path: Path) -> QWidget:
        row = self.rows.get(str(path[len(self.path)])) if len(path) > len(self.path) else None
        if row is None:
            return self.main_widget()
        row.show()
        return row.control.go_to(path)

    def show_value(self) -> None:
        for row in self.rows.values():
            row.show_value()

    def look_changed(self) -> None:
        for row in self.rows.values():
            row.look_changed()

    def show_findings(self, findings: Sequence[Finding]) -> None:
        for row in self.rows.values():
            row.show_findings([one for one in findings if one.path[: len(row.control.path)] == row.control.path])

    @property
    def changed_count(self) -> int:
        """How many settings differ from the book."""
        return sum(row.is_changed for row in self.rows.values())

    def filter(self, text: str, *, only_changed: bool) -> int:
        """Show the rows in which every word occurs, or only those that differ; how many they are."""
        words = text.casefold().split()
        shown = 0
        for row in self.rows.values():
            fits = all(word in row.said for word in words) and (row.is_changed or not only_changed)
            row.setVisible(fits)
            shown += fits
        return shown

    def _changed(self, path: Path) -> None:
        if related(path, self.path):
            self.show_value()


class OptionRow(RoomPart):
    """A setting: what it does on the left, its value on the right, and the way back to the book."""

    def __init__(self, bench: Bench, path: Path, field: Field) -> None:
        super().__init__()
        self.setProperty("rule", "below")
        self.control: Control = bench.make(bench, path, field)
        self.control.forgets_default = True
        self.control.setSizePolicy(self.control.sizePolicy().Policy.Maximum, self.control.sizePolicy().Policy.Fixed)
        name = self.control.name
        self.said = f"{name} {help_of(field)} {field.clause}".casefold()
        self._findings: tuple[Finding, ...] = ()
        self.title = text_label("" if self.control.shows_own_name else name, TextStyle.STRONG, wrap=True)
        words = self.tr("{help} {clause}").format(help=help_of(field), clause=field.clause).strip()
        self.help = text_label(words, TextStyle.SMALL, "text_2", wrap=True)
        self.mark: Pill | None = None
        """These are made when they are first needed: there are many rows, and few are changed."""
        self.book: QLabel | None = None
        self.back: QToolButton | None = None
        self.fault: QLabel | None = None
        self._head = head = QHBoxLayout()
        head.setSpacing(bench.theme.px(8))
        if self.control.shows_own_name:
            head.addWidget(self.control)
            head.addStretch(1)
        else:
            head.addWidget(self.title, 1)
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(0, 1)
        self._grid.addLayout(head, 0, 0)
        self._grid.addWidget(self.help, 1, 0)
        self._narrow: bool | None = None
        self._set_narrow(narrow=False)
        self.look_changed()
        self.show_value()

    def fit_room(self) -> None:
        low = is_low(self)
        self.help.setVisible(not low)
        self.setToolTip(tip(self.help.text() if low else ""))
        self.control.set_low(low)
        self.look_changed()
        self._fit_width()

    def show_help(self, wanted: bool) -> None:
        self.help.setVisible(wanted or not is_low(self))

    @property
    def is_changed(self) -> bool:
        """Whether the item says something about this setting."""
        return self.control.bench.draft.get(self.control.path) is not None

    def show_value(self) -> None:
        """Show the value, and whether it differs."""
        self.control.show_value()
        changed = self.is_changed
        if changed and self.mark is None:
            self._make_marks()
        for widget in (self.mark, self.back, self.book):
            if widget is not None:
                widget.setVisible(changed)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show what is wrong with the setting."""
        words = self.tr("{problem} {remedy}")
        said = " ".join(words.format(problem=one.sentence, remedy=one.remedy) for one in findings)
        if said and self.fault is None:
            self.fault = text_label("", TextStyle.SMALL_STRONG, "enemy", wrap=True)
            self._grid.addWidget(self.fault, 3, 0, 1, 3)
        if self.fault is not None:
            self.fault.setText(said)
            self.fault.setVisible(bool(said))
        self.control.show_findings(findings)

    def _make_marks(self) -> None:
        """The mark, what the book says, and the way back to it."""
        theme, field = self.control.theme, self.control.field
        words = self.tr("In the book: {value}").format(value=value_words(field, field.default))
        self.mark = Pill(theme, self.tr("Changed"), PillTone.GOLD)
        self._head.insertWidget(1, self.mark)
        self.book = text_label(words, TextStyle.SMALL, "text_2")
        self._grid.addWidget(self.book, 1, 1, 1, 2, Qt.AlignmentFlag.AlignRight)
        self.back = QToolButton()
        self.back.setProperty("kind", "flat")
        self.back.setObjectName(f"{self.control.object_name}.book")
        self.back.setAccessibleName(self.tr("{name}: as in the book").format(name=self.control.name))
        self.back.setToolTip(tip(words))
        self.back.clicked.connect(self._reset)
        self._grid.addWidget(self.back, 0, 2, Qt.AlignmentFlag.AlignVCenter)
        self.look_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_width()

    def _fit_width(self) -> None:
        self._set_narrow(self.width() < self.control.theme.px(LOW_NARROW if is_low(self) else NARROW))

    def _set_narrow(self, narrow: bool) -> None:
        """Put the value below the words, or beside them."""
        if narrow == self._narrow or self.control.shows_own_name:
            return
        self._narrow = narrow
        self._grid.removeWidget(self.control)
        if narrow:
            self._grid.addWidget(self.control, 2, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self._grid.addWidget(self.control, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)

    def look_changed(self) -> None:
        """Take the measures of the look."""
        theme = self.control.theme
        px = theme.px
        apart = px(3 if is_low(self) else 8)
        self._grid.setContentsMargins(0, apart, px(4), apart)
        self._grid.setHorizontalSpacing(px(10))
        self._grid.setVerticalSpacing(px(1))
        # Room for the way back, whether it is there or not: nothing moves when a value changes.
        self._grid.setColumnMinimumWidth(2, px(34))
        if self.back is not None:
            self.back.setIcon(icon("ui/rotate-ccw", px(18), theme.colours.text_2))
            self.back.setIconSize(QSize(px(18), px(18)))
        self.control.look_changed()

    def _reset(self) -> None:
        self.control.main_widget().setFocus()
        self.control.drop()


class OptionsFilter(QWidget):
    """Above the settings: a search, a tick for what differs, and how many do."""

    changed = Signal()

    def __init__(self, theme: Theme, controls: Sequence[OptionsControl]) -> None:
        super().__init__()
        self.controls = controls
        self.search = QLineEdit()
        self.search.setObjectName("rules.search")
        self.search.setAccessibleName(self.tr("Search the house rules"))
        self.search.setPlaceholderText(self.tr("Search the house rules"))
        self.search.setClearButtonEnabled(True)
        self.only = QCheckBox(self.tr("Only what is changed"))
        self.only.setObjectName("rules.changed")
        self.count: QLabel = text_label("", TextStyle.SMALL, "text_2")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(20), theme.px(12), theme.px(20), theme.px(4))
        row.setSpacing(theme.px(14))
        row.addWidget(self.search, 1)
        row.addWidget(self.only)
        row.addWidget(self.count)
        self.search.textChanged.connect(self.apply)
        self.only.toggled.connect(self.apply)
        self.tell()

    def apply(self) -> None:
        """Show what fits."""
        shown = sum(one.filter(self.search.text(), only_changed=self.only.isChecked()) for one in self.controls)
        self.tell(shown)
        self.changed.emit()

    def follow(self, path: Path) -> None:
        """Something has changed in the draft."""
        del path
        self.tell()

    def tell(self, shown: int | None = None) -> None:
        """Say how many settings differ from the book, or that nothing fits."""
        changed = sum(one.changed_count for one in self.controls)
        if shown == 0:
            self.count.setText(self.tr("Nothing fits."))
        else:
            self.count.setText(self.tr("{count} changed").format(count=changed))
