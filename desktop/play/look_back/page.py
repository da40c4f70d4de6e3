"""The page of a look back: how far it is, then the moments one below the other, or that there is none."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.games.faces import face_of
from desktop.look.announce import announce
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.wood import WoodGround
from desktop.play.look_back.moment_card import MomentCard
from desktop.session.match_session import MatchSession
from desktop.session.sandbox import sandbox_at
from rules_core.lab.look_back import LookBackResult

NARROW = 860
"""Below this width in px at 100 % pictures stand above the words."""
WIDE = 1040
"""So wide at most are the sheets, in px at 100 %: long lines are hard to read."""


class LookBackPage(WoodGround):
    """Begins to look back when it is made, unless that has been done; what was found stays with the game."""

    back_wanted = Signal()
    sandbox_wanted = Signal(int)
    """What stood at this entry of the journal shall be tried in a sandbox."""

    def __init__(self, theme: Theme, session: MatchSession, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.theme, self.session = theme, session
        self.looking = session.looking_back
        self.said = face_of(session.match.game.name).look_back_words()
        self.setObjectName("page.look-back")
        self.setAccessibleName(self.tr("Look back"))
        self.cards: list[MomentCard] = []
        self.column = QVBoxLayout(self)
        self.whole: QWidget | None = None
        self.bar: QProgressBar | None = None
        self._draw = QTimer(self)
        self._draw.setInterval(0)
        self._draw.timeout.connect(self._draw_next)
        self.looking.progressed.connect(self._progressed)
        self.looking.ended.connect(self._ended)
        theme.changed.connect(self._show)
        if self.looking.run is None:
            self.looking.start()
        self._show()

    def put_away(self) -> None:
        """The page closes; what it shows of the past goes with it."""
        self._draw.stop()
        for card in self.cards:
            card.past.end()
        self.cards = []

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _ended(self) -> None:
        self._show()
        result = self.looking.result
        if result is not None:
            found = self.tr("%n moment(s) found.", "", len(result.missed))
            announce(self, found if result.missed else self.said.nothing())

    # Making

    def _show(self) -> None:
        """Make the page anew, as things stand."""
        self.put_away()
        if self.whole is not None:
            self.whole.hide()
            self.column.removeWidget(self.whole)
            self.whole.deleteLater()
        self.bar = None
        px = self.theme.px
        self.column.setContentsMargins(0, 0, 0, 0)
        self.whole = whole = QWidget(self)
        self.column.addWidget(whole)
        page = QVBoxLayout(whole)
        page.setContentsMargins(px(32), px(16), px(32), px(16))
        page.setSpacing(px(12))
        inside = QWidget()
        sheets = QVBoxLayout(inside)
        sheets.setContentsMargins(0, 0, 0, 0)
        sheets.setSpacing(px(14))
        sheets.addLayout(self._head())
        result = self.looking.result
        if self.looking.is_running:
            sheets.addWidget(self._progress())
        elif result is None:
            sheets.addWidget(self._stopped())
        elif result.missed:
            for card in self._moments(result):
                sheets.addWidget(card)
            sheets.addWidget(self._how_sure(result))
        else:
            sheets.addWidget(self._nothing(result))
        sheets.addStretch(1)
        self.scroller = QScrollArea()
        self.scroller.setObjectName("look-back.scroll")
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setWidget(inside)
        inside.setAutoFillBackground(False)
        page.addWidget(self.scroller, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        self.back_button = self._button("look-back.back", self.tr("Back"))
        self.back_button.clicked.connect(self.back_wanted)
        foot.addWidget(self.back_button)
        page.addLayout(foot)
        self._fit()
        # A widget that comes into a page that is seen already is shown later only, and takes no keys until then.
        whole.show()
        self._focus_first()
        self._draw.start()

    def _head(self) -> QHBoxLayout:
        px = self.theme.px
        head = QHBoxLayout()
        head.setSpacing(px(16))
        head.addWidget(Icon(self.theme, "ui/history", 48, "gold_line"), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label(self.tr("Look back"), TextStyle.TITLE, "on_wood", wrap=True))
        words.addWidget(text_label(self.said.lead(), TextStyle.BODY, "on_wood", wrap=True))
        head.addLayout(words, 1)
        return head

    def _progress(self) -> QWidget:
        sheet, column = self._sheet(self.tr("Playing on from your decisions"), "ui/hourglass")
        self.count = text_label("", TextStyle.NAME, wrap=True)
        self.bar = QProgressBar()
        self.bar.setObjectName("look-back.bar")
        self.bar.setAccessibleName(self.tr("Games played on"))
        self.bar.setTextVisible(False)
        self.stop_button = self._button("look-back.stop", self.tr("Stop"))
        self.stop_button.clicked.connect(self.looking.stop)
        explained = self.tr(
            "Where the program would have chosen otherwise, the game is played on many times both ways."
            " You can leave this page meanwhile."
        )
        column.addWidget(self.count)
        column.addWidget(self.bar)
        column.addWidget(text_label(explained, TextStyle.BODY, "text_2", wrap=True))
        column.addWidget(self.stop_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._progressed()
        return sheet

    def _progressed(self) -> None:
        progress = self.looking.progress
        if self.bar is None or progress is None:
            if self.looking.is_running and self.bar is None:
                self._show()
            return
        self.bar.setRange(0, progress.games)
        self.bar.setValue(progress.done)
        words = self.tr("{done} of at most {games} games played on")
        self.count.setText(
            words.format(done=progress.done, games=progress.games)
            if progress.games
            else self.tr("Looking through your decisions")
        )

    def _stopped(self) -> QWidget:
        is_fault = bool(self.looking.fault)
        title = self.tr("The program could not look back") if is_fault else self.tr("Stopped")
        sheet, column = self._sheet(title, "ui/pause")
        words = self.tr("What is half looked at says nothing yet.")
        column.addWidget(text_label(self.looking.fault if is_fault else words, TextStyle.BODY, wrap=True))
        again = self._button("look-back.again", self.tr("Begin again"))
        again.clicked.connect(self.looking.start)
        column.addWidget(again, 0, Qt.AlignmentFlag.AlignLeft)
        return sheet

    def _nothing(self, result: LookBackResult) -> QWidget:
        sheet, column = self._sheet(self.said.nothing(), "ui/circle-check")
        sheet.setObjectName("look-back.nothing")
        words = self.tr("%n (decision was|decisions were) tried, each both ways.", "", result.tried)
        if not result.decisions:
            words = self.tr("The program would have decided everything as you did.")
        column.addWidget(text_label(words, TextStyle.BODY, wrap=True))
        column.addWidget(text_label(self._whose(), TextStyle.SMALL, "text_2", wrap=True))
        return sheet

    def _moments(self, result: LookBackResult) -> list[MomentCard]:
        for missed in result.missed:
            past = sandbox_at(self.session, missed.node)
            card = MomentCard(self.theme, self.said, missed, past, is_shown=missed.node in self.looking.seen)
            card.shown.connect(lambda node=missed.node: self.looking.seen.add(node))
            card.try_wanted.connect(lambda node=missed.node: self.sandbox_wanted.emit(node))
            self.cards.append(card)
        return self.cards

    def _how_sure(self, result: LookBackResult) -> QWidget:
        sheet, column = self._sheet(self.tr("How sure this is"), "ui/info")
        tried = self.tr("%n (decision was|decisions were) tried, each both ways.", "", result.tried)
        anew = self.tr(
            "What looked best was played anew with other dice, and those games alone are counted here:"
            " that even one of these moments is mere luck happens less than 5 times in 100."
        )
        for words in (f"{tried} {anew}", self._whose()):
            column.addWidget(text_label(words, TextStyle.SMALL, "text_2", wrap=True))
        return sheet

    def _whose(self) -> str:
        return self.tr(
            "The program plays on, not you: it says nothing of plans that only you could carry out."
            " What nobody knew at that moment falls otherwise in every game."
        )

    def _sheet(self, title: str, icon: str) -> tuple[HeadedSheet, QVBoxLayout]:
        px = self.theme.px
        sheet = HeadedSheet(self.theme, title, icon)
        column = QVBoxLayout()
        column.setContentsMargins(px(14), px(12), px(14), px(14))
        column.setSpacing(px(8))
        sheet.body.addLayout(column)
        return sheet, column

    def _button(self, name: str, words: str) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.setAutoDefault(True)
        return button

    # Showing

    def _fit(self) -> None:
        narrow = self.width() / self.theme.look.scale < NARROW
        for card in self.cards:
            card.fit(self.height(), narrow=narrow)
        if self.whole is not None and (layout := self.whole.layout()) is not None:
            aside = max(self.theme.px(20), (self.width() - self.theme.px(WIDE)) // 2)
            layout.setContentsMargins(aside, self.theme.px(16), aside, self.theme.px(16))

    def _focus_first(self) -> None:
        """The keys go to what comes next."""
        first: QWidget = self.back_button
        if self.cards:
            first = self.cards[0].buttons[0]
        elif self.looking.is_running:
            first = self.stop_button
        if self.isVisible():
            first.setFocus()
        self.setFocusProxy(first)

    def _draw_next(self) -> None:
        """One picture after the other: the page is there at once."""
        for card in self.cards:
            if card.picture.image.isNull():
                card.draw_picture()
                return
        self._draw.stop()
