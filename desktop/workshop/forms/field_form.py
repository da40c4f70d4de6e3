"""A form for one table of an item: a row for each of its fields. The map's inspector and every editor use it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look.theme import Theme
from desktop.workshop.forms.bench import Bench, related
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.field_row import NAME_WIDTH, SHORT_NAME, FieldRow
from desktop.workshop.forms.low_room import RoomPart, is_low
from rules_core.content.fields import Field
from rules_core.content.items import Finding, Path

NARROW = 470
"""Below this width, in px at 100 %, names stand above their controls."""
LEAST, LEAST_LOW = 300, 250
"""The narrowest form in which every control can be used, in px at 100 %; and where less stands in it."""
LOW_NARROW = 260
"""The same where the form is low: short names stand beside their controls as long as they can."""
APART, CLOSE = 14, 5
"""From row to row in px at 100 %, and where the form is low."""


class FieldForm(RoomPart):
    """Rows for the fields of the table at a path. Everything it shows follows the draft at once."""

    def __init__(
        self,
        bench: Bench,
        path: Path,
        fields: Sequence[Field],
        context: str = "",
        parent: QWidget | None = None,
        cards: Collection[str] = (),
    ) -> None:
        """`cards` are the keys of fields that stand side by side."""
        super().__init__(parent)
        self.bench = bench
        self.path = path
        self.context = context
        self.rows: dict[str, FieldRow] = {}
        self.cards: CardLine | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for field in fields:
            control: Control = bench.make(bench, (*path, field.key), field, context)
            control.beside = tuple(fields)
            row = FieldRow(control)
            self.rows[field.key] = row
            if field.key not in cards:
                self._column.addWidget(row)
                continue
            row.make_card()
            if self.cards is None:
                self.cards = CardLine(bench.theme)
                self._column.addWidget(self.cards)
            self.cards.add(row)
        self._column.setAlignment(Qt.AlignmentFlag.AlignTop)
        bench.draft.changed.connect(self._changed)
        bench.theme.changed.connect(self._look_changed)
        self._look_changed()
        self._show_relevant()

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show each problem below the field that its path leads to."""
        for key, row in self.rows.items():
            here = (*self.path, key)
            row.show_findings([one for one in findings if one.path[: len(here)] == here])

    def holds(self, path: Path) -> bool:
        """Whether the path leads to a field of this form."""
        deep = len(self.path)
        return path[:deep] == self.path and len(path) > deep and path[deep] in self.rows

    def widget_at(self, path: Path) -> QWidget | None:
        """The widget that edits what stands at a path, its row opened; None where nothing here does."""
        if not self.holds(path):
            return None
        return self.rows[str(path[len(self.path)])].control.go_to(path)

    def first_widget(self) -> QWidget | None:
        """The widget of the first field that is shown."""
        shown = next((one for one in self.rows.values() if not one.isHidden()), None)
        return shown.control.main_widget() if shown is not None else None

    def minimumSizeHint(self) -> QSize:
        # The names stand beside their controls only where there is room; below that they give way.
        least = super().minimumSizeHint()
        wide = self.bench.theme.px(LEAST_LOW if is_low(self) else LEAST)
        return QSize(min(least.width(), wide), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        low, px = is_low(self), self.bench.theme.px
        narrow = self.width() < px(LOW_NARROW if low else NARROW)
        short = low and self.width() < px(NARROW)
        for row in self.rows.values():
            row.set_narrow(narrow, SHORT_NAME if short else NAME_WIDTH)

    def fit_room(self) -> None:
        self._column.setSpacing(self.bench.theme.px(CLOSE if is_low(self) else APART))
        self._arrange()

    def _changed(self, path: Path) -> None:
        for key, row in self.rows.items():
            if related(path, (*self.path, key)):
                row.control.show_value()
        if related(path, self.path):
            self._show_relevant()

    def _show_relevant(self) -> None:
        """Fields that mean nothing beside what is chosen are not shown."""
        for row in self.rows.values():
            field = row.control.field
            shown = field.is_meant_with(self.bench.draft.get((*self.path, field.when)))
            if row.isHidden() == shown:
                row.setVisible(shown)

    def _look_changed(self) -> None:
        self.fit_room()
        for row in self.rows.values():
            row.look_changed()
            row.control.look_changed()
        self._arrange()


class CardLine(QWidget):
    """Cards of one width beside one another."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(theme.px(10))

    def add(self, row: QWidget) -> None:
        """Put a card at the end, with something in it."""
        card = QFrame()
        card.setProperty("frame", "entry")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(row, 0, Qt.AlignmentFlag.AlignTop)
        self._line.addWidget(card, 1)
