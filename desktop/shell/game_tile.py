"""The card of a game on the start page: its picture, what it is, who plays and how long, and how it is begun."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.games.faces import face_of
from desktop.games.start_face import StartAction
from desktop.look.icons import put_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.balanced import Balanced
from desktop.look.widgets.icon_label import IconLabel, set_step, text_label
from desktop.look.widgets.key_cap import KeyCap
from desktop.look.widgets.painted import SHADOW_DOWN, SHADOW_RIGHT, Painted, brush_up, paint_paper
from desktop.shell.scene_picture import LEAST_HIGH, ScenePicture
from rules_core.games.card import Card
from rules_core.wording.translation import say

LEAST_WIDE = 276
"""How narrow a card may be, in px at 100 %."""
BESIDE, BESIDE_HIGH = 520, 700
"""From this width on the picture stands beside the words: in a low window, and where the card can be high."""
ONE_ROW = 372
"""From this width of its words on all buttons stand in one row, and people beside minutes."""
ROOMY = 400
"""From this width of its words on they are larger."""
WITH_ACTIONS = 480
"""From this width of words below a picture on there is what else the game offers; it stands in the menu too."""
ICON_ONLY = 46
"""How wide a button without words is, in px at 100 %."""
EDGE = 3
"""Room round the paper for the gold edge, in px."""
STRIP_HIGH = 46
"""So high a picture is at least where its words need the room, in px at 100 %."""
MOST_PICTURE = 320
"""How high a picture above the words may grow, in px at 100 %."""
MOST = 16777215
"""No limit to the size of a widget."""
WORDS_SHARE = 0.52
"""How much of a wide card its words take."""
ROOMY_TILE = 640
"""From this width of the card on there is more room round its words, in px at 100 %."""
HOUR = 60


class GameTile(Painted):
    """One game. Its edge is gold and its picture lives while the pointer or the focus is on it."""

    new_game = Signal()
    at_table = Signal()
    learn = Signal()
    action = Signal(object)
    """A `StartAction` of the game."""

    def __init__(self, theme: Theme, card: Card, key: str) -> None:
        super().__init__(theme)
        self.card = card
        self.hovered = False
        self.setObjectName(f"hearth.game.{card.id}")
        face = face_of(card.id)
        title = say(card.title)
        self.picture = ScenePicture(theme, lambda: face.card_scene(card), title)
        self.new = self._button("new-game", self.tr("New game"), "ui/plus", "", self.new_game.emit)
        at_table, learn = self.tr("At the table"), self.tr("Learn")
        hint = self.tr("A game with your own pieces, cards and dice")
        first = self._button("at-table", at_table, "round-table", hint, self.at_table.emit, is_quiet=True)
        hint = self.tr("A first game that shows you the way, or the rules")
        second = self._button("learn", learn, "ui/book-open", hint, self.learn.emit, is_quiet=True)
        self._quiet = {first: at_table, second: learn}
        self._actions = [self._action_button(one) for one in face.start_actions()]
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setSpacing(0)
        self._box.setContentsMargins(EDGE + 1, EDGE + 1, EDGE + 1 + SHADOW_RIGHT, EDGE + 1 + SHADOW_DOWN)
        self._box.addWidget(self.picture)
        self._title = text_label(title, TextStyle.QUESTION, wrap=True)
        self._sentence = Balanced(say(card.sentence), TextStyle.BODY, least=2)
        self._facts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._words_wide = 0
        self._words = self._made_words(title, key)
        self._below = QWidget(self)
        self._below.setLayout(self._words)
        self._box.addWidget(self._below)
        self.arrange(theme.px(LEAST_WIDE))

    def _made_words(self, title: str, key: str) -> QVBoxLayout:
        px = self.theme.px
        words = QVBoxLayout()
        head = QHBoxLayout()
        head.setSpacing(px(10))
        head.addWidget(self._title, 1)
        if key:
            head.addWidget(KeyCap(self.theme, key), 0, Qt.AlignmentFlag.AlignTop)
        words.addLayout(head)
        words.addWidget(self._sentence)
        for icon, told in (("ui/users", self._people()), ("ui/clock", self._minutes())):
            self._facts.addWidget(IconLabel(self.theme, icon, told, TextStyle.SMALL, "text_2", 17))
        self._facts.addStretch(1)
        for button in self._actions:
            self._facts.addWidget(button)
        words.addLayout(self._facts)
        words.addSpacing(px(2))
        words.addStretch(1)
        quiet = QHBoxLayout()
        quiet.setSpacing(px(2))
        for button in self._quiet:
            quiet.addWidget(button)
        self._buttons.setSpacing(px(6))
        self._buttons.addWidget(self.new, 1)
        self._buttons.addLayout(quiet)
        words.addLayout(self._buttons)
        return words

    # What it says

    def _people(self) -> str:
        if self.card.people:
            return say(self.card.people)
        least, most = self.card.seats
        if least == most:
            return self.tr("For %n (person|people)", "", most)
        return self.tr("For {least} to {most} people").format(least=least, most=most)

    def _minutes(self) -> str:
        least, most = self.card.minutes
        if least == most:
            return self.tr("about {minutes} min").format(minutes=most)
        if most % HOUR or most < 2 * HOUR:
            return self.tr("{least} to {most} min").format(least=least, most=most)
        if least % HOUR:
            return self.tr("{least} min to {hours} hours").format(least=least, hours=most // HOUR)
        return self.tr("{least} to {hours} hours").format(least=least // HOUR, hours=most // HOUR)

    # What one can do

    def _button(
        self, id: str, words: str, icon: str, hint: str, call: Callable[[], object], *, is_quiet: bool = False
    ) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName(f"hearth.{id}.{self.card.id}")
        button.setAccessibleName(words)
        button.setAccessibleDescription(". ".join(filter(None, (say(self.card.title), hint))))
        button.setToolTip(tip(f"{words}. {hint}" if hint else ""))
        button.setProperty("picture", icon)
        if is_quiet:
            button.setProperty("kind", "quiet")
        put_icon(button, icon, self.theme.px(18), self.colours.text)
        button.setMinimumHeight(self.theme.px(38 if is_quiet else 42))
        button.clicked.connect(lambda _=False: call())
        button.installEventFilter(self)
        return button

    def _action_button(self, action: StartAction) -> QPushButton:
        button = self._button(
            action.id, action.words, action.icon, action.hint, lambda: self.action.emit(action), is_quiet=True
        )
        button.setObjectName(f"hearth.{action.id}")
        return button

    # Where it stands

    def arrange(self, wide: int, *, low: bool = False) -> None:
        """Lay everything out for this width in px; `low` where the card had better not be high."""
        px = self.theme.px
        beside = wide >= px(BESIDE if low else BESIDE_HIGH)
        self.picture.left = beside
        self._box.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._box.setStretch(0, 1)
        margin = px(22 if wide >= px(ROOMY_TILE) else 14)
        self._words.setContentsMargins(margin, px(8 if low else 12), margin, px(10 if low else 14))
        self._words.setSpacing(px(4 if low else 6))
        inside = wide - SHADOW_RIGHT - 2
        words = max(px(ONE_ROW) + 2 * margin, round(inside * WORDS_SHARE)) if beside else inside
        self.picture.setMaximumSize(inside - words if beside else MOST, MOST if beside else px(MOST_PICTURE))
        room = words - 2 * margin
        one_row = room >= px(ONE_ROW)
        way = QBoxLayout.Direction.LeftToRight if one_row else QBoxLayout.Direction.TopToBottom
        self._facts.setDirection(way)
        self._facts.setSpacing(px(18 if one_row else 4))
        set_step(self._title, TextStyle.QUESTION if one_row else TextStyle.CARD)
        for button, words_of in self._quiet.items():
            # Where it is narrow the picture says it, and the hint.
            button.setText(words_of if one_row else "")
            button.setMinimumWidth(0 if one_row else px(ICON_ONLY))
            button.setMaximumWidth(MOST if one_row else px(ICON_ONLY))
            put_icon(button, button.property("picture"), px(18), self.colours.text)
        is_roomy = room >= px(ROOMY)
        set_step(self._sentence, TextStyle.TAGLINE if is_roomy else TextStyle.BODY)
        for button in self._actions:
            button.setVisible(is_roomy if beside else room >= px(WITH_ACTIONS))
        self._below.setMinimumHeight(0)
        self._words_wide = words

    def show_picture(self, *, whole: bool) -> None:
        """Show so much of the picture as there should be, or a strip of it: what the game is about tells more."""
        self.picture.least_high = LEAST_HIGH if whole else STRIP_HIGH
        self.picture.updateGeometry()

    def show_sentence(self, *, shown: bool) -> None:
        """Show what the game is about, or leave it to the hint where the window is low."""
        self._sentence.setVisible(shown)
        self.setToolTip("" if shown else tip(say(self.card.sentence)))

    def words_high(self) -> int:
        """How high its words are at least, as it is laid out."""
        for layout in (self._facts, self._buttons, self._words):
            layout.invalidate()
        return self._words.totalHeightForWidth(self._words_wide)

    def set_words_high(self, high: int) -> None:
        """Its words take so much below the picture, which is then as high as that of the other cards."""
        self._below.setMinimumHeight(0 if self.picture.left else high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look = self.theme.look
        rect = QRectF(self.rect())
        paint_paper(painter, rect.adjusted(EDGE, EDGE, -EDGE, -EDGE), look)
        if self.hovered or self._has_focus():
            paper = rect.adjusted(EDGE, EDGE, -EDGE - SHADOW_RIGHT, -EDGE - SHADOW_DOWN)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(stroke(look.colours.token_outline, 5))
            painter.drawRoundedRect(paper, 7, 7)
            painter.setPen(stroke(look.colours.sel, 3))
            painter.drawRoundedRect(paper, 7, 7)

    # The pointer and the focus

    def _has_focus(self) -> bool:
        return any(button.hasFocus() for button in (self.new, *self._quiet, *self._actions))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered = True
        self.picture.live()
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered = False
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn:
            self.picture.live()
            self.update()
        elif event.type() is QEvent.Type.FocusOut:
            self.update()
        return super().eventFilter(watched, event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click beside the buttons begins a new game too."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.new_game.emit()
