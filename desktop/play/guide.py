"""The guided first game: the real game, with a note beside it that says one thing at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.play.note_place import NoteRoom, note_place
from desktop.session.match_session import MatchSession
from rules_core.kernel.requests import Choose, Place, Request, Topic

SETTLED_MS = 40
"""After so long docks that come or go have found their places."""
NOTE_STAYS = 3
"""So many answers a note outlives the question that it was about."""


@dataclass(frozen=True)
class Note:
    """One note: shown at the first question that it is about."""

    key: str
    topic: Topic
    title: str
    text: str
    is_about_right: bool = False
    """Whether it speaks of the docks on the right, which it leaves free."""


class Guide(QObject):
    """Shows each note once, on the docks of the page, never over the map or the prompt bar."""

    def __init__(self, room: NoteRoom, session: MatchSession, notes: Sequence[Note], shown: Sequence[str]) -> None:
        """`shown` are the notes that have been given already, by their keys."""
        super().__init__(room.page)
        self.room = room
        self.session = session
        self.notes = notes
        self.shown = list(shown)
        """The notes that have been given."""
        self.note: QWidget | None = None
        self._said: Note | None = None
        self._since = 0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SETTLED_MS)
        self._later.timeout.connect(self._arrange)
        room.theme.changed.connect(self._later.start)
        room.page.installEventFilter(self)
        session.changed.connect(self.look_at_question)
        self.look_at_question()

    def look_at_question(self) -> None:
        """Show the note of the question that stands, if it has not been shown yet."""
        request = self.session.pending
        if request is None:
            return
        for note in self.notes:
            if note.key not in self.shown and _is_about(note, request):
                self.shown.append(note.key)
                self._show(note)
                self._since = 0
                return
        # A note that nobody puts away leaves by itself when the play has gone on.
        self._since += 1
        if self._since >= NOTE_STAYS:
            self._take_away()

    def stop(self) -> None:
        """The player knows the rest."""
        self.session.changed.disconnect(self.look_at_question)
        self._take_away()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._later.start()
        return super().eventFilter(watched, event)

    def _show(self, told: Note) -> None:
        self._take_away()
        px = self.room.theme.px
        title = QCoreApplication.translate("Learn", told.title)
        note = HeadedSheet(self.room.theme, title, "open-book", parent=self.room.page)
        note.setObjectName(f"learn.{told.key}")
        note.setAccessibleName(title)
        text = text_label(QCoreApplication.translate("Learn", told.text), TextStyle.BODY, wrap=True)
        text.setContentsMargins(px(14), px(10), px(14), px(6))
        note.body.addWidget(text)
        row = QHBoxLayout()
        row.setContentsMargins(px(14), 0, px(14), px(12))
        enough = QPushButton(self.tr("I know the rest"))
        enough.setObjectName("learn.stop")
        enough.setProperty("kind", "quiet")
        enough.clicked.connect(self.stop)
        see = QPushButton(self.tr("I see"))
        see.setObjectName("learn.see")
        see.setProperty("kind", "main")
        see.clicked.connect(self._take_away)
        for button in (enough, see):
            # The keys stay with the question: a note never takes the keyboard.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row.addWidget(enough)
        row.addStretch(1)
        row.addWidget(see)
        note.body.addLayout(row)
        self.note, self._said = note, told
        note.show()
        self._arrange()
        note.raise_()
        self._later.start()

    def _take_away(self) -> None:
        if self.note is not None:
            self.note.hide()
            self.note.deleteLater()
            self.note = None

    def _arrange(self) -> None:
        if self.note is not None and self._said is not None:
            self.note.setGeometry(note_place(self.room, self.note, spare_right=self._said.is_about_right))


def _is_about(note: Note, request: Request) -> bool:
    if not isinstance(request, (Choose, Place)):
        return False
    return request.topic == note.topic
