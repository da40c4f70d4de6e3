"""What people carry out at a real table before they are asked again: lines, and one key when it is done."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.look.announce import announce
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.option_button import OptionButton
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.order_prompt import GUARD_MS
from desktop.play.prompts.prompt import Prompt, digit_of, is_back, is_enter, is_next
from desktop.session.to_do import ToDo
from rules_core.kernel.requests import Request

MOST_LARGE = 1
"""More lines than this are told in smaller type."""
MOST_BELOW = 3
"""So many stand one below the other; more of them run on."""


class Orders(QWidget):
    """As many of the lines as there is room for, from some line on; below them why, where that has room too."""

    fitted = Signal()

    def __init__(self, theme: Theme, to_do: ToDo) -> None:
        super().__init__()
        self._to_do = to_do
        self._first, self._shown = 0, len(to_do.lines)
        # What has no room now has some later: the room is the prompt's, however much there is to say.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        step = TextStyle.QUESTION if len(to_do.lines) <= MOST_LARGE else TextStyle.STRONG
        whole = " ".join([*to_do.lines, *to_do.why])
        self.lines = text_label("", step, wrap=True)
        self.lines.setObjectName("prompt.carry-out")
        self.lines.setToolTip(tip(whole))
        self.why = text_label(" ".join(to_do.why), TextStyle.BODY, wrap=True)
        self.why.setObjectName("prompt.carry-out.why")
        self.why.setToolTip(tip(whole))
        self._gap = theme.px(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._gap)
        column.addStretch(1)
        column.addWidget(self.lines)
        column.addWidget(self.why)
        column.addStretch(1)
        self._show()

    @property
    def left(self) -> int:
        """How many lines come after those that are shown."""
        return len(self._to_do.lines) - self._first - self._shown

    @property
    def is_begun(self) -> bool:
        """Whether some lines have been read."""
        return self._first > 0

    def go_on(self) -> None:
        """The next lines."""
        self._first += self._shown
        self._fit()

    def go_back(self) -> None:
        """From the first line again."""
        self._first = 0
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As many as there is room for, one at the least."""
        self._shown = len(self._to_do.lines) - self._first
        self._show()
        while self._shown > 1 and self.lines.heightForWidth(self.width()) > self.height():
            self._shown -= 1
            self._show()
        room = self.height() - self.lines.heightForWidth(self.width()) - self._gap
        self.why.setVisible(bool(self.why.text()) and self.why.heightForWidth(self.width()) <= room)
        self.fitted.emit()

    def _show(self) -> None:
        lines = self._to_do.lines[self._first : self._first + self._shown]
        self.lines.setText(("\n" if len(lines) <= MOST_BELOW else " ").join(lines))


class CarryOutPrompt(Prompt):
    """It stands before the question and answers nothing."""

    done = Signal()

    def __init__(self, theme: Theme, request: Request, to_do: ToDo) -> None:
        super().__init__(theme, request, QuestionView("", ""))
        self._since = QElapsedTimer()
        self._since.start()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(10))
        self.orders = Orders(theme, to_do)
        self.lines, self.why = self.orders.lines, self.orders.why
        row.addWidget(self.orders, 5)
        self.button = OptionButton(theme, "Enter", self.tr("Done"), "", icon="ui/circle-check", main=True)
        self.button.setObjectName("prompt.carry-out.done")
        self.button.setAccessibleName(self.tr("Done"))
        self.button.clicked.connect(self._carried_out)
        row.addWidget(self.button, 1)
        self.orders.fitted.connect(self._name_button)

    def _name_button(self) -> None:
        """What is still to be read comes before all is done."""
        left = self.orders.left
        title = self.tr("%n more", "", left) if left else self.tr("Done")
        self.button.set_texts(title, "")
        self.button.setAccessibleName(title)

    def handle_key(self, event: QKeyEvent) -> bool:
        if is_enter(event) or is_next(event):
            if not event.isAutoRepeat():
                self._carried_out()
            return True
        if is_back(event) and self.orders.is_begun:
            self.orders.go_back()
            return True
        # No digit answers a question that nobody sees.
        return digit_of(event) >= 0

    def _carried_out(self) -> None:
        if self._since.elapsed() < GUARD_MS:
            return
        if self.orders.left:
            self._since.restart()
            self.orders.go_on()
            announce(self, self.lines.text())
            return
        self.done.emit()
