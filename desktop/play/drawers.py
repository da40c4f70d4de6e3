"""Docks as drawers, for windows without room beside the map: a slim column of buttons opens one at a time."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QToolButton, QWidget

from desktop.look.icons import icon
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.play.docks import Dock, PanelDock

TALL, LOW = (72, 52), (44, 40)
"""Width and height of a button in px at 100 %, with a word and without."""
GAP = 2


class DrawerColumn(QWidget):
    """A button for each drawer. One that is open is checked; pressing it again closes it."""

    wanted = Signal(str)
    """This drawer shall be opened, or closed if it is open."""

    def __init__(self, theme: Theme, docks: dict[str, Dock], always: Iterable[str]) -> None:
        """`always` have a button in every window; the others where one column has room for all."""
        super().__init__()
        self.setObjectName("drawers")
        self.setAccessibleName(self.tr("Panels"))
        self.theme = theme
        self._always = tuple(always)
        self._shape: tuple[list[str], int, bool] = ([], 0, False)
        self._grid = QGridLayout(self)
        self._grid.setSpacing(GAP)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        # A window may become lower than its buttons: they are arranged anew.
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self.buttons: dict[str, QToolButton] = {}
        self._icons: dict[str, str] = {}
        for name, dock in docks.items():
            if isinstance(dock, PanelDock):
                self.buttons[name] = self._button(name, dock)
                self._icons[name] = dock.icon_name
        theme.changed.connect(self._dress)
        self._dress()

    def set_room(self, height: int, *, low: bool) -> None:
        """How high the column is; in a low window the buttons show no words."""
        names, high = list(self._always), self.theme.px((LOW if low else TALL)[1]) + GAP
        if len(self.buttons) * high <= height:
            names = list(self.buttons)
        shape = names, max(1, min(len(names), height // high)), low
        if shape == self._shape:
            return
        relabelled = low != self._shape[2]
        self._shape = shape
        for name, button in self.buttons.items():
            button.setVisible(name in names)
            if name in names:
                place = names.index(name)
                self._grid.addWidget(button, place % shape[1], place // shape[1])
        if relabelled:
            self._dress()

    def _button(self, name: str, dock: PanelDock) -> QToolButton:
        button = QToolButton(self)
        words, keys = dock.windowTitle(), dock.toggleViewAction().shortcut()
        button.setObjectName(f"drawer.{name}")
        button.setText(words)
        button.setAccessibleName(words)
        told = f"{words} ({keys.toString(QKeySequence.SequenceFormat.NativeText)})" if not keys.isEmpty() else words
        button.setToolTip(tip(told))
        button.setProperty("kind", "tool")
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _=False: self.wanted.emit(name))
        dock.visibilityChanged.connect(lambda _: button.setChecked(not dock.isHidden()))
        return button

    def _dress(self) -> None:
        px, low, style = self.theme.px, self._shape[2], Qt.ToolButtonStyle
        self._grid.setContentsMargins(px(2), px(4), px(6), 0)
        colours = self.theme.colours
        for name, button in self.buttons.items():
            button.setIcon(icon(self._icons[name], px(22), colours.bar_text, checked=colours.on_gold))
            button.setIconSize(QSize(px(22), px(22)))
            button.setToolButtonStyle(style.ToolButtonIconOnly if low else style.ToolButtonTextUnderIcon)
            wide, high = LOW if low else TALL
            button.setFixedSize(px(wide), px(high))
