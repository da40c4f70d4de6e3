"""What every kind of prompt is: a widget that shows a question and gives an answer, by mouse or by key."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.play.models.option_view import OptionView, QuestionView
from rules_core.kernel.requests import Request


class Prompt(QWidget):
    """A prompt. It never decides what is legal: it offers the options of the request."""

    answered = Signal(object)
    """An answer, as requests take it, or a list of those to this request and to the next ones."""
    roll_wanted = Signal()
    """Let the program roll."""
    pointed = Signal(str)
    """The option whose button the mouse or the keyboard points at, "" for none."""
    spot_changed = Signal(int, int, int)
    """A place is being tried out: x, y and turn."""

    offers_changed = Signal()
    """Other answers are offered now to the same question."""

    retitled = Signal(str)
    """The question in other words, now that some answers stand aside."""

    remarked = Signal(str)
    """A sentence about what was just tried."""

    takes_undo = False
    """Whether undo and redo are offered here first."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__()
        self.theme = theme
        self.request = request
        self.view = view

    @property
    def offers(self) -> tuple[OptionView, ...]:
        """The answers that are seen now, in the order of their keys."""
        return self.view.options

    @property
    def is_unhelped(self) -> bool:
        """Whether Enter gives nothing, as people must decide by themselves."""
        return False

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that the whole window offers; False when it means nothing here."""
        return False

    def handle_late(self, event: QKeyEvent) -> bool:
        """Take a key that meant nothing on the table either."""
        return False

    def point_at(self, option: str) -> None:
        """The pointer or the focus is on an answer, "" for none; a place is tried out."""
        spot = next((one.spot for one in self.view.options if one.key == option), None)
        if spot is not None:
            self.spot_changed.emit(*spot)
        else:
            self.pointed.emit(option)

    def choose_thing(self, thing: str) -> bool:
        """Somebody or something on the map was clicked; False when it is not offered."""
        return False

    def try_spot(self, x: int, y: int) -> None:
        """The pointer is over that spot of the map."""

    def take_spot(self, x: int, y: int) -> bool:
        """A spot of the map was clicked; False when this prompt wants no place."""
        return False

    def undo(self) -> bool:
        """Take back what was done here since the question was asked; False when there is nothing."""
        return False

    def redo(self) -> bool:
        """Do again what `undo` took back; False when there is nothing."""
        return False

    def set_second(self, option: str, words: str) -> None:
        """Show words under one option (odds that have been counted)."""


def digit_of(event: QKeyEvent) -> int:
    """The digit key that was pressed, -1 for any other key."""
    key = event.key()
    return key - Qt.Key.Key_0 if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 else -1


def is_next(event: QKeyEvent) -> bool:
    """Tab, or the plus of the number pad: on to the next answer. The other plus belongs to the map."""
    on_pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
    return event.key() == Qt.Key.Key_Tab or (event.key() == Qt.Key.Key_Plus and on_pad)


def is_back(event: QKeyEvent) -> bool:
    """Backspace, or the minus of the number pad, which has no Backspace: one thing back."""
    on_pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
    return event.key() == Qt.Key.Key_Backspace or (event.key() == Qt.Key.Key_Minus and on_pad)


def corrects_die(event: QKeyEvent) -> bool:
    """The asterisk of the number pad: a die was wrong."""
    on_pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
    return event.key() == Qt.Key.Key_Asterisk and on_pad


def is_enter(event: QKeyEvent) -> bool:
    """Enter on either side of the keyboard."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
