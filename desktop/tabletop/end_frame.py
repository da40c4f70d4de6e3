"""What the last page of every game on a measured table shows below its headline: table, people, and a plot."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.look.theme import Theme
from desktop.look.widgets.late_picture import LatePicture
from desktop.look.widgets.paper import HeadedSheet

PICTURE, BESIDE = 10, 6
"""How table and all beside it share the width."""


def end_frame(
    theme: Theme,
    table: tuple[str, str],
    painted: Callable[[float, float], QImage],
    people: QWidget,
    plot: tuple[str, QWidget],
) -> list[tuple[QWidget, int]]:
    """Each part with its share of the width.

    `table` is title and icon of the sheet with the table, which `painted` draws at a side in px and a pixel ratio;
    `plot` is title and widget of the sheet below the people.
    """
    title, icon = table
    picture = HeadedSheet(theme, title, icon)

    def square(room: QSize, dots: float) -> QImage:
        return painted(min(room.width(), room.height()), dots)

    picture.body.addWidget(LatePicture(theme, title, square), 1)
    over_time = HeadedSheet(theme, plot[0], "ui/history")
    over_time.body.addWidget(plot[1], 1)
    beside = QWidget()
    column = QVBoxLayout(beside)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(theme.px(16))
    column.addWidget(people)
    column.addWidget(over_time, 1)
    return [(picture, PICTURE), (beside, BESIDE)]
