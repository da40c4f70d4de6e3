"""The page of a look back: moments one below the other as they become certain, or that there is none.

How far it is stands below, beside the way back: what somebody reads stays in its place when another moment comes.
"""

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
from rules_core.lab.duels import Missed
from rules_core.lab.look_back import LookBackProgress

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
        self._undrawn: list[MomentCard] = []
        """Cards whose pictures are still to be drawn."""
        self.column = QVBoxLayout(self)
        self.whole: QWidget | None = None
        self.note: QWidget | None = None
        self._noted = ""
        self._draw = QTimer(self)
        self._draw.setInterval(0)
        self._draw.timeout.connect(self._draw_next)
        if self.looking.run is None:
            self.looking.start()
        self._show()
        self.looking.progressed.connect(self._keep_up)
        self.looking.ended.connect(self._ended)
        theme.changed.connect(self._show)

    def put_away(self) -> None:
        """The page closes; what it shows of the past goes with it."""
        self._draw.stop()
        for card in self.cards:
            card.past.end()
        self.cards, self._undrawn = [], []

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
        had_focus = self.window().focusWidget() in (self.stop_button, self.go_on_button)
        self._keep_up()
        if had_focus:
            self._focus_first()
        if self.looking.is_whole:
            announce(self, self._how_many() if self.cards else self.said.nothing())

    # Making

    def _show(self) -> None:
        """Make the page anew, as things stand."""
        self.put_away()
        if self.whole is not None:
            self.whole.hide()
            self.column.removeWidget(self.whole)
            self.whole.deleteLater()
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
        self.places = QVBoxLayout()
        self.places.setSpacing(px(14))
        sheets.addLayout(self.places)
        self.note, self._noted = None, ""
        self.note_place = QVBoxLayout()
        sheets.addLayout(self.note_place)
        sheets.addStretch(1)
        self.scroller = QScrollArea()
        self.scroller.setObjectName("look-back.scroll")
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setWidget(inside)
        inside.setAutoFillBackground(False)
        page.addWidget(self.scroller, 1)
        page.addLayout(self._foot())
        self._keep_up()
        self._fit()
        whole.show()
        self._focus_first()

    def _foot(self) -> QHBoxLayout:
        """How far it is, what to do about it, and the way back."""
        px = self.theme.px
        foot = QHBoxLayout()
        foot.setSpacing(px(16))
        told = QVBoxLayout()
        told.setSpacing(px(4))
        self.count = text_label("", TextStyle.BODY, "on_wood", wrap=True)
        self.count.setObjectName("look-back.count")
        self.bar = QProgressBar()
        self.bar.setObjectName("look-back.bar")
        self.bar.setAccessibleName(self.tr("Decisions looked at"))
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(px(12))
        told.addWidget(self.count)
        told.addWidget(self.bar)
        self.stop_button = self._button("look-back.stop", self.tr("Stop"))
        self.stop_button.clicked.connect(self.looking.stop)
        self.go_on_button = self._button("look-back.go-on", self.tr("Go on"))
        self.go_on_button.clicked.connect(self.looking.start)
        self.back_button = self._button("look-back.back", self.tr("Back"))
        self.back_button.clicked.connect(self.back_wanted)
        foot.addLayout(told, 1)
        for button in (self.stop_button, self.go_on_button, self.back_button):
            foot.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        return foot

    # Keeping up with what is found

    def _keep_up(self) -> None:
        """Show what has come since: moments below those that stand there, and how far it is."""
        progress = self.looking.progress or LookBackProgress()
        there = [card.missed for card in self.cards]
        # In the order of the game; what comes while somebody reads stands below.
        for missed in sorted(progress.missed, key=lambda one: one.node):
            if missed not in there:
                self._add_card(missed)
        self._renew_note(progress)
        running = self.looking.is_running
        had_focus = self.window().focusWidget() is self.go_on_button
        self.stop_button.setVisible(running)
        self.go_on_button.setVisible(not running and not self.looking.is_whole)
        if had_focus and running:
            self.stop_button.setFocus()
        self.count.setVisible(bool(self.cards) or not self.looking.is_whole)
        self.bar.setVisible(running)
        self.bar.setRange(0, progress.decisions)
        self.bar.setValue(progress.settled)
        self.count.setText(self._how_far(progress))

    def _how_many(self) -> str:
        return self.tr("%n moment(s) found.", "", len(self.cards))

    def _how_far(self, progress: LookBackProgress) -> str:
        if self.looking.is_whole:
            return self._how_many()
        if not self.looking.is_running:
            return self.tr("Stopped. What stands here is certain; the rest is not looked at yet.") if self.cards else ""
        if not progress.decisions:
            return self.tr("Looking through your decisions")
        words = self.tr("{settled} of {decisions} decisions looked at, {games} games played on")
        return words.format(settled=progress.settled, decisions=progress.decisions, games=progress.games)

    def _add_card(self, missed: Missed) -> None:
        past = sandbox_at(self.session, missed.node)
        card = MomentCard(self.theme, self.said, missed, past, is_shown=missed.node in self.looking.seen)
        card.shown.connect(lambda: self._bring_into_sight(card))
        card.try_wanted.connect(lambda: self.sandbox_wanted.emit(missed.node))
        self.cards.append(card)
        self._undrawn.append(card)
        self.places.addWidget(card)
        # What comes into a page that is seen already is shown later only, and takes no keys until then.
        card.show()
        self.setTabOrder(card.try_button, self.stop_button)
        self._fit()
        self._draw.start()

    def _bring_into_sight(self, card: MomentCard) -> None:
        """How it came out has been asked for: it may lie below what is seen, once it has found its place."""
        self.looking.seen.add(card.missed.node)
        QTimer.singleShot(0, card, lambda: self.scroller.ensureWidgetVisible(card.try_button))

    def _renew_note(self, progress: LookBackProgress) -> None:
        """The sheet below the moments: what is going on as long as there is none, at the end how sure it all is."""
        looking = self.looking
        if looking.is_whole:
            noted = "sure" if self.cards else "nothing"
        elif not looking.is_running:
            noted = "fault" if looking.fault else "stopped" if not self.cards else ""
        else:
            noted = "running" if not self.cards else ""
        if noted == self._noted:
            return
        self._noted = noted
        if self.note is not None:
            self.note_place.removeWidget(self.note)
            self.note.hide()
            self.note.deleteLater()
        self.note = self._note(noted, progress)
        if self.note is not None:
            self.note_place.addWidget(self.note)
            self.note.show()

    def _note(self, noted: str, progress: LookBackProgress) -> QWidget | None:
        if noted == "running":
            explained = self.tr(
                "From your decisions the game is played on many times, as you decided and otherwise."
                " A moment comes here as soon as it is certain; you can leave this page meanwhile."
            )
            title = self.tr("Playing on from your decisions")
            return self._sheet(title, "ui/hourglass", explained, small=self.said.how_far())
        if noted == "stopped":
            return self._sheet(self.tr("Stopped"), "ui/pause", self.tr("No moment was certain yet."))
        if noted == "fault":
            return self._sheet(self.tr("The program could not look back"), "ui/pause", self.looking.fault)
        if not noted:
            return None
        tried = self.tr("%n (decision was|decisions were) looked at, each both ways.", "", progress.settled)
        if noted == "nothing":
            same = self.tr("The program would have decided everything as you did.")
            sheet = self._sheet(
                self.said.nothing(), "ui/circle-check", tried if progress.decisions else same, small=self._whose()
            )
            sheet.setObjectName("look-back.nothing")
            return sheet
        anew = self.tr(
            "What looked best was played anew with other dice, and those games alone are counted here:"
            " that even one of these moments is mere luck happens less than 5 times in 100."
        )
        return self._sheet(self.tr("How sure this is"), "ui/info", small=f"{tried} {anew}\n{self._whose()}")

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

    def _whose(self) -> str:
        whose = self.tr(
            "The program plays on, not you: it says nothing of plans that only you could carry out."
            " What nobody knew at that moment falls otherwise in every game."
        )
        return f"{self.said.how_far()} {whose}"

    def _sheet(self, title: str, icon: str, words: str = "", *, small: str = "") -> HeadedSheet:
        px = self.theme.px
        sheet = HeadedSheet(self.theme, title, icon)
        column = QVBoxLayout()
        column.setContentsMargins(px(14), px(12), px(14), px(14))
        column.setSpacing(px(8))
        if words:
            column.addWidget(text_label(words, TextStyle.BODY, wrap=True))
        for line in small.splitlines():
            column.addWidget(text_label(line, TextStyle.SMALL, "text_2", wrap=True))
        sheet.body.addLayout(column)
        return sheet

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
        if not self._undrawn:
            self._draw.stop()
            return
        self._undrawn.pop(0).draw_picture()
