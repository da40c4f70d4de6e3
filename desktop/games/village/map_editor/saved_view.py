"""Keeps the editor's own settings for an item: locks, groups, snapping, where the background picture lies."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer

from desktop.games.village.map_editor.editor import MapEditor
from desktop.games.village.map_editor.hand import GRIDS, Hand
from desktop.games.village.map_editor.picture_tool import Traced
from desktop.storage.problems import LibraryProblem
from desktop.workshop.editors.contract import EditorStore

KEEP_AFTER_MS = 400
KEY = "map"


class SavedView(QObject):
    """Reads the desk once and keeps it a moment after every change. Other keys of the desk are left as they are."""

    def __init__(
        self, store: EditorStore, editor: MapEditor, hand: Hand, traced: Traced, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.store, self.editor, self.hand, self.traced = store, editor, hand, traced
        self.tracing: object = None
        self._kept: dict[str, Any] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(KEEP_AFTER_MS)
        self._timer.timeout.connect(self.keep_now)

    def open(self) -> None:
        """Take over what is kept; what is missing or wrong is as it begins."""
        try:
            desk = self.store.desk()
        except LibraryProblem:
            return
        found = desk.get(KEY)
        kept: dict[str, Any] = found if isinstance(found, dict) else {}
        self._kept = kept
        locked = kept.get("locked")
        self.editor.locked = {str(one) for one in locked} if isinstance(locked, list) else set()
        hidden, groups = kept.get("hidden"), kept.get("groups")
        self.editor.hidden = {str(one) for one in hidden} if isinstance(hidden, list) else set()
        self.editor.groups = [
            frozenset(str(one) for one in group)
            for group in (groups if isinstance(groups, list) else [])
            if isinstance(group, list)
        ]
        grid = kept.get("grid")
        snapping = self.hand.snapping
        snapping.grid = grid if grid in GRIDS else snapping.grid
        for name in ("to_grid", "to_others"):
            if isinstance(kept.get(name), bool):
                setattr(snapping, name, kept[name])
        self.tracing = kept.get("tracing")

    def keep_soon(self) -> None:
        """Something on the desk may be different now."""
        if self._now() != self._kept and not self.store.is_official:
            self._timer.start()

    def keep_now(self) -> None:
        """Keep it. A library that cannot be written keeps the desk as it was: nothing of the item is lost."""
        now = self._now()
        try:
            self.store.keep_desk({**self.store.desk(), KEY: now})
        except LibraryProblem:
            return
        self._kept = now

    def _now(self) -> dict[str, Any]:
        snapping = self.hand.snapping
        return {
            "locked": sorted(self.editor.locked),
            "hidden": sorted(self.editor.hidden),
            "groups": [sorted(group) for group in self.editor.groups],
            "grid": snapping.grid,
            "to_grid": snapping.to_grid,
            "to_others": snapping.to_others,
            "tracing": self.traced.tracing.plain(),
        }
