"""The Hearth: the start page. Go on with the last game, start a new one, find the others."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.games.faces import face_of
from desktop.games.start_face import StartAction
from desktop.look.icons import paint_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.painted import Painted, brush_up
from desktop.look.widgets.wood_key import WoodKey
from desktop.look.wood import WoodGround
from desktop.shell.game_tile import EDGE as TILE_EDGE
from desktop.shell.game_tile import LEAST_WIDE, GameTile
from desktop.shell.last_game import LastGame
from desktop.shell.recent_games import LEAST_ROWS, SCROLLED_ROWS, RecentSheet
from desktop.storage.cards import RecentGames
from rules_core.games.catalogue import WHERE, all_cards

NARROW = 1080
"""Below this width in px at 100 % text the last game and the recent ones stand below one another."""
LOW = 800
"""Below this height in px at 100 % the page saves room."""
EDGE, LOW_EDGE = 48, 24
GAP, LOW_GAP = 18, 10
LEAST_KEY = 230
"""How narrow a key of wood may be before there are fewer in a row, in px at 100 %."""


class Hearth(WoodGround):
    """The start page."""

    go_on = Signal(int)
    new_game = Signal(str)
    """Of this kind, "" for any."""
    at_table = Signal(str)
    """The same with one's own pieces and dice."""
    action = Signal(object)
    """A `StartAction` of a game."""
    learn = Signal(str)
    """How this game is played, "" for the first game that shows the way."""
    all_games = Signal()
    rules = Signal()
    workshop = Signal()
    sandbox = Signal()
    chronicle = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.theme = theme
        self.setObjectName("page.hearth")
        self.setAccessibleName(self.tr("Start page"))
        self._recent: RecentGames | None = None
        """None before the library is read: until then the wood alone is seen."""
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.viewport().setAutoFillBackground(False)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._scroll)
        self._page: _Page | None = None
        self._actions: list[StartAction] = []
        theme.changed.connect(self._build)

    def set_games(self, recent: RecentGames) -> None:
        """Show these games."""
        self._recent = recent
        self._build()

    def _build(self) -> None:
        if self._recent is None:
            return
        page = _Page(self, self._recent)
        self._actions = [action for game in WHERE for action in face_of(game).start_actions()]
        self._scroll.setWidget(page)
        # A scroll area fills its page's ground; here the wood shows through.
        page.setAutoFillBackground(False)
        self._page = page
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        # Before it is shown its size is nobody's.
        if self._page is None or not self.isVisible():
            return
        wide, high = self.width(), self.height()
        needs_bar = self._page.arrange(wide, high) > high
        if needs_bar:
            self._page.arrange(wide - self._scroll.verticalScrollBar().sizeHint().width(), high)
        # Decided here: where pictures grow with their sheets, one that comes when it is needed comes and goes for ever.
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if needs_bar else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._scroll.setVerticalScrollBarPolicy(policy)

    def take_up(self) -> None:
        """What the one blue button of the page does: the last game, or a first one."""
        if self._recent is not None and self._recent.last is not None:
            self.go_on.emit(self._recent.last.id)
        else:
            self.learn.emit("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            super().keyPressEvent(event)
            return
        key = event.key()
        calls: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Return: self.take_up,
            Qt.Key.Key_Enter: self.take_up,
            Qt.Key.Key_N: lambda: self.new_game.emit(""),
            Qt.Key.Key_T: lambda: self.at_table.emit(""),
            Qt.Key.Key_L: lambda: self.learn.emit(""),
            Qt.Key.Key_R: self.rules.emit,
            Qt.Key.Key_W: self.workshop.emit,
            Qt.Key.Key_S: self.sandbox.emit,
            Qt.Key.Key_C: self.chronicle.emit,
            Qt.Key.Key_G: self.all_games.emit,
        }
        games = tuple(WHERE)
        number = key - Qt.Key.Key_1
        if key in calls:
            calls[key]()
        elif 0 <= number < min(9, len(games)):
            self.new_game.emit(games[number])
        elif action := next((one for one in self._actions if key == ord(one.key)), None):
            self.action.emit(action)
        else:
            super().keyPressEvent(event)


class _Page(QWidget):
    """All that lies on the wood, for one look and one list of games."""

    def __init__(self, hearth: Hearth, recent: RecentGames) -> None:
        super().__init__()
        self.hearth, self.theme = hearth, hearth.theme
        self.setObjectName("hearth.page")
        self._column = QVBoxLayout(self)
        self.sign = Sign(self.theme, self.tr("Siege games for the screen, the table and the workshop"))
        self._column.addWidget(self.sign)
        self._upper = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.last = LastGame(self.theme)
        if recent.last is None:
            self.last.invite(all_cards()[0])
        else:
            self.last.show_game(recent.last)
        self.last.wanted.connect(hearth.take_up)
        self.recent = RecentSheet(self.theme, list(recent.games), recent.total)
        self.recent.chosen.connect(hearth.go_on)
        self.recent.all_wanted.connect(hearth.all_games)
        self._upper.addWidget(self.last, 2)
        self._upper.addWidget(self.recent, 1)
        self._column.addLayout(self._upper, 9)
        self._tiles_grid = QGridLayout()
        self.tiles = [self._tile(number) for number in range(len(WHERE))]
        self._column.addLayout(self._tiles_grid, 10)
        self._keys_grid = QGridLayout()
        self.keys = self._made_keys()
        for part in (*self.tiles, *self.keys):
            # They come into their rows when the width is known, and are measured before that.
            part.setParent(self)
        self._column.addLayout(self._keys_grid)
        self._foot_row = self._foot()
        self._column.addLayout(self._foot_row)

    def _tile(self, number: int) -> GameTile:
        hearth, card = self.hearth, all_cards()[number]
        tile = GameTile(self.theme, card, str(number + 1) if number < 9 else "")
        tile.new_game.connect(lambda: hearth.new_game.emit(card.id))
        tile.at_table.connect(lambda: hearth.at_table.emit(card.id))
        tile.learn.connect(lambda: hearth.learn.emit(card.id))
        tile.action.connect(hearth.action)
        return tile

    def _made_keys(self) -> list[WoodKey]:
        hearth = self.hearth
        keys: list[WoodKey] = []
        make, try_out = self.tr("Make and test what you play with."), self.tr("Try anything; nothing is kept.")
        told, clauses = self.tr("Your games, told and counted."), self.tr("Every clause in plain words.")
        for name, icon, title, words, key, signal in (
            ("workshop", "claw-hammer", self.tr("Workshop"), make, "W", hearth.workshop),
            ("sandbox", "test-tubes", self.tr("Sandbox"), try_out, "S", hearth.sandbox),
            ("chronicle", "scroll-unfurled", self.tr("Chronicle"), told, "C", hearth.chronicle),
            ("rules", "open-book", self.tr("Rules"), clauses, "R", hearth.rules),
        ):
            made = WoodKey(self.theme, icon, title, words, key)
            made.setObjectName(f"hearth.{name}")
            made.clicked.connect(lambda _=False, signal=signal: signal.emit())
            keys.append(made)
        return keys

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(24))
        words = self.tr("Everything stays on this computer.")
        place = text_label(words, TextStyle.SMALL, "on_wood", wrap=True)
        row.addWidget(place, 1)
        words = self.tr("Icons by the artists of Game-icons.net, CC BY 3.0. See Help, Credits.")
        credit = text_label(words, TextStyle.SMALL, "on_wood", wrap=True)
        credit.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(credit, 2)
        self._foot_words = (place, credit)
        return row

    def arrange(self, wide: int, high: int) -> int:
        """Lay everything out for a window of this size in px; gives how high it is then at least."""
        for widget in self.findChildren(QWidget):
            # Before it is shown nothing has its letters yet, by which it is measured.
            widget.ensurePolished()
        px = self.theme.px
        is_narrow, is_low = wide < px(NARROW), high < px(LOW)
        edge, gap = px(LOW_EDGE if is_low or is_narrow else EDGE), px(LOW_GAP if is_low else GAP)
        top, foot = (px(3), px(5)) if is_low else (px(10), px(8))
        self._column.setContentsMargins(edge - TILE_EDGE, top, edge - TILE_EDGE, foot)
        for row in (self._upper, self._keys_grid, self._foot_row):
            row.setContentsMargins(TILE_EDGE, 0, TILE_EDGE, 0)
        self._column.setSpacing(gap)
        self.sign.set_low(low=is_low)
        self.last.set_low(low=is_low)
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._upper.setDirection(way)
        self._upper.setSpacing(gap)
        self.recent.set_least(SCROLLED_ROWS if is_narrow else LEAST_ROWS)
        room = wide - 2 * edge
        # The cards draw their golden edge outside their paper, which stands in line with the other sheets.
        self._tiles_grid.setSpacing(gap - 2 * TILE_EDGE)
        columns = _columns(len(self.tiles), room, px(LEAST_WIDE), gap)
        _fill(self._tiles_grid, self.tiles, columns)
        for tile in self.tiles:
            tile.arrange((room - (columns - 1) * gap) // columns, low=is_low)
        self._keys_grid.setSpacing(gap)
        columns = _columns(len(self.keys), room, px(LEAST_KEY), gap)
        _fill(self._keys_grid, self.keys, columns)
        has_room = all(key.has_room((room - (columns - 1) * gap) // columns) for key in self.keys)
        for key in self.keys:
            key.shows_words = has_room
        gives_way = (self.last.show_details, self._show_pictures, self._show_sentences, self._show_foot)
        for show in gives_way:
            show(shown=True)
        needs = self._needs(wide)
        for show in gives_way:
            if needs > high:
                show(shown=False)
                needs = self._needs(wide)
        if needs > high:
            # It is scrolled all the same: then nothing is left out in vain.
            for show in gives_way:
                show(shown=True)
            needs = self._needs(wide)
        return needs

    def _show_pictures(self, *, shown: bool) -> None:
        for tile in self.tiles:
            tile.show_picture(whole=shown)

    def _show_sentences(self, *, shown: bool) -> None:
        for tile in self.tiles:
            tile.show_sentence(shown=shown)

    def _show_foot(self, *, shown: bool) -> None:
        for one in self._foot_words:
            one.setVisible(shown)

    def _needs(self, wide: int) -> int:
        """How high the page is at least."""
        words_high = max((tile.words_high() for tile in self.tiles), default=0)
        for tile in self.tiles:
            tile.set_words_high(words_high)
        for widget in (self.last, self.recent, *self.tiles):
            # At once: what the page needs is asked before the event loop would have passed it on.
            layout = widget.layout()
            if layout is not None:
                layout.invalidate()
                layout.activate()
        self._column.invalidate()
        self._column.activate()
        return self._column.totalHeightForWidth(wide)


def _columns(count: int, room: int, least: int, gap: int) -> int:
    """Into how many columns so many equal things go, with rows as full as can be."""
    most = max(1, min(count, (room + gap) // (least + gap)))
    return ceil(count / ceil(count / most))


def _fill(grid: QGridLayout, widgets: list[GameTile] | list[WoodKey], columns: int) -> None:
    for number, widget in enumerate(widgets):
        grid.addWidget(widget, number // columns, number % columns)
    for column in range(grid.columnCount()):
        grid.setColumnStretch(column, 1 if column < columns else 0)


class Sign(Painted):
    """The name of the program on the wood, and what it is for where there is room."""

    HIGH, LOW_HIGH = 84, 50

    def __init__(self, theme: Theme, words: str) -> None:
        super().__init__(theme)
        self._words = words
        self._high = self.HIGH
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Hearthwall")
        self.setAccessibleDescription(words)

    def set_low(self, *, low: bool) -> None:
        """Take less room."""
        self._high = self.LOW_HIGH if low else self.HIGH
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(320), self.theme.px(self._high))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, high = self.theme.look, float(self.height())
        painter.translate(TILE_EDGE, 0)
        side = high * 0.84
        paint_icon(
            painter, "hill-fort", QRectF(0, (high - side) / 2, side, side).center(), side, look.colours.gold_line
        )
        step = TextStyle.SIGN if self._high == self.HIGH else TextStyle.BANNER_BIG
        name = look.font(step)
        metrics = QFontMetricsF(name)
        left, base = side + look.px(22), (high + metrics.capHeight()) / 2
        painter.setPen(look.colours.on_wood)
        painter.setFont(name)
        painter.drawText(round(left), round(base), "Hearthwall")
        left += metrics.horizontalAdvance("Hearthwall") + look.px(26)
        small = look.font(TextStyle.TAGLINE)
        if left + QFontMetricsF(small).horizontalAdvance(self._words) <= self.width():
            painter.setFont(small)
            painter.drawText(round(left), round(base), self._words)
