"""Python's search for circles of objects, on the window's thread alone, and what closed pages leave behind.

Python begins its search in whatever thread has made one object too many. There it would take Qt's objects apart: Qt
then waits for Python while the window holds Python and waits for Qt, and the program stands still for ever.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QWidget

from desktop.look.kept_picture import SHARED

LOOK_MS: Final = 250
"""So often it is asked whether enough has been made to look through."""
CALM_MS: Final = 1000
"""After a page has gone: by then the next one is painted."""
MOST_OLD: Final = 100
"""After so many searches through what is no longer new everything is looked through, some minutes apart."""


class Garbage(QObject):
    """Looks for circles instead of Python, from the first window to its end.

    Widgets, their slots and their models point at each other in circles: three or four closed games and their maps,
    12 MB each, would lie about. So they are looked for when a page has been closed.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        if gc.isenabled():
            gc.disable()
            parent.destroyed.connect(lambda: gc.enable())
        self._often = QTimer(self)
        self._often.setInterval(LOOK_MS)
        self._often.timeout.connect(self._look)
        self._often.start()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(CALM_MS)
        self._soon.timeout.connect(self._tidy)

    def close(self, page: QWidget) -> None:
        """Delete a page, and what it leaves as soon as it is calm."""
        page.destroyed.connect(self._soon.start)
        page.deleteLater()

    def _tidy(self) -> None:
        """What the page has left goes, its kept pictures too, and the system gets back what was free in between."""
        gc.collect()
        QPixmapCache.clear()
        SHARED.clear()
        give_memory_back()

    def _look(self) -> None:
        young, middle, old = gc.get_count()
        least, most, _ = gc.get_threshold()
        # Whoever draws or drags does not wait for what can wait.
        if old > MOST_OLD and QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton:
            gc.collect()
        elif middle > most:
            gc.collect(1)
        elif young > least:
            gc.collect(0)


def give_memory_back() -> None:
    """Where the C library keeps what was freed until it is asked for it (glibc), ask."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
