"""The actions of a person beside answering: correct a die, and check and correct what the program believes."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence

from desktop.look.late_dialog import open_late
from desktop.play.board import Board
from desktop.play.parts import PlayParts
from desktop.play.prompts.card_prompt import CardPrompt
from desktop.play.prompts.dice_prompt import DicePrompt
from desktop.play.prompts.printed_card_prompt import PrintedCardPrompt
from desktop.play.prompts.prompt import Prompt
from rules_core.kernel.match import Match
from rules_core.kernel.requests import Request
from rules_core.kernel.rolls import Rolled


class TableActions(QObject):
    """Actions of one game; the windows behind them are loaded when they are wanted."""

    def __init__(self, parts: PlayParts, board: Board) -> None:
        super().__init__(parts.window)
        self._window = parts.window
        self._board = board
        self.theme, self.settings, self.session = parts.theme, parts.settings, parts.session
        self.presenter = parts.presenter
        board.check_wanted.connect(lambda: self.check_table(late=True))
        self.correct_action = QAction(self.tr("Correct a &die"), parts.window)
        self.correct_action.setShortcut(QKeySequence("Ctrl+D"))
        self.correct_action.triggered.connect(lambda _=False: self.correct_die())
        self.check_action = QAction(self.tr("&Check the table"), parts.window)
        self.check_action.setShortcut(QKeySequence("Ctrl+K"))
        self.check_action.triggered.connect(lambda _=False: self.check_table())
        self.rules_action = QAction(self.tr("House r&ules"), parts.window)
        self.rules_action.triggered.connect(lambda _=False: self.house_rules())
        self.edit_actions = [self.correct_action]
        self.table_actions = [self.check_action, self.rules_action]

    def prepare(self, prompt: Prompt | None) -> None:
        """Tell a question about dice how its side wants to roll, and one about cards how the table wants to draw."""
        if isinstance(prompt, (DicePrompt, CardPrompt, PrintedCardPrompt)):
            prompt.set_way(self.session.policy.way_for(prompt.request))
        if isinstance(prompt, DicePrompt):
            rolls = self.session.rolls(1)
            if rolls and decided_nothing(self.session.match, rolls[0], prompt.request):
                prompt.say_again(rolls[0].faces)

    def check_table(self, *, late: bool = False) -> None:
        """Show what the program believes, to be ticked off or corrected line by line; `late` where nobody asked."""
        from desktop.play.check_table.dialog import CheckTableDialog

        dialog = CheckTableDialog(self.theme, self.settings, self.session, self._window, is_asked_for=not late)
        if late:
            open_late(dialog)
        else:
            dialog.open()

    def house_rules(self) -> None:
        """How people ruled where the book leaves room."""
        from desktop.play.house_rules_dialog import HouseRulesDialog

        HouseRulesDialog(self.theme, self.presenter, self._window).open()

    def correct_thing(self, thing: str) -> None:
        """All that can be corrected about one thing."""
        from desktop.play.correct_thing.dialog import CorrectThingDialog

        if self.presenter.correctable(thing) is not None:
            CorrectThingDialog(self.theme, self.presenter, thing, self._window).open()

    def offer(self, thing: str, at: QPoint) -> None:
        """The menu on a thing, at a place of the screen."""
        from desktop.play.correct_thing.menu import ThingMenu

        menu = ThingMenu(self.presenter, thing, self._window)
        ground = None if thing else self._board.ground_at(at)
        if ground is not None:
            menu.add_corrections(self.presenter.on_ground(*ground))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.rest.triggered.connect(lambda _=False: self.correct_thing(thing))
        if not menu.isEmpty():
            menu.popup(at)

    def correct_die(self, node: int = -1) -> None:
        """Correct an earlier roll; `node` is an entry of the journal whose roll is meant."""
        from desktop.play.correct_die.dialog import CorrectDieDialog

        CorrectDieDialog(self.theme, self.presenter, node, self._window).open()


def decided_nothing(match: Match[Any], last: Rolled, request: Request) -> bool:
    """Whether the last roll is only made again: it was the last answer, for the same, and nothing came of it."""
    if last.node != match.journal.head or last.request != request:
        return False
    return not any(told.node == last.node for told in match.facts[-1:])
