"""The sheets of the last page for any game: its tables as they stand at the end."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.play.presenter import Presenter
from rules_core.games.definition import ThingTable
from rules_core.wording.translation import say


def end_tables(theme: Theme, presenter: Presenter) -> list[tuple[QWidget, int]]:
    """A sheet for each table with something in it, all equally wide."""
    icon = presenter.definition.card.picture
    return [(_sheet(theme, table, icon), 2) for table in presenter.tables() if table.things]


def _sheet(theme: Theme, table: ThingTable, icon: str) -> QWidget:
    px = theme.px
    sheet = HeadedSheet(theme, say(table.title), icon)
    sheet.setObjectName(f"end.{table.id}")
    grid = QGridLayout()
    grid.setContentsMargins(px(16), px(12), px(16), px(12))
    grid.setHorizontalSpacing(px(40))
    grid.setVerticalSpacing(px(10))
    grid.setColumnStretch(len(table.headings), 1)
    for column, heading in enumerate(table.headings):
        grid.addWidget(text_label(say(heading), TextStyle.SMALL, "text_2"), 0, column)
    for row, thing in enumerate(table.things, 1):
        for column, cell in enumerate(thing.cells):
            step = TextStyle.NAME if column == 0 else TextStyle.NUMBER_BIG
            grid.addWidget(text_label(cell, step), row, column, Qt.AlignmentFlag.AlignVCenter)
    grid.setRowStretch(len(table.things) + 1, 1)
    sheet.body.addLayout(grid)
    return sheet
