"""A form for one table of an item: a row for each of its fields. The map's inspector and every editor use it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.editors.draft import Draft
from desktop.editors.forms.bench import Bench, Neighbours, related
from desktop.editors.forms.control_for import control_for
from desktop.editors.forms.field_row import FieldRow
from desktop.look.theme import Theme
from rules_core.games.village.items import Finding, Path
from rules_core.kernel.fields import Field

NARROW = 470
"""Below this width, in px at 100 %, names stand above their controls."""
LEAST = 300
"""The narrowest form in which every control can be used, in px at 100 %."""
APART = 14


class FieldForm(QWidget):
    """Rows for the fields of the table at a path. Everything it shows follows the draft at once."""

    def __init__(
        self,
        theme: Theme,
        draft: Draft,
        path: Path,
        fields: Sequence[Field],
        store: Neighbours | None = None,
        context: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.bench = Bench(theme, draft, store)
        self.path = path
        self.context = context
        self.rows: dict[str, FieldRow] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for field in fields:
            control = control_for(self.bench, (*path, field.key), field, context)
            control.beside = tuple(fields)
            row = FieldRow(control)
            self.rows[field.key] = row
            self._column.addWidget(row)
        self._column.setAlignment(Qt.AlignmentFlag.AlignTop)
        draft.changed.connect(self._changed)
        theme.changed.connect(self._look_changed)
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
        return QSize(min(least.width(), self.bench.theme.px(LEAST)), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        narrow = self.width() < self.bench.theme.px(NARROW)
        for row in self.rows.values():
            row.set_narrow(narrow)

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
            shown = not field.when or self.bench.draft.get((*self.path, field.when)) in field.when_words
            if row.isHidden() == shown:
                row.setVisible(shown)

    def _look_changed(self) -> None:
        self._column.setSpacing(self.bench.theme.px(APART))
        for row in self.rows.values():
            row.look_changed()
            row.control.look_changed()
        self._arrange()
