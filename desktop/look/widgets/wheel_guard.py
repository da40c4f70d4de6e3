"""Fields on a page that scrolls: the wheel scrolls the page and counts only in the field that has the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class WheelGuard(QObject):
    """A wheel turned over a form scrolls it; only the field that has the focus counts with it."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def guard_from_wheel(field: QWidget) -> None:
    """Let the wheel alone neither change a field nor give it the focus."""
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    field.installEventFilter(WheelGuard(field))
