"""One choice of a new game as a row: its name and a sentence, the control, and what is told of the chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.shell.choice_controls import ItemChoice, choice_control
from desktop.shell.chosen_item import ChosenItem, ItemMap
from rules_core.content.fields import Field
from rules_core.wording.translation import say

NAME: Final = 200
"""So many px at 100 % text a name and its sentence have beside the control."""


class ChoiceRow(QWidget):
    """Gives every change to `changed`."""

    def __init__(
        self,
        theme: Theme,
        field: Field,
        value: Any,
        offered: Sequence[ItemChoice],
        item_map: ItemMap,
        changed: Callable[[Any], None],
    ) -> None:
        super().__init__()
        self.theme = theme
        self.field = field
        self._changed = changed
        self._shown = ChosenItem(theme, offered, str(value), item_map) if offered else None
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(16))
        grid.setVerticalSpacing(theme.px(2))
        grid.setColumnStretch(0, 1)
        self.control = choice_control(theme, field, self._change, offered, value)
        if isinstance(self.control, QCheckBox):
            # The name stands beside it already.
            self.control.setText("")
        name = text_label(say(field.name), TextStyle.STRONG, wrap=True)
        name.setBuddy(self.control)
        grid.addWidget(name, 0, 0, Qt.AlignmentFlag.AlignBottom if field.help else Qt.AlignmentFlag.AlignVCenter)
        if field.help:
            grid.addWidget(text_label(say(field.help), TextStyle.SMALL, "text_2", wrap=True), 1, 0)
        self._grid = grid
        self._is_narrow: bool | None = None
        self._place_control(narrow=False)
        if self._shown is not None:
            self._shown.setObjectName(f"chosen.{field.key}")
            grid.addWidget(self._shown, 3, 0, 1, 2)
        self._tell(value)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_control(narrow=self.width() < self.control.sizeHint().width() + self.theme.px(NAME))

    def _place_control(self, *, narrow: bool) -> None:
        """Beside name and sentence, or below them."""
        if narrow == self._is_narrow:
            return
        self._is_narrow = narrow
        self._grid.removeWidget(self.control)
        if narrow:
            self._grid.addWidget(self.control, 2, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        else:
            rows = 2 if self.field.help else 1
            side = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            self._grid.addWidget(self.control, 0, 1, rows, 1, side)

    def _change(self, value: Any) -> None:
        self._tell(value)
        self._changed(value)

    def _tell(self, value: Any) -> None:
        """Tell of what is chosen; what has nothing to tell takes no room."""
        if self._shown is not None:
            self._shown.show_item(str(value))
            told = self._shown.story.text()
            self.control.setAccessibleDescription(told or (say(self.field.help) if self.field.help else ""))
