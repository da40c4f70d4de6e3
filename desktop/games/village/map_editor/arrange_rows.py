"""Buttons that bring several chosen things into line or spread them out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from desktop.games.village.map_editor.aligning import Alignment, Axis
from desktop.games.village.map_editor.editor import MapEditor
from desktop.look.theme import Theme


class ArrangeRows(QWidget):
    """Shown while two or more things are chosen."""

    def __init__(self, theme: Theme, editor: MapEditor) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.px(6))
        self.buttons: dict[str, QPushButton] = {}
        for number, (name, words, act) in enumerate(arrangements(self, editor)):
            button = QPushButton(words)
            button.setObjectName(f"map.arrange.{name}")
            button.setAccessibleName(words)
            button.clicked.connect(lambda _=False, act=act: act())
            self.buttons[name] = button
            button.setMinimumWidth(0)
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setStyleSheet("padding-left: 4px; padding-right: 4px;")
            grid.addWidget(button, number // 2, number % 2)


def arrangements(owner: QWidget, editor: MapEditor) -> list[tuple[str, str, Callable[[], None]]]:
    """Every way to arrange several things: a name, what a button says, and the deed."""
    tr = owner.tr
    return [
        ("left", tr("Left edges"), lambda: editor.align(Alignment.LEFT)),
        ("right", tr("Right edges"), lambda: editor.align(Alignment.RIGHT)),
        ("top", tr("Upper edges"), lambda: editor.align(Alignment.TOP)),
        ("bottom", tr("Lower edges"), lambda: editor.align(Alignment.BOTTOM)),
        ("centre", tr("In one column"), lambda: editor.align(Alignment.CENTRE)),
        ("middle", tr("In one row"), lambda: editor.align(Alignment.MIDDLE)),
        ("across", tr("Even gaps across"), lambda: editor.distribute(Axis.ACROSS)),
        ("down", tr("Even gaps down"), lambda: editor.distribute(Axis.DOWN)),
    ]
