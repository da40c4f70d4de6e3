"""The sheet of the last game on the start page: its table as it was left, where it stands, and the way back to it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.games.faces import face_of
from desktop.games.start_face import FilledCells
from desktop.look.icons import put_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import LARGE, Theme
from desktop.look.widgets.cells import IntegrityCells
from desktop.look.widgets.icon_label import IconLabel, text_label
from desktop.look.widgets.key_cap import CapTone, KeyCap
from desktop.look.widgets.paper import Sheet
from desktop.shell.scene_picture import ScenePicture
from desktop.shell.start_page_cards import LEAST_PICTURE, TablePicture, title_of, when
from desktop.storage.cards import GameCard
from rules_core.games.card import Card
from rules_core.games.catalogue import WHERE, card_of
from rules_core.kernel.game import GameId
from rules_core.wording.translation import say

PICTURE_SHARE, LOW_SHARE, WORDS_LEAST = 0.58, 0.44, 330
"""How much of the sheet the picture takes, how much in a low window, where words had better need few lines, and how
much room the words have at least, in px at 100 %."""
WIDEST = 1.9
"""A picture is at most so many times as wide as it is high: of a square table enough is always seen."""
SQUARE = 1.3
"""Up to so many times as wide as high a picture counts as square."""
BUTTON_HIGH = 48


class LastGame(Sheet):
    """A picture at the left, words and the one blue button of the page at the right."""

    wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._row = QHBoxLayout()
        self._row.setSpacing(0)
        self.body.addLayout(self._row, 1)
        self._picture: QWidget = QWidget()
        self._words = QVBoxLayout()
        self._words.setSpacing(theme.px(3))
        self._details: list[QWidget] = []
        self._share = PICTURE_SHARE

    def show_game(self, game: GameCard) -> None:
        """Show a game that was played; one that is over can be looked at."""
        self._put_picture(TablePicture(self.theme, game.picture) if game.picture else self._scene(game.kind))
        words, px = self._words, self.theme.px
        line = self.tr("Your last game, {when}").format(when=when(game.played))
        words.addWidget(IconLabel(self.theme, "ui/history", line, TextStyle.SMALL, "text_2", 17))
        words.addSpacing(px(4))
        words.addWidget(text_label(game.name, TextStyle.TITLE, wrap=True))
        words.addWidget(text_label(title_of(game.kind), TextStyle.BODY, "text_2"))
        words.addSpacing(px(4))
        for label, value in self._figures(game):
            words.addWidget(self._figure(label, value))
        words.addStretch(1)
        is_over = bool(game.result)
        self._put_button("hearth.go-on", self.tr("Look at the end") if is_over else self.tr("Go on"))

    def invite(self, card: Card) -> None:
        """Nobody has begun a game yet."""
        invited = face_of(card.id).invitation(card)
        self._put_picture(self._scene(card.id))
        words, px = self._words, self.theme.px
        words.addWidget(text_label(invited.title, TextStyle.TITLE, wrap=True))
        words.addSpacing(px(4))
        words.addWidget(text_label(invited.words, TextStyle.TAGLINE, wrap=True))
        words.addStretch(1)
        self._put_button("hearth.first-game", self.tr("Start the first game"))

    def set_low(self, *, low: bool) -> None:
        """Take less room."""
        px = self.theme.px
        self._words.setContentsMargins(px(24), px(10 if low else 16), px(22), px(12 if low else 18))
        self._share = LOW_SHARE if low else PICTURE_SHARE
        self._fit_picture()

    def show_details(self, *, shown: bool) -> None:
        """Show how the game stands in full, or leave it out where the window is low."""
        for one in self._details:
            one.setVisible(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_picture()

    def _fit_picture(self) -> None:
        most = WIDEST
        if isinstance(self._picture, TablePicture) and self._picture.aspect > SQUARE:
            # It is wide enough to be seen whole.
            most = self._picture.aspect
        wide = min(self.width() * self._share, self.width() - self.theme.px(WORDS_LEAST), self.height() * most)
        self._picture.setFixedWidth(max(0, round(wide)))

    # What it is made of

    def _scene(self, game: GameId) -> QWidget:
        """What stands where there is no picture of a table; plain paper for a game that this version does not know."""
        if game not in WHERE:
            return QWidget()
        card = card_of(game)
        picture = ScenePicture(self.theme, lambda: face_of(game).card_scene(card), say(card.title))
        picture.left = True
        picture.least_high = LEAST_PICTURE
        return picture

    def _put_picture(self, picture: QWidget) -> None:
        self._picture = picture
        self._row.addWidget(picture)
        self._row.addLayout(self._words, 1)

    def _put_button(self, name: str, words: str) -> None:
        px = self.theme.px
        button = QPushButton(words)
        button.setObjectName(name)
        button.setProperty("kind", "main")
        button.setMinimumHeight(px(BUTTON_HIGH))
        button.setMinimumWidth(px(230))
        button.setDefault(True)
        put_icon(button, "ui/play", px(20), self.theme.colours.on_fill)
        button.clicked.connect(lambda _=False: self.wanted.emit())
        if self.theme.look.scale < LARGE:
            # With large letters the words need all of the button.
            inside = QHBoxLayout(button)
            inside.setContentsMargins(0, 0, px(12), 0)
            cap = KeyCap(self.theme, "Enter", CapTone.LIGHT)
            cap.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            inside.addStretch(1)
            inside.addWidget(cap)
        self._words.addSpacing(px(6))
        self._words.addWidget(button)

    def _figures(self, game: GameCard) -> list[tuple[str, QWidget]]:
        shown: list[tuple[str, QWidget]] = []
        for label, value in face_of(game.kind).rows_of(game.summary):
            if isinstance(value, FilledCells):
                cells = IntegrityCells(self.theme)
                cells.set_integrity(value.stands, value.most)
                shown.append((label, cells))
            else:
                shown.append((label, text_label(value, TextStyle.STRONG, wrap=True)))
        return shown

    def _figure(self, label: str, value: QWidget) -> QWidget:
        px = self.theme.px
        line = QFrame()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, px(3), 0, px(3))
        name = text_label(label, TextStyle.BODY, "text_2")
        name.setMinimumWidth(px(96))
        row.addWidget(name)
        row.addWidget(value, 0 if isinstance(value, IntegrityCells) else 1)
        if isinstance(value, IntegrityCells):
            row.addStretch(1)
        self._details.append(line)
        return line
