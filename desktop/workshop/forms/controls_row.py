"""Control for a row of another list of the same item, chosen by its name."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from desktop.look.widgets.wheel_guard import guard_from_wheel
from desktop.workshop.forms.bench import Bench, related
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.row_words import row_words
from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Path


class RowControl(Control):
    """A list to open. It follows what the rows are called."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self.box = QComboBox()
        guard_from_wheel(self.box)
        self.call(self.box)
        self.box.setMinimumWidth(self.theme.px(190))
        self.box.activated.connect(self._chosen)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        row.addStretch(1)
        bench.draft.changed.connect(self._changed)
        self.show_value()

    def main_widget(self) -> QWidget:
        return self.box

    def show_value(self) -> None:
        value = self.value if isinstance(self.value, str) else ""
        offered = self._offered()
        if value not in [id for id, _ in offered]:
            # What there is not stays to be seen; the problem below says what to do.
            offered.append((value, value))
        if offered != [(self.box.itemData(place), self.box.itemText(place)) for place in range(self.box.count())]:
            self.box.clear()
            for id, words in offered:
                self.box.addItem(words, id)
        self.box.setCurrentIndex(self.box.findData(value))

    def _offered(self) -> list[tuple[str, str]]:
        """Ids and words of the rows; first of all none, where none may be."""
        found = [("", self.tr("None"))] if self.field.optional else []
        plain = Field(self.field.of, FieldKind.TABLES)
        of = next((one for one in self.bench.draft.fields if one.key == self.field.of), plain)
        rows: Any = self.bench.draft.get((self.field.of,))
        for place, one in enumerate(rows if isinstance(rows, (list, tuple)) else ()):
            if isinstance(one, dict):
                found.append((str(one.get("id", "")), row_words(self.bench, of, one, place)))
        return found

    def _changed(self, path: Path) -> None:
        if related(path, (self.field.of,)):
            self.show_value()

    def _chosen(self) -> None:
        id = self.box.currentData()
        if id:
            self.put(id)
        else:
            self.drop()
