"""Taking a tool in hand, and what it snaps to, as actions with keys of one letter: on the map alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from desktop.games.village.map_editor.head_row import HeadTools
from desktop.games.village.map_editor.map_view import MapView
from desktop.games.village.map_editor.picking import Picking
from desktop.games.village.map_editor.tool import ToolName


class ToolActions(QObject):
    """In the order of the head and the palette."""

    def __init__(self, view: MapView, picking: Picking, head: HeadTools) -> None:
        super().__init__(view)
        self._view = view
        tr = self.tr
        self.all = (
            self._add("V", tr("choose, move, turn, stretch"), lambda: view.set_tool(ToolName.CHOOSE)),
            self._add("H", tr("move the map"), lambda: view.set_tool(ToolName.PAN)),
            self._add("R", tr("the ruler"), lambda: view.set_tool(ToolName.RULER)),
            self._add("P", tr("draw an outline, corner by corner"), lambda: picking.take_way(ToolName.OUTLINE)),
            self._add("Q", tr("draw a rectangle"), lambda: picking.take_way(ToolName.RECTANGLE)),
            self._add("B", tr("draw a round shape"), lambda: picking.take_way(ToolName.BLOB)),
            self._add("L", tr("draw a wall, a hedge, a road or a stream"), lambda: picking.take_way(ToolName.PATH)),
            self._add("D", tr("draw with a brush"), lambda: picking.take_way(ToolName.BRUSH)),
            self._add("T", tr("scatter small pieces"), lambda: picking.take_way(ToolName.SCATTER)),
            self._add("O", tr("cut a gate into a wall"), lambda: picking.take("ground:gate")),
            self._add("G", tr("the grid, on and off"), head.toggle_grid),
            self._add("S", tr("let things snap to others, on and off"), head.toggle_snap),
        )

    def _add(self, key: str, words: str, act: Callable[[], object]) -> QAction:
        action = QAction(words, self)
        action.setObjectName(f"map.key.{key.lower()}")
        action.setShortcut(QKeySequence(key))
        # In a field of the editor a letter is a letter.
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda _=False: act())
        self._view.addAction(action)
        return action
