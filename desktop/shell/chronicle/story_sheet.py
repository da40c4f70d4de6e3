"""One game of the library, told: how it ended, its story, and everything that happened, as its last page has it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from desktop.background import Background
from desktop.games.faces import face_of
from desktop.look.dialog_size import scrolling
from desktop.look.icons import put_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.pill import Pill, PillTone
from desktop.play.models.chronicle_list import ChronicleList
from desktop.play.panels.chronicle_panel import ChroniclePanel
from desktop.play.presenter import Presenter, StoryPart
from desktop.play.story_grid import story_grid
from desktop.session.game_library import GameLibrary
from desktop.session.told_session import ToldSession
from desktop.shell.faults.words import sentence_of
from desktop.shell.start_page_cards import picture_of, title_of, when
from desktop.storage.cards import GameCard
from desktop.storage.problems import LibraryProblem
from rules_core.kernel.match import Match
from rules_core.kernel.requests import SeatId

LEAST_TOLD = 250
"""How much height is left to what is told at least, in px at 100 %."""


class StorySheet(QWidget):
    """Reads a game in a thread, and then tells it."""

    opened = Signal(int)
    """This game is to be gone on with, or looked at."""
    clause_wanted = Signal(str)

    def __init__(self, theme: Theme, library: GameLibrary) -> None:
        super().__init__()
        self.theme = theme
        self.library = library
        self.setObjectName("chronicle.story")
        self._card: GameCard | None = None
        self._reading: Background | None = None
        self._given_up: list[Background] = []
        """Nobody waits for what these read, but they may still be reading."""
        self._told: QObject | None = None
        """The session of the game that is told."""
        self.chronicle: ChroniclePanel | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._scroll = QVBoxLayout()
        column.addLayout(self._scroll)
        self._page: QWidget | None = None

    @property
    def game(self) -> int:
        """The number of the game that is told, 0 where there is none."""
        return self._card.id if self._card is not None else 0

    def tell(self, card: GameCard) -> None:
        """Read this game, and tell it."""
        if self.game == card.id:
            return
        self._clear()
        self._card = card
        self._show(self._waiting(card))
        number = card.id
        # The library itself is opened here: whoever else asks for it meanwhile gets the same one.
        try:
            _ = self.library.library
        except LibraryProblem as fault:
            self._fail(fault)
            return
        self._reading = Background(lambda _stop: (self.library.read_match(number), self.library.names_in(number)), self)
        self._reading.done.connect(self._tell)
        self._reading.failed.connect(self._fail)

    def put_away(self) -> None:
        """Tell nothing, let go what was read, and wait for what is still being read.

        The library may be closed, or be another file, at the next moment.
        """
        self._clear()
        for reading in self._given_up:
            reading.wait()
        self._given_up.clear()

    def _clear(self) -> None:
        if self._reading is not None:
            self._reading.stop()
            self._given_up.append(self._reading)
            self._reading = None
        self._given_up = [one for one in self._given_up if one.is_working]
        self._show(QWidget())
        if isinstance(self._told, ToldSession):
            self._told.end()
            self._told.deleteLater()
        self._told = self._card = self.chronicle = None

    def _show(self, page: QWidget) -> None:
        if self._page is not None:
            self._scroll.removeWidget(self._page)
            self._page.deleteLater()
        # With large letters in a low window all of it scrolls: its head would leave no room for what is told.
        self._page = frame = scrolling(page)
        self._scroll.addWidget(frame)

    # What is told

    def _waiting(self, card: GameCard) -> QWidget:
        page, column = self._begun(card)
        column.addWidget(text_label(self.tr("Reading what happened."), TextStyle.BODY, "text_2", wrap=True))
        column.addStretch(1)
        return page

    def _fail(self, fault: Exception) -> None:
        self._reading = None
        if self._card is None:
            return
        words = sentence_of(fault) if isinstance(fault, LibraryProblem) else str(fault)
        page, column = self._begun(self._card)
        column.addWidget(text_label(self.tr("This game cannot be told."), TextStyle.STRONG, wrap=True))
        column.addWidget(text_label(words, TextStyle.BODY, "text_2", wrap=True))
        column.addStretch(1)
        self._show(page)
        # Whoever chooses it again tries again.
        self._card = None

    def _tell(self, read: tuple[Match[Any], dict[SeatId, str]]) -> None:
        self._reading = None
        if self._card is None:
            return
        match, names = read
        session = ToldSession(match, self._card.name, names)
        session.setParent(self)
        self._told = session
        presenter = face_of(self._card.kind).presenter(session)
        headline, told = "", ""
        if match.over:
            ending = presenter.ending()
            headline, told = ending.headline, ending.told
        page, column = self._begun(self._card, headline, told)
        column.addWidget(self._tabs(presenter), 1)
        self._show(page)
        if self.chronicle is not None:
            # A book is opened at its beginning.
            self.chronicle.list.is_at_end = False
            self.chronicle.list.scrollToTop()

    def _begun(self, card: GameCard, headline: str = "", told: str = "") -> tuple[QWidget, QVBoxLayout]:
        """A page with its head; what is told stands below."""
        px = self.theme.px
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(px(20), px(16), px(16), px(12))
        column.setSpacing(px(8))
        head = QHBoxLayout()
        head.setSpacing(px(14))
        head.addWidget(Icon(self.theme, picture_of(card.kind), 44, disc=True), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(px(2))
        words.addWidget(text_label(card.name, TextStyle.TITLE, wrap=True))
        line = self.tr("{game}, {when}").format(game=title_of(card.kind), when=when(card.played))
        words.addWidget(text_label(line, TextStyle.BODY, "text_2", wrap=True))
        head.addLayout(words, 1)
        result, tone = face_of(card.kind).result_pill(card.result)
        head.addWidget(Pill(self.theme, result, PillTone[tone]), 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        foot = QHBoxLayout()
        foot.setSpacing(px(12))
        ended = QVBoxLayout()
        ended.setSpacing(px(2))
        if headline:
            ended.addWidget(text_label(headline, TextStyle.NAME, wrap=True))
        ended.addWidget(text_label(told or face_of(card.kind).line_of(card.summary), TextStyle.BODY, wrap=True))
        foot.addLayout(ended, 1)
        button = QPushButton(self.tr("Look at the end") if card.result else self.tr("Go on"))
        button.setObjectName("chronicle.open")
        put_icon(button, "ui/play", px(18), self.theme.colours.text)
        button.clicked.connect(lambda _=False: self.opened.emit(card.id))
        foot.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(foot)
        return page, column

    def _tabs(self, presenter: Presenter) -> QWidget:
        """The story, where the game tells one, and all that happened."""
        self.chronicle = ChroniclePanel(self.theme, ChronicleList(presenter))
        self.chronicle.list.offers_sandbox = self.chronicle.list.offers_corrections = False
        self.chronicle.clause_wanted.connect(self.clause_wanted)
        story = presenter.story()
        tabs = QTabWidget()
        tabs.setObjectName("chronicle.tabs")
        tabs.setAccessibleName(self.tr("How it is told"))
        tabs.setMinimumHeight(self.theme.px(LEAST_TOLD))
        if story:
            tabs.addTab(self._story(story), self.tr("What happened"))
        tabs.addTab(self.chronicle, self.tr("Step by step"))
        return tabs

    def _story(self, parts: list[StoryPart]) -> QWidget:
        page = QWidget()
        page.setLayout(story_grid(self.theme, parts))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(page)
        page.setAutoFillBackground(False)
        return scroll
