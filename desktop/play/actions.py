"""The actions of an open game in menus and by keys: undo, redo, play for me, whose dice are asked, odds, leaving."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.games.faces import face_of
from desktop.look.message_box import message_box
from desktop.look.tip import tip
from desktop.play.board import Board
from desktop.play.dice_menu import DiceMenu
from desktop.play.parts import PlayParts
from desktop.play.seat_menu import SeatMenu
from desktop.play.table_actions import TableActions
from desktop.play.undo_words import UndoWords
from desktop.session.as_suggested import play_as_suggested
from desktop.session.autoplay import Extent
from desktop.session.keepsakes import can_keep, is_whole
from rules_core.kernel.journal import ROOT
from rules_core.kernel.match import Told
from rules_core.wording.translation import say

NAMED_AFTER_MS = 120
"""The question is painted before undo and redo get their names."""


class PlayActions(QObject):
    """The actions of one game. Going back past something that was hidden asks first."""

    odds_flipped = Signal(bool)
    leave_wanted = Signal()
    print_wanted = Signal()
    sandbox_wanted = Signal(int)
    chapter_wanted = Signal()
    """The story of the part of the game that is over shall be told again."""
    book_wanted = Signal()
    """What has happened shall be read as a book."""
    look_back_wanted = Signal()
    """The game is over: moments where another choice would have been better are to be shown."""
    keep_made_wanted = Signal()
    """What people have made in this game is to be kept in the library."""
    once_more_wanted = Signal()
    """Another game is to begin with what was made in this one."""
    bot_starts = Signal()
    """A player without a person takes over now."""

    named = Signal()
    """Undo and redo say what they would take back and give again."""

    def __init__(self, parts: PlayParts, board: Board) -> None:
        super().__init__(parts.window)
        self._window: QWidget = parts.window
        self._bar = parts.prompt
        self.presenter = parts.presenter
        self.session = session = parts.session
        self.settings = settings = parts.settings
        self._undo_words = UndoWords(parts.presenter)
        self._of_board = board.actions_of_board()
        self._step = parts.presenter.step_entries()
        self._name_later = QTimer(self)
        self._name_later.setSingleShot(True)
        self._name_later.setInterval(NAMED_AFTER_MS)
        self._name_later.timeout.connect(self._name)
        add = self._action
        self.undo_action = add(self.tr("&Undo"), self.undo, "Ctrl+Z")
        self.redo_action = add(self.tr("&Redo"), self.redo, "Ctrl+Y")
        self.undo_step_action = add(self._step.undo, self.undo_step, "Ctrl+Shift+Z")
        self.redo_step_action = add(self._step.redo, session.redo_step, "Ctrl+Shift+Y")
        self.play_step_action = add(self._step.play, lambda: self.play_for_me(Extent.STEP), "F5")
        self.rest_action = add(self.tr("Answer the rest as suggested"), self.play_rest, "F4")
        self.play_turn_action = add(self.tr("Play &on for me"), lambda: self.play_for_me(Extent.END), "F6")
        self.stop_action = add(self.tr("&Stop playing for me"), session.stop_bot, "F7")
        self.stop_action.setEnabled(False)
        session.busy.connect(self.stop_action.setEnabled)
        self.watch_action = add(self.tr("Watch their turn again"), self.watch_their_turn)
        self.watch_all_action = add(self.tr("Watch the whole game"), lambda: session.watch_from(ROOT))
        self.chapter_action = add(self.tr("Tell again how it went"), self.chapter_wanted.emit)
        self.look_back_action = add(self.tr("Look back"), self.look_back_wanted.emit)
        self.look_back_action.setVisible(not session.is_sandbox)
        made = session.definition.keepsake
        self.keep_made_action = add(say(made.keep) if made is not None else "", self.keep_made_wanted.emit)
        self.once_more_action = add(say(made.once_more) if made is not None else "", self.once_more_wanted.emit)
        self._of_what_is_made = [self.keep_made_action, self.once_more_action] if made is not None else []
        self.once_more_action.setVisible(made is not None and bool(made.once_more) and not session.is_sandbox)
        self.seat_menu = SeatMenu(session, parts.window, settings)
        self.dice_menu = DiceMenu(parts.presenter, parts.window)
        self.at_table = TableActions(parts, board)
        self.odds_action = self._switch(self.tr("Show t&he odds"), on=settings.flag("play/odds", default=True))
        self.odds_action.toggled.connect(self._set_odds)
        self.print_action = add(self.tr("P&rint"), self.print_wanted.emit, "Ctrl+P")
        self.book_action = add(self.tr("Read the &book"), self.book_wanted.emit, "Ctrl+Shift+R")
        self.book_action.setVisible(face_of(session.match.game.name).has_book and not session.is_sandbox)
        self.sandbox_action = add(self.tr("&Try this in the sandbox"), self._try_this, "Ctrl+T")
        self.sandbox_action.setVisible(not session.is_sandbox)
        leave = self.tr("&Leave the sandbox") if session.is_sandbox else self.tr("&Leave the table")
        self.leave_action = add(leave, self.leave_wanted.emit, "Ctrl+W")

    def by_menu(self) -> dict[str, list[QAction]]:
        """The actions for the menus "edit", "table" and "view"."""
        return {
            "view": [*self._of_board.view],
            "edit": [
                self.undo_action,
                self.redo_action,
                self.undo_step_action,
                self.redo_step_action,
                *self.at_table.edit_actions,
            ],
            "table": [
                *self._of_board.first,
                self.rest_action,
                self.play_step_action,
                self.play_turn_action,
                self.stop_action,
                self.watch_action,
                self.watch_all_action,
                self.chapter_action,
                self.look_back_action,
                *self._of_what_is_made,
                self.seat_menu.menuAction(),
                self.dice_menu.menuAction(),
                *self.at_table.table_actions,
                self.odds_action,
                *self._of_board.ways,
                self.print_action,
                self.book_action,
                self.sandbox_action,
                self.leave_action,
            ],
        }

    def refresh(self) -> None:
        """Only what can be done now can be chosen."""
        back = self.session.match.undo_target() >= 0
        on = self.session.match.redo_target() >= 0
        here = self._bar.prompt is not None and self._bar.prompt.takes_undo
        self.undo_action.setEnabled(back or here)
        self.undo_step_action.setEnabled(back)
        self.redo_action.setEnabled(on or here)
        self.redo_step_action.setEnabled(on)
        rest = self.presenter.rest()
        self.rest_action.setText(rest or self.tr("Answer the rest as suggested"))
        self.rest_action.setEnabled(bool(rest))
        self.rest_action.setVisible(bool(rest))
        self._bar.set_rest(rest)
        for playing in (self.play_step_action, self.play_turn_action):
            playing.setEnabled(not self.session.match.over)
        self.watch_action.setEnabled(self._their_last_turn() is not None)
        self.chapter_action.setEnabled(self.presenter.chapter() is not None)
        self.look_back_action.setEnabled(self.session.can_look_back)
        self.keep_made_action.setEnabled(can_keep(self.session.match, self.session.state))
        self.once_more_action.setEnabled(is_whole(self.session.match, self.session.state))
        self._undo_words.remember()
        self._name_later.start()

    def _name(self) -> None:
        """Let undo and redo say what they would do."""
        words = self._undo_words
        self._call(self.undo_action, self.tr("&Undo"), self.tr("&Undo: {what}"), words.undo())
        self._call(self.redo_action, self.tr("&Redo"), self.tr("&Redo: {what}"), words.redo())
        self._call(self.undo_step_action, self._step.undo, self.tr("U&ndo {what}"), words.undo_step())
        self._call(self.redo_step_action, self._step.redo, self.tr("R&edo {what}"), words.redo_step())
        self.named.emit()

    def _call(self, action: QAction, plain: str, pattern: str, what: str) -> None:
        text = pattern.format(what=what.replace("&", "&&")) if what else plain
        action.setText(text)
        shown = text.replace("&&", "\0").replace("&", "").replace("\0", "&")
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(tip(self.tr("{what} ({keys})").format(what=shown, keys=keys)))

    def undo(self) -> None:
        """Take back the last stroke of what is being drawn, else the last answer."""
        if self._bar.prompt is None or not self._bar.prompt.undo():
            self.go_back(self.session.undo_target(), self.session.undo)

    def redo(self) -> None:
        """Draw again what was taken back last, else give the last answer again."""
        if self._bar.prompt is None or not self._bar.prompt.redo():
            self.session.redo()

    def undo_step(self) -> None:
        """Take back the activation."""
        self.go_back(self.session.match.step_target(), self.session.undo_step)

    def jump(self, node: int) -> None:
        """Stand at another step of any branch."""
        self.go_back(node, lambda: self.session.jump(node))

    def go_back(self, target: int, back: Callable[[], None]) -> None:
        """Go back to an entry; asks first when that goes past something that was hidden."""
        if target < 0:
            return
        self.session.stop_bot()
        if not self.session.undo_shows_hidden(target):
            back()
            return
        title = self.tr("To undo this you would go back past something you have already seen.")
        box = message_box(self._window, "dialog.undo", title, self.tr("The chronicle will say so. Go back?"))
        yes = box.addButton(self.tr("Go back"), QMessageBox.ButtonRole.AcceptRole)
        no = box.addButton(self.tr("Stay here"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(no)
        yes.clicked.connect(lambda: back())
        box.open()

    def play_for_me(self, extent: Extent) -> None:
        """Let the game's best player answer."""
        self.bot_starts.emit()
        self.session.play_for_me(extent)

    def play_rest(self) -> None:
        """Answer as is suggested, to the end of this part of the game."""
        words = self.presenter.rest()
        if words:
            self.bot_starts.emit()
            play_as_suggested(self.session, self.presenter.suggested, lambda: self.presenter.rest() == words)

    def watch_their_turn(self) -> None:
        """Show the last turn of the other side again, to the present."""
        turn = self._their_last_turn()
        if turn is not None:
            self.session.watch_from(turn.node)

    def _their_last_turn(self) -> Told | None:
        """The step with which it began; None where they have not had any."""
        steps = reversed(self.session.match.steps())
        return next((told for told in steps if self.presenter.is_theirs(told.fact)), None)

    def _try_this(self) -> None:
        self.sandbox_wanted.emit(self.session.match.journal.head)

    def _set_odds(self, on: bool) -> None:
        self.settings.set_flag("play/odds", value=on)
        self.odds_flipped.emit(on)

    def _action(self, words: str, call: Callable[[], None], keys: str = "") -> QAction:
        made = QAction(words, self._window)
        if keys:
            made.setShortcut(QKeySequence(keys))
        made.triggered.connect(lambda _=False: call())
        return made

    def _switch(self, words: str, *, on: bool) -> QAction:
        made = QAction(words, self._window)
        made.setCheckable(True)
        made.setChecked(on)
        return made
