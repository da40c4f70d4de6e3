"""An enemy's order at a real table: one key when it has been carried out, or the table decides otherwise."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.option_button import OptionButton
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.choose_prompt import ChoosePrompt
from desktop.play.prompts.prompt import Prompt, digit_of, is_back, is_enter, is_next
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.kernel.requests import Request

GUARD_MS = 300
"""A second press so soon after the order appeared was meant for the one before it."""
NARROW = 820
"""Below this width in px at 100 % the buttons say less."""
ELSEWHERE = QT_TRANSLATE_NOOP("OrderPrompt", "It stays, or goes elsewhere")
OVERRULE = 0
"""The digit that opens what the table may decide instead, and closes it again."""


class OrderPrompt(Prompt):
    """The first option is "done"; the others overrule the order and stay folded away until somebody wants them."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        self._narrow = False
        self._since = QElapsedTimer()
        self._since.start()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.front = QWidget()
        row = QHBoxLayout(self.front)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(10))
        self.order = text_label(view.order, TextStyle.QUESTION, wrap=True)
        self.order.setObjectName("prompt.order")
        self.order.setToolTip(tip(view.order))
        row.addWidget(self.order, 5)
        done = view.options[0]
        self.done = OptionButton(theme, "Enter", done.title, done.second, icon=done.icon, main=True)
        self.done.setObjectName("prompt.order.done")
        self.done.setAccessibleName(done.title)
        self.done.clicked.connect(self._carried_out)
        self.otherwise = OptionButton(theme, str(OVERRULE), self.tr("We decide otherwise"), self.tr(ELSEWHERE))
        self.otherwise.setObjectName("prompt.order.overrule")
        self.otherwise.setAccessibleName(self.tr("We decide otherwise"))
        self.otherwise.clicked.connect(self._flip)
        row.addWidget(self.done, 2)
        row.addWidget(self.otherwise, 2)
        column.addWidget(self.front)
        self.behind = QWidget()
        elsewhere = QHBoxLayout(self.behind)
        elsewhere.setContentsMargins(0, 0, 0, 0)
        elsewhere.setSpacing(theme.px(10))
        self.back = OptionButton(theme, str(OVERRULE), self.tr("Back"), "", icon="ui/undo-2")
        self.back.setObjectName("prompt.order.back")
        self.back.setAccessibleName(self.tr("Back to the order"))
        self.back.clicked.connect(self._flip)
        elsewhere.addWidget(self.back, 0)
        self.others = ChoosePrompt(theme, request, replace(view, options=view.options[1:], default=0))
        self.others.answered.connect(self.answered)
        self.others.pointed.connect(self.pointed)
        elsewhere.addWidget(self.others, 1)
        self.behind.hide()
        column.addWidget(self.behind)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In little room the order keeps its words, and the buttons give up theirs."""
        super().resizeEvent(event)
        narrow = self.width() < self.theme.px(NARROW)
        if narrow == self._narrow:
            return
        self._narrow = narrow
        done = self.view.options[0]
        self.done.set_texts(self.tr("Done") if narrow else done.title, "" if narrow else done.second)
        other = (self.tr("Other"), "") if narrow else (self.tr("We decide otherwise"), self.tr(ELSEWHERE))
        self.otherwise.set_texts(*other)
        self.order.setProperty("step", (TextStyle.SMALL if narrow else TextStyle.QUESTION).name.lower())
        self.order.style().unpolish(self.order)
        self.order.style().polish(self.order)

    @property
    def overruling(self) -> bool:
        """Whether the other choices are open."""
        return not self.behind.isHidden()

    def handle_key(self, event: QKeyEvent) -> bool:
        if digit_of(event) == OVERRULE:
            self._flip()
            return True
        if self.overruling:
            if event.key() == Qt.Key.Key_Escape or is_back(event):
                self._flip()
                return True
            return self.others.handle_key(event)
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            (self.otherwise if self.done.hasFocus() else self.done).setFocus()
            return True
        if is_enter(event) or is_next(event):
            if event.isAutoRepeat():
                return True
            if is_enter(event) and self.otherwise.hasFocus():
                self._flip()
            else:
                self._carried_out()
            return True
        return False

    def choose_thing(self, thing: str) -> bool:
        return self.overruling and self.others.choose_thing(thing)

    def _carried_out(self) -> None:
        if self._since.elapsed() >= GUARD_MS:
            self.answered.emit(self.view.options[0].answer)

    def _flip(self) -> None:
        overrules = not self.overruling
        had_focus = any(button.hasFocus() for button in (self.done, self.otherwise, self.back))
        self.behind.setVisible(overrules)
        self.front.setVisible(not overrules)
        if had_focus:
            # A button that is hidden would hand its focus to some dock.
            (self.back if overrules else self.done).setFocus()
