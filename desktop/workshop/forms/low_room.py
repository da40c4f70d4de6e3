"""Forms where there is little height: rows come closer, and help stands only at the row that has the focus."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget

LOW = "low"
"""The property by which a body says that there is little height; all that lies in it looks for it."""


def is_low(widget: QWidget) -> bool:
    """Whether a widget lies in a body with little height."""
    found: QWidget | None = widget
    while found is not None:
        if found.property(LOW):
            return True
        found = found.parentWidget()
    return False


class RoomPart(QFrame):
    """A part of a form that looks different where there is little height."""

    def fit_room(self) -> None:
        """Take the measures of the room there is."""
        raise NotImplementedError

    def show_help(self, wanted: bool) -> None:
        """Say what it is about, or no longer, where there is no room to say it always."""

    def showEvent(self, event: QShowEvent) -> None:
        # Rows of tables are made when they are opened.
        super().showEvent(event)
        self.fit_room()


class LowRoom(QObject):
    """Tells the parts of a body how much room there is, and shows the help of the row that has the focus."""

    def __init__(self, body: QWidget) -> None:
        super().__init__(body)
        self._body = body
        self._helped: RoomPart | None = None
        self.is_low = False
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    def set_low(self, low: bool) -> None:
        """There is little height now, or enough again."""
        if low == self.is_low:
            return
        self.is_low = low
        self._body.setProperty(LOW, low)
        for part in self._body.findChildren(RoomPart):
            part.fit_room()
        self._focus_moved(None, self._body.window().focusWidget())

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        del old
        if not self.is_low:
            return
        part = now
        if part is None or not self._body.isAncestorOf(part):
            return
        while part is not None and not isinstance(part, RoomPart):
            part = part.parentWidget()
        if part is self._helped:
            return
        if self._helped is not None:
            self._helped.show_help(wanted=False)
        self._helped = part if isinstance(part, RoomPart) else None
        if self._helped is not None:
            self._helped.destroyed.connect(self._forget)
            self._helped.show_help(wanted=True)

    def _forget(self) -> None:
        self._helped = None
