"""Cards from a real deck that a game prints itself: the number on the card and Enter name it, or a list of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox

from desktop.look.announce import announce
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.wheel_guard import guard_from_wheel
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.deck_prompt import DeckPrompt
from desktop.play.prompts.prompt import digit_of, is_back, is_enter
from rules_core.games.playing_card import PrintedCard
from rules_core.kernel.requests import Request

MOST_DIGITS = 3
SAID_LINES = 2
LEAST_ROOM = 520


class PrintedCardPrompt(DeckPrompt):
    """Cards that bear numbers, each by its number."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view, TextStyle.STRONG, "text")
        self.typed: list[str] = []
        """The cards that were named, as they are answered."""
        self.digits = ""
        """What stands of a number that is being typed."""
        self._is_refused = False
        """That number is on no card: it stands there in red until another one is typed, or it is taken back."""
        self.said.set_most(SAID_LINES)
        self.box = QComboBox()
        self.box.setObjectName("prompt.cards")
        self.box.setAccessibleName(self.tr("The cards of the deck"))
        self.box.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.box.setMinimumHeight(theme.px(40))
        guard_from_wheel(self.box)
        self.box.activated.connect(self._chosen)
        self.lay_out(self.said, self.box, self.button)
        self.setMinimumWidth(theme.px(LEAST_ROOM))
        self._show()

    def _left(self) -> dict[int, tuple[str, PrintedCard]]:
        """What the deck still holds, by the numbers on the cards: of several that are alike the first."""
        found: dict[int, tuple[str, PrintedCard]] = {}
        for one in self.view.options:
            if isinstance(one.card, PrintedCard) and str(one.answer) not in self.typed:
                found.setdefault(one.card.number, (str(one.answer), one.card))
        return dict(sorted(found.items()))

    # Keys

    def handle_key(self, event: QKeyEvent) -> bool:
        has_begun = bool(self.typed or self.digits)
        if event.key() == Qt.Key.Key_Space or (is_enter(event) and self.draws_on_enter and not has_begun):
            self.roll_wanted.emit()
            return True
        if is_back(event) and has_begun:
            if self.digits:
                self.digits = "" if self._is_refused else self.digits[:-1]
            else:
                self.typed.pop()
            self._show()
            return True
        if is_enter(event):
            if self.digits:
                self._take(int(self.digits))
            return True
        digit = digit_of(event)
        if digit < 0:
            return False
        self.digits = str(digit) if self._is_refused else (self.digits + str(digit))[-MOST_DIGITS:]
        self._show()
        return True

    def _chosen(self, place: int) -> None:
        number = self.box.itemData(place)
        if number is not None:
            self._take(int(number))

    def _take(self, number: int) -> None:
        """A card that the deck does not hold is refused and asked for again.

        The next Enter draws no other card instead, and the next Backspace takes the number back and not the answer
        before.
        """
        found = self._left().get(number)
        if found is None:
            self.digits = str(number)
            self._show()
            self._is_refused = True
            self.refuse(self._no_such(number))
            return
        self.digits = ""
        self.typed.append(found[0])
        self._show()
        if len(self.typed) == self.draw.count:
            self.answered.emit(tuple(self.typed))

    # What is seen

    def _show(self) -> None:
        self._is_refused = False
        left = self._left()
        self.box.clear()
        self.box.addItem(self.tr("Choose the card"))
        for number, (_, card) in left.items():
            self.box.addItem(self.tr("{number}: {card}").format(number=number, card=card.said()), number)
        words = self._invitation(left)
        announce(self, words)
        self.invite(words)

    def _no_such(self, number: int) -> str:
        words = self.tr("{number}: no such card is in the deck now. Type another number, or choose the card.")
        return words.format(number=number)

    def _invitation(self, left: dict[int, tuple[str, PrintedCard]]) -> str:
        if self.digits:
            found = left.get(int(self.digits))
            if found is None:
                return self._no_such(int(self.digits))
            return self.tr("{number}: {card}. Enter takes it.").format(number=self.digits, card=found[1].said())
        if self.typed:
            return self.tr("%n more card(s).", "", self.draw.count - len(self.typed))
        if self.draw.count == 1:
            return self.tr("Type the number that stands on the card you drew.")
        return self.tr("Type the numbers of the %n card(s) that you drew, each with Enter.", "", self.draw.count)
