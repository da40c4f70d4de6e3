"""A dialog that opens by itself takes no keys at first: they were meant for what stood there before."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QDialog

DEAF_MS: Final = 300
"""From the moment at which it can be seen, and from each key after that: whoever types on has not seen it yet."""
UNSEEN_MS: Final = 3000
"""One that nobody sees, as in a window that is put away, is waited for no longer."""
DEAF: Final = "late-dialog.deaf"
"""What a dialog has in it for as long as it takes no keys."""
KEYS: Final = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride, QEvent.Type.Shortcut)


def open_late(dialog: QDialog) -> None:
    """Open a dialog for which nobody has asked."""
    dialog.open()
    _Deaf(dialog)


class _Deaf(QObject):
    """Swallows every key of the program for a moment."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self.setObjectName(DEAF)
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        self._dialog = dialog
        self._is_seen = False
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.setInterval(DEAF_MS)
        self._moment.timeout.connect(self.deleteLater)
        # Goes with the dialog, or when the moment is over.
        QTimer.singleShot(UNSEEN_MS, self, self.deleteLater)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._dialog and event.type() is QEvent.Type.Paint and not self._is_seen:
            self._is_seen = True
            # What was pressed while it was made and painted waits in the queue before this.
            QTimer.singleShot(0, self._moment, self._moment.start)
        if event.type() is QEvent.Type.KeyPress and self._moment.isActive():
            self._moment.start()
        return event.type() in KEYS
