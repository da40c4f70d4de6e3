"""The Hearth: the start page. Go on with the last game, start a new one, find the others."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.games.faces import face_of
from desktop.games.start_face import FilledCells, StartAction
from desktop.look.icons import put_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.cells import IntegrityCells
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.paper import Card, HeadedSheet, Sheet
from desktop.look.wood import WoodGround
from desktop.shell.start_page_cards import GameHead, RecentRow, TablePicture, title_of, when
from desktop.storage.cards import GameCard
from rules_core.games.card import Card as GameIntroduction
from rules_core.games.catalogue import COMING, WHERE, all_cards, card_of
from rules_core.kernel.game import GameId
from rules_core.wording.translation import say

LEAST_RECENT, MOST_RECENT = 1, 8
SCROLLED_RECENT = 3
"""So many recent games are shown on a page that has to be scrolled anyway."""
NARROW = 1180
"""Below this width in px at 100 % text the page stands in one column."""


class Hearth(WoodGround):
    """The start page."""

    go_on = Signal(int)
    new_game = Signal(str)
    """Of this kind, "" for any."""
    action = Signal(object)
    """A `StartAction` of a game."""
    learn = Signal()
    all_games = Signal()
    rules = Signal()
    workshop = Signal()
    sandbox = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.theme = theme
        self.setObjectName("page.hearth")
        self.setAccessibleName(self.tr("Start page"))
        self._games: list[GameCard] = []
        self._actions: list[StartAction] = []
        self._recent_rows: list[RecentRow] = []
        self._tagline = QWidget()
        self._recent_sheet = QWidget()
        self._page = QWidget()
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.viewport().setAutoFillBackground(False)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._scroll)
        self._columns: QBoxLayout | None = None
        theme.changed.connect(self._build)
        self._build()

    def set_games(self, games: list[GameCard]) -> None:
        """Show these games, the last played first."""
        self._games = games
        self._build()

    # Building

    def _build(self) -> None:
        self._actions = [action for game in WHERE for action in face_of(game).start_actions()]
        page = self._page = QWidget()
        page.setObjectName("hearth.page")
        px = self.theme.px
        outer = QVBoxLayout(page)
        outer.setContentsMargins(px(48), px(8), px(48), px(8))
        outer.setSpacing(px(10))
        outer.addWidget(self._sign())
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(px(28))
        self._columns.addLayout(self._left(), 1)
        self._columns.addLayout(self._right(), 1)
        outer.addLayout(self._columns, 1)
        outer.addLayout(self._foot())
        self._scroll.setWidget(page)
        # A scroll area fills its page's ground; here the wood shows through.
        page.setAutoFillBackground(False)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if self._columns is None:
            return
        wide = self.width() >= self.theme.px(NARROW)
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(direction)
        self._tagline.setVisible(wide)
        # As many recent games as fit without scrolling; the others are one click away.
        shown = next(filter(self._fits, range(MOST_RECENT, LEAST_RECENT - 1, -1)), SCROLLED_RECENT)
        self._show_recent(shown)

    def _fits(self, recent: int) -> bool:
        """Whether the page needs no scrolling with so many recent games."""
        self._show_recent(recent)
        page = self._page.layout()
        return page is not None and page.totalHeightForWidth(self.width()) <= self.height()

    def _show_recent(self, recent: int) -> None:
        for number, row in enumerate(self._recent_rows):
            row.setVisible(number < recent)
        # At once: what the page needs is asked before the event loop would have passed it on.
        for widget in (self._recent_sheet, self._page):
            if (layout := widget.layout()) is not None:
                layout.invalidate()
                layout.activate()
            widget.updateGeometry()

    def _sign(self) -> QWidget:
        px = self.theme.px
        sign = QWidget()
        row = QHBoxLayout(sign)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(24))
        row.addWidget(Icon(self.theme, "hill-fort", 72, "gold_line"))
        name = text_label("Hearthwall", TextStyle.SIGN, "on_wood")
        name.setFixedHeight(px(76))
        row.addWidget(name)
        words = self.tr("Siege games for the screen, the table and the workshop")
        self._tagline = text_label(words, TextStyle.TAGLINE, "on_wood")
        self._tagline.setContentsMargins(0, px(26), 0, 0)
        row.addWidget(self._tagline)
        row.addStretch(1)
        return sign

    def _left(self) -> QVBoxLayout:
        px = self.theme.px
        column = QVBoxLayout()
        column.setSpacing(px(16))
        under_way = [game for game in self._games if not game.result]
        column.addWidget(self._last_game(under_way[0]) if under_way else self._first_game(), 1)
        grid = QGridLayout()
        grid.setSpacing(px(16))
        make = self.tr("Make villages, heroes and enemies of your own.")
        cards = (
            ("claw-hammer", self.tr("Workshop"), make, "W", self.workshop),
            ("open-book", self.tr("Learn"), self.tr("A first game that shows you the way."), "L", self.learn),
            ("scroll-unfurled", self.tr("Rules"), self.tr("Every clause in plain words."), "R", self.rules),
            ("test-tubes", self.tr("Sandbox"), self.tr("Try anything; nothing is kept."), "S", self.sandbox),
        )
        for column_number, (icon_name, title, text, key, signal) in enumerate(cards):
            card = Card(self.theme, icon_name, title, text, key)
            card.setObjectName(f"hearth.{icon_name}")
            card.clicked.connect(signal)
            grid.addWidget(card, 0, column_number)
        column.addLayout(grid)
        return column

    def _right(self) -> QVBoxLayout:
        px = self.theme.px
        column = QVBoxLayout()
        column.setSpacing(px(16))
        first, *others = all_cards()
        column.addWidget(self._card(first))
        for card in others:
            column.addWidget(self._low_card(card))
        column.addWidget(self._later())
        column.addWidget(self._recent(), 1)
        return column

    def _last_game(self, game: GameCard) -> QWidget:
        px = self.theme.px
        sheet = HeadedSheet(self.theme, self.tr("Go on with the last game"), "ui/play")
        row = QHBoxLayout()
        row.setContentsMargins(px(20), px(16), px(20), px(16))
        row.setSpacing(px(24))
        picture = self._picture(game.kind) if game.picture is None else TablePicture(self.theme, game.picture)
        row.addWidget(picture, 1)
        words = QVBoxLayout()
        words.setSpacing(px(3))
        words.addWidget(text_label(game.name, TextStyle.TITLE, wrap=True))
        words.addWidget(text_label(title_of(game.kind), TextStyle.BODY, "text_2"))
        words.addSpacing(px(4))
        for label, value in self._figures(game):
            words.addWidget(self._figure(label, value))
        words.addStretch(1)
        go_on = QPushButton(self.tr("Go on"))
        go_on.setObjectName("hearth.go-on")
        go_on.setProperty("kind", "main")
        put_icon(go_on, "ui/play", px(20), self.theme.colours.on_fill)
        go_on.setMinimumHeight(px(56))
        go_on.setDefault(True)
        go_on.setToolTip(self.tr("Enter"))
        go_on.clicked.connect(lambda: self.go_on.emit(game.id))
        words.addWidget(go_on)
        row.addLayout(words, 1)
        sheet.body.addLayout(row, 1)
        return sheet

    def _picture(self, game: GameId) -> QWidget:
        """What stands where there is no picture of a table; plain paper for a game that this version does not know."""
        return face_of(game).picture(self.theme, card_of(game)) if game in WHERE else QWidget()

    def _figures(self, game: GameCard) -> list[tuple[str, QWidget]]:
        shown: list[tuple[str, QWidget]] = []
        for label, value in face_of(game.kind).rows_of(game.summary):
            if isinstance(value, FilledCells):
                cells = IntegrityCells(self.theme)
                cells.set_integrity(value.stands, value.most)
                shown.append((label, cells))
            else:
                shown.append((label, text_label(value, TextStyle.STRONG, wrap=True)))
        shown.append((self.tr("Played"), text_label(when(game.played), TextStyle.STRONG)))
        return shown

    def _figure(self, label: str, value: QWidget) -> QWidget:
        px = self.theme.px
        line = QFrame()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, px(4), 0, px(4))
        name = text_label(label, TextStyle.BODY, "text_2")
        name.setMinimumWidth(px(96))
        row.addWidget(name)
        row.addWidget(value, 0 if isinstance(value, IntegrityCells) else 1)
        if isinstance(value, IntegrityCells):
            row.addStretch(1)
        return line

    def _first_game(self) -> QWidget:
        px = self.theme.px
        card = all_cards()[0]
        invited = face_of(card.id).invitation(card)
        sheet = HeadedSheet(self.theme, invited.title, invited.icon)
        column = QVBoxLayout()
        column.setContentsMargins(px(20), px(16), px(20), px(18))
        column.setSpacing(px(10))
        column.addWidget(self._picture(card.id), 1)
        column.addWidget(text_label(invited.words, TextStyle.NAME, wrap=True))
        start = QPushButton(self.tr("Start the first game"))
        start.setObjectName("hearth.first-game")
        start.setProperty("kind", "main")
        start.setMinimumHeight(px(48))
        start.setDefault(True)
        put_icon(start, "ui/play", px(20), self.theme.colours.on_fill)
        start.clicked.connect(self.learn)
        column.addWidget(start)
        sheet.body.addLayout(column, 1)
        return sheet

    def _card(self, card: GameIntroduction) -> QWidget:
        """A game in full: what it is, who plays, and all that one can begin."""
        px = self.theme.px
        sheet = Sheet(self.theme)
        sheet.body.addWidget(GameHead(self.theme, card.picture, say(card.title)))
        column = QVBoxLayout()
        column.setContentsMargins(px(20), px(14), px(20), px(18))
        column.setSpacing(px(10))
        column.addWidget(text_label(say(card.sentence), TextStyle.BODY, wrap=True))
        beside = QHBoxLayout()
        beside.addWidget(text_label(self._people(card), TextStyle.SMALL, "text_2", wrap=True), 1)
        row = QHBoxLayout()
        row.setSpacing(px(12))
        row.addWidget(self._new_button(card, high=46), 2)
        for action in face_of(card.id).start_actions():
            button = self._action_button(action)
            if action.beside_new:
                button.setMinimumHeight(px(46))
                row.addWidget(button, 1)
            else:
                beside.addWidget(button)
        column.addLayout(beside)
        column.addLayout(row)
        sheet.body.addLayout(column)
        return sheet

    def _low_card(self, card: GameIntroduction) -> QWidget:
        """A game in one row, below the first."""
        px = self.theme.px
        sheet = Sheet(self.theme)
        row = QHBoxLayout()
        row.setContentsMargins(px(20), px(8), px(20), px(8))
        row.setSpacing(px(14))
        row.addWidget(Icon(self.theme, card.picture, 34, "text"))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label(say(card.title), TextStyle.ROW))
        words.addWidget(text_label(f"{say(card.sentence)} {self._people(card)}.", TextStyle.SMALL, "text_2", wrap=True))
        row.addLayout(words, 1)
        for action in face_of(card.id).start_actions():
            row.addWidget(self._action_button(action))
        row.addWidget(self._new_button(card, high=38))
        sheet.body.addLayout(row)
        return sheet

    def _people(self, card: GameIntroduction) -> str:
        if card.people:
            return say(card.people)
        least, most = card.seats
        if least == most:
            return self.tr("For %n (person|people)", "", most)
        return self.tr("For {least} to {most} people").format(least=least, most=most)

    def _new_button(self, card: GameIntroduction, *, high: int) -> QPushButton:
        start = QPushButton(self.tr("New game"))
        first = card.id == next(iter(WHERE))
        start.setObjectName("hearth.new-game" if first else f"hearth.new-game.{card.id}")
        start.setProperty("kind", "main")
        put_icon(start, "ui/plus", self.theme.px(18), self.theme.colours.on_fill)
        start.setMinimumHeight(self.theme.px(high))
        if not first:
            start.setAccessibleDescription(say(card.title))
        start.clicked.connect(lambda: self.new_game.emit(card.id))
        return start

    def _action_button(self, action: StartAction) -> QPushButton:
        px, colours = self.theme.px, self.theme.colours
        button = QPushButton(action.words)
        button.setObjectName(f"hearth.{action.id}")
        button.setToolTip(tip(action.hint))
        if action.beside_new:
            put_icon(button, action.icon, px(20), colours.text)
        else:
            button.setProperty("kind", "quiet")
            put_icon(button, action.icon, px(18), colours.text_2)
        button.clicked.connect(lambda: self.action.emit(action))
        return button

    def _later(self) -> QWidget:
        """The games that are to come, said as it is: not playable in this version."""
        px = self.theme.px
        sheet = Sheet(self.theme, "alt")
        row = QHBoxLayout()
        row.setContentsMargins(px(20), px(10), px(20), px(10))
        row.setSpacing(px(14))
        for _, name in COMING:
            row.addWidget(Icon(self.theme, name, 26, "text_2"))
        *titles, last = [title for title, _ in COMING]
        words = self.tr("{games} and {last} are not in this version yet.").format(games=", ".join(titles), last=last)
        row.addWidget(text_label(words, TextStyle.SMALL, "text_2", wrap=True), 1)
        sheet.body.addLayout(row)
        return sheet

    def _recent(self) -> QWidget:
        px = self.theme.px
        sheet = self._recent_sheet = HeadedSheet(self.theme, self.tr("Recent games"), "ui/clock")
        every = QPushButton(self.tr("All games ({count})").format(count=len(self._games)))
        every.setObjectName("hearth.all-games")
        every.setProperty("kind", "quiet")
        every.clicked.connect(self.all_games)
        sheet.heading.add(every)
        self._recent_rows = []
        if not self._games:
            empty = text_label(self.tr("Your games will gather here."), TextStyle.BODY, "text_2")
            empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
            empty.setMinimumHeight(px(96))
            sheet.body.addWidget(empty, 1)
            return sheet
        for game in self._games[:MOST_RECENT]:
            row = RecentRow(self.theme, game)
            row.clicked.connect(lambda _=False, number=game.id: self.go_on.emit(number))
            sheet.body.addWidget(row)
            self._recent_rows.append(row)
        sheet.body.addStretch(1)
        return sheet

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(24))
        row.addWidget(
            text_label(self.tr("Everything stays on this computer."), TextStyle.SMALL, "on_wood", wrap=True), 1
        )
        words = self.tr("Icons by the artists of Game-icons.net, CC BY 3.0. See Help, Credits.")
        credit = text_label(words, TextStyle.SMALL, "on_wood", wrap=True)
        credit.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(credit, 2)
        return row

    def keyPressEvent(self, event: QKeyEvent) -> None:
        under_way = [game for game in self._games if not game.result]
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if under_way:
                self.go_on.emit(under_way[0].id)
            else:
                self.learn.emit()
        elif key in (Qt.Key.Key_N, Qt.Key.Key_1):
            self.new_game.emit("")
        elif key == Qt.Key.Key_L:
            self.learn.emit()
        elif key == Qt.Key.Key_R:
            self.rules.emit()
        elif key == Qt.Key.Key_W:
            self.workshop.emit()
        elif key == Qt.Key.Key_S:
            self.sandbox.emit()
        elif key == Qt.Key.Key_G:
            self.all_games.emit()
        elif action := self._action_of(event):
            self.action.emit(action)
        else:
            super().keyPressEvent(event)

    def _action_of(self, event: QKeyEvent) -> StartAction | None:
        return next((one for one in self._actions if event.key() == ord(one.key)), None)
