"""Correct one thing: all of its fields, each taken at once, with the rules' sentence where it cannot be."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import Sheet
from desktop.look.widgets.push_button import push_button
from desktop.play.check_table.row import CheckRow
from desktop.play.presenter import Presenter


class CorrectThingDialog(QDialog):
    """One line of the check list, with every field that the thing has."""

    def __init__(self, theme: Theme, presenter: Presenter, thing: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        session = presenter.session
        self.theme, self.presenter, self.session, self.thing = theme, presenter, session, thing
        px = theme.px
        self.row: CheckRow | None = None
        self._refused = False
        self.setObjectName("dialog.correct-thing")
        self.setWindowTitle(self.tr("The table says otherwise"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(10))
        column.addWidget(text_label(self.tr("The table says otherwise"), TextStyle.TITLE))
        note = self.tr("Every correction stands in the chronicle and can be undone.")
        column.addWidget(text_label(note, TextStyle.SMALL, "text_2", wrap=True))
        self._sheet = Sheet(theme, "base")
        column.addWidget(self._sheet)
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        close = push_button("correct-thing.close", self.tr("Done"), self.accept, kind="main")
        foot.addWidget(close)
        column.addLayout(foot)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._fill)
        session.changed.connect(self._later.start)
        self._fill()
        open_at_size(self, theme, 560, 340, parent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the number and closes, but stays where the number cannot be: the sentence must be read."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self._refused:
            self._refused = False
        else:
            self.accept()

    def _fill(self) -> None:
        line = self.presenter.correctable(self.thing)
        if self.row is not None:
            self._sheet.body.removeWidget(self.row)
            self.row.hide()
            self.row.deleteLater()
            self.row = None
        if line is None:
            # It has been taken off the table.
            self.accept()
            return
        self.row = CheckRow(self.theme, line, ticks=False)
        self.row.set_state(current=True, ticked=False)
        self.row.corrected.connect(self._correct)
        self._sheet.body.addWidget(self.row)
        if self.row.fields:
            self.row.fields[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _correct(self, path: str, value: object) -> None:
        why = self.session.amend_or_say(path, value)
        if why and self.row is not None:
            self._refused = True
            self.row.refuse(path, why)
