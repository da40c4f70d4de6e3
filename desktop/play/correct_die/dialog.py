"""Correct a die: choose the roll, type its faces with one key each, read what would change, then do it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.die import CHRONICLE_PX, DieFace, DieState
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.paper import Sheet
from desktop.look.widgets.push_button import push_button
from desktop.play.correct_die.preview_words import passages
from desktop.play.correct_die.roll_view import RollView, die_of
from desktop.play.models.roll_list import RollList, roll_second
from desktop.play.presenter import Presenter
from desktop.play.prompts.prompt import is_back
from rules_core.kernel.luck import Source, source_of
from rules_core.kernel.rolls import Rolled

MOST_DICE = 12
"""No roll of these rules has more dice; the row of dice has so many places."""
SETTLED_MS = 40
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CorrectDieDialog(QDialog):
    """The rolls at the left, the chosen one at the right. Nothing happens before the last button."""

    def __init__(self, theme: Theme, presenter: Presenter, node: int = -1, parent: QWidget | None = None) -> None:
        """Show the latest rolls; `node` is an entry of the journal whose roll is chosen at once."""
        super().__init__(parent)
        self.theme, self.presenter, self.session = theme, presenter, presenter.session
        self.rolls = RollList(presenter)
        self.typed: list[int] = []
        # The changes come into sight when they have found their places.
        self._into_sight = QTimer(self)
        self._into_sight.setSingleShot(True)
        self._into_sight.setInterval(SETTLED_MS)
        self._into_sight.timeout.connect(self._show_first_changes)
        px = theme.px
        self.setObjectName("dialog.correct-die")
        self.setWindowTitle(self.tr("Correct a die"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(10))
        column.addWidget(text_label(self.tr("Correct a die"), TextStyle.TITLE))
        middle = QHBoxLayout()
        middle.setSpacing(px(16))
        middle.addLayout(self._list(), 4)
        middle.addWidget(self._chosen(), 5)
        column.addLayout(middle, 1)
        column.addLayout(self._foot())
        self.view.selectionModel().currentChanged.connect(self._choose)
        open_at_size(self, theme, 940, 600, parent)
        if self.rolls.rolls:
            self.view.setCurrentIndex(self.rolls.index(self.rolls.row_of(node) if node >= 0 else self._likeliest()))
        self.view.setFocus()
        self._show()

    def _likeliest(self) -> int:
        """The row of the roll that is meant: people mistype dice, the program does not."""
        typed = [row for row, one in enumerate(self.rolls.rolls) if source_of(one) is Source.TYPED]
        return typed[0] if typed else 0

    # How it is built

    def _list(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self.theme.px(8))
        sheet = Sheet(self.theme, "base")
        self.view = RollView(self.theme, self.presenter)
        self.view.setModel(self.rolls)
        sheet.body.addWidget(self.view)
        column.addWidget(sheet, 1)
        self.more = push_button("correct.more", self.tr("Show earlier rolls"), self._read_more)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        return column

    def _chosen(self) -> QScrollArea:
        """All about the chosen roll; in a low window with large letters it scrolls."""
        px = self.theme.px
        page = QWidget()
        page.setProperty("paper", "window")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, px(6), 0)
        column.setSpacing(px(4))
        self.title = text_label("", TextStyle.NAME, wrap=True)
        self.second = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        column.addWidget(self.title)
        column.addWidget(self.second)
        self.was = self._row_of_dice(column, self.tr("It counted as"), CHRONICLE_PX + 8)
        self.dice = self._row_of_dice(column, self.tr("It really showed"), 0)
        self.said: QLabel = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.said.setObjectName("correct.said")
        column.addWidget(self.said)
        self._sheet = sheet = Sheet(self.theme, "base")
        self._changes = QVBoxLayout()
        self._changes.setContentsMargins(px(12), px(8), px(12), px(8))
        self._changes.setSpacing(px(3))
        sheet.body.addLayout(self._changes)
        column.addWidget(sheet, 1)
        self._area = area = QScrollArea()
        area.setObjectName("correct.changes")
        area.setAccessibleName(self.tr("The chosen roll and what would change"))
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(page)
        return area

    def _row_of_dice(self, column: QVBoxLayout, words: str, size: int) -> list[DieFace]:
        px = self.theme.px
        row = QHBoxLayout()
        row.setSpacing(px(6))
        label = text_label(words, TextStyle.BODY)
        label.setMinimumWidth(px(130))
        row.addWidget(label)
        faces = [DieFace(self.theme, None, size) if size else DieFace(self.theme, None, 44) for _ in range(MOST_DICE)]
        for face in faces:
            face.hide()
            row.addWidget(face)
        row.addStretch(1)
        column.addLayout(row)
        return faces

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(10))
        keys = self.tr("Arrows or + choose a roll, 1 to 6 are faces, Backspace takes one back, Enter corrects.")
        row.addWidget(text_label(keys, TextStyle.SMALL, "text_2", wrap=True), 1)
        close = push_button("correct.close", self.tr("Leave it as it is"), self.reject)
        self.button = push_button("correct.do", self.tr("Correct it"), self._correct, kind="main")
        row.addWidget(close)
        row.addWidget(self.button)
        return row

    # What it does

    @property
    def roll(self) -> Rolled | None:
        """The chosen roll."""
        row = self.view.currentIndex().row()
        return self.rolls.rolls[row] if 0 <= row < len(self.rolls.rolls) else None

    @property
    def is_ready(self) -> bool:
        """Whether all dice have been typed and differ from those that counted."""
        roll = self.roll
        return roll is not None and len(self.typed) == roll.request.dice and tuple(self.typed) != roll.faces

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS:
            if self.is_ready:
                self._correct()
        elif is_back(event):
            if self.typed:
                self.typed = self.typed[:-1]
                self._show()
            elif event.key() == Qt.Key.Key_Minus:
                # On the number pad it leads back to the game as well.
                self.reject()
        elif event.key() == Qt.Key.Key_Plus:
            self._next_roll()
        elif event.text().strip() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.take(event.text())
        else:
            super().keyPressEvent(event)

    def _next_roll(self) -> None:
        """The plus of the number pad: the next roll of the list, after the last one the first."""
        if self.rolls.rolls:
            self.view.setCurrentIndex(self.rolls.index((self.view.currentIndex().row() + 1) % len(self.rolls.rolls)))

    def take(self, key: str) -> None:
        """One key is one die; whatever is no face of a die gets a sentence and changes nothing."""
        roll = self.roll
        if roll is None:
            return
        sides = roll.request.sides
        if not (key.isascii() and key.isdigit() and 1 <= int(key) <= sides):
            words = self.tr("A die shows 1 to {sides}; “{key}” is no face of it.")
            self._say(words.format(sides=sides, key=key), wrong=True)
            return
        if len(self.typed) == roll.request.dice:
            self.typed = []
        self.typed.append(int(key))
        self._show()

    def _choose(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self.typed = []
        self._show()

    def _read_more(self) -> None:
        self.rolls.read_more()
        self.more.setVisible(self.rolls.may_have_more)

    def _correct(self) -> None:
        roll = self.roll
        if roll is not None and self.is_ready and self.session.correct(roll.node, tuple(self.typed)):
            self.accept()

    # What it shows

    def _show(self) -> None:
        roll = self.roll
        self.more.setVisible(self.rolls.may_have_more)
        self.button.setEnabled(self.is_ready)
        self._clear_changes()
        if roll is None:
            self.title.setText(self.tr("No open die has been rolled yet."))
            self._say("")
            return
        self.title.setText(self.presenter.roll_words(roll.request))
        self.second.setText(roll_second(roll, self.presenter.words))
        for number in range(MOST_DICE):
            there = number < roll.request.dice
            self.was[number].setVisible(there)
            self.dice[number].setVisible(there)
            if there:
                self.was[number].set_die(die_of(self.presenter.words, roll, roll.faces[number], self._plain(roll)))
                face = self.typed[number] if number < len(self.typed) else 0
                self.dice[number].set_die(die_of(self.presenter.words, roll, face, self._plain(roll), typed=True))
        left = roll.request.dice - len(self.typed)
        if left == roll.request.dice:
            self._say(self.tr("Type what the die really showed.") if left == 1 else self.tr("Type all of its dice."))
        elif left:
            self._say(self.tr("One more die.") if left == 1 else self.tr("{left} more dice.").format(left=left))
        elif not self.is_ready:
            self._say(self.tr("These are the dice that counted; there is nothing to correct."))
        else:
            self._say("")
            self._show_changes(roll)

    def _plain(self, roll: Rolled) -> DieState:
        return self.presenter.die_of(roll.request.who)

    def _say(self, words: str, *, wrong: bool = False) -> None:
        self.said.setText(words)
        set_tone(self.said, "enemy" if wrong else "text_2")

    def _clear_changes(self) -> None:
        while self._changes.count():
            item = self._changes.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _show_changes(self, roll: Rolled) -> None:
        preview = self.session.preview(roll.node, tuple(self.typed))
        if preview is None:
            return
        for passage in passages(preview, self.presenter):
            self._changes.addWidget(text_label(passage.heading, TextStyle.STRONG, wrap=True))
            for one in passage.sentences:
                label = text_label(one, TextStyle.LOG, "text_2", wrap=True)
                label.setContentsMargins(self.theme.px(12), 0, 0, 0)
                self._changes.addWidget(label)
        self._changes.addStretch(1)
        self._into_sight.start()

    def _show_first_changes(self) -> None:
        """In a low window with large letters."""
        self._area.ensureVisible(0, self._sheet.y() + min(self._sheet.height(), self.theme.px(110)), 0, 0)
