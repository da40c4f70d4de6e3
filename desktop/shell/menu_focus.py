"""Gives the focus back to where it was when Esc closes a menu of the menu bar."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget
from shiboken6 import isValid


class MenuFocus(QObject):
    """Qt closes a menu at Esc but leaves the keys with the menu bar until a second Esc: here one is enough."""

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._before: QWidget | None = None
        """Who had the keys before the bar."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_moved)

    def watch(self, *menus: QMenu) -> None:
        """These menus belong to the bar."""
        for menu in menus:
            menu.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() != Qt.Key.Key_Escape or not isinstance(watched, QMenu):
            return False
        # At once, not a moment later: the next key may be waiting already.
        watched.hide()
        self._give_back()
        return True

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is self._bar and old is not None and old.window() is self._bar.window():
            self._before = old

    def _give_back(self) -> None:
        if not self._bar.hasFocus():
            return
        press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self._bar, press)
        # The widget may be gone: a bot can answer a question meanwhile.
        if self._bar.hasFocus() and self._before is not None and isValid(self._before):
            self._before.setFocus(Qt.FocusReason.MenuBarFocusReason)
