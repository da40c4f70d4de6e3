"""A note of the guided first game on paper: its text scrolls where it is too long for its room."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QScrollArea, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import HeadedSheet

BESIDE, ABOVE, BELOW = 14, 10, 6
"""Paper round the text, in px at 100 %."""


class NoteSheet(HeadedSheet):
    """A heading, a text and two answers. It never takes the keyboard: the keys stay with the question."""

    read = Signal()
    enough = Signal()
    """Nothing more of the kind is wanted."""

    def __init__(self, theme: Theme, name: str, title: str, text: str, parent: QWidget) -> None:
        super().__init__(theme, title, "open-book", parent=parent)
        px = theme.px
        self.setObjectName(name)
        self.setAccessibleName(title)
        self._text = text_label(text, TextStyle.BODY, wrap=True)
        self._text.setContentsMargins(px(BESIDE), px(ABOVE), px(BESIDE), px(BELOW))
        self._scroll = scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._text)
        self._text.setAutoFillBackground(False)
        scroll.viewport().setAutoFillBackground(False)
        self.body.addWidget(scroll, 1)
        self._answers = QHBoxLayout()
        self._answers.setContentsMargins(px(BESIDE), 0, px(BESIDE), px(12))
        enough = self._answer(self.tr("I know the rest"), "learn.stop", "quiet")
        enough.clicked.connect(self.enough)
        self._answers.addStretch(1)
        see = self._answer(self.tr("I see"), "learn.see", "main")
        see.clicked.connect(self.read)
        self._side_by_side = enough.sizeHint().width() + see.sizeHint().width() + px(2 * BESIDE) + px(16)
        self.body.addLayout(self._answers)

    def fit(self, wide: int, most_high: int) -> None:
        """As high as it needs to be at this width, and no higher than that."""
        upright = self._side_by_side > wide
        directions = QBoxLayout.Direction
        self._answers.setDirection(directions.BottomToTop if upright else directions.LeftToRight)
        paper = self.layout()
        assert paper is not None
        edges = paper.contentsMargins()
        others = self.heading.sizeHint().height() + self._answers.sizeHint().height() + edges.top() + edges.bottom()
        inside = wide - edges.left() - edges.right()
        high = others + self._text.heightForWidth(inside)
        # Left to itself a bar that was wanted once keeps the text so narrow that it is wanted.
        policy = Qt.ScrollBarPolicy
        self._scroll.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if high <= most_high else policy.ScrollBarAsNeeded
        )
        self.setFixedSize(wide, min(high, most_high))

    def _answer(self, words: str, name: str, kind: str) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.setProperty("kind", kind)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._answers.addWidget(button)
        return button
