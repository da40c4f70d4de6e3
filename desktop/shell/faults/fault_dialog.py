"""The one dialog after a fault: what happened, that the game is safe, where the report lies, and how to go on."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.look.dialog_size import open_at_size
from desktop.look.late_dialog import open_late
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.push_button import push_button
from desktop.look.widgets.whole_text import WholeText
from desktop.shell.faults.watch import Fault


class Kept(Enum):
    """What a fault leaves of the game that is open."""

    NO_GAME = "no game"
    SAVED = "saved"
    IN_MEMORY = "in memory"


class FaultDialog(QDialog):
    """Calm and short; the report itself unfolds for who wants to read it."""

    close_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        px = theme.px
        self._key = ""
        self._more = 0
        self.setObjectName("dialog.fault")
        self.setWindowTitle("Hearthwall")
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        head = QHBoxLayout()
        head.setSpacing(px(10))
        head.addWidget(Icon(theme, "ui/shield", 28, "hero"))
        self.title: QLabel = text_label("", TextStyle.TITLE, wrap=True)
        self.title.setObjectName("fault.title")
        head.addWidget(self.title, 1)
        column.addLayout(head)
        self.safe: QLabel = self._line("fault.safe", TextStyle.STRONG)
        self.words: QLabel = self._line("fault.words", TextStyle.BODY)
        self.place = WholeText()
        self.place.setObjectName("fault.place")
        self.place.hide()
        self.again: QLabel = self._line("fault.again", TextStyle.SMALL, "text_2")
        self.more: QLabel = self._line("fault.more", TextStyle.SMALL, "text_2")
        self.report = QPlainTextEdit()
        self.report.setObjectName("fault.report")
        self.report.setAccessibleName(self.tr("The report"))
        self.report.setReadOnly(True)
        self.report.hide()
        for widget in (self.safe, self.words, self.place, self.again, self.more):
            column.addWidget(widget)
        column.addWidget(self.report, 1)
        column.addStretch(0)
        column.addLayout(self._buttons())
        open_at_size(self, theme, 600, 260, parent)

    def _line(self, name: str, step: TextStyle, tone: str = "text") -> QLabel:
        label: QLabel = text_label("", step, tone, wrap=True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setObjectName(name)
        label.hide()
        return label

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(10))
        self.show_button = push_button("fault.show", self.tr("Show the report"))
        self.show_button.clicked.connect(self.unfold)
        row.addWidget(self.show_button)
        row.addStretch(1)
        self.close_button = push_button("fault.close", self.tr("Close Hearthwall"))
        self.close_button.clicked.connect(self._close)
        row.addWidget(self.close_button)
        self.go_on_button = push_button("fault.go-on", self.tr("Go on"))
        self.go_on_button.setProperty("kind", "main")
        self.go_on_button.setDefault(True)
        self.go_on_button.clicked.connect(self.accept)
        row.addWidget(self.go_on_button)
        return row

    def tell_of_fault(self, fault: Fault, kept: Kept) -> None:
        """Show a fault; a further one while this stands is only counted."""
        if self.isVisible():
            self._more += 1
            words = self.tr("Since then: {count} more of another kind, written down in the same folder.")
            self._put(self.more, words.format(count=self._more))
            return
        self._key = fault.key
        self.title.setText(self.tr("Something went wrong in Hearthwall"))
        if kept is Kept.SAVED:
            self._put(self.safe, self.tr("Your game is safe: it is saved up to your last answer."))
        elif kept is Kept.IN_MEMORY:
            words = self.tr("Your game goes on in memory, but it could not be saved just now; it is tried again.")
            self._put(self.safe, words)
        self._put(self.words, self.tr("A fault of the program, not of yours: {title}").format(title=fault.title))
        if fault.path is not None:
            words = self.tr("A report lies in {place}. It stays on this computer; nothing is sent.")
            self._put(self.place, words.format(place=fault.path))
        else:
            words = self.tr("The report could not be written ({reason}); you can read and copy it here.")
            self._put(self.place, words.format(reason=fault.reason))
        self.report.setPlainText(fault.report)
        self._open()

    def tell_again(self, key: str, count: int) -> None:
        """Say how often the fault that is shown has happened by now."""
        if key == self._key:
            words = self.tr("It has happened at least {count} times by now; it is written down once.")
            self._put(self.again, words.format(count=count))

    def tell_of_crash(self, path: Path, *, games: bool) -> None:
        """Tell at the start that the run before ended all of a sudden; `games` says whether any are saved."""
        if self.isVisible():
            return
        self.title.setText(self.tr("Last time Hearthwall ended all of a sudden"))
        if games:
            self._put(self.safe, self.tr("Your games are safe: each is saved up to the last answer."))
        words = self.tr("A report lies in {place}. It stays on this computer; nothing is sent.")
        self._put(self.place, words.format(place=path))
        try:
            self.report.setPlainText(path.read_text(encoding="utf-8", errors="replace"))
        except OSError:
            self.show_button.hide()
        self._open()

    def unfold(self) -> None:
        """Show the report itself, or fold it away."""
        shown = not self.report.isHidden()
        self.report.setVisible(not shown)
        self.show_button.setText(self.tr("Show the report") if shown else self.tr("Hide the report"))
        open_at_size(self, self.theme, 600, 260 if shown else 560, self.parentWidget())
        self._make_room()

    def _open(self) -> None:
        self.setAccessibleDescription(f"{self.safe.text()} {self.words.text()} {self.place.text()}".strip())
        self._make_room()
        open_late(self)
        self.go_on_button.setFocus()

    def _make_room(self) -> None:
        """A long path takes more lines than a dialog of the usual height has."""
        column = self.layout()
        assert column is not None
        self.resize(self.width(), max(self.height(), column.totalHeightForWidth(self.width())))

    def _close(self) -> None:
        self.accept()
        self.close_wanted.emit()

    def _put(self, label: QLabel | WholeText, words: str) -> None:
        label.setText(words)
        label.show()
