"""What a person at a real table does beside answering: correct a die, and check what the program believes."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.prompts.dice_prompt import DicePrompt
from desktop.prompts.prompt import Prompt
from desktop.session.match_session import MatchSession
from rules_core.kernel.requests import Roll
from rules_core.lab.names import SiegeNames


class TableActions(QObject):
    """Actions of one game; the windows behind them are loaded when they are wanted."""

    def __init__(self, window: QWidget, theme: Theme, session: MatchSession, names: SiegeNames) -> None:
        super().__init__(window)
        self._window = window
        self.theme, self.session, self.names = theme, session, names
        self.correct_action = QAction(self.tr("Correct a &die"), window)
        self.correct_action.setShortcut(QKeySequence("Ctrl+D"))
        self.correct_action.triggered.connect(lambda _=False: self.correct_die())
        self.edit_actions = [self.correct_action]

    def prepare(self, prompt: Prompt | None) -> None:
        """Tell a question about dice how its side wants to roll."""
        if isinstance(prompt, DicePrompt) and isinstance(prompt.request, Roll):
            prompt.set_way(self.session.policy.way_of(prompt.request.who))

    def correct_die(self, node: int = -1) -> None:
        """Correct an earlier roll; `node` is an entry of the journal whose roll is meant."""
        from desktop.windows.correct_die.dialog import CorrectDieDialog

        CorrectDieDialog(self.theme, self.session, self.names, node, self._window).open()
