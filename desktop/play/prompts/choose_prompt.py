"""Choose one of the options: big buttons with digits; Enter takes the default."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.option_button import LEAST_HIGH, WANTS, OptionButton
from desktop.play.models.option_view import NO, OptionView, QuestionView
from desktop.play.prompts.prompt import Prompt, digit_of, is_enter, is_next
from rules_core.kernel.requests import Request

MOST_IN_A_ROW = 7
LEAST_WIDE = 216
"""Width of an answer in px at 100 %, at which its words can still be read."""
GAP = 6


class OptionGrid(QScrollArea):
    """Buttons for a list of options, in as many low rows as there is height for; more than fit scroll.

    The answer that Enter gives always stands among those that are seen at once.
    """

    def __init__(self, theme: Theme, view: QuestionView, *, checkable: bool = False) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme = theme
        self._checkable = checkable
        self._order: list[int] = []
        self._shape = (0, 0)
        """How many stand side by side, and how high each is."""
        self._seen = 0
        """How many are seen without scrolling."""
        self._inside = QWidget()
        self._grid = QGridLayout(self._inside)
        self.buttons: list[OptionButton] = []
        self._main = self._refusal = -1
        # How wide each is becomes clear when all have been laid out.
        self._alike = QTimer(self)
        self._alike.setSingleShot(True)
        self._alike.setInterval(0)
        self._alike.timeout.connect(self._look_alike)
        self.show_options(view)
        self.setWidget(self._inside)
        self._inside.setAutoFillBackground(False)

    def show_options(self, view: QuestionView) -> list[OptionButton]:
        """Offer these options from now on; returns the buttons that were made for it, in their order."""
        self._grid.setContentsMargins(0, 0, self._theme.px(4), 0)
        self._grid.setSpacing(self._theme.px(GAP))
        for button in self.buttons[len(view.options) :]:
            self._grid.removeWidget(button)
            button.hide()
            button.setParent(None)
            button.deleteLater()
        del self.buttons[len(view.options) :]
        known, keys = len(self.buttons), keys_of(view.options)
        self._main = -1 if self._checkable or not view.options or view.is_unhelped else view.default
        self._refusal = next((number for number, one in enumerate(view.options) if one.letter == NO), -1)
        for number, one in enumerate(view.options):
            if number >= known:
                self.buttons.append(self._button(number))
            button = self.buttons[number]
            main, gold = number == self._main, one.gold
            title = one.brief if one.brief and len(view.options) > MOST_IN_A_ROW else one.title
            button.setObjectName(f"prompt.option.{number + 1}")
            button.set_key(keys[number])
            button.glows = view.is_unhelped
            button.set_side(view.side)
            button.show_answer(title, one.second, dice=one.dice, icon=one.icon, main=main, gold=gold)
            button.setAccessibleName(one.title)
            button.setToolTip(tip(one.title if not one.second else f"{one.title}. {one.second}"))
        self._arrange()
        return self.buttons[known:]

    def set_second(self, number: int, title: str, words: str) -> None:
        """Give an answer its second line, which may have been counted meanwhile."""
        button = self.buttons[number]
        # Where there are many of them its title may be a shorter one.
        button.set_texts(button.text(), words)
        button.setToolTip(tip(f"{title}. {words}"))
        self._share_width()

    def _button(self, number: int) -> OptionButton:
        button = OptionButton(self._theme, str(number + 1) if number < 9 else "", "", parent=self._inside)
        button.setCheckable(self._checkable)
        # Its column says how wide it is: all of them together fill the bar and reach no further.
        button.setMinimumWidth(1)
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def show_first(self) -> None:
        """Back to the first rows."""
        self.verticalScrollBar().setValue(0)

    def _arrange(self) -> None:
        """As many answers side by side as can be read, and as many rows as can be seen."""
        px, count, high = self._theme.px, len(self.buttons), self.height()
        in_a_row = max(1, min(MOST_IN_A_ROW, self.width() // px(LEAST_WIDE)))
        rows = max(1, ceil(count / in_a_row))
        seen = min(rows, max(1, (high + px(GAP)) // px(LEAST_HIGH + GAP)))
        if seen == rows:
            in_a_row = ceil(count / rows) if count else 1
        order = list(range(count))
        self._seen = seen * in_a_row
        # What Enter gives, and what leads on or back without an answer, is seen without scrolling.
        pinned = [number for number in sorted({self._main, self._refusal}) if number >= 0]
        if count > self._seen > len(pinned):
            free = [number for number in order if number not in pinned]
            first = sorted([*free[: self._seen - len(pinned)], *pinned])
            order = [*first, *free[self._seen - len(pinned) :]]
        elif self._main >= self._seen:
            order.insert(self._seen - 1, order.pop(self._main))
        shape = in_a_row, max(px(LEAST_HIGH), (high - px(GAP) * (seen - 1)) // seen)
        if (order, shape) != (self._order, self._shape):
            self._order, self._shape = order, shape
            self.verticalScrollBar().setSingleStep(shape[1] + px(GAP))
            for place, number in enumerate(order):
                button = self.buttons[number]
                button.setFixedHeight(shape[1])
                self._grid.addWidget(button, place // in_a_row, place % in_a_row)
        self._share_width()

    def _share_width(self) -> None:
        """Words before pictures: first every column has room for titles, then for second lines, then for pictures."""
        in_a_row, high = self._shape
        margins = self._grid.contentsMargins()
        room = self.viewport().width() - margins.left() - margins.right() - self._theme.px(GAP) * (in_a_row - 1)
        wanted = [(0,) * WANTS] * in_a_row
        for place, number in enumerate(self._order):
            column = place % in_a_row
            wants = self.buttons[number].wanted_widths(high)
            if place >= self._seen:
                # Words below what is seen take none from those above.
                wants = [wants[0]] * WANTS
            wanted[column] = tuple(max(pair) for pair in zip(wanted[column], wants, strict=True))
        widths = shares(room, wanted)
        for column in range(MOST_IN_A_ROW):
            self._grid.setColumnMinimumWidth(column, widths[column] if column < in_a_row else 0)
        self._alike.start()

    def _look_alike(self) -> None:
        """Answers of one question have their pictures together, or none has: a gap would look like a difference."""
        pictured = [one for one in self.buttons if one.has_picture()]
        is_plain = not all(one.has_room_for_picture() for one in pictured)
        for button in pictured:
            button.set_plain(is_plain=is_plain)


def shares(room: int, wanted: Sequence[Sequence[int]]) -> list[int]:
    """How wide each column is, in px, where it wants these widths one after the other; together they fill the room.

    Nobody has what comes second before all have what comes first, and who wants least is served first.
    """
    widths = [0] * len(wanted)
    for wish in zip(*wanted, strict=True):
        lacks = [max(0, one - width) for one, width in zip(wish, widths, strict=True)]
        _deal(max(0, room - sum(widths)), lacks, widths)
    left = max(0, room - sum(widths))
    _deal(left, [left] * len(widths), widths)
    return widths


def _deal(left: int, lacks: Sequence[int], widths: list[int]) -> None:
    """Add to the widths what they lack, as far as there is enough; the least first, the rest in equal parts."""
    for served, column in enumerate(sorted(range(len(lacks)), key=lambda one: lacks[one])):
        more = min(lacks[column], left // (len(lacks) - served))
        widths[column] += more
        left -= more


def keys_of(options: Sequence[OptionView]) -> list[str]:
    """The key of each answer: its own letter, else the next digit; "" for what comes after the ninth."""
    found: list[str] = []
    digit = 0
    for one in options:
        has_own = bool(one.letter) and not one.on_table
        digit += not has_own
        found.append(one.letter if has_own else str(digit) if digit < 10 else "")
    return found


class GridPrompt(Prompt):
    """Answers as buttons: where the pointer rests is told, and Tab steps through them."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView, *, checkable: bool = False) -> None:
        super().__init__(theme, request, view)
        self.grid = OptionGrid(theme, view, checkable=checkable)
        self.stepped = -1
        """The answer that Tab has come to."""
        # Where the pointer rests is told when the question stands.
        self.resting = QTimer(self)
        self.resting.setSingleShot(True)
        self.resting.setInterval(0)
        self.resting.timeout.connect(self._point_where_it_rests)

    def hear(self, buttons: Sequence[OptionButton]) -> None:
        """Hear of these buttons from now on."""
        for button in buttons:
            button.installEventFilter(self)

    def _point_where_it_rests(self) -> None:
        for button, one in zip(self.grid.buttons, self.view.options, strict=True):
            if button.hovered:
                self.point_at(one.key)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn) and not self.resting.isActive():
            for button, one in zip(self.grid.buttons, self.view.options, strict=True):
                if button is watched:
                    self.point_at(one.key)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.point_at("")
        return super().eventFilter(watched, event)

    def step(self, event: QKeyEvent) -> bool:
        """On to the next answer by Tab, or back; False for any other key."""
        is_back = event.key() == Qt.Key.Key_Backtab
        if not (is_back or is_next(event)) or not self.view.options:
            return False
        start = self.stepped if self.stepped >= 0 else (0 if is_back else -1)
        self.stepped = (start + (-1 if is_back else 1)) % len(self.view.options)
        self.grid.buttons[self.stepped].setFocus()
        self.grid.ensureWidgetVisible(self.grid.buttons[self.stepped])
        return True


class ChoosePrompt(GridPrompt):
    """One of the options."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.grid)
        self.hear(self.grid.buttons)

    def ask(self, request: Request, view: QuestionView) -> None:
        """Ask something else with the same buttons: making them anew for every question would be felt."""
        # The focus goes with an answered question.
        had_focus = any(button.hasFocus() for button in self.grid.buttons)
        if had_focus:
            self.hide()
        # A button that goes sends the pointer to its neighbour, which may not have its new answer yet.
        self.resting.start()
        self.request, self.view, self.stepped = request, view, -1
        self.hear(self.grid.show_options(view))
        if had_focus:
            self.show()
        self.grid.show_first()

    def hear(self, buttons: Sequence[OptionButton]) -> None:
        super().hear(buttons)
        for button in buttons:
            button.clicked.connect(partial(self._choose, button))

    def _choose(self, button: OptionButton, _checked: bool = False) -> None:
        self.answered.emit(self.view.options[self.grid.buttons.index(button)].given)

    @property
    def is_unhelped(self) -> bool:
        return self.view.is_unhelped and self.stepped < 0

    def handle_key(self, event: QKeyEvent) -> bool:
        key = str(digit) if (digit := digit_of(event)) >= 0 else event.text().upper()
        keyed = dict(zip(reversed(keys_of(self.view.options)), reversed(self.view.options), strict=True))
        if key and key in keyed:
            self.answered.emit(keyed[key].given)
            return True
        if is_enter(event) and self.is_unhelped:
            return True
        if is_enter(event) and self.view.options:
            chosen = self.stepped if self.stepped >= 0 else self.view.default
            self.answered.emit(self.view.options[chosen].given)
            return True
        return self.step(event)

    def choose_thing(self, thing: str) -> bool:
        meant = [one for one in self.view.options if one.thing == thing]
        if not meant:
            return False
        self.answered.emit(_plainest(meant).answer)
        return True

    def set_second(self, option: str, words: str) -> None:
        for number, one in enumerate(self.view.options):
            if one.key == option:
                self.grid.set_second(number, one.title, words)


def _plainest(meant: list[OptionView]) -> OptionView:
    """Of several answers about one thing the one that a click means: attack before power attack."""
    return max(meant, key=lambda one: one.plain)
