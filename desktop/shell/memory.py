"""Keeps the memory of the program small over an evening of many games."""

from __future__ import annotations

import gc
import sys
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

M_MMAP_THRESHOLD: Final = -3
"""The option of that name in <malloc.h> of the GNU C library."""
LARGE: Final = 64 * 1024
"""Bytes: a picture of 128 by 128 pixels."""
CALM_MS: Final = 1000
"""After a page has gone: by then the next one is painted."""


def give_back_large_blocks() -> bool:
    """Have each large block of memory be one of its own; gives back whether this system was told so.

    The GNU C library raises the size that counts as large with every large block that is freed. Maps and sheets then
    lie between small things in one heap, which keeps its greatest size.
    """
    if sys.platform != "linux":
        return False
    # Takes some milliseconds to load, and only here.
    import ctypes

    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    # Other C libraries have no such option, or keep large blocks apart by themselves.
    return mallopt is not None and mallopt(M_MMAP_THRESHOLD, LARGE) == 1


class ClosedPages(QObject):
    """Lets go of what closed pages leave behind.

    Widgets, their slots and their models point at each other in circles. Python looks for old circles so rarely that
    three or four games and their maps, 12 MB each, would lie about.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(CALM_MS)
        self._soon.timeout.connect(gc.collect)

    def add(self, page: QWidget) -> None:
        """Delete the page, and what it leaves as soon as it is calm."""
        page.destroyed.connect(self._soon.start)
        page.deleteLater()
