"""What is shown of an item that a form has chosen: its story, and the map of one that has a place on a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Look, Theme
from desktop.look.widgets.icon_label import text_label
from desktop.shell.choice_controls import ItemChoice
from rules_core.content.items import Item

ItemMap = Callable[[Item, float, Look, float], QPixmap | None]
"""Draws the map of an item at a size; None where it has no place on a table."""
SIDE: Final = 230
"""Of the map in px."""


def no_map(item: Item, side: float, look: Look, ratio: float) -> QPixmap | None:
    """Nothing has one."""
    return None


class ChosenItem(QWidget):
    """Map and story side by side; empty as long as nothing is chosen."""

    def __init__(self, theme: Theme, offered: Sequence[ItemChoice], value: str, item_map: ItemMap) -> None:
        super().__init__()
        self.theme = theme
        self._item_map = item_map
        self._offered = {one.id: one for one in offered}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(14))
        self.map = QLabel()
        row.addWidget(self.map)
        self.story: QLabel = text_label("", TextStyle.BODY, "text_2", wrap=True)
        row.addWidget(self.story, 1)
        self.show_item(value)

    def show_item(self, id: str) -> None:
        """Show what belongs to another one, or nothing."""
        chosen = self._offered.get(id)
        picture = None
        if chosen is not None:
            picture = self._item_map(chosen.item, self.theme.px(SIDE), self.theme.look, self.devicePixelRatioF())
        if picture is not None:
            self.map.setPixmap(picture)
        self.map.setVisible(picture is not None)
        self.story.setText(chosen.text if chosen is not None else "")
        # An empty line would be a gap.
        self.story.setVisible(bool(self.story.text()))
