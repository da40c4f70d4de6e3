"""What prompts for cards from a real deck share: a line that says what is missing, a button to draw here instead."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop.look.announce import announce
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone
from desktop.look.widgets.one_line import FewLines
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.prompt import Prompt
from desktop.session.dice_policy import ASKED, TYPED
from rules_core.kernel.requests import Draw, Request


class DeckPrompt(Prompt):
    """What people draw from their own deck, card by card; the program draws as well where they want it to."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView, style: TextStyle, tone: str) -> None:
        super().__init__(theme, request, view)
        assert isinstance(request, Draw)
        self.draw = request
        self.draws_on_enter = True
        self._tone = tone
        self.said = FewLines(style, tone)
        self.said.setObjectName("prompt.said")
        self.said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.button = QPushButton(self.tr("Draw here (Space)"))
        self.button.setObjectName("prompt.draw")
        self.button.setMinimumHeight(theme.px(40))
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.roll_wanted)
        self.set_way(ASKED)

    def set_way(self, way: str) -> None:
        """Whether real cards are meant first, or the program's as well."""
        self.draws_on_enter = way != TYPED
        self.button.setProperty("kind", "main" if self.draws_on_enter else "")
        self.button.style().unpolish(self.button)
        self.button.style().polish(self.button)

    def lay_out(self, *parts: QWidget) -> None:
        """Put the parts beside one another; the line takes what the others leave."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.theme.px(8))
        for part in parts:
            row.addWidget(part, int(part is self.said))

    def invite(self, words: str) -> None:
        """Say what is to be typed."""
        self.said.setText(words)
        set_tone(self.said, self._tone)

    def refuse(self, words: str) -> None:
        """Say why a card is not taken."""
        announce(self, words)
        self.said.setText(words)
        set_tone(self.said, "enemy")
