"""The prompt bar: always one place where the present question stands."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.token import TokenView
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.key_cap import KeyCap
from desktop.look.widgets.painted import Painted
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.choose_prompt import ChoosePrompt
from desktop.play.prompts.dice_prompt import DicePrompt
from desktop.play.prompts.landmark_prompt import LandmarkPrompt
from desktop.play.prompts.order_prompt import GUARD_MS, OrderPrompt
from desktop.play.prompts.other_prompts import AllocatePrompt, DrawPrompt, PickPrompt, WritePrompt
from desktop.play.prompts.place_prompt import PlacePrompt, PlacingStart
from desktop.play.prompts.portrait import Portrait
from desktop.play.prompts.prompt import Prompt, is_enter, is_next
from rules_core.kernel.requests import Allocate, Choose, Draw, Pick, Place, Request, Roll, Write

HINTS_FROM = 1180
"""Below this width in px at 100 % the bar leaves out the reminder of the keys."""
PROMPTS: dict[type[Request], type[Prompt]] = {
    Choose: ChoosePrompt,
    Pick: PickPrompt,
    Allocate: AllocatePrompt,
    Place: PlacePrompt,
    Roll: DicePrompt,
    Draw: DrawPrompt,
    Write: WritePrompt,
}


class PromptBar(Painted):
    """The question in large type, a helping line, the clause, and the prompt of its kind."""

    answered = Signal(object)
    roll_wanted = Signal()
    pointed = Signal(str)
    spot_changed = Signal(int, int, int)
    clause_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setObjectName("prompt")
        self.prompt: Prompt | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        px = theme.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), px(10), px(16), px(10))
        row.setSpacing(px(16))
        self.portrait = Portrait(theme)
        row.addWidget(self.portrait)
        column = QVBoxLayout()
        column.setSpacing(px(6))
        head = QHBoxLayout()
        head.setSpacing(px(12))
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._words.setSpacing(0)
        words = self._words
        self._compact = False
        self._guard = QElapsedTimer()
        # How wide the helping line is becomes clear when the bar has laid itself out.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._fit_second)
        self.title: QLabel = text_label("", TextStyle.QUESTION)
        self.title.setObjectName("prompt.title")
        self.second: QLabel = text_label("", TextStyle.BODY, "text_2")
        self.second.setObjectName("prompt.second")
        for label in (self.title, self.second):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        words.addWidget(self.title)
        words.addWidget(self.second, 1)
        head.addLayout(words, 1)
        self.clause = QToolButton()
        self.clause.setObjectName("prompt.clause")
        self.clause.setProperty("kind", "flat")
        self.clause.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clause.clicked.connect(lambda: self.clause_wanted.emit(self.clause.text()))
        head.addWidget(self.clause, 0, Qt.AlignmentFlag.AlignTop)
        keys = QHBoxLayout()
        keys.setContentsMargins(0, 0, 0, 0)
        keys.setSpacing(px(8))
        for key, meaning in (
            ("Backspace", self.tr("undo")),
            ("Tab", self.tr("next")),
            ("?", self.tr("all keys")),
        ):
            for widget in (KeyCap(theme, key), text_label(meaning, TextStyle.SMALL, "text_2")):
                widget.setProperty("key", key)
                keys.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        self._hints = QWidget()
        self._hints.setLayout(keys)
        head.addWidget(self._hints, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self._place = QVBoxLayout()
        column.addLayout(self._place, 1)
        row.addLayout(column, 1)
        self._fit()

    def ask(
        self, request: Request, view: QuestionView, who: TokenView | None, icon: str, start: PlacingStart | None
    ) -> Prompt:
        """Show a question; `who` is asked or concerned, `start` where a placement begins."""
        self.title.setText(view.title)
        self.second.setText(view.second)
        self.second.setToolTip(tip(view.second))
        self._later.start()
        self.setAccessibleName(f"{view.title} {view.second}")
        self.clause.setText(request.clause)
        self.clause.setAccessibleName(self.tr("Show the clause {clause}").format(clause=request.clause))
        self.portrait.show_token(who, icon)
        kind = OrderPrompt if view.order else PROMPTS[type(request)]
        if OrderPrompt in (kind, type(self.prompt)):
            self._guard.start()
        if kind is PlacePrompt and view.options:
            kind = LandmarkPrompt
        if kind is ChoosePrompt and type(self.prompt) is ChoosePrompt:
            self.prompt.ask(request, view)
            return self.prompt
        if kind is PlacePrompt:
            prompt: Prompt = PlacePrompt(self.theme, request, view, start or PlacingStart(0, 0, is_move=False))
        else:
            prompt = kind(self.theme, request, view)
        self._put(prompt)
        return prompt

    def say(self, title: str, second: str, icon: str) -> None:
        """No question stands: say why."""
        self.title.setText(title)
        self.second.setText(second)
        self.clause.setText("")
        self.portrait.show_token(None, icon)
        self._put(None)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Offer a key to the prompt. A second press of "next" right after an order means nothing."""
        guarded = self._guard.isValid() and not self._guard.hasExpired(GUARD_MS)
        if guarded and (is_enter(event) or is_next(event)) and event.key() != Qt.Key.Key_Tab:
            return True
        return self.prompt is not None and self.prompt.handle_key(event)

    def set_undo_words(self, words: str) -> None:
        """What Backspace would take back, as the tool tip of its reminder."""
        for widget in self._hints.findChildren(QWidget):
            if widget.property("key") == "Backspace":
                widget.setToolTip(tip(words))

    def look_changed(self) -> None:
        self._fit()
        super().look_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self.colours
        painter.fillRect(self.rect(), colours.window)
        painter.setPen(stroke(colours.hero_fill, self.theme.px(3)))
        painter.drawLine(0, 1, self.width(), 1)

    def _put(self, prompt: Prompt | None) -> None:
        if self.prompt is not None:
            self._place.removeWidget(self.prompt)
            self.prompt.hide()
            self.prompt.setParent(None)
            self.prompt.deleteLater()
        self.prompt = prompt
        if prompt is None:
            return
        prompt.answered.connect(self.answered)
        prompt.roll_wanted.connect(self.roll_wanted)
        prompt.pointed.connect(self.pointed)
        prompt.spot_changed.connect(self.spot_changed)
        self._place.addWidget(prompt)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The question needs the room more than the reminder of the keys.
        self._hints.setVisible(self.width() >= self.theme.px(HINTS_FROM))
        super().resizeEvent(event)
        self._later.start()

    def set_compact(self, compact: bool) -> None:
        """In a low window the helping line stands beside the question, and the map keeps its room."""
        if compact != self._compact:
            self._compact = compact
            self._fit()

    def _fit(self) -> None:
        direction = QBoxLayout.Direction.LeftToRight if self._compact else QBoxLayout.Direction.TopToBottom
        self._words.setDirection(direction)
        self._words.setSpacing(self.theme.px(14 if self._compact else 0))
        # A label beside another one takes what it needs; one below another takes the whole width.
        policy = QSizePolicy.Policy.Preferred if self._compact else QSizePolicy.Policy.Ignored
        self.title.setSizePolicy(policy, QSizePolicy.Policy.Preferred)
        self._fit_second()
        self.setFixedHeight(self.theme.px(144 if self._compact else 172))

    def _fit_second(self) -> None:
        """Beside the question the helping line takes two small lines where one does not hold it."""
        look = self.theme.look
        wide = QFontMetricsF(look.font(TextStyle.BODY)).horizontalAdvance(self.second.text())
        small = self._compact and wide > self.second.width()
        self.second.setWordWrap(small)
        step = (TextStyle.SMALL if small else TextStyle.BODY).name.lower()
        if self.second.property("step") != step:
            self.second.setProperty("step", step)
            self.second.style().unpolish(self.second)
            self.second.style().polish(self.second)
