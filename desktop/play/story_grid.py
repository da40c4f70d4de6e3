"""What happened, paragraph by paragraph: each with its picture, its title and its text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.play.presenter import StoryPart


def story_grid(theme: Theme, parts: Sequence[StoryPart], columns: int = 1) -> QGridLayout:
    """The paragraphs from above, in one column or several of equal width."""
    px = theme.px
    grid = QGridLayout()
    grid.setContentsMargins(px(14), px(12), px(14), px(12))
    grid.setHorizontalSpacing(px(12))
    grid.setVerticalSpacing(px(2))
    for column in range(columns):
        grid.setColumnStretch(2 * column + 1, 1)
    for number, part in enumerate(parts):
        row, column = 2 * (number // columns), 2 * (number % columns)
        grid.addWidget(Icon(theme, part.icon, 34, disc=True), row, column, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(text_label(part.title, TextStyle.ROW, wrap=True), row, column + 1)
        text = text_label(part.text, TextStyle.BODY, wrap=True)
        text.setContentsMargins(0, 0, 0, px(10))
        text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(text, row + 1, column + 1)
    grid.setRowStretch(2 * len(parts), 1)
    return grid
