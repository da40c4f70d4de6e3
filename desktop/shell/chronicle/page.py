"""The page of the chronicle: all games at the left; at the right the one that is chosen, or figures of all."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.background import Background
from desktop.look.icons import put_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.paper import Sheet
from desktop.look.wood import WoodGround
from desktop.session.game_library import GameLibrary
from desktop.shell.chronicle.counts import KindCounts
from desktop.shell.chronicle.figures import Figures
from desktop.shell.chronicle.story_sheet import StorySheet
from desktop.shell.chronicle.told_games import GameRows, ReadLibrary, ToldGames, read_library
from desktop.shell.faults.words import sentence_of
from desktop.shell.start_page_cards import title_of
from desktop.storage.cards import GameCard
from desktop.storage.problems import LibraryProblem
from rules_core.kernel.game import NO_GAME, GameId

NARROW = 940
"""Below this width in px at 100 % either the list is seen or what is told."""


class ChroniclePage(WoodGround):
    """All games of the library. Reads it in a thread when it is made."""

    hearth = Signal()
    opened = Signal(int)
    """This game is to be gone on with, or looked at."""
    clause_wanted = Signal(str)

    def __init__(self, theme: Theme, library: GameLibrary, path: Path, parent: QWidget | None = None) -> None:
        """`path` is the file of the library."""
        super().__init__(theme, parent)
        self.theme = theme
        self.setObjectName("page.chronicle")
        self.setAccessibleName(self.tr("Chronicle"))
        px = theme.px
        self._counts: tuple[KindCounts, ...] = ()
        self._is_read = False
        self._told = False
        """Whether the right side was asked for: in a narrow window it alone is seen then."""
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(10), px(24), px(14))
        column.setSpacing(px(10))
        column.addLayout(self._head())
        row = QHBoxLayout()
        row.setSpacing(px(16))
        column.addLayout(row, 1)
        self.model = ToldGames()
        self.rows = GameRows(theme, self.model)
        self.rows.chosen.connect(self.tell)
        self.search, self.kinds = QLineEdit(), QComboBox()
        self.empty = text_label(self.tr("Reading your games."), TextStyle.BODY, "text_2", wrap=True)
        self._left = self._list_sheet()
        row.addWidget(self._left, 2)
        self._right = Sheet(theme)
        self.figures = Figures(theme)
        self.story = StorySheet(theme, library)
        self.story.opened.connect(self.opened)
        self.story.clause_wanted.connect(self.clause_wanted)
        self.shown = QStackedWidget()
        self.shown.addWidget(self._figures_page())
        self.shown.addWidget(self.story)
        self._right.body.addWidget(self.shown)
        row.addWidget(self._right, 3)
        self._reading: Background | None = Background(lambda _stop: read_library(path), self)
        self._reading.done.connect(self._show_games)
        self._reading.failed.connect(self._fail)
        self.setFocusProxy(self.rows)
        self._arrange()

    # What it is made of

    def _head(self) -> QHBoxLayout:
        px = self.theme.px
        row = QHBoxLayout()
        row.setSpacing(px(12))
        self.back = QPushButton(self.tr("Hearth"))
        self.back.setObjectName("chronicle.back")
        put_icon(self.back, "ui/arrow-left", px(18), self.theme.colours.text)
        self.back.clicked.connect(lambda _=False: self.go_back())
        row.addWidget(self.back)
        row.addWidget(Icon(self.theme, "scroll-unfurled", 36, "gold_line"))
        row.addWidget(text_label(self.tr("Chronicle"), TextStyle.TITLE, "on_wood"))
        row.addStretch(1)
        self.to_figures = QPushButton(self.tr("Figures of all games"))
        self.to_figures.setObjectName("chronicle.to-figures")
        put_icon(self.to_figures, "ui/chart-line", px(18), self.theme.colours.text)
        self.to_figures.clicked.connect(lambda _=False: self.show_figures())
        row.addWidget(self.to_figures)
        return row

    def _list_sheet(self) -> QWidget:
        px = self.theme.px
        sheet = Sheet(self.theme)
        sheet.setMinimumWidth(px(260))
        sieve = QHBoxLayout()
        sieve.setContentsMargins(px(12), px(10), px(12), px(10))
        sieve.setSpacing(px(8))
        self.search.setObjectName("chronicle.find")
        self.search.setPlaceholderText(self.tr("Find by name, tag or how it went"))
        self.search.setAccessibleName(self.tr("Find a game"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._narrow())
        sieve.addWidget(self.search, 3)
        self.kinds.setObjectName("chronicle.kinds")
        self.kinds.setAccessibleName(self.tr("Which games are shown"))
        self.kinds.addItem(self.tr("All games"), NO_GAME)
        self.kinds.setMinimumContentsLength(8)
        self.kinds.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.kinds.currentIndexChanged.connect(lambda _: self._narrow())
        sieve.addWidget(self.kinds, 2)
        sheet.body.addLayout(sieve)
        self.empty.setContentsMargins(px(16), px(12), px(16), px(12))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        sheet.body.addWidget(self.empty)
        sheet.body.addWidget(self.rows, 1)
        return sheet

    def _figures_page(self) -> QWidget:
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.heading: QLabel = text_label(self.tr("Figures of all games"), TextStyle.TITLE, wrap=True)
        px = self.theme.px
        row = QVBoxLayout()
        row.setContentsMargins(px(22), px(14), px(22), 0)
        row.addWidget(self.heading)
        column.addLayout(row)
        column.addWidget(self.figures, 1)
        return sheet

    # What is shown

    @property
    def is_reading(self) -> bool:
        """Whether the library is still being read."""
        return self._reading is not None

    def _show_games(self, read: ReadLibrary) -> None:
        self._reading, self._is_read = None, True
        self._counts = read.counts
        for one in read.counts:
            self.kinds.addItem(title_of(one.kind), one.kind)
        # A filter of one game alone would change nothing.
        self.kinds.setVisible(len(read.counts) > 1)
        self.model.set_games(read.games)
        self._narrow()
        if self.model.rowCount():
            self.rows.setCurrentIndex(self.model.index(0))

    def _fail(self, fault: Exception) -> None:
        self._reading, self._is_read = None, False
        self.empty.setText(sentence_of(fault) if isinstance(fault, LibraryProblem) else str(fault))

    def _narrow(self) -> None:
        if not self._is_read:
            return
        words, kind = self.search.text().strip(), GameId(self.kinds.currentData() or NO_GAME)
        self.model.narrow(words, kind)
        self.figures.show_counts([one for one in self._counts if kind in (NO_GAME, one.kind)])
        self.heading.setText(title_of(kind) if kind else self.tr("Figures of all games"))
        found = self.model.rowCount()
        self.empty.setVisible(not found)
        self.rows.setVisible(found > 0)
        if words or kind:
            self.empty.setText(self.tr("No game fits “{text}”. Clear the field to see all.").format(text=words))
        else:
            self.empty.setText(self.tr("Your games will gather here."))

    def tell(self, card: GameCard) -> None:
        """Tell this game at the right."""
        self._told = True
        self.shown.setCurrentWidget(self.story)
        self.story.tell(card)
        self._arrange()

    def show_figures(self) -> None:
        """Show the figures at the right."""
        self._told = True
        self.shown.setCurrentIndex(0)
        self.story.put_away()
        self._arrange()

    def go_back(self) -> None:
        """From what is told in a narrow window to the list, else to the start page."""
        if self._told and not self._left.isVisibleTo(self):
            self._told = False
            self._arrange()
            self.rows.setFocus()
        else:
            self.hearth.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """The page is left: what was read is let go."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.show_figures()
            self._told = False

    # The window

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        is_narrow = self.width() < self.theme.px(NARROW)
        self._left.setVisible(not is_narrow or not self._told)
        self._right.setVisible(not is_narrow or self._told)
        self.to_figures.setVisible((is_narrow and not self._told) or self.shown.currentIndex() > 0)
        self.back.setText(self.tr("All games") if not self._left.isVisibleTo(self) else self.tr("Hearth"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        elif event.key() == Qt.Key.Key_F and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.search.setFocus()
        else:
            super().keyPressEvent(event)
