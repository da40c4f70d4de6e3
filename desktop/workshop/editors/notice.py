"""One line below an editor's head for what a person has to know or decide: never a dialog on top of the work."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.painted import Painted

Answer = tuple[str, str, Callable[[], object]]
"""The object name of a button, its words, and what it does."""


class Notice(Painted):
    """Hidden while there is nothing to say."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("editor.notice")
        self._said: tuple[str, tuple[str, ...]] = ("", ())
        self.icon = Icon(theme, "ui/info", 22, "warn")
        self.words = text_label("", TextStyle.STRONG, wrap=True)
        self.words.setObjectName("editor.notice.words")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(theme.px(16), theme.px(6), theme.px(16), theme.px(6))
        self._row.setSpacing(theme.px(10))
        self._row.addWidget(self.icon)
        self._row.addWidget(self.words, 1)
        self._buttons: list[QPushButton] = []
        self.hide()

    def say(self, sentence: str, answers: Sequence[Answer] = (), *, picture: str = "ui/info") -> None:
        """Say something and offer answers; "" is silence."""
        said = sentence, tuple(answer[0] for answer in answers)
        if said == self._said:
            return
        self._said = said
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        self.words.setText(sentence)
        self.words.setAccessibleName(sentence)
        self.icon.set_icon(picture)
        for name, words, act in answers:
            button = QPushButton(words)
            button.setObjectName(name)
            button.setAccessibleName(words)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, act=act: act())
            self._row.addWidget(button)
            self._buttons.append(button)
        self.setVisible(bool(sentence))

    def sentence(self) -> str:
        """What it says now."""
        return self._said[0]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.colours.sel_bg)
        painter.setPen(stroke(self.colours.line_strong, self.theme.look.hair))
        low = self.height() - 0.5
        painter.drawLine(QPointF(0, low), QPointF(self.width(), low))
