"""The prompt bar: always one place where the present question stands."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.look.announce import announce
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.portrayed import Portrayed
from desktop.look.seat_mark import SeatMark
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.token import TokenView
from desktop.look.widgets.banner import BannerSide
from desktop.look.widgets.icon_label import set_step, set_tone, text_label
from desktop.look.widgets.key_cap import KeyCap, key_words
from desktop.look.widgets.one_line import FewLines
from desktop.look.widgets.option_button import OptionButton
from desktop.look.widgets.painted import Painted, lines_of, width_of
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.card_prompt import CardPrompt
from desktop.play.prompts.carry_out_prompt import CarryOutPrompt
from desktop.play.prompts.choose_prompt import ChoosePrompt
from desktop.play.prompts.dice_prompt import DicePrompt
from desktop.play.prompts.gathered_prompt import GatheredPrompt, is_gathered
from desktop.play.prompts.landmark_prompt import LandmarkPrompt
from desktop.play.prompts.order_prompt import GUARD_MS, OrderPrompt
from desktop.play.prompts.orders_prompt import OrdersPrompt
from desktop.play.prompts.other_prompts import AllocatePrompt, DrawPrompt, PickPrompt, WritePrompt
from desktop.play.prompts.place_prompt import PlacePrompt, PlacingStart
from desktop.play.prompts.portrait import Portrait
from desktop.play.prompts.printed_card_prompt import PrintedCardPrompt
from desktop.play.prompts.prompt import Prompt, is_enter, is_next
from desktop.play.prompts.sketch_prompt import SketchPrompt
from desktop.play.prompts.table_prompt import TablePrompt
from desktop.session.to_do import ToDo
from desktop.sketch.drawing import Drawing
from desktop.sketch.hand import Hand
from desktop.sketch.subject import SketchStart
from rules_core.games.playing_card import PlayingCard, PrintedCard
from rules_core.kernel.requests import Allocate, Choose, Draw, Pick, Place, Request, Roll, Sketch, Write

HINTS_FROM = 1180
"""Below this width in px at 100 % the bar leaves out the reminder of the keys."""
PORTRAIT_FROM = 760
"""Below this width in px at 100 % words need the room of the portrait."""
PROMPTS: dict[type[Request], type[Prompt]] = {
    Choose: ChoosePrompt,
    Pick: PickPrompt,
    Allocate: AllocatePrompt,
    Place: PlacePrompt,
    Roll: DicePrompt,
    Draw: DrawPrompt,
    Write: WritePrompt,
}
"""Drawing has a prompt of its own, which is given its sheet."""
ORDERS = (OrderPrompt, OrdersPrompt)
PAD_KEYS = {"Backspace": "-", "Tab": "+"}
"""What does the same on the number pad."""
REUSED = (ChoosePrompt, TablePrompt, GatheredPrompt)
"""These can ask anything else."""
MOST_DRAFTS = 40
"""So many drawings are kept ready for questions that may be asked again."""


OURS = "hero_fill"
APART = 14
"""Between question and helping line."""
BELOW_HEAD = 4
REST_KEY = "F4"
MOST_LINES = 2
"""Of the helping line."""


class BarHeight(Enum):
    """Edge above and below, line of the question with its type, and answers; heights in px at 100 %."""

    HIGH = (8, 34, TextStyle.QUESTION, 90)
    LOW = (5, 30, TextStyle.CARD, 56)
    LOWEST = (3, 28, TextStyle.NAME, 42)

    @property
    def px(self) -> int:
        """The whole bar."""
        edge, head, _, answers = self.value
        return 2 * edge + head + BELOW_HEAD + answers


class PromptBar(Painted):
    """The question in large type with a helping line and the clause beside it, and below the prompt of its kind."""

    answered = Signal(object)
    roll_wanted = Signal()
    pointed = Signal(str)
    offers_changed = Signal()
    """Other answers are offered now to the same question."""
    spot_changed = Signal(int, int, int)
    clause_wanted = Signal(str)
    rest_wanted = Signal()
    """This question and all others of its part are to be answered as is suggested."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setObjectName("prompt")
        self.prompt: Prompt | None = None
        self._offered: OptionButton | None = None
        self._aside: dict[type[Prompt], ChoosePrompt | TablePrompt | GatheredPrompt] = {}
        """Of each kind that can ask again one, while another kind asks or none: making it anew would be felt."""
        self._drafts: dict[tuple[Sketch, int], Hand] = {}
        """Who draws what, for questions that stand or have stood, and where in the game."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        px = theme.px
        self._row = row = QHBoxLayout(self)
        self.portrait = Portrait(theme)
        row.addWidget(self.portrait)
        self._column = column = QVBoxLayout()
        self._head = QWidget()
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        self._high = BarHeight.HIGH
        self._edge = OURS
        """The role of the colour of the upper edge: of whoever decides."""
        self._guard = QElapsedTimer()
        # How much room the helping line has becomes clear when the bar has laid itself out.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._fit_second)
        self.title: QLabel = text_label("", TextStyle.QUESTION)
        self.title.setObjectName("prompt.title")
        self.second = FewLines(TextStyle.BODY, "text_2")
        self.second.setObjectName("prompt.second")
        self.second.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        head.addWidget(self.title)
        head.addWidget(self.second, 1)
        self.rest = QToolButton()
        self.rest.setObjectName("prompt.rest")
        self.rest.setProperty("kind", "flat")
        self.rest.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rest.clicked.connect(self.rest_wanted)
        self._rest_key = KeyCap(theme, REST_KEY)
        for shown in (self._rest_key, self.rest):
            shown.hide()
            head.addWidget(shown)
        self.clause = QToolButton()
        self.clause.setObjectName("prompt.clause")
        self.clause.setProperty("kind", "flat")
        self.clause.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clause.clicked.connect(lambda: self.clause_wanted.emit(self.clause.text()))
        head.addWidget(self.clause)
        keys = QHBoxLayout()
        keys.setContentsMargins(0, 0, 0, 0)
        keys.setSpacing(px(8))
        self._caps: dict[str, KeyCap] = {}
        for key, meaning in (
            ("Backspace", self.tr("undo")),
            ("Tab", self.tr("next")),
            ("?", self.tr("all keys")),
        ):
            self._caps[key] = KeyCap(theme, key)
            for widget in (self._caps[key], text_label(meaning, TextStyle.SMALL, "text_2")):
                widget.setProperty("key", key)
                keys.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        self._hints = QWidget()
        self._hints.setLayout(keys)
        head.addWidget(self._hints)
        column.addWidget(self._head)
        self._place = QVBoxLayout()
        column.addLayout(self._place, 1)
        row.addLayout(column, 1)
        self._fit()

    def ask(
        self,
        request: Request,
        view: QuestionView,
        who: TokenView | Portrayed | None,
        icon: str,
        start: PlacingStart | SketchStart | None,
        mark: SeatMark | None = None,
    ) -> Prompt:
        """Show a question; `who` is asked or concerned, `start` where a placement or a drawing begins, `mark` of who
        decides."""
        self.title.setText(view.title)
        self.second.setText(view.second)
        set_tone(self.second, "text_2")
        self.setAccessibleName(f"{view.title} {view.second}")
        self.clause.setText(request.clause)
        self.clause.setAccessibleName(self.tr("Show the clause {clause}").format(clause=request.clause))
        self._fit_head()
        self.portrait.show_who(who, icon, mark)
        self._colour_edge(mark, view.side)
        if isinstance(request, Sketch):
            assert isinstance(start, SketchStart)
            drawn = self._sketch(request, view, start)
            self._put(drawn)
            return drawn
        kind: type[Prompt] = PROMPTS[type(request)]
        if view.order:
            kind = OrdersPrompt if view.together else OrderPrompt
        if kind in ORDERS or isinstance(self.prompt, ORDERS):
            self._guard.start()
        if kind is DrawPrompt and view.options:
            if all(isinstance(one.card, PlayingCard) for one in view.options):
                kind = CardPrompt
            elif all(isinstance(one.card, PrintedCard) for one in view.options):
                kind = PrintedCardPrompt
        if kind is PlacePrompt and view.options:
            kind = LandmarkPrompt
        if kind is ChoosePrompt and any(one.on_table for one in view.options):
            kind = TablePrompt
        elif kind is ChoosePrompt and is_gathered(view):
            kind = GatheredPrompt
        if isinstance(self.prompt, REUSED) and type(self.prompt) is kind:
            self.prompt.ask(request, view)
            return self.prompt
        if kind in self._aside:
            again = self._aside.pop(kind)
            again.ask(request, view)
            self._change(again)
            again.show()
            return again
        if kind is PlacePrompt:
            placing = start if isinstance(start, PlacingStart) else PlacingStart(0, 0, is_move=False)
            prompt: Prompt = PlacePrompt(self.theme, request, view, placing)
        else:
            prompt = kind(self.theme, request, view)
        self._put(prompt)
        return prompt

    def _sketch(self, request: Sketch, view: QuestionView, start: SketchStart) -> SketchPrompt:
        """What has been begun for this question is there again, after another page and after undo."""
        hand = self._drafts.pop((request, start.moment), None)
        now = self.prompt
        if hand is None and isinstance(now, SketchPrompt) and now.request == request and not now.is_answered:
            # Something was corrected meanwhile: the question stands as before.
            hand = now.hand
        if hand is None:
            hand = Hand(Drawing(start.subject))
        hand.drawing.subject = start.subject
        self._drafts[request, start.moment] = hand
        while len(self._drafts) > MOST_DRAFTS:
            del self._drafts[next(iter(self._drafts))]
        return SketchPrompt(self.theme, request, view, start, hand)

    def carry_out(self, request: Request, to_do: ToDo, who: TokenView | None, second: str) -> CarryOutPrompt:
        """Before this question is shown: what people carry out at their table; `second` says more of it, if need be."""
        self.title.setText(self.tr("At your table"))
        self.second.setText(second)
        self.setAccessibleName(" ".join([self.title.text(), *filter(None, [second]), *to_do.lines, *to_do.why]))
        self.clause.setText("")
        self._fit_head()
        self.portrait.show_who(who, "ui/hand" if who is None else "")
        self._guard.start()
        prompt = CarryOutPrompt(self.theme, request, to_do)
        self._put(prompt)
        return prompt

    def say(self, title: str, second: str, icon: str) -> None:
        """No question stands: say why."""
        if isinstance(self.prompt, ORDERS):
            self._guard.start()
        self.title.setText(title)
        self.second.setText(second)
        self.clause.setText("")
        self._fit_head()
        self.portrait.show_who(None, icon)
        self._colour_edge(None)
        self._put(None)

    def offer(self, words: str, second: str) -> OptionButton:
        """Below what `say` said: one thing that can be done all the same, with Enter."""
        button = self._offered = OptionButton(self.theme, "Enter", words, second, main=True)
        button.setObjectName("prompt.offered")
        self._place.addWidget(button)
        return button

    def handle_key(self, event: QKeyEvent) -> bool:
        """Offer a key to the prompt. A second press of "next" right after an order means nothing."""
        self._name_keys_of(event)
        guarded = self._guard.isValid() and not self._guard.hasExpired(GUARD_MS)
        if guarded and (is_enter(event) or is_next(event)) and event.key() != Qt.Key.Key_Tab:
            return True
        if self._offered is not None and is_enter(event):
            self._offered.click()
            return True
        if self.prompt is not None and self.prompt.is_unhelped and is_enter(event):
            # A key that does nothing looks broken.
            self._answer_with(self.tr("Nothing is suggested here: decide by a digit, a click or Tab."))
        return self.prompt is not None and self.prompt.handle_key(event)

    def _name_keys_of(self, event: QKeyEvent) -> None:
        """Whoever plays by the number pad is reminded of its keys: it has no Backspace and no Tab."""
        on_pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
        for key, of_pad in PAD_KEYS.items():
            named = of_pad if on_pad else key
            if self._caps[key].text() != key_words(named):
                self._caps[key].set_text(named)
                self._later.start()

    def handle_late(self, event: QKeyEvent) -> bool:
        """Offer a key again that meant nothing on the table."""
        return self.prompt is not None and self.prompt.handle_late(event)

    def _answer_with(self, sentence: str) -> None:
        """Say something of what was just tried, beside the question."""
        self.second.setText(sentence)
        self._later.start()
        announce(self, sentence)

    def _ask_in_other_words(self, title: str) -> None:
        """The same question, for fewer answers."""
        if title != self.title.text():
            self.title.setText(title)
            self._fit_head()
            self.setAccessibleName(f"{title} {self.second.text()}")

    def set_rest(self, words: str) -> None:
        """What the key for all that is left of this part does; "" for nothing."""
        if words != self.rest.text():
            self.rest.setText(words)
            self._later.start()

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
        painter.setPen(stroke(colours.of(self._edge), self.theme.px(3 if self._edge == OURS else 4)))
        painter.drawLine(0, 1, self.width(), 1)

    def _colour_edge(self, mark: SeatMark | None, side: BannerSide = BannerSide.HEROES) -> None:
        self._edge = mark.role if mark is not None else side.value[0]
        self.update()

    def _put(self, prompt: Prompt | None) -> None:
        """Show a new prompt, or none."""
        self._change(prompt)
        if prompt is not None:
            prompt.answered.connect(self.answered)
            prompt.roll_wanted.connect(self.roll_wanted)
            prompt.remarked.connect(self._answer_with)
            prompt.retitled.connect(self._ask_in_other_words)
            prompt.pointed.connect(self.pointed)
            prompt.offers_changed.connect(self.offers_changed)
            prompt.spot_changed.connect(self.spot_changed)

    def _change(self, prompt: Prompt | None) -> None:
        if self._offered is not None:
            self._place.removeWidget(self._offered)
            self._offered.deleteLater()
            self._offered = None
        if self.prompt is not None:
            self._place.removeWidget(self.prompt)
            self.prompt.hide()
            if isinstance(self.prompt, REUSED):
                # It stays a part of the bar: to dress it anew each time would be felt.
                self._aside[type(self.prompt)] = self.prompt
                for button in self.prompt.findChildren(OptionButton):
                    # Whoever looks for an answer finds those that are offered alone.
                    button.setObjectName("")
            else:
                self.prompt.setParent(None)
                self.prompt.deleteLater()
        self.prompt = prompt
        if prompt is None:
            # What is painted next shows the words where they stand alone, and not where answers left them.
            self._row.activate()
            return
        self._place.addWidget(prompt)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.portrait.setVisible(self.width() >= self.theme.px(PORTRAIT_FROM))
        self._later.start()

    def set_height(self, high: BarHeight) -> None:
        """How high the bar is: the map comes first."""
        if high is not self._high:
            self._high = high
            self._fit()

    def _fit(self) -> None:
        px = self.theme.px
        edge, head, step, _ = self._high.value
        self._row.setContentsMargins(px(12), px(edge), px(16), px(edge))
        self._row.setSpacing(px(14))
        self._column.setSpacing(px(BELOW_HEAD))
        self._head.setFixedHeight(px(head))
        inside = self._head.layout()
        assert inside is not None
        inside.setSpacing(px(APART))
        set_step(self.title, step)
        self.setFixedHeight(px(self._high.px))
        self._later.start()

    def _fit_head(self) -> None:
        """Room for a new question at once, so that no frame cuts it off, and again when the bar has laid itself out."""
        self._fit_second()
        self._later.start()

    def _fit_second(self) -> None:
        """The helping line needs the room more than the reminder of the keys and the clause; before it ends in dots it
        takes smaller type and a second line."""
        look, words = self.theme.look, self.second.text()
        taken = width_of(self.title.text(), self._high.value[2], look.scale) + look.px(3 * APART)
        whole = self._head.width() - taken
        has_clause = bool(self.clause.text())
        room = whole - (self.clause.sizeHint().width() if has_clause else 0)
        wide = width_of(words, TextStyle.BODY, look.scale)
        rest = self.rest.sizeHint().width() + self._rest_key.sizeHint().width() + look.px(2 * APART)
        has_rest = bool(self.rest.text()) and room - rest >= wide
        for shown in (self._rest_key, self.rest):
            shown.setVisible(has_rest)
        room -= rest if has_rest else 0
        hinted = room - self._hints.sizeHint().width() >= wide and self.width() >= look.px(HINTS_FROM)
        self._hints.setVisible(hinted)
        step = TextStyle.BODY if hinted or wide <= room else TextStyle.SMALL
        small = step is TextStyle.SMALL and width_of(words, step, look.scale) > room
        if small:
            step = TextStyle.LEAST
        set_step(self.second, step)
        self.second.set_most(MOST_LINES if small else 1)
        narrow = small and len(lines_of(words, step, look.scale, room, MOST_LINES + 1)) > MOST_LINES
        self.clause.setVisible(has_clause and not narrow)
