"""The tools in the editor's head: choose, pan, ruler, grid, snapping, arranging."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QToolButton

from desktop.games.village.map_editor.actions import MapActions
from desktop.games.village.map_editor.hand import GRIDS, Hand
from desktop.games.village.map_editor.map_view import MapView
from desktop.games.village.map_editor.tool import ToolName
from desktop.look.icons import icon, icon_pixmap
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.workshop.editors.contract import Tool
from desktop.workshop.forms import lengths


class HeadTools(QObject):
    """Made once for a body; `changed` is called when grid or snapping are other than before."""

    def __init__(
        self, theme: Theme, hand: Hand, view: MapView, actions: MapActions, changed: Callable[[], None]
    ) -> None:
        super().__init__(view)
        self.theme, self.hand, self.view = theme, hand, view
        self._changed = changed
        self._pictures: list[tuple[QToolButton, str]] = []
        self.tools: dict[ToolName, QToolButton] = {}
        for name, words, picture, keys in (
            (ToolName.CHOOSE, self.tr("Choose"), "ui/mouse-pointer-2", "V"),
            (ToolName.PAN, self.tr("Pan"), "ui/hand", "H"),
            (ToolName.RULER, self.tr("Ruler"), "ui/ruler", "R"),
        ):
            button = self._button(
                f"map.tool.{name.value}", words, picture, self.tr("{tool} ({key})").format(tool=words, key=keys)
            )
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, name=name: view.take(name))
            self.tools[name] = button
        self.grid = self._button("map.grid", "", "ui/grid-3x3", self.tr("Show the grid and let things snap to it (G)"))
        self.grid.setCheckable(True)
        self.grid.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.grid.clicked.connect(self.toggle_grid)
        menu = QMenu(self.grid)
        for size in GRIDS:
            action = menu.addAction(lengths.words(size))
            action.triggered.connect(lambda _=False, size=size: self.set_grid(size))
        self.grid.setMenu(menu)
        self.snap = self._button(
            "map.snap", self.tr("Snap"), "ui/magnet", self.tr("Let things snap to edges and middles of others (S)")
        )
        self.snap.setCheckable(True)
        self.snap.clicked.connect(self.toggle_snap)
        self.arrange = self._button("map.arrange", self.tr("Arrange"), "ui/layers", self.tr("Order, line up, lock"))
        self.arrange.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        arrange = QMenu(self.arrange)
        actions.fill_arrange(arrange)
        self.arrange.setMenu(arrange)
        self.picture = self._button(
            "map.picture",
            self.tr("Export"),
            "ui/download",
            self.tr("The map as a picture at print scale, 300 dots to the inch, without what is hidden (Ctrl+E)"),
        )
        self.picture.clicked.connect(actions.picture.trigger)
        view.tool_changed.connect(self.show_state)
        theme.changed.connect(self._dress)
        self._dress()
        self.show_state()

    def all(self) -> Sequence[Tool]:
        """In the order of the head."""
        return (*self.tools.values(), None, self.grid, self.snap, self.arrange, self.picture)

    def toggle_grid(self) -> None:
        """Grid on or off."""
        self.hand.snapping.to_grid = not self.hand.snapping.to_grid
        self.show_state()
        self._changed()

    def set_grid(self, size: float) -> None:
        """Snap to a grid of this size."""
        self.hand.snapping.grid, self.hand.snapping.to_grid = size, True
        self.show_state()
        self._changed()

    def toggle_snap(self) -> None:
        """Snapping to others on or off."""
        self.hand.snapping.to_others = not self.hand.snapping.to_others
        self.show_state()
        self._changed()

    def show_state(self) -> None:
        """Show which tool is in hand and what snaps."""
        for name, button in self.tools.items():
            button.setChecked(name is self.view.tool.name)
        self.grid.setChecked(self.hand.snapping.to_grid)
        self.snap.setChecked(self.hand.snapping.to_others)
        words = self.tr("Grid {size}").format(size=lengths.words(self.hand.snapping.grid))
        self.grid.setText(words)
        self.grid.setAccessibleName(words)

    def set_read_only(self, read_only: bool) -> None:
        """Looking and measuring stays."""
        for button in (self.grid, self.snap, self.arrange):
            button.setVisible(not read_only)

    def _button(self, name: str, words: str, picture: str, hint: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setText(words)
        button.setAccessibleName(words)
        button.setToolTip(tip(hint))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._pictures.append((button, picture))
        return button

    def _dress(self) -> None:
        size = self.theme.px(20)
        for button, picture in self._pictures:
            drawn = icon(picture, size, self.theme.colours.text, self.theme.colours.disabled)
            for ratio in (1.0, 2.0):
                pixmap = icon_pixmap(picture, size, self.theme.colours.on_gold, ratio)
                drawn.addPixmap(pixmap, QIcon.Mode.Normal, QIcon.State.On)
            button.setIcon(drawn)
            button.setIconSize(QSize(size, size))
