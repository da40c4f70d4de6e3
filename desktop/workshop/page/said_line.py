"""The line at the foot of the workshop: what has just happened, with a way back, and the keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from desktop.look.announce import announce
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.paper import Sheet

Offer = tuple[str, Callable[[], object]]
"""The words of a button, and what it does."""


class SaidLine(Sheet):
    """One sentence at a time."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "alt", parent=parent)
        px = theme.px
        self.setObjectName("workshop.said")
        row = QHBoxLayout()
        row.setContentsMargins(px(14), px(4), px(8), px(4))
        row.setSpacing(px(10))
        self.words: QLabel = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        row.addWidget(self.words, 1)
        self.undo = QPushButton(self.tr("Undo"))
        self.undo.setObjectName("workshop.undo")
        self.undo.setVisible(False)
        self.undo.clicked.connect(self._go_back)
        row.addWidget(self.undo)
        self.next = QPushButton()
        self.next.setObjectName("workshop.next")
        self.next.clicked.connect(self._go_on)
        row.addWidget(self.next)
        help_ = QPushButton("?")
        help_.setObjectName("workshop.help")
        help_.setAccessibleName(self.tr("Keys of the workshop"))
        help_.setToolTip(self.tr("Keys of the workshop (F1)"))
        help_.setProperty("kind", "quiet")
        help_.clicked.connect(self.show_help)
        row.addWidget(help_)
        self.body.addLayout(row)
        self._way_back: Callable[[], None] | None = None
        self._offer: Offer | None = None
        self.say("")

    def say(
        self,
        words: str,
        *,
        wrong: bool = False,
        way_back: Callable[[], None] | None = None,
        offer: Offer | None = None,
    ) -> None:
        """Say what has happened; beside it stands a button for the way back, or for what one may want to do next."""
        rest = self.tr("Everything you make is kept by itself. F1 shows the keys.")
        self.words.setText(words or rest)
        set_tone(self.words, "enemy" if wrong else "text" if words else "text_2")
        self._way_back = way_back
        self.undo.setVisible(way_back is not None)
        self._offer = offer
        self.next.setVisible(offer is not None)
        if offer is not None:
            self.next.setText(offer[0])
            self.next.setAccessibleName(offer[0])
        if words:
            announce(self, words)

    def show_help(self) -> None:
        """Tell the keys of the page."""
        self.say(
            self.tr(
                "Enter opens, F2 gives another name, Ctrl+D makes a copy, Insert makes something new, Delete throws "
                "away, Ctrl+T changes tags, Ctrl+B marks a favourite, Ctrl+F finds, Shift with the arrows chooses "
                "several, Esc goes back."
            )
        )

    def _go_on(self) -> None:
        if self._offer is not None:
            self._offer[1]()

    def _go_back(self) -> None:
        way_back = self._way_back
        self.say("")
        if way_back is not None:
            way_back()
