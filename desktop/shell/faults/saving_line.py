"""A line above the page while the game cannot be saved, or while the machine needs a word. Else it takes no room."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.look.announce import announce
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.push_button import push_button

GOOD_NEWS_MS = 8000
"""So long it stays after everything is well again."""


class SavingLine(QWidget):
    """One sentence, with what can be done about it."""

    try_wanted = Signal()
    file_wanted = Signal()
    anew_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        self.setObjectName("saving-line")
        self.setProperty("paper", "window")
        self.setAutoFillBackground(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(14), px(6), px(14), px(6))
        row.setSpacing(px(10))
        self.icon = Icon(theme, "ui/triangle-alert", 22, "warn")
        row.addWidget(self.icon)
        self.words: QLabel = text_label("", TextStyle.BODY, wrap=True)
        self.words.setObjectName("saving-line.words")
        row.addWidget(self.words, 1)
        self.anew_button = push_button("saving-line.anew", self.tr("Make a new library"), parent=self)
        self.anew_button.clicked.connect(self.anew_wanted)
        row.addWidget(self.anew_button)
        self.file_button = push_button("saving-line.file", self.tr("Keep as a file"), parent=self)
        self.file_button.clicked.connect(self.file_wanted)
        row.addWidget(self.file_button)
        self.try_button = push_button("saving-line.try", self.tr("Try now"), parent=self)
        self.try_button.clicked.connect(self.try_wanted)
        row.addWidget(self.try_button)
        self.close_button = push_button("saving-line.close", self.tr("I see"), parent=self)
        self.close_button.clicked.connect(self.put_away)
        row.addWidget(self.close_button)
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.setInterval(GOOD_NEWS_MS)
        self._away.timeout.connect(self.put_away)
        self.hide()

    def tell_trouble(self, words: str, *, gone: bool = False) -> None:
        """A game is not saved; stays until it is. Where the library is gone, a new one is made only at a wish."""
        self._tell(words, "ui/triangle-alert", "warn", trouble=True, gone=gone)

    def tell_good(self, words: str) -> None:
        """All is well again; goes away by itself."""
        self._tell(words, "ui/circle-check", "good", trouble=False)
        self._away.start()

    def tell_note(self, words: str) -> None:
        """A word about the machine that needs nothing but a look."""
        self._tell(words, "ui/clock", "warn", trouble=False)

    def put_away(self) -> None:
        """Say nothing more."""
        self._away.stop()
        self.hide()

    def _tell(self, words: str, icon: str, tone: str, *, trouble: bool, gone: bool = False) -> None:
        self._away.stop()
        self.words.setText(words)
        self.setAccessibleName(words)
        self.icon.set_icon(icon, tone)
        self.anew_button.setVisible(gone)
        self.file_button.setVisible(trouble)
        self.try_button.setVisible(trouble)
        self.close_button.setVisible(not trouble)
        self.show()
        announce(self, words)
