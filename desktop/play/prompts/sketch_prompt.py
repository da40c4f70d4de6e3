"""Draw something: the sheet on the table is drawn on, and here is what is still missing, and a way out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout

from desktop.look.announce import announce
from desktop.look.theme import Theme
from desktop.look.widgets.key_cap import key_words
from desktop.look.widgets.option_button import OptionButton
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.prompt import Prompt, digit_of, is_back, is_enter
from desktop.sketch.drawing import Drawing
from desktop.sketch.hand import Hand
from desktop.sketch.ink import Element, Tool, to_bytes
from desktop.sketch.plain import proposal
from desktop.sketch.subject import SketchStart
from rules_core.kernel.marks import AREA, INK, LINE, SPOT
from rules_core.kernel.requests import Request, Sketch

ALONE: Final = 1.4
"""From this scale on titles stand alone: their second lines would end in dots."""


class SketchPrompt(Prompt):
    """Enter answers with what is drawn, 1 lets the program draw. The hand outlives the prompt: it keeps the drawing."""

    takes_undo = True

    def __init__(self, theme: Theme, request: Request, view: QuestionView, start: SketchStart, hand: Hand) -> None:
        super().__init__(theme, request, view)
        assert isinstance(request, Sketch)
        self.sketch = request
        self.hand = hand
        self._keep = start.keep
        self.is_answered = False
        self._sets = False
        """Whether the first button sets something at the cross."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(10))
        self._is_large = is_large = theme.look.scale >= ALONE
        self.done = OptionButton(theme, "Enter", self.tr("Done"), "", main=True)
        self.done.setObjectName("prompt.done")
        self.done.clicked.connect(self._enter)
        self.plain = OptionButton(
            theme, "1", self.tr("Draw it for me"), "" if is_large else self.tr("A plain shape; again for another one")
        )
        self.plain.setObjectName("prompt.plain")
        self.plain.clicked.connect(self.draw_plainly)
        self.back = OptionButton(
            theme, key_words("Backspace"), self.tr("Take back"), "" if is_large else self.tr("The last stroke or stamp")
        )
        self.back.setObjectName("prompt.back")
        self.back.clicked.connect(self.undo)
        for button in (self.done, self.plain, self.back):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            # By their titles, that none ends in dots while another has room; the first one says more than its title.
            row.addWidget(button, button.wanted_widths(0)[0] + (theme.px(90) if button is self.done else 0))
        self.plain.setVisible(bool(request.kinds()))
        hand.drawing.changed.connect(self._show)
        hand.drawing.refused.connect(self._tell_full)
        hand.line_changed.connect(self._line_changed)
        self._show()

    @property
    def drawing(self) -> Drawing:
        """What has been drawn so far."""
        return self.hand.drawing

    def missing(self) -> str:
        """Which mark is still needed, as a sentence; "" when all is there."""
        if self.drawing.is_enough():
            return ""
        needs = self.sketch.needs
        subject = self.drawing.subject
        if SPOT in needs:
            return self.tr("Still needed: a stamp or an outline")
        if LINE in needs and subject.line is Tool.WALL:
            return self.tr("Still needed: its wall")
        if LINE in needs:
            return self.tr("Still needed: its course")
        if AREA in needs:
            return self.tr("Still needed: its outline")
        return self.tr("Something is still to be drawn")

    def finish(self) -> None:
        """Answer with the marks of what is drawn, and with its strokes."""
        self.hand.settle()
        missing = self.missing()
        if missing:
            announce(self, missing)
            return
        marks = [mark.text() for mark in self.drawing.marks()]
        ink = self.drawing.ink
        if not ink.is_empty:
            marks.append(f"{INK} {self._keep(to_bytes(ink))}")
        self.is_answered = True
        self.answered.emit(tuple(marks))

    def _enter(self) -> None:
        """What the first button says."""
        if self.hand.enter_sets:
            self.hand.set_at_cross()
        else:
            self.finish()

    def draw_plainly(self) -> None:
        """The program draws; asked once more it draws otherwise."""
        hand = self.hand
        hand.drop_line()
        hand.proposed_times += 1
        made = proposal(self.drawing.subject, hand.proposed_times)
        if made:
            before = [one for one in self.drawing.elements if any(one is old for old in hand.proposed)]
            if self.drawing.replace(before, *made):
                hand.proposed = list[Element](made)

    def undo(self) -> bool:
        return self.hand.take_back()

    def redo(self) -> bool:
        return self.drawing.redo()

    def handle_key(self, event: QKeyEvent) -> bool:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if is_back(event):
            return self.undo()
        if self.hand.handle_key(Qt.Key(event.key()), shift=shift):
            return True
        if is_enter(event):
            self._enter()
        elif digit_of(event) == 1 and self.plain.isVisibleTo(self):
            self.draw_plainly()
        else:
            return False
        return True

    def _line_changed(self) -> None:
        if self.hand.enter_sets != self._sets:
            self._show()
        self._show_back()

    def _show(self) -> None:
        missing = self.missing()
        words = missing or (
            self.tr("It stays as it is drawn") if self.drawing.elements else self.tr("Nothing is drawn")
        )
        title, self._sets = self.tr("Done"), self.hand.enter_sets
        if self._sets:
            # Whoever draws by keys: Enter belongs to the cross.
            title = self.tr("Set it here")
            words = self.tr("Arrow keys move the cross, Shift moves it a little")
        if self._is_large and missing and not self._sets:
            # Large letters have room for one of both: what is wanted comes before what it is called.
            title, words = missing, ""
        self.done.setEnabled(self._sets or not missing)
        self.done.set_texts(title, words)
        self._show_back()

    def _tell_full(self) -> None:
        words = self.tr("The sheet is full: erase something first")
        self.done.set_texts(self.done.text(), words)
        announce(self, words)

    def _show_back(self) -> None:
        self.back.setEnabled(self.hand.can_take_back)
