"""Keys of the play window: they reach the question wherever the focus is, but not fields, dialogs and menus."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QTextEdit,
    QWidget,
)

TYPED_IN = (QLineEdit, QTextEdit, QAbstractSpinBox, QComboBox)
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PRESSES = (*ENTERS, Qt.Key.Key_Space)
STEPS = (Qt.Key.Key_Up, Qt.Key.Key_Down)
UNDO_KEYS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, *STEPS)


class KeyWatcher(QObject):
    """Offers each key to `take` before the widget with the focus gets it.

    It watches only the window and whatever has the focus: watching the whole program costs time with every event.
    """

    def __init__(self, window: QWidget, prompt: QWidget, take: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(window)
        self._window = window
        self._prompt = prompt
        self._take = take
        self._watched: QWidget | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self._application = application
        window.installEventFilter(self)
        application.focusChanged.connect(self._focus_moved)
        self._focus_moved(None, application.focusWidget())

    def stop(self) -> None:
        """The window closes."""
        self._application.focusChanged.disconnect(self._focus_moved)
        self._window.removeEventFilter(self)
        self._focus_moved(None, None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # A field in which nobody has typed has nothing to undo: those keys stay the game's.
            if not isinstance(watched, QLineEdit) or not self._prompt.isAncestorOf(watched):
                return False
            return not watched.isModified() and any(event.matches(key) for key in UNDO_KEYS)
        if event.type() is not QEvent.Type.KeyPress:
            return False
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return False
        # A key that the focused widget did not want comes by again at the window: it has been offered already.
        if watched is self._window and self._watched is not None:
            return False
        return self._is_for_question(watched, event) and self._take(event)

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        is_gone = old is not None and self._window.isAncestorOf(old) and not old.isVisible()
        if is_gone and new is not None and new is not self._window and self._window.isAncestorOf(new):
            # An answered question goes with its answers: Qt would give the keys to whatever button comes next.
            self._window.setFocus()
            return
        if new is None and self._window.isVisible() and self._window.isActiveWindow():
            # Without a focus keys go to the top window, past this one.
            self._window.setFocus()
            return
        if self._watched is not None:
            self._watched.removeEventFilter(self)
            self._watched = None
        if new is not None and new is not self._window and self._window.isAncestorOf(new):
            self._watched = new
            new.installEventFilter(self)

    def _is_untouched(self, widget: QWidget) -> bool:
        """Whether nothing stands in a field of the question, and nobody has typed in it: there is nothing to delete."""
        if not isinstance(widget, QLineEdit) or not self._prompt.isAncestorOf(widget):
            return False
        return not widget.text() and not widget.isModified()

    def _is_for_question(self, widget: QWidget, event: QKeyEvent) -> bool:
        if not self._window.isVisible() or QApplication.activeModalWidget() is not None:
            return False
        if QApplication.activePopupWidget() is not None:
            return False
        key = event.key()
        if isinstance(widget, TYPED_IN):
            if isinstance(widget, QLineEdit) and key in STEPS and self._prompt.isAncestorOf(widget):
                # A line has nothing above or below it: they go through what is suggested for it.
                return True
            return self._is_untouched(widget) and key == Qt.Key.Key_Backspace and not event.isAutoRepeat()
        if isinstance(widget, QAbstractButton) and key in PRESSES and not self._prompt.isAncestorOf(widget):
            return False
        if not isinstance(widget, QAbstractItemView):
            return True
        # A list that answers by Enter says so itself.
        return key not in ARROWS and not (key in ENTERS and bool(widget.property("takes_enter")))
