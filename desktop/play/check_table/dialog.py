"""Check the table: one key for each line that is right, a field for each that is not, one key when all is well."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.games.faces import face_of
from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.key_cap import KeyCap
from desktop.look.widgets.paper import Sheet
from desktop.look.widgets.push_button import push_button
from desktop.play.check_table.row import CheckRow
from desktop.play.check_table.setting import EACH_PART
from desktop.session.match_session import MatchSession
from desktop.settings import Settings


class CheckTableDialog(QDialog):
    """The list. Corrections are made at once, and undone like every other."""

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        session: MatchSession,
        parent: QWidget | None = None,
        *,
        is_asked_for: bool = True,
    ) -> None:
        """A list that nobody `is_asked_for` takes no digits until it is known to have been seen."""
        super().__init__(parent)
        self.theme, self.settings, self.session = theme, settings, session
        self.face = face_of(session.match.game.name)
        self.rows: list[CheckRow] = []
        self._at = 0
        self._right: set[str] = set()
        self._refused = False
        self._is_seen = False
        """Somebody has gone to a line: digits are no longer meant for the question that stood there before."""
        self._is_left = False
        """Somebody goes away from it: a number that is half typed is none."""
        px = theme.px
        self.setObjectName("dialog.check-table")
        self.setWindowTitle(self.tr("Check the table"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(10))
        column.addWidget(text_label(self.tr("Does the table look like this?"), TextStyle.TITLE))
        column.addLayout(self._keys())
        sheet = Sheet(theme, "base")
        self.area = QScrollArea()
        self.area.setObjectName("check.scroll")
        self.area.setAccessibleName(self.tr("What the program believes"))
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sheet.body.addWidget(self.area)
        column.addWidget(sheet, 1)
        column.addLayout(self._foot())
        # Made anew after the field that was corrected has done its work, for it goes with the others.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._fill)
        session.changed.connect(self._later.start)
        open_at_size(self, theme, 720, 860, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._fill()
        self._is_seen = is_asked_for
        self.setFocus()

    @property
    def line(self) -> str:
        """The id of the line that is looked at."""
        return self.rows[self._at].line.id

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        is_digit = Qt.Key.Key_0 <= key <= Qt.Key.Key_9
        if is_digit and not self._is_seen:
            self.rows[self._at].say(
                self.tr("Go to the line first, with Enter or an arrow key: then digits correct it.")
            )
            return
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.next_line()
        elif key == Qt.Key.Key_Plus:
            self.accept()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Backspace):
            self.look_at(self._at - 1)
        elif key == Qt.Key.Key_Down:
            self.look_at(self._at + 1)
        elif is_digit and self.rows[self._at].fields:
            self._type_into_field(event)
        else:
            super().keyPressEvent(event)

    def reject(self) -> None:
        self._is_left = True
        super().reject()

    def next_line(self) -> None:
        """This line is right: on to the next one; after the last, all is well."""
        if self._refused:
            # The number that was typed cannot be; the sentence says why, and the line is looked at again.
            self._refused = False
            return
        self._right.add(self.line)
        left = [number for number, row in enumerate(self.rows) if row.line.id not in self._right]
        if not left:
            self.accept()
            return
        self.look_at(next((number for number in left if number > self._at), left[0]))

    def look_at(self, number: int) -> None:
        """Show the fields of a line."""
        self._refused = False
        self._is_seen = True
        if self._at < len(self.rows):
            self.rows[self._at].say("")
        self._at = max(0, min(number, len(self.rows) - 1))
        for place, row in enumerate(self.rows):
            row.set_state(current=place == self._at, ticked=row.line.id in self._right)
        self.setFocus()
        QTimer.singleShot(0, self._keep_in_sight)

    def _type_into_field(self, event: QKeyEvent) -> None:
        """A digit begins to correct the first number of the line."""
        from desktop.look.widgets.number_field import NumberField

        for field in self.rows[self._at].fields:
            if isinstance(field, NumberField):
                field.setFocus()
                field.selectAll()
                field.keyPressEvent(event)
                return

    def _keep_in_sight(self) -> None:
        if self._at < len(self.rows):
            self.area.ensureWidgetVisible(self.rows[self._at], 0, self.theme.px(40))

    # What it shows

    def _keys(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(8))
        for key, words in (
            ("Enter", self.tr("right, next line")),
            ("0 - 9", self.tr("correct the number")),
            ("+", self.tr("all is well")),
        ):
            row.addWidget(KeyCap(self.theme, key))
            row.addWidget(text_label(words, TextStyle.SMALL, "text_2"))
        row.addStretch(1)
        return row

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(10))
        words = self.face.check_comes_words()
        if words:
            each = QCheckBox(words)
            each.setObjectName("check.each-wave")
            each.setChecked(self.settings.flag(EACH_PART, default=True))
            each.toggled.connect(lambda on: self.settings.set_flag(EACH_PART, value=on))
            row.addWidget(each)
        row.addStretch(1)
        for name, words, call, kind in (
            ("later", self.tr("Later"), self.reject, ""),
            ("well", self.tr("All is well"), self.accept, "main"),
        ):
            button = push_button(f"check.{name}", words, call, kind=kind)
            row.addWidget(button)
        return row

    def _fill(self) -> None:
        looked_at = self.line if self.rows else ""
        inside = QWidget()
        inside.setProperty("paper", "base")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.rows = []
        for number, line in enumerate(self.face.check_lines(self.session)):
            row = CheckRow(self.theme, line)
            row.wanted.connect(lambda number=number: self.look_at(number))
            row.ticked.connect(lambda number=number: self._tick(number))
            row.corrected.connect(self._correct)
            self.rows.append(row)
            column.addWidget(row)
        column.addStretch(1)
        old = self.area.verticalScrollBar().value()
        self.area.setWidget(inside)
        self.area.verticalScrollBar().setValue(old)
        self.look_at(next((number for number, row in enumerate(self.rows) if row.line.id == looked_at), 0))

    def _tick(self, number: int) -> None:
        self._right ^= {self.rows[number].line.id}
        self.look_at(number)

    def _correct(self, path: str, value: object) -> None:
        if self._is_left:
            return
        why = self.session.amend_or_say(path, value)
        if why:
            self._refused = True
            self.rows[self._at].refuse(path, why)
